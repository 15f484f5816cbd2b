# Was an einer Datei mit Inhalten falsch ist; `.expected` ist, was stattdessen dort stehen soll.
bad-files = { $what }
bad-file-lines =
    { $before }
    { $after }
bad-file = { $place }: { $field } { SENTENCE($message) } { $expected } { $suggestion } ({ $source })
bad-file-field = { $field }:
bad-file-expected = Erwartet: { $what }.
bad-file-meant = Meinst du { $what }?

# Werte, wie sie in einer Datei stehen.
file-value-empty = Ein leerer Wert
file-value-truth = Der Wert { $value }
file-value-number = Die Zahl { $value }
file-value-large-number = Diese große Zahl
file-value-text = Der Text { $value }
file-value-list =
    { $count ->
        [0] Eine leere Liste
        [one] Eine Liste mit { $count } Eintrag
       *[other] Eine Liste mit { $count } Einträgen
    }
file-value-mapping = Eine Zuordnung

# Was ein Feld annimmt.
file-type-or = { $before }, oder { $after }
file-type-and = { $before } und { $after }
file-type-choice = eines von: { $words }
file-type-whole = eine ganze Zahl{ $limits }
file-type-number = eine Zahl{ $limits }
file-type-limits = , { $limits }
file-type-above = über { $limit }
file-type-least = mindestens { $limit }
file-type-below = unter { $limit }
file-type-most = höchstens { $limit }
file-type-steps = ein Vielfaches von { $limit }
file-type-text = ein Text { $length } { $pattern }
file-type-pattern = nach dem Muster { $pattern }
file-type-length = ({ $unit ->
        [entries] Einträge
       *[characters] Zeichen
    }: { $limits })
file-type-truth = true oder false
file-type-nothing = nichts
file-type-tuple =
    { $count ->
        [one] eine Liste mit { $count } Eintrag
       *[other] eine Liste mit { $count } Einträgen
    }
file-type-list = eine Liste { $length }{ $each }
file-type-each = , jeder Eintrag: { $item }
file-type-mapping = eine Zuordnung { $length }
file-type-tagged = eine Zuordnung mit { $field }, { $words }
file-type-record = eine Zuordnung mit { $names }
file-type-any = ein Wert
file-type-other = ein Wert anderer Art
file-mended-list = eine Liste mit einem Strich vor jedem Eintrag

# Die Datei als Text.
bad-file-empty = Die Datei ist leer.
    .expected = Felder wie `id: knights`, jedes auf einer eigenen Zeile
bad-file-whole = { $what } kann keine ganze Datei sein.
    .expected = Felder wie `id: knights`, jedes auf einer eigenen Zeile
bad-file-long = Die Datei ist zu lang.
    .expected = höchstens { $most } Zeichen
bad-file-character = Das Zeichen { $code } ist kein Text.
    .expected = eine Textdatei in UTF-8
bad-file-tab = Diese Zeile ist mit einem Tabulator eingerückt.
    .expected = Leerzeichen
bad-file-second = Hier beginnt ein zweites Dokument.
    .expected = ein Dokument in einer Datei, ohne ein zweites ---
bad-file-many = Die Datei enthält zu viele Werte.
    .expected = höchstens { $most } Werte, wiederholte mitgezählt
bad-file-deep = Die Werte sind zu tief verschachtelt.
    .expected = höchstens { $most } Ebenen
bad-file-tag = Die Marke { $tag } wird nicht angenommen.
    .expected = einfache Werte; Text, der mit ! beginnt, gehört in Anführungszeichen
bad-file-alias = *{ $anchor } verweist auf nichts, das vollständig ist.
    .expected = &{ $anchor } vor dieser Zeile; Text, der mit * beginnt, gehört in Anführungszeichen
bad-file-half-character = Dieser Text enthält ein halbes Zeichen.
    .expected = ganze Zeichen
bad-file-large-number = Diese Zahl ist zu groß.
    .expected = eine kleinere Zahl, oder die Ziffern in Anführungszeichen, wenn es Text ist
