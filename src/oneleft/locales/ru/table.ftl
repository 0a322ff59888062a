# Стол в браузере. Кнопки маленькие: примерно как по-английски, длиннее самое большее в полтора раза.
# Имена игроков ($name, $by, $host) вставляются как есть и не склоняются.

## Вход

table-title = Стол { $code }
table-title-turn = Твой ход
table-name-ask = Как тебя называть за столом?
table-name-label = Твоё имя
table-name-go = К столу
table-connecting = Идём к столу…
table-reconnecting = Связь пропала. Подключаемся снова…
table-offline = Нет связи. Попробуй чуть позже.
table-not-now = Сейчас так нельзя.
table-home = На главную
table-gone-no_table = Нет стола { $code }
table-gone-no_table-more = Возможно, в коде опечатка или стол давно закрыт.
table-gone-kicked = Хозяин удалил тебя из-за стола
table-gone-closed = Этот стол закрыт
table-gone-full = За этим столом нет мест
table-gone-bad_hello = Эта страница не понимает сервер
table-gone-bad_hello-more = Перезагрузи страницу: возможно, сервер обновился.
table-gone-reload = Перезагрузить

## Ожидание

wait-heading = Перед матчем
wait-places = Места
wait-free = Свободно
wait-you = ты
wait-host = хозяин стола
wait-away = не на связи
wait-bot = бот: { $kind }
wait-sit = Сесть сюда
wait-take-bot = Сесть вместо бота
wait-take-left = Занять место
wait-sit-again = Сесть снова
wait-stand = Встать
wait-put-bot = Посадить бота
wait-bot-for = Бот на место { $place }
wait-remove-bot = Убрать
wait-fill = Заполнить ботами
wait-kick = Удалить: { $name }
wait-kick-short = Удалить
wait-make-host = В хозяева
wait-make-host-of = В хозяева: { $name }
wait-people = Не за столом
wait-missing = { $free ->
        [1] Одно место свободно: позови кого-нибудь или посади бота.
        [one] Свободно { $free } место: позови кого-нибудь или посади ботов.
        [few] Свободно { $free } места: позови кого-нибудь или посади ботов.
       *[many] Свободно { $free } мест: позови кого-нибудь или посади ботов.
    }
wait-missing-guest = { $free ->
        [1] Одно место свободно. Матч начнётся, когда его займут.
        [one] Свободно { $free } место. Матч начнётся, когда все места займут.
        [few] Свободно { $free } места. Матч начнётся, когда их займут.
       *[many] Свободно { $free } мест. Матч начнётся, когда их займут.
    }
wait-for-host = Все в сборе. Матч начинает { $name }.
wait-can-start = Все в сборе.
wait-start = Начать матч
wait-settings = Настройки и правила
wait-settings-save = Применить
wait-settings-cancel = Отмена
wait-rules = Правила этого стола простыми словами
wait-rules-loading = Читаем правила…
wait-rules-failed = Не удалось загрузить правила.
wait-invite = Пригласить
wait-invite-more = Войти может любой, у кого есть эта ссылка. Код стола: { $code }.
wait-link = Ссылка на этот стол
wait-copy = Копировать
wait-copied = Скопировано
wait-copy-failed = Копировать здесь не разрешено: выдели ссылку и скопируй вручную.

## Меню стола

menu-open = Стол
menu-close = Закрыть
menu-heading = Этот стол
menu-players = Игроки
menu-name = Твоё имя
menu-rename = Сменить имя
menu-leave = Уйти
menu-leave-sure-playing = Уйти из матча? Вместо тебя доиграет бот.
menu-leave-sure = Уйти из-за стола?
menu-leave-yes = Уйти
menu-leave-no = Остаться
menu-round = Раунд { $round }
menu-talk = Чат и журнал
menu-talk-unread = { $count ->
        [one] Чат и журнал, { $count } новое сообщение
        [few] Чат и журнал, { $count } новых сообщения
       *[many] Чат и журнал, { $count } новых сообщений
    }

## Места

