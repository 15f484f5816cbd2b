# Texte von Karten, Bannern, Schreinen und Markern, aus ihren Effekten erzeugt.
# Ein fehlender Teil hinterlässt keine Lücke. `$who_dat` ist eine Form von `$who`: das gleichnamige Attribut seiner Nachricht.
# Formen: acc, dat, gen; num ist pl für mehrere; en, er, es sind Endungen der Adjektive; sub steht im Nebensatz.

# Wie Teile verbunden werden.

said = { $what }
quoted = „{ $what }“
name-of = { $title }
in-brackets = ({ $what })
join-space = { $before } { $after }
join-comma = { $before }, { $after }
join-semicolon = { $before }; { $after }
join-plus = { $before } + { $after }
join-and = { $before } und { $after }
join-or = { $before } oder { $after }
join-ban = { $before } und { $after }
join-then = { $before }; danach: { $after }
join-after = { $before }. Danach: { $after }
join-options = { $before } — oder — { $after }
fielded = { $name } { $mark }
copies = { $n } x { $card }
endurance-of = { $tokens } vom Trupp { $squad }
bound-squad = den Trupp { $name }
bound-model = die Figur { $name }

# Der Rahmen eines Textes.

sentence = { CAPITAL($what) }.
text-instant = Sofortig.
text-passive = Passiv, sobald bezahlt.
text-lead = { $lead }: { $body }
text-usable = einsetzbar: { $what }
text-action = { $name } ({ $cost }; { $bind }): { $text }
text-action-unbound = { $name } ({ $cost }): { $text }
text-counts-as-source = Zählt für jeden Spieler als Kristallquelle.
lead-if = falls { $what }
lead-only-if = nur wenn { $what }
target-is = { $name } umfasst { $what_acc }
target-same = { $name } ist { $what }
number-is = { $name } ist { $what }
choose-number = wähle { $name } ({ $low } höchstens { $max }{ $step })
choose-a-number-of = eine Anzahl { $name }
choose-from = mindestens { $n },
choose-in-steps = , in Schritten von { $n }
number-models = Figuren
number-tokens = Ausdauermarker

# An wen eine Aktion gebunden ist und was sie kostet.

bind-any-own-squad = beliebiger eigener Trupp
bind-attached-squad = dieser Trupp
bind-enemy-squad = ein feindlicher Trupp
bind-own-model = eine eigene Figur
bind-own-model-of = eine eigene Figur von { $names }
bind-enemy-model = eine feindliche Figur
price-banner = drehe dein Banner auf die verdeckte Seite

# Rollen des Augenblicks und Namen, die frühere Schritte gegeben haben.

role-bound-squad = der Trupp
    .acc = den Trupp
    .dat = dem Trupp
    .gen = des Trupps
role-attached-squad = dieser Trupp
    .acc = diesen Trupp
    .dat = diesem Trupp
    .gen = dieses Trupps
role-self-squad = dieser Trupp
    .acc = diesen Trupp
    .dat = diesem Trupp
    .gen = dieses Trupps
role-target = das Ziel
    .dat = dem Ziel
    .gen = des Ziels
role-targets = die Ziele
    .dat = den Zielen
    .gen = der Ziele
    .num = pl
role-that-model = diese Figur
    .dat = dieser Figur
    .gen = dieser Figur
role-attacker = der Angreifer
    .acc = den Angreifer
    .dat = dem Angreifer
    .gen = des Angreifers
role-defender = der Verteidiger
    .acc = den Verteidiger
    .dat = dem Verteidiger
    .gen = des Verteidigers
role-opponent-model = die feindliche Figur dieses Kampfes
    .dat = der feindlichen Figur dieses Kampfes
    .gen = der feindlichen Figur dieses Kampfes
role-own-fighter = deine Figur in diesem Kampf
    .dat = deiner Figur in diesem Kampf
    .gen = deiner Figur in diesem Kampf
role-victim = die verletzte Figur
    .dat = der verletzten Figur
    .gen = der verletzten Figur
role-killer = der Verursacher
    .acc = den Verursacher
    .dat = dem Verursacher
    .gen = des Verursachers
role-shooter = der Schütze
    .acc = den Schützen
    .dat = dem Schützen
    .gen = des Schützen
role-mover = die bewegte Figur
    .dat = der bewegten Figur
    .gen = der bewegten Figur
role-pushed = die verschobene Figur
    .dat = der verschobenen Figur
    .gen = der verschobenen Figur
role-self-model = diese Figur
    .dat = dieser Figur
    .gen = dieser Figur
role-self-card = diese Karte
    .dat = dieser Karte
    .gen = dieser Karte
role-self-token = dieser Marker
    .acc = diesen Marker
    .dat = diesem Marker
    .gen = dieses Markers
role-shrine = dein Schrein
    .acc = deinen Schrein
    .dat = deinem Schrein
    .gen = deines Schreins
role-each = das Betreffende
    .dat = dem Betreffenden
    .gen = des Betreffenden
role-each-model = diese Figur
    .dat = dieser Figur
    .gen = dieser Figur
role-each-squad = dieser Trupp
    .acc = diesen Trupp
    .dat = diesem Trupp
    .gen = dieses Trupps
role-each-space = dieses Areal
    .dat = diesem Areal
    .gen = dieses Areals
role-actor = du
    .acc = dich
    .dat = dir
    .gen = deiner
role-opponent = der Gegner
    .acc = den Gegner
    .dat = dem Gegner
    .gen = des Gegners
stored-aim = das erste gewählte Areal
    .dat = dem ersten gewählten Areal
    .gen = des ersten gewählten Areals
stored-aim-too = das zweite gewählte Areal
    .dat = dem zweiten gewählten Areal
    .gen = des zweiten gewählten Areals
stored-aimed = die angegriffene Figur
    .dat = der angegriffenen Figur
    .gen = der angegriffenen Figur
stored-anchor = die gewählte Figur
    .dat = der gewählten Figur
    .gen = der gewählten Figur
stored-beam = diese Linie
    .dat = dieser Linie
    .gen = dieser Linie
stored-bearer = der Träger
    .acc = den Träger
    .dat = dem Träger
    .gen = des Trägers
stored-bomb = die gewählte Figur
    .dat = der gewählten Figur
    .gen = der gewählten Figur
stored-burning = die brennende Figur
    .dat = der brennenden Figur
    .gen = der brennenden Figur
stored-died-at = das Areal, wo die Figur starb
    .dat = dem Areal, wo die Figur starb
    .gen = des Areals, wo die Figur starb
stored-entered = das betretene Areal
    .dat = dem betretenen Areal
    .gen = des betretenen Areals
stored-first = die erste Figur
    .dat = der ersten Figur
    .gen = der ersten Figur
stored-hits = die Getroffenen
    .dat = den Getroffenen
    .gen = der Getroffenen
    .num = pl
stored-near = jede Figur, die mit ihr Sockelkontakt hatte oder in ihrem Areal stand
    .dat = jeder Figur, die mit ihr Sockelkontakt hatte oder in ihrem Areal stand
    .gen = jeder Figur, die mit ihr Sockelkontakt hatte oder in ihrem Areal stand