bad-file-twice = { $name } steht zweimal da.
    .expected = dieses Feld nur einmal; das erste steht in Zeile { $line }
bad-file-name = { $what } kann kein Feldname sein.
    .expected = ein Wort vor dem Doppelpunkt
bad-file-name-kind = { $what } kann kein Feldname sein.
    .expected = ein Text

# Versehen in der Schreibweise.
bad-yaml = Das ist kein YAML.
    .expected = ein Text in YAML oder JSON
bad-yaml-other = Das ist kein YAML: { $complaint }{ $since }.
    .expected = ein Text in YAML oder JSON
bad-yaml-since = , in dem, was in Zeile { $line } beginnt
bad-yaml-colon = Das ist kein YAML: ein Doppelpunkt steht, wo keiner stehen kann{ $since }.
    .expected = Felder in einer Spalte, und Anführungszeichen um Text mit Doppelpunkt
bad-yaml-dash = Das ist kein YAML: ein Listeneintrag steht, wo keiner stehen kann{ $since }.
    .expected = jeder Listeneintrag auf einer eigenen Zeile; ein einzelner Strich in Anführungszeichen, "-"
bad-yaml-no-colon = Das ist kein YAML: einem Feld fehlt der Doppelpunkt{ $since }.
    .expected = ein Doppelpunkt und ein Leerzeichen nach jedem Feldnamen
bad-yaml-column = Das ist kein YAML: das steht in einer anderen Spalte als das, wozu es gehört{ $since }.
    .expected = Felder und Listeneinträge einer Ebene in einer Spalte
bad-yaml-sign = Das ist kein YAML: mit diesem Zeichen kann nichts beginnen{ $since }.
    .expected = Anführungszeichen um Text, der mit einem Sonderzeichen beginnt
bad-yaml-mark = Das ist kein YAML: auf * oder & muss ein Name folgen{ $since }.
    .expected = Anführungszeichen um Text, der mit * oder & beginnt
bad-yaml-quote = Das ist kein YAML: hier sollte ein Feldname stehen{ $since }.
    .expected = Felder einer Ebene in einer Spalte, und keine Anführungszeichen innerhalb von Anführungszeichen
bad-yaml-item = Das ist kein YAML: hier sollte ein Listeneintrag stehen{ $since }.
    .expected = Listeneinträge einer Ebene in einer Spalte
bad-yaml-value = Das ist kein YAML: hier sollte ein Wert stehen{ $since }.
    .expected = ein Wert, oder eine schließende Klammer
bad-yaml-end = Das ist kein YAML: die Datei endet innerhalb von Anführungszeichen{ $since }.
    .expected = ein schließendes Anführungszeichen
bad-yaml-comma = Das ist kein YAML: eine Klammer wird nicht geschlossen{ $since }.
    .expected = ein Komma zwischen den Einträgen und eine schließende Klammer
bad-yaml-escape = Das ist kein YAML: der umgekehrte Schrägstrich bedeutet hier etwas anderes{ $since }.
    .expected = einfache Anführungszeichen um Text mit umgekehrten Schrägstrichen

# Felder und Wörter.
bad-file-key = { $name } kann hier kein Name sein.
bad-file-field-unknown = { $name } ist hier kein Feld.
bad-file-missing = Das Feld `{ $name }` fehlt.
    .expected = `{ $name }`: { $words }
