# Words of the browser client.

# Frame

web-skip = Przejdź do treści
web-main-menu = Menu główne
web-game-title = Gry stołowe według pełnych zasad
web-play = Graj
web-decks = Talie
web-rules = Zasady
web-replays = Powtórki
web-home = Strona główna
web-no-page = Nie ma takiej strony.
web-settings = Ustawienia
web-guest = Gość
web-your-name = Twoje imię
web-language = Język
web-theme = Motyw
web-theme-dark = Ciemny
web-theme-light = Jasny
web-reactions = Reakcje
web-reactions-news = Pytaj mnie, gdy to coś zmienia
web-reactions-ask = Pytaj, gdy tylko mogę odpowiedzieć
web-reactions-turn = Pasuj za mnie w tej turze
web-reactions-always = Zawsze pasuj za mnie
web-forced = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
web-animations = Modele się przesuwają, a kości toczą
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-loading = Chwileczkę…
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-lost = Połączenie zostało przerwane; trwa ponowne łączenie.
web-reconnecting = Łączenie…
web-reconnecting-note = Połączenie przerwane. Rozgrywka jest zachowana, a stół wróci sam.
web-rule = Zasada { $id }

# Home

web-tagline = Poprowadź frakcję przez popioły Dnia Sądu. Przy jednym ekranie, przez sieć albo z botem, zawsze według pełnych zasad.
web-play-now = Zagraj teraz
web-play-now-note-dawnfall = Pierwsza gra z botem: armie i plansza są gotowe.
web-play-now-note-the-edge = Pierwsza gra przeciw botowi: po sześć oddziałów, stół w calach, pule kryształów.
web-play-now-note-maelstrom = Pierwsza gra przeciw botowi: po pięć oddziałów, stół z ruinami, lasami i wzgórzem.
web-new-match = Nowa rozgrywka
web-join = Dołącz do gry
web-join-link = Wklej link
web-join-go = Dołącz
web-bad-link = To nie jest link do rozgrywki. Skopiuj całe zaproszenie i wklej je tutaj.
web-your-matches = Twoje rozgrywki
web-ways = Jak zagrać
web-library = Biblioteka
web-decks-note = Buduj talie i oglądaj armie
web-rules-note = Jak grać i wszystkie zasady
web-replays-note = Przejrzyj zakończone rozgrywki krok po kroku
web-your-turn = Twoja kolej
web-won = wygrana
web-lost-match = przegrana
web-drawn = remis
web-waits-for-people = czeka na graczy
web-hot-seat = Przy tym ekranie
web-open-seat = Wolne miejsce

# New match, joining

web-game = Gra
web-opponent = Przeciwnik
web-against-bot = Bot
web-against-bot-note = Zaczyna od razu; wybierz jego siłę.
web-against-link = Znajomy w sieci
web-against-link-note = Dostaniesz link do wysłania.
web-against-screen = Przy tym ekranie
web-against-screen-note = Dwie osoby podają sobie ekran; karty na ręce pozostają ukryte.
web-bot = Bot
web-bot-random = Losowy
web-bot-recruit = Rekrut
web-bot-veteran = Weteran
web-bot-warlord = Wódz
web-bot-level = Siła bota
web-mode = Tryb gry
web-table-layout = Plansza
web-layout-ready = Gotowy układ
web-layout-ready-note = Kapliczki i złoża leżą jak w pierwszej grze.
web-layout-free = Własny układ
web-layout-free-note = Gracze sami umieszczają kapliczki i złoża.
web-your-army = Twoja armia
web-their-army = Armia przeciwnika
web-starter = { $name }, lista startowa
web-other-starter = Inna frakcja, lista startowa
web-other-army = Inna armia
web-choose-at-table = Wybór przy stole
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-minutes = { $minutes } minut, { $plus } s za każdą odpowiedź
web-clock-days = Trzy dni, dzień za każdą odpowiedź
web-public = Pokaż na liście otwartych rozgrywek
web-more-options = Zasady opcjonalne
web-start = Rozpocznij
web-make-link = Utwórz zaproszenie
web-second-player = Drugi gracz
web-lobby = Czekamy na graczy
web-lobby-note = Rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-send = Wyślij link drugiej stronie.
web-captured = { $name }: zdobyte { $n }, pozostałe { $left }
web-invite = Zaproszenie na miejsce { $n }
web-invited = Masz zaproszenie
web-invited-by = Przy stole czeka { $name }.
web-sit-down = Usiądź
web-seat-gone = Twoje miejsce przy tym stole jest zajęte.
web-seat-gone-note = Gra tam dalej bot albo inne twoje urządzenie. Nadal możesz oglądać.
web-only-watch = Tylko oglądaj
web-take-title = Przenieś swoje miejsce tutaj
web-take-note = Drugie urządzenie straci miejsce. Link działa jeden raz.
web-take-go = Zajmij miejsce
web-no-invitation = Poproś o link jeszcze raz albo zacznij własną rozgrywkę.

