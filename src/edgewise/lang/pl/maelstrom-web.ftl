# What the client says at a table of Maelstrom's Edge; it comes with the game.

web-me-table = Stół
web-me-area = teren
web-me-low = niski
web-me-level = poziom { $height }
web-me-impassable = nieprzebyty
web-me-turn = Tura { $n } z { $of }
web-me-active = { $who ->
        [own] Działasz oddziałem { $unit }
       *[other] { $who } działa oddziałem { $unit }
    }
web-me-ask-deploy = Gdzie zaczyna { $unit }?
web-me-ask-act = Co robi { $unit }?
web-me-ask-bonus-move = Ruch dodatkowy: { $unit }
web-me-ask-retreat = Dokąd wycofuje się { $unit }?
web-me-attacker = atakujący
web-me-defender = obrońca
web-me-vp = punkty zwycięstwa: { $n } z { $of }
web-me-points = Punkty zwycięstwa
web-me-command = punkty dowodzenia: { $n }
web-me-suppression = Przygwożdżenie { $level } z { $most }
web-me-marker = Znacznik { $n }
web-me-marker-at = Znacznik { $n }, { $x }, { $y }: { $holder ->
        [none] niczyj
       *[other] { $captured ->
            [yes] zdobyty ({ $holder })
           *[no] kontrolowany ({ $holder })
        }
    }.
web-me-end-at = Droga długości { $length } cala do { $x }, { $y }. Enter ją wybiera.
web-me-base = { $name } { $code }, model { $n }{ $leads ->
        [yes] , dowódca
       *[no] {""}
    }, { $owner }, { $x }, { $y }, wysokość { $foot }, przygwożdżenie { $level }{ $done ->
        [yes] , po działaniu
       *[no] {""}
    }.
web-me-can-aim = Enter celuje w niego.
web-me-can-take = Enter go wybiera.
web-me-cursor-place = Miejsce na stole; Enter stawia.
web-me-cursor-way = Koniec drogi; Enter wykonuje ruch.
web-me-way = { $length } cala do { $x }, { $y }{ $most ->
        [none] {""}
       *[other] , z { $most }
    }.
web-me-left = zostało { $left }″
web-me-laid = Enter stawia tutaj.
web-me-deploy-note = Kliknij miejsce w swojej strefie albo przeciągnij tam kartę; reszta staje wokół dowódcy.
web-me-marker-note = Kliknij miejsce znacznika.
web-me-deploy-here = Wystaw tutaj
web-me-place-here = Połóż tutaj
web-me-propose = Zaproponuj
web-me-another = Inne miejsce
web-me-turn-left = Obróć w lewo
web-me-turn-right = Obróć w prawo
web-me-tokens = { $n ->
        [0] bez żetonu
        [one] jeden żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    }
web-me-take-up = Podnieś z powrotem
web-me-finish = { $n ->
        [0] Koniec rozstawiania
        [one] Koniec: jeden oddział zostaje w odwodzie
        [few] Koniec: { $n } oddziały zostają w odwodzie
       *[other] Koniec: { $n } oddziałów zostaje w odwodzie
    }
