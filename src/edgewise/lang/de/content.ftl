# Wörter der Befehle, die Fraktionen zeigen.

content-squad = Trupp
content-models = Figuren
content-endurance = Ausdauer
content-base = Sockel
content-side = Seite
content-ini = INI
content-att = ANG
content-def = VER
content-mov = BEW
content-attach = , anfügen für { $attach }
content-kind = { $kind ->
        [enhancement] Aufwertung
       *[action] Aktionskarte
    }{ $attach }, { $copies } { $copies ->
        [one] Exemplar
       *[other] Exemplare
    }
content-upper = oben: { $text }
content-lower = unten: { $text }
content-banners = Banner
content-shrines = Schrein
content-tokens = Marker
content-record = { $name } ({ $kind })
content-ruling = Entscheidung: { $text }

# Dateien prüfen.
file-missing = Eine Datei { $file } gibt es nicht.
file-unreadable = { $file } kann nicht gelesen werden: { $problem }
file-folder = { $file } ist ein Ordner, keine Datei.
file-not-text = { $file }:{ $line }: Das ist kein Text in UTF-8. Speichere die Datei als UTF-8 und versuche es noch einmal.
content-valid = { $file } ist eine gültige Fraktion für { $game }: { $id }, { $squads ->
        [one] { $squads } Trupp
       *[other] { $squads } Trupps
    } und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
content-valid-units = { $file } ist eine gültige Fraktion von { $game }: { $id }, { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }.
content-valid-file = { $file } ist gültig für { $game }, { $kind ->
        [mission] eine Mission
        [table] ein Tisch
        [pool] ein Geländevorrat
        [deployment] eine Aufstellung
        [pack] ein Missionssatz
        [detachment] Regeln für Abteilungen
       *[roster] eine Streitmachtliste
    }: { $id }.
content-note = Hinweis: { $note }
content-refused = Die Datei wird abgelehnt: { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }.
content-unplayable = { $problem }{ $more ->
        [0] {""}
        [one] {" "}(und { $more } weiterer Fehler)
       *[other] {" "}(und { $more } weitere Fehler)
    }; prüfe die Datei mit: { $command }
content-unknown = Eine Fraktion oder Datei „{ $name }“ gibt es nicht{ $nearest }; bekannt sind { $known }.
content-nearest = ; am nächsten kommt { $name }

# Streitmachtlisten.
force-legal = { $name } ist eine erlaubte Streitmacht der Fraktion { $faction }: { $points } von { $limit } Punkten, { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }, { $models ->
        [one] ein Modell
       *[other] { $models } Modelle
    }.
force-illegal = { $name } ist abgelehnt: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }.
force-row = { $id }: { $name }, { $faction }, { $points } Punkte, { $units } Einheiten, { $models } Modelle
force-unknown = Eine Streitmachtliste oder Datei '{ $name }' gibt es nicht{ $nearest }; bekannt sind { $known }.
force-no-rosters = { $game } hat keine Streitmachtlisten; die gibt es in: { $known }.
