# Люди за столом: возвращение, игра на дни, лица, приглашения, большой экран, приложение.

## Заголовок страницы, когда где-то твой ход

table-title-badge = ({ $count }) { $title }

## Твои столы

mine-title = Твои столы
mine-your-turn = Твой ход
mine-turn = Ходит { $name }
mine-with = Играют: { $names }
mine-alone = Пока больше никого
mine-back = Вернуться
mine-play = Играть
mine-back-label = Вернуться к столу { $code }

## Решения на дни

make-clock-days = Несколько дней
make-clock-days-about = Играй, когда есть время; быть за столом не нужно никому
make-days = Время на решение
make-days-about = Потом решает бот, а после двух таких решений играет вместо игрока
make-days-count = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
left-days = { $count ->
        [one] Остался { $count } день
        [few] Осталось { $count } дня
       *[many] Осталось { $count } дней
    }
left-hours = { $count ->
        [one] Остался { $count } час
        [few] Осталось { $count } часа
       *[many] Осталось { $count } часов
    }
left-minutes = { $count ->
        [one] Осталась { $count } минута
        [few] Осталось { $count } минуты
       *[many] Осталось { $count } минут
    }

## Сообщать о твоём ходе

alerts-title = Сообщать, когда мой ход
alerts-on = Уведомление придёт, если эта страница открыта в фоне.
alerts-off = Уведомления приходят, пока эта страница открыта в фоне.
alerts-blocked = Уведомления с этой страницы запрещены. Разрешить их можно в настройках браузера.
alerts-nowhere = Здесь браузер не покажет уведомлений: для них страница должна быть открыта по HTTPS.

## Лица

avatar-change = Сменить аватар
avatar-done = Готово
avatar-by-name = По имени
avatar-shape = Форма
avatar-face = Лицо
avatar-color = Цвета
avatar-number = Номер { $number }

## Приглашения

wait-free-for = Свободно, бронь: { $name }
invite-share = Поделиться
invite-copied = Ссылка скопирована: теперь отправь её.
invite-qr = Показать QR-код
invite-qr-hide = Скрыть QR-код
invite-qr-label = QR-код ссылки { $link }
invite-screen = Большой экран
invite-text = Давай сыграем в карты!
invite-text-to = { $name }, давай сыграем в карты!
known-title = С тобой уже играли
known-times = { $count ->
        [one] { $count } матч
        [few] { $count } матча
       *[many] { $count } матчей
    }
known-more = { $count ->
        [one] Ещё { $count }
        [few] Ещё { $count }
       *[many] Ещё { $count }
    }
known-forget = Забыть всех
known-about = Только в этом браузере. Нажми на имя, чтобы отправить ссылку.

## Снова с теми же

again-title = Сыграть снова с теми же
again-about = Новый стол с теми же настройками и ссылка, чтобы их позвать.
again = Сыграть снова
again-label = Сыграть снова, игроки: { $names }

## Переспросить

sure-no = Отмена
sure-host = Сделать хозяином стола: { $name }?
sure-kick = Удалить насовсем: { $name }?
sheet-starts = До следующего раунда

## Большой экран

screen-title = Экран стола { $code }
screen-name = Большой экран
screen-join = Сканируй, чтобы сесть за стол
screen-no-spectators = За этим столом зрителей нет, поэтому показать нечего. Хозяин стола может изменить это перед следующим матчем.
screen-full = Во весь экран
screen-small = Обычный размер

## Без сервера

offline-title = Сервер недоступен
offline-about = Либо нет сети, либо сервер перезапускается. Страница пробует снова каждые несколько секунд.
offline-safe = Ничего не пропало: твои столы на сервере, а место остаётся твоим.
offline-again = Попробовать снова
