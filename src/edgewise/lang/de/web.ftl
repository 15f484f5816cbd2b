# Words of the browser client.

# Frame

web-skip = Zum Inhalt springen
web-main-menu = Hauptmenü
web-game-title = Tischspiele nach ihren vollen Regeln
web-play = Spielen
web-decks = Decks
web-rules = Regeln
web-replays = Aufzeichnungen
web-home = Startseite
web-no-page = Diese Seite gibt es nicht.
web-settings = Einstellungen
web-guest = Gast
web-your-name = Dein Name
web-language = Sprache
web-theme = Farben
web-theme-dark = Dunkel
web-theme-light = Hell
web-reactions = Reaktionen
web-reactions-news = Frag mich, wenn es darauf ankommt
web-reactions-ask = Frag mich, wann immer ich antworten kann
web-reactions-turn = Für mich passen in diesem Zug
web-reactions-always = Immer für mich passen
web-forced = Antworte für mich, wenn es nur eine Antwort gibt
web-animations = Figuren wandern und Würfel rollen
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-loading = Einen Moment…
web-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-lost = Die Verbindung ist weg; sie wird neu aufgebaut.
web-reconnecting = Verbinde…
web-reconnecting-note = Die Verbindung ist weg. Die Partie bleibt erhalten, und der Tisch kommt von selbst zurück.
web-rule = Regel { $id }

# Home

web-tagline = Führe eine Fraktion durch die Asche nach dem Tag des Jüngsten Gerichts. Am selben Tisch, online oder gegen einen Bot, immer nach den vollen Regeln.
web-play-now = Jetzt spielen
web-play-now-note-dawnfall = Eine erste Partie gegen einen Bot: Armeen und Spielplan sind bereit.
web-play-now-note-the-edge = Eine erste Partie gegen einen Bot: je sechs Trupps, ein Tisch in Zoll, Vorräte an Kristallen.
web-play-now-note-maelstrom = Eine erste Partie gegen einen Bot: je fünf Einheiten, ein Tisch mit Ruinen, Wäldern und einem Hügel.
web-new-match = Neue Partie
web-join = Zu Freunden
web-join-link = Link einfügen
web-join-go = Beitreten
web-bad-link = Das ist kein Link zu einer Partie. Kopiere die ganze Einladung und füge sie hier ein.
web-your-matches = Deine Partien
web-ways = So kannst du spielen
web-library = Bibliothek
web-decks-note = Decks bauen und Armeen ansehen
web-rules-note = So wird gespielt, und jede Regel
web-replays-note = Gehe beendete Partien Schritt für Schritt durch
web-your-turn = Du bist dran
web-won = gewonnen
web-lost-match = verloren
web-drawn = unentschieden
web-waits-for-people = wartet auf Mitspieler
web-hot-seat = An diesem Bildschirm
web-open-seat = Freier Platz

# New match, joining

web-game = Spiel
web-opponent = Gegner
web-against-bot = Ein Bot
web-against-bot-note = Beginnt sofort; wähle, wie stark er ist.
web-against-link = Freunde online
web-against-link-note = Du bekommst einen Link zum Verschicken.
web-against-screen = An diesem Bildschirm
web-against-screen-note = Zwei Personen reichen den Bildschirm weiter; Kartenhände bleiben verdeckt.
web-bot = Bot
web-bot-random = Zufall
web-bot-recruit = Rekrut
web-bot-veteran = Veteran
web-bot-warlord = Kriegsherr
web-bot-level = Stärke des Bots
web-mode = Spielart
web-table-layout = Spielplan
web-layout-ready = Fertige Anordnung
web-layout-ready-note = Schreine und Kristallquellen liegen wie in der ersten Partie.
web-layout-free = Freie Anordnung
web-layout-free-note = Die Spieler platzieren Schreine und Kristallquellen selbst.
web-your-army = Deine Armee
web-their-army = Gegnerische Armee
web-starter = { $name }, Startliste
web-other-starter = Andere Fraktion, Startliste
web-other-army = Eine andere Armee
web-choose-at-table = Am Tisch wählen
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-minutes = { $minutes } Minuten, { $plus } s je Antwort
web-clock-days = Drei Tage, ein Tag je Antwort
web-public = In der Liste offener Partien zeigen
web-more-options = Optionale Regeln
web-start = Beginnen
web-make-link = Einladung erstellen
web-second-player = Zweite Person
web-lobby = Warten auf Mitspieler
web-lobby-note = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-lobby-send = Schicke der anderen Seite den Link.
web-captured = { $name }: { $n } erobert, { $left } übrig
web-invite = Einladung auf Platz { $n }
web-invited = Du bist eingeladen
web-invited-by = { $name } wartet am Tisch.
web-sit-down = Platz nehmen
web-seat-gone = Dein Platz an diesem Tisch ist vergeben.
web-seat-gone-note = Dort spielt ein Bot oder ein anderes deiner Geräte weiter. Zuschauen kannst du noch.
web-only-watch = Nur zuschauen
web-take-title = Deinen Platz hierher holen
web-take-note = Das andere Gerät verliert den Platz. Der Link gilt einmal.
web-take-go = Platz übernehmen
web-no-invitation = Bitte noch einmal um den Link, oder beginne eine eigene Partie.