# Set-up

web-faction = Frakcja
web-take-faction = Graj: { $name }
web-faction-taken = Tę frakcję ma inny gracz.
web-take-squads = Wystaw te oddziały
web-take-deck = Weź tę talię
web-order-deck = Twoja talia leży w kolejności, którą znasz tylko ty.
web-saved-decks = Zapisane tutaj:
web-road-faction = Frakcja
web-road-squads = Oddziały
web-road-deck = Talia
web-road-board = Kapliczki i złoża
web-road-models = Modele
web-squads = Oddziały
web-cards = Karty
web-n-of = { $n } z { $full }
web-of = z { $n }
web-filter = Pokaż karty
web-filter-all = Wszystkie
web-filter-any = Dowolny oddział
web-filter-enhancements = Ulepszenia
web-squad-facts = Modele { $models }, podstawka { $base }, wytrzymałość { $endurance }, tryb unikatowy { $other }
web-not-in-army = Nie ma w twojej armii: { $names }
web-fewer-of = O jedną mniej: { $card }
web-more-of = O jedną więcej: { $card }
web-your-list = Twoja lista
web-list-name = Nazwa listy
web-list-legal = Ta lista jest zgodna z zasadami
web-not-legal = Jeszcze niezgodna z zasadami
web-play-with = Zagraj nią
web-save = Zapisz
web-delete = Usuń
web-share-list = Udostępnij link
web-bad-code = Ten link nie zawiera listy.
web-curve = Koszt dolnych akcji: za 0 - { $zero }, za 1 - { $one }, za 2 - { $two }, za 3 lub więcej - { $three }
web-cost-lower = Koszt dolnych akcji
web-crystals-short = Kryształy
web-charges-short = Ładunki
web-models-short = Modele

# The table

