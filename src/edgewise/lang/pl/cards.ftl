# Teksty kart, sztandarów, kapliczek i żetonów, tworzone z ich efektów.
# Brak części nie zostawia luki. `$who_gen` to forma `$who`: atrybut jej komunikatu o tej nazwie.
# Formy: gen, dat, acc, ins, loc; num to pl dla wielu; fem, neu, pl i ich przypadki to formy przymiotników.

# Jak łączą się części.

said = { $what }
quoted = „{ $what }”
name-of = { $title }
in-brackets = ({ $what })
join-space = { $before } { $after }
join-comma = { $before }, { $after }
join-semicolon = { $before }; { $after }
join-plus = { $before } + { $after }
join-and = { $before } i { $after }
join-or = { $before } lub { $after }
join-ban = { $before } ani { $after }
join-then = { $before }; potem { $after }
join-after = { $before }. Potem { $after }
join-options = { $before } — albo — { $after }
fielded = { $name } { $mark }
copies = { $n } x { $card }
endurance-of = { $tokens } oddziału { $squad }
bound-squad = oddziału { $name }
bound-model = modelu { $name }

# Rama tekstu.

sentence = { CAPITAL($what) }.
text-instant = Akcja Natychmiastowa.
text-passive = Efekt pasywny po opłaceniu.
text-lead = { $lead }: { $body }
text-usable = do użycia: { $what }
text-action = { $name } ({ $cost }; { $bind }): { $text }
text-action-unbound = { $name } ({ $cost }): { $text }
text-counts-as-source = Liczy się każdemu graczowi jako złoże kryształów.
lead-if = jeśli { $what }
lead-only-if = tylko jeśli { $what }
target-is = { $name } obejmuje { $what_acc }
target-same = { $name } to { $what }
number-is = { $name } to { $what }
choose-number = wybierz { $name } ({ $low } co najwyżej { $max }{ $step })
choose-a-number-of = liczbę { $name }
choose-from = co najmniej { $n },
choose-in-steps = , co { $n }
number-models = modeli
number-tokens = żetonów wytrzymałości

# Na kogo działa akcja i ile kosztuje.

bind-any-own-squad = dowolny własny oddział
bind-attached-squad = ten oddział
bind-enemy-squad = wrogi oddział
bind-own-model = własny model
bind-own-model-of = własny model oddziału { $names }
bind-enemy-model = wrogi model
price-banner = odwróć swój sztandar rewersem do góry

# Role danej chwili i nazwy nadane przez wcześniejsze kroki.

role-bound-squad = oddział
    .gen = oddziału
    .dat = oddziałowi
    .ins = oddziałem
    .loc = oddziale
role-attached-squad = ten oddział
    .gen = tego oddziału
    .dat = temu oddziałowi
    .ins = tym oddziałem
    .loc = tym oddziale
role-self-squad = ten oddział
    .gen = tego oddziału
    .dat = temu oddziałowi
    .ins = tym oddziałem
    .loc = tym oddziale
role-target = cel
    .gen = celu
    .dat = celowi
    .ins = celem
    .loc = celu
role-targets = cele
    .gen = celów
    .dat = celom
    .ins = celami
    .loc = celach
    .num = pl
role-that-model = ten model
    .gen = tego modelu
    .dat = temu modelowi
    .ins = tym modelem
    .loc = tym modelu
role-attacker = atakujący
    .gen = atakującego
    .dat = atakującemu
    .acc = atakującego
    .ins = atakującym
    .loc = atakującym
role-defender = obrońca
    .gen = obrońcy
    .dat = obrońcy
    .acc = obrońcę
    .ins = obrońcą
    .loc = obrońcy
role-opponent-model = wrogi model z tej walki
    .gen = wrogiego modelu z tej walki
    .dat = wrogiemu modelowi z tej walki
    .ins = wrogim modelem z tej walki
    .loc = wrogim modelu z tej walki
role-own-fighter = twój model w tej walce
    .gen = twojego modelu w tej walce
    .dat = twojemu modelowi w tej walce
    .ins = twoim modelem w tej walce
    .loc = twoim modelu w tej walce
role-victim = zraniony model
    .gen = zranionego modelu
    .dat = zranionemu modelowi
    .ins = zranionym modelem
    .loc = zranionym modelu
role-killer = sprawca
    .gen = sprawcy
    .dat = sprawcy
    .acc = sprawcę
    .ins = sprawcą
    .loc = sprawcy
role-shooter = model strzelający
    .gen = modelu strzelającego
    .dat = modelowi strzelającemu
    .ins = modelem strzelającym
    .loc = modelu strzelającym
role-mover = poruszający się model
    .gen = poruszającego się modelu
    .dat = poruszającemu się modelowi
    .ins = poruszającym się modelem
    .loc = poruszającym się modelu
role-pushed = odpychany model
    .gen = odpychanego modelu
    .dat = odpychanemu modelowi
    .ins = odpychanym modelem
    .loc = odpychanym modelu
role-self-model = ten model
    .gen = tego modelu
    .dat = temu modelowi
    .ins = tym modelem
    .loc = tym modelu
role-self-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .ins = tą kartą
    .loc = tej karcie
role-self-token = ten żeton
    .gen = tego żetonu
    .dat = temu żetonowi
    .ins = tym żetonem
    .loc = tym żetonie
role-shrine = twoja kapliczka
    .gen = twojej kapliczki
    .dat = twojej kapliczce
    .acc = twoją kapliczkę
    .ins = twoją kapliczką
    .loc = twojej kapliczce
role-each = to
    .gen = tego
    .dat = temu
    .ins = tym
    .loc = tym
role-each-model = ten model
    .gen = tego modelu
    .dat = temu modelowi
    .ins = tym modelem
    .loc = tym modelu
role-each-squad = ten oddział
    .gen = tego oddziału
    .dat = temu oddziałowi
    .ins = tym oddziałem
    .loc = tym oddziale
role-each-space = to pole
    .gen = tego pola
    .dat = temu polu
    .ins = tym polem
    .loc = tym polu
role-actor = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
role-opponent = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
    .ins = przeciwnikiem
    .loc = przeciwniku
stored-aim = pierwsze wybrane pole
    .gen = pierwszego wybranego pola
    .dat = pierwszemu wybranemu polu
    .ins = pierwszym wybranym polem
    .loc = pierwszym wybranym polu
stored-aim-too = drugie wybrane pole
    .gen = drugiego wybranego pola
    .dat = drugiemu wybranemu polu
    .ins = drugim wybranym polem
    .loc = drugim wybranym polu
stored-aimed = zaatakowany model
    .gen = zaatakowanego modelu
    .dat = zaatakowanemu modelowi
    .ins = zaatakowanym modelem
    .loc = zaatakowanym modelu
stored-anchor = wybrany model
    .gen = wybranego modelu
    .dat = wybranemu modelowi
    .ins = wybranym modelem
    .loc = wybranym modelu
stored-beam = ta linia
    .gen = tej linii
    .dat = tej linii
    .acc = tę linię
    .ins = tą linią
    .loc = tej linii
stored-bearer = nosiciel żetonu
    .gen = nosiciela żetonu
    .dat = nosicielowi żetonu
    .acc = nosiciela żetonu
    .ins = nosicielem żetonu
    .loc = nosicielu żetonu
stored-bomb = wybrany model
    .gen = wybranego modelu
    .dat = wybranemu modelowi
    .ins = wybranym modelem
    .loc = wybranym modelu
stored-burning = płonący model
    .gen = płonącego modelu
    .dat = płonącemu modelowi
    .ins = płonącym modelem
    .loc = płonącym modelu
