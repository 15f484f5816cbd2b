# Nazwy, których nic nie nosi, w pozycjach i w pytaniach o szanse.
bad-no-such-thing =
    { $kind ->
        [squad] nie ma oddziału „{ $name }”
        [edge-squad] nie ma oddziału „{ $name }”
        [owned-squad] nikt nie ma oddziału „{ $name }”
        [faction] nie ma frakcji „{ $name }”
        [shrine] nie ma kapliczki „{ $name }”
        [resource] nie ma zasobu „{ $name }”
        [token] nie ma żetonu „{ $name }”
        [status] nie ma statusu „{ $name }”
       *[card] nie ma karty „{ $name }”
    }
bad-no-such = { $what }; znane są: { $known }
bad-no-such-near = { $what }; czy chodziło o „{ $near }”?

# Co jest nie tak z pozycją.
bad-document = to nie są pary nazw i wartości ({ $name })
bad-position-negative = liczba { $n } jest ujemna: wpisz 0 albo więcej
bad-position-options = opcje mówią { $settled }, a pozycja { $given }: wpisz to samo albo pomiń jedno z nich
bad-position-seat = nie ma miejsca { $seat }: miejsca to 0 do { $last }
bad-position-flow = flow nie pasuje do reszty pozycji: usuń je albo zapisz jedno i drugie razem
bad-position-flow-part = { $name } nie należy do flow: usuń to
bad-position-over = po końcu o nic się nie pyta: usuń flow albo outcome
bad-position-models = podano modeli: { $count }, a { $squad } ma ich { $most }

# Gracze i ich oddziały.
bad-position-players = podano graczy: { $count }, a miejsc w trybie { $mode } jest { $seats }: podaj tylu graczy
bad-position-no-faction = podaj frakcję tego miejsca
bad-position-squads = podano oddziałów: { $count }, a w pozycji mieści się ich co najwyżej { $most }
bad-position-squad-early = { $name } nie jest oddziałem frakcji, której jeszcze nie wybrano: podaj frakcję
bad-position-squad-foreign = { $name } nie jest oddziałem frakcji { $faction }
bad-position-card-early = { $name } nie jest kartą frakcji, której jeszcze nie wybrano: podaj frakcję
bad-position-card-foreign = { $name } nie jest kartą frakcji { $faction }
bad-position-endurance = { $n } to więcej niż wartość wytrzymałości { $most } oddziału { $squad }
bad-position-base = { $place } nie jest miejscem dla podstawki oddziału { $squad }: { $base ->
        [one] { $base } heks
        [few] { $base } heksy
       *[many] { $base } heksów
    }, na przykład { $example }
bad-position-occupied = na { $place } już coś stoi: wybierz inne miejsce
bad-position-action-attached = { $card } to karta akcji: dołącza się tylko ulepszenie
bad-position-attached-twice = { $card } jest już dołączone do tego oddziału
bad-position-no-passive = { $card } nie ma efektu pasywnego, który można kupić
bad-position-slots = podano ulepszeń: { $count }, a oddział ma na nie miejsc: { $slots }
bad-position-copies = { $n } kopii: wpisz od 0 do { $most }
bad-position-temporary = { $n } tymczasowych kryształów spośród { $most }: wpisz co najwyżej { $most }
bad-position-captured = zdobyte żetony punktów zwycięstwa: podaj { $seats } liczby, po jednej na miejsce
bad-position-captured-duel = zdobyte żetony punktów zwycięstwa: w pojedynku ich nie ma
bad-position-captured-own = nikt nie zdobywa własnych żetonów punktów zwycięstwa: dla własnego miejsca wpisz 0
bad-position-known = { $seats } liczb, po jednej na miejsce, najwyżej { $most } kart z wierzchu talii
bad-position-starting = { $n } żetonów w startowej puli tego miejsca: jest ich co najwyżej { $most }
bad-position-chosen = oddziały wybiera się tylko w przygotowaniu gry: podaj je w squads
bad-position-no-living = miejsce { $seat } nie ma na planszy żywego modelu i przegrało: ustaw jakiś