seat-cards = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
seat-turn = ходит
seat-uno = UNO!
seat-exposed = UNO не сказано
seat-exposed-short = нет UNO!
seat-veto = VETO: пропуск хода
seat-veto-short = VETO
seat-elbows = локти не сгибать
seat-three = положить или взять три
seat-dealer = сдающий
seat-dealer-short = Сд
seat-stand-in = подменяет бот
seat-left = не за столом
seat-away = не на связи
seat-partner = напарник
seat-played = сыграно: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [1] берёт карту
        [one] берёт { $count } карту
        [few] берёт { $count } карты
       *[many] берёт { $count } карт
    }
seat-passed = пас
seat-passed-short = –
seat-skipped = пропуск хода
seat-skipped-short = ⊘
seat-stand-in-short = бот
seat-left-short = не здесь
seat-elbows-short = локти
seat-three-short = 3?
seat-open-hand = Карты игрока { $name }: { $cards }

## Колода и сброс

pile-draw = Колода, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Для программ экранного доступа: колода и что будет, если нажать.
pile-draw-press = { $pile }. { $action }
pile-top = Верхняя карта: { $card }
pile-none = Карты ещё нет
pile-color = Текущий цвет: { $color }
pile-color-none = Цвета ещё нет
pile-clockwise = Игра идёт по часовой стрелке
pile-counter = Игра идёт против часовой стрелки
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Штраф: { $count } карта
        [few] Штраф: { $count } карты
       *[many] Штраф: { $count } карт
    }

## Чей ход

turn-you = Твой ход
turn-other = Ходит { $name }
turn-respond-you = { $count ->
        [one] Тебе грозит штраф: { $count } карта
        [few] Тебе грозит штраф: { $count } карты
       *[many] Тебе грозит штраф: { $count } карт
    }
turn-respond-other = { $count ->
        [one] Отвечает { $name }, штраф: { $count } карта
        [few] Отвечает { $name }, штраф: { $count } карты
       *[many] Отвечает { $name }, штраф: { $count } карт
    }
turn-color-you = Первая карта дикая: назови цвет
turn-color-other = { $name } называет цвет
turn-drawn-you = Сыграй взятую карту или оставь её
turn-drawn-none-you = Не подходит: возьми ещё или остановись
turn-drawn-other = { $name } берёт карту
turn-discard-you = { $count ->
        [1] Сбрось одну карту на выбор
        [one] Сбрось { $count } карту на выбор
        [few] Сбрось { $count } карты на выбор
       *[many] Сбрось { $count } карт на выбор
    }
turn-discard-other = { $name } сбрасывает карты
turn-vote-you = Анекдот рассказан: решают остальные
turn-vote-other = { $name } рассказывает анекдот
turn-perform-you = Выступи или струсь
turn-perform-other = { $name } выступает или трусит
turn-three-you = Положи карту или возьми три
turn-shuffle = Карты тасуют
turn-over = Раунд окончен
turn-jump = У тебя такая же карта: перехватывай!
turn-clock = { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }

## Что можно сделать. Буква — клавиша, которая это делает.

act-hand = Твои карты
act-actions = Что можно сделать
act-draw = Взять карту
act-draw-more = Взять ещё
act-draw-three = Взять три
act-draw-penalty = { $count ->
        [1] Взять карту
        [one] Взять { $count } карту
        [few] Взять { $count } карты
       *[many] Взять { $count } карт
    }
act-pass = Оставить
act-pass-stop = Хватит, пас
act-challenge = Не верю!
act-uno = UNO!
act-uno-say = UNO! Сказать сейчас
act-uno-arm = UNO! Сказать со следующей картой
act-uno-armed = UNO! Прозвучит со следующей картой
act-catch = Поймать: { $name }!
act-catch-short = Поймать!
act-key = { $label } (клавиша { $key })
act-sort-color = по цвету
act-sort-value = по значению
act-sort-drawn = как пришли
act-sort-label = Порядок карт: сейчас { $order }
act-cancel = Отмена
act-close = Закрыть
act-perform = Выступить
act-chicken = Струсить и взять 4
act-yes-laughed = Да, кто-то засмеялся
act-no-laughed = Нет, никто
act-color-for = Цвет для карты { $card }
act-trade-for = С кем поменяться картами?
act-wrong-play = { $costs ->
        [one] Всё равно сыграть: { $card }. Штраф: { $costs } карта
        [few] Всё равно сыграть: { $card }. Штраф: { $costs } карты
       *[many] Всё равно сыграть: { $card }. Штраф: { $costs } карт
    }
