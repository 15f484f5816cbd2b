# Words of `edgewise odds`.

odds-sequence = Cel zostaje zraniony z szansą { $percent } ({ $exact }).
odds-backstab = Szybki Atak rani z szansą { $percent } ({ $exact }).
odds-shot = Strzał trafia tyle razy, ile trzeba, z szansą { $percent } ({ $exact }).
odds-kills-asked = Tyle modeli, ile trzeba, ginie z szansą { $percent } ({ $exact }).
odds-running = W tej sytuacji udaje się to z szansą { $percent } ({ $exact }).
odds-advice = Najlepsza odpowiedź: { $answer }.
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
odds-own-losses = Średnia liczba straconych własnych modeli: { $expected } ({ $exact }).
odds-cost = Gracz { $seat } płaci średnio { $expected } kryształu ({ $exact }), w najgorszym razie { $worst }.
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
odds-die-yellow = żółta kość
odds-die-red = czerwona kość
odds-plan = Najlepsza gra:
odds-choice = Gracz { $seat }, { $what } ({ $when }): { $answer }; { $again }
odds-decision = Gracz { $seat }, { $what } ({ $when }): { $answer }
odds-when-crystals = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
odds-when-enemy-crystals = przeciwnik { $n }
odds-when-power = siła ataku { $n }
odds-answer-yellow = żółta kość
odds-answer-red = czerwona kość
odds-answer-yes = tak
odds-answer-no = nie
odds-answer-keep = zostaw
odds-answer-paid = przerzut płatny
odds-answer-symbol = przerzut z symbolu
odds-answer-again = rzuć ponownie
odds-again-paid = { $face }: przerzut płatny
odds-again-symbol = { $face }: przerzut z symbolu
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
odds-paid-reroll = Przerzut płatny
odds-refresh = Kryształy naładowane przez oznaczoną ściankę
odds-attacks-first = Atakuje pierwszy
odds-may-counterattack = Może wykonać kontratak
odds-from-printed = karta
odds-from-dice = kość
odds-from-marked = oznaczona ścianka
odds-from-symbol = symbol
odds-from-rules = zasada
odds-from-known = znana akcja
