# The Edge: Texte von Fähigkeiten, Zauberkarten und Fortschrittskarten, aus ihren Effekten gebildet.

# Der Rahmen eines Textes.

ed-text-power = { $name } ({ $marks }): { $text }
ed-text-plain = { $name }: { $text }
ed-text-dead = Sobald kein Trupp { $type } mehr lebt: sofortig für 0 Kristalle; { $gain }.
ed-cost = { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
ed-timing-instant = sofortig
ed-timing-equipment = Ausrüstung
ed-timing-special = speziell
ed-timing-passive = passiv
ed-uses-action = verbraucht die Aktion
ed-during = { $what } { $lasting }
ed-lasting-activation = bis zum Ende der Aktivierung
ed-lasting-turn = bis zum Ende des Zuges
ed-lasting-game = bis zum Ende des Spiels
ed-if-it-survives = { $what }, falls { $it } überlebt
ed-dead-statistic = ein eigener Trupp erhält +{ $n } { $stat } bis zum Ende der Aktivierung
ed-dead-crystals = { $n ->
        [one] einer deiner verbrauchten Kristalle wird
       *[other] bis zu { $n } deiner verbrauchten Kristalle werden
    } wieder unverbraucht
ed-dead-draw = ziehe { $n ->
        [one] { $n } Zauberkarte
       *[other] { $n } Zauberkarten
    }

# Um wen es geht.

ed-this-squad = dieser Trupp
    .acc = diesen Trupp
    .dat = diesem Trupp
    .gen = dieses Trupps
ed-caster = die zaubernde Figur
    .dat = der zaubernden Figur
    .gen = der zaubernden Figur
ed-it-squad = er
    .acc = ihn
    .dat = ihm
    .gen = von ihm
ed-it-model = sie
    .dat = ihr
    .gen = von ihr
ed-it-global = es
ed-a-squad = { $other ->
        [true] { $side ->
            [own] ein anderer eigener Trupp
            [enemy] ein anderer feindlicher Trupp
           *[any] ein anderer Trupp
        }
       *[false] { $side ->
            [own] ein eigener Trupp
            [enemy] ein feindlicher Trupp
           *[any] ein Trupp
        }
    } { $where }
    .acc = { $other ->
        [true] { $side ->
            [own] einen anderen eigenen Trupp
            [enemy] einen anderen feindlichen Trupp
           *[any] einen anderen Trupp
        }
       *[false] { $side ->
            [own] einen eigenen Trupp
            [enemy] einen feindlichen Trupp
           *[any] einen Trupp
        }
    } { $where }
    .dat = { $other ->
        [true] { $side ->
            [own] einem anderen eigenen Trupp
            [enemy] einem anderen feindlichen Trupp
           *[any] einem anderen Trupp
        }
       *[false] { $side ->
            [own] einem eigenen Trupp
            [enemy] einem feindlichen Trupp
           *[any] einem Trupp
        }
    } { $where }
    .gen = { $other ->
        [true] { $side ->
            [own] eines anderen eigenen Trupps
            [enemy] eines anderen feindlichen Trupps
           *[any] eines anderen Trupps
        }
       *[false] { $side ->
            [own] eines eigenen Trupps
            [enemy] eines feindlichen Trupps
           *[any] eines Trupps
        }
    } { $where }
ed-a-model = { $other ->
        [true] { $side ->
            [own] eine eigene Figur eines anderen Trupps
            [enemy] eine feindliche Figur
           *[any] eine Figur eines anderen Trupps
        }
       *[false] { $side ->
            [own] eine eigene Figur
            [enemy] eine feindliche Figur
           *[any] eine Figur
        }
    } { $where }
    .dat = { $other ->
        [true] { $side ->
            [own] einer eigenen Figur eines anderen Trupps
            [enemy] einer feindlichen Figur
           *[any] einer Figur eines anderen Trupps
        }
       *[false] { $side ->
            [own] einer eigenen Figur
            [enemy] einer feindlichen Figur
           *[any] einer Figur
        }
    } { $where }
    .gen = { $other ->
        [true] { $side ->
            [own] einer eigenen Figur eines anderen Trupps
            [enemy] einer feindlichen Figur
           *[any] einer Figur eines anderen Trupps
        }
       *[false] { $side ->
            [own] einer eigenen Figur
            [enemy] einer feindlichen Figur
           *[any] einer Figur
        }
    } { $where }
ed-a-global = alle
ed-within = im Umkreis von { $n }″ um die zaubernde Figur
ed-in-contact = in Sockelkontakt mit der zaubernden Figur
ed-aura-squads = { $side ->
        [own] eigene Trupps
       *[enemy] feindliche Trupps
    } im Umkreis von { $n }″ um { $who_acc }
    .acc = { $side ->
        [own] eigene Trupps
       *[enemy] feindliche Trupps
    } im Umkreis von { $n }″ um { $who_acc }
    .dat = { $side ->
        [own] eigenen Trupps
       *[enemy] feindlichen Trupps
    } im Umkreis von { $n }″ um { $who_acc }
    .gen = { $side ->
        [own] eigener Trupps
       *[enemy] feindlicher Trupps
    } im Umkreis von { $n }″ um { $who_acc }
    .num = pl

# Zahlen.

ed-per = je { $n ->
        [one] unverbrauchtem Kristall
       *[other] { $n } unverbrauchte Kristalle
    }

# Effekte, die andauern.

ed-stat = { $who } { $who_num ->
        [pl] erhalten
       *[other] erhält
    } { $n } { $stat } { $per } { $only } { $lasting } { $limit }
ed-stat-attack = Angriff
ed-stat-defense = Verteidigung
ed-stat-initiative = Initiative
ed-stat-move = Bewegung
ed-stat-at-most = (durch diese Karte höchstens +{ $n })
ed-situation-counter-attack = bei Gegenangriffen
ed-situation-own-assault = bei eigenen Sturmangriffen
ed-situation-free-attack = bei freien Angriffen
ed-situation-moved = , falls sich diese Figur vorher in dieser Aktivierung bewegt hat
ed-situation-against-shot = gegen Schüsse
ed-situation-shared-enemy = gegen eine feindliche Figur, die auch eine andere Figur des Trupps berührt
ed-reroll = { $who } { $who_num ->
        [pl] dürfen
       *[other] darf
    } { $roll } nachwürfeln
ed-roll-attack = Angriffswürfe
ed-roll-defense = Verteidigungswürfe
ed-free-assaults = Sturmangriffe { $who_gen } gelten als freie Angriffe
ed-no-shots-beyond = { $who } { $who_num ->
        [pl] sind
       *[other] ist
    } kein erlaubtes Ziel für Schüsse aus mehr als { $n }″ Entfernung
ed-gather-limit = { $who } darf in jedem Zug bis zu { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    } aus einem Vorrat des Spielplans nehmen
ed-stay-ready = einmal pro Zug darfst du am Ende der Aktivierung { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    } bezahlen: { $who } wird nicht erschöpft

# Effekte, die einmal wirken.

ed-shot-by-one = die zaubernde Figur schießt auf { $who_acc }: Reichweite { $range }″{ $bonus }{ $area }
ed-shot-by-each = jede Figur dieses Trupps darf einmal auf { $who_acc } schießen: Reichweite { $range }″{ $bonus }{ $area }
ed-shot-bonus = , { $n } { $per }
ed-shot-area = , trifft alle Figuren im Umkreis von { $n }″ um das Ziel
ed-free-attack-squad = jede Figur { $who_gen } darf einen freien Angriff ausführen
ed-free-attack-model = { $who } führt einen freien Angriff aus
ed-push = { $who } wird { $n }″ { $per } geradlinig von der zaubernden Figur weg verschoben
ed-heal = { $who } erhält { $n ->
        [one] { $n } Lebenspunkt
       *[other] { $n } Lebenspunkte
    } { $per } zurück
ed-wound = { $who } erleidet { $n ->
        [one] { $n } Verletzung
       *[other] { $n } Verletzungen
    } { $per }
ed-ready = { $who } wird bereit
ed-refresh-crystals = { $n ->
        [one] einer deiner verbrauchten Kristalle wird
       *[other] bis zu { $n } deiner verbrauchten Kristalle werden
    } wieder unverbraucht
ed-draw = ziehe { $n ->
        [one] { $n } Zauberkarte
       *[other] { $n } Zauberkarten
    }
ed-take-vp-opponent = nimm dem Gegner { $n } SP weg
ed-take-vp-supply = nimm { $n } SP aus dem Vorrat
ed-cancel = hebe den Zauber oder die Fähigkeit auf, worauf dies direkt antwortet
ed-summon = { $squad } schließt sich dir an und wird in deiner Aufmarschzone aufgestellt

# Bedingungen.

ed-cond-died = nur falls in diesem Zug { $what ->
        [squad] { $side ->
            [own] ein eigener Trupp
           *[enemy] ein feindlicher Trupp
        }
       *[model] { $side ->
            [own] eine eigene Figur
           *[enemy] eine feindliche Figur
        }
    } gestorben ist
ed-cond-dies = jedes Mal, wenn { $other ->
        [true] { $side ->
            [own] eine andere eigene Figur
           *[enemy] eine feindliche Figur
        }
       *[false] { $side ->
            [own] eine eigene Figur
           *[enemy] eine feindliche Figur
        }
    } stirbt
ed-cond-kills = { $first ->
        [true] beim ersten Mal in einem Zug, wenn dieser Trupp eine feindliche Figur tötet
       *[false] jedes Mal, wenn dieser Trupp eine feindliche Figur tötet
    }
