# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Вид и звук
look-sound = Звук
look-volume = Громкость
look-theme = Тема
look-theme-system = Как в системе
look-theme-light = Светлая
look-theme-dark = Тёмная
look-motion = Анимация
look-motion-system = Как в системе
look-motion-less = Меньше
look-hints = Советы новичкам
look-hints-again = Показать советы снова

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Пропуск хода
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Перехват!
motion-swap = Обмен картами
motion-rotate = Карты идут дальше
motion-gather = Карты перемешаны
motion-challenge = Не верю!
motion-bluff = Блеф!
motion-no-bluff = Не блеф
motion-uno = UNO!
motion-caught = Поймали!
motion-wrong = Не та карта
motion-false-catch = Ложная тревога!
motion-suggestion = Подсказка!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Приподнятые карты можно сыграть: тот же цвет, число или символ, что на верхней карте.
hint-draw = Ничего не подходит? Возьми карту из колоды.
hint-wild = Дикая карта даёт выбрать следующий цвет.
hint-uno = Осталось две карты: нажми UNO! перед ходом, иначе тебя могут поймать.
hint-challenge = +4 — блеф, если у того, кто её положил, был текущий цвет. Думаешь, был? Жми «Не верю!»
hint-catch = Кто-то не сказал UNO. Успей поймать!
hint-jump = У тебя такая же карта: её можно сыграть сейчас, хотя ход не твой.
hint-ok = Понятно
hint-no-more = Без советов