bad-file-word = { $what } ist hier nicht bekannt.
bad-file-unfit = { $what } passt hier nicht.
bad-file-unknown =
    { $what ->
        [squad] einen Trupp „{ $word }“ gibt es nicht
        [card] eine Karte „{ $word }“ gibt es nicht
        [shared-action] eine gemeinsame Aktion „{ $word }“ gibt es nicht
        [currency] eine Währung „{ $word }“ gibt es nicht
        [moment] einen Zeitpunkt „{ $word }“ gibt es nicht
        [role] eine Rolle „{ $word }“ gibt es nicht
        [number] eine Zahl „{ $word }“ gibt es nicht
        [choice] eine Wahl „{ $word }“ gibt es nicht
        [map-token] einen Spielplanmarker „{ $word }“ gibt es nicht
        [status] einen Status „{ $word }“ gibt es nicht
        [resource-token] einen Ressourcenmarker „{ $word }“ gibt es nicht
        [language] eine Sprache „{ $word }“ gibt es nicht
        [ability] eine Fähigkeit „{ $word }“ gibt es nicht
        [squad-type] einen Trupptyp „{ $word }“ gibt es nicht
       *[summoned-squad] einen Trupp „{ $word }“, der beschworen werden kann, gibt es nicht
    }
    .expected = { $count ->
        [0] etwas, das in der Datei steht; bisher gibt es keines
       *[other] eines von { $known }
    }

# Ids, Namen und Zahlen.
bad-file-id-empty = die Id ist leer
    .expected = ein kurzer Name
bad-file-id-twice = die Id „{ $id }“ steht zweimal da
    .expected = eine eigene Id
bad-file-id-taken = die Id „{ $id }“ gibt es in „{ $there }“ schon
    .expected = eine andere Id
bad-file-name-empty = der Name ist leer
    .expected = ein Text
bad-file-list-empty = die Liste ist leer
    .expected = mindestens ein Eintrag
bad-file-small = { $what } ist zu klein
    .expected = eine Zahl ab { $low }
bad-file-max = { $value } ist kleiner als min
    .expected = eine Zahl ab { $low }
bad-file-range = { $value } liegt außerhalb des Bereichs
    .expected = { $low } bis { $high }
bad-file-range-nonzero = { $value } liegt außerhalb des Bereichs
    .expected = { $low } bis { $high }, nicht 0

# Fraktionen.
bad-file-group-empty = eine Fraktion braucht { $group }
    .expected = mindestens ein Eintrag
bad-file-no-copy = eine Karte hat mindestens ein Exemplar
    .expected = eine Zahl ab 1
bad-file-copies =
    { $count ->
        [one] { $count } Exemplar ist zu viel
       *[other] { $count } Exemplare sind zu viele
    }
    .expected = höchstens { $most }
bad-file-attribute = { $value } liegt außerhalb des Bereichs
    .expected = -5 bis 30, oder '-'
bad-file-action-attached = eine einfache Aktionskarte hat keine Kosten zum Anfügen
    .expected = kind: enhancement, oder kein attachCost
bad-file-upper-passive = nur die untere Aktion einer Aufwertung kann eine Passive Aktion sein
    .expected = passive in lower
bad-file-action-passive = nur eine Aufwertung kann eine Passive Aktion haben
    .expected = kind: enhancement, oder kein passive
bad-file-no-limit = eine Aktion einer Aufwertung nennt ihre Begrenzung
    .expected = limit: { "{" }per: payment{ "}" } oder eine andere
bad-file-shared-id = eine gemeinsame Aktion braucht eine Id
bad-file-beside-use = { $name } bewirkt neben use nichts
    .expected = cost, bind, timing, instant, limit oder name neben use, oder eine eigene Aktion ohne use
bad-file-no-steps = die Aktion tut nichts
    .expected = mindestens ein Eintrag in steps
bad-file-never-used = { $whose ->
        [banner] ein Banner wird zu diesem Zeitpunkt nie eingesetzt: { $timing }
       *[action] eine Aktion wird zu diesem Zeitpunkt nie eingesetzt: { $timing }
    }
    .expected = ein Zeitpunkt, zu dem Aktionen angeboten werden, oder ein Auslöser
bad-file-idle-names = die Namen bewirken hier nichts
    .expected = type: squad_named, oder keine Namen bei { $type }
bad-file-no-option = eine Möglichkeit { $n } gibt es nicht
    .expected = eine Zahl von 0 bis { $last }
bad-file-interrupt = eine Unterbrechung nennt den Schritt, den sie unterbricht
    .expected = timing: before_sequence oder ein anderer
