# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Aparência e som
look-sound = Som
look-volume = Volume
look-theme = Tema
look-theme-system = Como o sistema
look-theme-light = Claro
look-theme-dark = Escuro
look-motion = Movimento
look-motion-system = Como o sistema
look-motion-less = Reduzido
look-hints = Dicas para quem está começando
look-hints-again = Mostrar as dicas de novo

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Perde a vez
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Corte!
motion-swap = Mãos trocadas
motion-rotate = As mãos giram
motion-gather = Mãos embaralhadas
motion-challenge = Desafio!
motion-bluff = Blefe!
motion-no-bluff = Não era blefe
motion-uno = UNO!
motion-caught = Flagra!
motion-wrong = Não serve
motion-false-catch = Alarme falso!
motion-suggestion = Palpite!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = As cartas erguidas servem: mesma cor, número ou símbolo da carta de cima.
hint-draw = Nada serve? Compre uma carta do monte.
hint-wild = Com um curinga você escolhe a próxima cor.
hint-uno = Restam duas cartas: aperte UNO! antes de jogar uma, ou podem flagrar você.
hint-challenge = Um +4 é blefe se quem jogou tinha a cor em jogo. Acha que sim? Desafie!
hint-catch = Alguém esqueceu de dizer UNO. Aperte Flagrar antes que seja tarde!
hint-jump = Você tem a mesma carta: pode jogar já, mesmo fora da sua vez.
hint-ok = Entendi
hint-no-more = Chega de dicas
