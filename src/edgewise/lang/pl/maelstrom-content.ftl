# Maelstrom's Edge: co jest nie tak z plikami jego treści; `.expected` mówi, co wpisać zamiast tego.

bad-file-me-unknown =
    { $what ->
        [profile] w tym oddziale nie ma modelu '{ $word }'
        [item] nie ma broni ani wyposażenia '{ $word }'
        [carried] modele tego rodzaju nie noszą '{ $word }'
        [entry] w tej frakcji nie ma oddziału '{ $word }'
        [ability] ten oddział nie ma zdolności '{ $word }'
        [designator] ten oddział nie ma oznaczenia '{ $word }'
        [language] nie ma języka '{ $word }'
        [feature] na tym stole nie ma elementu terenu '{ $word }'
        [deployment] nie ma rozstawienia '{ $word }'
        [mission] nie ma misji '{ $word }'
        [faction] nie ma frakcji '{ $word }'
        [offset] nie ma długości '{ $word }'
       *[name] nic w tym pliku nie nazywa się '{ $word }'
    }
    .expected = { $count ->
        [0] coś, co stoi w pliku; na razie nic takiego nie ma
       *[other] jedno z: { $known }
    }
bad-file-me-no-kind = pola nie pasują do żadnego rodzaju treści
    .expected = entries frakcji, features stołu, detachments listy sił albo inny rodzaj pliku
bad-file-me-no-roster = to nie lista sił, lecz plik rodzaju { $kind }
    .expected = lista sił: format, name, faction, limit i detachments
bad-file-me-faction = ten oddział należy do innej frakcji niż jego plik
    .expected = faction: { $faction }
bad-file-me-twice = '{ $name }' występuje dwa razy
    .expected = każde tylko raz
bad-file-me-gear-name = '{ $name }' to już nazwa wyposażenia
    .expected = inna nazwa broni
bad-file-me-mode = dwóch profili '{ $name }' nie da się odróżnić
    .expected = osobny tryb dla każdego profilu broni
bad-file-me-shots = strzały nie są podane na dokładnie jeden sposób
    .expected = fixed, cqaMod albo aoe
bad-file-me-bonus = premię ma tylko wybuch
    .expected = aoe obok bonus
bad-file-me-type = typ { $name } nie zgadza się z zasięgiem i strzałami
    .expected = melee dokładnie przy zasięgu CQ, aoe dokładnie przy wybuchach, hitAndRun przy zasięgu H&R
bad-file-me-cqa = tylko broń do walki wręcz liczy kości od CQA
    .expected = fixed albo aoe
bad-file-me-max-size = największa liczebność to { $count }, ale modele i opcje dają { $wanted }
    .expected = maxSize: { $wanted }
bad-file-me-band = przedział FOR od { $low } do { $high } nie pasuje
    .expected = forMin najwyżej forMax, a to najwyżej { $most }
bad-file-me-bands = dwa przedziały FOR zachodzą na siebie
    .expected = rozłączne przedziały
bad-file-me-add-on = tylko dodatek wchodzi do innych oddziałów i dodatek mówi do których
    .expected = unitType: addOn razem z addOnTo
bad-file-me-permit-add-on = dodatki nie potrzebują zezwolenia
    .expected = command, core, hammer, vanguard albo anvil
bad-file-me-pair = od { $low } do { $high } to nie przedział
    .expected = najpierw mniejsza liczba
bad-file-me-choice = wybór przynosi przedmioty albo zmienia jedną rzecz w drugą
    .expected = albo items, albo becomes
bad-file-me-becomes = nie wiadomo, co w co się zmienia
    .expected = fromAbility i toAbility albo fromDesignator i toDesignator
bad-file-me-becomes-kind = tylko ulepszenie całego oddziału zmienia zdolności i oznaczenia
    .expected = kind: unitUpgrade
bad-file-me-offset-name = '{ $name }' nie może być nazwą długości
    .expected = litery inne niż W, D, max i min
bad-file-me-formula = wzoru nie da się odczytać przy '{ $at }'
    .expected = na przykład D/2 - a albo max(6, D/8)
bad-file-me-zone-shape = na stole { $size } strefa nie jest wielokątem
    .expected = rogi po kolei wokół strefy
bad-file-me-zone-off = na stole { $size } strefa wychodzi poza stół
    .expected = rogi, które leżą na każdym stole
