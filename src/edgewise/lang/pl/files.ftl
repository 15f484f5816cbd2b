# Co jest nie tak z plikiem zawartości; `.expected` to, co ma w nim stać zamiast tego.
bad-files = { $what }
bad-file-lines =
    { $before }
    { $after }
bad-file = { $place }: { $field } { SENTENCE($message) } { $expected } { $suggestion } ({ $source })
bad-file-field = { $field }:
bad-file-expected = Oczekiwano: { $what }.
bad-file-meant = Czy chodziło o { $what }?

# Wartości tak, jak stoją w pliku.
file-value-empty = Pusta wartość
file-value-truth = Wartość { $value }
file-value-number = Liczba { $value }
file-value-large-number = Ta wielka liczba
file-value-text = Tekst { $value }
file-value-list = Lista o długości { $count }
file-value-mapping = Zestaw pól

# Co przyjmuje pole.
file-type-or = { $before } albo { $after }
file-type-and = { $before } i { $after }
file-type-choice = jedno z: { $words }
file-type-whole = liczba całkowita{ $limits }
file-type-number = liczba{ $limits }
file-type-limits = , { $limits }
file-type-above = większa niż { $limit }
file-type-least = co najmniej { $limit }
file-type-below = mniejsza niż { $limit }
file-type-most = co najwyżej { $limit }
file-type-steps = wielokrotność { $limit }
file-type-text = tekst { $length } { $pattern }
file-type-pattern = według wzoru { $pattern }
file-type-length = ({ $unit ->
        [entries] pozycji
       *[characters] znaków
    }: { $limits })
file-type-truth = true albo false
file-type-nothing = nic
file-type-tuple = lista o długości { $count }
file-type-list = lista { $length }{ $each }
file-type-each = , każda pozycja: { $item }
file-type-mapping = zestaw pól { $length }
file-type-tagged = zestaw pól z polem { $field }, { $words }
file-type-record = zestaw pól: { $names }
file-type-any = wartość
file-type-other = wartość innego rodzaju
file-mended-list = listę z myślnikiem przed każdą pozycją

# Plik jako tekst.
bad-file-empty = Plik jest pusty.
    .expected = pola takie jak `id: knights`, każde w osobnym wierszu
bad-file-whole = { $what } nie może być całym plikiem.
    .expected = pola takie jak `id: knights`, każde w osobnym wierszu
bad-file-long = Plik jest za długi.
    .expected = co najwyżej { $most } znaków
bad-file-character = Znak { $code } nie jest tekstem.
    .expected = plik tekstowy w UTF-8
bad-file-tab = Ten wiersz jest wcięty tabulatorem.
    .expected = spacje
bad-file-second = Tu zaczyna się drugi dokument.
    .expected = jeden dokument w pliku, bez drugiego ---
bad-file-many = Plik zawiera za dużo wartości.
    .expected = co najwyżej { $most } wartości, licząc powtórzone
bad-file-deep = Wartości są zagnieżdżone za głęboko.
    .expected = poziomów co najwyżej { $most }
bad-file-tag = Znacznik { $tag } nie jest przyjmowany.
    .expected = zwykłe wartości; tekst, który zaczyna się od !, zapisz w cudzysłowie
bad-file-alias = *{ $anchor } nie wskazuje niczego, co jest kompletne.
    .expected = &{ $anchor } przed tym wierszem; tekst, który zaczyna się od *, zapisz w cudzysłowie
bad-file-half-character = Ten tekst zawiera pół znaku.
    .expected = całe znaki
bad-file-large-number = Ta liczba jest za duża.
    .expected = mniejsza liczba albo cyfry w cudzysłowie, jeśli to tekst
bad-file-twice = { $name } zapisano dwa razy.
    .expected = to pole tylko raz; pierwsze jest w wierszu { $line }
bad-file-name = { $what } nie może być nazwą pola.
    .expected = słowo przed dwukropkiem
bad-file-name-kind = { $what } nie może być nazwą pola.
    .expected = tekst

# Pomyłki w zapisie.
bad-yaml = To nie jest YAML.
    .expected = tekst w YAML albo JSON
bad-yaml-other = To nie jest YAML: { $complaint }{ $since }.
    .expected = tekst w YAML albo JSON