# Set-up

web-faction = Fraktion
web-take-faction = { $name } spielen
web-faction-taken = Diese Fraktion spielt jemand anders.
web-take-squads = Diese Trupps einsetzen
web-take-deck = Dieses Deck nehmen
web-order-deck = Dein Deck liegt in einer Reihenfolge, die nur du kennst.
web-saved-decks = Hier gespeichert:
web-road-faction = Fraktion
web-road-squads = Trupps
web-road-deck = Deck
web-road-board = Schreine und Quellen
web-road-models = Figuren
web-squads = Trupps
web-cards = Karten
web-n-of = { $n } von { $full }
web-of = von { $n }
web-filter = Karten zeigen von
web-filter-all = Alle
web-filter-any = Jeder Trupp
web-filter-enhancements = Aufwertungen
web-squad-facts = Figuren { $models }, Sockel { $base }, Ausdauer { $endurance }, besonderer Modus { $other }
web-not-in-army = Nicht in deiner Armee: { $names }
web-fewer-of = Eine Karte weniger: { $card }
web-more-of = Eine Karte mehr: { $card }
web-your-list = Deine Liste
web-list-name = Name der Liste
web-list-legal = Diese Liste ist regelgerecht
web-not-legal = Noch nicht regelgerecht
web-play-with = Damit spielen
web-save = Speichern
web-delete = Löschen
web-share-list = Als Link teilen
web-bad-code = Dieser Link enthält keine Liste.
web-curve = Kosten der unteren Aktionen: { $zero } für 0, { $one } für 1, { $two } für 2, { $three } für 3 oder mehr
web-cost-lower = Kosten unterer Aktionen
web-crystals-short = Kristalle
web-charges-short = Aufladungen
web-models-short = Figuren

# The table

web-board = Spielplan. Die Pfeiltasten gehen von Areal zu Areal, Enter nimmt, Escape lässt los, N geht zum nächsten Ort, an dem du handeln kannst.
web-own-side = Deine Seite
web-their-side = Die andere Seite
web-prompt = Frage
web-seat = Spieler { $n }
web-away = nicht da
web-thinking = Der Bot denkt nach
web-hand = Kartenhand
web-hand-n = Hand { $n }
web-deck = Deck
web-deck-n = Deck { $n }
web-discard-pile = Ablagestapel
web-discard-n = Ablage { $n }
web-banner = Banner
web-ready = bereit
web-used = verbraucht
web-shrine = Schrein
web-crystal = Kristall
web-charge = Aufladung
web-vp = Siegpunkt
web-temporary = { $n } vorübergehend
web-endurance = Ausdauer { $n } von { $full }
web-endurance-of = Ausdauer von Trupp
web-models = Figuren { $n } von { $full }
web-charges = Aufladungen: { $n }
web-in-force = wirkt
web-disabled = ausgeschaltet
web-squad-label = Trupp { $letter }, { $name }, { $mode }. Figuren { $alive } von { $models }, Ausdauer { $endurance }.
web-ini = Initiative
web-att = Angriff
web-def = Verteidigung
web-mov = Bewegung
web-reroll = Nachwürfel-Symbol
web-through = Durch Hindernisse
web-instant = Sofortige Aktion
web-passive-action = Passive Aktion
web-live = , wählbar
web-attach = Anfügen für
web-track = Siegpunktleiste
web-level = Gleichstand
web-leads = { $name } führt mit { $n }
web-turn = Zug { $n }
web-supply = Vorrat
web-setting-up = Vorbereitung
web-log = Verlauf
web-menu = Menü
web-dice = Würfel
web-last-roll = Letzter Wurf
web-no-rolls = Noch wurde nicht gewürfelt.
web-roll = Wurf
web-roll-attack = Angriff
web-roll-defense = Verteidigung
web-roll-hit = Treffercheck
web-roll-effect = Effekt
web-roll-first-player = Startspieler
web-no-hand = Keine Karten auf der Hand.
web-spectating = Du schaust zu; Kartenhände bleiben verdeckt.
web-own-squads = Deine Trupps
web-deployed = aufgestellt
web-placed-n = { $n } von { $full } gestellt
web-anywhere = Überall ist erlaubt
web-anywhere-note = Es gibt keine Zonen. Ein Sockel bleibt in einem Areal und auf freien Hexfeldern.
web-key-may = ein Platz für die Figur
web-key-no = zu nah an einem Marker oder Feind oder nicht beim eigenen Trupp
web-key-ghost = die Figur, die du aufstellst
web-sheet = Kartenhand, Trupps, Verlauf
web-whole-board = Ganzen Spielplan zeigen
web-pan-hint = Ziehen verschiebt, zwei Finger zoomen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-tap-half = Tippe auf die Hälfte, die du nutzen willst.
web-card-not-now = Jetzt nicht nutzbar. Tippe auf eine Hälfte, um zu hören, warum.
web-empty = leer
web-shrine-of = Schrein von { $name }
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-best = Wer gut spielt, wählt: { $what }.
web-hint-worth = { $n } % Siegchance.
web-hint-look = Sieh zuerst hierhin.
web-hint-more = Mehr sagen
web-hint-or = Oder: { $what }.
web-do-it = Machen
web-let-go = Loslassen
web-no-pass = Hier kannst du nicht passen.
web-place-here = Hier hinstellen
web-turn-base = Drehen
web-pay-with = Bezahlen mit
web-pay-note = Ein Schild mit Buchstabe: Dieser Trupp gibt Ausdauer ab.
web-fewer = Weniger
web-more-ways = { $n ->
        [one] { $n } weitere Art
       *[other] { $n } weitere Arten
    }