bad-file-bind = kein Trupp ist genannt
    .expected = names: [...] daneben
bad-file-negative-cost = Kosten sind nicht negativ
    .expected = eine Zahl ab 0
bad-file-continuous = continuous ist für Passive Aktionen
    .expected = passive: true auf einer Aufwertung
bad-file-no-while = für while_condition gibt es keine Bedingung
    .expected = continuous mit einer Bedingung in while, auf einer Passiven Aktion
bad-file-kind = hier bewirkt diese Auswahl nichts: { $kind ->
        [player] Spieler
        [space] Areale
        [hex] Hexfelder
        [token] Spielplanmarker
        [card] Karten
        [enhancement] Aufwertungen
       *[model] Modelle
    }
    .expected = eine Auswahl von { $wanted }
bad-file-unbound = mit bind: { $type } gibt es keine Rolle { $role }
    .expected = eine Bindung, die sie gibt: { $role ->
        [self_model] own_model
       *[other] any_own_squad
    }
bad-file-temporary = temporäre Kristalle sind nutzbar
    .expected = entweder temporary oder asDepleted
bad-file-unheeded = { $name } bewirkt hier nichts
    .expected = ein Filter, den diese Auswahl beachtet
bad-file-unheeded-distance = { $name } bewirkt hier nichts
    .expected = distanceFrom daneben
bad-file-no-shooter = { $name } bewirkt ohne Schützen nichts
    .expected = distanceFrom oder lineOfFireFrom in targets
bad-file-idle-step = das bewirkt zum Zeitpunkt { $moments } nichts
    .expected = ein Schritt für diesen Zeitpunkt, oder einer der Zeitpunkte { $known }
bad-file-role = die Rolle { $role } gibt es zum Zeitpunkt { $moments } nicht
    .expected = eine Rolle dieses Zeitpunkts

# Armeen.
bad-file-other-army = das ist die Datei der Armee „{ $army }“
bad-file-no-squads = eine Armee hat Trupps
    .expected = mindestens ein Eintrag
bad-file-shift-cost = Kosten zum Umdrehen ohne Rückseite
    .expected = shifted: eine Seite, oder kein shiftCost
bad-file-no-shift-cost = eine Karte mit Rückseite hat Kosten zum Umdrehen
    .expected = shiftCost: eine Zahl von 0 bis 6
bad-file-ability-twice = die Fähigkeit „{ $id }“ steht zweimal auf einer Seite
    .expected = eine eigene Id
bad-file-ability-card = auch eine Karte hat die Id „{ $id }“
    .expected = eine eigene Id
bad-file-deck =
    { $count ->
        [one] die Exemplare ergeben { $count } Karte
       *[other] die Exemplare ergeben { $count } Karten
    }
    .expected = genau { $wanted }
bad-file-neutral-progress = Trupps, die beschworen werden, haben keine Fortschrittskarten
    .expected = spells, oder kein progress
bad-file-summoned-models = ein Trupp, der beschworen wird, hat eine Figur
bad-file-no-effects = das tut nichts
    .expected = mindestens ein Effekt
bad-file-global-target = ein globaler Effekt hat kein Ziel
    .expected = scope: squad oder model, oder kein { $name }
bad-file-global-range = ein globaler Effekt hat keine Reichweite
    .expected = scope: squad oder model
bad-file-self-target = self ist nie jemand anderes, wie weit entfernt auch immer
    .expected = side: own, enemy oder any, oder kein { $name }
bad-file-other-enemy = der Trupp des Zaubernden ist kein Feind
    .expected = side: own oder any, oder kein { $name }
bad-file-push-self = niemand wird von sich selbst weggestoßen
    .expected = side: own, enemy oder any
bad-file-shot-enemy = ein Schuss zielt auf eine feindliche Figur
    .expected = side: enemy
bad-file-shot-range = ein Schuss hat seine eigene Reichweite
    .expected = range in effects[{ $n }]