stored-others = diese Figuren
    .dat = diesen Figuren
    .gen = dieser Figuren
    .num = pl
stored-payer = der zahlende Spieler
    .acc = den zahlenden Spieler
    .dat = dem zahlenden Spieler
    .gen = des zahlenden Spielers
stored-roller = der würfelnde Spieler
    .acc = den würfelnden Spieler
    .dat = dem würfelnden Spieler
    .gen = des würfelnden Spielers
stored-second = die zweite Figur
    .dat = der zweiten Figur
    .gen = der zweiten Figur
stored-start = das Ausgangsareal
    .dat = dem Ausgangsareal
    .gen = des Ausgangsareals
stored-starter = die angreifende Figur
    .dat = der angreifenden Figur
    .gen = der angreifenden Figur
stored-wall = die Gruppe
    .dat = der Gruppe
    .gen = der Gruppe
stored-other = „{ $name }“
    .gen = von „{ $name }“

# Dinge, die gewählt werden oder gemeint sind.

sel-every = { $what }
sel-one = { $what }
sel-some = { $n } { $what }
sel-out-of = { $n } aus Folgendem: { $what }
sel-up-to = höchstens { $what }
sel-up-to-one = höchstens { $what }
sel-by-owner = { $what } (der Besitzer wählt)
sel-by-opponent = { $what } (der Gegner wählt)
sel-by-random = { $what } (zufällig)
sel-any-of = { $what } { $but }
side-own = eigene
    .en = eigenen
    .er = eigener
    .es = eigenes
side-enemy = feindliche
    .en = feindlichen
    .er = feindlicher
    .es = feindliches
side-allied = verbündete
    .en = verbündeten
    .er = verbündeter
    .es = verbündetes
adjective-other = andere
    .en = anderen
    .er = anderer
    .es = anderes
adjective-dead = tote
    .en = toten
    .er = toter
    .es = totes
adjective-empty = leere
    .en = leeren
    .er = leerer
    .es = leeres
adjective-partly = teilweise besetzte
    .en = teilweise besetzten
    .er = teilweise besetzter
    .es = teilweise besetztes
adjective-full = vollständig besetzte
    .en = vollständig besetzten
    .er = vollständig besetzter
    .es = vollständig besetztes
adjective-unoccupied = unbesetzte
    .en = unbesetzten
    .er = unbesetzter
    .es = unbesetztes