web-odds-succeeds = für eine Verletzung
web-odds-why = Die Gründe
web-odds-attacker = Angreifer
web-odds-defender = Verteidiger
web-red = Roter Würfel
web-yellow = Gelber Würfel
web-wounds = verletzt, { $die }
web-holds = hält, { $die }
web-odds-about = Ungefähr: viele Partien wurden durchgespielt.
web-activation-of = Aktivierung von { $letter }
web-waiting-for = { $name } ist dran
web-waiting-note = Du wirst gefragt, sobald du dran bist.
web-watching-note = Du schaust zu; niemand fragt dich etwas.
web-see-story = Verlauf ansehen
web-rematch = Revanche
web-rematch-offered = { $name } bietet eine Revanche an.
web-links = Links
web-spectator-link = Zum Zuschauen
web-move-seat = Mit meinem Platz auf ein anderes Gerät umziehen
web-moved-link = Öffne dies innerhalb von zehn Minuten auf dem anderen Gerät
web-dice-hash = Die Würfel standen vor dem ersten Wurf fest; dies ist ihr Siegel:
web-keys = Tasten
web-keys-text = B Spielplan, darauf Pfeile und Enter, N nächster Ort, R Sockel drehen, M bewegen, F kämpfen, P passen, 1 bis 9 Antworten, U zurücknehmen, H Tipp, Escape loslassen.
web-concede = Aufgeben
web-concede-as = { $name } gibt auf
web-pass-screen = Gib den Bildschirm an { $name }
web-pass-screen-note = Nichts wird gezeigt, bis die nächste Person da ist.
web-i-am = Ich bin { $name }
web-undo-asked = { $name } möchte etwas zurücknehmen.
web-undo-waits = Die anderen werden gefragt, ob du zurücknehmen darfst.
web-agree = Zustimmen
web-disagree = Ablehnen
web-undo-refused = Die anderen sind nicht einverstanden; nichts wird zurückgenommen.
web-not-yet = { $name } kommt vielleicht noch zurück; ein Bot übernimmt frühestens nach 15 Sekunden.
web-bot-asked = { $by } schlägt einen Bot für { $name } vor.
web-bot-waits = Die anderen werden nach dem Bot gefragt.
web-clock-out = Die Uhr von { $name } ist abgelaufen.
web-clock-own = Deine Uhr ist abgelaufen: Die anderen dürfen die Partie beenden oder einen Bot weiterspielen lassen.
web-claim-win = Durch die Uhr gewinnen
web-claim-bot = Einen Bot weiterspielen lassen
web-gone = { $name } ist nicht verbunden.

# Short questions; the full sentence stands below

