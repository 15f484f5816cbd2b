# Maelstrom's Edge: nazwy, akcje, pytania, dziennik i odmowy dotyczące tur, aktywacji, przygotowania i punktacji.

# Nazwy.

me-length = { NUMBER($inches, minimumFractionDigits: 1) }″
me-place = ({ $x }; { $y })
me-facing = { NUMBER($degrees, maximumFractionDigits: 2) }°
me-nobody = nikt
me-weapons = { $count ->
        [one] { $weapon }
       *[other] { $count } × { $weapon }
    }
me-marker = { $kind ->
        [cybelRefineries] rafineria
        [territories] terytorium
        [excavation] wykopalisko
        [maliteMeteorites] meteoryt
        [plantTheFlag] flaga
        [supplyCaches] skład zaopatrzenia
        [vips] VIP
       *[other] znacznik celu
    } { $number }
me-surface-ground = ziemia
me-surface-top = wierzch: { $piece }
me-surface-floor = poziom { $number }: { $piece }
me-objective-alpha-strike = Pierwsze uderzenie
me-objective-assassination = Zamach
me-objective-breakthrough = Przełamanie
me-objective-cybel-refineries = Rafinerie cybelu
me-objective-decimation = Zdziesiątkowanie
me-objective-defend-the-artifact = Obrona artefaktu
me-objective-delayed-objectives = Opóźnione cele
me-objective-demolition = Wyburzenie
me-objective-domination = Dominacja
me-objective-excavation = Wykopaliska
me-objective-into-the-fire = W ogień
me-objective-king-of-the-hill = Król wzgórza
me-objective-malite-meteorites = Meteoryty malitu
me-objective-meat-grinder = Maszynka do mięsa
me-objective-plant-the-flag = Zatknięcie flagi
me-objective-supply-caches = Składy zaopatrzenia
me-objective-territories = Terytoria
me-objective-vips = VIP-y

# Akcje.

me-do-take-role = { $role ->
        [attacker] Atakuj
       *[defender] Broń się
    }
me-do-take-zone = Weź strefę { $zone }
me-do-declare-aim = Graj o cel „{ $aim }”: { $about }
me-do-name-commander = { $model } dowodzi siłami
me-do-place-marker = Połóż na { $place }: { $marker }
me-do-deploy = Rozstaw na { $place }: { $unit }
me-do-take-up = Zabierz z powrotem: { $unit }
me-do-give-tokens = { $unit } zaczyna { $count ->
        [0] bez { $token ->
            [cover] żetonów osłony
           *[other] żetonów ruchu
        }
        [one] z jednym { $token ->
            [cover] żetonem osłony
           *[other] żetonem ruchu
        }
       *[other] z { $count } { $token ->
            [cover] żetonami osłony
           *[other] żetonami ruchu
        }
    }
me-do-finish-deployment = Zakończ rozstawianie
me-do-give-priority = Gracz { $seat } ma pierwszeństwo
me-do-activate = Aktywuj: { $unit }
me-do-hand-over = Bez drugiej aktywacji
me-do-hold = Wstrzymaj do końca: { $unit }
me-do-pass = Pasuj do końca tury
me-do-take-form = { $form ->
        [winged] Forma skrzydlata
       *[slasher] Forma tnąca
    }
me-do-end-activation = Zakończ aktywację
me-do-retire = Wycofaj z gry: { $unit }
me-do-move = { $kind ->
        [move] Ruch
        [dash] Sprint
        [charge] Szarża na cel: { $target };
        [bonus] Ruch dodatkowy
        [retreat] Odwrót
       *[consolidate] Umocnienie
    }{ $alone ->
        [true] : pozostań i obróć się
       *[false] { " " }do { $place }, { $length }
    }{ $thrower ->
        [none] { "" }
       *[other] ; { $thrower } rzuca granat odłamkowy
    }
me-do-aim = Celowanie
me-do-extinguish = Gaszenie
me-do-go-on-the-move = W ruchu
me-do-take-cover = Krycie się
me-do-patch-up = Napraw: { $model }
me-do-consolidate-cover = Umocnij się w osłonie
me-do-fire = Ogień na cel { $target }: { $weapons }
me-do-suppressive-fire = Ogień zaporowy na cel { $target }: { $weapons }
me-do-close-quarters = Walka wręcz z celem { $target }: { $weapons }
me-do-hit-and-run = Uderz i uciekaj, cel { $target }: { $weapons }
me-do-defensive-fire = Ogień obronny: { $weapons }
me-do-decline = Zrezygnuj
me-do-shake-off = Otrząśnięcie
me-do-regroup = Przegrupowanie
me-do-order = { $model } wydaje rozkaz oddziałowi { $unit }
me-do-rouse = { $model } porywa słowami oddział { $unit }
me-do-concede = Gracz { $seat } poddaje grę

