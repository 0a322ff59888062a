# Ludzie przy stole: powroty, gra na dni, wizerunki, zaproszenia, duży ekran, aplikacja.

## Tytuł strony, gdy gdzieś czeka twój ruch

table-title-badge = ({ $count }) { $title }

## Twoje stoły

mine-title = Twoje stoły
mine-your-turn = Twoja kolej
mine-turn = Kolej gracza { $name }
mine-with = Grają: { $names }
mine-alone = Na razie nikogo więcej
mine-back = Wróć
mine-play = Zagraj
mine-back-label = Wróć do stołu { $code }

## Decyzje na dni

make-clock-days = Wielodniowy
make-clock-days-about = Grasz, kiedy masz czas; nikt nie musi być przy stole
make-days = Czas na decyzję
make-days-about = Potem decyduje bot, a po dwóch takich decyzjach gra w zastępstwie
make-days-count = { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
left-days = { $count ->
        [one] Został 1 dzień
        [few] Zostały { $count } dni
       *[many] Zostało { $count } dni
    }
left-hours = { $count ->
        [one] Została 1 godzina
        [few] Zostały { $count } godziny
       *[many] Zostało { $count } godzin
    }
left-minutes = { $count ->
        [one] Została 1 minuta
        [few] Zostały { $count } minuty
       *[many] Zostało { $count } minut
    }

## Powiadomienia o twojej kolei

alerts-title = Powiadom mnie, gdy jest moja kolej
alerts-on = Dostaniesz powiadomienie, jeśli ta strona będzie otwarta w tle.
alerts-off = Powiadomienia przychodzą, gdy ta strona jest otwarta w tle.
alerts-blocked = Powiadomienia z tej strony są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
alerts-nowhere = Ta przeglądarka nie pokaże tu powiadomień: potrzebna jest strona otwarta przez HTTPS.

## Wizerunki

avatar-change = Zmień awatar
avatar-done = Gotowe
avatar-by-name = Według imienia
avatar-shape = Kształt
avatar-face = Twarz
avatar-color = Kolory
avatar-number = Numer { $number }

## Zaproszenia

wait-free-for = Wolne, czeka na: { $name }
invite-share = Udostępnij
invite-copied = Link skopiowany: teraz go wyślij.
invite-qr = Pokaż kod QR
invite-qr-hide = Ukryj kod QR
invite-qr-label = Kod QR linku { $link }
invite-screen = Duży ekran
invite-text = Chodź zagrać ze mną w karty!
invite-text-to = { $name }, chodź zagrać ze mną w karty!
known-title = Grali już z tobą
known-times = { $count ->
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    }
known-more = { $count ->
        [one] Jeszcze 1
        [few] Jeszcze { $count }
       *[many] Jeszcze { $count }
    }
known-forget = Zapomnij wszystkich
known-about = Tylko w tej przeglądarce. Naciśnij imię, żeby wysłać link.

## Jeszcze raz z tymi samymi

again-title = Zagraj znowu z tymi samymi osobami
again-about = Nowy stół z tymi samymi ustawieniami i link, który im wyślesz.
again = Zagraj znowu
again-label = Zagraj znowu, gracze: { $names }

## Pytanie na wszelki wypadek

sure-no = Anuluj
sure-host = Nowy gospodarz: { $name }?
sure-kick = Usunąć na dobre: { $name }?
sheet-starts = Następna runda zacznie się za

## Duży ekran

screen-title = Ekran stołu { $code }
screen-name = Duży ekran
screen-join = Zeskanuj, żeby usiąść
screen-no-spectators = Przy tym stole nie ma widzów, więc nie ma tu czego pokazać. Gospodarz może to zmienić przed następną partią.
screen-full = Pełny ekran
screen-small = Zamknij pełny ekran

## Bez serwera

offline-title = Brak połączenia z serwerem
offline-about = Albo nie masz sieci, albo serwer właśnie startuje. Ta strona próbuje ponownie co kilka sekund.
offline-safe = Nic nie przepada: twoje stoły są na serwerze, a twoje miejsce zostaje twoje.
offline-again = Spróbuj teraz