web-ask-bind = { $card }: für wen?
web-ask-declare = Aktiver oder Passiver Zug?
web-ask-main = Aktiviere einen Trupp oder spiele eine Karte aus
web-ask-activation = Erst bewegen oder erst kämpfen?
web-ask-choose-movers = Wer bewegt sich?
web-ask-place-mover = Wohin geht { $model }?
web-ask-deploy-squad = Welcher Trupp wird aufgestellt?
web-ask-deploy-model = Stelle { $model } auf
web-ask-disperse = Ausschwärmen: einen Trupp bewegen?
web-ask-choose-fight = Wer kämpft gegen wen?
web-ask-choose-die-attack = Angriff: wähle einen Würfel
web-ask-choose-die-defense = { $power ->
    [one] Halte gegen { $power }: wähle einen Würfel
    [other] Halte gegen { $power }: wähle einen Würfel
   *[none] Verteidige: wähle einen Würfel
}
web-ask-choose-die-hit = Treffercheck: wähle einen Würfel
web-ask-counterattack = Gegenangriff?
web-ask-offer-reroll = Behalten oder nachwürfeln?
web-ask-change-mode = Modus ändern?
web-ask-discard = Eine Karte abwerfen?
web-ask-name-countering = Wer stellt zuletzt auf und zieht zuerst?
# How the question is answered, where it is answered on the board

web-how-place-shrine = Wähle ein leuchtendes Areal.
web-how-place-source = Wähle ein leuchtendes Areal.
web-how-deploy-squad = Wähle einen deiner Trupps, die leuchten.
web-how-deploy-model = Wähle einen freien Platz; schraffierte Hexfelder sind nicht erlaubt.
web-how-choose-movers = Wähle, wer mitgeht, dann bewege.
web-how-place-mover = Wähle ein leuchtendes Areal.
web-how-choose-fight = Wähle einen umrandeten Feind.
web-how-activate = Wähle einen deiner Trupps, die leuchten.
web-how-choose-shooter = Wähle eine leuchtende Figur.
web-how-choose-target = Wähle einen umrandeten Feind.
web-how-discard = Wähle eine Karte oder behalte alle.
web-how-disperse = Wähle einen deiner Trupps, die leuchten.
web-how-main = Wähle, was leuchtet: einen Trupp oder eine Hälfte einer Karte.
web-how-push-model = Wähle einen leuchtenden Platz.
web-how-choose-enemy = Wähle einen umrandeten Feind.
web-how-choose-hex = Wähle einen leuchtenden Platz.
web-how-choose-model = Wähle eine Figur, die leuchtet oder umrandet ist.
web-how-choose-space = Wähle ein leuchtendes Areal.
web-how-choose-squad = Wähle einen Trupp, der leuchtet oder umrandet ist.
web-how-window = Was leuchtet, lässt sich einsetzen.
web-how-place-model = Wähle einen leuchtenden Platz.

# After the match

web-victory = Sieg
web-defeat = Niederlage
web-draw = Unentschieden
web-wins = { $name } gewinnt
web-in-turn = (Zug { $n })
web-to-table = Zum Tisch
web-show-board = Spielplan
web-show-story = Verlauf
web-share-replay = Aufzeichnung teilen
web-play-on = Von hier weiterspielen
web-play-on-note = Eine neue Partie beginnt bei Schritt { $step } von { $steps }; ein Bot übernimmt die andere Seite.
web-play-on-go = Weiterspielen
web-as-seat = Deine Seite
web-lead-chart = Vorsprung von { $name } über die Züge; am Ende { $n }
web-key-moments = Entscheidende Momente
web-no-moments = Kein Augenblick ragte heraus.
web-beginning = Der Anfang
web-dice-wrong = Ein Wurf stimmt nicht mit dem Startwert überein.
web-verify-dice = Jeden Wurf nachprüfen
web-seed = Startwert
web-step-back = Schritt zurück
web-step-on = Schritt vor
web-run = Abspielen
web-pause = Pause
web-scrubber = Stelle in der Partie
web-when = Zug { $turn } von { $turns }, Antwort { $step } von { $steps }
web-jump = Zu Zug springen
web-no-replays = Noch keine beendete Partie.
web-public-matches = Offene und laufende Partien

# Rules page