stored-died-at = pole, na którym zginął model
    .gen = pola, na którym zginął model
    .dat = polu, na którym zginął model
    .ins = polem, na którym zginął model
    .loc = polu, na którym zginął model
stored-entered = pole, na które wszedł model
    .gen = pola, na które wszedł model
    .dat = polu, na które wszedł model
    .ins = polem, na które wszedł model
    .loc = polu, na które wszedł model
stored-first = pierwszy model
    .gen = pierwszego modelu
    .dat = pierwszemu modelowi
    .ins = pierwszym modelem
    .loc = pierwszym modelu
stored-hits = trafione modele
    .gen = trafionych modeli
    .dat = trafionym modelom
    .ins = trafionymi modelami
    .loc = trafionych modelach
    .num = pl
stored-near = każdy model, który był z nim w kontakcie podstawką lub stał na jego polu
    .gen = każdego modelu, który był z nim w kontakcie podstawką lub stał na jego polu
    .dat = każdemu modelowi, który był z nim w kontakcie podstawką lub stał na jego polu
    .ins = każdym modelem, który był z nim w kontakcie podstawką lub stał na jego polu
    .loc = każdym modelu, który był z nim w kontakcie podstawką lub stał na jego polu
stored-others = te modele
    .gen = tych modeli
    .dat = tym modelom
    .ins = tymi modelami
    .loc = tych modelach
    .num = pl
stored-payer = płacący gracz
    .gen = płacącego gracza
    .dat = płacącemu graczowi
    .acc = płacącego gracza
    .ins = płacącym graczem
    .loc = płacącym graczu
stored-roller = rzucający gracz
    .gen = rzucającego gracza
    .dat = rzucającemu graczowi
    .acc = rzucającego gracza
    .ins = rzucającym graczem
    .loc = rzucającym graczu
stored-second = drugi model
    .gen = drugiego modelu
    .dat = drugiemu modelowi
    .ins = drugim modelem
    .loc = drugim modelu
stored-start = pole startowe
    .gen = pola startowego
    .dat = polu startowemu
    .ins = polem startowym
    .loc = polu startowym
stored-starter = atakujący model
    .gen = atakującego modelu
    .dat = atakującemu modelowi
    .ins = atakującym modelem
    .loc = atakującym modelu
stored-wall = grupa
    .gen = grupy
    .dat = grupie
    .acc = grupę
    .ins = grupą
    .loc = grupie
stored-other = „{ $name }”

# Rzeczy wybierane lub wskazane.

sel-every = { $what }
sel-one = { $what }
sel-some = { $n } × { $what }
sel-out-of = { $n } z następujących: { $what }
sel-up-to = co najwyżej { $what }
sel-up-to-one = co najwyżej 1 × { $what }
sel-by-owner = { $what } (wybiera właściciel)
sel-by-opponent = { $what } (wybiera przeciwnik)
sel-by-random = { $what } (losowo)
sel-any-of = { $what } { $but }
side-own = własny
    .gen = własnego
    .dat = własnemu
    .ins = własnym
    .fem = własna
    .femgen = własnej
    .femacc = własną
    .neu = własne
    .pl = własne
    .plgen = własnych
side-enemy = wrogi
    .gen = wrogiego
    .dat = wrogiemu
    .ins = wrogim
    .fem = wroga
    .femgen = wrogiej
    .femacc = wrogą
    .neu = wrogie
    .pl = wrogie
    .plgen = wrogich
side-allied = sojuszniczy
    .gen = sojuszniczego
    .dat = sojuszniczemu
    .ins = sojuszniczym
    .fem = sojusznicza
    .femgen = sojuszniczej
    .femacc = sojuszniczą
    .neu = sojusznicze
    .pl = sojusznicze
    .plgen = sojuszniczych
adjective-other = inny
    .gen = innego
    .dat = innemu
    .ins = innym
    .fem = inna
    .femgen = innej
    .femacc = inną
    .neu = inne
    .pl = inne
    .plgen = innych
adjective-dead = zabity
    .gen = zabitego
    .dat = zabitemu
    .ins = zabitym
    .fem = zabita
    .femgen = zabitej
    .femacc = zabitą
    .neu = zabite
    .pl = zabite
    .plgen = zabitych
adjective-empty = pusty
    .gen = pustego
    .dat = pustemu
    .ins = pustym
    .fem = pusta
    .femgen = pustej
    .femacc = pustą
    .neu = puste
    .pl = puste
    .plgen = pustych
adjective-partly = częściowo zajęty
    .gen = częściowo zajętego
    .dat = częściowo zajętemu
    .ins = częściowo zajętym
    .fem = częściowo zajęta
    .femgen = częściowo zajętej
    .femacc = częściowo zajętą
    .neu = częściowo zajęte
    .pl = częściowo zajęte
    .plgen = częściowo zajętych
adjective-full = w pełni zajęty
    .gen = w pełni zajętego
    .dat = w pełni zajętemu
    .ins = w pełni zajętym
    .fem = w pełni zajęta
    .femgen = w pełni zajętej
    .femacc = w pełni zajętą
    .neu = w pełni zajęte
    .pl = w pełni zajęte
    .plgen = w pełni zajętych
adjective-unoccupied = wolny
    .gen = wolnego
    .dat = wolnemu
    .ins = wolnym
    .fem = wolna
    .femgen = wolnej
    .femacc = wolną
    .neu = wolne
    .pl = wolne
    .plgen = wolnych
noun-model = { $det ->
        [every] każdy { $other } { $side } { $dead } model { $kind }
        [each] każdy { $other } { $side } { $dead } model { $kind }
        [count] { $n ->
            [one] { $other } { $side } { $dead } model { $kind }
            [few] { $other_pl } { $side_pl } { $dead_pl } modele { $kind }
           *[many] { $other_plgen } { $side_plgen } { $dead_plgen } modeli { $kind }
        }
       *[one] { $other } { $side } { $dead } model { $kind }
    } { $rest }
    .gen = { $det ->
        [every] każdego { $other_gen } { $side_gen } { $dead_gen } modelu { $kind }
        [each] każdego { $other_gen } { $side_gen } { $dead_gen } modelu { $kind }
       *[one] { $other_gen } { $side_gen } { $dead_gen } modelu { $kind }
    } { $rest }
    .dat = { $det ->
        [every] każdemu { $other_dat } { $side_dat } { $dead_dat } modelowi { $kind }
        [each] każdemu { $other_dat } { $side_dat } { $dead_dat } modelowi { $kind }
       *[one] { $other_dat } { $side_dat } { $dead_dat } modelowi { $kind }
    } { $rest }
    .ins = { $det ->
        [every] każdym { $other_ins } { $side_ins } { $dead_ins } modelem { $kind }
        [each] każdym { $other_ins } { $side_ins } { $dead_ins } modelem { $kind }
       *[one] { $other_ins } { $side_ins } { $dead_ins } modelem { $kind }
    } { $rest }
    .loc = { $det ->
        [every] każdym { $other_ins } { $side_ins } { $dead_ins } modelu { $kind }
        [each] każdym { $other_ins } { $side_ins } { $dead_ins } modelu { $kind }
       *[one] { $other_ins } { $side_ins } { $dead_ins } modelu { $kind }
    } { $rest }
    .num = sg