bad-yaml-since = , w tym, co zaczyna się w wierszu { $line }
bad-yaml-colon = To nie jest YAML: dwukropek stoi tam, gdzie nie może{ $since }.
    .expected = pola w jednej kolumnie i cudzysłów wokół tekstu z dwukropkiem
bad-yaml-dash = To nie jest YAML: pozycja listy stoi tam, gdzie nie może{ $since }.
    .expected = każda pozycja listy w osobnym wierszu; pojedynczy myślnik w cudzysłowie, "-"
bad-yaml-no-colon = To nie jest YAML: polu brakuje dwukropka{ $since }.
    .expected = dwukropek i spacja po nazwie każdego pola
bad-yaml-column = To nie jest YAML: to stoi w innej kolumnie niż to, do czego należy{ $since }.
    .expected = pola i pozycje list jednego poziomu w jednej kolumnie
bad-yaml-sign = To nie jest YAML: nic nie może zaczynać się od tego znaku{ $since }.
    .expected = cudzysłów wokół tekstu, który zaczyna się od znaku specjalnego
bad-yaml-mark = To nie jest YAML: po * albo & musi stać nazwa{ $since }.
    .expected = cudzysłów wokół tekstu, który zaczyna się od * albo &
bad-yaml-quote = To nie jest YAML: tu powinna stać nazwa pola{ $since }.
    .expected = pola jednego poziomu w jednej kolumnie i żadnego cudzysłowu wewnątrz tekstu w cudzysłowie
bad-yaml-item = To nie jest YAML: tu powinna stać pozycja listy{ $since }.
    .expected = pozycje listy jednego poziomu w jednej kolumnie
bad-yaml-value = To nie jest YAML: tu powinna stać wartość{ $since }.
    .expected = wartość albo nawias zamykający
bad-yaml-end = To nie jest YAML: plik kończy się wewnątrz cudzysłowu{ $since }.
    .expected = cudzysłów zamykający
bad-yaml-comma = To nie jest YAML: nawias nie jest zamknięty{ $since }.
    .expected = przecinek między pozycjami i nawias zamykający
bad-yaml-escape = To nie jest YAML: ukośnik wsteczny znaczy tu co innego{ $since }.
    .expected = pojedynczy cudzysłów wokół tekstu z ukośnikami wstecznymi

# Pola i słowa.
bad-file-key = { $name } nie może tu być nazwą.
bad-file-field-unknown = { $name } nie jest tu polem.
bad-file-missing = Brakuje pola `{ $name }`.
    .expected = `{ $name }`: { $words }
bad-file-word = { $what }: takiej wartości tu nie ma.
bad-file-unfit = { $what } tu nie pasuje.
bad-file-unknown =
    { $what ->
        [squad] nie ma oddziału „{ $word }”
        [card] nie ma karty „{ $word }”
        [shared-action] nie ma wspólnej akcji „{ $word }”
        [currency] nie ma waluty „{ $word }”
        [moment] nie ma momentu „{ $word }”
        [role] nie ma roli „{ $word }”
        [number] nie ma liczby „{ $word }”
        [choice] nie ma wyboru „{ $word }”
        [map-token] nie ma żetonu na planszę „{ $word }”
        [status] nie ma statusu „{ $word }”
        [resource-token] nie ma żetonu zasobu „{ $word }”
        [language] nie ma języka „{ $word }”
        [ability] nie ma zdolności „{ $word }”
        [squad-type] nie ma typu oddziału „{ $word }”
       *[summoned-squad] nie ma oddziału „{ $word }”, który można przyzwać
    }
    .expected = { $count ->
        [0] coś, co jest w pliku; na razie nic takiego nie ma
       *[other] jedno z { $known }
    }

# Identyfikatory, nazwy i liczby.
bad-file-id-empty = identyfikator jest pusty
    .expected = krótka nazwa
bad-file-id-twice = identyfikator „{ $id }” występuje dwa razy
    .expected = własny identyfikator
bad-file-id-taken = identyfikator „{ $id }” jest już w „{ $there }”
    .expected = inny identyfikator
bad-file-name-empty = nazwa jest pusta
    .expected = tekst
bad-file-list-empty = lista jest pusta
    .expected = co najmniej jedna pozycja
bad-file-small = wartość za mała: { $what }
    .expected = liczba od { $low } wzwyż
bad-file-max = { $value } to mniej niż min
    .expected = liczba od { $low } wzwyż