# Pytania.

me-ask-role = Wygrywasz rzut rozstrzygający: atakujesz czy się bronisz?
me-ask-zone = Którą strefę rozstawienia bierzesz?
me-ask-aim = O który cel swojej frakcji grasz?
me-ask-commander = Kto dowodzi twoimi siłami?
me-ask-marker = Gdzie leży następny znacznik celu?
me-ask-deploy = Rozstaw oddziały; co nie stoi, zostaje w odwodach.
me-ask-priority = Wygrywasz rzut rozstrzygający: kto ma w tej turze pierwszeństwo?
me-ask-activate-1 = Który oddział aktywujesz?
me-ask-activate-2 = Druga aktywacja?
me-ask-form = Jaką formę przyjmuje { $unit }?
me-ask-act = { $unit } działa: co teraz?
me-ask-recover = Czy { $unit } odzyskuje siły?
me-ask-order = Jeszcze jakiś rozkaz?
me-ask-retire = Czy wycofujesz oddział z gry?

# Co się stało.

me-log-roll-off-made = { $purpose ->
        [roles] Rzut rozstrzygający o role
       *[priority] Rzut rozstrzygający o pierwszeństwo
    }, najpierw gracz { $first }: { $faces }.
me-log-role-taken = Atakującym jest gracz { $attacker }.
me-log-mission-chosen = Misja: { $mission }.
me-log-mission-rolled = Kości ({ $faces }) wskazują misję: { $mission }.
me-log-deployment-rolled = { $face } na kości wskazuje rozstawienie: { $deployment }.
me-log-deployment-set = Rozstawienie: { $deployment }.
me-log-zone-taken = Gracz { $seat } bierze strefę { $zone }.
me-log-aim-declared = Gracz { $seat } gra o cel: { $aim }.
me-log-commander-named = { $model } dowodzi siłami gracza { $seat }.
me-log-marker-placed = Gracz { $seat } kładzie na { $place }: { $marker }.
me-log-marker-left-out = Dla znacznika ({ $marker }) nie ma miejsca: odpada.
me-log-unit-deployed = Gracz { $seat } rozstawia: { $unit }.
me-log-unit-taken-up = Gracz { $seat } zabiera z powrotem: { $unit }.
me-log-tokens-given = { $unit } zaczyna { $count ->
        [0] bez { $token ->
            [cover] żetonów osłony
           *[other] żetonów ruchu
        }
        [one] z jednym { $token ->
            [cover] żetonem osłony
           *[other] żetonem ruchu
        }
       *[other] z { $count } { $token ->
            [cover] żetonami osłony
           *[other] żetonami ruchu
        }
    }.
me-log-deployment-finished = Gracz { $seat } zakończył rozstawianie{ $reserves ->
        [0] { "" }
        [one] ; jeden oddział jest w odwodach
        [few] ; { $reserves } oddziały są w odwodach
       *[other] ; { $reserves } oddziałów jest w odwodach
    }.
me-log-bonus-points-given = Gracz { $seat } rozdał mniej żetonów i dostaje { $count ->
        [one] jeden punkt dowodzenia
        [few] { $count } punkty dowodzenia
       *[other] { $count } punktów dowodzenia
    }.
me-log-turn-began = Zaczyna się tura { $turn }; pierwszeństwo ma gracz { $seat }.
me-log-priority-given = W tej turze pierwszeństwo ma gracz { $seat }.
me-log-command-points-gained = Gracz { $seat } zyskuje { $count ->
        [one] jeden punkt dowodzenia
        [few] { $count } punkty dowodzenia
       *[other] { $count } punktów dowodzenia
    } i ma { $pool }.
me-log-unit-activated = Gracz { $seat } aktywuje: { $unit }.
me-log-tokens-cleared = { $unit } traci żetony osłony i ruchu.
me-log-form-taken = { $unit } przyjmuje formę { $form ->
        [winged] skrzydlatą
       *[slasher] tnącą
    }.
