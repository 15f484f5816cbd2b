# Maelstrom's Edge: rundy strzelania, przygwożdżenie, testy i straty.

# Nazwy.

me-weapon-frag = granat odłamkowy
me-weapon-unarmed = gołe ręce
me-part = { $amount } { $reason }
me-block = { $defense ->
        [cover] osłona
        [field] pole
       *[dodge] unik
    } przeciw: { $hits }
me-reason-printed = profil
me-reason-damaged = uszkodzenia
me-reason-slowed = spowolnienie
me-reason-form = forma
me-reason-marksman = strzelec wyborowy
me-reason-suppression = przygwożdżenie
me-reason-on-the-move = w ruchu
me-reason-target-on-the-move = cel w ruchu
me-reason-aim = celowanie
me-reason-wide-open = cel na odkrytym polu
me-reason-defensive-fire = ogień obronny
me-reason-hit-and-run = uderz i uciekaj
me-reason-counterattack = kontratak
me-reason-terrain = teren
me-reason-open-ground = otwarty teren
me-reason-no-terrain = teren bez osłony
me-reason-more-tokens = dalsze żetony osłony
me-reason-rear-arc = łuk tylny
me-reason-large = duży model
me-reason-painted = oznaczenie
me-reason-facing-off = starcie
me-reason-field = pole
me-reason-censer-field = pole kadzielnicy
me-reason-disruption = zakłócenie
me-reason-dodge = unik
me-reason-target-tracker = śledzenie celu
me-reason-shots = strzały
me-reason-blast = wybuch
me-reason-attacks = CQA
me-reason-weapon = broń
me-reason-short-range = bliski zasięg
me-reason-two-pistols = dwa pistolety
me-reason-second-weapon = druga broń
me-reason-close-quarters = walka wręcz
me-reason-floor = nie poniżej 0
me-reason-hit = trafienie
me-reason-casualty = strata
me-reason-frag = granat odłamkowy
me-reason-suppressive-fire = ogień zaporowy
me-reason-failed-tests = nieudane testy WP
me-reason-dangerous-ground = teren niebezpieczny
me-reason-climbing = wspinaczka
me-reason-retreat = wróg zbyt blisko
me-reason-countermeasures = środki obronne

# Odpowiedzi.

me-do-support = { $model } wspiera kontratakiem
me-do-discard = { $count ->
        [0] Nie odrzucaj niczego
       *[other] Odrzuć: { $dice }
    }
me-do-reroll = { $by ->
        [reflex-shield] Tarcza refleksyjna: zażądaj przerzutu
        [zealot] Żarliwość: przerzut
       *[steady-banner] Sztandar wytrwałych: przerzut
    }
me-do-flip-dice = { $count ->
        [0] Nie obracaj kości
       *[other] Obróć: { $flips }
    }
me-do-choose-critical = { $trigger ->
        [arc] Łuk: trzy trafienia
       *[perfect-strike] Trafienie doskonałe
    }
me-do-block = { $count ->
        [0] Nie blokuj trafień
       *[other] Zablokuj: { $hits }
    }
me-do-choose-av = AV { $av }
me-do-allocate = { $damage } obr. dla: { $model }
me-do-take-injury = { $model } odnosi ranę
me-do-name-leader = { $model } dowodzi
me-do-borrow-willpower = Użyj siły woli: { $model }

# Pytania.

me-ask-support = { $unit } strzela: wesprzeć kontratakiem?
me-ask-discard = Ujemne SKL: które kości odrzuca { $unit }?
me-ask-reflex-shield = Zażądać przerzutu trafień wręcz ({ $unit })?
me-ask-flip-hits = Które kości trafienia obracasz ({ $unit })?
me-ask-critical = Trafienie krytyczne: co powoduje?
me-ask-block = Które trafienia blokujesz ({ $unit })?
me-ask-av = Jakiego AV używa { $unit } w tej rundzie?
me-ask-flip-armor = Które kości pancerza obracasz ({ $unit })?
me-ask-allocate = Który model oddziału { $unit } przyjmuje następne trafienie?
me-ask-injury = Który model oddziału { $unit } odnosi ranę?
me-ask-leader = Dowódca oddziału { $unit } padł: kto dowodzi teraz?
me-ask-borrow-willpower = { $unit } zdaje test WP: czyjej siły woli użyć?
me-ask-reroll-willpower = { $unit } nie zdaje testu: powtórzyć go?
me-ask-defensive-fire = { $unit } jest celem ataku: ogień obronny?

