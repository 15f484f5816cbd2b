# Słowa polecenia `edgewise rules`.

rules-chapter = Rozdział
rules-title = Tytuł
rules-count = Zasady
rules-rule = Zasada
rules-ruling = Rozstrzygnięcie:
rules-bad-input = Odrzucane:
rules-none = Żadna zasada gry { $game } nie mówi o „{ $words }”.
rules-more = i jeszcze { $n }; dodatkowe słowo zawęzi wyszukiwanie