noun-squad = { $det ->
        [every] każdy { $side } oddział { $kind }
        [each] każdy { $side } oddział { $kind }
        [count] { $n ->
            [one] { $side } oddział { $kind }
            [few] { $side_pl } oddziały { $kind }
           *[many] { $side_plgen } oddziałów { $kind }
        }
       *[one] { $side } oddział { $kind }
    } { $rest }
    .gen = { $det ->
        [every] każdego { $side_gen } oddziału { $kind }
        [each] każdego { $side_gen } oddziału { $kind }
       *[one] { $side_gen } oddziału { $kind }
    } { $rest }
    .dat = { $det ->
        [every] każdemu { $side_dat } oddziałowi { $kind }
        [each] każdemu { $side_dat } oddziałowi { $kind }
       *[one] { $side_dat } oddziałowi { $kind }
    } { $rest }
    .ins = { $det ->
        [every] każdym { $side_ins } oddziałem { $kind }
        [each] każdym { $side_ins } oddziałem { $kind }
       *[one] { $side_ins } oddziałem { $kind }
    } { $rest }
    .loc = { $det ->
        [every] każdym { $side_ins } oddziale { $kind }
        [each] każdym { $side_ins } oddziale { $kind }
       *[one] { $side_ins } oddziale { $kind }
    } { $rest }
    .num = sg
noun-space = { $det ->
        [every] każde { $state_neu } pole
        [each] każde { $state_neu } pole
        [count] { $n ->
            [one] { $state_neu } pole
            [few] { $state_pl } pola
           *[many] { $state_plgen } pól
        }
       *[one] { $state_neu } pole
    } { $rest }
    .gen = { $det ->
        [every] każdego { $state_gen } pola
        [each] każdego { $state_gen } pola
       *[one] { $state_gen } pola
    } { $rest }
    .dat = { $det ->
        [every] każdemu { $state_dat } polu
        [each] każdemu { $state_dat } polu
       *[one] { $state_dat } polu
    } { $rest }
    .ins = { $det ->
        [every] każdym { $state_ins } polem
        [each] każdym { $state_ins } polem
       *[one] { $state_ins } polem
    } { $rest }
    .loc = { $det ->
        [every] każdym { $state_ins } polu
        [each] każdym { $state_ins } polu
       *[one] { $state_ins } polu
    } { $rest }
    .num = sg
noun-hex = { $det ->
        [every] każdy { $state } heks
        [each] każdy { $state } heks
        [count] { $n ->
            [one] { $state } heks
            [few] { $state_pl } heksy
           *[many] { $state_plgen } heksów
        }
       *[one] { $state } heks
    } { $rest }
    .gen = { $det ->
        [every] każdego { $state_gen } heksu
        [each] każdego { $state_gen } heksu
       *[one] { $state_gen } heksu
    } { $rest }
    .dat = { $det ->
        [every] każdemu { $state_dat } heksowi
        [each] każdemu { $state_dat } heksowi
       *[one] { $state_dat } heksowi
    } { $rest }
    .ins = { $det ->
        [every] każdym { $state_ins } heksem
        [each] każdym { $state_ins } heksem
       *[one] { $state_ins } heksem
    } { $rest }
    .loc = { $det ->
        [every] każdym { $state_ins } heksie
        [each] każdym { $state_ins } heksie
       *[one] { $state_ins } heksie
    } { $rest }
    .num = sg
noun-player = { $side ->
        [own] ty
        [enemy] przeciwnik
        [allied] partner
       *[any] gracz
    }
    .gen = { $side ->
        [own] ciebie
        [enemy] przeciwnika
        [allied] partnera
       *[any] gracza
    }
    .dat = { $side ->
        [own] tobie
        [enemy] przeciwnikowi
        [allied] partnerowi
       *[any] graczowi
    }
    .acc = { $side ->
        [own] ciebie
        [enemy] przeciwnika
        [allied] partnera
       *[any] gracza
    }
    .ins = { $side ->
        [own] tobą
        [enemy] przeciwnikiem
        [allied] partnerem
       *[any] graczem
    }
noun-token = { $det ->
        [every] każdy żeton { UPPER($token) }
        [each] każdy żeton { UPPER($token) }
        [count] { $n ->
            [one] żeton { UPPER($token) }
            [few] żetony { UPPER($token) }
           *[many] żetonów { UPPER($token) }
        }
       *[one] żeton { UPPER($token) }
    } { $rest }
    .gen = { $det ->
        [every] każdego żetonu { UPPER($token) }
        [each] każdego żetonu { UPPER($token) }
       *[one] żetonu { UPPER($token) }
    } { $rest }
    .dat = { $det ->
        [every] każdemu żetonowi { UPPER($token) }
        [each] każdemu żetonowi { UPPER($token) }
       *[one] żetonowi { UPPER($token) }
    } { $rest }
    .ins = { $det ->
        [every] każdym żetonem { UPPER($token) }
        [each] każdym żetonem { UPPER($token) }
       *[one] żetonem { UPPER($token) }
    } { $rest }
    .loc = { $det ->
        [every] każdym żetonie { UPPER($token) }
        [each] każdym żetonie { UPPER($token) }
       *[one] żetonie { UPPER($token) }
    } { $rest }
    .num = sg
noun-map-token = { $det ->
        [every] każdy żeton na planszy
        [each] każdy żeton na planszy
        [count] { $n ->
            [one] żeton na planszy
            [few] żetony na planszy
           *[many] żetonów na planszy
        }
       *[one] żeton na planszy
    } { $rest }
    .gen = { $det ->
        [every] każdego żetonu na planszy
        [each] każdego żetonu na planszy
       *[one] żetonu na planszy
    } { $rest }
    .dat = { $det ->
        [every] każdemu żetonowi na planszy
        [each] każdemu żetonowi na planszy
       *[one] żetonowi na planszy
    } { $rest }
    .ins = { $det ->
        [every] każdym żetonem na planszy
        [each] każdym żetonem na planszy
       *[one] żetonem na planszy
    } { $rest }
    .loc = { $det ->
        [every] każdym żetonie na planszy
        [each] każdym żetonie na planszy
       *[one] żetonie na planszy
    } { $rest }
    .num = sg
noun-source = { $det ->
        [every] każde złoże kryształów
        [each] każde złoże kryształów
        [count] { $n ->
            [one] złoże kryształów
            [few] złoża kryształów
           *[many] złóż kryształów
        }
       *[one] złoże kryształów
    } { $rest }
    .gen = { $det ->
        [every] każdego złoża kryształów
        [each] każdego złoża kryształów
       *[one] złoża kryształów
    } { $rest }
    .dat = { $det ->
        [every] każdemu złożu kryształów
        [each] każdemu złożu kryształów
       *[one] złożu kryształów
    } { $rest }
    .ins = { $det ->
        [every] każdym złożem kryształów
        [each] każdym złożem kryształów
       *[one] złożem kryształów
    } { $rest }
    .loc = { $det ->
        [every] każdym złożu kryształów
        [each] każdym złożu kryształów
       *[one] złożu kryształów
    } { $rest }
    .num = sg
noun-card = { $det ->
        [every] każda karta
        [each] każda karta
        [count] { $n ->
            [one] karta
            [few] karty
           *[many] kart
        }
       *[one] karta
    } { $rest }
    .gen = { $det ->
        [every] każdej karty
        [each] każdej karty
       *[one] karty
    } { $rest }
    .dat = { $det ->
        [every] każdej karcie
        [each] każdej karcie
       *[one] karcie
    } { $rest }
    .acc = { $det ->
        [every] każdą kartę
        [each] każdą kartę
       *[one] kartę
    } { $rest }
    .ins = { $det ->
        [every] każdą kartą
        [each] każdą kartą
       *[one] kartą
    } { $rest }
    .loc = { $det ->
        [every] każdej karcie
        [each] każdej karcie
       *[one] karcie
    } { $rest }
    .num = sg