web-board = Plansza. Strzałki przechodzą z pola na pole, Enter wybiera, Escape odkłada, N idzie do następnego miejsca, gdzie możesz działać.
web-own-side = Twoja strona
web-their-side = Druga strona
web-prompt = Pytanie
web-seat = Gracz { $n }
web-away = nieobecny
web-thinking = Bot się zastanawia
web-hand = Ręka
web-hand-n = Ręka { $n }
web-deck = Talia
web-deck-n = Talia { $n }
web-discard-pile = Stos kart odrzuconych
web-discard-n = Odrzucone { $n }
web-banner = Sztandar
web-ready = gotowy
web-used = zużyty
web-shrine = Kapliczka
web-crystal = Kryształ
web-charge = Ładunek
web-vp = Punkt zwycięstwa
web-temporary = { $n } tymczasowe
web-endurance = Wytrzymałość { $n } z { $full }
web-endurance-of = Wytrzymałość oddziału
web-models = Modele { $n } z { $full }
web-charges = Ładunki: { $n }
web-in-force = działa
web-disabled = wyłączone
web-squad-label = Oddział { $letter }, { $name }, { $mode }. Modele { $alive } z { $models }, wytrzymałość { $endurance }.
web-ini = Inicjatywa
web-att = Atak
web-def = Obrona
web-mov = Ruch
web-reroll = Symbol przerzutu
web-through = Przez przeszkody
web-instant = Akcja Natychmiastowa
web-passive-action = Efekt pasywny
web-live = , do wyboru
web-attach = Dołącz za
web-track = Tor zwycięstwa
web-level = Remis
web-leads = { $name } prowadzi o { $n }
web-turn = Tura { $n }
web-supply = Zasoby
web-setting-up = Przygotowanie
web-log = Przebieg
web-menu = Menu
web-dice = Kości
web-last-roll = Ostatni rzut
web-no-rolls = Jeszcze nie było rzutu.
web-roll = Rzut
web-roll-attack = Atak
web-roll-defense = Obrona
web-roll-hit = Rzut na trafienie
web-roll-effect = Efekt
web-roll-first-player = Pierwszy gracz
web-no-hand = Brak kart na ręce.
web-spectating = Oglądasz grę; karty na ręce pozostają ukryte.
web-own-squads = Twoje oddziały
web-deployed = wystawiony
web-placed-n = ustawiono { $n } z { $full }
web-anywhere = Wszędzie wolno
web-anywhere-note = Nie ma stref. Podstawka mieści się w jednym polu i na wolnych heksach.
web-key-may = miejsce dla modelu
web-key-no = za blisko żetonu lub wroga albo nie przy swoim oddziale
web-key-ghost = model, który ustawiasz
web-sheet = Ręka, oddziały, przebieg
web-whole-board = Pokaż całą planszę
web-pan-hint = Przeciągnij, aby przesunąć; dwa palce przybliżają
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-tap-half = Dotknij połowy, której chcesz użyć.
web-card-not-now = Teraz nie do użycia. Dotknij połowy, aby dowiedzieć się dlaczego.
web-empty = puste
web-shrine-of = Kapliczka: { $name }
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-best = Dobry gracz wybrałby: { $what }.
web-hint-worth = { $n }% szans na wygraną.
web-hint-look = Spójrz najpierw tutaj.
web-hint-more = Powiedz więcej
web-hint-or = Albo: { $what }.
web-do-it = Zrób to
web-let-go = Odłóż
web-no-pass = Tu nie można spasować.
web-place-here = Postaw tutaj
web-turn-base = Obróć
web-pay-with = Zapłać
web-pay-note = Tarcza z literą: ten oddział oddaje wytrzymałość.
web-fewer = Mniej
web-more-ways = Inne sposoby: { $n }
web-odds-succeeds = na ranę
web-odds-why = Dlaczego
web-odds-attacker = atakujący
web-odds-defender = obrońca
web-red = Czerwona kość
web-yellow = Żółta kość
web-wounds = rani, { $die }
web-holds = wytrzymuje, { $die }
web-odds-about = W przybliżeniu: rozegrano wiele prób.
web-activation-of = Aktywacja { $letter }
web-waiting-for = Odpowiada { $name }
web-waiting-note = Zapytamy cię, gdy przyjdzie twoja kolej.
web-watching-note = Oglądasz grę; nikt o nic cię nie zapyta.
web-see-story = Zobacz przebieg
web-rematch = Rewanż
web-rematch-offered = { $name } proponuje rewanż.
web-links = Linki
web-spectator-link = Dla widzów
web-move-seat = Przenieś moje miejsce na inne urządzenie
web-moved-link = Otwórz w ciągu dziesięciu minut na drugim urządzeniu
web-dice-hash = Kości ustalono przed pierwszym rzutem; oto ich pieczęć:
web-keys = Klawisze
web-keys-text = B plansza, na niej strzałki i Enter, N następne miejsce, R obrót podstawki, M ruch, F walka, P pas, 1-9 odpowiedzi, U cofnij, H podpowiedź, Escape odłóż.
web-concede = Poddaj się
web-concede-as = { $name } poddaje się
web-pass-screen = Przekaż ekran: { $name }
web-pass-screen-note = Nic nie zostanie pokazane, dopóki nie usiądzie następna osoba.
web-i-am = To ja, { $name }
web-undo-asked = { $name } chce coś cofnąć.
web-undo-waits = Pozostali są pytani, czy możesz to cofnąć.
web-agree = Zgoda
web-disagree = Odmów
web-undo-refused = Pozostali się nie zgadzają; nic nie zostaje cofnięte.
web-not-yet = { $name } może jeszcze wrócić; bot przejmie miejsce najwcześniej po 15 sekundach.
web-bot-asked = { $by } proponuje bota zamiast { $name }.
web-bot-waits = Pozostali są pytani o bota.
web-clock-out = Zegar gracza { $name } się skończył.
web-clock-own = Twój zegar się skończył: pozostali mogą zakończyć rozgrywkę albo pozwolić grać botowi.
web-claim-win = Wygraj na czas
web-claim-bot = Niech gra bot
web-gone = { $name } nie ma połączenia.

# Short questions; the full sentence stands below

