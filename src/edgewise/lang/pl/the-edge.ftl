# The Edge: akcje, pytania, dziennik i odmowy.

# Miejsca i nazwy.

ed-length = { NUMBER($inches, minimumFractionDigits: 1) }″
ed-place = ({ $x }; { $y })
ed-pool = pula { $number } w { $place }
    .gen = puli { $number } w { $place }
ed-nobody = nikt
ed-goes = { $model } { $length } do { $place }
ed-stays = { $model } zostaje
ed-shot-pair = model { $model } do modelu { $target }
ed-trigger = { $name } ({ $squad })

# Akcje.

ed-do-place-pool = Umieść pulę w { $place }
ed-do-deploy = Wystaw oddział { $squad } w { $places }
ed-do-activate = Aktywuj oddział { $squad }
ed-do-exchange = Wymień kartę { $card } na nową
ed-do-move = Ruch: { $paths }{ $touches ->
        [none] { "" }
       *[other] { " " }| w kontakcie: { $touches }
    }
ed-do-assault = Model { $model } szturmuje model { $target }
ed-do-use = Użyj zdolności { $name } ({ $squad }) { $cost ->
        [0] bez kosztu
        [one] za { $cost } kryształ
        [few] za { $cost } kryształy
       *[many] za { $cost } kryształów
    }{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , rzuca model { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-play-card = { $bonus ->
        [true] Zagraj kartę { $name } dla premii po zabitych
       *[false] Zagraj kartę { $name } { $cost ->
            [0] bez kosztu
            [one] za { $cost } kryształ
            [few] za { $cost } kryształy
           *[many] za { $cost } kryształów
        }
    }{ $squad ->
        [none] { "" }
       *[other] , oddział { $squad }
    }{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }{ $caster ->
        [none] { "" }
       *[other] , rzuca model { $caster }
    }{ $shots ->
        [none] { "" }
       *[other] : { $shots }
    } | { $text }
ed-do-shift = Odwróć kartę oddziału { $squad } { $cost ->
        [0] bez kosztu
        [one] za { $cost } kryształ
        [few] za { $cost } kryształy
       *[many] za { $cost } kryształów
    }
ed-do-end-activation = Zakończ aktywację
ed-do-pass = Pas
ed-do-reroll = Przerzuć
ed-do-keep = Zachowaj wynik
ed-do-pick-model = Ginie model { $model }
ed-do-free-attack = Model { $model } wykonuje wolny atak na model { $target }
ed-do-decline = Zrezygnuj
ed-do-stay-ready = Zapłać i pozostań gotowy
ed-do-order-trigger = Najpierw { $item }
ed-do-gather = Oddział { $squad } bierze kryształ z { $pool_gen }
ed-do-done = Nie pobieraj więcej
ed-do-progress = { $card } na oddział { $squad } | { $text }
ed-do-summon = { $card } w { $place }
ed-do-concede = Gracz { $seat } poddaje się

# Pytania.

ed-ask-place-pool = Gdzie leży twoja następna pula?
ed-ask-deploy = Który oddział wystawiasz teraz i gdzie?
ed-ask-activate = Który oddział aktywujesz?
ed-ask-act = Oddział { $squad } jest aktywny: co dalej?
ed-ask-window-begin = Oddział { $squad } jest aktywowany: wymieniasz kartę lub zagrywasz coś natychmiastowego?
ed-ask-window-move = Oddział się poruszył: zagrywasz coś natychmiastowego?
ed-ask-window-assault = Zapowiedziano szturm: zagrywasz coś natychmiastowego przed rzutem?
ed-ask-window-dice = Kości rzucone: zagrywasz coś natychmiastowego?
ed-ask-window-answer = Zapowiedziano czar lub zdolność: odpowiadasz?
ed-ask-window-end = Aktywacja się kończy: zagrywasz coś natychmiastowego?
ed-ask-window-gather = Przed pobieraniem kryształów: zagrywasz coś natychmiastowego?
ed-ask-offer-reroll = Zachowujesz wynik czy przerzucasz?
ed-ask-choose-casualty = Oddział { $squad } traci model: który ginie?
ed-ask-free-attack = Który model wykonuje wolny atak i na kogo?
ed-ask-stay-ready = Płacisz, żeby oddział { $squad } nie został wyczerpany?
ed-ask-order-triggers = Należy rozpatrzyć kilka zdolności pasywnych. Która pierwsza?
ed-ask-gather = Który oddział pobiera kryształ?
ed-ask-progress = Którą kartę postępu kładziesz i na który oddział?

# Co się stało.

ed-log-deployment-won = Gracz { $seat } wygrywa rzut na wystawienie i wystawia pierwszy.
ed-log-pool-placed = Gracz { $seat } umieszcza pulę z { $crystals } { $crystals ->
        [one] kryształem
       *[other] kryształami
    } w { $place }.
ed-log-squad-deployed = Gracz { $seat } wystawia oddział { $squad }.
ed-log-turn-began = Zaczyna się tura { $turn }; rozpoczyna gracz { $seat }.
ed-log-squad-activated = Gracz { $seat } aktywuje oddział { $squad }.
ed-log-card-exchanged = Gracz { $seat } wymienia kartę { $card }.
ed-log-cards-drawn = Gracz { $seat } dociąga { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
ed-log-model-moved = Model { $model } porusza się o { $length }.
ed-log-squad-shifted = Karta oddziału { $squad } zostaje odwrócona.
ed-log-squad-shifted-back = Karta oddziału { $squad } wraca na zwykłą stronę.
ed-log-model-assaulted = Model { $model } szturmuje model { $target }.
ed-log-combat-dropped = Modele { $model } i { $target } nie są już w kontakcie: walki nie ma.
ed-log-model-struck-first = Pierwszy uderza model { $model }.
ed-log-die-rolled = Gracz { $seat } wyrzuca { $value } { $purpose ->
        [deployment] na wystawienie
        [attack] na atak
        [attack-extra] dodatkową kością na atak
        [defense] na obronę
        [defense-extra] dodatkową kością na obronę
        [shot] na strzał
        [shot-extra] dodatkową kością na strzał
       *[other] { $purpose }
    }.
ed-log-roll-repeated = Gracz { $seat } przerzuca.
ed-log-roll-kept = Gracz { $seat } zachowuje wynik.
ed-log-attack-hit = Model { $model } trafia model { $target }: { $attack } przeciw { $defense }.
ed-log-attack-missed = Model { $model } nie trafia modelu { $target }: { $attack } przeciw { $defense }.
ed-log-shot-declared = Model { $model } strzela do modelu { $target }.
ed-log-shot-wasted = Strzał modelu { $model } do modelu { $target } przepada: { $why }.
ed-log-token-lost = Oddział { $squad } traci punkt życia; zostało: { $left }.
ed-log-model-died = { $vp ->
        [0] Ginie model { $model }.
       *[other] Ginie model { $model }; gracz { $seat } oddaje { $vp ->
            [one] { $vp } punkt zwycięstwa
            [few] { $vp } punkty zwycięstwa
           *[many] { $vp } punktów zwycięstwa
        }.
    }
ed-log-squad-died = Oddział { $squad } zostaje rozbity.
ed-log-vp-taken = Gracz { $seat } bierze { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }.
ed-log-crystals-returned = { $count ->
        [0] Gracz { $seat } nie ma użytych kryształów do odzyskania.
        [one] Gracz { $seat } odzyskuje { $count } kryształ.
        [few] Gracz { $seat } odzyskuje { $count } kryształy.
       *[many] Gracz { $seat } odzyskuje { $count } kryształów.
    }
ed-log-crystals-paid = Gracz { $seat } płaci { $count ->
        [one] { $count } kryształ
        [few] { $count } kryształy
       *[many] { $count } kryształów
    }.
ed-log-card-played = Gracz { $seat } zagrywa kartę { $card }{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }.
ed-log-bonus-played = Gracz { $seat } zagrywa kartę { $card } dla premii po zabitych{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }.
ed-log-ability-used = Oddział { $squad } używa zdolności { $ability }{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }.
ed-log-item-cancelled = Anulowano: { $item }.
ed-log-item-failed = { $item } nic nie robi: { $why }.
ed-log-card-attached = Karta { $card } leży teraz przy oddziale { $squad }.
ed-log-effect-ended = { $squad ->
        [none] { $item } kończy się.
       *[other] { $item } kończy się dla oddziału { $squad }.
    }
ed-log-model-pushed = Model { $model } zostaje odepchnięty o { $length }.
ed-log-squad-healed = { $count ->
        [0] Oddział { $squad } nie ma punktów życia do odzyskania.
        [one] Oddział { $squad } odzyskuje { $count } punkt życia.
        [few] Oddział { $squad } odzyskuje { $count } punkty życia.
       *[many] Oddział { $squad } odzyskuje { $count } punktów życia.
    }
ed-log-squad-readied = Oddział { $squad } jest znów gotowy.
ed-log-squad-stayed-ready = Oddział { $squad } pozostaje gotowy.
ed-log-passive-triggered = Działa { $item } ({ $squad }).
ed-log-activation-ended = Aktywacja oddziału { $squad } jest zakończona.
ed-log-squad-exhausted = Oddział { $squad } jest wyczerpany.
ed-log-crystals-gathered = Oddział { $squad } bierze { $count } { $count ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } z { $pool_gen }.
ed-log-pool-emptied = { CAPITAL($pool) } jest pusta i zostaje usunięta.
ed-log-phase-began = { $name ->
        [gather] Pobieranie kryształów.
        [refresh] Wszystko się odświeża.
        [progress] Wybór kart postępu.
       *[other] { $name }
    }
ed-log-progress-laid = Gracz { $seat } kładzie kartę { $card } na oddział { $squad }.
ed-log-squad-summoned = Gracz { $seat } przyzywa oddział { $squad }.
ed-log-progress-skipped = Gracz { $seat } nie ma karty postępu do położenia.
ed-log-player-conceded = Gracz { $seat } poddaje się.
ed-log-match-ended = Koniec gry.

# Dlaczego coś się nie powiodło.

ed-why-bad-target = cel zniknął
ed-why-out-of-range = cel jest poza zasięgiem
ed-why-no-line-of-sight = celu nie widać
ed-why-no-caster = nie ma już wykonawcy
ed-why-no-contact = kontakt został zerwany
ed-why-duplicate-equipment = oddział ma już kopię
ed-why-must-target-contact = celem musiał być wróg w kontakcie

# Odmowy.

ed-refused-unknown-id = Nie ma tu niczego takiego.
ed-refused-bad-command = To polecenie ma złą postać.
ed-refused-game-over = Gra jest skończona.
ed-refused-setup-order = To nie należy do tego kroku; przygotowanie i gra mają stałą kolejność.
ed-refused-not-your-activation = To nie twoja kolej na aktywację.
ed-refused-wrong-time = W tej chwili to niemożliwe.
ed-refused-not-instant = Odpowiedzieć można tylko czymś natychmiastowym.
ed-refused-not-instant-now = Teraz można zagrać tylko coś natychmiastowego.
ed-refused-step-used = Ten krok aktywacji jest już zużyty.
ed-refused-action-used = Akcja tej aktywacji jest już zużyta.
ed-refused-ability-used = Tej zdolności użyto już w tej turze.
ed-refused-ability-unavailable = Oddział { $squad } nie ma teraz tej zdolności.
ed-refused-squad-not-active = Oddział { $squad } nie jest aktywny.
ed-refused-exhausted = Oddział { $squad } jest wyczerpany.
ed-refused-must-activate = Nie można pasować: aktywuj gotowy oddział.
ed-refused-not-your-squad = To nie jest twój oddział na planszy.
ed-refused-not-of-squad = Model { $model } nie należy do aktywnego oddziału.
ed-refused-exchange-closed = Wymiana w tej aktywacji już minęła.
ed-refused-nothing-to-exchange = Nie ma karty do wymiany albo do dociągnięcia.
ed-refused-not-in-hand = Karty { $card } nie masz na ręce.
ed-refused-squad-gathered = Oddział { $squad } pobrał już kryształ w tej turze.
ed-refused-pool-not-available = Ta pula jest pusta, sporna lub oddział { $squad } jej nie dotyka.
ed-refused-progress-illegal = Tej karty postępu nie można tam położyć.
ed-refused-rhazack-taken = { $squad } jest już na planszy.
ed-refused-cannot-shift = Karty oddziału { $squad } nie można teraz odwrócić.
ed-refused-too-far = Model { $model } przebyłby { $length }, a wolno mu { $allowance }.
ed-refused-bad-path = Droga modelu { $model } ma złą postać.
ed-refused-blocked = Modelowi { $model } coś stoi na drodze.
ed-refused-overlap = Podstawki zachodziłyby tam na siebie.
ed-refused-border = Pas 3″ wzdłuż krawędzi jest zamknięty.
ed-refused-no-contact = Modele { $model } i { $target } nie są w kontakcie podstawką.
ed-refused-assault-friend = Model { $target } należy do twojej strony.
ed-refused-caster-contact = Cel nie jest w kontakcie podstawką z modelem { $model }.
ed-refused-free-attack-contact = Żaden z tych modeli nie jest w kontakcie podstawką z wrogiem.
ed-refused-no-free-attack = Model { $model } nie ma tu już wolnego ataku.
ed-refused-one-squad-only = Model { $model } szturmował już oddział { $squad } i musi się go trzymać.
ed-refused-already-assaulted = Model { $model } szturmował już model { $target }.
ed-refused-no-reroll = Nie ma tu przerzutu.
ed-refused-shots-locked = Lista strzałów jest ostateczna.
ed-refused-bad-target = To nie może być celem.
ed-refused-shot-target = Celem strzału jest wrogi model, a { $target } nim nie jest.
ed-refused-target-model = Model { $model } nie może być celem.
ed-refused-target-squad = Oddział { $squad } nie może być celem.
ed-refused-nothing-to-cancel = Nie ma czego anulować.
ed-refused-nobody-died = W tej turze nie zginął żaden { $what ->
        [squad] { $side ->
            [own] własny oddział
           *[enemy] wrogi oddział
        }
       *[model] { $side ->
            [own] własny model
           *[enemy] wrogi model
        }
    }.
ed-refused-not-a-casualty = Model { $model } nie jest żywym modelem oddziału { $squad }.
ed-refused-out-of-range = Model { $target } jest dalej niż { $range }″.
ed-refused-veiled = Do modelu { $target } nie można strzelać z odległości większej niż { $range }″.
ed-refused-spell-range = Cel jest dalej niż { $range }″.
ed-refused-must-target-contact = Model { $model } ma wroga w kontakcie i musi strzelać do niego, na przykład do modelu { $target }.
ed-refused-no-line-of-sight = Model { $model } nie widzi modelu { $target }.
ed-refused-not-enough-crystals = Kosztuje { $cost ->
        [one] { $cost } kryształ
        [few] { $cost } kryształy
       *[many] { $cost } kryształów
    }; nieużytych masz { $unused }.
ed-refused-duplicate-equipment = Oddział { $squad } ma już kartę { $card }.
ed-refused-no-caster = Nikt na planszy nie może tego rzucić.
ed-refused-no-such-caster = Żaden oddział typu podanego na karcie { $card } nie może jej rzucić.
ed-refused-not-a-caster = Model { $model } nie może tego rzucić.
ed-refused-squad-is-dead = Oddział { $squad } nie żyje.
ed-refused-squad-type-alive = Premia karty { $card } wymaga śmierci wszystkich oddziałów jej typu.
ed-refused-no-such-card = Nie ma karty { $card }.
ed-refused-no-such-ability = Nie ma zdolności { $ability }.
ed-refused-no-such-piece = Nie ma takiego oddziału ani modelu.
ed-refused-no-such-trigger = Nie ma zdolności pasywnej o tym numerze.
ed-refused-play-form = Ta karta lub zdolność wymaga innych danych.
ed-refused-shooter-twice = Lista strzałów jest pusta lub wymienia model strzelający dwa razy.
ed-refused-not-a-shooter = Model { $model } nie należy do strzelających.
ed-refused-pool-place = Pula nie może tam leżeć: krawędź, przeszkoda albo mniej niż 6″ do innej puli.
ed-refused-bad-army = Tej armii nie można tu prowadzić.
ed-refused-bad-deck = To nie jest dozwolona talia.
ed-refused-bad-card-data = Dane kart są sprzeczne.
ed-refused-deploy-zone = Każda podstawka musi w całości leżeć w twojej strefie wystawienia.
ed-refused-concede-for-other = Poddać się za to miejsce może tylko jego gracz.
ed-refused-deploy-overlap = Oddział { $squad } zachodziłby tam na coś innego.
ed-refused-model-twice = Model wymieniono dwa razy.
ed-refused-movement-used = Ruch tej aktywacji jest już zużyty.
ed-refused-no-command = To nie jest polecenie tej gry.
ed-refused-no-summon-card = Karta { $card } nikogo nie przyzywa.
ed-refused-not-to-deploy = Oddział { $squad } nie czeka na twoje wystawienie.
ed-refused-not-your-question = Teraz pytany jest drugi gracz.
ed-refused-places = Oddział ma { $count } { $count ->
        [one] model
        [few] modele
       *[many] modeli
    }, a każdy potrzebuje jednego miejsca.
ed-refused-pool-border = Pula leży w całości wewnątrz pasa 3″.
ed-refused-pool-obstacle = Leży tam przeszkoda.
ed-refused-pool-spacing = Inna pula jest bliżej niż 6″.
ed-refused-progress-skipped = Trzeba wybrać kartę postępu.
ed-refused-progress-squad = Oddział { $squad } nie może dostać twojej karty postępu.
ed-refused-progress-used = Karta { $card } nie należy do twoich pozostałych kart postępu.
ed-refused-shift-inactive = Oddział { $squad } nie jest aktywny.
ed-refused-shift-not-now = W tej chwili nie można odwrócić karty oddziału { $squad }.
ed-refused-summon-card = Kartę { $card } zagrywa się, podając miejsce.
ed-refused-summon-contact = Modelu nie można wystawić w kontakcie z wrogiem.
ed-refused-deck-copies = Talia ma { $count } × { $card }; dozwolone: { $most }.
ed-refused-deck-size = Liczba kart w talii to { $count }, a nie { $wanted }.

# Wskazówki.

ed-hint-pool-won = daje dostęp: { $pool }
ed-hint-pool-lost = oddaje: { $pool }
ed-hint-pool-denied = odcina przeciwnika: { $pool }

# Terminal.

ed-play-menu-first = Pierwsza gra, z gotowymi armiami i stałymi pulami, przeciw
ed-play-menu-full = Pełna gra, w której obaj gracze rozmieszczają pule, przeciw
ed-play-status = Tura { $turn } | rozpoczął gracz { $starting } | kryształy na planszy: { $crystals }
ed-play-player = Gracz { $seat } { $army }: punkty zwycięstwa { $vp }, kryształy nieużyte { $unused }, użyte { $used }, ręka { $hand }, talia { $deck }
ed-play-abilities = Twoje zdolności
ed-play-squad = Oddział
ed-play-side = Strona
ed-play-attack = A
ed-play-defense = O
ed-play-initiative = I
ed-play-move = R
ed-play-hp = PŻ
ed-play-state = Stan
ed-play-models = Modele, cale
ed-play-cards = Karty
ed-play-side-normal = zwykła
ed-play-side-shifted = odwrócona
ed-play-ready = gotowy
ed-play-exhausted = wyczerpany
ed-play-legend = Jeden wiersz to 1″, liczby to cale. A1 = model (podstawka małymi literami), (3) = pula kryształów, # = przeszkoda, % = niska przeszkoda, --- = strefy wystawienia
ed-play-legend-ground = ^ = las, ~ = woda, & = bagno, = = droga
ed-content-cards = Karty czarów
ed-content-progress = Karty postępu
ed-content-card = { $copies } × { $text }
ed-content-ability = { $side ->
        [normal] zwykła: { $text }
       *[shifted] odwrócona: { $text }
    }
ed-content-shields = Tarcze
ed-content-base = Promień podstawki
ed-content-height = Wysokość
ed-content-shift = Odwrócenie
ed-play-help-number = liczba: ten wybór; more: pokaż kolejne
ed-play-help-move = move A1 to 15 17, A2 to 16.5 17: ruch modeli do miejsc w calach; zablokowana droga prowadzi dookoła, kilka miejsc tworzy drogę
ed-play-help-setup = deploy A 10 5, 11 5: wystaw oddział, jedno miejsce na model; pool 12 20: umieść pulę; summon 18 5
ed-play-help-measure = measure A1 G2: odstęp dwóch podstawek; measure A1 15 17: do miejsca; measure A1 pool2
ed-play-help-why = why N: wyjaśnij wybór N; why move A1 to 3 3: czy wolno i która zasada o tym mówi
ed-play-help-rule = rule ED-MOV-4: przeczytaj zasadę
ed-play-help-undo = undo: cofnij ostatnią odpowiedź
ed-play-help-goal = Obie strony zaczynają z 7 punktami zwycięstwa; ginący model oddaje tyle, ile ma tarcz. Kto na końcu tury sam dotyka puli, zyskuje kryształ.
ed-type-move = Wpisz na przykład: move A1 to 15 17, A2 to 16.5 17
ed-type-deploy = Wpisz na przykład: deploy A 10 5, 11 5, 12 5, 13 5
ed-type-pool = Wpisz na przykład: pool 12 20
ed-type-summon = Wpisz na przykład: summon 18 5, dopóki masz kartę przyzwania
ed-type-assault = Wpisz na przykład: assault A1 G2
ed-type-measure = Wpisz na przykład: measure A1 G2 albo measure A1 15 17
ed-measured = { $one } – { $other }: { $length }
ed-sight = { $clear ->
        [true] Model { $model } widzi model { $target }.
       *[false] Model { $model } nie widzi modelu { $target }.
    }

# Jak skończyła się gra.

outcome-no-vp = Jeden z graczy nie ma już punktów zwycięstwa.
outcome-out-of-cards = Jednemu z graczy skończyły się karty czarów.
outcome-no-crystals = Z planszy pobrano ostatni kryształ.
outcome-turn-limit = Skończyła się tura 20.
