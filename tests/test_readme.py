"""The examples of the README and the API page run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/the-edge.md"])
def test_the_python_example_of_a_page_plays_a_match_to_its_end(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert examples
    exec(examples[0], {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_commands_of_the_readme_exist() -> None:
    from edgewise.cli.app import app

    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"\.venv/bin/edgewise (\w+)", text))
    assert commands and commands <= {name for name in app if not name.startswith("-")}


def test_edgewise_says_that_it_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in text
    assert "names belong to their owners" in text