# Miejsca na planszy.
bad-place-form = „{ $text }” nie podaje heksów jednego pola: oczekiwano (3,2), (3,2).0 albo (3,2).{ "{" }0,1{ "}" }
bad-place-space = „{ $text }”: plansza { $board } nie ma pola { $space }
bad-place-hex = „{ $text }”: w polu nie ma heksu { $hex }, heksy liczy się od 0 do 6
bad-place-twice = „{ $text }” podaje heks dwa razy: podaj każdy raz

# Żetony i statusy.
bad-position-nickname = „{ $name }” nie może być przydomkiem: podaj własny, bez kropek, który nie jest liczbą
bad-position-squad-number = nie ma oddziału { $squad }: liczy się je od 0 do { $last }
bad-position-model = nie ma modelu { $model }: podaj oddział i liczbę od 0, na przykład knight.1
bad-position-source-owner = złoże kryształów nie należy do nikogo
bad-position-no-owner = podaj, do kogo należy { $token }
bad-position-token-place = { $place } nie jest miejscem dla { $token }: zajmuje { $size ->
        [one] { $size } heks
        [few] { $size } heksy
       *[many] { $size } heksów
    }
bad-position-no-map-token = { $token } nie jest żetonem na planszę
bad-position-no-status-token = { $token } nie jest żetonem stanu
bad-position-dead-status = zabity model nie ma statusu
bad-position-status-model = { $status } leży na jednym modelu: podaj model i nic więcej
bad-position-status-squad = { $status } leży na jednym oddziale: podaj oddział (squad) i nic więcej

# Stół i tura.
bad-position-many-crystals = za dużo kryształów: w rozgrywce jest ich { $total }
bad-position-many-charges = za dużo ładunków: w rozgrywce jest ich { $total }
bad-position-marker = znacznik zwycięstwa zatrzymuje się na żetonie frakcji: od { $low } do { $high }, a nie { $given }
bad-position-number = tury liczy się od 1
bad-position-kind-active = przy { $ask } tura jest aktywna (active), a nie „{ $kind }”
bad-position-kind-undeclared = przy { $ask } tury jeszcze nie zadeklarowano, więc nie „{ $kind }”
bad-position-activated = aktywuje tylko miejsce { $seat }, i to po zadeklarowaniu tury aktywnej
bad-position-modifier = liczby tego efektu nie pasują do niczego w zawartości
bad-position-used = „{ $key }” liczy użycia w procedurze, która nie trwa
bad-position-buy = punkty zwycięstwa kupuje się w pojedynku z buying_vp

# The Edge.
bad-position-squad-twice = { $squad } już jest: podaj oddział raz
bad-position-whose = { $squad } mogą mieć obaj gracze: podaj w `seat`, czyj to oddział
bad-position-hp = punktów życia: { $n }, a { $squad } ma ich co najwyżej { $most }
bad-position-side = { $squad } ma tylko jedną stronę
bad-position-progress = „{ $card }” nie jest kartą postępu tego gracza
bad-position-attachment = „{ $card }” nie jest kartą, którą kładzie się na oddziały
bad-position-pool = pula kryształów nie może tam leżeć
bad-position-border = { $place } leży poza brzegiem
bad-position-overlap = podstawka w { $place } na coś zachodzi
bad-position-two-players = jest dwóch graczy
bad-position-two-seats = są dwa miejsca
bad-position-no-vp = gra się kończy, gdy gracz nie ma punktów zwycięstwa
bad-position-deck = „{ $card }” już się w tej talii skończyło
bad-position-spent-progress = to nie są pozostałe karty postępu
bad-position-effect = ten efekt nie pasuje do niczego w zawartości
bad-position-no-model = nie ma takiego modelu: liczy się je od 0 do { $last }
bad-position-active-dead = nie aktywuje się oddziału bez modeli
bad-position-active-exhausted = nie aktywuje się wyczerpanego oddziału
bad-position-moment = `active` podaje oddział momentu `act`, i żadnego innego