web-ask-bind = { $card }: dla kogo?
web-ask-declare = Tura aktywna czy pasywna?
web-ask-main = Aktywuj oddział albo zagraj kartę
web-ask-activation = Najpierw ruch czy walka?
web-ask-choose-movers = Kto się porusza?
web-ask-place-mover = Dokąd idzie { $model }?
web-ask-deploy-squad = Który oddział wystawiasz?
web-ask-deploy-model = Ustaw: { $model }
web-ask-disperse = Rozproszenie: ruch jednego oddziału?
web-ask-choose-fight = Kto z kim walczy?
web-ask-choose-die-attack = Atak: wybierz kość
web-ask-choose-die-defense = { $power ->
    [one] Obroń się przed { $power }: wybierz kość
    [few] Obroń się przed { $power }: wybierz kość
    [many] Obroń się przed { $power }: wybierz kość
    [other] Obroń się przed { $power }: wybierz kość
   *[none] Obrona: wybierz kość
}
web-ask-choose-die-hit = Rzut na trafienie: wybierz kość
web-ask-counterattack = Kontratak?
web-ask-offer-reroll = Zostawiasz czy przerzucasz?
web-ask-change-mode = Zmiana trybu?
web-ask-discard = Odrzucić kartę?
web-ask-name-countering = Kto ustawia ostatni i zaczyna?
# How the question is answered, where it is answered on the board

web-how-place-shrine = Wybierz świecące pole.
web-how-place-source = Wybierz świecące pole.
web-how-deploy-squad = Wybierz jeden ze swoich świecących oddziałów.
web-how-deploy-model = Wybierz wolne miejsce; kreskowane heksy są niedozwolone.
web-how-choose-movers = Wybierz, kto idzie, a potem wykonaj ruch.
web-how-place-mover = Wybierz świecące pole.
web-how-choose-fight = Wybierz otoczonego obwódką wroga.
web-how-activate = Wybierz jeden ze swoich świecących oddziałów.
web-how-choose-shooter = Wybierz świecący model.
web-how-choose-target = Wybierz otoczonego obwódką wroga.
web-how-discard = Wybierz kartę albo zachowaj wszystkie.
web-how-disperse = Wybierz jeden ze swoich świecących oddziałów.
web-how-main = Wybierz to, co świeci: oddział albo połowę karty.
web-how-push-model = Wybierz świecące miejsce.
web-how-choose-enemy = Wybierz otoczonego obwódką wroga.
web-how-choose-hex = Wybierz świecące miejsce.
web-how-choose-model = Wybierz model, który świeci albo ma obwódkę.
web-how-choose-space = Wybierz świecące pole.
web-how-choose-squad = Wybierz oddział, który świeci albo ma obwódkę.
web-how-window = Możesz użyć tego, co świeci.
web-how-place-model = Wybierz świecące miejsce.

# After the match

web-victory = Zwycięstwo
web-defeat = Porażka
web-draw = Remis
web-wins = Wygrywa { $name }
web-in-turn = (tura { $n })
web-to-table = Do stołu
web-show-board = Plansza
web-show-story = Przebieg
web-share-replay = Udostępnij powtórkę
web-play-on = Graj dalej odtąd
web-play-on-note = Nowa rozgrywka zacznie się od kroku { $step } z { $steps }; drugą stronę przejmie bot.
web-play-on-go = Graj dalej
web-as-seat = Twoja strona
web-lead-chart = Przewaga gracza { $name } w kolejnych turach; na końcu { $n }
web-key-moments = Kluczowe momenty
web-no-moments = Żadna chwila się nie wyróżniła.
web-beginning = Początek
web-dice-wrong = Rzut nie zgadza się z ziarnem.
web-verify-dice = Sprawdź każdy rzut
web-seed = Ziarno
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-run = Odtwórz
web-pause = Pauza
web-scrubber = Miejsce w rozgrywce
web-when = Tura { $turn } z { $turns }, odpowiedź { $step } z { $steps }
web-jump = Przejdź do tury
web-no-replays = Nie ma jeszcze zakończonych rozgrywek.
web-public-matches = Otwarte i trwające rozgrywki

# Rules page

