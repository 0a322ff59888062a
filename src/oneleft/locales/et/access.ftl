# Mäng klaviatuuri ja kõrva järgi: klahvide loend, selle seaded ja see, mida ekraanilugeja ise ütleb.

## Klahvide loend

access-title = Klaviatuur ja ekraanilugeja
access-keys = Ühe klahvi käsud
access-keys-about = Tähed ja numbrid toimivad kohe. Ilma nendeta jäävad Tab, nooled, Enter ja Escape.
access-tell = Mida ette loetakse
access-tell-all = Kõike
access-tell-mine = Ainult minusse puutuv
access-key-hand = Oma kaartide juurde
access-key-arrows = Kaardilt kaardile
access-key-groups = Järgmise värvi juurde
access-key-ends = Esimene ja viimane kaart
access-key-playable = Järgmine ja eelmine sobiv kaart
access-key-jump = Numbri, jokkeri või värvi juurde
access-key-enter = Käi kaart, vajuta nuppu
access-key-sort = Järjesta kaardid
access-key-catch = Võta vahele see, kes ei öelnud UNO
access-key-veto = VETO: vali mängija
access-key-answer = Avatud küsimuse juurde
access-key-digits = Vali vastus: värv, mängija, jah või ei
access-key-next = Järgmine ring
access-key-standing = Loe ette, kuidas mäng seisab
access-key-players = Mängijalt mängijale
access-key-help = See loend

## Käes

access-filter = Ainult sobivad
access-position = { $at }. kaart { $count }-st

## Mida öeldakse

access-sentence = { $text }.
access-told = Teated
access-earlier = { $count ->
        [one] Enne seda veel 1 sündmus.
       *[other] Enne seda veel { $count } sündmust.
    }
access-fits = { $count ->
        [0] Ükski kaart ei sobi.
        [one] Sobib 1 kaart.
       *[other] Sobib { $count } kaarti.
    }
access-challenge = Vaidlustad või võtad kaardid?
access-vote = { $by } väidab, et { $name } ütles ette. Hääleta.
access-said = { $name } ütleb: { $text }
