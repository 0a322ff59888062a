# Главная страница, список столов и страница, где создают стол.

## Главная

home-tagline = UNO по правилам из коробки, с друзьями или ботами. Открытый код, без регистрации и рекламы.
home-play-title = Сыграть сейчас
home-name = Твоё имя
home-name-hint = Не обязательно. Запомнится в этом браузере.
home-default-name = Игрок
home-play = Сыграть с ботами
home-play-about = Официальные правила, сразу за стол. Боты видят только то, что видно с их места.
home-play-busy = Раздаём…
home-players = Игроки
home-level = Как играют боты
home-level-is = Уровень ботов: { $level }
home-players-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
home-make-title = Свой стол
home-make-about = Выбери правила, позови друзей по ссылке, остальные места займут боты.
home-make = Создать стол
home-join-title = К друзьям
home-code = Код стола или ссылка
home-code-hint = Шесть букв или цифр, например K7QM2P.
home-code-bad = Это не код стола. В нём шесть латинских букв или цифр; I, O, 0 и 1 в нём не бывает.
home-join = Войти
home-rules-title = Правила простыми словами
home-rules-about = Как играют в каждом издании, пункт за пунктом.
home-rules-edition = Издание

## Открытые столы

lobby-title = Публичные столы
lobby-loading = Ищем столы…
lobby-empty = Сейчас публичных столов нет.
lobby-empty-hint = Создай стол и отметь «Публичный»: он появится здесь для всех.
lobby-offline = Сервер недоступен. Пробуем снова каждые несколько секунд…
lobby-stale = Нет связи: список мог устареть. Пробуем снова…
lobby-host = Хозяин стола: { $host }
# Правила стола: издание и сколько настроек от него отличается.
lobby-rules = { $count ->
        [0] { $edition }
        [one] { $edition }, изменена { $count } настройка
        [few] { $edition }, изменено { $count } настройки
       *[many] { $edition }, изменено { $count } настроек
    }
lobby-clock = Часы: { $clock }
lobby-free = { $count ->
        [0] Свободных мест нет, всего
        [one] Свободно { $count } место из
        [few] Свободно { $count } места из
       *[many] Свободно { $count } мест из
    } { $players }
lobby-people = { $count ->
        [one] Здесь { $count } человек
        [few] Здесь { $count } человека
       *[many] Здесь { $count } человек
    }
lobby-stage-waiting = Ждут начала
lobby-stage-playing = Идёт игра
lobby-stage-between = Между раундами
lobby-stage-over = Матч окончен
lobby-join = Войти
lobby-watch = Смотреть
lobby-full = Мест нет
lobby-join-label = Войти; хозяин стола: { $host }
lobby-watch-label = Смотреть; хозяин стола: { $host }

## Наборы правил

sets-title = Твои наборы правил
sets-about = Сохранены в этом браузере.
sets-play = Играть
sets-play-label = Сыграть с ботами: { $name }
sets-edit = Изменить
sets-edit-label = Изменить: { $name }
sets-share = Поделиться
sets-share-label = Поделиться ссылкой: { $name }
sets-delete = Удалить
sets-delete-label = Удалить: { $name }
sets-delete-sure = Точно удалить
sets-delete-sure-label = Точно удалить: { $name }
sets-keep = Оставить
sets-keep-label = Оставить: { $name }
sets-link = Ссылка: { $name }
sets-copy = Копировать
sets-copied = Скопировано
sets-copy-hand = Выдели ссылку и скопируй.
sets-save-title = Сохранить эти правила
sets-name = Название набора правил
sets-save = Сохранить
sets-saved = Сохранено в этом браузере: «{ $name }».
sets-save-failed = Этот браузер не даёт странице ничего сохранить.
sets-full = Наборов правил уже { $count }: сначала удали один.
sets-load = Взять за основу свой набор правил
sets-load-label = Загрузить: { $name }
sets-unnamed = Мои правила
sets-shared = Набор правил «{ $name }»
sets-shared-about = Всё настроено, как в ссылке. Создай с этим набором стол, измени его или сохрани.
sets-bad-link = В этой ссылке нет набора правил, который можно прочитать, поэтому показаны официальные правила. Попроси ссылку ещё раз: возможно, она обрезалась.

## Создание стола

make-title = Создать стол
make-you-title = Ты
make-seats-title = Места
make-places = Число мест
make-fewer = На одно место меньше
make-more = На одно место больше
make-seat = Место { $number }
make-seat-you = Ты
make-seat-person = Человек
make-seats-people = Только люди
make-seats-bots = Только боты
make-seats-hint = Место для человека может занять любой, у кого есть ссылка. Это можно изменить и потом, за столом.
make-levels = Как играют эти боты
make-bot = Бот: { $kind }
make-edition = Издание
make-changes = { $count ->
        [0] Все настройки как в издании
        [one] Изменена { $count } настройка
        [few] Изменено { $count } настройки
       *[many] Изменено { $count } настроек
    }