noun-model = { $det ->
        [some] { $other } { $side } { $dead } Figuren { $kind }
        [count] { $n ->
            [one] { $other } { $side } { $dead } Figur { $kind }
           *[other] { $other } { $side } { $dead } Figuren { $kind }
        }
        [one] eine { $other } { $side } { $dead } Figur { $kind }
       *[every] jede { $other } { $side } { $dead } Figur { $kind }
    } { $rest }
    .dat = { $det ->
        [some] { $other_en } { $side_en } { $dead_en } Figuren { $kind }
        [count] { $n ->
            [one] { $other_en } { $side_en } { $dead_en } Figur { $kind }
           *[other] { $other_en } { $side_en } { $dead_en } Figuren { $kind }
        }
        [one] einer { $other_en } { $side_en } { $dead_en } Figur { $kind }
       *[every] jeder { $other_en } { $side_en } { $dead_en } Figur { $kind }
    } { $rest }
    .gen = { $det ->
        [some] { $other_er } { $side_er } { $dead_er } Figuren { $kind }
        [count] { $n ->
            [one] { $other_en } { $side_en } { $dead_en } Figur { $kind }
           *[other] { $other_er } { $side_er } { $dead_er } Figuren { $kind }
        }
        [one] einer { $other_en } { $side_en } { $dead_en } Figur { $kind }
       *[every] jeder { $other_en } { $side_en } { $dead_en } Figur { $kind }
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-squad = { $det ->
        [some] { $side } Trupps { $kind }
        [count] { $n ->
            [one] { $side_er } Trupp { $kind }
           *[other] { $side } Trupps { $kind }
        }
        [one] ein { $side_er } Trupp { $kind }
       *[every] jeder { $side } Trupp { $kind }
    } { $rest }
    .acc = { $det ->
        [some] { $side } Trupps { $kind }
        [count] { $n ->
            [one] { $side_en } Trupp { $kind }
           *[other] { $side } Trupps { $kind }
        }
        [one] einen { $side_en } Trupp { $kind }
       *[every] jeden { $side_en } Trupp { $kind }
    } { $rest }
    .dat = { $det ->
        [some] { $side_en } Trupps { $kind }
        [count] { $n ->
            [one] { $side_en } Trupp { $kind }
           *[other] { $side_en } Trupps { $kind }
        }
        [one] einem { $side_en } Trupp { $kind }
       *[every] jedem { $side_en } Trupp { $kind }
    } { $rest }
    .gen = { $det ->
        [some] { $side_er } Trupps { $kind }
        [count] { $n ->
            [one] { $side_en } Trupps { $kind }
           *[other] { $side_er } Trupps { $kind }
        }
        [one] eines { $side_en } Trupps { $kind }
       *[every] jedes { $side_en } Trupps { $kind }
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-space = { $det ->
        [some] { $state } Areale
        [count] { $n ->
            [one] { $state_es } Areal
           *[other] { $state } Areale
        }
        [one] ein { $state_es } Areal
       *[every] jedes { $state } Areal
    } { $rest }
    .dat = { $det ->
        [some] { $state_en } Arealen
        [count] { $n ->
            [one] { $state_en } Areal
           *[other] { $state_en } Arealen
        }
        [one] einem { $state_en } Areal
       *[every] jedem { $state_en } Areal
    } { $rest }
    .gen = { $det ->
        [some] { $state_er } Areale
        [count] { $n ->
            [one] { $state_en } Areals
           *[other] { $state_er } Areale
        }
        [one] eines { $state_en } Areals
       *[every] jedes { $state_en } Areals
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-hex = { $det ->
        [some] { $state } Hexfelder
        [count] { $n ->
            [one] { $state_es } Hexfeld
           *[other] { $state } Hexfelder
        }
        [one] ein { $state_es } Hexfeld
       *[every] jedes { $state } Hexfeld
    } { $rest }
    .dat = { $det ->
        [some] { $state_en } Hexfeldern
        [count] { $n ->
            [one] { $state_en } Hexfeld
           *[other] { $state_en } Hexfeldern
        }
        [one] einem { $state_en } Hexfeld
       *[every] jedem { $state_en } Hexfeld
    } { $rest }
    .gen = { $det ->
        [some] { $state_er } Hexfelder
        [count] { $n ->
            [one] { $state_en } Hexfelds
           *[other] { $state_er } Hexfelder
        }
        [one] eines { $state_en } Hexfelds
       *[every] jedes { $state_en } Hexfelds
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-player = { $side ->
        [own] du
        [enemy] { $det ->
            [one] ein Gegner
           *[every] jeder Gegner
        }
        [allied] dein Partner
       *[any] { $det ->
            [one] ein Spieler
           *[every] jeder Spieler
        }
    }
    .acc = { $side ->
        [own] dich
        [enemy] { $det ->
            [one] einen Gegner
           *[every] jeden Gegner
        }
        [allied] deinen Partner
       *[any] { $det ->
            [one] einen Spieler
           *[every] jeden Spieler
        }
    }
    .dat = { $side ->
        [own] dir
        [enemy] { $det ->
            [one] einem Gegner
           *[every] jedem Gegner
        }
        [allied] deinem Partner
       *[any] { $det ->
            [one] einem Spieler
           *[every] jedem Spieler
        }
    }
noun-token = { $det ->
        [some] Marker { UPPER($token) }
        [count] { $n ->
            [one] Marker { UPPER($token) }
           *[other] Marker { UPPER($token) }
        }
        [one] ein Marker { UPPER($token) }
       *[every] jeder Marker { UPPER($token) }
    } { $rest }
    .acc = { $det ->
        [some] Marker { UPPER($token) }
        [count] { $n ->
            [one] Marker { UPPER($token) }
           *[other] Marker { UPPER($token) }
        }
        [one] einen Marker { UPPER($token) }
       *[every] jeden Marker { UPPER($token) }
    } { $rest }
    .dat = { $det ->
        [some] Markern { UPPER($token) }
        [count] { $n ->
            [one] Marker { UPPER($token) }
           *[other] Markern { UPPER($token) }
        }
        [one] einem Marker { UPPER($token) }
       *[every] jedem Marker { UPPER($token) }
    } { $rest }
    .gen = { $det ->
        [some] Marker { UPPER($token) }
        [count] { $n ->
            [one] Markers { UPPER($token) }
           *[other] Marker { UPPER($token) }
        }
        [one] eines Markers { UPPER($token) }
       *[every] jedes Markers { UPPER($token) }
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-map-token = { $det ->
        [some] Spielplanmarker
        [count] { $n ->
            [one] Spielplanmarker
           *[other] Spielplanmarker
        }
        [one] ein Spielplanmarker
       *[every] jeder Spielplanmarker
    } { $rest }
    .acc = { $det ->
        [some] Spielplanmarker
        [count] { $n ->
            [one] Spielplanmarker
           *[other] Spielplanmarker
        }
        [one] einen Spielplanmarker
       *[every] jeden Spielplanmarker
    } { $rest }
    .dat = { $det ->
        [some] Spielplanmarkern
        [count] { $n ->
            [one] Spielplanmarker
           *[other] Spielplanmarkern
        }
        [one] einem Spielplanmarker
       *[every] jedem Spielplanmarker
    } { $rest }
    .gen = { $det ->
        [some] Spielplanmarker
        [count] { $n ->
            [one] Spielplanmarkers
           *[other] Spielplanmarker
        }
        [one] eines Spielplanmarkers
       *[every] jedes Spielplanmarkers
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-source = { $det ->
        [some] Kristallquellen
        [count] { $n ->
            [one] Kristallquelle
           *[other] Kristallquellen
        }
        [one] eine Kristallquelle
       *[every] jede Kristallquelle
    } { $rest }
    .dat = { $det ->
        [some] Kristallquellen
        [count] { $n ->
            [one] Kristallquelle
           *[other] Kristallquellen
        }
        [one] einer Kristallquelle
       *[every] jeder Kristallquelle
    } { $rest }
    .gen = { $det ->
        [some] Kristallquellen
        [count] { $n ->
            [one] Kristallquelle
           *[other] Kristallquellen
        }
        [one] einer Kristallquelle
       *[every] jeder Kristallquelle
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-card = { $det ->
        [some] Karten
        [count] { $n ->
            [one] Karte
           *[other] Karten
        }
        [one] eine Karte
       *[every] jede Karte
    } { $rest }
    .dat = { $det ->
        [some] Karten
        [count] { $n ->
            [one] Karte
           *[other] Karten
        }
        [one] einer Karte
       *[every] jeder Karte
    } { $rest }
    .gen = { $det ->
        [some] Karten
        [count] { $n ->
            [one] Karte
           *[other] Karten
        }
        [one] einer Karte
       *[every] jeder Karte
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-named-card = { $det ->
        [some] Karten { $card }
        [count] { $n ->
            [one] Karte { $card }
           *[other] Karten { $card }
        }
        [one] eine Karte { $card }
       *[every] jede Karte { $card }
    } { $rest }
    .dat = { $det ->
        [some] Karten { $card }
        [count] { $n ->
            [one] Karte { $card }
           *[other] Karten { $card }
        }
        [one] einer Karte { $card }
       *[every] jeder Karte { $card }
    } { $rest }
    .gen = { $det ->
        [some] Karten { $card }
        [count] { $n ->
            [one] Karte { $card }
           *[other] Karten { $card }
        }
        [one] einer Karte { $card }
       *[every] jeder Karte { $card }
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-enhancement = { $det ->
        [some] { $side } Aufwertungen
        [count] { $n ->
            [one] { $side } Aufwertung
           *[other] { $side } Aufwertungen
        }
        [one] eine { $side } Aufwertung
       *[every] jede { $side } Aufwertung
    } { $rest }
    .dat = { $det ->
        [some] { $side_en } Aufwertungen
        [count] { $n ->
            [one] { $side_en } Aufwertung
           *[other] { $side_en } Aufwertungen
        }
        [one] einer { $side_en } Aufwertung
       *[every] jeder { $side_en } Aufwertung
    } { $rest }
    .gen = { $det ->
        [some] { $side_er } Aufwertungen
        [count] { $n ->
            [one] { $side_en } Aufwertung
           *[other] { $side_er } Aufwertungen
        }
        [one] einer { $side_en } Aufwertung
       *[every] jeder { $side_en } Aufwertung
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-shrine = { $det ->
        [some] { $side } Schreine
        [count] { $side } Schreine
        [one] ein { $side_er } Schrein
       *[every] jeder { $side } Schrein
    } { $rest }
    .acc = { $det ->
        [some] { $side } Schreine
        [count] { $n ->
            [one] { $side_en } Schrein
           *[other] { $side } Schreine
        }
        [one] einen { $side_en } Schrein
       *[every] jeden { $side_en } Schrein
    } { $rest }
    .dat = { $det ->
        [some] { $side_en } Schreinen
        [count] { $n ->
            [one] { $side_en } Schrein
           *[other] { $side_en } Schreinen
        }
        [one] einem { $side_en } Schrein
       *[every] jedem { $side_en } Schrein
    } { $rest }
    .gen = { $det ->
        [some] { $side_er } Schreine
        [count] { $n ->
            [one] { $side_en } Schreins
           *[other] { $side_er } Schreine
        }
        [one] eines { $side_en } Schreins
       *[every] jedes { $side_en } Schreins
    } { $rest }
    .num = { $det ->
        [some] pl
       *[other] sg
    }
noun-direction = { $det ->
        [one] eine Richtung
       *[every] jede Richtung
    } von { $what_dat } aus
    .dat = { $det ->
        [one] einer Richtung
       *[every] jeder Richtung
    } von { $what_dat } aus
    .gen = { $det ->
        [one] einer Richtung
       *[every] jeder Richtung
    } von { $what_dat } aus
    .num = sg
part-of = { $what_gen }
part-status = mit { UPPER($status) }
part-among = unter { $what_dat }
part-endurance = aus einem Trupp mit { $relation } { $n } { $n ->
        [one] Ausdauermarker
       *[other] Ausdauermarkern
    }
part-endurance-like = aus einem Trupp mit { $relation } so vielen Ausdauermarkern, wie sie der Trupp { $what_gen } hat,
part-base = mit einem Sockel von { $relation } { $n } { $n ->
        [one] Hexfeld
       *[other] Hexfeldern
    }
part-base-like = mit einem Sockel von { $relation } so vielen Hexfeldern wie { $what }
part-wounded = mit verlorener Ausdauer
part-endurance-left = mit Ausdauermarkern
part-next-to = neben { $what_dat }
part-and-next-to = und neben { $what_dat }
part-range = in Reichweite { $n } von { $what_dat }
part-range-from = in Reichweite { $low } bis { $n } von { $what_dat }
part-range-at = in Entfernung { $n } von { $what_dat }
part-line-of-fire = in Schusslinie { $what_gen }
part-contact = in Sockelkontakt mit { $what_dat }
part-in = in { $what_dat }
part-attribute = mit { $name } { $relation } { $n }
part-attribute-like = mit { $name } { $relation } der { $name } { $what_gen }
part-mode-basic = im Basismodus
part-mode-other = im besonderen Modus
part-acted-moved = nach einer Bewegung in diesem Zug
part-acted-fought = nach einem Kampf in diesem Zug
part-acted-activated = aus einem in diesem Zug aktivierten Trupp
part-faction = der Fraktion { $name }
part-of-caster = des Trupps, der ihn gelegt hat,
part-of-living = eines Trupps mit lebenden Figuren
part-no-models = ohne lebende Figuren
part-lost-models = mit toten Figuren
part-range-beyond = ab Entfernung { $low } von { $what_dat }
part-at-least = (mindestens { $n })
part-not-targeted = (noch kein Ziel gewesen)
part-side-own = von dir
part-side-enemy = eines Feindes
part-side-allied = eines Verbündeten
part-not-self = außer der Figur selbst
part-but = außer { $what_dat }
part-within = im Umkreis von { $n } um { $what_acc }
part-line = der Schusslinie in dieser Richtung
part-line-of = der Schusslinie von Länge { $n } in dieser Richtung
part-connected = in direktem oder mittelbarem Sockelkontakt mit { $what_dat }
part-same-space = im selben Areal wie { $what }
part-room = mit Platz für { $what_acc }
part-controlled = in deinem Besitz
part-in-hand = auf { $whose ->
        [enemy] der Hand des Gegners
       *[own] deiner Hand
    }
part-in-discard = in { $whose ->
        [enemy] dem Ablagestapel des Gegners
       *[own] deinem Ablagestapel
    }
part-in-deck = in { $whose ->
        [enemy] dem Deck des Gegners
       *[own] deinem Deck
    }
relation-less = weniger als
relation-at-most = höchstens
relation-equal = genau
relation-at-least = mindestens
relation-more = mehr als
relation-not = nicht

# Zahlen.

attribute-ini = INI
attribute-att = ANG
attribute-def = VER
attribute-mov = BEW
attribute-set = { $name } { $n }
value-attribute = die { $name } { $of_gen }
value-attribute-printed = die gedruckte { $name } { $of_gen }
value-result = das Ergebnis
value-each = { $n } { $each }
value-charges = die Anzahl der Aufladungen auf dieser Karte
value-crystals-usable = die Anzahl deiner nutzbaren Kristalle
value-crystals-depleted = die Anzahl deiner verbrauchten Kristalle
value-lead = dein Vorsprung an Siegpunkten
value-cards-hand = die Anzahl der Karten auf deiner Hand
value-cards-deck = die Anzahl der Karten in deinem Deck
value-cards-discard = die Anzahl der Karten in deinem Ablagestapel
value-distance = die Entfernung zwischen { $a_dat } und { $b_dat }
value-x = X
value-chosen = die gewählte Anzahl { $name }
value-straight = die Anzahl der in gerader Linie von { $of_dat } zurückgelegten Areale
value-paid = der bezahlte Betrag
value-plus = { $before } plus { $after }
value-less = { $a } minus { $b }
value-times = { $a } mal { $b }
value-grouped = ({ $what })
value-divided-down = { $a } geteilt durch { $b }
value-divided-up = { $a } geteilt durch { $b }, aufgerundet
value-smallest = der kleinere Wert von: { $of }
value-largest = der größere Wert von: { $of }
value-mode = { $n } (solange { $of } im besonderen Modus ist)
value-missing-models = die Anzahl der toten Figuren { $of_gen }
value-missing-endurance = die Anzahl der verlorenen Ausdauermarker { $of_gen }
each-thing = für { $what_acc }
each-endurance-tokens = für jeden Ausdauermarker { $what_gen }
each-endurance-value = für jeden Punkt des Ausdauerwerts { $what_gen }
each-endurance-lost = für jeden verlorenen Ausdauermarker { $what_gen }
counted = { $n } { $what }
counted-each = { $n } { $what } { $each }
counted-x = X { $what }
counted-that = so viele { $what }
counted-equal = so viele { $what } wie { $value }
signed-plus = +{ $n }
signed-minus = −{ $n }
bonus = { $change } { $name }
bonus-each = { $change } { $name } { $each }
bonus-by-value = ein Bonus { $name }, so hoch wie { $value }
bonus-mode = +{ $n } { $name }, solange { $of } im besonderen Modus ist
bonus-value = { $name } plus { $value }
to-the-result = auf das Ergebnis
to-this-attack = auf diesen Angriffswurf
to-this-defense = auf diesen Verteidigungswurf
all-crystals = alle Kristalle
unit-wound = { $n ->
        [one] Verletzung
       *[other] Verletzungen
    }
unit-more-wounds = weitere { $n ->
        [one] Verletzung
       *[other] Verletzungen
    }
unit-endurance = Ausdauermarker
unit-dead-model = tote { $n ->
        [one] Figur
       *[other] Figuren
    }
unit-sacrificed-model = geopferte { $n ->
        [one] Figur
       *[other] Figuren
    }
unit-crystal = { $n ->
        [one] Kristall
       *[other] Kristalle
    }
unit-temporary-crystal = { $n ->
        [one] vorübergehenden Kristall
       *[other] vorübergehende Kristalle
    }
unit-depleted-crystal = { $n ->
        [one] verbrauchten Kristall
       *[other] verbrauchte Kristalle
    }
unit-destroyed-crystal = { $n ->
        [one] eigener Kristall, der zerstört wird
       *[other] eigene Kristalle, die zerstört werden
    }
unit-charge = { $n ->
        [one] Aufladung
       *[other] Aufladungen
    }
unit-card = { $n ->
        [one] Karte
       *[other] Karten
    }
unit-hand-card = { $n ->
        [one] Karte
       *[other] Karten
    } von der Hand
unit-token = Marker { UPPER($token) }
unit-vp = SP
unit-space = { $n ->
        [one] Areal
       *[other] Areale
    }
unit-step = { $n ->
        [one] Feld
       *[other] Felder
    }

# Bedingungen: immer als Nebensatz, nach „falls“, „nur wenn“ oder „solange“.

cond-not = es nicht so ist, dass { $what }
cond-compare = { $a } { $relation } { $b } ist
cond-exists = es { $what_acc } gibt
cond-count = es { $relation } { $n } { $what_acc } gibt
cond-contact = { $a } in Sockelkontakt mit { $b_dat } { $a_num ->
        [pl] sind
       *[sg] ist
    }
cond-distance = { $a } in Reichweite { $n } von { $b_dat } { $a_num ->
        [pl] sind
       *[sg] ist
    }
cond-distance-from = { $a } in Reichweite { $low } bis { $n } von { $b_dat } { $a_num ->
        [pl] sind
       *[sg] ist
    }
cond-line-of-fire = { $b } in Schusslinie { $a_gen } { $b_num ->
        [pl] sind
       *[sg] ist
    }
cond-same-space = { $a } und { $b } im selben Areal stehen
cond-space-empty = { $of } leer ist
cond-space-partly = { $of } teilweise besetzt ist
cond-space-full = { $of } vollständig besetzt ist
cond-status = { $of } { UPPER($status) } { $of_num ->
        [pl] haben
       *[sg] hat
    }
cond-mode-basic = { $of } im Basismodus ist
cond-mode-other = { $of } im besonderen Modus ist
cond-ability = { $of } { $ability_sub }
cond-role-of = { $who } zu { $squad_dat } { $who_num ->
        [pl] gehören
       *[sg] gehört
    }
cond-role-named = { $who } { $names } ist
cond-role-own = { $who } dir { $who_num ->
        [pl] gehören
       *[sg] gehört
    }
cond-role-enemy = { $who } feindlich { $who_num ->
        [pl] sind
       *[sg] ist
    }
cond-role-there = es { $who_acc } gibt
cond-no-role-of = { $who } nicht zu { $squad_dat } { $who_num ->
        [pl] gehören
       *[sg] gehört
    }
cond-no-role-named = { $who } nicht { $names } ist
cond-no-role-own = { $who } nicht dir { $who_num ->
        [pl] gehören
       *[sg] gehört
    }
cond-no-role-enemy = { $who } nicht feindlich { $who_num ->
        [pl] sind
       *[sg] ist
    }
cond-no-role-there = es { $who_acc } nicht gibt
cond-player-own = du { $who } bist
cond-player-enemy = { $who } ein Gegner ist
cond-no-player-own = du nicht { $who } bist
cond-no-player-enemy = { $who } kein Gegner ist
cond-turn-active = es ein Aktiver Zug ist
cond-turn-passive = es ein Passiver Zug ist
cond-turn-own = du am Zug bist
cond-turn-enemy = ein anderer Spieler am Zug ist
cond-controls = du mindestens { $n } { $n ->
        [one] Kristallquelle
       *[other] Kristallquellen
    } in Besitz hast
cond-roll-marked = die Seite markiert ist
cond-roll-unmarked = die Seite nicht markiert ist
cond-roll-yellow = der Würfel gelb ist
cond-roll-red = der Würfel rot ist
cond-roll-rerolled = nachgewürfelt wurde
cond-roll-once = nicht nachgewürfelt wurde
cond-roll-hit = es ein Treffer ist
cond-roll-miss = es ein Fehlschuss ist
cond-roll-success = es ein Erfolg ist
cond-roll-failure = es ein Misserfolg ist
cond-roll-at-least = das Ergebnis mindestens { $n } ist
cond-cause = die Ursache { $of } ist
cause-combat = ein Angriff
cause-counterattack = ein Gegenangriff
cause-backstab = ein Hinterhältiger Angriff
cause-shot = ein Schuss
cause-effect = ein Effekt
cause-token = ein Marker
cause-sacrifice = ein Opfer
cause-mode = ein Modus
cond-happened-moved = { $who } sich { $span } bewegt hat
cond-happened-fought = { $who } { $span } gekämpft hat
cond-happened-pushed = { $who } { $span } verschoben wurde
cond-happened-activated = { $who } { $span } aktiviert wurde
cond-happened-wounded = { $who } { $span } verletzt wurde
cond-happened-dealt-wound = { $who } { $span } eine Verletzung zugefügt hat
cond-happened-killed = { $who } { $span } eine Figur getötet hat
cond-happened-card-played = { $who } { $span } für eine Karte benutzt wurde
span-turn = in diesem Zug
span-sequence = in diesem Kampf
span-activation = in dieser Aktivierung
span-match = in dieser Schlacht
cond-paid-crystal = mit Kristallen bezahlt wurde
cond-paid-endurance = mit Ausdauer bezahlt wurde
cond-paid-vp = mit SP bezahlt wurde
cond-paid-charge = mit Aufladungen bezahlt wurde
cond-chosen = Möglichkeit { $n } gewählt wurde
cond-burns = es der nächste Zug des Besitzers ist
cond-resource = du mindestens { $n } Marker { UPPER($token) } hast
cond-sequence = ein Kampfablauf läuft
cond-no-sequence = kein Kampfablauf läuft
cond-died-touching-shrine = die Figur in Sockelkontakt mit deinem Schrein gestorben ist

# Schritte: was geschieht.

step-choose = wähle { $what_acc }
step-roll = { $who ->
        [opponent] der Gegner wirft
       *[actor] wirf
    } { $die ->
        [yellow] den gelben Würfel
        [red] den roten Würfel
       *[choice] einen Würfel
    }
check-by-one = eine Figur des Trupps macht einen Treffercheck { $bonus } { $against } gegen { $targets_acc } { $limits }
check-by-each = jede Figur des Trupps macht einen Treffercheck { $bonus } { $against } gegen { $targets_acc } { $limits }
check-by-none = mache einen Treffercheck { $bonus } { $against } gegen { $targets_acc } { $limits }
check-bonus = ({ $what })
check-against = mit Zielwert INI { $n }
check-range = in Reichweite { $n }
check-line-of-fire = in Schusslinie
check-hits = { $check }. Für jeden Treffer: { $steps }
check-misses = { $check }. Für jeden Fehlschuss: { $steps }
check-after = { $check }. Nach den Treffern: { $steps }
step-wound = { $who } { $who_num ->
        [pl] erleiden
       *[sg] erleidet
    } { $n }
step-kill = töte { $who_acc }
step-kill-unscored = töte { $who_acc } (keine Siegpunkte)
step-sacrifice = opfere { $who_acc }
step-sacrifice-endurance = opfere { $n } { $of_gen }
step-lose-endurance = { $who } { $who_num ->
        [pl] verlieren
       *[sg] verliert
    } { $n }
step-heal = heile { $who_acc }: stelle { $n } wieder her
step-revive = belebe { $who_acc } auf unbesetzten Hexfeldern { $where } wieder
step-revive-some = belebe { $n } { $of_gen } auf unbesetzten Hexfeldern { $where } wieder
step-revive-all = belebe alle toten Figuren { $of_gen } auf unbesetzten Hexfeldern { $where } wieder
step-death-worth = dieser Tod ist { $n } wert
step-death-times = dieser Tod ist das { $n }-Fache seiner SP wert
step-death-less = dieser Tod ist { $n } weniger wert
step-death-more = dieser Tod ist { $n } mehr wert
step-prevent-all = ignoriere diese Verletzungen
step-prevent-one = ignoriere diese Verletzung
step-prevent-some = ignoriere { $n } dieser Verletzungen
step-redirect = stattdessen { $to_num ->
        [pl] erleiden
       *[sg] erleidet
    } { $to } diese Verletzung
step-redirect-all = stattdessen { $to_num ->
        [pl] erleiden
       *[sg] erleidet
    } { $to } diese Verletzungen
step-combat-action = { $who } { $who_num ->
        [pl] dürfen
       *[sg] darf
    } eine Kampfaktion { $against } { $how } machen { $flags }
step-against = gegen { $what_acc }
step-as-backstabs = mit Hinterhältigen Angriffen
flag-no-counterattack = ohne Gegenangriff
flag-attacks-first = mit dem ersten Angriff
step-fight = { $who } { $who_num ->
        [pl] kämpfen
       *[sg] kämpft
    } gegen { $against_acc } { $flags }
step-fight-backstab = { $who } { $who_num ->
        [pl] greifen
       *[sg] greift
    } { $against_acc } hinterhältig an { $flags }
step-fight-all = { $who } { $who_num ->
        [pl] kämpfen
       *[sg] kämpft
    } nacheinander gegen { $whom } in Sockelkontakt
step-backstab-all = { $who } { $who_num ->
        [pl] greifen
       *[sg] greift
    } nacheinander { $whom } in Sockelkontakt hinterhältig an
whom-enemy = jede feindliche Figur
whom-own-side = jede Figur der eigenen Seite
step-backstab = { $who } { $who_num ->
        [pl] greifen
       *[sg] greift
    } { $against_acc } hinterhältig an
step-backstab-instead = { $who } { $who_num ->
        [pl] greifen
       *[sg] greift
    } anstelle des Kampfablaufs { $against_acc } hinterhältig an
step-retreat = hebe diesen Kampfablauf auf und setze { $who_acc } um höchstens { $n } auf unbesetzte Hexfelder um
step-cancel = hebe { $what_acc } auf
step-cancel-for = hebe { $what_acc } für { $who_acc } auf
running-sequence = der Kampfablauf
    .acc = den Kampfablauf
running-sequence-or-hit = der Kampfablauf oder der Treffer
    .acc = den Kampfablauf oder den Treffer
running-hit = der Treffer
    .acc = den Treffer
running-shot = der Schuss
    .acc = den Schuss
running-move = die Bewegung
running-action = die Aktion
running-banner = das Banner
running-step = dieser Schritt
    .acc = diesen Schritt
wanted-model = eine Figur
step-win-defense = diese Verteidigung gelingt ohne Wurf
step-stand-in = bei diesem Angriff nutzt der Verteidiger die Verteidigung und die Ausdauer { $squad_gen }
step-shoot-instead = mache anstelle des Angriffswurfs einen Treffercheck { $bonus } gegen den Verteidiger (ein Treffer ist ein gelungener Angriff)
step-add-wounds = jede verletzte Figur erleidet { $n }
step-add-wounds-next = wenn { $who } in diesem Zug das nächste Mal eine Figur verletzt, erleidet diese { $n }
step-fix-defense = anstelle des Verteidigungswurfs ist die Verteidigungskraft { $n }
hold = { $who } { $who_num ->
        [pl] { $parts_pl }
       *[sg] { $parts }
    }{ $when }
hold-has = hat { $numbers }
    .pl = haben { $numbers }
hold-cannot = kann { $bans }
    .pl = können { $bans }
hold-more-wounds = erleidet bei jeder Verletzung { $n }
    .pl = erleiden bei jeder Verletzung { $n }
hold-while = , solange { $what }
step-attribute = { $who } { $who_num ->
        [pl] haben
       *[sg] hat
    } { $change } { $lasting }
step-forbid = { $who } { $who_num ->
        [pl] können
       *[sg] kann
    } { $lasting } { $bans }
step-grant = { $who } { $who_num ->
        [pl] { $abilities_pl }
       *[sg] { $abilities }
    } { $lasting }
step-cost = { $who ->
        [opponent] Aktionen von Gegnern
       *[actor] deine Aktionen
    } kosten { $n } Kristalle{ $least } { $lasting }
step-cost-least = , mindestens aber { $n },
step-limit-hand = dein Handkartenlimit ändert sich { $lasting } um { $n }
step-limit-slots = deine Plätze für Aufwertungen ändern sich { $lasting } um { $n }
step-range = { $who } { $who_num ->
        [pl] schießen
       *[sg] schießt
    } { $lasting } mit { $n } Reichweite
step-range-no-line = { $who } { $who_num ->
        [pl] schießen
       *[sg] schießt
    } { $lasting } mit { $n } Reichweite und ohne Schusslinie
step-add-status = { $who } { $who_num ->
        [pl] bekommen
       *[sg] bekommt
    } den Marker { UPPER($status) }
step-remove-status = entferne den Marker { UPPER($status) } von { $who_dat }
step-mode-flip = drehe die Karte { $of_gen } { $paid } um
step-mode-basic = drehe die Karte { $of_gen } { $paid } auf ihre Basisseite
step-mode-other = drehe die Karte { $of_gen } { $paid } auf ihre besondere Seite
step-mode-paid = gegen ihre Kosten
step-delay = einmalig { $what }
step-move-action = { $who } { $who_num ->
        [pl] dürfen
       *[sg] darf
    } eine Bewegungsaktion { $how } machen{ $contact }
move-with = mit BEW { $n }
move-with-value = mit so viel BEW wie { $n }
move-with-more = mit { $n } BEW zusätzlich
move-with-bonus = mit { $what }
move-with-times = mit { $n }-facher BEW
move-through-obstacles = Durch Hindernisse
move-into-contact = , die in Sockelkontakt mit { $what_dat } endet
step-place = { $who } { $who_num ->
        [pl] werden
       *[sg] wird
    } { $where } { $contact } gesetzt{ $push }{ $moved }
step-may-place = { $who } { $who_num ->
        [pl] dürfen
       *[sg] darf
    } { $where } { $contact } gesetzt werden{ $push }{ $moved }
place-counts-as-move = , was als Bewegung zählt
place-anywhere = an eine beliebige Stelle des Spielplans
place-in = in { $what_acc }
place-may-push = , wobei kleinere Sockel verschoben werden dürfen
step-swap = { $a } und { $b } tauschen die Plätze
step-pull = ziehe { $who_acc } in Sockelkontakt mit { $to_dat }{ $push }
step-pull-some = ziehe { $who_acc } um { $n } zu { $to_dat } hin{ $push }
step-drag = verschleppe { $who_acc } mit, bis in Sockelkontakt mit { $to_dat }{ $push }
step-push-to = verschiebe { $who_acc } in { $to_acc }
step-push-away = verschiebe { $who_acc } um { $n } weg von { $source_dat }
step-banish = { $who } { $who_num ->
        [pl] verlassen
       *[sg] verlässt
    } den Spielplan und { $who_num ->
        [pl] kehren
       *[sg] kehrt
    } bei der nächsten Aktivierung auf beliebige unbesetzte Hexfelder zurück
step-stop-move = die bewegte Figur hält hier an
step-place-token = lege { $token_acc } auf { $at_acc }
step-move-token = setze { $who_acc } auf { $to_acc } um
step-remove = entferne { $who_acc }
step-if = falls { $cond }: { $then }
step-if-else = falls { $cond }: { $then }; sonst: { $otherwise }
step-may-actor = du darfst Folgendes tun: { $steps }
step-may-opponent = der Gegner darf Folgendes tun: { $steps }
step-may-else = { $may }; sonst: { $otherwise }
step-choose-one = wähle eines: { $options }
step-choose-one-opponent = der Gegner wählt eines: { $options }
step-for-each = für { $what_acc }: { $steps }
step-for-each-chosen = wähle { $what_acc }; für alles Gewählte nacheinander: { $steps }
step-repeat-each = { $each }: { $steps }
step-times = { $n }-mal: { $steps }
step-as-often = so oft, wie { $value } beträgt: { $steps }
step-if-you-do = { $steps }; wenn du das tust: { $then }
step-die-yellow = wirf in diesem Zug nur den gelben Würfel
step-die-red = wirf in diesem Zug nur den roten Würfel
step-die-price = der rote Würfel kostet in diesem Zug { $n }
step-reroll-free = würfle { $die_acc } nach
step-reroll-paid = bezahle 1 Kristall und würfle { $die_acc } nach
step-reroll-force = { $die } muss nachgewürfelt werden
step-reroll-forbid = { $who } { $who_num ->
        [pl] dürfen
       *[sg] darf
    } nicht nachwürfeln
die-any = dieser Wurf
    .acc = diesen Wurf
die-attack = dieser Angriffswurf
    .acc = diesen Angriffswurf
die-defense = dieser Verteidigungswurf
    .acc = diesen Verteidigungswurf
die-hit = dieser Treffercheck
    .acc = diesen Treffercheck
die-effect = dieser Wurf
    .acc = diesen Wurf
step-gain = { $who ->
        [opponent] der Gegner erhält
       *[actor] erhalte
    } { $n }
step-spend = gib { $n } aus
step-lose = { $who ->
        [opponent] der Gegner verliert
       *[actor] verliere
    } { $n }
step-destroy-crystals = { $who ->
        [opponent] der Gegner zerstört { $n } seiner Kristalle
       *[actor] zerstöre { $n } deiner Kristalle
    }
step-steal = { $who ->
        [opponent] der Gegner nimmt von dir { $n } in seinen verbrauchten Vorrat
       *[actor] nimm vom Gegner { $n } in deinen verbrauchten Vorrat
    }
step-refresh = { $who ->
        [opponent] der Gegner erneuert
       *[actor] erneuere
    } { $n }
step-deplete = { $who ->
        [opponent] der Gegner verbraucht
       *[actor] verbrauche
    } { $n }
step-move-faction-token = bewege { $who ->
        [opponent] den Fraktionsmarker des Gegners
       *[actor] deinen Fraktionsmarker
    } um { $n } { $way }
way-inward = nach innen
way-outward = nach außen
step-banner-up = erneuere { $who ->
        [opponent] die Bannerkarte des Gegners
       *[actor] deine Bannerkarte
    }
step-banner-down = drehe { $who ->
        [opponent] die Bannerkarte des Gegners
       *[actor] deine Bannerkarte
    } auf die verdeckte Seite
step-extra-activation = du darfst in diesem Zug einen weiteren Trupp aktivieren
step-end-activation = die Aktivierung endet
step-draw = { $who ->
        [opponent] der Gegner zieht
       *[actor] ziehe
    } { $n }{ $beyond }
draw-beyond = , auch über das Handkartenlimit hinaus
step-discard = wirf { $what_acc } ab
step-take-back = nimm { $what_acc } auf die Hand zurück
step-show-hand = { $who ->
        [opponent] der Gegner zeigt seine Kartenhand
       *[actor] zeige deine Kartenhand
    }
step-shuffle = { $who ->
        [opponent] mische das Deck des Gegners
       *[actor] mische dein Deck
    }
step-shuffle-all = { $who ->
        [opponent] mische das Deck des Gegners zusammen mit seinem Ablagestapel
       *[actor] mische dein Deck zusammen mit deinem Ablagestapel
    }
step-mill = wirf { $n } oben von { $who ->
        [opponent] dem Deck des Gegners
       *[actor] deinem Deck
    } ab
step-charge = lege { $n } auf { $to_acc }
step-uncharge = entferne { $n } von { $of_dat }
step-move-charge = bewege { $n } von { $of_dat } auf { $to_acc }
step-destroy = zerstöre { $what_acc }
step-disable = schalte { $what_acc } aus
step-search = nimm { $what_acc } auf die Hand und mische dein Deck
step-peek = sieh dir oben auf { $who ->
        [opponent] dem Deck des Gegners
       *[actor] deinem Deck
    } { $n } an
step-attach = füge { $what_acc } ohne Kosten an { $to_acc } an

# Augenblicke.

moment-own-turn = in deinem eigenen Aktiven Zug
moment-turn-start = zu Beginn eines Aktiven Zuges
moment-turn-end = am Ende eines Zuges
moment-after-action = nach einer Aktion
moment-before-activation = wenn ein Trupp aktiviert wird
moment-after-mode-change = nach dem Ändern des Modus
moment-before-move = vor einer Bewegungsaktion
moment-on-move-declared = wenn eine Bewegungsaktion angesagt wird
moment-on-enter = wenn eine Figur das Areal betritt
moment-on-leave = wenn eine Figur ein Areal verlässt
moment-on-leave-it = wenn eine Figur das Areal verlässt
moment-after-move = nach einer Bewegungsaktion
moment-on-contact = nach einer Bewegungsaktion in Sockelkontakt mit einem Feind
moment-on-contact-it = nach einer Bewegungsaktion in Sockelkontakt mit diesem Marker
moment-on-pushed = wenn eine Figur verschoben wird
moment-before-combat-action = vor einer Kampfaktion
moment-before-sequence = vor dem Vergleich der Initiative in einem Kampf
moment-before-attack = vor einem Angriffswurf
moment-after-attack-roll = nach einem Angriffswurf
moment-before-defense = vor einem Verteidigungswurf
moment-instead-of-defense = anstelle eines Verteidigungswurfs
moment-after-failed-attack = nach einem gescheiterten Angriff
moment-instead-of-counterattack = anstelle eines Gegenangriffs
moment-after-sequence = nach einem Kampfablauf
moment-after-combat-action = nach einer Kampfaktion
moment-on-targeted = wenn ein Schuss seine Ziele benannt hat
moment-on-hit = wenn ein Schuss trifft
moment-on-miss = wenn ein Schuss verfehlt
moment-instead-of-wound = wenn eine Verletzung zugefügt würde
moment-on-endurance-lost = wenn ein Ausdauermarker verloren geht
moment-instead-of-death = wenn eine Figur sterben würde
moment-on-death-value = wenn die SP eines Todes gezählt werden
moment-on-death = nach einem Tod
moment-on-payment = wenn Kosten zu bezahlen sind
moment-after-payment = nach einer Bezahlung
moment-on-roll = nach einem Wurf
moment-on-marked = nach dem Wurf einer markierten Seite
moment-on-harvest = beim Ernten eines Passiven Zuges
moment-on-charge = wenn Aufwertungen aufgeladen werden
moment-on-attach = wenn eine Aufwertung angefügt wird
moment-on-card-played = nach dem Ausspielen einer Karte
moment-on-draw = wenn Karten gezogen werden
moment-on-banner = wenn ein Banner eingesetzt wird

# Wie lange etwas gilt und wie oft es eingesetzt werden darf.

lasting-this-step = für diesen einen Check
lasting-this-roll = für diesen Wurf
lasting-this-sequence = für diesen Kampfablauf
lasting-this-combat-action = für diese Kampfaktion
lasting-this-move = für diese Bewegung
lasting-this-activation = für diese Aktivierung
lasting-this-turn = in diesem Zug
lasting-until-next-own-turn = bis zu deinem nächsten Zug
lasting-until-end-of-next-turn-of = bis zum Ende des nächsten Zuges des Gegners
lasting-n-turns = für { $n } { $n ->
        [one] Zug
       *[other] Züge
    } einschließlich dieses Zuges
lasting-while-attached = , solange diese Karte angefügt ist,
lasting-while-in-play = , solange diese Karte im Spiel ist,
lasting-until-removed = bis zur Entfernung
lasting-match = für den Rest der Schlacht
limit-often = { $per ->
        [einmalig] einmalig
       *[other] { $n }x pro { $per }
    }
limit-once = einmalig
limit-payment = Bezahlung
limit-roll = Wurf
limit-attack = Angriff
limit-sequence = Kampf
limit-combat-action = Kampfaktion
limit-shot = Schuss
limit-activation = Aktivierung
limit-turn = Zug
limit-round = Runde
limit-match = Schlacht
limit-target-per-turn = Ziel und Zug

# Was jemand kann und was jemand nicht kann.

ability-through-obstacles = bewegt sich Durch Hindernisse
    .pl = bewegen sich Durch Hindernisse
    .sub = sich Durch Hindernisse bewegt
ability-att-reroll = darf eigene Angriffswürfe nachwürfeln
    .pl = dürfen eigene Angriffswürfe nachwürfeln
    .sub = eigene Angriffswürfe nachwürfeln darf
ability-def-reroll = darf eigene gescheiterte Verteidigungswürfe nachwürfeln
    .pl = dürfen eigene gescheiterte Verteidigungswürfe nachwürfeln
    .sub = eigene gescheiterte Verteidigungswürfe nachwürfeln darf
ability-backstab = kämpft stets mit Hinterhältigen Angriffen
    .pl = kämpfen stets mit Hinterhältigen Angriffen
    .sub = stets mit Hinterhältigen Angriffen kämpft
ability-cannot-be-pushed = kann nicht verschoben werden
    .pl = können nicht verschoben werden
    .sub = nicht verschoben werden kann
ability-ignores-line-of-fire = braucht keine Schusslinie
    .pl = brauchen keine Schusslinie
    .sub = keine Schusslinie braucht
ability-extra-counterattack = darf einen gescheiterten Gegenangriff beantworten
    .pl = dürfen einen gescheiterten Gegenangriff beantworten
    .sub = einen gescheiterten Gegenangriff beantworten darf
ability-always-first = gewinnt jede Initiative
    .pl = gewinnen jede Initiative
    .sub = jede Initiative gewinnt
ability-extra-shot = gibt bei jeder Schussaktion einen Schuss mehr ab
    .pl = geben bei jeder Schussaktion einen Schuss mehr ab
    .sub = bei jeder Schussaktion einen Schuss mehr abgibt
ability-cannot-push = kann nicht verschieben
    .pl = können nicht verschieben
    .sub = nicht verschieben kann
ban-move = keine Bewegungsaktion machen
ban-relocate = nicht von der eigenen Seite bewegt werden
ban-attack = nicht angreifen
ban-counterattack = keinen Gegenangriff machen
ban-combat = nicht kämpfen
ban-shoot = nicht schießen
ban-activate = nicht aktiviert werden
ban-change-mode = den Modus nicht ändern
ban-be-targeted = nicht als Ziel gewählt werden
ban-be-pushed = nicht verschoben werden
ban-be-moved = nicht bewegt werden
ban-control = keine Kristallquelle in Besitz haben
ban-play-card = keine Karten ausspielen
ban-attach = keine Aufwertungen bekommen
ban-reroll = nicht nachwürfeln
ban-refresh = keine Kristalle erneuern
ban-wound = nicht verletzt werden
token-shrine = Schrein
    .the = den Schrein
token-source = Kristallquelle
    .the = die Kristallquelle

# Wie Marker auf ihren Trägern liegen und wann sie verschwinden.

token-start = Wer diese Fraktion spielt, beginnt mit { $n }.
token-stock = Jeder Spieler hat { $n }.
token-stacks = Mehrere können auf einem Träger liegen.
token-stacks-up-to = Bis zu { $n } können auf einem Träger liegen.
token-goes-turn-ends = Er verschwindet am Ende des Zuges.
token-goes-own-turn-ends = Er verschwindet am Ende des nächsten Zuges des Besitzers des Trägers.
token-goes-own-passive-begins = Er verschwindet, wenn der Besitzer des Trägers einen Passiven Zug beginnt.
token-goes-enemy-passive-begins = Er verschwindet, wenn ein Feind des Trägers einen Passiven Zug beginnt.
token-goes-contact-lost = Er verschwindet, sobald der Träger den Trupp nicht mehr berührt, der ihn gelegt hat.
token-goes-group-moved = Die ganze Gruppe verliert ihn, wenn eine ihrer Figuren ihren Platz wechselt.
token-goes-group-wounded = Die ganze Gruppe verliert ihn, wenn eine ihrer Figuren verletzt wird.