web-ledgers = Zbiory zasad
web-game-dawnfall = Dawnfall
web-game-the-edge = The Edge
web-game-maelstrom = Maelstrom’s Edge
web-chapters = Rozdziały
web-search = Szukaj
web-search-rules = Szukaj w { $n } zasadach
web-with-words = ze słowami „{ $words }”
web-no-rules = Żadna zasada nie zawiera tych słów. Użyj mniejszej liczby słów albo numeru zasady, na przykład DF-MOV-3.
web-rules-english = Tłumaczenie zasad angielskich; w razie różnic obowiązuje tekst angielski.
web-ruling = Rozstrzygnięcie.
web-refused = Odrzucane.
web-flow = Sekwencja Walki
web-flow-ini = Inicjatywa
web-flow-ini-note = wyższa wartość atakuje pierwsza
web-flow-att = Rzut na atak
web-flow-att-note = kość + ATK
web-flow-def = Rzut na obronę
web-flow-def-note = kość + OBR, wybierana na końcu
web-flow-wound = Więcej: 1 rana
web-flow-wound-note = i sekwencja się kończy
web-flow-counter = Nie więcej: kontratak
web-flow-counter-note = jeśli obrońca chce
web-example = Przykład
web-attack-power = Siła ataku
web-defense-power = Siła obrony
web-example-text = Równo to nie więcej: atak się nie udał i obrońca może kontratakować.

# With forms

web-crystals = Kryształy { $n }, wyczerpane { $depleted }, tymczasowe { $temporary }
web-banner-state = { $state ->
        [ready] Sztandar gotowy
       *[used] Sztandar zużyty
    }
web-own-turn = { $kind ->
        [active] Twoja tura aktywna
        [passive] Twoja tura pasywna
       *[other] Twoja tura
    }
web-their-turn = { $kind ->
        [active] Tura aktywna: { $name }
        [passive] Tura pasywna: { $name }
       *[other] Tura: { $name }
    }
web-move-n = { $n ->
        [one] Rusz { $n } model
        [few] Rusz { $n } modele
       *[many] Rusz { $n } modeli
    }
web-unit = { $models ->
        [one] { $models } model
        [few] { $models } modele
       *[many] { $models } modeli
    }, po { $base ->
        [one] { $base } heksie
        [few] { $base } heksy
       *[many] { $base } heksów
    }
web-die = { $die ->
        [red] Czerwona kość
       *[yellow] Żółta kość
    } { $value }{ $marked ->
        [yes] , oznaczona ścianka
       *[no] { "" }
    }
web-source-held = { $who ->
        [none] Złoże kryształów, przez nikogo niekontrolowane
       *[other] Złoże kryształów, kontroluje { $who }
    }
web-piece = { $name } { $tag }, gracz { $owner }, wytrzymałość { $endurance }{ $states ->
        [none] { "" }
       *[other] , { $states }
    }
web-can-here = { $n ->
        [one] Możesz: { $first }
       *[other] Możliwości: { $n }, na przykład: { $first }
    }
