# Namen, die nichts hat, in Positionen und in Fragen nach Chancen.
bad-no-such-thing =
    { $kind ->
        [squad] einen Trupp „{ $name }“ gibt es nicht
        [edge-squad] einen Trupp „{ $name }“ gibt es nicht
        [owned-squad] niemand hat einen Trupp „{ $name }“
        [faction] eine Fraktion „{ $name }“ gibt es nicht
        [shrine] einen Schrein „{ $name }“ gibt es nicht
        [resource] eine Ressource „{ $name }“ gibt es nicht
        [token] einen Marker „{ $name }“ gibt es nicht
        [status] einen Status „{ $name }“ gibt es nicht
       *[card] eine Karte „{ $name }“ gibt es nicht
    }
bad-no-such = { $what }; bekannt sind { $known }
bad-no-such-near = { $what }; meinst du „{ $near }“?

# Was an einer Position falsch ist.
bad-document = das ist keine Zuordnung von Namen zu Werten ({ $name })
bad-position-negative = { $n } ist negativ: schreibe 0 oder mehr
bad-position-options = die Optionen sagen { $settled }, die Position sagt { $given }: schreibe dasselbe oder lass eines weg
bad-position-seat = einen Platz { $seat } gibt es nicht: die Plätze sind 0 bis { $last }
bad-position-flow = flow passt nicht zum Rest der Position: nimm es heraus oder schreibe beides zusammen
bad-position-flow-part = { $name } gehört nicht zu flow: nimm es heraus
bad-position-over = nach dem Ende wird nichts gefragt: nimm flow oder outcome heraus
bad-position-models =
    { $most ->
        [one] { $count } Figuren: { $squad } hat { $most } Figur
       *[other] { $count } Figuren: { $squad } hat { $most } Figuren
    }

# Spieler und ihre Trupps.
bad-position-players = { $count } Spieler für { $seats } Plätze von { $mode }: nenne { $seats }
bad-position-no-faction = nenne die Fraktion dieses Platzes
bad-position-squads = { $count } Trupps: höchstens { $most } passen in eine Position
bad-position-squad-early = { $name } ist kein Trupp einer Fraktion, die noch nicht gewählt ist: nenne die Fraktion
bad-position-squad-foreign = { $name } ist kein Trupp von { $faction }
bad-position-card-early = { $name } ist keine Karte einer Fraktion, die noch nicht gewählt ist: nenne die Fraktion
bad-position-card-foreign = { $name } ist keine Karte von { $faction }
bad-position-endurance = { $n } liegt über dem Ausdauerwert { $most } von { $squad }
bad-position-base = { $place } ist kein Platz für den Sockel von { $squad }, { $base ->
        [one] { $base } Hexfeld
       *[other] { $base } Hexfelder
    } wie { $example }
bad-position-occupied = auf { $place } steht schon etwas: wähle einen anderen Platz
bad-position-action-attached = { $card } ist eine Aktionskarte: nur eine Aufwertung wird angefügt
bad-position-attached-twice = { $card } ist an diesen Trupp schon angefügt
bad-position-no-passive = { $card } hat keine Passive Aktion zu kaufen
bad-position-slots = { $count } Aufwertungen: ein Trupp hat Platz für { $slots }
bad-position-copies = { $n } Exemplare: schreibe 0 bis { $most }
bad-position-temporary = { $n } vorübergehende Kristalle unter { $most }: schreibe { $most } oder weniger
bad-position-captured = eroberte Siegpunktmarker: nenne { $seats } Zahlen, eine für jeden Platz
bad-position-captured-duel = eroberte Siegpunktmarker: ein Duell hat keine
bad-position-captured-own = niemand erobert die eigenen Siegpunktmarker: schreibe 0 für den eigenen Platz
bad-position-known = { $seats } Zahlen, eine für jeden Platz, höchstens die { $most } Karten oben auf dem Deck
bad-position-starting = { $n } Start-Siegpunktmarker dieses Platzes: es sind höchstens { $most }
bad-position-chosen = Trupps werden nur in der Vorbereitung gewählt: nenne sie unter squads
bad-position-no-living = Platz { $seat } hat keine lebende Figur auf dem Spielplan und hat verloren: stelle eine auf