bad-file-beside-shots = { $effect } hat neben den Schüssen jeder Figur kein Ziel
    .expected = by: one, oder draw
bad-file-trigger-only = { $field } ist hier nur für das, was ein Auslöser gibt
    .expected = die Dauer der Karte
bad-file-passive-own = eine passive Fähigkeit einer Truppkarte wirkt für diesen Trupp
    .expected = side: self, oder aura
bad-file-contact-range = ein Ziel im Kontakt braucht keine Reichweite
    .expected = contact oder eine Reichweite
bad-file-aim = { $effect } kann nicht auf scope { $scope } zielen
    .expected = scope: { $aims }
bad-file-no-duration = ein Effekt, der anhält, braucht eine Dauer
    .expected = duration: activation, turn oder game
bad-file-idle-duration = nichts davon hält an
    .expected = duration: oneOff, oder kein duration
bad-file-short-duration = das endet, bevor der Trupp erschöpft würde
    .expected = duration: turn oder game
bad-file-cancel-timing = nur etwas Sofortiges kann auf das antworten, was es aufhebt
bad-file-attached-duration =
    { $timing ->
        [equipment] Ausrüstung bleibt bis zum Ende des Spiels
       *[passive] eine passive Fähigkeit bleibt bis zum Ende des Spiels
    }
bad-file-attached-target =
    { $timing ->
        [equipment] Ausrüstung gehört zu einem eigenen Trupp
       *[passive] eine passive Fähigkeit gehört zu einem eigenen Trupp
    }
    .expected = target: { "{" }scope: squad, side: self oder own{ "}" }
bad-file-attached-action =
    { $timing ->
        [equipment] Ausrüstung verbraucht keine Aktion
       *[passive] eine passive Fähigkeit verbraucht keine Aktion
    }
    .expected = kein usesAction
bad-file-acts-once =
    { $timing ->
        [equipment] { $effect } wirkt einmal, Ausrüstung ist immer da
       *[passive] { $effect } wirkt einmal, eine passive Fähigkeit ist immer da
    }
    .expected = eine Bedingung, oder stat
bad-file-trigger-timing = nur eine passive Fähigkeit tritt von selbst in Kraft
    .expected = timing: passive, oder is: died
bad-file-attached-condition =
    { $timing ->
        [equipment] Ausrüstung kann darauf nicht warten
       *[passive] eine passive Fähigkeit kann darauf nicht warten
    }
    .expected = is: dies oder kills, auf einer passiven Fähigkeit
bad-file-untriggered = { $effect } kann nicht von selbst geschehen
    .expected = eines von { $known }
bad-file-trigger-duration = was ein Auslöser gibt, hat ein Ende
    .expected = duration: activation oder turn
bad-file-trigger-steps = Schritte von { $n } enden nicht bei { $most }
    .expected = ein Vielfaches von n, und n über 0
bad-file-no-trigger = { $field } ist hier für das, was ein Auslöser gibt
    .expected = eine Bedingung, die es auslöst
bad-file-unpaid = nur was bezahlt wird, zählt unverbrauchte Kristalle
    .expected = eine Zahl
bad-file-summons = nur eine Fortschrittskarte beschwört
    .expected = ein anderer Effekt
bad-file-situation = { $stat } wird dort nicht gelesen: { $name }
    .expected = eines von { $known }
bad-file-no-situation = { $stat } wird dort nicht gelesen: { $name }
    .expected = kein only
bad-file-apart = { $one } und { $other } treten nie zusammen auf
    .expected = eines von beiden
bad-file-empty-aura = diese Aura tut nichts
    .expected = mindestens ein Effekt
bad-file-aura = { $effect } kann keine Aura sein
bad-file-equipment = Ausrüstung ist eine Zauberkarte
    .expected = timing: passive, special oder instant
bad-file-passive-cost = eine passive Fähigkeit kostet nichts
    .expected = kein cost