web-ledgers = Regelwerke
web-game-dawnfall = Dawnfall
web-game-the-edge = The Edge
web-game-maelstrom = Maelstrom’s Edge
web-chapters = Kapitel
web-search = Suche
web-search-rules = { $n } Regeln durchsuchen
web-with-words = mit „{ $words }“
web-no-rules = Keine Regel enthält diese Wörter. Suche mit weniger Wörtern oder nach der Nummer einer Regel wie DF-MOV-3.
web-rules-english = Übersetzung der englischen Regeln; wo beide voneinander abweichen, gilt der englische Text.
web-ruling = Entscheidung.
web-refused = Abgelehnt.
web-flow = Ein Kampfablauf
web-flow-ini = Initiative
web-flow-ini-note = der höhere Wert greift zuerst an
web-flow-att = Angriffswurf
web-flow-att-note = Würfel + ANG
web-flow-def = Verteidigungswurf
web-flow-def-note = Würfel + VER, zuletzt gewählt
web-flow-wound = Höher: 1 Verletzung
web-flow-wound-note = und der Ablauf endet
web-flow-counter = Nicht höher: Gegenangriff
web-flow-counter-note = wenn der Verteidiger will
web-example = Beispiel
web-attack-power = Angriffskraft
web-defense-power = Verteidigungskraft
web-example-text = Gleich ist nicht höher: Der Angriff ist gescheitert und der Verteidiger darf einen Gegenangriff machen.

# With forms

web-crystals = Kristalle { $n }, verbraucht { $depleted }, vorübergehend { $temporary }
web-banner-state = { $state ->
        [ready] Banner bereit
       *[used] Banner verbraucht
    }
web-own-turn = { $kind ->
        [active] Dein Aktiver Zug
        [passive] Dein Passiver Zug
       *[other] Dein Zug
    }
web-their-turn = { $kind ->
        [active] Aktiver Zug von { $name }
        [passive] Passiver Zug von { $name }
       *[other] Zug von { $name }
    }
web-move-n = { $n ->
        [one] { $n } Figur bewegen
       *[other] { $n } Figuren bewegen
    }
web-unit = { $models ->
        [one] { $models } Figur
       *[other] { $models } Figuren
    }, je { $base ->
        [one] { $base } Hexfeld
       *[other] { $base } Hexfelder
    }
web-die = { $die ->
        [red] Roter Würfel
       *[yellow] Gelber Würfel
    } { $value }{ $marked ->
        [yes] , markiert
       *[no] { "" }
    }
web-source-held = { $who ->
        [none] Kristallquelle, in niemandes Besitz
       *[other] Kristallquelle, in Besitz von { $who }
    }
web-piece = { $name } { $tag } von { $owner }, Ausdauer { $endurance }{ $states ->
        [none] { "" }
       *[other] , { $states }
    }
web-can-here = { $n ->
        [one] Du kannst: { $first }
       *[other] { $n } Möglichkeiten, etwa: { $first }
    }
