"""The examples of the page about geometry print what their comments say."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs/geometry.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_it_says(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example, {})
    said = [line.split("  # ")[1].split(":")[0] for line in example.splitlines() if line.startswith("print(")]
    assert said
    assert capsys.readouterr().out.splitlines() == said