web-me-draft-note = Przeciągnij krążek, by obrócić, dowódcę, by iść dalej, inny model, by ustawić go ręcznie.
web-me-draft-note-touch = Przeciągnij krążek, by obrócić, albo dowódcę, by iść dalej.
web-me-put-back = Odstaw
web-me-raise = Na { $height }″
web-me-throw = Rzuć granat odłamkowy
web-me-march-note = Przeciągnij oddział albo wybierz jedną z kropek.
web-me-move-note = Przeciągnij dowódcę albo kliknij miejsce, by iść; kliknij wroga, by atakować. Shift dodaje zakręt.
web-me-move-note-touch = Przeciągnij oddział albo dotknij miejsca, by iść; dotknij wroga, by atakować.
web-me-strip = Akcje tej aktywacji
web-me-list = Wszystkie odpowiedzi słowami ({ $n })
web-me-unlist = Mniej odpowiedzi
web-me-kind-move = Ruch
web-me-kind-dash = Sprint
web-me-kind-charge = Szarża
web-me-kind-consolidate = Umocnienie
web-me-kind-bonus = Ruch dodatkowy
web-me-kind-retreat = Odwrót
web-me-deed-move = Ruch
web-me-deed-dash = Sprint
web-me-deed-charge = Szarża
web-me-deed-consolidate = Umocnienie
web-me-deed-aim = Celowanie
web-me-deed-extinguish = Gaszenie
web-me-deed-on-the-move = W ruchu
web-me-deed-take-cover = Krycie się
web-me-deed-patch-up = Łatanie
web-me-deed-consolidate-cover = Krycie się
web-me-deed-fire = Ogień
web-me-deed-suppressive-fire = Ogień zaporowy
web-me-deed-close-quarters = Walka wręcz
web-me-deed-hit-and-run = Uderz i uciekaj
web-me-state-ready = gotowy
web-me-state-done = po działaniu
web-me-state-active = aktywny
web-me-state-reserve = w odwodzie
web-me-state-destroyed = zniszczony
web-me-models = modele: { $n } z { $full }
web-me-model = Model
web-me-weapon = Broń
web-me-token = { $token ->
        [cover] Osłona
        [on-the-move] W ruchu
        [burn] Płomień
        [painted] Namierzony
        [slowed] Spowolniony
        [disruption] Zakłócenie
        [zealot] Gorliwość
        [winged] Postać skrzydlata
        [slasher] Postać tnąca
       *[other] { $token }
    }{ $n ->
        [one] {""}
       *[other] : { $n }
    }
web-me-unit-label = { $code } { $name }, modele: { $alive } z { $models }, przygwożdżenie { $level }, { $state }
web-me-unit-points = { $n ->
        [one] jeden punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
web-me-base-size = podstawka { $base }″, wysokość { $height }″
web-me-read-card = Karta: { $name }
web-me-stat-mv = MV
web-me-stat-mv-full = Ruch
web-me-stat-evs = EVS
web-me-stat-evs-full = Unik
web-me-stat-skl = SKL
web-me-stat-skl-full = Umiejętność
web-me-stat-av = AV
web-me-stat-av-full = Wartość pancerza
web-me-stat-cqa = CQA
web-me-stat-cqa-full = Ataki wręcz
web-me-stat-for = FOR
web-me-stat-for-full = Wytrzymałość
web-me-stat-wp = WP
web-me-stat-wp-full = Siła woli
web-me-stat-rng = RNG
web-me-stat-rng-full = Zasięg
web-me-stat-sho = SHO
web-me-stat-sho-full = Strzały
web-me-stat-pen = PEN
web-me-stat-pen-full = Przebicie
web-me-stat-dam = DAM
web-me-stat-dam-full = Obrażenia
web-me-stat-sup = SUP
web-me-stat-sup-full = Przygwożdżenie
web-me-flips-left = zostało obrotów: { $left } z { $budget }
web-me-flip = { $n ->
        [one] Użyj jednego obrotu
       *[other] Użyj { $n } obrotów
    }
web-me-no-flip = Bez obrotów
web-me-flip-up = Obróć { $face } na { $to }: { $cost }
web-me-flip-down = Obróć { $face } na { $to }: { $cost }
web-me-roll-hit = Trafienia
web-me-roll-armor = Pancerz
web-me-roll-damage = Obrażenia
web-me-roll-suppression = Przygwożdżenie
web-me-roll-burn = Płomień
web-me-roll-willpower = Siła woli
web-me-roll-bonus-move = Ruch dodatkowy
web-me-roll-roles = Rzut o role
web-me-roll-priority = Rzut o pierwszeństwo
web-me-roll-mission = Misja
web-me-roll-deployment = Rozstawienie
web-how-me-activate-1 = Wybierz jeden ze swoich świecących oddziałów.
web-how-me-allocate = Wybierz świecący model.
web-how-me-injury = Wybierz świecący model.
web-how-me-leader = Wybierz świecący model.
web-how-me-commander = Wybierz świecący model.
web-me-command-order = Rozkaz…
web-me-command-rouse = Poderwij…
web-me-units = Oddziały
web-me-climb = wspinaczka { $climb }″
