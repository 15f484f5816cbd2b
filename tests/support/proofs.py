"""Long proofs: tests that try the same with more seeds, messages or kills when they are given more time.

`make test` runs a sample of them, `make prove` a hundred times as much; `pytest --proofs 1000` whatever is wanted.
"""

from __future__ import annotations

import os

import pytest

# Set by the option `--proofs` before any test is read; workers of a parallel run inherit it.
VARIABLE = "EDGEWISE_PROOFS"
TIMES = int(os.environ.get(VARIABLE, "1"))

proof = pytest.mark.proof


def scaled(sample: int) -> int:
    """So many in a sample, and as many times more as were asked for in a proof."""
    return sample * TIMES