bad-file-range = { $value } jest poza zakresem
    .expected = od { $low } do { $high }
bad-file-range-nonzero = { $value } jest poza zakresem
    .expected = od { $low } do { $high }, ale nie 0

# Frakcje.
bad-file-group-empty = frakcja potrzebuje { $group }
    .expected = co najmniej jedna pozycja
bad-file-no-copy = karta ma co najmniej jedną kopię
    .expected = liczba od 1 wzwyż
bad-file-copies = za dużo kopii: { $count }
    .expected = co najwyżej { $most }
bad-file-attribute = { $value } jest poza zakresem
    .expected = od -5 do 30 albo '-'
bad-file-action-attached = zwykła karta akcji nie ma kosztu dołączenia
    .expected = kind: enhancement albo bez attachCost
bad-file-upper-passive = efektem pasywnym może być tylko dolna akcja ulepszenia
    .expected = passive w lower
bad-file-action-passive = tylko ulepszenie może mieć efekt pasywny
    .expected = kind: enhancement albo bez passive
bad-file-no-limit = akcja ulepszenia podaje swój limit
    .expected = limit: { "{" }per: payment{ "}" } albo inny
bad-file-shared-id = wspólna akcja potrzebuje identyfikatora
bad-file-beside-use = { $name } nic nie robi obok use
    .expected = cost, bind, timing, instant, limit albo name obok use, albo własna akcja bez use
bad-file-no-steps = ta akcja nic nie robi
    .expected = co najmniej jedna pozycja w steps
bad-file-never-used = { $whose ->
        [banner] sztandaru nigdy nie używa się w tym momencie: { $timing }
       *[action] akcji nigdy nie używa się w tym momencie: { $timing }
    }
    .expected = moment, w którym proponuje się akcje, albo wyzwalacz
bad-file-idle-names = nazwy nic tu nie robią
    .expected = type: squad_named, albo bez nazw przy { $type }
bad-file-no-option = nie ma możliwości { $n }
    .expected = liczba od 0 do { $last }
bad-file-interrupt = przerwanie podaje krok, który przerywa
    .expected = timing: before_sequence albo inny
bad-file-bind = nie podano oddziału
    .expected = names: [...] obok
bad-file-negative-cost = koszt nie jest ujemny
    .expected = liczba od 0 wzwyż
bad-file-continuous = continuous jest dla efektów pasywnych
    .expected = passive: true na ulepszeniu
bad-file-no-while = nie ma warunku dla while_condition
    .expected = continuous z warunkiem while, w efekcie pasywnym
bad-file-kind = ten wybór nic tu nie zmienia: { $kind ->
        [player] gracze
        [space] pola
        [hex] heksy
        [token] żetony na planszy
        [card] karty
        [enhancement] ulepszenia
       *[model] modele
    }
    .expected = selektor, który znajduje { $wanted }
bad-file-unbound = przy bind: { $type } nie ma roli { $role }
    .expected = przypisanie, które ją daje: { $role ->
        [self_model] own_model
       *[other] any_own_squad
    }
bad-file-temporary = tymczasowe kryształy są dostępne
    .expected = albo temporary, albo asDepleted
bad-file-unheeded = { $name } nic tu nie zmienia
    .expected = filtr, który ten selektor uwzględnia
bad-file-unheeded-distance = { $name } nic tu nie zmienia
    .expected = distanceFrom obok
bad-file-no-shooter = { $name } nic nie zmienia bez modelu strzelającego
    .expected = distanceFrom lub lineOfFireFrom w targets
bad-file-idle-step = to nic nie robi w momencie { $moments }
    .expected = krok dla tego momentu albo jeden z momentów { $known }
bad-file-role = roli { $role } nie ma w momencie { $moments }
    .expected = rola z tego momentu

# Armie.
bad-file-other-army = to jest plik armii „{ $army }”
bad-file-no-squads = armia ma oddziały
    .expected = co najmniej jedna pozycja
bad-file-shift-cost = koszt odwrócenia bez drugiej strony
    .expected = shifted: strona, albo bez shiftCost
bad-file-no-shift-cost = karta z drugą stroną ma koszt odwrócenia
    .expected = shiftCost: liczba od 0 do 6
bad-file-ability-twice = zdolność „{ $id }” występuje dwa razy na jednej stronie
    .expected = własny identyfikator
