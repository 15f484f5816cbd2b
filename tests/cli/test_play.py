import io
import json
import os
import re
import signal
import subprocess
import sys
from _thread import interrupt_main
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import sleep

import pytest

from edgewise import catalog
from edgewise.cli import sitting
from edgewise.cli.app import run
from edgewise.core.flow import Action
from edgewise.core.game import AnyGame
from edgewise.core.question import AnyQuestion
from edgewise.lang.words import LOCALES
from edgewise.players import LEVELS, PLAYERS, Progress, Report
from tests.players.thinkers import THINKERS

Output = pytest.CaptureFixture[str]
SOURCE = Path(__file__).parent.parent.parent / "src"
ONES = 4000


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think as little as they can."""
    for level in LEVELS:
        monkeypatch.setitem(PLAYERS, level, THINKERS[level])


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def play(monkeypatch: pytest.MonkeyPatch, capsys: Output, lines: list[str], *words: str) -> str:
    type_in(monkeypatch, *lines)
    assert run(["play", "dawnfall", *words]) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return printed.out


@pytest.mark.parametrize("language", LOCALES)
def test_a_first_game_runs_to_its_result_by_number_1(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    printed = play(monkeypatch, capsys, ["1"] * ONES, "--language", language)
    result = {"en": r"Player \d wins|draw", "de": r"Spieler \d gewinnt|Unentschieden", "pl": r"Wygrywa gracz \d|Remis"}
    assert re.search(result[language], printed.splitlines()[-1])
    unsaid = re.findall(r"\b(?:ask|event|action|refused|outcome|play|level|bot|hint)-[a-z-]+", printed)
    assert unsaid == []


def test_a_full_game_between_two_people_runs_to_its_result(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["8", *["1"] * ONES])
    assert "Pass the screen to player" in printed
    assert re.search(r"Player \d wins|draw", printed.splitlines()[-1])


def test_a_pipe_through_the_real_command_works(tmp_path: Path) -> None:
    code = "import sys; from edgewise.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "play", "dawnfall", "--against", "random", "--seat", "2", "--seed", "5"],
        input="1\n" * ONES,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"Player \d wins|draw", done.stdout.splitlines()[-1])


def test_the_end_of_input_saves_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * 60)
    assert "edgewise play dawnfall --against recruit --seat 1 --language en --resume dawnfall-autosave.json" in printed
    before = catalog.Match.load(Path("dawnfall-autosave.json").read_text())
    assert before.outcome is None
    printed = play(monkeypatch, capsys, ["1"] * ONES, "--resume", "dawnfall-autosave.json")
    assert re.search(r"Player \d wins|draw", printed.splitlines()[-1])


def test_saving_by_name_keeps_the_match(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "1", "save here.json", "save", "save no/such/folder", "quit"])
    assert "Saved in here.json" in printed
    assert "Type save and a file name" in printed
    assert "cannot be written" in printed
    assert catalog.Match.load(Path("here.json").read_text()).record.replies


def test_commands_show_and_explain(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    lines = ["1", "help", "board", "squads", "hand", "log", "rule DF-MOV-3", "rule DF-MOV-99", "why 1", "why 99"]
    printed = play(monkeypatch, capsys, [*lines, "nonsense", "99", "why {", "quit"])
    for part in (
        "why N: explain",
        "Hexes of a Space",
        "Son of Khyber F",
        "is the First Player",
        "DF-MOV-3",
        "There is no rule DF-MOV-99",
        "Allowed: Deploy Angel of Death A",
        "99 is not one of the choices",
        "I do not understand nonsense",
        "Type why and the number of a choice",
    ):
        assert part in printed


def test_a_refused_action_names_its_rule(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    wrong = json.dumps({"type": "DeploySquad", "squad": 9})
    printed = play(monkeypatch, capsys, ["1", wrong, f"why {wrong}", '{"type": "Fly"}', '{"type', "quit"])
    assert printed.count("(DF-DEP-6)") == 2
    assert "Refused: Bloodsmith K is not waiting to be deployed. (DF-DEP-6)" in printed
    assert "This is not an action" in printed
    assert "This is not JSON" in printed


def test_an_unlisted_legal_action_is_played(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    right = json.dumps({"type": "DeploySquad", "squad": 3})
    assert "Where is Pilgrim D1 deployed?" in play(monkeypatch, capsys, ["1", right, "quit"])


def test_a_space_is_typed_before_its_hexes(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    lines = ["1", "4", "e6", "back", "(4,5)", "z9", "2"]
    printed = play(monkeypatch, capsys, [*lines, "quit"])
    assert printed.count("Hexes on e6") == 2
    assert "No choice here is on z9" in printed


def test_undo_takes_back_the_last_choice(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "undo", "2", "undo", "quit"])
    assert "Nothing can be taken back" in printed
    assert "The last answer is taken back" in printed
    assert printed.count("Which Squad is deployed next?") == 2


def test_auto_passes_and_conceding_ends_the_match(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "auto", "concede", "no", "concede", "yes"])
    assert "Nobody waits for a pass here" in printed
    assert "Player 2 wins." in printed.splitlines()[-1]


def test_the_other_hand_is_not_shown(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", *["1"] * 60, "hand", "quit"])
    names = {card["name"] for card in catalog.game("dawnfall").describe_content("demons")["cards"]}
    mine = {card["name"] for card in catalog.game("dawnfall").describe_content("chapter")["cards"]}
    shown = re.findall(r"^  (.+?)(?: x\d)? \((?:action|enhancement)\)$", printed, re.MULTILINE)
    assert shown
    assert not set(shown) & (names - mine)


def test_the_menu_asks_again_and_can_be_left(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "Goodbye" in play(monkeypatch, capsys, ["10", "help", "q"])
    assert "Goodbye" in play(monkeypatch, capsys, ["9"])
    assert "Goodbye" in play(monkeypatch, capsys, [])


def test_the_menu_describes_the_levels_weakest_first(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["q"])
    described = [catalog.speaker().say(f"level-{level}") for level in LEVELS]
    assert [re.sub(r"^ +\d+  ", "", line) for line in printed.splitlines()[2:5]] == [
        f"{described[0]} (press Enter)",
        *described[1:],
    ]


@pytest.mark.parametrize("level", PLAYERS)
def test_every_bot_can_be_played_against(level: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * 40, "--against", level, "--option", "layout=first-game")
    assert f"Player 2 is the bot {level.capitalize()}." in printed
    assert f"--against {level} --seat 1" in printed


def test_a_recruit_says_what_it_thinks_and_when_it_slips(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * ONES)
    assert "    Recruit thinks: " in printed
    assert "    Recruit slips on purpose; better was: " in printed
    said = [line for line in printed.splitlines() if line.startswith("    Recruit ")]
    assert not [one for one, next_ in pairwise(said) if one == next_]
    assert not [line for line in said if "Deck:" in line or "Squads:" in line or "Pay:" in line]


def test_a_recruit_does_not_name_the_cards_of_its_hand(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1"] * ONES, "--option", "layout=first-game", "--seed", "3")
    better = [line for line in printed.splitlines() if "better was: " in line]
    assert better
    assert not [line for line in better if re.search(r"better was: (Play|Attach|Discard) ", line)]


def test_a_hint_tells_what_to_type_and_why(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "hint", "4", "hint", "quit"])
    best = re.findall(r"^ *(.+?)  Best: (.+) \(\d+% to win the match\)$", printed, re.MULTILINE)
    assert len(best) == 2
    (number, squad), (place, hexes) = best
    assert re.search(rf"^ +{number}  {re.escape(squad)}$", printed, re.MULTILINE)
    printed = play(monkeypatch, capsys, ["1", "4", place, "quit"])
    assert f"Pilgrim D1 is deployed on {hexes.split(',')[0]}" in printed


@pytest.mark.parametrize("language", LOCALES)
def test_hints_are_told_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    lines = [*["1"] * 60, "hint", *["1"] * 10, "hint", "help", "quit"]
    printed = play(monkeypatch, capsys, ["1", *lines], "--language", language)
    assert not re.findall(r"\b(?:play|level|bot|hint)-[a-z-]+", printed)


@pytest.mark.parametrize(
    ("language", "how"), [("en", "such as why 1"), ("de", "etwa why 1"), ("pl", "na przykład why 1")]
)
def test_whatever_a_newcomer_mistypes_gets_help_in_his_language(
    language: str, how: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    lines = ["why", "why abc", "{", "rule", "rule XX", "rule DF-MOV-99", "auto", "save no/such/folder", "save ."]
    printed = play(monkeypatch, capsys, ["1", *lines, 'why {"type": "Fight"}', "quit"], "--language", language)
    assert printed.count(how) == 2
    assert "DF-MOV-9" in printed and "DF-GEN-1" in printed
    # Neither words of the machine, nor a table of windows where no action was meant.
    assert not re.findall(r"Errno|truncated|malformed|byte 0|W-T10", printed)
    if language != "en":
        assert not re.findall(r"There is no|cannot be|[Nn]o such", printed.replace("no/such", ""))


def test_a_hint_without_reasons_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    printed = play(monkeypatch, capsys, ["1", "hint", "quit"]).splitlines()
    told = [number for number, line in enumerate(printed) if re.search(r"  (Best|Also): ", line)]
    assert len(told) == 3
    assert all(printed[number + 1].startswith("      ") for number in told)


class Dozing:
    """Lets the person press Ctrl-C, and thinks until it is interrupted."""

    def __init__(self, game: AnyGame, seed: int) -> None: ...

    def choose(self, question: AnyQuestion, report: Report | None = None) -> Action:
        assert report is not None
        interrupt_main()
        while report(Progress(0.0, 0, question.options[0])):
            sleep(0.01)
        return question.options[0]


@contextmanager
def listening() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_match_can_be_left_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setitem(PLAYERS, "warlord", Dozing)
    with listening():
        printed = play(monkeypatch, capsys, ["1"] * 40, "--against", "warlord", "--option", "layout=first-game")
    assert "Saved in dawnfall-autosave.json" in printed
    assert printed.splitlines()[-1] == "Goodbye."
    assert catalog.Match.load(Path("dawnfall-autosave.json").read_text()).outcome is None


def test_a_fault_of_the_rules_is_told_in_words(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no such thing")

    monkeypatch.setattr(sitting.Sitting, "_answer", fail)
    type_in(monkeypatch, "1", "1")
    assert run(["play", "dawnfall"]) == 1
    printed = capsys.readouterr()
    assert "Edgewise made a mistake (RuntimeError: no such thing)" in printed.out
    assert Path("dawnfall-autosave.json").exists()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--resume", "missing.json"], "There is no file missing.json"),
        (["--resume", "bad.json"], "bad.json cannot be resumed"),
        (["--content", "bad.json"], "bad.json:1"),
        (["--option", "strategic=9"], "DF-OPT-11"),
        (["--option", "players.1.squads=[]"], "The list has 0 Squads; it needs 5. (DF-SET-8)"),
        (["--option", "players.1.squads=[]", "--language", "de"], "Die Liste hat 0 Trupps; sie braucht 5. (DF-SET-8)"),
        (["--option", "seats=two", "--language", "pl"], "seats: oczekiwano tu int, a nie str (DF-OPT-1)"),
        (["--against", "person", "--seat", "4"], "no seat 4"),
        (["--against", "nobody"], "nobody"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(
    words: list[str], part: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    Path("bad.json").write_text('{"record": 1}')
    type_in(monkeypatch, "1")
    assert run(["play", "dawnfall", *words]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert part in printed.err
