"""Languages: the one list of those that Edgewise speaks; each has its folders of words and of rules in `lang`."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
# What is said to those who ask for a language that there is not.
DEFAULT: Language = "en"
