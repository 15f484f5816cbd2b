"""Golden games: a change of the rules shows as a diff that a person can read."""

import re
from importlib.resources import files

import pytest

from edgewise import replay
from edgewise.core.phrase import kebab
from tests.games.the_edge.golden import GOLDEN, SITTINGS
from tests.support.golden import unspoken

HOW_TO = "write them anew with: python -m tests.games.the_edge.golden --write"
# What none of the three games came to.
UNTOLD = {"player-conceded", "squad-stayed-ready", "progress-skipped"}


@pytest.mark.parametrize("name", GOLDEN.shelf.names)
def test_a_record_prints_the_match_that_was_written_down(name: str) -> None:
    assert GOLDEN.shelf.tellers[name]().splitlines() == GOLDEN.shelf.read(name).splitlines(), HOW_TO


@pytest.mark.parametrize("name", GOLDEN.shelf.names)
def test_a_golden_game_is_told_in_words(name: str) -> None:
    assert not unspoken(GOLDEN.shelf.read(name))


@pytest.mark.parametrize("name", GOLDEN.shelf.names)
def test_a_record_is_of_the_match_that_its_heading_names(name: str) -> None:
    match = replay(GOLDEN.record_file(name).read_bytes())
    sitting = SITTINGS[name]
    assert (match.record.options, match.record.seed) == (sitting.options, sitting.seed)
    assert match.outcome is not None


def test_the_games_end_in_different_ways() -> None:
    endings = {GOLDEN.shelf.read(name).splitlines()[-1].split(",")[0] for name in GOLDEN.shelf.names}
    assert endings == {"The end: no-vp", "The end: no-crystals", "The end: out-of-cards"}


def test_the_games_show_everything_that_a_log_can_tell_but_a_few() -> None:
    words = files("edgewise.lang").joinpath("en", "the-edge.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^ed-log-([a-z-]+) =", words, re.MULTILINE))
    logs = [replay(GOLDEN.record_file(name).read_bytes()).log for name in GOLDEN.shelf.names]
    shown = {kebab(type(event).__name__) for log in logs for event in log}
    assert kinds - shown == UNTOLD
