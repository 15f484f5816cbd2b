# Words that every game uses.

yes = Tak
no = Nie
pass = Pas
