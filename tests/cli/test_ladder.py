from pathlib import Path

import pytest

from edgewise.cli.app import run
from edgewise.lab.ladder import decode

Output = pytest.CaptureFixture[str]
MEET = ["arena", "dawnfall", "--players", "random,greedy", "--games", "2"]


def test_an_arena_fills_a_ladder_that_is_drawn_beside_it(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "ladder.json"
    assert run([*MEET, "--ladder", str(file)]) == 0
    assert decode(file.read_text()).runs[0].players == ["random", "greedy"]
    assert run(["ladder", str(file)]) == 0
    assert "ladder.svg written" in " ".join(capsys.readouterr().out.split())
    assert "![Ratings of the players with their 95% intervals](ladder.svg)" in (tmp_path / "ladder.md").read_text()
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg ")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["ladder", "{}/none.json"], "There is no file"),
        (["ladder", "{}/bad.json"], "not the file of a ladder"),
        (["ladder", "{}/empty.json"], "edgewise arena --ladder"),
        ([*MEET, "--ladder", "{}/bad.json"], "not the file of a ladder"),
        (["arena", "dawnfall", "--players", "random,random", "--ladder", "{}/a.json"], "every player stands once"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_status_2(
    words: list[str], part: str, tmp_path: Path, capsys: Output
) -> None:
    (tmp_path / "bad.json").write_text("no")
    (tmp_path / "empty.json").write_text("{}")
    assert run([word.format(tmp_path) for word in words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert part in printed.err
