### Повторы и страница своих прошлых матчей.

## Открыть

replay-title = Повтор
replay-of-table = Повтор · стол { $code }
replay-open-title = Посмотреть запись
replay-open-about = Выбери запись: файл .json или .jsonl в нотации oneleft/1, отсюда или из другого места. Сначала она разыгрывается заново и проверяется.
replay-choose = Выбрать файл
replay-drop = … или перетащи его сюда.
replay-several = { $count ->
        [one] В файле { $count } запись. Какую открыть?
        [few] В файле { $count } записи. Какую открыть?
       *[many] В файле { $count } записей. Какую открыть?
    }
# $number считает записи файла с 1; $players — имена.
replay-record = Запись { $number }: { $players } ({ $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    })
replay-loading = Разыгрываем запись заново и проверяем…
replay-another = Открыть другой файл
replay-retry = Ещё раз
replay-empty = В этом матче ещё не сыграно ни одного раунда.
replay-checked = Проверено: { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }, ошибок нет.
file-empty = Файл пуст.
file-too-large = Файл больше { $most } МБ.
file-unreadable = Файл не читается.
file-not-json = Строка { $line }: это не JSON.
file-not-record = Строка { $line }: это не запись, в ней нет раундов.
problem-bad-record = В записи ошибка, поэтому она не показана. (Раунды и действия считаются с 0.) { $problem }
problem-record-too-long = Слишком длинная запись. Здесь можно показать не больше { $most ->
        [one] { $most } действия
        [few] { $most } действий
       *[many] { $most } действий
    }.
problem-round-too-long = Слишком длинный раунд. Здесь можно показать не больше { $most ->
        [one] { $most } шага
        [few] { $most } шагов
       *[many] { $most } шагов
    }.
problem-no-round = В матче нет раунда { $round }.
problem-no-player = В матче нет игрока { $player }.

## Просмотр

replay-round = Раунд
replay-round-number = Раунд { $round }
replay-view = Чьими глазами
replay-view-all = Все карты открыты
replay-controls = Управление повтором
replay-first = Первый шаг
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = Последний шаг
# Кнопка и её клавиша.
replay-key = { $label } ({ $key })
replay-key-space = Пробел
replay-speed = Скорость
replay-speed-times = { $times }×
replay-step = Шаг { $step } из { $steps }
# Читается вслух для ползунка.
replay-step-told = Шаг { $step } из { $steps }: { $told }
replay-slider = Шаг
replay-log = Что произошло
replay-log-open = Журнал
replay-log-close = Закрыть
replay-score = Счёт
replay-score-none = Это первый раунд.
replay-link = Ссылка
replay-link-label = Скопировать ссылку на этот момент
replay-link-copied = Скопировано
replay-link-failed = Вот ссылка: { $link }
replay-download = Скачать запись
replay-next-round = Следующий раунд
replay-to-table = К столу
# Чьи карты внизу экрана.
replay-own = { $name }, { $cards }
replay-watched = { $name } в этом раунде не играет.
# Что мог сделать игрок, чьи карты показаны; $actions — список.
replay-could = Можно было: { $actions }
replay-could-play = { $count ->
        [1] сыграть выделенную карту
        [one] сыграть одну из { $count } карты
        [few] сыграть одну из { $count } карт
       *[many] сыграть одну из { $count } карт
    }
replay-could-discard = сбросить карту
replay-could-draw = взять карту
replay-could-penalty = { $count ->
        [1] взять карту
        [one] взять { $count } карту
        [few] взять { $count } карты
       *[many] взять { $count } карт
    }
replay-could-pass = оставить карту
replay-could-challenge = сказать «Не верю!»
replay-could-color = назвать цвет
replay-could-uno = сказать UNO
replay-could-catch = поймать игрока { $name }
replay-could-veto = положить VETO игроку { $name }
replay-could-vote = проголосовать
replay-could-perform = выступить
sheet-replay = Смотреть повтор
sheet-replay-round = Повтор этого раунда

## Мои игры

games-title = Мои игры
games-home = Твои прошлые матчи и чем они кончились:
games-about = Матчи, сыгранные в этом браузере, сначала новые. Хранятся только в нём, не больше { $most } последних.
games-none = В этом браузере ещё не сыграно до конца ни одного матча.
games-none-found = Под эти фильтры не подходит ни один матч.
games-play = Сыграть матч
games-replay = Повтор
games-replay-label = Повтор матча: { $date }, игроки: { $players }
games-delete = Удалить
games-delete-label = Удалить матч: { $date }, игроки: { $players }
games-delete-all = Удалить все
games-delete-sure = Удалить все матчи ({ $count })? Вернуть их будет нельзя.
games-delete-yes = Да, удалить
games-delete-no = Нет, оставить
games-export = Сохранить в файл
games-import = Добавить из файла
games-imported = { $count ->
        [0] Ничего нового в файле нет.
        [one] Добавлен { $count } матч.
        [few] Добавлено { $count } матча.
       *[many] Добавлено { $count } матчей.
    }
games-import-failed = В этом файле нет матчей OneLeft.
games-full = В браузере не хватает места, чтобы это сохранить.
games-watch-file = Посмотреть запись из файла
games-won = победа
games-lost = поражение
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, изменена { $count } настройка
        [few] { $edition }, изменено { $count } настройки
       *[many] { $edition }, изменено { $count } настроек
    }
games-rounds = выиграно раундов: { $won } из { $rounds }
# Игрок и его очки в конце.
games-score = { $name } { $points }
games-filters = Фильтры
games-filter-edition = Издание
games-filter-any = Все
games-filter-name = Игрок
games-filter-name-hint = Имя игрока
games-filter-against = Против кого
games-filter-bots = Только боты
games-filter-people = Люди
games-filter-result = Итог
games-filter-won = Победа
games-filter-lost = Поражение
games-filter-since = Когда
games-filter-7 = За последние 7 дней
games-filter-30 = За последние 30 дней
games-filter-365 = За последний год
games-stats = В цифрах
games-stat-matches = Матчи
games-stat-rate = Выиграно матчей
games-stat-rounds = Выиграно раундов
games-stat-points = Очков за матч
games-percent = { $percent } %
games-by-players = По числу игроков
games-players = Игроки
games-plot-rate = Доля выигранных матчей
games-plot-rate-label = После { $count ->
        [one] { $count } матча
        [few] { $count } матчей
       *[many] { $count } матчей
    } выиграно { $percent } %; линия показывает это от первого матча до последнего.
games-plot-points = Матчи по своим очкам
games-plot-points-bar = от { $from } до { $to }: { $count }