# Co się stało.

me-log-round-began = { $kind ->
        [fire] { $unit } strzela, cel: { $target }, odległość { $distance }
        [suppressive-fire] { $unit } prowadzi ogień zaporowy, cel: { $target }, odległość { $distance }
        [close-quarters] { $unit } walczy wręcz, przeciwnik: { $target }
        [hit-and-run] { $unit } uderza w biegu, cel: { $target }
       *[defensive-fire] { $unit } odpowiada ogniem, cel: { $target }
    }{ $wild ->
        [true] , chaotycznie
       *[false] { "" }
    }{ $behind ->
        [true] , z łuku tylnego
       *[false] { "" }
    }.
me-log-weapon-fired = { $model }: { $weapon }, { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }{ $wild ->
        [true] { " " }(chaotycznie)
       *[false] { "" }
    } na { $number }+: { $parts }.
me-log-support-given = { $model } wspiera oddział { $unit }.
me-log-skill-reckoned = SKL oddziału { $unit }: { $skill } ({ $parts }).
me-log-dice-discarded = { $unit } odrzuca { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }.
me-log-hit-dice-rolled = Gracz { $seat } rzuca na trafienie ({ $unit }): { $faces }.
me-log-hit-dice-rerolled = Gracz { $seat } przerzuca { $old }: { $faces }.
me-log-dice-flipped = Gracz { $seat } obraca { $old } na { $faces }, zużywając { $spent } z { $budget } obrotów.
me-log-arc-struck = Łuk: trafienie krytyczne oddziału { $unit } liczy się jako { $hits }.
me-log-hits-scored = { $hits ->
        [0] { $unit } nie trafia celu { $target }
        [one] { $unit } trafia cel { $target } { $hits } raz
       *[other] { $unit } trafia cel { $target } { $hits } razy
    }{ $perfect ->
        [0] { "" }
        [one] , w tym { $perfect } doskonałe
        [few] , w tym { $perfect } doskonałe
       *[many] , w tym { $perfect } doskonałych
    }: { $dice }.
me-log-hits-blocked = { $defense ->
        [cover] Osłona
        [field] Pole
       *[dodge] Unik
    } oddziału { $unit } ({ $value }: { $parts }) blokuje { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }.
me-log-av-reckoned = AV oddziału { $unit }: { $av } ({ $parts }).
me-log-armor-dice-rolled = Gracz { $seat } rzuca na pancerz ({ $unit }): { $faces }.
me-log-hits-stopped = Pancerz oddziału { $unit } zatrzymuje { $stopped ->
        [one] { $stopped } trafienie
        [few] { $stopped } trafienia
       *[many] { $stopped } trafień
    }; zostaje { $left } ({ $hits }).
me-log-damage-rolled = Gracz { $seat } rzuca na obrażenia: { $faces }, czyli { $damage }.
me-log-model-injured = { $model } odnosi { $count ->
        [one] { $count } ranę
        [few] { $count } rany
       *[many] { $count } ran
    } i ma FOR { $left }.
me-log-model-removed = { $model } zostaje usunięty.
me-log-unit-destroyed = { $unit } gracza { $seat } zostaje zniszczony.
me-log-leader-replaced = { $model } dowodzi teraz: { $unit }.
me-log-suppression-raised = Przygwożdżenie oddziału { $unit } rośnie o { $count } do { $level } ({ $parts }){ $injuries ->
        [0] { "" }
        [one] ; { $injuries } poziom się nie mieści i staje się raną
        [few] ; { $injuries } poziomy się nie mieszczą i stają się ranami
       *[many] ; { $injuries } poziomów się nie mieści i staje się ranami
    }.
me-log-suppression-tested = Gracz { $seat } rzuca testy przygwożdżenia ({ $unit }): { $faces } na { $numbers }; udane: { $count }.
me-log-willpower-borrowed = { $unit } używa siły woli: { $model }.
me-log-willpower-tested = { $face ->
        [0] { $unit } zdaje test WP bez rzutu
       *[other] { $unit } rzuca { $face }{ $modifier ->
            [0] { "" }
           *[other] { " " }({ $modifier })
        } na WP { $number }+: { $passed ->
            [true] zdany
           *[false] niezdany
        }
    }.