me-log-model-healed = { $model } leczy rany i ma FOR { $fortitude }.
me-log-activation-ended = { $unit } kończy działanie.
me-log-player-held = Gracz { $seat } wstrzymuje: { $unit }.
me-log-player-passed = Gracz { $seat } pasuje w tej turze.
me-log-end-phase-began = Zaczyna się faza końcowa tury { $turn }.
me-log-unit-retired = Gracz { $seat } wycofuje z gry: { $unit }.
me-log-player-conceded = Gracz { $seat } poddaje grę.
me-log-unit-aimed = { $unit } celuje.
me-log-cover-taken = { $unit } kryje się i ma { $count ->
        [one] jeden żeton osłony
        [few] { $count } żetony osłony
       *[other] { $count } żetonów osłony
    }.
me-log-on-the-move-gained = { $unit } jest w ruchu i ma { $count ->
        [one] jeden żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }.
me-log-burn-extinguished = { $unit } gasi { $count ->
        [0] niczego
        [one] jeden żeton ognia
        [few] { $count } żetony ognia
       *[other] { $count } żetonów ognia
    }.
me-log-model-patched-up = { $model } po naprawie ma FOR { $fortitude }.
me-log-suppression-lowered = { $by ->
        [0] Przygwożdżenie ({ $unit }) pozostaje na { $level }.
       *[other] Przygwożdżenie ({ $unit }) spada o { $by } do { $level }.
    }
me-log-regrouped = { $unit } przegrupowuje się i nie jest już przygwożdżony.
me-log-order-given = { $model } wydaje rozkaz: { $unit }; graczowi { $seat } { $pool ->
        [one] zostaje jeden punkt dowodzenia
        [few] zostają { $pool } punkty dowodzenia
       *[other] zostaje { $pool } punktów dowodzenia
    }.
me-log-words-spoken = { $model } porywa słowami: { $unit }; graczowi { $seat } { $pool ->
        [one] zostaje jeden punkt dowodzenia
        [few] zostają { $pool } punkty dowodzenia
       *[other] zostaje { $pool } punktów dowodzenia
    }.
me-log-points-scored = Gracz { $seat } zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za cel { $objective }{ $part ->
        [1] { "" }
       *[2] , część druga
    }.
me-log-points-lent = Cel { $objective }{ $part ->
        [1] { "" }
       *[2] { " " }(część druga)
    } daje graczowi { $seat } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, dopóki trwa.
me-log-score-counted = Gracz { $seat } ma { $total ->
        [one] 1 punkt zwycięstwa
        [few] { $total } punkty zwycięstwa
       *[other] { $total } punktów zwycięstwa
    }.
me-log-marker-captured = Gracz { $seat } zdobywa: { $marker }.
me-log-marker-lost = Gracz { $seat } traci: { $marker }.
me-log-match-ended = { $how ->
        [crushing] Gracz { $winner } odnosi miażdżące zwycięstwo.
        [standard] Gracz { $winner } wygrywa.
        [conceded] Gracz { $winner } wygrywa: przeciwnik się poddał.
       *[draw] Gra kończy się remisem.
    }

# Odmowy.

me-no-wrong-time = To nie jest odpowiedź na to, o co teraz pytamy.
me-no-no-command = Ta gra nie zna takiego polecenia.
me-no-game-over = Gra jest skończona.
me-no-concede-for-other = Nikt nie poddaje się za kogoś innego.
me-no-not-your-question = Teraz pytany jest ktoś inny.
me-no-commander = Głównodowodzącym jest model z COMMAND z jednego z twoich oddziałów dowodzenia.
me-no-foreign-aim = To nie jest cel twojej frakcji.
me-no-not-your-unit = To nie jest twój oddział.
me-no-unit-gone = { $unit } jest zniszczony.
me-no-activated = { $unit } już działał w tej turze.
me-no-hold = Wstrzymuje tylko gracz bez pierwszeństwa, i to ostatni oddział; { $units ->
        [one] czeka jeszcze jeden oddział
        [few] czekają jeszcze { $units } oddziały
       *[other] czeka jeszcze { $units } oddziałów
    }.
