# Карты и цвета. Названия вставляются в предложения как есть и не склоняются, поэтому предложения строятся под
# именительный падеж: «кладёт: { $card }», «цвет: { $color }». Названия действий и диких карт всегда в кавычках.
#
# Словарь (один на все файлы):
#   Skip «Пропусти ход» · Reverse «Разворот» · Draw Two «Возьми две» · Wild «Закажи цвет»
#   Wild Draw Four «Закажи цвет и возьми четыре», в тесных подписях +4 (и +2 для Draw Two)
#   Wild Shuffle Hands «Перемешай руки» · Customizable «Своё правило» · Blank пустая карта
#   wild (любая) дикая карта · action card карта действия · top card верхняя карта · colour in play текущий цвет
#   draw pile, deck колода · discard pile сброс · hand рука, карты · to hold «у тебя …», «на руке»
#   to play положить, сыграть · to draw взять · to discard сбросить · to pass пас · to miss a turn пропустить ход
#   to fit подходить · to go out остаться без карт, закончить · to swap hands поменяться картами
#   to owe UNO нужно сказать UNO · to catch поймать · to accuse обвинить · wrong accusation ошибочное обвинение
#   to challenge проверить; кнопка и возглас «Не верю!» · bluff блеф · to stack накинуть, накидывание
#   to jump in перехватить ход, перехват · penalty штраф · suggestion подсказка
#   dealer сдающий · to deal сдавать, раздавать · round раунд · hand (часть матча) раздача · match матч · points очки
#   partner напарник · side, team команда · house rules домашние правила · edition издание · option, setting настройка
#   table стол · place, seat место · host хозяин стола · spectator зритель · to stand in подменять (бот)
#   to perform выступить · to chicken out струсить · joke анекдот · record запись · replay повтор
#
# К игроку обращаемся на «ты», в настоящем времени: прошедшее выдало бы род.

color-r = красный
color-y = жёлтый
color-g = зелёный
color-b = синий

# Что на карте, кроме цвета: число или S, R, D, B.
card-symbol = { $symbol ->
        [S] «Пропусти ход»
        [R] «Изменение направления»
        [D] «Возьми две»
        [B] пустая
       *[other] { $symbol }
    }
# Полное название, всегда женского рода (карта): красная 7, синяя «Возьми две», жёлтая пустая.
card-colored = { $color ->
        [r] красная
        [y] жёлтая
        [g] зелёная
       *[b] синяя
    } { card-symbol }
# Буква цвета, на карте и в терминале, где её и набирают.
card-letter = { $color ->
        [r] К
        [y] Ж
        [g] З
       *[b] С
    }
color-key = { card-letter }
# Карта в терминале, в скобках: [К 7].
card-short = { card-letter } { card-symbol }
card-W = «Выбери цвет»
card-W4 = «Выбери цвет + Возьми четыре»
card-WH = «Перемешай руки»
# Три карты, правило для которых выбирают игроки; $number от 1 до 3.
card-custom = «Своё правило» { $number }
# $rule: одно из custom-… ниже или то, что игроки написали сами.
card-custom-rule = «Своё правило» { $number } ({ $rule })
# В терминале, в скобках: [№1 Анекдот]. Не C1: кириллицей это синяя 1.
card-custom-short = №{ $number } { $rule }
card-custom-own = своё правило

## Что программа экранного доступа говорит о карте на руке

card-playable = { $card }, можно сыграть
card-unplayable = { $card }, сейчас нельзя сыграть
card-discardable = { $card }, можно сбросить
card-jump = { $card }, можно перехватить ход

## Готовые правила для карт «Своё правило», в скобках после карты

custom-until-color = следующий берёт, пока не придёт цвет
custom-drop-wilds = остальные сбрасывают дикие карты
custom-three-or-play = следующий кладёт карту или берёт три
custom-again = ещё один ход
custom-seven = у следующего становится 7 карт
custom-three-all = у всех становится по 3 карты
custom-open = все открывают карты
custom-joke = расскажи анекдот
custom-elbows = следующий не сгибает локти
custom-rooster = следующий выступает или берёт 4
