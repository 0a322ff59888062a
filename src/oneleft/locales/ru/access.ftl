# Игра с клавиатуры и на слух: список клавиш, его настройки и то, что программа чтения с экрана говорит сама.

## Список клавиш

access-title = Клавиатура и чтение с экрана
access-keys = Действия одной клавишей
access-keys-about = Буквы и цифры действуют сразу. Без них остаются Tab, стрелки, Enter и Escape.
access-tell = Что читать вслух
access-tell-all = Всё
access-tell-mine = Только про меня
access-key-hand = К твоим картам
access-key-arrows = От карты к карте
access-key-groups = К следующему цвету
access-key-ends = Первая и последняя карта
access-key-playable = Следующая и предыдущая подходящая карта
access-key-jump = К числу, дикой карте, цвету
access-key-enter = Сыграть карту, нажать кнопку
access-key-sort = Разложить карты
access-key-catch = Поймать того, кто не сказал UNO
access-key-veto = VETO: выбрать игрока
access-key-answer = К заданному вопросу
access-key-digits = Выбрать ответ: цвет, игрока, да или нет
access-key-next = Следующий раунд
access-key-standing = Прочитать, как идёт игра
access-key-players = От игрока к игроку
access-key-help = Этот список

## На руке

access-filter = Только подходящие
access-position = { $at } из { $count }

## Что говорится

access-sentence = { $text }.
access-told = Сообщения
access-earlier = { $count ->
        [one] До этого ещё { $count } событие.
        [few] До этого ещё { $count } события.
       *[many] До этого ещё { $count } событий.
    }
access-fits = { $count ->
        [0] Ни одна карта не подходит.
        [one] Подходит { $count } карта.
        [few] Подходят { $count } карты.
       *[many] Подходит { $count } карт.
    }
access-challenge = Проверишь или возьмёшь карты?
access-vote = { $by } говорит, что { $name } подсказывает. Проголосуй.
access-said = { $name } говорит: { $text }
