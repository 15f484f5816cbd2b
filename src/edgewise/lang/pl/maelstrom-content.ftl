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
me-force-option-limit = { $where }: '{ $name }' wzięto { $found } raz(y); najwyżej { $wanted }.
me-force-option-gone = { $where }: '{ $name }' wzięto { $found } raz(y), ale wyposażenia starcza tylko na { $wanted }.
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
