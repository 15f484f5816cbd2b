"""Kinds of thing that fields stand for."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)
# A place on the road, in thousandths of an inch.
Mils = NewType("Mils", int)
