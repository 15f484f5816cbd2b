# Words of `edgewise odds`.

odds-sequence = Cel zostaje zraniony z szansą { $percent } ({ $exact }).
odds-backstab = Szybki Atak rani z szansą { $percent } ({ $exact }).
odds-shot = Strzał trafia tyle razy, ile trzeba, z szansą { $percent } ({ $exact }).
odds-kills-asked = Tyle modeli, ile trzeba, ginie z szansą { $percent } ({ $exact }).
odds-running = W tej sytuacji udaje się to z szansą { $percent } ({ $exact }).
odds-advice = Najlepsza odpowiedź: { $answer }.
odds-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
odds-explained = Pytająca strona gra o tę szansę, a druga przeciw niej; potem każda oszczędza własny model, a na końcu własne kryształy.
odds-explained-plain = Strona pytająca gra o tę szansę, a druga strona przeciwko niej.
odds-unforeseen = Efekty, których nie uwzględniono: { $effects }.
odds-outcome = Wynik
odds-chance = Szansa
odds-exact = Dokładnie
odds-target-killed = Cel ginie
odds-target-wounded = Cel zostaje zraniony i żyje
odds-target-spared = Cel zostaje ugodzony i nic nie traci
odds-model-killed = Własny model ginie
odds-model-wounded = Własny model zostaje zraniony i żyje
odds-model-spared = Własny model zostaje ugodzony i nic nie traci
odds-nothing = Nic się nie dzieje
odds-hits = { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
odds-hit = Model { $n } zostaje trafiony
odds-kills = { $n ->
        [one] Ginie { $n } model
        [few] Giną { $n } modele
       *[other] Ginie { $n } modeli
    }
odds-least-kills = { $n ->
        [one] Ginie co najmniej { $n } model
        [few] Giną co najmniej { $n } modele
       *[other] Ginie co najmniej { $n } modeli
    }
odds-wounds = { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[other] { $n } ran
    }
odds-no-crystals = Ta szansa, gdy nikt nie ma kryształów
odds-many-crystals = Ta szansa, gdy obaj mają dość kryształów
odds-own-losses = Średnia liczba straconych własnych modeli: { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $exact }).
odds-cost = Gracz { $seat } płaci średnio { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } kryształu ({ $exact }), w najgorszym razie { $worst }.
odds-dice = Kości, bez przerzutów
odds-against = { $mine } : { $theirs }
odds-colour-yellow = żółta
odds-colour-red = czerwona
odds-roll-attack = Atak
odds-roll-counterattack = Kontratak
odds-roll-answer = Kontratak
odds-roll-defense = Obrona
odds-roll-hit = Rzut na trafienie
odds-roll-reroll = Przerzut
odds-die-yellow = Koszt żółtej kości
odds-die-red = Koszt czerwonej kości
odds-plan = Najlepsza gra:
odds-choice = Gracz { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Gracz { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
odds-when-enemy-crystals = przeciwnik ma { $n }
odds-when-power = siła ataku { $n }
odds-answer-yellow = żółta kość
odds-answer-red = czerwona kość
odds-answer-yes = tak
odds-answer-no = nie
odds-answer-keep = zostaw
odds-answer-paid = przerzut płatny
odds-answer-symbol = przerzut z symbolu
odds-answer-again = rzuć ponownie
odds-again-paid = przy { $face }: przerzut płatny
odds-again-symbol = przy { $face }: przerzut z symbolu
odds-again-nothing = bez przerzutu
odds-whose = Model
odds-number = Liczba
odds-amount = Wartość
odds-source = Skąd
odds-rule = Zasada
odds-ini = INI
odds-att = ATK
odds-def = OBR
odds-ini-set = INI staje się
odds-att-set = ATK staje się
odds-def-set = OBR staje się
odds-initiative = Inicjatywa
odds-attack = Atak
odds-defense = Obrona
odds-attack-power = Siła ataku
odds-defense-power = Siła obrony
odds-sure-defense = Obrona udaje się bez rzutu
odds-fixed-defense = Siła obrony bez rzutu
odds-shot-bonus = Strzał zamiast rzutu na atak
odds-hit-bonus = Premia do wyniku
odds-more-wounds = Dodatkowe rany
odds-attack-reroll = Przerzut ataku
odds-defense-reroll = Przerzut nieudanej obrony
odds-paid-reroll = Koszt przerzutu płatnego
odds-refresh = Kryształy naładowane przez oznaczoną ściankę
odds-attacks-first = Atakuje pierwszy
odds-may-counterattack = Może wykonać kontratak
odds-from-printed = karta
odds-from-dice = kość
odds-from-marked = oznaczona ścianka
odds-from-symbol = symbol
odds-from-rules = zasada
odds-from-known = znana akcja

# Pytania, na które nie ma odpowiedzi.
bad-odds-model = na planszy nie ma modelu { $model }
bad-odds-enemy = model { $target } nie jest wrogiem modelu { $model }
bad-odds-squad = nie ma oddziału { $squad } z modelami na planszy
bad-odds-squad-enemy = oddział { $other } nie jest wrogiem oddziału { $squad }
bad-odds-edge-squad = na stole nie ma oddziału { $squad }
bad-odds-edge-enemy = oddział { $other } nie jest wrogiem oddziału { $squad }
bad-odds-apart = oddział { $squad } nie styka się z nikim z oddziału { $other }
bad-odds-same-army = oba oddziały należą do armii { $army }; każdy gracz prowadzi inną armię
bad-odds-kills = pytaj o co najmniej 1 model
bad-odds-hits = pytaj o co najmniej 1 trafienie
bad-odds-targets = strzał ma co najmniej jeden cel, a pyta się o co najmniej 1 trafienie
bad-odds-models = { $squad } ma { $most ->
        [one] { $most } model
       *[other] modeli od 1 do { $most }
    }
bad-odds-crystals = nikt nie ma mniej niż 0 kryształów
bad-odds-card = { $faction } nie ma karty ani akcji „{ $name }”; dla jej połówek wpisz karta.upper albo karta.lower
bad-odds-foreign = { $card } nie jest dla { $squad }
bad-odds-condition = { $card } nie można tu użyć: warunek nie jest spełniony
bad-odds-aim = { $card } nie może celować w model z tej walki
bad-odds-asks = { $card } samo o coś pyta albo czymś rzuca, czego szanse nie przewidują
bad-odds-choices = { $card } samo daje wybór, którego szanse nie przewidują
bad-odds-ends = { $card } kończy walkę, więc nie ma o co pytać
bad-odds-wound = szanse nie przewidują, co { $card } robi z raną
bad-odds-late-roll = efekt rzuca kością po walce ({ $purpose }): tego się nie przewiduje
bad-odds-not-in-fight = { $card } nie używa się w walce
bad-odds-cannot-attack = { $squad } nie może teraz atakować
bad-odds-declared-backstab = o zapowiedziany Szybki Atak pyta się przez `backstab`: before
bad-odds-begun = akcje można podać tylko dla walki, która się jeszcze nie zaczęła
bad-odds-nothing-running = nie trwa tu sekwencja Walki ani strzał
bad-odds-no-combat = nie trwa żadna walka
bad-odds-controlled = szanse nie przewidują walk kierowanego modelu
bad-odds-no-shooter = szanse nie przewidują strzału bez modelu strzelającego
bad-odds-shot-timing = { $card } nie używa się, gdy strzał ma już podane cele
bad-odds-no-shot = { $card } nie jest akcją strzelania
bad-odds-reach = { $card } nie może stamtąd celować w model { $model } ({ $squad })
bad-odds-no-edge-shot = { $name } nie jest strzałem
bad-odds-cast = model { $model } nie może rzucić { $name }
bad-odds-unknown-shot = nie ma strzału „{ $name }”; podaj czar albo zdolność ze strzałem
bad-odds-shotless = model { $model } nie ma strzału; podaj czar albo zdolność ze strzałem
bad-odds-refused-shot = ten strzał jest odrzucony: { $why }
bad-measure-pool = na stole nie ma puli kryształów { $pool }
bad-measure-obstacle = nie ma przeszkody { $obstacle }
bad-measure-thing = podaj jeden model, pulę kryształów, przeszkodę albo miejsce
bad-measure-paths = drogi są dla różnych modeli jednej strony

# Pytania w wierszu poleceń.
bad-question-belongs = { $option } należy do { $owner }: podaj też to albo pomiń { $option }.
bad-question-either = Pytaj albo o --shot, albo o --backstab.
bad-question-nobody = Podaj --attacker i --defender albo --position.
bad-question-mode = { $option }: w tej grze to { $known }.
bad-question-targets = --targets { $given }: druga strona ma { $most ->
        [one] { $most } model
        [few] { $most } modele
       *[many] { $most } modeli
    }.
bad-question-kind = W tej grze nie ma { $kind }; zna ona: { $known }.
bad-question-one-target = Strzał w tej grze ma jeden cel, a jego obszar obejmuje tych, którzy stoją blisko: pytaj o jeden.
bad-question-no-target = Podaj --target dla --model.
bad-question-model = Nie ma żywego modelu { $model }; pozycja ma: { $known }.
