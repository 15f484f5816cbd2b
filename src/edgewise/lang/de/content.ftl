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
