dice-length = { $inches } cala

dice-do-throw = Rzuć kością
dice-do-gamble = Zaryzykuj dwiema kośćmi
dice-do-spy = Dobierz kartę
dice-do-note = Zapisz { $n }
dice-do-peek = Podejrzyj
dice-do-go = Idź
dice-do-march = Idź do { $to }
dice-do-bid = Licytuj { $card }
dice-do-hold = Czekaj
dice-do-concede = Gracz { $seat } poddaje się

dice-ask-turn = Gracz { $seat }: co robisz?
dice-ask-walk = Gracz { $seat }: dokąd?
dice-ask-bid = Gracz { $seat }: którą kartę licytujesz?

dice-cards-drawn = Gracz { $seat } dobiera: { $count }.
dice-cards-drawn-by-you = Gracz { $seat } dobiera: { $cards }.
dice-bids-shown = Licytacja: { $first } i { $second }; zaczyna gracz { $seat }.
dice-dice-rolled = Gracz { $seat } rzuca { $values }: punkty { $points }.
dice-marched = Gracz { $seat } idzie { $path }.
dice-noted = Gracz { $seat } zapisuje { $number }.
dice-peeked = Gracz { $seat } podgląda.
dice-turn-began = --- Tura { $number }: gracz { $seat } ---
dice-seat-conceded = Gracz { $seat } poddaje się.

refused-turn = Teraz nie można tego zrobić.
dice-refused-over = Partia jest skończona.
dice-refused-seat = Pytane jest inne miejsce.
dice-refused-dice = Najpierw rzut kośćmi.
dice-refused-bid = Tej karty nie ma na ręce.
dice-refused-walk = Pytanie dotyczy miejsca.
dice-refused-far = To { $length }, a najwięcej można { $allowance }.
dice-refused-place = Nikt nie może stać w { $place }.

dice-points = Punkty: { $n }
dice-bad-side = Nie ma strony { $name }.
outcome-points = Sześć punktów.
passed-hold = Tura się kończy.
mode-dice-duel = Pojedynek
mode-dice-duel-about = Dwóch graczy, kość i droga.
option-opening = Otwarcie
option-opening-about = Ręce, licytacja, ryzyko i droga.
odds-dice-points = Są coś warte z { $percent } ({ $exact }).
odds-dice-nothing = Nic
odds-dice-some = Trochę punktów
dice-menu-ready = Krótka gra
dice-menu-full = Cała gra
dice-help-walk = walk 2.5: idź w to miejsce
dice-legend = 1 i 2 to gracze
dice-status = Gracz { $seat }: punkty { $points }
dice-seat = Gracz
dice-place = Miejsce
dice-side-red-about = Czerwoni są śmiali.
dice-side-blue-about = Niebiescy są spokojni.
