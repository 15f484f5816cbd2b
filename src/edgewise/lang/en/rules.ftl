# Words of `edgewise rules`.

rules-chapter = Chapter
rules-title = Title
rules-count = Rules
rules-rule = Rule
rules-ruling = Ruling:
rules-bad-input = Bad input:
rules-none = No rule of { $game } speaks of “{ $words }”.
rules-more = and { $n } more; add a word to narrow the search
