# Was an Optionen, Listen, Plänen und Inhalten einer Schlacht falsch ist.
bad-input = { $field }: { $what } ({ $rule })
bad-input-unruled = { $field }: { $what }
bad-mapping = Optionen sind eine Zuordnung von Namen zu Werten
bad-unknown-game = ein Spiel „{ $name }“ gibt es nicht; bekannt sind { $known }

# Die Form der Angaben.
bad-shape = das hat nicht die richtige Form: { $problem }
bad-shape-unknown = ein Feld { $name } gibt es hier nicht; nimm es heraus oder berichtige seinen Namen
bad-shape-missing = das Feld { $name } fehlt
bad-shape-kind = hier wird { $expected } erwartet, nicht { $given }
bad-shape-bound = der Wert muss { $bound } sein
bad-shape-length = die Länge muss { $bound } sein
bad-shape-unknown-near = ein Feld { $name } gibt es hier nicht; meinst du „{ $near }“?
bad-shape-json = Byte { $byte } passt nicht in JSON
bad-shape-truncated = es endet zu früh, mitten in einem Wert
bad-shape-value = { $given } gehört nicht zu den bekannten Werten

# Optionen.
bad-seats =
    { $mode ->
        [duel] ein Duell ist für 2 Spieler, nicht für { $seats }
        [ffa] Jeder-gegen-jeden ist für 3 oder 4 Spieler, nicht für { $seats }
       *[tvt] Team-gegen-Team ist für 4 Spieler, nicht für { $seats }
    }
bad-players = { $count } Spieler sind für { $seats } Plätze angegeben; lass welche weg
bad-script = { option-script } und { option-mulligan } schließen einander aus; schalte eines davon aus
bad-strategic = { option-strategic }: 4 oder 5 Karten, oder 0 für aus, nicht { $given }
bad-duel-only = das gibt es nur im Duell; schalte es aus oder spiele ein Duell
bad-range = der Wert liegt zwischen { $low } und { $high }; { $given } nicht
bad-seat = einen Platz { $seat } gibt es nicht; die Plätze zählen von 0 bis { $last }
bad-source-option = eine Möglichkeit „{ $name }“ gibt es nicht; bekannt sind { $known }, oder schreibe einen Schritt als Daten
bad-unknown-token = einen Marker oder Status „{ $name }“ gibt es nicht; bekannt sind { $known }

# Fraktionen und Armeen.
bad-unknown-faction = eine Fraktion „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-unknown-banner = ein Banner „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-unknown-shrine = einen Schrein „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-unknown-army = eine Armee „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-faction-taken = { $faction } ist schon vergeben; die Option „{ option-allow-mirror }“ (allow_mirror) erlaubt es
bad-army-taken = beide Spieler führen { $army }; jede Armee wird von einem geführt
bad-few-factions = { $factions } Fraktionen reichen nicht für { $seats } Spieler; schalte die Option „{ option-allow-mirror }“ (allow_mirror) ein oder bringe in content eine Fraktion mit
bad-faction-id = die Fraktions-Id { $id } ist vergeben; wähle eine andere
bad-record-id = die Id { $id } aus { $here } gibt es in { $there } schon; wähle eine andere

# Pläne, Anordnungen und Szenarien.
bad-unknown-board = einen Spielplan „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-unknown-layout = der Spielplan hat keine Anordnung „{ $name }“; bekannt sind { $known }
bad-unknown-scenario = ein Szenario „{ $name }“ gibt es nicht; bekannt sind { $known }
bad-board-seats = der Spielplan { $name } ist für { $players } Spieler, nicht für { $seats }; wähle einen anderen
bad-board-small = der Spielplan { $name } hat { $count } Areale; mindestens { $least } werden gebraucht
bad-board-negative = der Spielplan { $name } hat das Areal { $space }; Spalten und Reihen zählen von 0
bad-board-twice = der Spielplan { $name } nennt das Areal { $space } zweimal; nenne es einmal
bad-board-apart = der Spielplan { $name } zerfällt: kein Weg führt von { $start } nach { $space }; verbinde sie durch Areale dazwischen
bad-layout-place = die Anordnung { $name } benutzt { $space }, das nicht auf dem Spielplan liegt
bad-layout-tokens = die Anordnung { $name } braucht { $shrines } Schreine und { $sources } Kristallquellen
bad-layout-near = Marker der Anordnung { $name } liegen näher als { $far } Areale beieinander; wähle eine andere Anordnung oder einen kleineren Wert für „{ option-min-token-distance }“ (min_token_distance)
bad-terrain = ein Geländestück ist ein Kreis oder ein konvexes Vieleck auf dem Tisch
bad-off-table = dieses Geländestück ragt über den Tisch hinaus; verschiebe oder verkleinere es
bad-pool-covered = ein Hindernis bedeckt einen Kristallvorrat des Szenarios; verschiebe es
bad-no-pool-room = die Hindernisse lassen keinen Platz für die Kristallvorräte; nimm welche weg
bad-no-room = die Hindernisse lassen keinen Platz, um { $squad } aufzustellen; nimm welche weg