web-n-players = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
web-n-rules = { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
web-dice-verified = { $n ->
        [one] { $n } rzut lub dociągnięcie zgadza się z ziarnem
       *[other] Wszystkie rzuty i dociągnięcia ({ $n }) zgadzają się z ziarnem
    }

# The Edge

web-edge-title = The Edge
web-edge-table = Stół mierzony w calach. Strzałki przechodzą od modelu do modelu, Enter wybiera, Escape puszcza, N przechodzi do następnego, którym można coś zrobić, T to miarka.
web-edge-base = { $name } { $code }, gracz { $owner }, punkty życia { $hp }, pozycja { $x }, { $y }{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
web-edge-can-aim = Enter celuje w ten model.
web-edge-can-take = Enter wybiera ten model.
web-edge-pool = pula { $n }
web-edge-pool-at = Pula { $n }, kryształy: { $crystals }, pozycja { $x }, { $y }.{ $can ->
    [yes] { " " }Enter bierze z niej.
   *[no] { "" }
}
web-edge-cursor-place = Miejsce: strzałki przesuwają o cal, z Shiftem o jedną dziesiątą, Enter kładzie.
web-edge-cursor-way = Droga: strzałki przesuwają o cal, z Shiftem o jedną dziesiątą, Enter dodaje zakręt, M porusza oddział, Escape puszcza.
web-free-way = { $code }: { $length } z { $most } cala{ $touched ->
    [none] { "" }
   *[other] , styka się: { $touched }
}.
web-free-way-sees = Stamtąd widać: { $seen ->
    [none] nikogo
   *[other] { $seen }
}.
web-free-gap = Odstęp wynosi { $gap } cala.
web-free-at = Pozycja { $x }, { $y }.
web-free-tape = Miarka (T)
web-free-tape-note = Kliknij jedną rzecz lub miejsce, potem drugie.
web-edge-exhausted = wyczerpany
web-edge-shifted = odwrócony
web-edge-dead = zabity
web-edge-waits = jeszcze nie na stole
web-edge-squad-label = Oddział { $letter }, { $name }. Modele { $alive } z { $models }, punkty życia { $hp }{ $state ->
    [none] { "" }
   *[other] , { $state }
}.
web-edge-hp = Punkty życia { $n } z { $full }
web-edge-read-card = Przeczytaj kartę: { $name }
web-edge-squad-facts = Modele { $models }, tarcze { $shields }, podstawka { $base }″, wysokość { $height }″
web-edge-side-normal = Strona zwykła
web-edge-side-shifted = Strona odwrócona, za { $cost }
web-edge-cost = Koszt { $n }
web-edge-instant = Natychmiastowa
web-edge-special = Specjalna
web-edge-equipment = Ekwipunek
web-edge-passive = Pasywna
web-edge-progress = Karta postępu
web-edge-uses-action = zużywa akcję
web-edge-until-activation = do końca aktywacji
web-edge-until-turn = do końca tury
web-edge-until-game = do końca gry
web-edge-crystals = Kryształy nieużyte: { $n }, użyte: { $used }
web-edge-vp = { $n } pkt
web-edge-graveyard = Cmentarz
web-edge-queue = Kolejka czarów
web-edge-cancelled = anulowane
web-edge-phase-gather = Pobieranie
web-edge-phase-refresh = Odświeżenie
web-edge-phase-progress = Postęp
web-edge-phase-setup = Przygotowanie
web-edge-active = { $who ->
    [own] Twój oddział { $name } { $letter }
   *[other] { $name } { $letter }, gracz { $who }
}
web-edge-ask-place-pool = Połóż pulę kryształów
web-edge-ask-deploy = Wystaw oddział
web-edge-ask-activate = Aktywuj oddział
web-edge-ask-act = Ruch, akcja lub koniec
web-edge-ask-progress = Wybierz kartę postępu
web-edge-ask-summon = Gdzie się pojawi?
web-edge-ask-shots = { $name }: wybierz cele
web-edge-ask-target = { $name }: dla kogo?
web-edge-ask-exchange = Którą kartę oddajesz?
web-edge-place-pool = Połóż tutaj
web-edge-deploy = Wystaw tutaj
web-edge-summon = Przyzwij tutaj
web-edge-propose = Propozycja
web-edge-reshape = Rząd lub blok
web-edge-laid = Przeciągnij pojedyncze modele, potem wystaw oddział.
web-edge-lay-note = Przeciągnij oddział do swojej strefy albo wskaż tam miejsce, by go rozłożyć.
web-edge-shots-note = { $code } strzela: kliknij cel lub inny model strzelający.
web-edge-shoot = Strzelaj ({ $n })
web-edge-progress-note = Zostaje do końca gry; wybierz kartę, potem oddział.
web-edge-progress-cards = Karty postępu
web-edge-move = Rusz { $n }, { $length }″
web-edge-undraw = Rysuj od nowa
web-edge-quick-contact = Do kontaktu: { $name } ({ $n })
web-edge-quick-pool = Do puli { $n } ({ $crystals } { $crystals ->
        [one] kryształ
        [few] kryształy
       *[other] kryształów
    })
web-edge-gather = { $name }: pula { $n }
web-edge-move-note = Przeciągnij model, aby go ruszyć; Shift dodaje zakręt.
web-edge-move-note-touch = Dotknij modelu, a potem celu.
web-edge-stand = Stój w miejscu
web-edge-exchange = Wymień kartę
web-edge-exchange-this = Oddaj ją
web-edge-exchange-first = Najpierw wymień kartę
web-edge-play-card = Zagraj
web-edge-why-not = Dlaczego nie teraz?
web-roll-deployment = Wystawienie
web-roll-shot = Strzał
web-edge-odds-hit = na trafienie
web-keys-text-the-edge = B stół, na nim strzałki i Enter, N następny model, strzałki niosą trzymany model o cal (Shift: o jedną dziesiątą), Enter dodaje zakręt, M ruch, S odwrócenie, E koniec, R rząd lub blok, X najpierw wymiana karty, T miarka, P pas, 1 do 9 odpowiedzi, U cofnięcie, H podpowiedź, Escape puszcza.
web-keys-text-maelstrom = B stół, na nim strzałki i Enter, N następny model lub kropka, strzałki niosą trzymany oddział o cal (Shift: o jedną dziesiątą), M ruch, D sprint, C szarża, Q i W obrót, F inny poziom, A celowanie, K krycie się, O w ruchu, E koniec, G wysyła, R propozycja, L wszystkie odpowiedzi, T miarka, P pas, 1 do 9 odpowiedzi, U cofnięcie, H podpowiedź, Escape puszcza.
web-deck-games = Gry
web-card-ruling = Rozstrzygnięcie
web-rulings-of = Rozstrzygnięcie do: { $name }
web-edge-whole-army = Armia gra wszystkim, co ma w pudełku: oddziały { $squads }, karty czarów { $cards }, karty postępu { $progress }. Nie ma tu nic do wyboru.
web-edge-summoned-army = Oddziały niczyje, dopóki nie przyzwie ich karta postępu.
web-edge-any-squad = Dowolny oddział
web-edge-copies =
    { $n ->
        [one] 1 kopia
        [few] { $n } kopie
       *[many] { $n } kopii
    }
web-edge-costs = Koszt kart czarów
web-edge-curve = Koszt kart czarów: { $zero } za 0, { $one } za 1, { $two } za 2, { $three } za 3 lub więcej
web-edge-play-with = Prowadź tę armię

# How to play, in a minute

web-primer-title = Jak grać
web-primer-note = To wystarczy do pierwszej rozgrywki; resztę mówią zasady.
web-primer-dawnfall-goal = Przeciągnij znacznik na swoją stronę
web-primer-dawnfall-goal-text = Każdy ginący model przesuwa znacznik zwycięstwa w stronę swojego wroga o wytrzymałość wydrukowaną na karcie. Rozgrywka kończy się, gdy znacznik dojdzie do końca toru albo skończy się talia; wygrywa ten, kto prowadzi. Kto nie ma już modeli, przegrywa od razu.
web-primer-dawnfall-turn = Aktywna czy pasywna
web-primer-dawnfall-turn-text = W turze aktywnej aktywujesz jeden oddział i zagrywasz tyle kart, na ile cię stać; potem wszyscy dociągają. W turze pasywnej tylko zbierasz: kryształ z każdego kontrolowanego złoża, ładunki, wyczerpane kryształy i sztandar.
web-primer-dawnfall-squad = Aktywuj oddział
web-primer-dawnfall-squad-text = Zmień jego tryb, jeśli karta na to pozwala, potem ruszaj się i walcz, w dowolnej kolejności. Modele mogą iść tam, gdzie pole świeci; przerywana krawędź oznacza, że ktoś mniejszy zostanie odepchnięty.
web-primer-dawnfall-fight = Walka
web-primer-dawnfall-fight-text = Wyższa inicjatywa atakuje pierwsza. Kość plus atak przeciw kości plus obronie: więcej zadaje 1 ranę, inaczej obrońca może oddać cios. Żółta kość jest darmowa, czerwona jest lepsza i kosztuje 1 kryształ.
web-primer-dawnfall-wound = Wytrzymałość
web-primer-dawnfall-wound-text = Rana zabiera oddziałowi jeden żeton wytrzymałości. Gdy nie ma już żadnego, trafiony model ginie.
web-primer-dawnfall-card = Karty
web-primer-dawnfall-card-text = Karta ma dwie połowy i zagrywa się ją dla jednej z nich. Błyskawica oznacza Akcję Natychmiastową: gra zapyta o nią we właściwej chwili, także w turze przeciwnika. Karta z ramką u góry to ulepszenie: dołącza się je do oddziału i tam zostaje.
web-primer-dawnfall-pay = Płacenie
web-primer-dawnfall-pay-text = Kryształami płaci się za karty i czerwone kości. Kto ma ich za mało, może zapłacić wytrzymałością albo punktami zwycięstwa, czyli polami toru.
web-primer-the-edge-goal = Zachowaj punkty zwycięstwa
web-primer-the-edge-goal-text = Obie strony zaczynają z 7 punktami zwycięstwa. Ginący model kosztuje gracza tyle, ile tarcz ma jego karta. Gra kończy się, gdy ktoś nie ma już punktów, gdy komuś skończą się karty czarów albo gdy pobrano ostatni kryształ; wygrywa ten, kto ma więcej punktów zwycięstwa.
web-primer-the-edge-turn = Tura
web-primer-the-edge-turn-text = Gracze na zmianę aktywują po jednym oddziale, aż wszystkie będą wyczerpane. Potem pobiera się kryształy, wszystko się odświeża, a obie strony kładą kartę postępu na oddział.
web-primer-the-edge-squad = Aktywuj oddział
web-primer-the-edge-squad-text = Może raz się poruszyć i raz wykonać akcję, w dowolnej kolejności. Akcją jest szturm albo strzelanie.
web-primer-the-edge-move = Ruch w calach
web-primer-the-edge-move-text = Każdy model idzie najwyżej tyle, ile wynosi ruch oddziału, omijając przeszkody i podstawki. Przeciągnij go albo chwyć i prowadź strzałkami; obrys pokazuje, dokąd może dojść, a linie, kogo by stamtąd widział.
web-primer-the-edge-fight = Walka
web-primer-the-edge-fight-text = Kto dotyka wroga, może go szturmować. Wyższa inicjatywa uderza pierwsza: kość plus atak przeciw kości plus obronie. Więcej rani; inaczej drugi oddaje cios. Szóstka daje jeszcze jedną kość.
web-primer-the-edge-wound = Rany
web-primer-the-edge-wound-text = Rana zabiera oddziałowi jeden punkt życia. Gdy nie ma już żadnego, ginie model.
web-primer-the-edge-spell = Czary
web-primer-the-edge-spell-text = Kryształami płaci się za czary i zdolności; wracają na końcu tury. Przeciwnik może odpowiedzieć czymś natychmiastowym; co zapowiedziano jako ostatnie, działa jako pierwsze.
web-primer-the-edge-crystal = Pobieranie
web-primer-the-edge-crystal-text = Na końcu tury oddział, który dotyka puli, gdy nie dotyka jej żaden wróg, bierze z niej kryształ.
web-primer-maelstrom-goal = Zdobywaj punkty zwycięstwa
web-primer-maelstrom-goal-text = Misja mówi, za co są punkty: za kontrolowane znaczniki i zniszczonych wrogów. Kto wyraźnie pierwszy osiąga próg, zwycięża miażdżąco; inaczej decydują punkty po pięciu turach.
web-primer-maelstrom-turn = Tura
web-primer-maelstrom-turn-text = Obie strony dostają punkty dowodzenia i rzucają o pierwszeństwo. Potem na zmianę aktywują po jednym oddziale, aż wszystkie zadziałają.
web-primer-maelstrom-act = Do trzech akcji
web-primer-maelstrom-act-text = Aktywny oddział robi do trzech akcji w tej kolejności: ruch, stan, na przykład celowanie lub osłona, i strzelanie. Potem może otrząsnąć się z przygwożdżenia.
web-primer-maelstrom-move = Prowadź dowódcę
web-primer-maelstrom-move-text = Mierzy się tylko drogę dowódcy, do MV oddziału, w sprincie dwa razy tyle. Reszta staje wokół niego. Wspinanie kosztuje cale. Przeciągnij dowódcę albo wybierz jedną z kropek.
web-primer-maelstrom-shoot = Runda strzelania
web-primer-maelstrom-shoot-text = Wszystkie kości trafień rzuca się razem; muszą osiągnąć EVS celu. Osłona blokuje trafienia, kości pancerza zatrzymują następne, reszta usuwa modele.
web-primer-maelstrom-flip = Obroty kości
web-primer-maelstrom-flip-text = SKL pozwala obracać kości trafień, AV kości pancerza. Krok w górę lub w dół kosztuje jeden, na 1 lub 6 albo z nich o jeden więcej.
web-primer-maelstrom-suppression = Przygwożdżenie
web-primer-maelstrom-suppression-text = Trafienia podnoszą wskaźnik oddziału, do sześciu. Każdy poziom osłabia jego ogień i osłonę; oddział otrząsa się po działaniu albo na rozkaz.
web-primer-maelstrom-cover = Osłona
web-primer-maelstrom-cover-text = Kto stoi w lesie lub ruinach albo jest częściowo zasłonięty, ma osłonę: tyle trafień jest zablokowanych. Żeton osłony ją zwiększa.
