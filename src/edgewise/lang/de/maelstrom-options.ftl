# The options of a match of Maelstrom's Edge, for people who choose them.

mode-maelstrom-duel = Zwei Seiten
mode-maelstrom-duel-about = Zwei Streitmächte zu je 60 Punkten.
option-table = Tisch
option-table-about = Das Gelände, auf dem ihr spielt.
option-table-ash-canyon = Aschenschlucht
option-table-frontier-town = Grenzstadt
option-table-old-quarter = Altes Viertel
option-table-relay-outpost = Relaisposten
option-table-storm-heights = Sturmhöhen
option-mission = Mission
option-mission-about = Was Siegpunkte bringt.
option-letter-marksman = Scharfschütze nach dem Wortlaut
option-letter-marksman-about = Liest die Regel des Scharfschützen Wort für Wort.
option-letter-cover = Deckung nach dem Wortlaut
option-letter-cover-about = Liest die Regeln der Deckung Wort für Wort.
option-letter-hill = Hügel nach dem Wortlaut
option-letter-hill-about = Liest die Regeln der Hügel Wort für Wort.
option-mission-bloodbath = Blutbad
option-mission-contested-harvest = Umkämpfte Ernte
option-mission-do-or-die = Alles oder nichts
option-mission-domination-vips = Herrschaft - VIPs
option-mission-dusk-convoy = Konvoi in der Dämmerung
option-mission-escalation = Eskalation
option-mission-falling-stars = Fallende Sterne
option-mission-forward-unto-victory = Vorwärts zum Sieg
option-mission-groundfahll = Groundfahll
option-mission-night-raid = Nachtüberfall
option-mission-purple-gold = Purpurnes Gold
option-mission-split-research = Geteilte Forschung
option-mission-strike-and-hold = Zuschlagen und halten
option-mission-supply-run = Nachschubfahrt
option-mission-surgical-strike = Chirurgischer Schlag
option-mission-the-last-stand = Das letzte Gefecht
option-mission-vips-breakthrough = VIPs - Durchbruch
option-mission-worth-more-than-your-head = Mehr wert als dein Kopf

# Wie die Fraktionen sind, für alle, die eine wählen.

faction-karist-about = Glaube und fremde Energie: Soldaten unter ihrem Kaddar, Prätorianer mit Gleven, Schattenwandler und die Engel, die sie hüten. Die Enklave kommt nah heran, schlägt hart zu und kennt wenig Furcht.
faction-epirian-about = Kontraktoren, Drohnen und Scharfschützen einer Gesellschaft, die bewacht, was ihr gehört. Die Stiftung schießt gut aus der Ferne, hält ihre Deckung und schickt Maschinen voraus.
faction-broken-about = Ausgestoßene mit Schrottwaffen und Brandflaschen, in großer Zahl. Einzeln sind die Gebrochenen schwach; gemeinsam überrennen sie, was allein steht.
faction-artarian-about = Die wenigen, die von einer alten Macht übrig sind, in Panzerung, durch die kaum etwas dringt. Jedes Modell des Überrests zählt für viele, und jeder Ausfall schmerzt.

# What happens when an answer is left out.

passed-handover = Die andere Seite aktiviert ihre nächste Einheit.
passed-finishdeployment = Die Aufstellung ist vorbei; was nicht auf dem Tisch steht, bleibt in Reserve.

# How a match ends.