me-no-pass = Pasujesz dopiero, gdy na stole nie masz czego aktywować; { $units ->
        [one] czeka jeszcze jeden oddział
        [few] czekają jeszcze { $units } oddziały
       *[other] czeka jeszcze { $units } oddziałów
    }.
me-no-hand-over = Okazja jest warta co najmniej jednej aktywacji: wskaż oddział.
me-no-held = { $unit } był wstrzymany: teraz może działać tylko on.
me-no-actions-used = Wszystkie akcje ({ $most }) są wykorzystane.
me-no-second-movement = W aktywacji jest jedna akcja ruchu: ruch, sprint albo szarża.
me-no-movement-late = Ruch jest przed akcjami stanu i strzeleckimi.
me-no-status-late = Akcje stanu są przed akcją strzelecką.
me-no-status-twice = Tej samej akcji stanu nie używa się w aktywacji dwa razy.
me-no-second-shooting = W aktywacji jest jedna akcja strzelecka.
me-no-not-after-move = „W ruchu” następuje zaraz po ruchu albo sprincie.
me-no-move-in-cover = { $unit } ma żeton osłony i nie może być w ruchu.
me-no-cover-on-the-move = { $unit } jest w ruchu i nie może się kryć.
me-no-facing-off = { $unit } jest w starciu: najpierw walczy albo odchodzi od wroga.
me-no-in-contact = { $unit } styka się z wrogiem: pozostaje mu tylko walka wręcz.
me-no-strayed = { $unit } stracił spójność: najpierw musi ją odzyskać ruchem.
me-no-strayed-end = { $unit } stracił spójność i nie kończy, zanim nie spróbuje odzyskać jej ruchem.
me-no-arrive-first = { $unit } jest w odwodach: najpierw wchodzi ruchem albo sprintem.
me-no-no-consolidation = Umocnienie następuje zaraz po walce wręcz.
me-no-second-consolidation = Po walce wręcz oddział umacnia się tylko raz: ruchem albo osłoną.
me-no-cover-in-contact = { $unit } styka się z wrogiem i nie może się umocnić w osłonie.
me-no-cover-strayed = { $unit } stracił spójność i nie może się umocnić w osłonie.
me-no-patch-unable = W oddziale { $unit } nikt nie naprawia.
me-no-patch-nobody = Naprawia się tylko rannego robota z tego samego oddziału.
me-no-order-inactive = Rozkazy wydaje model aktywnego oddziału, między krokami jego aktywacji.
me-no-order-without-command = { $model } nie ma COMMAND.
me-no-order-nobody = Rozkaz dostaje własny oddział na stole.
me-no-order-unpaid = Rozkaz kosztuje punkt dowodzenia.
me-no-order-far = { $unit } jest dalej niż { $inches }″.
me-no-orders-used = { $model } wydał w tej turze { $value ->
        [one] swój jedyny rozkaz
        [few] swoje { $value } rozkazy
       *[other] swoich { $value } rozkazów
    }.
me-no-order-own-unit = { $model } z COMMAND (0) wydaje rozkaz własnemu oddziałowi, i to raz.
me-no-rouse-inactive = Słowa wypowiada model aktywnego oddziału.
me-no-rouse-unable = { $model } nie umie nikogo porwać słowami.
me-no-rouse-used = { $model } porwał już w tej turze jakiś oddział.
me-no-rouse-unpaid = Porywające słowa kosztują punkt dowodzenia.
me-no-rouse-nobody = Porywa się własne oddziały na stole.
me-no-rouse-inorganic = { $unit } nie jest w całości organiczny.
me-no-rouse-far = { $unit } jest dalej niż { $inches }″.
me-no-regroup-uncovered = { $unit } nie ma żetonu osłony.
me-no-regroup-near = { $enemy } nie jest dalej niż { $inches }″ od: { $unit }.
me-no-regroup-shot = { $unit } strzelał albo walczył w tej aktywacji.
me-no-not-deployed = { $unit } nie stoi na stole.
me-no-reserves-wait = Rozstaw najpierw: { $unit }; odwodami jeszcze się nie gra.
me-no-tokens-many = Oddział zaczyna najwyżej z { $most ->
        [one] jednym żetonem
       *[other] { $most } żetonami
    }.