bad-file-me-zones-meet = na stole { $size } obie strefy zachodzą na siebie
    .expected = strefa po swojej stronie środka
bad-file-me-sides = misja rodzaju { $kind } ma inne strony
    .expected = both dla misji turniejowej, attacker i defender dla fabularnej
bad-file-me-markers = znaczników jest { $count }, a cel misji ma ich { $wanted }
    .expected = markers: { $wanted }
bad-file-me-no-artifact = dla tej strefy nie ma artefaktu
    .expected = artefakt strony, która go broni
bad-file-me-longer-side = głębokość { $depth } cali jest większa niż szerokość { $width }
    .expected = dłuższy bok jako szerokość
bad-file-me-feature-id = id '{ $id }' nie może nazywać powierzchni
    .expected = krótka nazwa bez dwukropka, inna niż ground
bad-file-me-untyped = ten element terenu coś pomija
    .expected = type albo kind, height i cover
bad-file-me-flag = cecha { $flag } nie pasuje do rodzaju { $kind }
    .expected = low tylko dla obszarów, porous, standable i openTop tylko dla przeszkód i budynków
bad-file-me-kind-flags = rodzaj { $kind } nie pasuje do zwykłych cech tego typu: { $flags }
    .expected = flags pasujące do rodzaju
bad-file-me-unlimited = tylko teren obszarowy ma nieograniczoną wysokość
    .expected = wysokość w tysięcznych cala
bad-file-me-admits = do tego elementu nikt nie wejdzie
    .expected = admits tylko dla budynków
bad-file-me-area-only = tylko teren obszarowy ma { $field }
    .expected = kind: area
bad-file-me-outline = kształt nie jest podany na dokładnie jeden sposób
    .expected = albo outline, albo footprint
bad-file-me-crossing = obrys nie ogranicza kształtu albo sam się przecina
    .expected = co najmniej trzy rogi po kolei, przeciwnie do ruchu wskazówek zegara
bad-file-me-off-table = element terenu wychodzi poza stół
    .expected = obrys w całości na stole
bad-file-me-outside = to leży częściowo poza swoim elementem terenu
    .expected = obrys w całości wewnątrz elementu
bad-file-me-harmless = ta część niczego nie zagradza i nikomu nie szkodzi
    .expected = impassable: true albo dangerous: 1
bad-file-me-no-top = na tym elemencie nic nie może stać
    .expected = przeszkoda albo budynek, bez koła nośników
bad-file-me-overhang = element nie leży w całości na '{ $carrier }'
    .expected = obrys w całości wewnątrz nośnika

# Co jest niezwykłe na stole.
me-table-amount = Teren zajmuje { $percent } % stołu; zwykle jest to od 30 do 50 %.
me-table-hazards = Teren nieprzekraczalny i niebezpieczny zajmuje { $percent } % stołu; więcej niż 10 % to rzadkość.

# Co jest nie tak z listą sił.
me-force-where = { $detachment ->
        [0] { "" }
       *[other] Pododdział { $detachment }
    }{ $unit ->
        [none] { "" }
       *[other] , { $unit }
    }
me-force-no-faction = Nie ma frakcji '{ $found }'; są: { $wanted }.
me-force-stated-unit = { $where }: plik podaje { $found } pkt, ale oddział kosztuje { $wanted }.
me-force-stated-total = Plik podaje razem { $found } pkt, ale lista kosztuje { $wanted }.
me-force-entry = { $where }: żadna frakcja nie ma oddziału '{ $found }'.
me-force-choice = { $where }: ten oddział nie ma opcji '{ $found }'.
me-force-faction = { $where }: oddział innej frakcji ({ $found }, nie { $wanted }).
me-force-option-limit = { $where }: '{ $name }' wzięto { $found ->
        [one] raz
       *[other] { $found } razy
    }; najwyżej { $wanted }.
me-force-option-gone = { $where }: '{ $name }' wzięto { $found ->
        [one] raz
       *[other] { $found } razy
    }, ale wyposażenia starcza tylko na { $wanted }.