bad-file-ability-card = identyfikator „{ $id }” ma też jakaś karta
    .expected = własny identyfikator
bad-file-deck = suma kopii to { $count }
    .expected = dokładnie { $wanted }
bad-file-neutral-progress = oddziały, które się przyzywa, nie mają kart postępu
    .expected = spells albo bez progress
bad-file-summoned-models = oddział, który się przyzywa, ma jeden model
bad-file-no-effects = to nic nie robi
    .expected = co najmniej jeden efekt
bad-file-global-target = efekt globalny nie ma celu
    .expected = scope: squad albo model, albo bez { $name }
bad-file-global-range = efekt globalny nie ma zasięgu
    .expected = scope: squad albo model
bad-file-self-target = self nigdy nie jest kimś innym, niezależnie od odległości
    .expected = side: own, enemy albo any, albo bez { $name }
bad-file-other-enemy = oddział rzucającego czar nie jest wrogi
    .expected = side: own albo any, albo bez { $name }
bad-file-push-self = nikogo nie odpycha się od niego samego
    .expected = side: own, enemy albo any
bad-file-shot-enemy = strzał celuje we wrogi model
    .expected = side: enemy
bad-file-shot-range = strzał ma własny zasięg
    .expected = range w effects[{ $n }]
bad-file-beside-shots = efekt { $effect } nie ma celu obok strzałów każdego modelu
    .expected = by: one, albo draw
bad-file-trigger-only = { $field } służy tu tylko temu, co daje wyzwalacz
    .expected = czas trwania karty
bad-file-passive-own = zdolność pasywna karty oddziału działa na ten oddział
    .expected = side: self, albo aura
bad-file-contact-range = cel w kontakcie nie potrzebuje zasięgu
    .expected = contact albo zasięg
bad-file-aim = efektu { $effect } nie można skierować na scope { $scope }
    .expected = scope: { $aims }
bad-file-no-duration = efekt, który trwa, potrzebuje czasu trwania
    .expected = duration: activation, turn albo game
bad-file-idle-duration = nic z tego nie trwa
    .expected = duration: oneOff albo bez duration
bad-file-short-duration = to kończy się, zanim oddział zostałby wyczerpany
    .expected = duration: turn albo game
bad-file-cancel-timing = tylko coś natychmiastowego może odpowiedzieć na to, co anuluje
bad-file-attached-duration =
    { $timing ->
        [equipment] ekwipunek zostaje do końca gry
       *[passive] zdolność pasywna zostaje do końca gry
    }
bad-file-attached-target =
    { $timing ->
        [equipment] ekwipunek należy do własnego oddziału
       *[passive] zdolność pasywna należy do własnego oddziału
    }
    .expected = target: { "{" }scope: squad, side: self albo own{ "}" }
bad-file-attached-action =
    { $timing ->
        [equipment] ekwipunek nie zużywa akcji
       *[passive] zdolność pasywna nie zużywa akcji
    }
    .expected = bez usesAction
bad-file-acts-once =
    { $timing ->
        [equipment] { $effect } działa raz, a ekwipunek jest zawsze
       *[passive] { $effect } działa raz, a zdolność pasywna jest zawsze
    }
    .expected = warunek albo stat
bad-file-trigger-timing = tylko zdolność pasywna działa sama z siebie
    .expected = timing: passive albo is: died
bad-file-attached-condition =
    { $timing ->
        [equipment] ekwipunek nie może na to czekać
       *[passive] zdolność pasywna nie może na to czekać
    }
    .expected = is: dies albo kills, na zdolności pasywnej
bad-file-untriggered = { $effect } nie może zdarzyć się samo z siebie
    .expected = jedno z { $known }
bad-file-trigger-duration = to, co daje wyzwalacz, ma koniec
    .expected = duration: activation albo turn
bad-file-trigger-steps = kroki po { $n } nie kończą się na { $most }
    .expected = wielokrotność n, a n większe niż 0
bad-file-no-trigger = { $field } jest tu dla tego, co daje wyzwalacz
    .expected = warunek, który to wyzwala
bad-file-unpaid = tylko to, za co się płaci, liczy niezużyte kryształy
    .expected = liczba
bad-file-summons = przyzywa tylko karta postępu
    .expected = inny efekt