me-no-retire = Wycofać z gry można tylko własny oddział, który jest na stole.
me-no-marker-half = Twój znacznik leży w całości na połowie drugiego gracza.
me-no-marker-edge = Znacznik celu leży dalej niż { $inches }″ od każdej krawędzi.
me-no-marker-model = Znacznik celu nie dotyka modelu.
me-no-marker-impassable = Znacznik celu nie leży na terenie nieprzekraczalnym.
me-no-marker-building = Znacznik celu nie leży w budynku ani na nim.
me-no-marker-unreachable = Do znacznika w tym miejscu nikt by nie dotarł.
me-no-marker-near = Znacznik celu leży dalej niż { $inches }″ od każdego innego.

# Opcje, pozycje i to, w co jeszcze się nie gra.

me-bad-mission-sources = { $names } wykluczają się: podaj jedno z nich
me-bad-mission-list = lista ma najwyżej tyle misji: { $most }, a nie { $count }
me-bad-table = nie ma stołu '{ $name }'; są: { $known }
me-bad-mission = nie ma misji '{ $name }'; są: { $known }
me-bad-position-deployment = nie ma rozstawienia '{ $name }'; są: { $known }
me-bad-pack = nie ma zestawu misji '{ $name }'; są: { $known }
me-bad-roster = nie ma listy sił '{ $name }'; są: { $known }, albo tekst pliku z taką listą
me-bad-objective-waits = w cel { $objective } misji { $mission } jeszcze się nie gra; wybierz inną misję
me-bad-special-waits = zasada specjalna { $special } misji { $mission } jeszcze nie działa; wybierz inną misję
me-bad-narrative-waits = w misję fabularną { $mission } jeszcze się nie gra; wybierz misję turniejową
me-bad-large-waits = { $unit } to duży model, a takimi jeszcze się nie gra; wybierz inną listę sił
me-bad-building-waits = { $piece } to budynek, a w nie jeszcze się nie gra; wybierz inny stół
me-bad-odds = dokładnych szans ta gra jeszcze nie podaje
me-bad-measure-unit = na stole nie ma oddziału { $unit }
me-bad-measure-model = na stole nie ma modelu { $model }
me-bad-measure-marker = na stole nie ma znacznika celu { $marker }
me-bad-measure-thing = podaj jeden oddział, model, znacznik albo miejsce
me-bad-measure-kind = ruch dodatkowy, odwrót i umocnienie mierzy się wtedy, gdy gra o nie pyta
me-bad-measure-deploy = rozstawienie mierzy się od wyboru stref do pierwszej tury
me-bad-position-zones = atakujący i strefy należą do siebie: 0 albo 1 i po strefie dla każdego miejsca
me-bad-position-loss = strata wskazuje oddział, którego nie ma w grze
me-bad-position-marker = znacznik celu leży na stole i należy do 0, 1 albo do nikogo (-1)
me-bad-position-unit = nie ma oddziału o literach '{ $name }'
me-bad-position-model = nie ma modelu '{ $name }'
me-bad-position-twice = oddział { $name } występuje dwa razy
me-bad-position-models = oddział { $name } ma modeli: { $wanted }, a nie { $count }
me-bad-position-left = oddział { $name } jest zniszczony dokładnie wtedy, gdy nie został żaden jego model
me-bad-position-leader = dowódca drużyny { $name } jest jednym z jej modeli i żyje
me-bad-position-surface = nie ma powierzchni '{ $name }'
me-bad-position-aim = w tej frakcji nie ma celu '{ $name }'; są: { $known }
me-bad-position-off = model stoi poza stołem albo nie na powierzchni, którą podaje
me-bad-position-overlap = dwa modele na siebie zachodzą
me-bad-position-moment = pozycja bez przebiegu stoi przy okazji fazy akcji
me-bad-position-flow = trwająca reguła nie pasuje do reszty pozycji

# Karty.

me-card-model = { $count } × { $name }: MV { $mv }, EVS { $evs }, SKL { $skl }, AV { $av }, CQA { $cqa }, FOR { $fortitude }, WP { $wp }
me-card-weapon = { $count ->
        [0] { "" }
       *[other] { $count } × { "" }
    }{ $name }{ $moded ->
        [true] { " " }({ $mode })
       *[false] { "" }
    }: { $rng }, SHO { $sho }, PEN { $pen }, DAM { $dam }, SUP { $sup }