me-force-option-weapons = { $where }: przy tylu broniach można tu dodać tylko { $wanted }, nie { $found }.
me-force-units = { $where }: oddziałów w jednym wyborze: { $found }; dozwolone: { $wanted }.
me-force-add-on-entry = { $where }: { $found } nie może wejść do { $wanted }.
me-force-add-on-types = { $where }: rodzajów dodatków w jednym oddziale: { $found }; najwyżej { $wanted }.
me-force-add-on-models = { $where }: modeli { $name } w jednym oddziale: { $found }; najwyżej { $wanted }.
me-force-add-on-size = { $where }: modeli z dodatkiem: { $found }; największa liczebność to { $wanted }.
me-force-add-on-alone = { $where }: dodatek występuje tylko w oddziale.
me-force-opening = { $where }: pierwszy wybór pododdziału musi być typu { $name }.
me-force-eight = { $where }: wyborów: { $found }; najwyżej { $wanted }.
me-force-balance = { $where }: wyborów typu { $name }: { $found }, a rdzenia tylko { $wanted }.
me-force-permits = { $where }: wyborów typu { $name }: { $found }; oddziały pozwalają na { $wanted }.
me-force-demands = { $where }: wymagane typu { $name }: { $wanted }, wzięto tylko { $found }.
me-force-commander = Żaden oddział dowodzenia nie ma modelu z COMMAND, który mógłby dowodzić siłami.
me-force-points = Lista kosztuje { $found } pkt; limit to { $wanted }.

# Typy oddziałów.
me-unit-type-command = Dowodzenie
me-unit-type-core = Rdzeń
me-unit-type-hammer = Młot
me-unit-type-vanguard = Straż przednia
me-unit-type-anvil = Kowadło
me-unit-type-add-on = Dodatek

# Zdolności modeli i broni oraz to, co robią.
me-ability-aerial-insertion = Desant
me-ability-aerial-insertion-text = Z odwodów oddział może wylądować w dowolnym miejscu dalej niż 9″ od każdego wroga; to jego ruch.
me-ability-angel-bond = Więź z aniołami
me-ability-angel-bond-text = Jego rozkazy dla Anioła Cybel albo stada młodych aniołów obniżają przygwożdżenie o 2 zamiast o 1.
me-ability-censer-field = Pole kadzielnicy
me-ability-censer-field-text = Dopóki ten model jest w oddziale, cały oddział ma Pole ({ $value }).
me-ability-command = Dowodzenie
me-ability-command-text = { $value ->
        [0] Nie daje punktu dowodzenia; podczas aktywacji wydaje jeden rozkaz własnemu oddziałowi.
       *[other] Daje co turę { $value } { $value ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } dowodzenia i podczas aktywacji wydaje tyle samo rozkazów w zasięgu 18″.
    }
me-ability-counterattack = Kontratak
me-ability-counterattack-text = Raz na turę +1 SKL dla sojusznika do 24″, który strzela do ostatnio aktywowanego oddziału wroga.
me-ability-defensive-countermeasures = Środki obronne
me-ability-defensive-countermeasures-text = Kto szarżuje na ten oddział, zdaje test WP i dostaje 1 poziom przygwożdżenia, a przy porażce 2.
me-ability-dodge = Unik
me-ability-dodge-text = Obrona specjalna: blokuje w rundzie do { $value } { $value ->
        [one] trafienia
       *[other] trafień
    }.
me-ability-drone-uplink = Łącze z dronami
me-ability-drone-uplink-text = Sojusznicze oddziały z robotami do 18″ mogą zdawać testy WP z WP tego modelu.
me-ability-dynamic-move = Ruch dynamiczny
me-ability-dynamic-move-text = Gdy mają go wszystkie modele, oddział porusza się nad modelami i terenem, jakby ich nie było.
me-ability-field = Pole
me-ability-field-text = Obrona specjalna: blokuje w rundzie do { $value } { $value ->
        [one] trafienia
       *[other] trafień
    }.
