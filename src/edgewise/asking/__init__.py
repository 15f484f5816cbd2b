"""Which questions reach a person, and what is answered for a seat: one policy for server and terminal."""

from edgewise.asking.facts import Facts, ShownFacts, Telling
from edgewise.asking.policy import Given, Past, Wishes, answer_for

__all__ = ["Facts", "Given", "Past", "ShownFacts", "Telling", "Wishes", "answer_for"]