# Orte.
bad-place-form = „{ $text }“ nennt keine Hexfelder eines Areals: erwartet wird (3,2), (3,2).0 oder (3,2).{ "{" }0,1{ "}" }
bad-place-space = „{ $text }“: der Spielplan { $board } hat kein Areal { $space }
bad-place-hex = „{ $text }“: ein Hexfeld { $hex } gibt es in einem Areal nicht, Hexfelder zählen von 0 bis 6
bad-place-twice = „{ $text }“ nennt ein Hexfeld zweimal: nenne jedes einmal

# Marker und Status.
bad-position-nickname = „{ $name }“ kann kein Rufname sein: nimm einen eigenen, ohne Punkte, der keine Zahl ist
bad-position-squad-number = einen Trupp { $squad } gibt es nicht: sie zählen von 0 bis { $last }
bad-position-model = eine Figur { $model } gibt es nicht: schreibe den Trupp und eine Zahl ab 0, etwa knight.1
bad-position-source-owner = eine Kristallquelle gehört niemandem
bad-position-no-owner = nenne, wem { $token } gehört
bad-position-token-place = { $place } ist kein Platz für { $token }, was { $size ->
        [one] { $size } Hexfeld
       *[other] { $size } Hexfelder
    } bedeckt
bad-position-no-map-token = { $token } ist kein Spielplanmarker
bad-position-no-status-token = { $token } ist kein Statusmarker
bad-position-dead-status = eine tote Figur trägt keinen Status
bad-position-status-model = { $status } liegt auf einer Figur: nenne die Figur (model) und nichts anderes
bad-position-status-squad = { $status } liegt auf einem Trupp: nenne den Trupp (squad) und nichts anderes

# Der Tisch und der Zug.
bad-position-many-crystals = zu viele Kristalle: die Schlacht hat insgesamt { $total }
bad-position-many-charges = zu viele Aufladungen: die Schlacht hat insgesamt { $total }
bad-position-marker = der Siegmarker hält an einem Fraktionsmarker: { $low } bis { $high }, nicht { $given }
bad-position-number = Züge zählen ab 1
bad-position-kind-active = bei { $ask } ist der Zug aktiv (active), nicht „{ $kind }“
bad-position-kind-undeclared = bei { $ask } ist der Zug noch nicht angesagt, also nicht „{ $kind }“
bad-position-activated = nur Platz { $seat } aktiviert, und erst nach Ansage eines Aktiven Zuges
bad-position-modifier = die Zahlen dieses Effekts passen zu nichts in den Inhalten
bad-position-used = „{ $key }“ zählt Verwendungen in einem Ablauf, der nicht läuft
bad-position-buy = SP werden im Duell mit buying_vp gekauft

# The Edge.
bad-position-squad-twice = { $squad } ist schon da: nenne den Trupp einmal
bad-position-whose = beide Spieler können { $squad } haben: sag mit `seat`, wessen Trupp es ist
bad-position-hp = { $n } Lebenspunkte: { $squad } hat höchstens { $most }
bad-position-side = { $squad } hat nur eine Seite
bad-position-progress = „{ $card }“ ist keine Fortschrittskarte dieses Spielers
bad-position-attachment = „{ $card }“ ist keine Karte, die an Trupps angelegt wird
bad-position-pool = ein Kristallvorrat darf dort nicht liegen
bad-position-border = { $place } liegt jenseits des Randes
bad-position-overlap = ein Sockel bei { $place } überlappt etwas
bad-position-two-players = es gibt zwei Spieler
bad-position-two-seats = es gibt zwei Plätze
bad-position-no-vp = das Spiel ist aus, wenn ein Spieler keine SP mehr hat
bad-position-deck = „{ $card }“ ist in diesem Deck nicht mehr übrig
bad-position-spent-progress = das sind keine übrigen Fortschrittskarten
bad-position-effect = dieser Effekt passt zu nichts in den Inhalten
bad-position-no-model = eine solche Figur gibt es nicht: sie zählen von 0 bis { $last }
bad-position-active-dead = ein Trupp ohne Figuren wird nicht aktiviert
bad-position-active-exhausted = ein erschöpfter Trupp wird nicht aktiviert
bad-position-moment = `active` nennt den Trupp des Moments `act`, und keines anderen