me-ability-form-shift = Zmiana formy
me-ability-form-shift-text = Na początku każdej aktywacji wybiera formę: skrzydlatą (Ruch dynamiczny, -1 CQA) albo tnącą (+1 CQA).
me-ability-frag-grenades = Granaty odłamkowe
me-ability-frag-grenades-text = Zamiast innego ataku do 6″: +1 przygwożdżenie, w ogniu zaporowym SUP 2+; jeden rzucający w rundzie.
me-ability-holdfast = Nieustępliwość
me-ability-holdfast-text = Kontroluje znacznik celu, nawet gdy wróg go kwestionuje.
me-ability-kill-mission = Misja zabójcza
me-ability-kill-mission-text = Oddział nie liczy się do celów strefowych i nie naprawia artefaktu.
me-ability-loricran-armor = Pancerz Loricran
me-ability-loricran-armor-text = Jego ochrona jest już w AV.
me-ability-loricran-field-generator = Generator pola Loricran
me-ability-loricran-field-generator-text = Daje swojemu modelowi Pole (1).
me-ability-marksman = Strzelec wyborowy
me-ability-marksman-text = +{ $value } SKL podczas strzelania.
me-ability-patch-up = Łatanie
me-ability-patch-up-text = Akcja stanu: ranny robot z jego oddziału odzyskuje 1 FOR.
me-ability-prime-array = Układ Prime
me-ability-prime-array-text = +1 do wartości Dowodzenia modelu.
me-ability-rapid-drill = Szybka musztra
me-ability-rapid-drill-text = Gdy mają ją wszystkie modele oddziału, celowanie jest raz na aktywację darmowe.
me-ability-reflex-shield = Tarcza refleksyjna
me-ability-reflex-shield-text = W walce wręcz właściciel może raz kazać przerzucić wszystkie kości broni białej, które trafiły jego oddział.
me-ability-regeneration = Regeneracja
me-ability-regeneration-text = Na początku każdej swojej aktywacji ranny model oddziału odzyskuje 1 FOR.
me-ability-rousing-words = Porywające słowa
me-ability-rousing-words-text = Darmowa akcja, raz na turę, za 1 punkt dowodzenia: organiczny sojuszniczy oddział do 18″ dostaje żeton żarliwości.
me-ability-scout = Zwiadowca
me-ability-scout-text = Oddział zwiadowców rozstawia się do 6″ poza strefą i może wejść z odwodów z flanki.
me-ability-steady-banner = Sztandar wytrwałych
me-ability-steady-banner-text = Raz na turę oddział może przerzucić nieudany test WP, dopóki jest w nim chorąży.
me-ability-support-mission = Misja wsparcia
me-ability-support-mission-text = Oddział nie liczy się do celów strefowych i nie naprawia artefaktu.
me-ability-target-tracker = Śledzenie celu
me-ability-target-tracker-text = W jego rundzie cel ma o jeden żeton ruchu i 1 punkt Uniku mniej, jeśli mają je wszyscy strzelający.
me-ability-vent-system = Układ wentylacji
me-ability-vent-system-text = Otrząśnięcie obniża przygwożdżenie o poziom więcej za każdy układ, najwyżej o dwa.
me-ability-arc = Łuk
me-ability-arc-text = Przeciw dwóm lub więcej modelom trafienie krytyczne może stać się trzema trafieniami.
me-ability-arcing-fire = Ogień stromotorowy
me-ability-arcing-fire-text = Nie potrzebuje linii wzroku.
me-ability-disrupt = Zakłócanie
me-ability-disrupt-text = Jeśli trafi, choćby zablokowana, cel dostaje żeton zakłóceń.
me-ability-ignite = Podpalenie
me-ability-ignite-text = Jeśli trafienie nie zostanie zablokowane, cel dostaje żeton ognia.
me-ability-paint = Oznaczanie
me-ability-paint-text = Jeśli trafi, choćby zablokowana, cel dostaje żeton oznaczenia.
me-ability-phase = Faza
me-ability-phase-text = Każde trafienie zużywa 2 z wartości Pola.
me-ability-scatter = Rozrzut
me-ability-scatter-text = Każde trafienie zużywa 2 z wartości Uniku.
me-ability-seeker = Naprowadzanie
me-ability-seeker-text = Każde trafienie zużywa 2 z wartości osłony.
me-ability-slow = Spowolnienie
me-ability-slow-text = Jeśli trafienie nie zostanie zablokowane, cel dostaje żeton spowolnienia.

# Typy broni.
me-weapon-type-aoe = Obszarowa
me-weapon-type-grenade = Granat
me-weapon-type-heavy = Ciężka
me-weapon-type-superheavy = Superciężka
me-weapon-type-hit-and-run = Uderz i uciekaj
me-weapon-type-melee = Biała
me-weapon-type-pistol = Pistolet
me-weapon-type-short-ranged = Krótkiego zasięgu

# Typy modeli.
me-model-type-infantry = Piechota
me-model-type-bike = Motor
me-model-type-swarm = Rój
me-model-type-behemoth = Behemot
me-model-type-vehicle = Pojazd
me-model-type-objective = Zniszczalny cel