make-reset = Вернуть как в издании
make-reset-one = Вернуть
make-reset-one-label = Вернуть как в издании: { $option }
make-changed = изменено
make-loading = Загружаем правила…
make-seat-left = Слева от сдающего
make-seat-number = Место { $number }
make-customs-card = Карта «Своё правило» { $number }
make-customs-own = Правило своими словами
make-customs-text = Что делает карта
make-customs-text-hint = Не больше 200 знаков. За выполнением игроки следят сами.
make-customs-add = Добавить карту
make-customs-remove = Убрать
make-customs-remove-label = Убрать карту «Своё правило» { $number }
make-customs-none = Карт «Своё правило» в колоде нет.
make-form = Длина матча
make-form-about = До заданного числа очков или заданное число раздач со сменой напарников
make-form-target = До цели
make-form-rotating = Смена напарников
make-hands = Число раздач
make-hands-about = Сколько раздач в матче со сменой напарников
make-clock = Часы
make-clock-about = Сколько можно думать; когда время выйдет, ход будет сделан за игрока
make-clock-none = Без часов
make-clock-none-about = Думай сколько хочешь
make-clock-relaxed = Спокойно
make-clock-relaxed-about = 60 секунд на решение
make-clock-fast = Быстро
make-clock-fast-about = 15 секунд на решение
make-public = Публичный
make-public-about = Виден всем на главной странице. Иначе его найдут только те, у кого есть ссылка
make-spectators = Зрители
make-spectators-about = Смотреть можно и без места за столом
make-stand_in = Подмена ботом
make-stand_in-about = За того, у кого пропала связь, играет бот, пока связь не вернётся
make-players = Число игроков
make-players-about = От 2 до 10; места, где нет людей, — для ботов или остаются свободными
make-words = Правила простыми словами
make-words-empty = Правила появятся здесь, как только будут проверены.
make-problem = Так играть нельзя
make-problem-short = Стол пока не создать:
make-ready = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $edition }, { $changes ->
        [0] без изменений
        [one] изменена { $changes } настройка
        [few] изменено { $changes } настройки
       *[many] изменено { $changes } настроек
    }
make-button = Создать стол
make-button-start = Создать стол и раздать
make-button-busy = Создаём стол…

group-house = Домашние правила
group-turns = Ход и добор
group-wild4 = Карта +4 и проверка
group-uno = UNO
group-cards = Карты в колоде
group-start = Начало раунда
group-penalties = Штрафы
group-match = Очки и матч
group-table = За столом

## Настройки: короткая подпись. Что они значат, одной строкой сказано в rules.ftl (option-about-…).

option-hand_size = Карт при раздаче
option-blanks = Пустые карты вместо +2
option-shuffle_hands = Карта «Перемешай руки»
option-customs = Карты «Своё правило»
option-veto = Карта VETO
option-first_player = Первый игрок
option-start_wild = Первая карта «Выбери цвет»
option-start_wild4 = Первая карта +4
option-drawn_card = Если взятая карта подходит
option-draw_to_match = Брать, пока не подойдёт
option-wrong_card = Неверная карта
option-wild4_condition = Условие для +4
option-bluff = Блеф
option-challenge = Проверка +4
option-uno_owed_by = Кто говорит UNO
option-catch_until = До каких пор ловят
option-false_catch = Ошибочное обвинение
option-suggestions = Без подсказок
option-stacking = Накидывание
option-stack_mixed = Накидывание вперемешку
option-jump_in = Перехват
option-zero_rotation = 0 передаёт карты
option-seven_swap = 7 меняет карты
option-wild_points = Очки за дикую карту
option-scoring = Подсчёт очков
option-target = Цель
option-partners = Напарники

value-start_wild-color = Выбрать цвет
value-start_wild-reshuffle = Перетасовать
value-start_wild4-color = Выбрать цвет
value-start_wild4-reshuffle = Перетасовать
value-drawn_card-may = Можно сыграть
value-drawn_card-must = Нужно сыграть
value-draw_to_match-off = Нет
value-draw_to_match-may = Можно
value-draw_to_match-must = Нужно
value-wrong_card-refused = Не принимается
value-wrong_card-penalty = Штраф 2 карты
value-uno_owed_by-player = Кто положил карту
value-uno_owed_by-holder = Все с одной картой
value-catch_until-turn = До следующего хода
value-catch_until-card = До следующей карты
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Всё победителю
value-scoring-running_total = Штрафные очки
value-scoring-elimination = На выбывание

## Издания

edition-official = Официальное
edition-classic = Классическое
edition-quick = Быстрое
edition-custom = Со своими правилами
edition-europe = Европейское

## Эффекты карт «Своё правило»

effect-until-color = Бери до цвета
effect-drop-wilds = Долой дикие
effect-three-or-play = Положи или бери три
effect-again = Ещё один ход
effect-seven = Ровно семь
effect-three-all = Всем по три
effect-open = Карты на стол
effect-joke = Анекдот
effect-elbows = Прямые локти
effect-rooster = Выступление