bad-file-each-shoots = wenn ein Trupp schießt, macht jede Figur einen Schuss
bad-file-no-dead-bonus = ein gewidmeter Zauber hat einen Totenbonus
    .expected = deadBonus: { "{" }kind: attack, n: 1{ "}" } oder ein anderer
bad-file-dead-bonus = nur ein gewidmeter Zauber hat einen Totenbonus
    .expected = dedicatedTo: ein Trupptyp, oder kein deadBonus
bad-file-undedicated = welcher Trupp gemeint ist, steht nicht da
    .expected = dedicatedTo: ein Trupptyp
bad-file-progress-kind = kind und effects passen nicht zusammen
    .expected = kind: summon mit einem Effekt summon, oder kind: attach
bad-file-progress-condition = eine Fortschrittskarte kann darauf nicht warten
    .expected = is: dies oder kills
bad-file-progress-once = { $effect } wirkt einmal, eine Fortschrittskarte ist immer da
    .expected = eine Bedingung, oder stat
bad-file-progress-aim = { $effect } kann nicht auf einen Trupp zielen
    .expected = stat oder ein anderer Effekt

# Was die Anleitung über die beiden Armeen festlegt.
bad-file-manual-type = einen Trupp des Typs { $type } gibt es nicht
    .expected = ein Trupp mit type: { $type }
bad-file-manual-number = nach der Anleitung hat { $type } { $field } { $n }
bad-file-manual-knights = es gibt { $wanted } Trupps des Typs Holy Knight, nicht { $count }
    .expected = { $wanted } Trupps mit type: Holy Knight
bad-file-manual-crystals = { $type } hat eine Fähigkeit, die Kristalle zurückbringt
    .expected = eine Fähigkeit mit { "{" }do: refreshCrystals{ "}" }
bad-file-manual-no-fireball = Master of Elements hat die Fähigkeit Fireball
    .expected = eine Fähigkeit namens Fireball
bad-file-manual-cost = { $name } kostet { $n }
bad-file-manual-fireball = Fireball ist ein Flächenschuss mit +1 je 2 unverbrauchte Kristalle
bad-file-manual-spell = eine Zauberkarte { $name } gibt es nicht
    .expected = eine Zauberkarte namens { $name }
bad-file-manual-dedicated = { $name } ist dem Trupptyp { $type } gewidmet
bad-file-manual-passive = { $name } ist eine bedingte passive Fähigkeit
    .expected = timing: passive, und eine Bedingung, die es auslöst
bad-file-manual-wounds = { $name } kann eigene Figuren verletzen
    .expected = { "{" }do: wound{ "}" } für einen eigenen Trupp
bad-file-manual-unused = { $name } hängt von unverbrauchten Kristallen ab
bad-file-manual-summons = beide Armeen haben eine Fortschrittskarte, die Rha'Zack beschwört
    .expected = eine Karte mit { "{" }do: summon, squad: N-RHA{ "}" }

# Szenarien.
bad-file-shape = ein Geländestück hat eine Form
    .expected = circle: { "{" }at: [x, y], radius: mil{ "}" }, oder polygon: eine Liste von Ecken [x, y]
bad-file-corners = diese Punkte ergeben kein Vieleck
    .expected = mindestens drei Ecken, die nicht auf einer Linie liegen, der Reihe nach, ohne dass sich zwei Seiten kreuzen
bad-file-concave = dieses Vieleck ist nicht konvex
    .expected = Ecken, die alle in dieselbe Richtung abbiegen
bad-file-off-table = das ragt über den Tisch hinaus
    .expected = Punkte von 0 bis 36000
bad-file-no-pool = ein Szenario hat einen Kristallvorrat
    .expected = mindestens ein Eintrag in pools
bad-file-pool-border = dieser Kristallvorrat reicht in den Rand
    .expected = 4000 bis 32000
bad-file-pool-covered = ein Hindernis bedeckt diesen Kristallvorrat
    .expected = ein freier Platz
bad-file-pool-near = dieser Kristallvorrat liegt näher als 6 Zoll an einem anderen
    .expected = Mittelpunkte im Abstand von 8000
