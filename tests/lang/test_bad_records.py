"""Records, saved matches and replays that cannot be used are refused in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from edgewise import BadInput, ManualDealer, Match, Rolled, ScriptedDealer, catalog
from edgewise.cli.app import run
from edgewise.core import record as records
from edgewise.lang.words import LOCALES
from tests.lang.test_bad_files import RAW

Output = pytest.CaptureFixture[str]
SAVED: dict[str, Any] = msgspec.json.decode(Match.new("dawnfall", seed=4).save())

DEALT: list[Any] = SAVED["record"]["replies"]


def changed(**fields: Any) -> str:
    """The saved match with something else in its record."""
    return msgspec.json.encode({**SAVED, "record": {**SAVED["record"], **fields}}).decode()


def recorded(**fields: Any) -> str:
    return msgspec.json.encode({**SAVED["record"], **fields}).decode()


BAD: list[tuple[str, Callable[[str], Any]]] = [
    ("save", lambda locale: Match.load("", locale=locale)),
    ("save", lambda locale: Match.load("{]", locale=locale)),
    ("save", lambda locale: Match.load("[1]", locale=locale)),
    ("save", lambda locale: Match.load('{"record": 1}', locale=locale)),
    ("record", lambda locale: Match.load('{"record": 1, "state": 1}', locale=locale)),
    ("record", lambda locale: Match.load(changed(colour="red"), locale=locale)),
    ("record", lambda locale: Match.load(changed(replies="none"), locale=locale)),
    ("format", lambda locale: Match.load(changed(format=9), locale=locale)),
    ("game_format", lambda locale: Match.load(changed(game_format=99), locale=locale)),
    ("game", lambda locale: Match.load(changed(game="chess"), locale=locale)),
    ("replies", lambda locale: Match.load(changed(replies=[{"type": "Rolled", "value": "six"}]), locale=locale)),
    ("record", lambda locale: Match.load(changed(replies=[]), locale=locale)),
    ("replies", lambda locale: Match.load(changed(replies=[*DEALT, *DEALT]), locale=locale)),
    ("state", lambda locale: Match.load(msgspec.json.encode({**SAVED, "state": {}}), locale=locale)),
    ("record", lambda locale: catalog.replay("nothing", locale=locale)),
    ("replies", lambda locale: catalog.replay(recorded(replies=[*DEALT, {"type": "Fly"}]), locale=locale)),
    ("seed", lambda locale: Match.new("dawnfall", seed="x", locale=locale)),  # type: ignore[arg-type]  # on purpose
    ("dice", lambda locale: Match.new("dawnfall", dealer=ManualDealer(lambda _: Rolled(99)), locale=locale)),
    ("dice", lambda locale: Match.new("dawnfall", dealer=ManualDealer(lambda _: Rolled(1, (1,))), locale=locale)),
    ("script", lambda locale: Match.new("dawnfall", dealer=ScriptedDealer(), locale=locale)),
]


@pytest.mark.parametrize(("field", "call"), BAD)
def test_what_cannot_be_played_again_is_told_in_every_language(field: str, call: Callable[[str], Any]) -> None:
    texts = set()
    for locale in LOCALES:
        with pytest.raises(BadInput) as caught:
            call(locale)
        assert caught.value.field == field
        assert RAW.search(str(caught.value)) is None, str(caught.value)
        texts.add(str(caught.value))
    assert len(texts) == len(LOCALES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            recorded(format=9),
            {
                "en": "cannot be played again: format: the record has format 9, this version reads 1; replay it with "
                "the version that wrote it",
                "de": "kann nicht abgespielt werden: format: die Aufzeichnung hat Format 9, diese Version liest 1; "
                "spiele sie mit der Version ab, die sie schrieb",
                "pl": "format: zapis przebiegu ma format 9, a ta wersja czyta 1; odtwórz go wersją, która go zapisała",
            },
        ),
        (
            "{",
            {
                "en": "it is neither a record nor a saved match: it ends too soon, inside a value",
                "de": "das ist weder eine Aufzeichnung noch eine gespeicherte Schlacht: es endet zu früh, mitten in "
                "einem Wert",
                "pl": "to nie jest ani zapis przebiegu, ani zapisana rozgrywka: kończy się za wcześnie, w środku "
                "wartości",
            },
        ),
    ],
)
def test_a_replay_names_the_file_and_what_is_wrong(
    text: str, said: dict[str, str], tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    for language, words in said.items():
        assert run(["replay", str(file), "--language", language]) == 1
        told = capsys.readouterr().err
        assert str(file) in told
        assert words in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cannot be resumed: save: a saved match has the fields record and state"),
        ("de", "kann nicht fortgesetzt werden: save: eine gespeicherte Schlacht hat die Felder record und state"),
        ("pl", "Nie można wznowić"),
    ],
)
def test_a_match_that_cannot_be_resumed_is_told_with_its_file(
    language: str, words: str, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "match.json"
    file.write_text("{}", encoding="utf-8")
    assert run(["play", "dawnfall", "--resume", str(file), "--language", language]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert str(file) in told


def test_a_record_by_itself_shows_its_key() -> None:
    """Who reads a record without a game speaks no language; the error still says which fault it is."""
    with pytest.raises(BadInput, match="bad-match-record-object"):
        records.decode("[]")
