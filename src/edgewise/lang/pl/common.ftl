# Words that every game uses.

yes = Tak
no = Nie
pass = Pas
refused-sealed = Odpowiedź została już udzielona i jako tajna nie może być zmieniona; teraz kolej pozostałych.
