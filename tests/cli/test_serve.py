"""`edgewise serve` and `edgewise schema`."""

import socket
from pathlib import Path

import pytest

from edgewise.cli.app import EXIT_FAILED, EXIT_USAGE, run
from edgewise.server.schema import files


def test_a_port_that_is_taken_is_told_with_the_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port), "--no-open"]) == EXIT_USAGE
    told = capsys.readouterr().err
    assert str(port) in told
    assert "--port" in told


def test_a_database_that_cannot_be_used_is_told_with_the_way_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'nowhere' / 'matches.db'}"
    assert run(["serve", "--port", "0", "--no-open", "--database", url]) == EXIT_USAGE
    assert "--database" in capsys.readouterr().err


def test_a_database_of_an_unknown_kind_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--no-open", "--database", "cloud://x"]) == EXIT_USAGE
    assert "--database" in capsys.readouterr().err


def test_the_protocol_is_written_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", str(tmp_path), "--check"]) == EXIT_FAILED
    assert "edgewise schema" in capsys.readouterr().out
    assert run(["schema", str(tmp_path)]) == 0
    for place, text in files().items():
        assert (tmp_path / place).read_text(encoding="utf-8") == text
    assert run(["schema", str(tmp_path), "--check"]) == 0