web-n-players = { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
web-n-rules = { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
web-dice-verified = { $n ->
        [one] { $n } Wurf oder gezogene Karte stimmt mit dem Startwert überein
       *[other] Alle { $n } Würfe und gezogenen Karten stimmen mit dem Startwert überein
    }

# The Edge

web-edge-title = The Edge
web-edge-table = Tisch, gemessen in Zoll. Pfeile gehen von Figur zu Figur, Enter nimmt, Escape lässt los, N geht zur nächsten, mit der etwas möglich ist, T ist das Maßband.
web-edge-base = { $name } { $code } von { $owner }, LP { $hp }, bei { $x }, { $y }{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
web-edge-can-aim = Enter zielt darauf.
web-edge-can-take = Enter nimmt sie.
web-edge-pool = Vorrat { $n }
web-edge-pool-at = Vorrat { $n }, Kristalle: { $crystals }, bei { $x }, { $y }.{ $can ->
    [yes] { " " }Enter nimmt daraus.
   *[no] { "" }
}
web-edge-cursor-place = Ort: Pfeile bewegen um einen Zoll, mit Umschalt um ein Zehntel, Enter legt ab.
web-edge-cursor-way = Weg: Pfeile bewegen um einen Zoll, mit Umschalt um ein Zehntel, Enter setzt eine Ecke, M bewegt den Trupp, Escape lässt los.
web-free-way = { $code }: { $length } von { $most } Zoll{ $touched ->
    [none] { "" }
   *[other] , berührt { $touched }
}.
web-free-way-sees = Von dort zu sehen: { $seen ->
    [none] niemand
   *[other] { $seen }
}.
web-free-gap = Der Abstand ist { $gap } Zoll.
web-free-at = Bei { $x }, { $y }.
web-free-tape = Maßband (T)
web-free-tape-note = Erst ein Ding oder einen Ort anklicken, dann das andere.
web-edge-exhausted = erschöpft
web-edge-shifted = umgedreht
web-edge-dead = tot
web-edge-waits = noch nicht auf dem Tisch
web-edge-squad-label = Trupp { $letter }, { $name }. Figuren { $alive } von { $models }, Lebenspunkte { $hp }{ $state ->
    [none] { "" }
   *[other] , { $state }
}.
web-edge-hp = Lebenspunkte { $n } von { $full }
web-edge-read-card = Karte lesen: { $name }
web-edge-squad-facts = Figuren { $models }, Schilde { $shields }, Sockel { $base }″, Höhe { $height }″
web-edge-side-normal = Normale Seite
web-edge-side-shifted = Umgedrehte Seite, für { $cost }
web-edge-cost = Kosten { $n }
web-edge-instant = Sofortig
web-edge-special = Speziell
web-edge-equipment = Ausrüstung
web-edge-passive = Passiv
web-edge-progress = Fortschrittskarte
web-edge-uses-action = verbraucht die Aktion
web-edge-until-activation = bis zum Ende der Aktivierung
web-edge-until-turn = bis zum Ende des Zuges
web-edge-until-game = für den Rest des Spiels
web-edge-crystals = Unverbrauchte Kristalle: { $n }, verbrauchte: { $used }
web-edge-vp = { $n } SP
web-edge-graveyard = Friedhof
web-edge-queue = Zauberstapel
web-edge-cancelled = aufgehoben
web-edge-phase-gather = Sammeln
web-edge-phase-refresh = Erholung
web-edge-phase-progress = Fortschritt
web-edge-phase-setup = Vorbereitung
web-edge-active = { $who ->
    [own] Dein Trupp { $name } { $letter }
   *[other] { $name } { $letter } von { $who }
}
web-edge-ask-place-pool = Lege einen Kristallvorrat aus
web-edge-ask-deploy = Stelle einen Trupp auf
web-edge-ask-activate = Aktiviere einen Trupp
web-edge-ask-act = Bewegen, handeln oder beenden
web-edge-ask-progress = Wähle eine Fortschrittskarte
web-edge-ask-summon = Wo erscheint die Figur?
web-edge-ask-shots = { $name }: Ziele wählen
web-edge-ask-target = { $name }: für wen?
web-edge-ask-exchange = Welche Karte gibst du ab?
web-edge-place-pool = Hier auslegen
web-edge-deploy = Hier aufstellen
web-edge-summon = Hier beschwören
web-edge-propose = Vorschlag
web-edge-reshape = Reihe oder Block
web-edge-laid = Ziehe einzelne Figuren zurecht, dann stelle auf.
web-edge-lay-note = Zieh den Trupp in deine Zone, oder wähle dort einen Platz, um ihn auszulegen.
web-edge-shots-note = { $code } schießt: klicke ein Ziel oder einen anderen Schützen an.
web-edge-shoot = Schießen ({ $n })
web-edge-progress-note = Sie bleibt für den Rest des Spiels; wähle eine Karte, dann einen Trupp.
web-edge-progress-cards = Fortschrittskarten
web-edge-move = { $n } bewegen, { $length }″
web-edge-undraw = Neu zeichnen
web-edge-quick-contact = In Kontakt: { $name } ({ $n })
web-edge-quick-pool = Zum Vorrat { $n } ({ $crystals } { $crystals ->
        [one] Kristall
       *[other] Kristalle
    })
web-edge-gather = { $name }: Vorrat { $n }
web-edge-move-note = Ziehe eine Figur, um sie zu bewegen; Umschalt setzt eine Ecke.
web-edge-move-note-touch = Tippe auf eine Figur, dann auf ihr Ziel.
web-edge-stand = Stehen bleiben
web-edge-exchange = Karte tauschen
web-edge-exchange-this = Diese abgeben
web-edge-exchange-first = Zuerst eine Karte tauschen
web-edge-play-card = Ausspielen
web-edge-why-not = Warum nicht jetzt?
web-roll-deployment = Aufstellung
web-roll-shot = Schuss
web-edge-odds-hit = zu treffen
web-keys-text-the-edge = B Tisch, darauf Pfeile und Enter, N nächste Figur, Pfeile tragen eine gehaltene Figur um einen Zoll (Umschalt: ein Zehntel), Enter setzt eine Ecke, M bewegen, S umdrehen, E beenden, R Reihe oder Block, X zuerst eine Karte tauschen, T Maßband, P passen, 1 bis 9 Antworten, U zurücknehmen, H Tipp, Escape loslassen.
web-keys-text-maelstrom = B Tisch, darauf Pfeile und Enter, N nächstes Modell oder nächster Punkt, Pfeile tragen eine gehaltene Einheit um einen Zoll (Umschalt: ein Zehntel), M Bewegung, D Sprint, C Sturmangriff, Q und W drehen, F andere Ebene, A zielen, K Deckung nehmen, O in Bewegung, E beenden, G absenden, R vorschlagen, L alle Antworten, T Maßband, P passen, 1 bis 9 Antworten, U zurücknehmen, H Tipp, Escape loslassen.
web-deck-games = Spiele
web-card-ruling = Entscheidung
web-rulings-of = Entscheidung zu { $name }
web-edge-whole-army = Eine Armee spielt alles aus ihrer Schachtel: { $squads } Trupps, { $cards } Zauberkarten und { $progress } Fortschrittskarten. Zu wählen gibt es nichts.
web-edge-summoned-army = Trupps, die niemandem gehören, bis eine Fortschrittskarte sie beschwört.
web-edge-any-squad = Beliebiger Trupp
web-edge-copies =
    { $n ->
        [one] 1 Exemplar
       *[other] { $n } Exemplare
    }
web-edge-costs = Kosten der Zauberkarten
web-edge-curve = Kosten der Zauberkarten: { $zero } für 0, { $one } für 1, { $two } für 2, { $three } für 3 oder mehr
web-edge-play-with = Diese Armee führen

# How to play, in a minute

web-primer-title = So wird gespielt
web-primer-note = Was du für eine erste Partie brauchst; alles Weitere sagen die Regeln.
web-primer-dawnfall-goal = Zieh den Siegmarker zu dir
web-primer-dawnfall-goal-text = Jede Figur, die stirbt, bringt den Siegmarker ihrem Feind näher, um den Ausdauerwert auf ihrer Karte. Die Schlacht endet, wenn der Siegmarker ein Ende der Leiste erreicht oder ein Deck verbraucht ist; wer dann führt, gewinnt. Wer keine Figur mehr hat, verliert sofort.
web-primer-dawnfall-turn = Aktiv oder Passiv
web-primer-dawnfall-turn-text = Im Aktiven Zug aktivierst du einen Trupp und spielst so viele Karten aus, wie du bezahlen kannst; danach ziehen alle nach. Im Passiven Zug sammelst du nur: einen Kristall aus jeder Quelle in deinem Besitz, Aufladungen, deine verbrauchten Kristalle und dein Banner.
web-primer-dawnfall-squad = Einen Trupp aktivieren
web-primer-dawnfall-squad-text = Ändere seinen Modus, wenn seine Karte das anbietet; dann bewege dich und kämpfe, in beliebiger Reihenfolge. Seine Figuren dürfen dorthin, wo ein Areal leuchtet; ein gestrichelter Rand heißt, dass jemand Kleineres verschoben wird.
web-primer-dawnfall-fight = Kämpfen
web-primer-dawnfall-fight-text = Die höhere Initiative greift zuerst an. Würfel plus Angriff gegen Würfel plus Verteidigung: Höher gibt 1 Verletzung, sonst darf der Verteidiger zurückschlagen. Der gelbe Würfel ist kostenlos, der rote ist besser und kostet 1 Kristall.
web-primer-dawnfall-wound = Ausdauer
web-primer-dawnfall-wound-text = Eine Verletzung nimmt dem Trupp einen Ausdauermarker. Ist keiner mehr da, stirbt die getroffene Figur.
web-primer-dawnfall-card = Karten
web-primer-dawnfall-card-text = Eine Karte hat zwei Hälften und wird für eine davon ausgespielt. Ein Blitz bedeutet Sofortige Aktion: Du wirst im richtigen Augenblick danach gefragt, auch im Zug des anderen. Eine Karte mit einem Kasten oben ist eine Aufwertung: Sie wird einem Trupp angefügt und bleibt dort.
web-primer-dawnfall-pay = Bezahlen
web-primer-dawnfall-pay-text = Mit Kristallen bezahlst du Karten und rote Würfel. Wer zu wenige hat, darf mit Ausdauer oder mit Siegpunkten bezahlen, also mit Feldern des Siegmarkers.
web-primer-the-edge-goal = Behalte deine Siegpunkte
web-primer-the-edge-goal-text = Beide Seiten beginnen mit 7 SP. Eine Figur, die stirbt, kostet so viele, wie ihre Karte Schilde zeigt. Das Spiel endet, wenn jemand keine mehr hat, wenn jemandem die Zauberkarten ausgehen oder wenn der letzte Kristall genommen ist; wer mehr SP hat, gewinnt.
web-primer-the-edge-turn = Ein Zug
web-primer-the-edge-turn-text = Abwechselnd wird ein Trupp nach dem anderen aktiviert, bis alle erschöpft sind. Dann werden Kristalle genommen, alles wird erneuert, und beide legen eine Fortschrittskarte auf einen Trupp.
web-primer-the-edge-squad = Einen Trupp aktivieren
web-primer-the-edge-squad-text = Er darf sich einmal bewegen und eine Aktion machen, in beliebiger Reihenfolge. Die Aktion ist ein Sturmangriff oder Schießen.
web-primer-the-edge-move = Bewegung in Zoll
web-primer-the-edge-move-text = Jede Figur geht bis zur Bewegung ihres Trupps, um Hindernisse und Sockel herum. Zieh sie, oder halte sie und geh mit den Pfeiltasten; der Umriss zeigt, wie weit sie darf, und die Linien, wen sie von dort sähe.
web-primer-the-edge-fight = Kämpfen
web-primer-the-edge-fight-text = Wer einen Feind berührt, darf ihn bestürmen. Die höhere Initiative schlägt zuerst zu: ein Würfel plus Angriff gegen einen Würfel plus Verteidigung. Höher verletzt; sonst schlägt der andere zurück. Eine 6 bringt noch einen Würfel.
web-primer-the-edge-wound = Verletzungen
web-primer-the-edge-wound-text = Eine Verletzung nimmt dem Trupp einen LP-Marker. Ist keiner mehr da, stirbt eine Figur.
web-primer-the-edge-spell = Zauber
web-primer-the-edge-spell-text = Mit Kristallen bezahlst du Zauber und Fähigkeiten; sie kommen am Ende des Zuges zurück. Der andere darf mit etwas Sofortigem antworten; was zuletzt angesagt wurde, geschieht zuerst.
web-primer-the-edge-crystal = Kristalle nehmen
web-primer-the-edge-crystal-text = Am Ende eines Zuges nimmt ein Trupp, der einen Vorrat berührt, einen Kristall daraus, wenn kein Feind ihn berührt.
web-primer-maelstrom-goal = Hol Siegpunkte
web-primer-maelstrom-goal-text = Die Mission sagt, was zählt: Marker, die du kontrollierst, Feinde, die du zerstörst. Wer das Siegpunktziel mit Abstand erreicht, siegt vernichtend; sonst entscheiden die Punkte nach fünf Zügen.
web-primer-maelstrom-turn = Ein Zug
web-primer-maelstrom-turn-text = Beide Seiten bekommen Kommandopunkte und rollen um den Vorrang aus. Dann aktivieren sie abwechselnd eine Einheit, bis alle gehandelt haben.
web-primer-maelstrom-act = Bis zu drei Aktionen
web-primer-maelstrom-act-text = Eine aktive Einheit macht bis zu drei Aktionen in dieser Reihenfolge: Bewegung, Status wie Zielen oder Deckung, Schießen. Danach kann sie sich vom Niederhalten erholen.
web-primer-maelstrom-move = Führ den Führer
web-primer-maelstrom-move-text = Nur der Weg des Führers wird gemessen, bis zur MV der Einheit, im Sprint doppelt so weit. Die anderen stehen um den Führer. Klettern kostet Zoll. Zieh den Führer oder nimm einen der Punkte.
web-primer-maelstrom-shoot = Eine Schussrunde
web-primer-maelstrom-shoot-text = Alle Trefferwürfel fallen zusammen und müssen die EVS des Ziels erreichen. Deckung blockt Treffer, Panzerungswürfel halten weitere auf, der Rest entfernt Modelle.
web-primer-maelstrom-flip = Würfel umdrehen
web-primer-maelstrom-flip-text = SKL erlaubt es, Trefferwürfel umzudrehen, AV Panzerungswürfel. Ein Schritt nach oben oder unten kostet eins, auf oder von 1 und 6 eins mehr.
web-primer-maelstrom-suppression = Niederhalten
web-primer-maelstrom-suppression-text = Treffer drehen die Anzeige einer Einheit hoch, bis sechs. Jede Stufe nimmt ihrem Feuer und ihrer Deckung etwas; nach dem Handeln oder auf Befehl schüttelt sie sie ab.
web-primer-maelstrom-cover = Deckung
web-primer-maelstrom-cover-text = Wer in Wald oder Ruinen steht oder teilweise verdeckt ist, hat Deckung: So viele Treffer werden geblockt. Ein Deckungsmarker erhöht sie.
