# Почему так нельзя и что не так с настройками: короткие заметки на экране и строки в терминале.
# $turn, $accused, $holder и $name — игроки; $card, $top и $drawn — карты, $color — цвет: вставляются как есть.

## Отказы за столом

refused-stale = За столом уже всё изменилось: посмотри ещё раз.
refused-not-seated = Ты смотришь: чтобы играть, сядь за стол.
refused-not-in-round = В этом раунде ты не играешь.
refused-no-round = Сейчас раунд не идёт.
refused-only-host = Это может только хозяин стола.
refused-place-taken = Это место занято.
refused-no-place = За этим столом нет места { $place }.
refused-seated = У тебя уже есть место.
refused-screen = Экран только показывает игру.
refused-other-place = Ты знаешь чужие карты этого матча: вернуться можно только на своё место.
refused-not-sitting = Встать неоткуда: ты не за столом.
refused-playing = Пока идёт матч, это не изменить.
refused-already-started = Матч уже начался.
refused-free-places = Ещё есть свободные места: подожди людей или посади ботов.
refused-not-between = Сейчас не нужно подтверждать готовность.
refused-is-ready = Готовность уже отмечена.
refused-not-understood = Сервер не понимает эту страницу: перезагрузи её.
refused-hello-again = Сервер уже знает эту страницу: перезагрузи её.
refused-other-deal = Это не следующая раздача.
refused-contributed = Твоя доля случайности в этой раздаче уже есть.
refused-no-member = Этого человека за столом больше нет.
refused-self = С собой так нельзя.
refused-empty-text = Сообщение пустое.
refused-long-text = Сообщение слишком длинное: можно не больше { $most ->
        [one] { $most } знака
        [few] { $most } знаков
       *[many] { $most } знаков
    }.
refused-no-suggestions = По этим правилам за подсказки не штрафуют.
refused-no-message = В этом раунде такого не говорили.
refused-accused = По этому сообщению уже голосовали.
refused-accuse-self = Себя обвинить нельзя.
refused-not-a-player = Автор этих слов в раунде не играет.
refused-no-accusation = Такого голосования нет.
refused-no-voter = Здесь у тебя нет голоса.
refused-voted = Твой голос уже учтён.
refused-no-stand-in = Сейчас тебя не подменяет бот.
refused-unknown-bot = Нет такого бота: { $bot }.
refused-bad-settings = С такими настройками играть нельзя.
refused-unseat = { $name } сидит на месте, которого не станет.
refused-closed = Этот стол закрыт.
refused-too-fast = Слишком много сообщений: подожди немного.

# По правилам игры. Также в терминале.

