# Žaidimas klaviatūra ir iš klausos: klavišų sąrašas, jo nuostatos ir tai, ką ekrano skaitytuvas sako pats.

## Klavišų sąrašas

access-title = Klaviatūra ir ekrano skaitytuvas
access-keys = Veiksmai vienu klavišu
access-keys-about = Raidės ir skaitmenys veikia iškart. Be jų lieka Tab, rodyklės, Enter ir Escape.
access-tell = Kas skaitoma balsu
access-tell-all = Viskas
access-tell-mine = Tik tai, kas susiję su manimi
access-key-hand = Prie tavo kortų
access-key-arrows = Nuo kortos prie kortos
access-key-groups = Prie kitos spalvos
access-key-ends = Pirma ir paskutinė korta
access-key-playable = Kita ir ankstesnė tinkama korta
access-key-jump = Prie skaičiaus, juodosios kortos, spalvos
access-key-enter = Dėti kortą, spausti mygtuką
access-key-sort = Rikiuoti kortas
access-key-catch = Pagauti tą, kas nepasakė UNO
access-key-veto = VETO: rinktis žaidėją
access-key-answer = Prie atviro klausimo
access-key-digits = Rinktis atsakymą: spalvą, žaidėją, taip ar ne
access-key-next = Kitas raundas
access-key-standing = Perskaityti, kokia padėtis
access-key-players = Nuo žaidėjo prie žaidėjo
access-key-help = Šis sąrašas

## Rankoje

access-filter = Tik tinkamos
access-position = { $at } iš { $count }

## Kas sakoma

access-sentence = { $text }.
access-told = Pranešimai
access-earlier = { $count ->
        [one] Prieš tai dar { $count } įvykis.
        [few] Prieš tai dar { $count } įvykiai.
       *[other] Prieš tai dar { $count } įvykių.
    }
access-fits = { $count ->
        [0] Netinka nė viena korta.
        [one] Tinka { $count } korta.
        [few] Tinka { $count } kortos.
       *[other] Tinka { $count } kortų.
    }
access-challenge = Ginčysi ar imsi kortas?
access-vote = { $by } sako, kad { $name } patarė. Balsuok.
access-said = { $name } sako: { $text }