noun-named-card = { $det ->
        [every] każda karta { $card }
        [each] każda karta { $card }
        [count] { $n ->
            [one] karta { $card }
            [few] karty { $card }
           *[many] kart { $card }
        }
       *[one] karta { $card }
    } { $rest }
    .gen = { $det ->
        [every] każdej karty { $card }
        [each] każdej karty { $card }
       *[one] karty { $card }
    } { $rest }
    .dat = { $det ->
        [every] każdej karcie { $card }
        [each] każdej karcie { $card }
       *[one] karcie { $card }
    } { $rest }
    .acc = { $det ->
        [every] każdą kartę { $card }
        [each] każdą kartę { $card }
       *[one] kartę { $card }
    } { $rest }
    .ins = { $det ->
        [every] każdą kartą { $card }
        [each] każdą kartą { $card }
       *[one] kartą { $card }
    } { $rest }
    .loc = { $det ->
        [every] każdej karcie { $card }
        [each] każdej karcie { $card }
       *[one] karcie { $card }
    } { $rest }
    .num = sg
noun-enhancement = { $det ->
        [every] każde { $side_neu } ulepszenie
        [each] każde { $side_neu } ulepszenie
        [count] { $n ->
            [one] { $side_neu } ulepszenie
            [few] { $side_pl } ulepszenia
           *[many] { $side_plgen } ulepszeń
        }
       *[one] { $side_neu } ulepszenie
    } { $rest }
    .gen = { $det ->
        [every] każdego { $side_gen } ulepszenia
        [each] każdego { $side_gen } ulepszenia
       *[one] { $side_gen } ulepszenia
    } { $rest }
    .dat = { $det ->
        [every] każdemu { $side_dat } ulepszeniu
        [each] każdemu { $side_dat } ulepszeniu
       *[one] { $side_dat } ulepszeniu
    } { $rest }
    .ins = { $det ->
        [every] każdym { $side_ins } ulepszeniem
        [each] każdym { $side_ins } ulepszeniem
       *[one] { $side_ins } ulepszeniem
    } { $rest }
    .loc = { $det ->
        [every] każdym { $side_ins } ulepszeniu
        [each] każdym { $side_ins } ulepszeniu
       *[one] { $side_ins } ulepszeniu
    } { $rest }
    .num = sg
noun-shrine = { $det ->
        [every] każda { $side_fem } kapliczka
        [each] każda { $side_fem } kapliczka
        [count] { $n ->
            [one] { $side_fem } kapliczka
            [few] { $side_pl } kapliczki
           *[many] { $side_plgen } kapliczek
        }
       *[one] { $side_fem } kapliczka
    } { $rest }
    .gen = { $det ->
        [every] każdej { $side_femgen } kapliczki
        [each] każdej { $side_femgen } kapliczki
       *[one] { $side_femgen } kapliczki
    } { $rest }
    .dat = { $det ->
        [every] każdej { $side_femgen } kapliczce
        [each] każdej { $side_femgen } kapliczce
       *[one] { $side_femgen } kapliczce
    } { $rest }
    .acc = { $det ->
        [every] każdą { $side_femacc } kapliczkę
        [each] każdą { $side_femacc } kapliczkę
       *[one] { $side_femacc } kapliczkę
    } { $rest }
    .ins = { $det ->
        [every] każdą { $side_femacc } kapliczką
        [each] każdą { $side_femacc } kapliczką
       *[one] { $side_femacc } kapliczką
    } { $rest }
    .loc = { $det ->
        [every] każdej { $side_femgen } kapliczce
        [each] każdej { $side_femgen } kapliczce
       *[one] { $side_femgen } kapliczce
    } { $rest }
    .num = sg
noun-direction = { $det ->
        [every] każdy kierunek
        [each] każdy kierunek
        [count] { $n ->
            [one] kierunek
            [few] kierunki
           *[many] kierunków
        }
       *[one] kierunek
    } od { $what_gen }
    .gen = { $det ->
        [every] każdego kierunku
        [each] każdego kierunku
       *[one] kierunku
    } od { $what_gen }
    .dat = { $det ->
        [every] każdemu kierunkowi
        [each] każdemu kierunkowi
       *[one] kierunkowi
    } od { $what_gen }
    .ins = { $det ->
        [every] każdym kierunkiem
        [each] każdym kierunkiem
       *[one] kierunkiem
    } od { $what_gen }
    .loc = { $det ->
        [every] każdym kierunku
        [each] każdym kierunku
       *[one] kierunku
    } od { $what_gen }
    .num = sg