me-content-unit = { $name } ({ $points } pkt)
me-aim-hallowed-ground = W każdej turze za piechotę w osłonie w całości na drugiej połowie.
me-aim-reaping = W każdej turze, w której oddział zniszczono w walce wręcz.
me-aim-asset-protection = Dopóki zniszczono mniej twoich oddziałów niż wrogich.
me-aim-survey-mandate = Na końcu za każdą ćwiartkę stołu, w której w całości stoi oddział z robotami.
me-aim-swarm-them = W każdej turze, w której masz na stole więcej oddziałów niż wróg.
me-aim-strip-the-field = W każdej turze za oddziały w całości w strefie rozstawienia wroga, najwyżej dwa.
me-aim-prime-presence = W każdej turze, w której Prime jest najwyżej 12″ od środka.
me-aim-unbroken-line = W każdej turze z dwoma oddziałami na stole i żadnym z przygwożdżeniem 4 lub więcej.

# Podpowiedzi.

me-hint-kills = { $count ->
        [one] usuwa model
        [few] usuwa { $count } modele
       *[other] usuwa { $count } modeli
    }
me-hint-loses = { $count ->
        [one] kosztuje model
        [few] kosztuje { $count } modele
       *[other] kosztuje { $count } modeli
    }
me-hint-points = { $points ->
        [one] stół płaci o punkt więcej
        [few] stół płaci o { $points } punkty więcej
       *[other] stół płaci o { $points } punktów więcej
    }
me-hint-suppresses = { $levels ->
        [one] przygważdża o jeden poziom
        [few] przygważdża o { $levels } poziomy
       *[other] przygważdża o { $levels } poziomów
    }

# Terminal.

me-play-menu-first = Maelstrom's Edge: mała gra, gotowa do rozpoczęcia
me-play-menu-full = Maelstrom's Edge: z wyborem stołu, misji i list sił
me-play-help-number = liczba: odpowiedź o tym numerze
me-play-help-move = move 12 14 (albo dash, charge B 12 14), miejsca w calach; „on hill:top” podaje powierzchnię, „facing 90” zwrot
me-play-help-measure = measure A B: odległość dwóch oddziałów, modeli albo miejsc
me-play-help-rule = rule ME-MOV-4: tekst reguły
me-play-help-undo = undo: cofnij, dopóki nikt nie rzucił kością
me-play-help-goal = Misja mówi, za co są punkty; kto osiągnie jej próg zwycięstwa i prowadzi, wygrywa.
me-play-legend = # wysokie, % niskie, = wzgórze lub piętro, ^ obszar, ~ niski obszar, x nieprzekraczalne, ! niebezpieczne
me-play-legend-bases = B3: model 3 oddziału B, b: reszta jego podstawki, (2): znacznik celu 2
me-play-legend-zones = , strefa rozstawienia A, ' strefa rozstawienia B
me-play-status = Tura { $turn } z { $turns }, { $mission }; pierwszeństwo ma gracz { $priority }
me-play-player = Gracz { $seat }, { $faction }: punkty { $points } z { $total }, punkty dowodzenia { $command }
me-play-unit = Oddział
me-play-where = Miejsce
me-play-fortitude = FOR
me-play-tokens = Żetony
me-play-state = Stan
me-play-in-reserve = odwody
me-play-token = { $kind ->
        [suppression] przygwożdżenie { $count }
        [cover] osłona { $count }
        [on-the-move] w ruchu { $count }
       *[burn] ogień { $count }
    }
me-play-done = gotowe
me-play-waiting = czeka
me-type-marker = marker 12.5 20: gdzie leży znacznik celu, w calach
me-type-deploy = deploy A 10 5 facing 90: gdzie stoi dowódca; reszta idzie za nim
me-type-move = move 12 14, dash 10 4 12 4, charge B 12 14: droga dowódcy, w calach
me-play-no-odds = Dokładnych szans ta gra jeszcze nie podaje.
me-type-measure = measure A B, measure A1 12 14: dwa oddziały, modele albo miejsca
me-measured = { $one } i { $other } dzieli { $length }.

# Jak kończą się rozgrywki.

outcome-crushing = Miażdżące zwycięstwo: jedna ze stron osiągnęła swój próg zwycięstwa z wyraźną przewagą.
outcome-standard = Ostatnia tura minęła; wyższy wynik osiągnął swój próg zwycięstwa.
outcome-draw = Ostatnia tura minęła: wyniki są równe albo nikt nie osiągnął progu zwycięstwa.
