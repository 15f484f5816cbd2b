# Words that every game uses.

yes = Ja
no = Nein
pass = Passen
refused-sealed = Du hast schon geantwortet, und eine verdeckte Antwort lässt sich nicht ändern; jetzt sind die anderen dran.
