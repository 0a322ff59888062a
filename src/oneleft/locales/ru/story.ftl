# Что произошло, по одному предложению: журнал стола в браузере и рассказ в терминале.
#
# $me: читатель действует (actor), с ним что-то делают (target) или ни то ни другое (other). $name действует, $other — о ком
# речь; в story-caught и story-vetoed действует $other, а $name (actor!) — тот, с кем это случается.
# $how: в свой ход (turn), перехват (jump), накинуто на штраф (stack).

story-clock = Время вышло.
story-cut = { $me ->
        [actor] Кому сдавать? Ты тянешь: { $card }.
       *[other] Кому сдавать? { $name } тянет: { $card }.
    }
story-dealer = { $me ->
        [actor] Сдаёшь ты.
       *[other] Сдаёт { $name }.
    }
story-shuffled-deck = Колода перетасована.
story-shuffled-discard = Колода кончилась: { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из сброса тасуют заново.
story-shuffled-draw = Колоду тасуют ещё раз.
story-shuffled-hands = Карты всех игроков собирают вместе и тасуют.
story-dealt = { $name } получает { $count ->
        [1] одну карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
story-dealt-cards = { $me ->
        [actor] Тебе сдают: { $cards }.
       *[other] { $name } получает: { $cards }.
    }
story-turned_up = Открывается { $card }.
story-put_back = С этой карты начинать нельзя: { $card } возвращается в колоду.
story-turn = { $me ->
        [actor] Твой ход.
       *[other] Ходит { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Ты перехватываешь ход: { $card }!
           *[other] { $name } перехватывает ход: { $card }!
        }
        [stack] { $me ->
            [actor] Ты накидываешь: { $card }.
           *[other] { $name } накидывает: { $card }.
        }
       *[turn] { $me ->
            [actor] Ты кладёшь: { $card }.
           *[other] { $name } кладёт: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Ты перехватываешь ход: { $card }, цвет: { $color }!
           *[other] { $name } перехватывает ход: { $card }, цвет: { $color }!
        }
        [stack] { $me ->
            [actor] Ты накидываешь { $card }, цвет: { $color }.
           *[other] { $name } накидывает { $card }, цвет: { $color }.
        }
       *[turn] { $me ->
            [actor] Ты кладёшь { $card }, цвет: { $color }.
           *[other] { $name } кладёт { $card }, цвет: { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Ты выбираешь цвет: { $color }.
       *[other] { $name } выбирает цвет: { $color }.
    }
story-said_uno = { $me ->
        [actor] Ты: «UNO!»
       *[other] { $name }: «UNO!»
    }
story-drew = { $me ->
        [actor] Ты берёшь { $count ->
            [1] карту
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
       *[other] { $name } берёт { $count ->
            [1] карту
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
story-drew-cards = { $me ->
        [actor] Ты берёшь: { $cards }.
       *[other] { $name } берёт: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Карты кончились: тебе нечего брать.
       *[other] Карты кончились: { $name } ничего не берёт.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Карты кончились: тебе прощают { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
       *[other] Карты кончились: игроку { $name } прощают { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
story-passed = { $me ->
        [actor] Ты пасуешь.
       *[other] { $name } пасует.
    }
story-skipped = { $me ->
        [actor] Ты пропускаешь ход.
       *[other] { $name } пропускает ход.
    }
story-reversed = Игра идёт в другую сторону.
story-faces_penalty = { $me ->
        [actor] Тебе грозит штраф: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }.
       *[other] Игроку { $name } грозит штраф: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
story-showed = { $me ->
        [actor] Ты показываешь свои карты игроку { $other }.
       *[other] { $name } показывает свои карты игроку { $other }.
    }
story-showed-cards = { $me ->
        [actor] Ты показываешь свои карты игроку { $other }.
        [target] { $name } показывает тебе: { $cards }.
       *[other] { $name } показывает игроку { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Ты не веришь, и не зря: { $other } блефует!
        [target] { $name } тебе не верит, и не зря: это был блеф!
       *[other] { $name } не верит, и не зря: { $other } блефует!
    }
story-challenged-innocent = { $me ->
        [actor] Ты не веришь, но зря: { $other } не блефует.
        [target] { $name } тебе не верит, но зря: блефа нет.
       *[other] { $name } не верит, но зря: { $other } не блефует.
    }
story-caught = { $me ->
        [actor] { $other } ловит тебя: UNO не прозвучало!
        [target] Ты ловишь игрока { $name }: UNO не прозвучало!
       *[other] { $other } ловит игрока { $name }: UNO не прозвучало!
    }
story-false_catch = { $me ->
        [actor] Ты зря обвиняешь игрока { $other }: с UNO всё в порядке.
        [target] { $name } зря обвиняет тебя: с UNO всё в порядке.
       *[other] { $name } зря обвиняет игрока { $other }: с UNO всё в порядке.
    }
story-wrong_card = { $me ->
        [actor] Ты кладёшь: { $card }. Карта не подходит, и ты забираешь её обратно.
       *[other] { $name } кладёт: { $card }. Карта не подходит, приходится забрать её обратно.
    }
story-penalized = { $me ->
        [actor] Ты получаешь { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        } за подсказку.
       *[other] { $name } получает { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        } за подсказку.
    }
story-swapped = { $me ->
        [actor] Ты меняешься картами с игроком { $other }.
        [target] { $name } меняется картами с тобой.
       *[other] { $name } меняется картами с игроком { $other }.
    }
story-rotated = Все передают свои карты следующему игроку.
story-hands_shuffled = { $me ->
        [actor] Ты раздаёшь все карты заново.
       *[other] { $name } раздаёт все карты заново.
    }
story-took_over = Теперь у игрока { $name } { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
story-took_over-cards = { $me ->
        [actor] Теперь у тебя: { $cards }.
       *[other] Теперь у игрока { $name }: { $cards }.
    }
story-discarded = { $me ->
        [actor] Ты сбрасываешь: { $card }.
       *[other] { $name } сбрасывает: { $card }.
    }
story-effect-own-text = Домашнее правило: { $text }
story-effect-until-color = { $me ->
        [target] Ты берёшь карты, пока не придёт названный цвет.
       *[other] { $other } берёт карты, пока не придёт названный цвет.
    }
story-effect-drop-wilds = { $me ->
        [actor] Все, кроме тебя, сбрасывают дикие карты.
       *[other] Все, кроме игрока { $name }, сбрасывают дикие карты.
    }
story-effect-three-or-play = { $me ->
        [target] Тебе нужно положить карту или взять три.
       *[other] Игроку { $other } нужно положить карту или взять три.
    }
story-effect-again = { $me ->
        [actor] Ты ходишь ещё раз.
       *[other] { $name } ходит ещё раз.
    }
story-effect-seven = { $me ->
        [target] У тебя должно стать ровно 7 карт.
       *[other] У игрока { $other } должно стать ровно 7 карт.
    }
story-effect-three-all = У всех должно стать ровно по 3 карты.
story-effect-open = { $me ->
        [actor] Все открывают карты до твоего следующего хода.
       *[other] Все открывают карты до следующего хода игрока { $name }.
    }
story-effect-joke = { $me ->
        [actor] Ты рассказываешь анекдот. Кто-нибудь засмеялся?
       *[other] { $name } рассказывает анекдот. Кто-нибудь засмеялся?
    }
story-effect-elbows = { $me ->
        [target] Ты не сгибаешь локти, пока кто-нибудь не скажет UNO.
       *[other] { $other } не сгибает локти, пока кто-нибудь не скажет UNO.
    }
story-effect-rooster = { $me ->
        [target] Выступай или струсь.
       *[other] { $other } выступает или трусит.
    }
story-voted-yes = { $me ->
        [actor] Ты голосуешь: смешно.
       *[other] { $name } голосует: смешно.
    }
story-voted-no = { $me ->
        [actor] Ты голосуешь: не смешно.
       *[other] { $name } голосует: не смешно.
    }
story-performed = { $me ->
        [actor] Ты выступаешь.
       *[other] { $name } выступает.
    }
story-chickened_out = { $me ->
        [actor] Ты трусишь.
       *[other] { $name } трусит.
    }
story-vetoed = { $me ->
        [actor] { $other } кладёт тебе карту VETO.
        [target] Ты кладёшь карту VETO игроку { $name }.
       *[other] { $other } кладёт карту VETO игроку { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] Из-за карты VETO ты пропускаешь ход.
       *[other] Из-за карты VETO { $name } пропускает ход.
    }
story-hands_closed = Открытые карты снова забирают в руки.
story-went_out = { $me ->
        [actor] У тебя не осталось карт: раунд твой!
       *[other] { $name } остаётся без карт и выигрывает раунд.
    }
story-blocked = Никто не может продолжать: раунд заблокирован, очков никому нет.
story-joined = { $me ->
        [actor] Ты подходишь к столу.
       *[other] { $name } подходит к столу.
    }
story-renamed = { $me ->
        [actor] Теперь тебя зовут { $name }.
       *[other] Кое-кого теперь зовут { $name }.
    }
story-left = { $me ->
        [actor] Ты уходишь из-за стола.
       *[other] { $name } уходит из-за стола.
    }
story-kicked = { $me ->
        [actor] Хозяин удаляет тебя из-за стола.
       *[other] Хозяин удаляет из-за стола игрока { $name }.
    }
story-host = { $me ->
        [actor] Теперь хозяин стола — ты.
       *[other] Теперь хозяин стола — { $name }.
    }
story-places-sat = { $me ->
        [actor] Ты садишься за стол.
       *[other] { $name } садится за стол.
    }
story-places-stood = { $me ->
        [actor] Ты встаёшь с места.
       *[other] { $name } встаёт с места.
    }
story-places-bot = За стол садится бот { $name }.
story-places-level = Бот { $name } теперь играет на уровне «{ $level }».
story-places-freed = Место { $place } свободно.
story-places-away = { $me ->
        [actor] Тебя подменяет бот.
       *[other] { $name } не на связи: дальше играет бот.
    }
story-places-back = { $me ->
        [actor] Ты снова в игре.
       *[other] { $name } снова в игре.
    }
story-places-left = { $me ->
        [actor] Ты уступаешь место боту.
       *[other] { $name } уступает место боту.
    }
story-places-took = { $me ->
        [actor] Ты вступаешь в игру.
       *[other] { $name } вступает в игру.
    }
story-places-kicked = Место игрока { $name } занимает бот.
story-configured = Хозяин меняет настройки: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.
story-match_started = Матч начинается.
story-round_started = Раунд { $round }
story-round_over = { $me ->
        [actor] Ты выигрываешь раунд{ $points ->
            [0] .
            [one] { " " }и получаешь { $points } очко.
            [few] { " " }и получаешь { $points } очка.
           *[many] { " " }и получаешь { $points } очков.
        }
       *[other] { $name } выигрывает раунд{ $points ->
            [0] .
            [one] { " " }и получает { $points } очко.
            [few] { " " }и получает { $points } очка.
           *[many] { " " }и получает { $points } очков.
        }
    }
story-round_over-none = Раунд окончен, победителя нет.
story-match_over = { $me ->
        [actor] Ты выигрываешь матч. Поздравляем!
       *[other] { $name } выигрывает матч.
    }
story-accused = { $me ->
        [actor] Ты обвиняешь игрока { $other } в подсказке. Остальные голосуют.
        [target] { $name } обвиняет тебя в подсказке. Остальные голосуют.
       *[other] { $name } обвиняет игрока { $other } в подсказке. Остальные голосуют.
    }
story-verdict-guilty = { $me ->
        [actor] Стол решает: в твоих словах была подсказка.
       *[other] Стол решает: в словах игрока { $name } была подсказка.
    }
story-verdict-innocent = { $me ->
        [actor] Стол решает: в твоих словах подсказки не было.
       *[other] Стол решает: в словах игрока { $name } подсказки не было.
    }
story-closed = Этот стол закрыт.