refused-other = Сейчас так нельзя.
refused-round-over = Раунд окончен.
refused-chance = Карты тасуют.
refused-owes-no-uno = Сейчас тебе не нужно говорить UNO.
refused-catch-self = Себя поймать нельзя.
refused-catch-phase = Сейчас никого поймать нельзя.
refused-catch-nothing = Ловить не за что: у игрока { $accused } с UNO всё в порядке.
refused-no-veto-card = По этим правилам карты VETO нет.
refused-veto-self = Карту VETO кладут другому игроку.
refused-veto-used = Карта VETO уже лежит у игрока { $holder }.
refused-no-vote = Сейчас нет голосования.
refused-vote-own = Анекдот твой: голосуют остальные.
refused-not-your-turn = Сейчас ходит { $turn }.
refused-jump-late = Сейчас ходит { $turn }, перехватывать ход уже поздно.
refused-jump-other = Сейчас ходит { $turn }; для перехвата нужна такая карта: { $top }.
refused-phase = Сейчас так нельзя.
refused-must-play = Взятую карту нужно сыграть.
refused-drew = Карта уже взята: сыграй её или оставь.
refused-no-challenge = Проверять нечего: «Выбери цвет + Возьми четыре» тебе не положили.
refused-not-now = Сейчас так нельзя.
refused-not-held = У тебя нет такой карты: { $card }.
refused-uno-count = UNO говорят с предпоследней картой, а у тебя { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
refused-unknown-seat = Такого игрока нет.
refused-trade-with = С этим игроком картами не поменяться.
refused-penalty-phase = Сейчас штраф дать нельзя.
refused-trade-whom = Скажи, с кем меняешься картами.
refused-no-trades = По этим правилам семёрка не меняет карты.
refused-no-last-trade = Семёрка последней картой карты не меняет.
refused-play-phase = Сейчас класть карты нельзя.
refused-wild4-color = «Выбери цвет + Возьми четыре» нельзя, пока на руках есть цвет: { $color }.
refused-only-drawn = После добора можно сыграть только взятое: { $drawn }.
refused-only-drew-nothing = Взятая карта не подходит: возьми ещё или остановись.
refused-no-answer = Тебе грозит { $count ->
        [one] штраф в { $count } карту
        [few] штраф в { $count } карты
       *[many] штраф в { $count } карт
    }: { $card } тут не поможет.
refused-no-match = Сейчас { $card } не подходит: сверху { $top }, цвет: { $color }.

## Что не так с правилами или настройками стола. $option — название настройки (option-… в lobby.ftl).

problem-unknown-edition = Нет такого издания: { $edition }.
problem-unknown-option = Нет такой настройки: { $option }.
problem-unknown-effect = Нет такого эффекта: { $effect }.
problem-rules-kind = Эти правила не удаётся прочитать.
problem-edition-kind = Издание нужно указать названием.
problem-edition-name = Такого издания нет.
problem-option-value = У настройки «{ $option }» такого значения нет.
problem-option-range = «{ $option }»: нужно число от { $least } до { $most }.
problem-option-size = У настройки «{ $option }» такого значения нет.
problem-customs-count = Карт «Своё правило» в колоде только { $most }, а правил для них { $count }.
problem-customs-kind = Правило для карты «Своё правило» — это эффект или текст.
problem-customs-length = Длина текста для карты «Своё правило»: от 1 до { $most } знаков.
problem-mixed-alone = «{ option-stack_mixed }» без «{ option-stacking }»: смешивать карты можно, только если их вообще накидывают.
problem-challenge-alone = «{ option-challenge }» без «{ option-wild4_condition }»: если «Выбери цвет + Возьми четыре» можно класть всегда, проверять нечего. Выключи настройку «{ option-challenge }».
problem-partners-scoring = «{ option-partners }»: напарники набирают очки вместе, поэтому в настройке «{ option-scoring }» нужно «{ value-scoring-winner_takes }».
problem-players = Игроков должно быть от { $least } до { $most }.
problem-partners-players = «{ option-partners }», а игроков { $players }: для игры парами нужно чётное число, не меньше четырёх.
# $seat и $last считаются с 0, как в терминале; $place с 1, как в браузере.
problem-first-player = «{ option-first_player }» — место { $seat }, но при таком числе игроков ({ $players }) есть места от 0 до { $last }.
problem-first-player-place = «{ option-first_player }» — место { $place }, но при таком числе игроков ({ $players }) его нет.
problem-whist-rounds = В вист-турнире { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }.

## Что не так с форматом матча. $form: до цели (target), со сменой напарников (rotating), вист-турнир (whist).

problem-target-hands = Число раздач задают только в матче со сменой напарников.
problem-unknown-form = Такого формата матча нет.
problem-form-players = { $form ->
        [whist] Игроков в вист-турнире: { $needed }, а не { $players }.
       *[rotating] Игроков в матче со сменой напарников: { $needed }, а не { $players }.
    }
problem-form-partners = { $form ->
        [whist] В вист-турнире играют парами: включи настройку «{ option-partners }».
       *[rotating] В матче со сменой напарников играют парами: включи настройку «{ option-partners }».
    }
problem-rotating-hands = Для матча со сменой напарников нужно число раздач от 1 до { $most }.
problem-whist-hands = В вист-турнире у каждого игрока всегда 28 раздач.
problem-form-dealer = В этом формате матча сдают по расписанию.
problem-match-over = Матч окончен.
problem-points-seats = Нужно ровно по одному числу очков на каждое место.

## Когда сервер не справился

problem-offline = Сервер недоступен. Проверь связь и попробуй ещё раз.
problem-server-error = У сервера не получилось. Попробуй ещё раз чуть позже.
problem-starting = Сервер запускается или останавливается. Попробуй ещё раз чуть позже.
problem-too-fast = Слишком много запросов: подожди немного.
problem-unavailable = Сервер переполнен или не может ничего сохранить. Попробуй позже.
problem-no-record = Такой записи нет.
problem-not-json = Сервер не понимает эту страницу: перезагрузи её.
problem-too-large = Это больше, чем принимает сервер.
problem-not-understood = Сервер не понимает эту страницу: перезагрузи её.
# Кнопка под ними.
problem-retry = Ещё раз
