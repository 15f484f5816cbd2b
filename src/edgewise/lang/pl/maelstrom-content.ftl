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
