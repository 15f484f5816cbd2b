"""The rules ledgers: every rule of a game with its id, its text and its rulings."""

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from edgewise.lang.places import files

_CHAPTER = re.compile(r"## [A-Z]+-([A-Z]+) (.+)")
_RULE = re.compile(r"### ([A-Z]+-([A-Z]+)-\d+) (.+)")
_WORD = re.compile(r"\w+")
_RULING = "Ruling: "
_BAD_INPUT = "Bad input: "


class Rule(msgspec.Struct, frozen=True):
    """One rule of a ledger; the text is Markdown."""

    id: str
    chapter: str
    chapter_title: str
    title: str
    text: str
    ruling: str | None = None
    bad_input: str | None = None


class UnknownGame(LookupError):
    """There is no ledger for a game of this name."""


class UnknownRule(LookupError):
    """The ledger of the game has no rule with this id; `near` is the one that was meant, if any looks like it."""

    def __init__(self, game: str, wanted: str, near: str | None, example: str) -> None:
        self.near = near
        self.example = example
        hint = f"the nearest is {near}" if near else f"its ids look like {example}"
        super().__init__(f"There is no rule {wanted} in {game}; {hint}.")


@cache
def games() -> tuple[str, ...]:
    """Names of the games that have a ledger."""
    return tuple(file.name[:-3] for file in files("rules", ending=".md"))


@cache
def ledger(game: str, language: str = "en") -> tuple[Rule, ...]:
    """All rules of the game, in the order of its ledger; the English text is the law, and stands in for others."""
    if game not in games():
        near = _nearest(game.lower(), games())
        hint = f"the nearest is {near}" if near else f"there is {', '.join(games())}"
        raise UnknownGame(f"There is no rules ledger for {game!r}; {hint}.")
    own = () if language == "en" else (language,)
    file = next(f for f in (*_files(game, *own), *_files(game)))
    return parse(file.read_text(encoding="utf-8"))


def is_translated(game: str, language: str) -> bool:
    """True if the rules of the game stand in this language."""
    return language == "en" or any(_files(game, language))


def _files(game: str, *language: str) -> list[Traversable]:
    return [file for file in files("rules", *language, ending=".md") if file.name == f"{game}.md"]


def forget() -> None:
    """Reads the ledgers anew when they are asked for next: there are others than before."""
    games.cache_clear()
    ledger.cache_clear()


def parse(markdown: str) -> tuple[Rule, ...]:
    """The rules in a ledger's Markdown; what stands outside a rule is left out."""
    rules: list[Rule] = []
    chapter_title = ""
    heading: re.Match[str] | None = None
    body: list[str] = []
    for line in [*markdown.splitlines(), "## END-END end"]:
        chapter, rule_heading = _CHAPTER.fullmatch(line), _RULE.fullmatch(line)
        if chapter is None and rule_heading is None:
            body.append(line)
            continue
        if heading is not None:
            rules.append(_rule(heading, chapter_title, body))
        chapter_title = chapter_title if chapter is None else chapter[2]
        heading, body = rule_heading, []
    return tuple(rules)


def rule(game: str, id: str, language: str = "en") -> Rule:
    """The rule with this id, in capitals or not."""
    rules = {each.id: each for each in ledger(game, language)}
    wanted = id.strip().upper()
    if wanted not in rules:
        raise UnknownRule(game, wanted, _nearest(wanted, tuple(rules)), next(iter(rules)))
    return rules[wanted]


def find(game: str, words: str, language: str = "en") -> tuple[Rule, ...]:
    """Rules that speak of the words, best first: those with all the words, else those with any."""
    wanted = _words(words)
    scored = [(_scores(each, wanted), each) for each in ledger(game, language)]
    complete = [(scores, each) for scores, each in scored if scores and all(scores)]
    partial = [(scores, each) for scores, each in scored if any(scores)]
    ranked = sorted(complete or partial, key=lambda found: -sum(found[0]))
    return tuple(each for _, each in ranked)


def _rule(heading: re.Match[str], chapter_title: str, body: list[str]) -> Rule:
    kept = [line for line in body if not line.startswith((_RULING, _BAD_INPUT))]
    return Rule(
        id=heading[1],
        chapter=heading[2],
        chapter_title=chapter_title,
        title=heading[3],
        text="\n".join(kept).strip(),
        ruling=_marked(body, _RULING),
        bad_input=_marked(body, _BAD_INPUT),
    )


def _marked(body: list[str], mark: str) -> str | None:
    found = [line.removeprefix(mark) for line in body if line.startswith(mark)]
    return "\n".join(found) if found else None


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _scores(rule: Rule, wanted: list[str]) -> list[int]:
    """How strongly the rule speaks of each wanted word; 0 where it does not."""
    body = f"{rule.text} {rule.ruling or ''} {rule.bad_input or ''}"
    # A short title is about its words more than a long one is.
    title_weight = 9 + 12 // len(_words(rule.title))
    weighted = ((rule.title, title_weight), (rule.id, 4), (rule.chapter_title, 3), (body, 1))
    texts = [(_words(text), weight) for text, weight in weighted]
    return [sum(weight * min(_hits(word, words), 3) for words, weight in texts) for word in wanted]


def _hits(word: str, words: list[str]) -> int:
    """Whole words count, and so do longer words that begin alike: "push" finds "pushing"."""
    return sum(each == word or (len(word) > 2 and each.startswith(word)) for each in words)


def _nearest(wanted: str, known: tuple[str, ...]) -> str | None:
    near = get_close_matches(wanted, known, n=1)
    return near[0] if near else None
