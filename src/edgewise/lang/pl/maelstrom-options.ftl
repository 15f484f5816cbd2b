# The options of a match of Maelstrom's Edge, for people who choose them.

mode-maelstrom-duel = Dwie strony
mode-maelstrom-duel-about = Dwie siły po 60 punktów.
option-table = Stół
option-table-about = Teren, na którym gracie.
option-table-ash-canyon = Popielny kanion
option-table-frontier-town = Miasto na rubieży
option-table-old-quarter = Stara dzielnica
option-table-relay-outpost = Posterunek przekaźnikowy
option-table-storm-heights = Burzowe wzgórza
option-mission = Misja
option-mission-about = Co daje punkty zwycięstwa.
option-letter-marksman = Strzelec co do litery
option-letter-marksman-about = Czyta zasadę Strzelca słowo po słowie.
option-letter-cover = Osłona co do litery
option-letter-cover-about = Czyta zasady osłony słowo po słowie.
option-letter-hill = Wzgórza co do litery
option-letter-hill-about = Czyta zasady wzgórz słowo po słowie.
option-mission-bloodbath = Rzeź
option-mission-contested-harvest = Sporne żniwa
option-mission-do-or-die = Wóz albo przewóz
option-mission-domination-vips = Dominacja - VIP-y
option-mission-dusk-convoy = Konwój o zmierzchu
option-mission-escalation = Eskalacja
option-mission-falling-stars = Spadające gwiazdy
option-mission-forward-unto-victory = Naprzód ku zwycięstwu
option-mission-groundfahll = Groundfahll
option-mission-night-raid = Nocny rajd
option-mission-purple-gold = Purpurowe złoto
option-mission-split-research = Podzielone badania
option-mission-strike-and-hold = Uderz i trzymaj
option-mission-supply-run = Wyprawa po zapasy
option-mission-surgical-strike = Chirurgiczne uderzenie
option-mission-the-last-stand = Ostatni bastion
option-mission-vips-breakthrough = VIP-y - przełamanie
option-mission-worth-more-than-your-head = Wart więcej niż twoja głowa

# Jakie są frakcje, dla tych, którzy którąś wybierają.

faction-karist-about = Wiara i obca energia: żołnierze pod wodzą Kaddara, pretorianie z glewiami, Wędrowcy Cienia i anioły, których strzegą. Enklawa podchodzi blisko, uderza mocno i niewielu rzeczy się boi.
faction-epirian-about = Kontraktorzy, drony i strzelcy wyborowi spółki, która pilnuje swojej własności. Fundacja dobrze strzela z daleka, trzyma się osłon i posyła przodem maszyny.
faction-broken-about = Wyrzutki z bronią ze złomu i butelkami zapalającymi, w wielkiej liczbie. W pojedynkę są słabi; razem tratują to, co stoi samo.
faction-artarian-about = Nieliczni, którzy zostali z dawnej potęgi, w pancerzu, przez który mało co przechodzi. Każdy model Pozostałości liczy się za wielu, a każda strata boli.

# What happens when an answer is left out.

passed-handover = Druga strona aktywuje swój następny oddział.
passed-finishdeployment = Rozstawianie się kończy; co nie stoi na stole, zostaje w odwodzie.

# How a match ends.

