# The Edge: teksty zdolności, kart czarów i kart postępu, tworzone z ich efektów.

# Rama tekstu.

ed-text-power = { $name } ({ $marks }): { $text }
ed-text-plain = { $name }: { $text }
ed-text-dead = Gdy nie żyje już żaden oddział typu { $type }: natychmiastowa za 0 kryształów; { $gain }.
ed-cost = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
ed-timing-instant = natychmiastowa
ed-timing-equipment = ekwipunek
ed-timing-special = specjalna
ed-timing-passive = pasywna
ed-uses-action = zużywa akcję
ed-during = { $what } { $lasting }
ed-lasting-activation = do końca aktywacji
ed-lasting-turn = do końca tury
ed-lasting-game = do końca gry
ed-if-it-survives = { $what }, jeśli przetrwa
ed-dead-statistic = własny oddział otrzymuje +{ $n } do { $stat_gen } do końca aktywacji
ed-dead-crystals = { $n ->
        [one] jeden z twoich użytych kryształów staje się nieużyty
        [few] do { $n } twoich użytych kryształów staje się nieużytymi
       *[many] do { $n } twoich użytych kryształów staje się nieużytymi
    }
ed-dead-draw = dociągnij { $n ->
        [one] { $n } kartę czaru
        [few] { $n } karty czarów
       *[many] { $n } kart czarów
    }

# O kogo chodzi.

ed-this-squad = ten oddział
    .gen = tego oddziału
    .acc = ten oddział
ed-caster = model rzucający
    .gen = modelu rzucającego
    .acc = model rzucający
ed-it-squad = { "" }
    .gen = jego
    .acc = go
ed-it-model = { "" }
    .gen = jego
    .acc = go
ed-it-global = { "" }
ed-a-squad = { $other ->
        [true] { $side ->
            [own] inny własny oddział
            [enemy] inny wrogi oddział
           *[any] inny oddział
        }
       *[false] { $side ->
            [own] własny oddział
            [enemy] wrogi oddział
           *[any] dowolny oddział
        }
    } { $where }
    .gen = { $other ->
        [true] { $side ->
            [own] innego własnego oddziału
            [enemy] innego wrogiego oddziału
           *[any] innego oddziału
        }
       *[false] { $side ->
            [own] własnego oddziału
            [enemy] wrogiego oddziału
           *[any] dowolnego oddziału
        }
    } { $where }
ed-a-model = { $other ->
        [true] { $side ->
            [own] własny model innego oddziału
            [enemy] wrogi model
           *[any] model innego oddziału
        }
       *[false] { $side ->
            [own] własny model
            [enemy] wrogi model
           *[any] dowolny model
        }
    } { $where }
    .gen = { $other ->
        [true] { $side ->
            [own] własnego modelu innego oddziału
            [enemy] wrogiego modelu
           *[any] modelu innego oddziału
        }
       *[false] { $side ->
            [own] własnego modelu
            [enemy] wrogiego modelu
           *[any] dowolnego modelu
        }
    } { $where }
ed-a-global = wszyscy
ed-within = w odległości do { $n }″ od modelu rzucającego
ed-in-contact = w kontakcie podstawką z modelem rzucającym
ed-aura-squads = { $side ->
        [own] własne oddziały
       *[enemy] wrogie oddziały
    } w odległości do { $n }″ od { $who_gen }
    .gen = { $side ->
        [own] własnych oddziałów
       *[enemy] wrogich oddziałów
    } w odległości do { $n }″ od { $who_gen }
    .num = pl

# Liczby.

ed-per = za { $n ->
        [one] każdy nieużyty kryształ
        [few] każde { $n } nieużyte kryształy
       *[many] każde { $n } nieużytych kryształów
    }

# Efekty trwające.

ed-stat = { $who } { $who_num ->
        [pl] otrzymują
       *[other] otrzymuje
    } { $n } do { $stat_gen } { $per } { $only } { $lasting } { $limit }
