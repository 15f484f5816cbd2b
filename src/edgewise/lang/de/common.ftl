# Words that every game uses.

yes = Ja
no = Nein
pass = Passen
