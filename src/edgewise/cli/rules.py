"""`edgewise rules`: read a game's rules, search them, and see which ones tests prove."""

import sys
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from edgewise import catalog
from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.checkout import checkout, last_run, run_tests
from edgewise.cli.output import print_json
from edgewise.core.languages import Language
from edgewise.lab.coverage import Coverage, coverage
from edgewise.lang import ledger
from edgewise.lang.ledger import Rule

SEARCH_LIMIT = 20


@app.command(name="rules")
def show(
    game: str,
    id: str | None = None,
    /,
    *,
    search: str | None = None,
    language: Language = "en",
    proven: Annotated[bool, Parameter(name="--coverage", negative=())] = False,
    last: Annotated[bool, Parameter(negative=())] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Show the rules of a game.

    Parameters
    ----------
    game
        The game, for example dawnfall.
    id
        A rule such as DF-MOV-3, or a chapter such as MOV.
    search
        Words to look for in the rules.
    language
        The language of the rules; the English text is the one that counts.
    proven
        Run the tests and show which rules they prove.
    last
        With --coverage: take the last run of the tests instead of a new one.
    as_json
        Print JSON.
    """
    if last and not proven:
        raise CommandError("--last belongs to --coverage; give both.")
    if sum((id is not None, search is not None, proven)) > 1:
        raise CommandError("Give one of a rule id, --search and --coverage, not several.")
    try:
        if proven:
            return _show_coverage(game, last=last, as_json=as_json)
        pages = Pages(game, language, as_json=as_json)
        if search is not None:
            return pages.found(search)
        return pages.chapters() if id is None else pages.by_id(id)
    except (ledger.UnknownGame, ledger.UnknownRule) as error:
        raise CommandError(str(error)) from None


class Pages:
    """The rules of a game in one language, printed for people or as JSON."""

    def __init__(self, game: str, language: str, *, as_json: bool) -> None:
        self.game = game
        self.language = language
        self.as_json = as_json
        self.rules = ledger.ledger(game, language)
        self.say = catalog.speaker(language).say

    def chapters(self) -> int:
        """All chapters with the number of their rules."""
        groups = groupby(self.rules, lambda rule: (rule.chapter, rule.chapter_title))
        found = [{"chapter": chapter, "title": title, "rules": len(list(rules))} for (chapter, title), rules in groups]
        if self.as_json:
            return print_json(found)
        return self._table(("rules-chapter", "rules-title", "rules-count"), [list(row.values()) for row in found])

    def by_id(self, id: str) -> int:
        """One rule, or the rules of a chapter."""
        wanted = id.strip().upper()
        chapter = [each for each in self.rules if wanted in (each.chapter, each.id.rpartition("-")[0])]
        if chapter:
            return print_json(chapter) if self.as_json else self._titles(chapter)
        rule = ledger.rule(self.game, id, self.language)
        return print_json(rule) if self.as_json else self._rule(rule)

    def found(self, words: str) -> int:
        """The rules that speak of some words."""
        found = ledger.find(self.game, words, self.language)
        if self.as_json:
            return print_json(found)
        if not found:
            raise CommandError(self.say("rules-none", {"game": self.game, "words": words}))
        self._titles(found[:SEARCH_LIMIT])
        if len(found) > SEARCH_LIMIT:
            Console().print(self.say("rules-more", {"n": len(found) - SEARCH_LIMIT}))
        return 0

    def _titles(self, rules: Sequence[Rule]) -> int:
        rows = [(rule.id, rule.title, rule.chapter_title) for rule in rules]
        return self._table(("rules-rule", "rules-title", "rules-chapter"), rows)

    def _table(self, headings: Sequence[str], rows: Sequence[Sequence[object]]) -> int:
        table = Table(*(self.say(key) for key in headings), box=None)
        for row in rows:
            table.add_row(*(escape(str(cell)) for cell in row))
        Console().print(table)
        return 0

    def _rule(self, rule: Rule) -> int:
        console = Console()
        console.print(f"[bold]{rule.id}  {escape(rule.title)}[/bold]", highlight=False)
        console.print(f"[dim]{escape(rule.chapter_title)}[/dim]\n", highlight=False)
        console.print(Markdown(rule.text))
        for key, text in (("rules-ruling", rule.ruling), ("rules-bad-input", rule.bad_input)):
            if text is not None:
                console.print()
                console.print(Markdown(f"**{self.say(key)}** {text}"))
        return 0


def _show_coverage(game: str, *, last: bool, as_json: bool) -> int:
    ledger.ledger(game)
    root = checkout()
    if not last:
        run_tests(root)
    run = last_run(root)
    found = coverage(game, run.tests)
    if as_json:
        print_json({**found, "failed": run.failed})
    else:
        _print_coverage(game, found)
    for test in run.failed:
        sys.stderr.write(f"failed: {test}\n")
    return EXIT_FAILED if run.failed else 0


def _print_coverage(game: str, found: Coverage) -> None:
    table = Table("Chapter", "Proven", "Not proven yet", box=None)
    for chapter, group in groupby(ledger.ledger(game), lambda rule: rule.chapter):
        rules = list(group)
        missing = [rule.id.rpartition("-")[2] for rule in rules if rule.id not in found["tests"]]
        table.add_row(chapter, f"{len(rules) - len(missing)}/{len(rules)}", " ".join(missing))
    console = Console()
    console.print(table)
    console.print(f"{found['covered']} of {found['total']} rules of {game} are proven by a passing test.")