ed-stat-attack = Atak
    .gen = Ataku
ed-stat-defense = Obrona
    .gen = Obrony
ed-stat-initiative = Inicjatywa
    .gen = Inicjatywy
ed-stat-move = Ruch
    .gen = Ruchu
ed-stat-at-most = (dzięki tej karcie najwyżej +{ $n })
ed-situation-counter-attack = przy kontratakach
ed-situation-own-assault = we własnych szturmach
ed-situation-free-attack = przy wolnych atakach
ed-situation-moved = , jeśli ten model poruszył się wcześniej w tej aktywacji
ed-situation-against-shot = przeciw strzałom
ed-situation-shared-enemy = przeciw wrogiemu modelowi, którego dotyka też inny model oddziału
ed-reroll = { $who } { $who_num ->
        [pl] mogą
       *[other] może
    } przerzucać { $roll }
ed-roll-attack = rzuty na atak
ed-roll-defense = rzuty na obronę
ed-free-assaults = szturmy { $who_gen } liczą się jako wolne ataki
ed-no-shots-beyond = { $who } nie { $who_num ->
        [pl] mogą
       *[other] może
    } być celem strzału z odległości większej niż { $n }″
ed-gather-limit = { $who } może w każdej turze pobrać z jednej puli na planszy do { $n } { $n ->
        [one] kryształu
       *[other] kryształów
    }
ed-stay-ready = raz na turę, na końcu aktywacji, możesz zapłacić { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }: { $who } nie zostaje wyczerpany

# Efekty jednorazowe.

ed-shot-by-one = model rzucający oddaje strzał, którego celem jest { $who }: zasięg { $range }″{ $bonus }{ $area }
ed-shot-by-each = każdy model tego oddziału może oddać jeden strzał, którego celem jest { $who }: zasięg { $range }″{ $bonus }{ $area }
ed-shot-bonus = , { $n } { $per }
ed-shot-area = , obejmuje każdy model w odległości do { $n }″ od celu
ed-free-attack-squad = każdy model { $who_gen } może wykonać wolny atak
ed-free-attack-model = { $who } wykonuje wolny atak
ed-push = { $who } zostaje odepchnięty o { $n }″ { $per } w linii prostej od modelu rzucającego
ed-heal = { $who } odzyskuje { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    } { $per }
ed-wound = { $who } otrzymuje { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[many] { $n } ran
    } { $per }
ed-ready = { $who } staje się gotowy
ed-refresh-crystals = { $n ->
        [one] jeden z twoich użytych kryształów staje się nieużyty
        [few] do { $n } twoich użytych kryształów staje się nieużytymi
       *[many] do { $n } twoich użytych kryształów staje się nieużytymi
    }
ed-draw = dociągnij { $n ->
        [one] { $n } kartę czaru
        [few] { $n } karty czarów
       *[many] { $n } kart czarów
    }
ed-take-vp-opponent = zabierz przeciwnikowi { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
ed-take-vp-supply = weź z zasobów { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
ed-cancel = anuluj czar lub zdolność, na którą to bezpośrednio odpowiada
ed-summon = { $squad } dołącza do ciebie: wystaw model w swojej strefie wystawienia

# Warunki.

ed-cond-died = tylko jeśli w tej turze zginął { $what ->
        [squad] { $side ->
            [own] własny oddział
           *[enemy] wrogi oddział
        }
       *[model] { $side ->
            [own] własny model
           *[enemy] wrogi model
        }
    }
ed-cond-dies = za każdym razem, gdy ginie { $other ->
        [true] { $side ->
            [own] inny własny model
           *[enemy] wrogi model
        }
       *[false] { $side ->
            [own] własny model
           *[enemy] wrogi model
        }
    }
ed-cond-kills = { $first ->
        [true] gdy ten oddział po raz pierwszy w turze zabija wrogi model
       *[false] za każdym razem, gdy ten oddział zabija wrogi model
    }