# Oznaczenia, o których mówią zasady.
me-label-human = Człowiek
me-label-xenos = Xenos
me-label-robot = Robot
me-label-vehicle = Pojazd
me-label-character = Bohater
me-label-solo = Solo
me-label-squad-leader = Dowódca drużyny
me-label-transport = Transporter
me-label-open-transport = Otwarty transporter
me-label-prime = Prime

# Teren.
me-terrain-wall = Mur
me-terrain-crates = Skrzynie
me-terrain-barrels = Beczki
me-terrain-fence = Siatka
me-terrain-bushes = Krzaki
me-terrain-rock = Skała
me-terrain-hill = Wzgórze
me-terrain-emplacement = Stanowisko
me-terrain-gun-nest = Gniazdo ogniowe
me-terrain-trench = Okop
me-terrain-woods = Las
me-terrain-ruins = Ruiny
me-terrain-crater = Krater
me-terrain-shallow-water = Płytka woda
me-terrain-building = Budynek
me-terrain-bunker = Bunkier

# Rodzaje terenu.
me-kind-obstacle = Przeszkoda
me-kind-area = Teren obszarowy
me-kind-building = Budynek

# Cechy terenu.
me-flag-impassable = nieprzekraczalny
me-flag-low = niski
me-flag-standable = można na nim stać
me-flag-open-top = otwarty wierzch
me-flag-porous = można przez niego patrzeć
me-flag-dangerous = niebezpieczny (+{ $value })

# Cechy profilu.
me-characteristic-mv = Ruch
me-characteristic-evs = Unik
me-characteristic-skl = Umiejętność
me-characteristic-av = Wartość pancerza
me-characteristic-cqa = Ataki wręcz
me-characteristic-for = Wytrzymałość
me-characteristic-wp = Siła woli
me-characteristic-rng = Zasięg
me-characteristic-sho = Strzały
me-characteristic-pen = Przebicie
me-characteristic-dam = Obrażenia
me-characteristic-sup = Przygwożdżenie

# Zasady specjalne misji.
me-special-ambush = Zasadzka
me-special-artillery-bombardment = Ostrzał artyleryjski
me-special-dug-in = Okopani
me-special-enemy-surrounded = Wróg otoczony
me-special-game-length = Długość gry ({ $turns })
me-special-lightning-strike = Błyskawiczne uderzenie
me-special-no-deployment = Bez rozstawienia
me-special-no-reinforcements = Bez posiłków
me-special-no-reserves = Bez odwodów
me-special-sneak-attack = Skryty atak
me-special-superior-numbers = Przewaga liczebna
me-special-time-of-day = { $time ->
        [dawn] Pora dnia (świt)
        [dusk] Pora dnia (zmierzch)
       *[night] Pora dnia (noc)
    }

# Żetony.
me-token-aim = Żeton celowania
me-token-burn = Żeton ognia
me-token-cover = Żeton osłony
me-token-on-the-move = Żeton ruchu
me-token-painted = Żeton oznaczenia
me-token-slowed = Żeton spowolnienia
me-token-disruption = Żeton zakłóceń
me-token-zealot = Żeton żarliwości
me-token-winged = Anioł - forma skrzydlata
me-token-slasher = Anioł - forma tnąca

# Wiersze listy sił jako tekst.
me-roster-faction = Frakcja
me-roster-limit = Limit
me-roster-detachment = Pododdział
me-roster-total = Razem
bad-file-me-line = wiersz '{ $line }' nie należy do listy sił
    .expected = nagłówek taki jak Limit: 60 albo oddział po myślniku
bad-file-me-line-number = wiersz '{ $line }' wymaga liczby całkowitej
    .expected = na przykład Limit: 60
bad-file-me-line-unknown =
    { $what ->
        [faction] nie ma frakcji '{ $word }'
        [entry] nie ma oddziału '{ $word }'
       *[choice] ten oddział nie ma opcji '{ $word }'
    }
    .expected = nazwa taka jak w treści gry
bad-file-me-line-further = '{ $word }' nie może tu być kolejnym oddziałem
    .expected = kolejny oddział zaraz po oddziale z tego samego wpisu
bad-file-me-line-lacks = nic nie podaje { $name }
    .expected = po jednym wierszu na nazwę, frakcję i limit