act-player-menu = { $name }: что можно сделать
act-accuse-uno = Обвинить: UNO не сказано
act-accuse-sure = { $costs ->
        [one] Похоже, у игрока { $name } с UNO всё в порядке. Если ошибёшься, возьмёшь { $costs } карту.
        [few] Похоже, у игрока { $name } с UNO всё в порядке. Если ошибёшься, возьмёшь { $costs } карты.
       *[many] Похоже, у игрока { $name } с UNO всё в порядке. Если ошибёшься, возьмёшь { $costs } карт.
    }
act-accuse-yes = Обвинить: { $name }
act-veto = VETO игроку { $name }
act-vote-ask = { $name } рассказывает анекдот. Кто-нибудь засмеялся? Хватит одного «да».
act-vote-wait = Остальные голосуют: смешно или нет.
act-vote-done = Твой голос учтён. Ждём остальных.
act-perform-ask = Выступи или струсь.
act-challenge-what = { $name } кладёт «Выбери цвет + Возьми четыре», а цвет был { $color }. Так можно, только если карт этого цвета на руках нет; сейчас у игрока { $name } { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
act-challenge-odds = Если это блеф, { $name } берёт { $count }. Если нет, ты берёшь { $more }.
act-stack-hint = Можно ответить: накинь свою карту.
act-shown = { $name } показывает тебе

## Ты

me-watching = Ты смотришь.
me-watching-seat = В меню стола можно сесть на место бота.
me-not-in-round = В этом раунде ты не играешь.
me-stand-in = Тебя подменяет бот.
me-take-over = Играть дальше
me-no-spectators = Этот раунд смотреть нельзя. Итог будет виден, когда он кончится.

## Чат и журнал

talk-log = Журнал
talk-chat = Чат
talk-newest = Что сейчас произошло
talk-empty-log = Пока ничего не произошло.
talk-empty-chat = Пока никто ничего не сказал.
talk-say = Сообщение
talk-send = Отправить
talk-react = Реакции
talk-react-with = Реакция { $emoji }
talk-you = Ты
talk-veto = VETO
talk-veto-label = Положить за это карту VETO игроку { $name }
talk-accuse = Подсказка!
talk-accuse-label = Обвинить игрока { $name } в подсказке
accuse-panel = { $by } считает, что { $name } подсказывает: «{ $text }» Две карты за это?
accuse-yes = Да, 2 карты
accuse-no = Нет
accuse-waiting = Голосов: { $votes } из { $voters }
notes-label = Уведомления
notes-dismiss = Убрать: { $text }

## Таблица счёта

sheet-heading = Счёт после раунда { $round }
sheet-final = Итоговый счёт
sheet-caption = Очки по раундам
sheet-round = Раунд
sheet-total = Всего
sheet-team = Команда { $team }
sheet-out = вне игры
sheet-hands = Оставшиеся карты
sheet-winner = победа в раунде
sheet-round-won = { $me ->
        [actor] Ты выигрываешь раунд.
       *[other] { $name } выигрывает раунд.
    }
sheet-last-card = Последняя карта: { $card }
sheet-blocked = Раунд заблокирован: очков никому нет.
sheet-next = Следующий раунд
sheet-rematch = Реванш
sheet-ready = Готовы: { $names }
sheet-waiting = Ждём: { $names }
sheet-you-ready = Готово: ждём остальных.
sheet-record = Скачать запись
sheet-dealing = Раздаём…
sheet-goal-winner_takes = Побеждает тот, кто первым наберёт { $target }.
sheet-goal-running_total = Очки идут в минус: как только у кого-то { $target }, побеждает наименьшая сумма.
sheet-goal-elimination = Очки идут в минус: набираешь { $target } и выбываешь.
sheet-goal-rotating = Побеждает наибольшая сумма после { $hands ->
        [one] { $hands } раздачи
        [few] { $hands } раздач
       *[many] { $hands } раздач
    }.
sheet-match-won = { $me ->
        [actor] Ты выигрываешь матч!
       *[other] { $name } выигрывает матч!
    }
sheet-match-shared = Матч вместе выигрывают { $names }!
