# Słowa poleceń, które pokazują frakcje.

content-squad = Oddział
content-models = Modele
content-endurance = Wytrzymałość
content-base = Podstawka
content-side = Strona
content-ini = INI
content-att = ATK
content-def = OBR
content-mov = Ruch
content-attach = , dołączenie za { $attach }
content-kind = { $kind ->
        [enhancement] ulepszenie
       *[action] karta akcji
    }{ $attach }, { $copies } { $copies ->
        [one] kopia
        [few] kopie
       *[many] kopii
    }
content-upper = górna: { $text }
content-lower = dolna: { $text }
content-banners = sztandar
content-shrines = kapliczka
content-tokens = żeton
content-record = { $name } ({ $kind })
content-ruling = rozstrzygnięcie: { $text }
