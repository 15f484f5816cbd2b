"""Ties a test to the rules of the ledger it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
