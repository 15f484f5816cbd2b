"""Which rules of a ledger are proven by tests."""

from collections.abc import Mapping
from typing import TypedDict

from edgewise.lang.ledger import ledger


class Coverage(TypedDict):
    """How many rules a game has, how many of them a passing test proves, and which."""

    total: int
    covered: int
    uncovered: list[str]
    tests: dict[str, list[str]]


def coverage(game: str, tests: Mapping[str, list[str]]) -> Coverage:
    """The rules of the game in ledger order against the passing tests of each rule id."""
    ids = [rule.id for rule in ledger(game)]
    proven = {id: list(tests[id]) for id in ids if tests.get(id)}
    return Coverage(
        total=len(ids),
        covered=len(proven),
        uncovered=[id for id in ids if id not in proven],
        tests=proven,
    )