bad-file-situation = { $stat } nie jest tam odczytywane: { $name }
    .expected = jedno z { $known }
bad-file-no-situation = { $stat } nie jest tam odczytywane: { $name }
    .expected = bez only
bad-file-apart = { $one } i { $other } nigdy nie występują razem
    .expected = jedno z dwojga
bad-file-empty-aura = ta aura nic nie robi
    .expected = co najmniej jeden efekt
bad-file-aura = { $effect } nie może być aurą
bad-file-equipment = ekwipunek to karta czaru
    .expected = timing: passive, special albo instant
bad-file-passive-cost = zdolność pasywna nic nie kosztuje
    .expected = bez cost
bad-file-each-shoots = gdy oddział strzela, każdy model oddaje strzał
bad-file-no-dead-bonus = czar przypisany do typu oddziału ma premię po jego śmierci
    .expected = deadBonus: { "{" }kind: attack, n: 1{ "}" } albo inna
bad-file-dead-bonus = tylko czar przypisany do typu oddziału ma premię po jego śmierci
    .expected = dedicatedTo: typ oddziału, albo bez deadBonus
bad-file-undedicated = nie podano, o który oddział chodzi
    .expected = dedicatedTo: typ oddziału
bad-file-progress-kind = kind i effects do siebie nie pasują
    .expected = kind: summon z jednym efektem summon albo kind: attach
bad-file-progress-condition = karta postępu nie może na to czekać
    .expected = is: dies albo kills
bad-file-progress-once = { $effect } działa raz, a karta postępu jest zawsze
    .expected = warunek albo stat
bad-file-progress-aim = efektu { $effect } nie można skierować na oddział
    .expected = stat albo inny efekt

# Co instrukcja ustala o obu armiach.
bad-file-manual-type = nie ma oddziału typu { $type }
    .expected = oddział z type: { $type }
bad-file-manual-number = według instrukcji { $type } ma { $field } { $n }
bad-file-manual-knights = oddziałów typu Holy Knight jest { $wanted }, a nie { $count }
    .expected = oddziały z type: Holy Knight w liczbie { $wanted }
bad-file-manual-crystals = { $type } ma zdolność, która zwraca kryształy
    .expected = zdolność z { "{" }do: refreshCrystals{ "}" }
bad-file-manual-no-fireball = Master of Elements ma zdolność Fireball
    .expected = zdolność o nazwie Fireball
bad-file-manual-cost = { $name } kosztuje { $n }
bad-file-manual-fireball = Fireball to strzał obszarowy z +1 za każde 2 niezużyte kryształy
bad-file-manual-spell = nie ma karty czaru { $name }
    .expected = karta czaru o nazwie { $name }
bad-file-manual-dedicated = { $name } jest przypisane do typu { $type }
bad-file-manual-passive = { $name } to warunkowa zdolność pasywna
    .expected = timing: passive i warunek, który to wyzwala
bad-file-manual-wounds = { $name } może ranić własne modele
    .expected = { "{" }do: wound{ "}" } na własny oddział
bad-file-manual-unused = { $name } zależy od niezużytych kryształów
bad-file-manual-summons = obie armie mają kartę postępu, która przyzywa Rha'Zacka
    .expected = karta z { "{" }do: summon, squad: N-RHA{ "}" }

# Scenariusze.
bad-file-shape = element terenu ma jeden kształt
    .expected = circle: { "{" }at: [x, y], radius: mil{ "}" } albo polygon: lista wierzchołków [x, y]
bad-file-corners = te punkty nie tworzą wielokąta
    .expected = co najmniej trzy wierzchołki nie na jednej linii, po kolei, bez krzyżowania boków
bad-file-concave = ten wielokąt nie jest wypukły
    .expected = wierzchołki, które skręcają zawsze w tę samą stronę
bad-file-off-table = to wystaje poza stół
    .expected = punkty od 0 do 36000
bad-file-no-pool = scenariusz ma pulę kryształów
    .expected = co najmniej jedna pozycja w pools
bad-file-pool-border = ta pula kryształów sięga na brzeg
    .expected = od 4000 do 32000
bad-file-pool-covered = przeszkoda zakrywa tę pulę kryształów
    .expected = wolne miejsce
bad-file-pool-near = ta pula kryształów leży bliżej niż 6 cali od innej
    .expected = środki w odległości 8000