part-of = { $what_gen }
part-status = z żetonem { UPPER($status) }
part-among = spośród { $what_gen }
part-endurance = z oddziału mającego { $relation } { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wytrzymałości
part-endurance-like = z oddziału mającego { $relation } tyle żetonów wytrzymałości, ile ma oddział { $what_gen },
part-base = z podstawką o { $relation } { $n } { $n ->
        [one] heksie
       *[other] heksach
    }
part-base-like = z podstawką o { $relation } tylu heksach co { $what }
part-wounded = z utraconą wytrzymałością
part-endurance-left = z żetonami wytrzymałości
part-next-to = obok { $what_gen }
part-and-next-to = i obok { $what_gen }
part-range = w zasięgu { $n } od { $what_gen }
part-range-from = w zasięgu od { $low } do { $n } od { $what_gen }
part-range-at = w odległości { $n } od { $what_gen }
part-line-of-fire = w linii strzału { $what_gen }
part-contact = w kontakcie podstawką z { $what_ins }
part-in = na { $what_loc }
part-attribute = z atrybutem { $name } { $relation } { $n }
part-attribute-like = z atrybutem { $name } { $relation } { $name } { $what_gen }
part-mode-basic = w Trybie Podstawowym
part-mode-other = w trybie unikatowym
part-acted-moved = po ruchu w tej turze
part-acted-fought = po walce w tej turze
part-acted-activated = z oddziału aktywowanego w tej turze
part-faction = frakcji { $name }
part-of-caster = oddziału, który go położył,
part-of-living = oddziału z żywymi modelami
part-no-models = bez żywych modeli
part-lost-models = z zabitymi modelami
part-range-beyond = w odległości co najmniej { $low } od { $what_gen }
part-at-least = (co najmniej { $n })
part-not-targeted = (jeszcze nie będący celem)
part-side-own = należący do ciebie
part-side-enemy = należący do wroga
part-side-allied = należący do sojusznika
part-not-self = poza samym modelem
part-but = poza { $what_ins }
part-within = w odległości do { $n } od { $what_gen }
part-line = linii strzału w tym kierunku
part-line-of = linii strzału o długości { $n } w tym kierunku
part-connected = w bezpośrednim lub pośrednim kontakcie podstawką z { $what_ins }
part-same-space = na tym samym polu co { $what }
part-room = z miejscem dla { $what_gen }
part-controlled = pod twoją kontrolą
part-in-hand = na { $whose ->
        [enemy] ręce przeciwnika
       *[own] twojej ręce
    }
part-in-discard = w { $whose ->
        [enemy] stosie kart odrzuconych przeciwnika
       *[own] twoim stosie kart odrzuconych
    }
part-in-deck = w { $whose ->
        [enemy] talii przeciwnika
       *[own] twojej talii
    }
relation-less = mniej niż
relation-at-most = co najwyżej
relation-equal = dokładnie
relation-at-least = co najmniej
relation-more = więcej niż
relation-not = nie

# Liczby.

attribute-ini = INI
attribute-att = ATK
attribute-def = OBR
attribute-mov = Ruch
    .gen = Ruchu
attribute-set = { $name } { $n }
value-attribute = { $name } { $of_gen }
value-attribute-printed = wydrukowana wartość { $name } { $of_gen }
value-result = wynik
value-each = { $n } { $each }
value-charges = liczba ładunków na tej karcie
value-crystals-usable = liczba twoich aktywnych kryształów
value-crystals-depleted = liczba twoich wyczerpanych kryształów
value-lead = twoja przewaga w punktach zwycięstwa
value-cards-hand = liczba kart na twojej ręce
value-cards-deck = liczba kart w twojej talii
value-cards-discard = liczba kart w twoim stosie kart odrzuconych
value-distance = odległość między { $a_ins } a { $b_ins }
value-x = X
value-chosen = wybrana liczba { $name }
value-straight = liczba pól przebytych w linii prostej przez { $of_acc }
value-paid = zapłacona kwota
value-plus = { $before } plus { $after }
value-less = { $a } minus { $b }
value-times = { $a } razy { $b }
value-grouped = ({ $what })
value-divided-down = { $a } podzielone przez { $b }
value-divided-up = { $a } podzielone przez { $b } z zaokrągleniem w górę
value-smallest = mniejsza z wartości: { $of }
value-largest = większa z wartości: { $of }
value-mode = { $n } (dopóki { $of } jest w trybie unikatowym)
value-missing-models = liczba zabitych modeli { $of_gen }
value-missing-endurance = liczba utraconych żetonów wytrzymałości { $of_gen }
each-thing = za { $what_acc }
each-endurance-tokens = za każdy żeton wytrzymałości { $what_gen }
each-endurance-value = za każdy punkt wartości wytrzymałości { $what_gen }
each-endurance-lost = za każdy utracony żeton wytrzymałości { $what_gen }
counted = { $n } { $what }
counted-each = { $n } { $what } { $each }
counted-x = X { $what }
counted-that = tyle { $what }
counted-equal = tyle { $what }, ile wynosi { $value }
signed-plus = +{ $n }
signed-minus = −{ $n }
bonus = { $change } { $name_gen }
bonus-each = { $change } { $name_gen } { $each }
bonus-by-value = premia { $name } równa wartości: { $value }
bonus-mode = +{ $n } { $name_gen }, dopóki { $of } jest w trybie unikatowym
bonus-value = { $name } plus { $value }
to-the-result = do wyniku
to-this-attack = do tego rzutu na atak
to-this-defense = do tego rzutu na obronę
all-crystals = wszystkie kryształy
unit-wound = { $n ->
        [one] rana
        [few] rany
       *[many] ran
    }
    .acc = { $n ->
        [one] ranę
        [few] rany
       *[many] ran
    }
unit-more-wounds = { $n ->
        [one] dodatkowa rana
        [few] dodatkowe rany
       *[many] dodatkowych ran
    }
    .acc = { $n ->
        [one] dodatkową ranę
        [few] dodatkowe rany
       *[many] dodatkowych ran
    }
unit-endurance = { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wytrzymałości
unit-dead-model = { $n ->
        [one] zabity model
        [few] zabite modele
       *[many] zabitych modeli
    }
unit-sacrificed-model = { $n ->
        [one] poświęcony model
        [few] poświęcone modele
       *[many] poświęconych modeli
    }
unit-crystal = { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
unit-temporary-crystal = { $n ->
        [one] tymczasowy kryształ
        [few] tymczasowe kryształy
       *[many] tymczasowych kryształów
    }
unit-depleted-crystal = { $n ->
        [one] wyczerpany kryształ
        [few] wyczerpane kryształy
       *[many] wyczerpanych kryształów
    }
unit-destroyed-crystal = { $n ->
        [one] zniszczony własny kryształ
        [few] zniszczone własne kryształy
       *[many] zniszczonych własnych kryształów
    }
unit-charge = { $n ->
        [one] ładunek
        [few] ładunki
       *[many] ładunków
    }
unit-card = { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
    .acc = { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
unit-hand-card = { $n ->
        [one] karta
        [few] karty
       *[many] kart
    } z ręki
unit-token = { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } { UPPER($token) }
unit-vp = { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zwycięstwa
unit-space = { $n ->
        [one] pole
        [few] pola
       *[many] pól
    }
unit-step = { $n ->
        [one] pole
        [few] pola
       *[many] pól
    } toru

# Warunki.

cond-not = nie jest tak, że { $what }
cond-compare = { $a } wynosi { $relation } { $b }
cond-exists = istnieje { $what }
cond-count = { $n ->
        [one] jest
        [few] są
       *[many] jest
    } { $relation } { $n } { $what }
cond-contact = { $a } { $a_num ->
        [pl] są
       *[sg] jest
    } w kontakcie podstawką z { $b_ins }
cond-distance = { $a } { $a_num ->
        [pl] są
       *[sg] jest
    } w zasięgu { $n } od { $b_gen }
cond-distance-from = { $a } { $a_num ->
        [pl] są
       *[sg] jest
    } w zasięgu od { $low } do { $n } od { $b_gen }
cond-line-of-fire = { $b } { $b_num ->
        [pl] są
       *[sg] jest
    } w linii strzału { $a_gen }
cond-same-space = { $a } i { $b } stoją na tym samym polu
cond-space-empty = { $of } jest puste
cond-space-partly = { $of } jest częściowo zajęte
cond-space-full = { $of } jest w pełni zajęte
cond-status = { $of } { $of_num ->
        [pl] mają
       *[sg] ma
    } żeton { UPPER($status) }
cond-mode-basic = { $of } jest w Trybie Podstawowym
cond-mode-other = { $of } jest w trybie unikatowym
cond-ability = { $of } { $ability }
cond-role-of = { $who } { $who_num ->
        [pl] należą
       *[sg] należy
    } do { $squad_gen }
cond-role-named = { $who } to { $names }
cond-role-own = { $who } { $who_num ->
        [pl] należą
       *[sg] należy
    } do ciebie
cond-role-enemy = { $who } { $who_num ->
        [pl] należą
       *[sg] należy
    } do wroga
cond-role-there = istnieje { $who }
cond-no-role-of = { $who } nie { $who_num ->
        [pl] należą
       *[sg] należy
    } do { $squad_gen }
cond-no-role-named = { $who } to nie { $names }
cond-no-role-own = { $who } nie { $who_num ->
        [pl] należą
       *[sg] należy
    } do ciebie
cond-no-role-enemy = { $who } nie { $who_num ->
        [pl] należą
       *[sg] należy
    } do wroga
cond-no-role-there = nie istnieje { $who }
cond-player-own = { $who } to ty
cond-player-enemy = { $who } to przeciwnik
cond-no-player-own = { $who } to nie ty
cond-no-player-enemy = { $who } to nie przeciwnik
cond-turn-active = trwa tura aktywna
cond-turn-passive = trwa tura pasywna
cond-turn-own = trwa twoja tura
cond-turn-enemy = trwa tura innego gracza
cond-controls = kontrolujesz co najmniej { $n } { $n ->
        [one] złoże
        [few] złoża
       *[many] złóż
    } kryształów
cond-roll-marked = wypadła oznaczona ścianka
cond-roll-unmarked = nie wypadła oznaczona ścianka
cond-roll-yellow = kość jest żółta
cond-roll-red = kość jest czerwona
cond-roll-rerolled = był przerzut
cond-roll-once = nie było przerzutu
cond-roll-hit = jest to trafienie
cond-roll-miss = jest to pudło
cond-roll-success = jest to sukces
cond-roll-failure = jest to porażka
cond-roll-at-least = wynik wynosi co najmniej { $n }
cond-cause = przyczyną jest { $of }
cause-combat = atak
cause-counterattack = kontratak
cause-backstab = Szybki Atak
cause-shot = strzał
cause-effect = efekt
cause-token = żeton
cause-sacrifice = poświęcenie
cause-mode = tryb
cond-happened-moved = { $who } poruszył się { $span }
cond-happened-fought = { $who } walczył { $span }
cond-happened-pushed = { $who } został odepchnięty { $span }
cond-happened-activated = { $who } został aktywowany { $span }
cond-happened-wounded = { $who } został zraniony { $span }
cond-happened-dealt-wound = { $who } zadał ranę { $span }
cond-happened-killed = { $who } zabił model { $span }
cond-happened-card-played = { $who } został użyty do zagrania karty { $span }
span-turn = w tej turze
span-sequence = w tej walce
span-activation = w tej aktywacji
span-match = w tej rozgrywce
cond-paid-crystal = zapłacono kryształami
cond-paid-endurance = zapłacono wytrzymałością
cond-paid-vp = zapłacono punktami zwycięstwa
cond-paid-charge = zapłacono ładunkami
cond-chosen = wybrano możliwość { $n }
cond-burns = jest to następna tura właściciela
cond-resource = masz co najmniej { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } { UPPER($token) }
cond-sequence = trwa sekwencja Walki
cond-no-sequence = nie trwa sekwencja Walki
cond-died-touching-shrine = model zginął w kontakcie podstawką z twoją kapliczką

# Kroki: co się dzieje.

step-choose = wybierz { $what_acc }
step-roll = { $who ->
        [opponent] przeciwnik rzuca
       *[actor] rzuć
    } { $die ->
        [yellow] żółtą kością
        [red] czerwoną kością
       *[choice] kością
    }
check-by-one = model oddziału wykonuje rzut na trafienie { $bonus } { $against } w { $targets_acc } { $limits }
check-by-each = każdy model oddziału wykonuje rzut na trafienie { $bonus } { $against } w { $targets_acc } { $limits }
check-by-none = wykonaj rzut na trafienie { $bonus } { $against } w { $targets_acc } { $limits }
check-bonus = ({ $what })
check-against = przeciw INI { $n }
check-range = w zasięgu { $n }
check-line-of-fire = w linii strzału
check-hits = { $check }. Za każde trafienie: { $steps }
check-misses = { $check }. Za każde pudło: { $steps }
check-after = { $check }. Po trafieniach: { $steps }
step-wound = { $who } { $who_num ->
        [pl] otrzymują
       *[sg] otrzymuje
    } { $n_acc }
step-kill = zabij { $who_acc }
step-kill-unscored = zabij { $who_acc } (bez punktów zwycięstwa)
step-sacrifice = poświęć { $who_acc }
step-sacrifice-endurance = poświęć { $n_acc } { $of_gen }
step-lose-endurance = { $who } { $who_num ->
        [pl] tracą
       *[sg] traci
    } { $n_acc }
step-heal = ulecz { $who_acc }: przywróć { $n_acc }
step-revive = wskrześ { $who_acc } na wolnych heksach { $where }
step-revive-some = wskrześ { $n_acc } { $of_gen } na wolnych heksach { $where }
step-revive-all = wskrześ wszystkie zabite modele { $of_gen } na wolnych heksach { $where }
step-death-worth = ta śmierć jest warta { $n_acc }
step-death-times = ta śmierć jest warta { $n } razy tyle punktów zwycięstwa
step-death-less = ta śmierć jest warta o { $n_acc } mniej
step-death-more = ta śmierć jest warta o { $n_acc } więcej
step-prevent-all = zignoruj te rany
step-prevent-one = zignoruj tę ranę
step-prevent-some = zignoruj { $n } z tych ran
step-redirect = zamiast tego tę ranę { $to_num ->
        [pl] otrzymują
       *[sg] otrzymuje
    } { $to }
step-redirect-all = zamiast tego te rany { $to_num ->
        [pl] otrzymują
       *[sg] otrzymuje
    } { $to }
step-combat-action = { $who } { $who_num ->
        [pl] mogą
       *[sg] może
    } wykonać akcję Walki { $against } { $how } { $flags }
step-against = przeciw { $what_dat }
step-as-backstabs = Szybkimi Atakami
flag-no-counterattack = bez kontrataku
flag-attacks-first = z pierwszym atakiem
step-fight = { $who } { $who_num ->
        [pl] walczą
       *[sg] walczy
    } z { $against_ins } { $flags }
step-fight-backstab = { $who } { $who_num ->
        [pl] wykonują
       *[sg] wykonuje
    } Szybki Atak na { $against_acc } { $flags }
step-fight-all = { $who } { $who_num ->
        [pl] walczą
       *[sg] walczy
    } po kolei z { $whom_ins } w kontakcie podstawką
step-backstab-all = { $who } { $who_num ->
        [pl] wykonują
       *[sg] wykonuje
    } po kolei Szybki Atak na { $whom } w kontakcie podstawką
whom-enemy = każdy wrogi model
    .ins = każdym wrogim modelem
whom-own-side = każdy model własnej strony
    .ins = każdym modelem własnej strony
step-backstab = { $who } { $who_num ->
        [pl] wykonują
       *[sg] wykonuje
    } Szybki Atak na { $against_acc }
step-backstab-instead = { $who } { $who_num ->
        [pl] wykonują
       *[sg] wykonuje
    } Szybki Atak na { $against_acc } zamiast sekwencji Walki
step-retreat = anuluj tę sekwencję Walki i przesuń { $who_acc } o co najwyżej { $n_acc } na wolne heksy
step-cancel = anuluj { $what_acc }
step-cancel-for = anuluj { $what_acc } dla { $who_gen }
running-sequence = sekwencja Walki
    .acc = sekwencję Walki
running-sequence-or-hit = sekwencja Walki lub trafienie
    .acc = sekwencję Walki lub trafienie
running-hit = trafienie
running-shot = strzał
running-move = ruch
running-action = akcja
    .acc = akcję
running-banner = użycie sztandaru
running-step = ten krok
wanted-model = model
step-win-defense = ta obrona udaje się bez rzutu
step-stand-in = przy tym ataku obrońca używa obrony i wytrzymałości { $squad_gen }
step-shoot-instead = zamiast rzutu na atak wykonaj rzut na trafienie { $bonus } w obrońcę (trafienie to udany atak)
step-add-wounds = każdy zraniony model otrzymuje { $n_acc }
step-add-wounds-next = gdy { $who } następnym razem w tej turze zrani model, ten model otrzymuje { $n_acc }
step-fix-defense = zamiast rzutu na obronę siła obrony wynosi { $n }
hold = { $who } { $who_num ->
        [pl] { $parts_pl }
       *[sg] { $parts }
    }{ $when }
hold-has = ma { $numbers }
    .pl = mają { $numbers }
hold-cannot = nie może { $bans }
    .pl = nie mogą { $bans_pl }
hold-more-wounds = przy każdej ranie otrzymuje { $n_acc }
    .pl = przy każdej ranie otrzymują { $n_acc }
hold-while = , dopóki { $what }
step-attribute = { $who } { $who_num ->
        [pl] mają
       *[sg] ma
    } { $change } { $lasting }
step-forbid = { $who } { $lasting } { $who_num ->
        [pl] nie mogą { $bans_pl }
       *[sg] nie może { $bans }
    }
step-grant = { $who } { $who_num ->
        [pl] { $abilities_pl }
       *[sg] { $abilities }
    } { $lasting }
step-cost = { $who ->
        [opponent] akcje przeciwników
       *[actor] twoje akcje
    } kosztują { $n } kryształów{ $least } { $lasting }
step-cost-least = , ale co najmniej { $n },
step-limit-hand = twój limit kart na ręce zmienia się o { $n } { $lasting }
step-limit-slots = liczba twoich miejsc na ulepszenia zmienia się o { $n } { $lasting }
step-range = { $who } { $who_num ->
        [pl] strzelają
       *[sg] strzela
    } z zasięgiem { $n } { $lasting }
step-range-no-line = { $who } { $who_num ->
        [pl] strzelają
       *[sg] strzela
    } z zasięgiem { $n } i bez linii strzału { $lasting }
step-add-status = { $who } { $who_num ->
        [pl] otrzymują
       *[sg] otrzymuje
    } żeton { UPPER($status) }
step-remove-status = usuń żeton { UPPER($status) } z { $who_gen }
step-mode-flip = odwróć kartę { $of_gen } { $paid }
step-mode-basic = odwróć kartę { $of_gen } na stronę podstawową { $paid }
step-mode-other = odwróć kartę { $of_gen } na stronę unikatową { $paid }
step-mode-paid = za jej koszt
step-delay = jednorazowo { $what }
step-move-action = { $who } { $who_num ->
        [pl] mogą
       *[sg] może
    } wykonać akcję Ruchu { $how }{ $contact }
move-with = z Ruchem { $n }
move-with-value = z Ruchem o wartości: { $n }
move-with-more = z Ruchem większym o { $n }
move-with-bonus = z premią { $what }
move-with-times = z Ruchem pomnożonym przez { $n }
move-through-obstacles = przez przeszkody
move-into-contact = , kończąc w kontakcie podstawką z { $what_ins }
step-place = umieść { $who_acc } { $where } { $contact }{ $push }{ $moved }
step-may-place = możesz umieścić { $who_acc } { $where } { $contact }{ $push }{ $moved }
place-counts-as-move = , co liczy się jako ruch
place-anywhere = w dowolnym miejscu planszy
place-in = na { $what_loc }
place-may-push = , w razie potrzeby odpychając mniejsze podstawki
step-swap = { $a } i { $b } zamieniają się miejscami
step-pull = przyciągnij { $who_acc } do kontaktu podstawką z { $to_ins }{ $push }
step-pull-some = przyciągnij { $who_acc } o { $n_acc } w stronę { $to_gen }{ $push }
step-drag = pociągnij { $who_acc } za sobą do kontaktu podstawką z { $to_ins }{ $push }
step-push-to = odepchnij { $who_acc } na { $to_acc }
step-push-away = odepchnij { $who_acc } o { $n_acc } od { $source_gen }
step-banish = { $who } { $who_num ->
        [pl] opuszczają
       *[sg] opuszcza
    } planszę i przy następnej aktywacji { $who_num ->
        [pl] wracają
       *[sg] wraca
    } na dowolne wolne heksy
step-stop-move = poruszający się model zatrzymuje się tutaj
step-place-token = umieść { $token_acc } na { $at_loc }
step-move-token = przenieś { $who_acc } na { $to_acc }
step-remove = usuń { $who_acc }
step-if = jeśli { $cond }: { $then }
step-if-else = jeśli { $cond }: { $then }; w przeciwnym razie: { $otherwise }
step-may-actor = możesz zrobić tak: { $steps }
step-may-opponent = przeciwnik może zrobić tak: { $steps }
step-may-else = { $may }; w przeciwnym razie: { $otherwise }
step-choose-one = wybierz jedno: { $options }
step-choose-one-opponent = przeciwnik wybiera jedno: { $options }
step-for-each = dla { $what_gen }: { $steps }
step-for-each-chosen = wybierz { $what_acc }; dla wszystkiego, co wybrano, po kolei: { $steps }
step-repeat-each = raz { $each }: { $steps }
step-times = { $n ->
        [one] raz
       *[other] { $n } razy
    }: { $steps }
step-as-often = tyle razy, ile wynosi { $value }: { $steps }
step-if-you-do = { $steps }; jeśli to zrobisz: { $then }
step-die-yellow = w tej turze rzucaj tylko żółtą kością
step-die-red = w tej turze rzucaj tylko czerwoną kością
step-die-price = czerwona kość kosztuje w tej turze { $n_acc }
step-reroll-free = przerzuć { $die }
step-reroll-paid = zapłać 1 kryształ i przerzuć { $die }
step-reroll-force = { $die } trzeba przerzucić
step-reroll-forbid = { $who } nie może przerzucać
die-any = ten rzut
die-attack = ten rzut na atak
die-defense = ten rzut na obronę
die-hit = ten rzut na trafienie
die-effect = ten rzut
step-gain = { $who ->
        [opponent] przeciwnik zyskuje
       *[actor] zyskaj
    } { $n_acc }
step-spend = wydaj { $n_acc }
step-lose = { $who ->
        [opponent] przeciwnik traci
       *[actor] strać
    } { $n_acc }
step-destroy-crystals = { $who ->
        [opponent] przeciwnik niszczy { $n } ze swoich kryształów
       *[actor] zniszcz { $n } ze swoich kryształów
    }
step-steal = { $who ->
        [opponent] przeciwnik zabiera ci { $n_acc } do swojej puli kryształów wyczerpanych
       *[actor] zabierz przeciwnikowi { $n_acc } do swojej puli kryształów wyczerpanych
    }
step-refresh = { $who ->
        [opponent] przeciwnik ładuje
       *[actor] naładuj
    } { $n_acc }
step-deplete = { $who ->
        [opponent] przeciwnik wyczerpuje
       *[actor] wyczerp
    } { $n_acc }
step-move-faction-token = przesuń { $who ->
        [opponent] żeton frakcji przeciwnika
       *[actor] swój żeton frakcji
    } o { $n_acc } { $way }
way-inward = do środka
way-outward = na zewnątrz
step-banner-up = odśwież { $who ->
        [opponent] kartę sztandaru przeciwnika
       *[actor] swoją kartę sztandaru
    }
step-banner-down = odwróć { $who ->
        [opponent] kartę sztandaru przeciwnika
       *[actor] swoją kartę sztandaru
    } rewersem do góry
step-extra-activation = możesz w tej turze aktywować jeszcze jeden oddział
step-end-activation = aktywacja się kończy
step-draw = { $who ->
        [opponent] przeciwnik dociąga
       *[actor] dociągnij
    } { $n_acc }{ $beyond }
draw-beyond = , także ponad limit kart na ręce
step-discard = odrzuć { $what_acc }
step-take-back = weź { $what_acc } z powrotem na rękę
step-show-hand = { $who ->
        [opponent] przeciwnik pokazuje rękę
       *[actor] pokaż swoją rękę
    }
step-shuffle = { $who ->
        [opponent] potasuj talię przeciwnika
       *[actor] potasuj swoją talię
    }
step-shuffle-all = { $who ->
        [opponent] potasuj talię przeciwnika razem z jego stosem kart odrzuconych
       *[actor] potasuj swoją talię razem ze swoim stosem kart odrzuconych
    }
step-mill = odrzuć { $n_acc } z wierzchu { $who ->
        [opponent] talii przeciwnika
       *[actor] swojej talii
    }
step-charge = połóż { $n_acc } na { $to_loc }
step-uncharge = usuń { $n_acc } z { $of_gen }
step-move-charge = przenieś { $n_acc } z { $of_gen } na { $to_acc }
step-destroy = zniszcz { $what_acc }
step-disable = wyłącz { $what_acc }
step-search = weź { $what_acc } na rękę i potasuj swoją talię
step-peek = obejrzyj { $n_acc } z wierzchu { $who ->
        [opponent] talii przeciwnika
       *[actor] swojej talii
    }
step-attach = dołącz { $what_acc } do { $to_gen } bez kosztu

# Chwile.

moment-own-turn = we własnej turze aktywnej
moment-turn-start = na początku tury aktywnej
moment-turn-end = na końcu tury
moment-after-action = po akcji
moment-before-activation = gdy oddział jest aktywowany
moment-after-mode-change = po zmianie trybu
moment-before-move = przed akcją Ruchu
moment-on-move-declared = gdy zadeklarowano akcję Ruchu
moment-on-enter = gdy model wchodzi na pole
moment-on-leave = gdy model opuszcza pole
moment-on-leave-it = gdy model opuszcza to pole
moment-after-move = po akcji Ruchu
moment-on-contact = po akcji Ruchu zakończonej kontaktem podstawką z wrogiem
moment-on-contact-it = po akcji Ruchu zakończonej kontaktem podstawką z tym żetonem
moment-on-pushed = gdy model jest odpychany
moment-before-combat-action = przed akcją Walki
moment-before-sequence = przed porównaniem Inicjatywy w walce
moment-before-attack = przed rzutem na atak
moment-after-attack-roll = po rzucie na atak
moment-before-defense = przed rzutem na obronę
moment-instead-of-defense = zamiast rzutu na obronę
moment-after-failed-attack = po nieudanym ataku
moment-instead-of-counterattack = zamiast kontrataku
moment-after-sequence = po sekwencji Walki
moment-after-combat-action = po akcji Walki
moment-on-targeted = gdy wskazano cele strzału
moment-on-hit = gdy strzał trafia
moment-on-miss = gdy strzał chybia
moment-instead-of-wound = gdy ma zostać zadana rana
moment-on-endurance-lost = gdy przepada żeton wytrzymałości
moment-instead-of-death = gdy model ma zginąć
moment-on-death-value = gdy liczone są punkty zwycięstwa za śmierć
moment-on-death = po śmierci modelu
moment-on-payment = gdy trzeba zapłacić koszt
moment-after-payment = po zapłaceniu
moment-on-roll = po rzucie
moment-on-marked = po wyrzuceniu oznaczonej ścianki
moment-on-harvest = podczas poboru w turze pasywnej
moment-on-charge = gdy ładowane są ulepszenia
moment-on-attach = gdy dołączane jest ulepszenie
moment-on-card-played = po zagraniu karty
moment-on-draw = gdy dociągane są karty
moment-on-banner = gdy używany jest sztandar

# Jak długo coś trwa i jak często można tego użyć.

lasting-this-step = na ten jeden test
lasting-this-roll = na ten rzut
lasting-this-sequence = na tę sekwencję Walki
lasting-this-combat-action = na tę akcję Walki
lasting-this-move = na ten ruch
lasting-this-activation = na tę aktywację
lasting-this-turn = w tej turze
lasting-until-next-own-turn = do twojej następnej tury
lasting-until-end-of-next-turn-of = do końca następnej tury przeciwnika
lasting-n-turns = przez { $n } { $n ->
        [one] turę
        [few] tury
       *[many] tur
    } (włącznie z tą)
lasting-while-attached = , dopóki ta karta jest dołączona,
lasting-while-in-play = , dopóki ta karta jest w grze,
lasting-until-removed = do usunięcia
lasting-match = do końca rozgrywki
limit-often = { $per ->
        [jednorazowo] jednorazowo
       *[other] { $n } na { $per }
    }
limit-once = jednorazowo
limit-payment = płatność
limit-roll = rzut
limit-attack = atak
limit-sequence = sekwencję Walki
limit-combat-action = akcję Walki
limit-shot = strzał
limit-activation = aktywację
limit-turn = turę
limit-round = rundę
limit-match = rozgrywkę
limit-target-per-turn = cel i turę

# Co ktoś potrafi, a czego nie może.

ability-through-obstacles = porusza się przez przeszkody
    .pl = poruszają się przez przeszkody
ability-att-reroll = może przerzucać swoje rzuty na atak
    .pl = mogą przerzucać swoje rzuty na atak
ability-def-reroll = może przerzucać swoje nieudane rzuty na obronę
    .pl = mogą przerzucać swoje nieudane rzuty na obronę
ability-backstab = walczy zawsze Szybkimi Atakami
    .pl = walczą zawsze Szybkimi Atakami
ability-cannot-be-pushed = jest nie do odepchnięcia
    .pl = są nie do odepchnięcia
ability-ignores-line-of-fire = nie potrzebuje linii strzału
    .pl = nie potrzebują linii strzału
ability-extra-counterattack = może odpowiedzieć na nieudany kontratak
    .pl = mogą odpowiedzieć na nieudany kontratak
ability-always-first = wygrywa każdą Inicjatywę
    .pl = wygrywają każdą Inicjatywę
ability-extra-shot = przy każdej akcji strzelania oddaje jeden strzał więcej
    .pl = przy każdej akcji strzelania oddają jeden strzał więcej
ability-cannot-push = nie może odpychać
    .pl = nie mogą odpychać
ban-move = wykonywać akcji Ruchu
ban-relocate = być poruszany przez własną stronę
    .pl = być poruszane przez własną stronę
ban-attack = atakować
ban-counterattack = kontratakować
ban-combat = walczyć
ban-shoot = strzelać
ban-activate = być aktywowany
    .pl = być aktywowane
ban-change-mode = zmieniać trybu
ban-be-targeted = być celem
    .pl = być celami
ban-be-pushed = być odpychany
    .pl = być odpychane
ban-be-moved = być przemieszczany
    .pl = być przemieszczane
ban-control = kontrolować złoża kryształów
ban-play-card = zagrywać kart
ban-attach = otrzymywać ulepszeń
ban-reroll = przerzucać
ban-refresh = ładować kryształów
ban-wound = otrzymywać ran
token-shrine = kapliczka
    .the = kapliczkę
token-source = złoże kryształów

# Jak żetony leżą na modelach i oddziałach i kiedy znikają.

token-start = Gracz tej frakcji zaczyna z { $n }.
token-stock = Każdy gracz ma { $n }.
token-stacks = Na jednym modelu lub oddziale może leżeć kilka.
token-stacks-up-to = Na jednym modelu lub oddziale może leżeć najwyżej { $n }.
token-goes-turn-ends = Znika na końcu tury.
token-goes-own-turn-ends = Znika na końcu następnej tury właściciela modelu lub oddziału, na którym leży.
token-goes-own-passive-begins = Znika, gdy właściciel modelu lub oddziału, na którym leży, rozpoczyna turę pasywną.
token-goes-enemy-passive-begins = Znika, gdy wróg modelu lub oddziału, na którym leży, rozpoczyna turę pasywną.
token-goes-contact-lost = Znika, gdy model przestaje stykać się z oddziałem, który go położył.
token-goes-group-moved = Cała grupa traci go, gdy jeden z jej modeli zmieni miejsce.
token-goes-group-wounded = Cała grupa traci go, gdy jeden z jej modeli zostanie zraniony.
