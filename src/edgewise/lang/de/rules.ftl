# Wörter von `edgewise rules`.

rules-chapter = Kapitel
rules-title = Titel
rules-count = Regeln
rules-rule = Regel
rules-ruling = Entscheidung:
rules-bad-input = Abgelehnt wird:
rules-none = Keine Regel von { $game } spricht von „{ $words }“.
rules-more = und { $n } weitere; ein Wort mehr grenzt die Suche ein