me-log-willpower-rerolled = { $by ->
        [zealot] { $unit } powtarza test WP z żarliwością.
       *[steady-banner] { $unit } powtarza test WP pod sztandarem.
    }
me-log-token-gained = { $token ->
        [burn] { $unit } płonie, żetony: { $count }.
        [painted] { $unit } jest oznaczony.
        [slowed] { $unit } jest spowolniony.
        [disruption] { $unit } jest zakłócony.
       *[zealot] { $unit } jest pełen żarliwości.
    }
me-log-burn-rolled = Gracz { $seat } rzuca za ogień ({ $unit }): { $faces }; rany: { $injuries }.

# Odmowy.

me-no-no-support = Taki model nie może wesprzeć tej rundy.
me-no-discard = Trzeba odrzucić dokładnie { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    } z pul, które je mają.
me-no-flip-malformed = Nie ma takiej kości lub ścianki albo kość podano dwa razy.
me-no-flips = To wymaga { $count ->
        [one] { $count } obrotu
       *[other] { $count } obrotów
    }; masz { $most }.
me-no-block-malformed = Nie ma takiego trafienia albo podano je dwa razy.
me-no-no-such-defense = { $unit } nie ma w tej rundzie: { $defense ->
        [cover] osłona
        [field] pole
       *[dodge] unik
    }.
me-no-second-defense = W rundzie służy jeden rodzaj obrony specjalnej.
me-no-block-perfect = Żadna obrona specjalna nie blokuje trafienia doskonałego.
me-no-block-melee = Osłona nie blokuje trafień wręcz.
me-no-block-spent = To zużyłoby { $count }; wartość to { $most }.
me-no-no-such-av = Żaden model oddziału { $unit } nie ma AV { $av }.
me-no-av-of-injured = { $model } jest ranny: trzeba użyć jego AV.
me-no-av-first = Modele z AV { $av } przyjmują trafienia przed innymi.
me-no-no-such-hit = Nie ma już takiego trafienia.
me-no-not-of-unit = To nie jest pozostały model oddziału { $unit }.
me-no-stay-on-model = { $model } przyjmuje trafienia, aż zostanie usunięty.
me-no-injured-first = { $model } jest ranny i przyjmuje trafienia przed innymi.
me-no-no-uplink = Żadne łącze z dronami w pobliżu oddziału { $unit } nie ma lepszej siły woli.
me-no-no-target = Celem jest wrogi oddział na stole.
me-no-target-unseen = { $unit } jest poza polem widzenia.
me-no-protected = { $unit } to samotny bohater: z ponad 6″ nie jest celem, dopóki inny cel stoi najwyżej 3″ od niego.
me-no-no-contact = { $unit } nie styka się z tym oddziałem.
me-no-leader-clear = Dowódca oddziału { $unit } nie styka się z wrogiem.
me-no-not-passed = Nikt nie minął oddziału { $unit } na 1″.
me-no-no-weapon = Nie podano broni.
me-no-not-carried = { $model } nie ma takiej broni ani trybu.
me-no-weapon-twice = { $model } używa każdej broni raz w rundzie.
me-no-too-many-weapons = { $model } używa w rundzie najwyżej { $most ->
        [one] jednej broni
       *[other] { $most } broni
    }.
me-no-wrong-mode = Do tego służy inny tryb tej broni: { $model }.
me-no-melee-only = Ta broń służy tylko do walki wręcz: { $model }.
me-no-hit-and-run-only = Ta broń służy tylko do „uderz i uciekaj”: { $model }.
me-no-no-suppression = Ta broń nie przygważdża: { $model }.
me-no-no-fighting-weapon = { $model } walczy tylko bronią białą i pistoletami.
me-no-no-hit-and-run-weapon = Ta broń nie służy do „uderz i uciekaj”: { $model }.
me-no-no-ranged-weapon = { $model } potrzebuje do ognia obronnego broni strzeleckiej.
me-no-thrower = { $model } oddał swój atak za granat.
me-no-second-superheavy = { $model } używa w rundzie jednej superciężkiej broni do walki wręcz.
me-no-second-grenadier = Wszystkie granaty rundy rzuca jeden model, a { $model } już rzuca.
me-no-out-of-range = Cel jest w odległości { $length }; ta broń sięga { $allowance }: { $model }.
me-no-weapon-unseen = Ta broń musi widzieć cel: { $model }.
