"""`edgewise rules`: read a game's rules, search them, and see which ones tests prove."""

import sys
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from edgewise.cli.app import EXIT_FAILED, CommandError, app
from edgewise.cli.checkout import checkout, last_run, run_tests
from edgewise.cli.output import print_json
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
        if search is not None:
            return _show_found(game, search, as_json=as_json)
        return _show_chapters(game, as_json=as_json) if id is None else _show_id(game, id, as_json=as_json)
    except (ledger.UnknownGame, ledger.UnknownRule) as error:
        raise CommandError(str(error)) from None


def _show_chapters(game: str, *, as_json: bool) -> int:
    groups = groupby(ledger.ledger(game), lambda rule: (rule.chapter, rule.chapter_title))
    chapters = [{"chapter": chapter, "title": title, "rules": len(list(rules))} for (chapter, title), rules in groups]
    if as_json:
        return print_json(chapters)
    table = Table("Chapter", "Title", "Rules", box=None)
    for chapter in chapters:
        table.add_row(*(str(cell) for cell in chapter.values()))
    Console().print(table)
    return 0


def _show_id(game: str, id: str, *, as_json: bool) -> int:
    wanted = id.strip().upper()
    chapter = [each for each in ledger.ledger(game) if wanted in (each.chapter, each.id.rpartition("-")[0])]
    if chapter:
        return print_json(chapter) if as_json else _print_titles(chapter)
    rule = ledger.rule(game, id)
    return print_json(rule) if as_json else _print_rule(rule)


def _show_found(game: str, words: str, *, as_json: bool) -> int:
    found = ledger.find(game, words)
    if as_json:
        return print_json(found)
    if not found:
        raise CommandError(f"No rule of {game} speaks of {words!r}.")
    _print_titles(found[:SEARCH_LIMIT])
    if len(found) > SEARCH_LIMIT:
        Console().print(f"and {len(found) - SEARCH_LIMIT} more; add a word to narrow the search")
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


def _print_titles(rules: list[Rule] | tuple[Rule, ...]) -> int:
    table = Table("Rule", "Title", "Chapter", box=None)
    for rule in rules:
        table.add_row(rule.id, escape(rule.title), escape(rule.chapter_title))
    Console().print(table)
    return 0


def _print_rule(rule: Rule) -> int:
    console = Console()
    console.print(f"[bold]{rule.id}  {escape(rule.title)}[/bold]", highlight=False)
    console.print(f"[dim]{escape(rule.chapter_title)}[/dim]\n", highlight=False)
    console.print(Markdown(rule.text))
    for name, text in (("Ruling", rule.ruling), ("Bad input", rule.bad_input)):
        if text is not None:
            console.print()
            console.print(Markdown(f"**{name}:** {text}"))
    return 0


def _print_coverage(game: str, found: Coverage) -> None:
    table = Table("Chapter", "Proven", "Not proven yet", box=None)
    for chapter, group in groupby(ledger.ledger(game), lambda rule: rule.chapter):
        rules = list(group)
        missing = [rule.id.rpartition("-")[2] for rule in rules if rule.id not in found["tests"]]
        table.add_row(chapter, f"{len(rules) - len(missing)}/{len(rules)}", " ".join(missing))
    console = Console()
    console.print(table)
    console.print(f"{found['covered']} of {found['total']} rules of {game} are proven by a passing test.")
