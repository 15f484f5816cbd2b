"""Rosters as lines of text: written for people in their language, and read back when pasted. ME-FOR-4, ME-FOR-17."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from edgewise.content import ContentError, Problem, nearest
from edgewise.content.errors import Words, way_out
from edgewise.content.nodes import bare
from edgewise.core.phrase import Voice, phrase
from edgewise.games.maelstrom.muster import drafted, line_of
from edgewise.games.maelstrom.profiles import AddModels, Faction, Roster, RosterUnit, UnitEntry
from edgewise.games.maelstrom.rosters import read_roster, roster_points
from edgewise.games.maelstrom.slugs import slug
from edgewise.games.maelstrom.wordlist import Wordlist

RULE = "ME-FOR-17"
FORMAT = "edgewise-me-roster/1"
HEADS = ("faction", "limit", "detachment", "total")
FIRST, FURTHER = "-", "+"
HEAD = re.compile(r"(?P<word>[^:0-9]+?)\s*(?::\s*(?P<value>.+)|(?P<number>[0-9]+)\s*:?)")
UNIT = re.compile(
    r'(?P<title>[^"(:]+?)\s*(?:"(?P<name>[^"]*)")?\s*(?:\((?P<points>[0-9]+)\))?\s*(?::\s*(?P<choices>.*))?'
)
COUNTED = re.compile(r"(?:\+(?P<more>[0-9]+)\s+|(?P<times>[0-9]+)\s*[x×]\s*)?(?P<words>.+)")


def written(roster: Roster, factions: Mapping[str, Faction], voice: Voice) -> str:
    """A roster in lines, as `read_written` reads it in every language."""
    own = Wordlist(factions[roster.faction], voice)
    head = {name: voice.say(f"me-roster-{name}") for name in HEADS}
    told = [roster.name, f"{head['faction']}: {own.faction}", f"{head['limit']}: {roster.limit}"]
    for number, detachment in enumerate(roster.detachments, 1):
        told += ["", f"{head['detachment']} {number}"]
        for selection in detachment:
            entry = factions[roster.faction].entry(selection.entry)
            for at, unit in enumerate(selection.units):
                assert entry is not None
                start = f"  {FURTHER} " if at else f"{FIRST} "
                told.append(start + _unit(entry, unit, factions[roster.faction], own))
    return "\n".join([*told, "", f"{head['total']}: {roster_points(roster, factions)}", ""])


def read_written(text: str, file: str, factions: Mapping[str, Faction], voices: Mapping[str, Voice]) -> Roster:
    """The roster that lines of text tell in any language; a line that cannot be read refuses the whole. ME-FOR-17."""
    reader = _Reader(file, factions, voices)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            reader.read(number, line.strip())
    return read_roster(reader.finished(), file)


def _unit(entry: UnitEntry, unit: RosterUnit, faction: Faction, own: Wordlist) -> str:
    words = dict(own.choices(entry))
    counts: Counter[Any] = Counter()
    for chosen in unit.options:
        counts[line_of(entry, chosen)] += chosen.count
    told = [_counted(entry.options[at.option], words[at], counts[at]) for at in words if counts[at]]
    told += [f"+{count} {own.name(title)}" for title, count in Counter(unit.add_ons).items()]
    name = f' "{unit.name}"' if unit.name else ""
    add_ons = [found for title in unit.add_ons if (found := faction.entry(title)) is not None]
    points = drafted(entry, unit, add_ons).points
    return f"{own.name(entry.title)}{name} ({points})" + (f": {'; '.join(told)}" if told else "")


def _counted(option: object, words: str, count: int) -> str:
    if isinstance(option, AddModels):
        return f"+{count} {words}"
    return words if count == 1 else f"{count} × {words}"


class _Known(NamedTuple):
    """What words of one kind may mean, and the words as they are said."""

    meant: dict[str, str]
    said: list[str]

    def meaning(self, words: str) -> str | None:
        return self.meant.get(words.casefold())

    def near(self, words: str) -> str:
        return nearest(words, self.said)


def _known(pairs: Iterable[tuple[str, str]]) -> _Known:
    listed = [(words, meaning) for words, meaning in pairs if words]
    return _Known({words.casefold(): meaning for words, meaning in reversed(listed)}, [words for words, _ in listed])


class _Reader:
    """Gathers what the lines tell, and what is wrong with them."""

    def __init__(self, file: str, factions: Mapping[str, Faction], voices: Mapping[str, Voice]) -> None:
        self._file, self._factions, self._voices = file, factions, tuple(voices.values())
        self._heads = _known((voice.say(f"me-roster-{name}"), name) for voice in self._voices for name in HEADS)
        self._data: dict[str, Any] = {"format": FORMAT, "detachments": []}
        self._problems: list[Problem] = []
        self._lines = 0
        self._meanings: dict[str, _Known] = {}

    def read(self, number: int, line: str) -> None:
        """Takes in one line that is not empty."""
        self._lines = number
        if "name" not in self._data:
            self._data["name"] = line
        elif line.startswith((f"{FIRST} ", f"{FURTHER} ")):
            self._read_unit(number, line[0], line[1:].strip())
        else:
            self._read_head(number, line)

    def finished(self) -> dict[str, Any]:
        """All that was told; refused with every line that cannot be read."""
        for name in ("name", "faction", "limit"):
            if name not in self._data and not self._problems:
                self._wrong(max(1, self._lines), phrase("bad-file-me-line-lacks", name=name))
        if self._problems:
            raise ContentError(self._problems)
        return self._data

    def _wrong(self, line: int, message: Words, suggestion: str = "") -> None:
        self._problems.append(Problem(self._file, line, 1, "", message, way_out(message), suggestion, RULE))

    def _read_head(self, number: int, line: str) -> None:
        match = HEAD.fullmatch(line)
        head = self._heads.meaning(match["word"].strip()) if match else None
        value = (match["value"] or match["number"]).strip() if match else ""
        if head is None:
            near = self._heads.near(match["word"]) if match else ""
            self._wrong(number, phrase("bad-file-me-line", line=bare(line)), near)
        elif head == "faction":
            self._read_faction(number, value)
        elif not value.isdigit():
            self._wrong(number, phrase("bad-file-me-line-number", line=bare(line)))
        elif head == "detachment":
            self._data["detachments"].append([])
        else:
            self._data[head] = int(value)

    def _read_faction(self, number: int, words: str) -> None:
        factions = [(Wordlist(f, voice).faction, f.id) for f in self._factions.values() for voice in self._voices]
        known = _known(factions)
        found = known.meaning(words)
        if found is None:
            message = phrase("bad-file-me-line-unknown", what="faction", word=bare(words))
            self._wrong(number, message, known.near(words))
        else:
            self._data["faction"] = found

    def _read_unit(self, number: int, sign: str, line: str) -> None:
        match = UNIT.fullmatch(line)
        if match is None or not self._data["detachments"]:
            self._wrong(number, phrase("bad-file-me-line", line=bare(line)))
            return
        titles = self._titles()
        title = titles.meaning(match["title"])
        if title is None:
            message = phrase("bad-file-me-line-unknown", what="entry", word=bare(match["title"]))
            self._wrong(number, message, titles.near(match["title"]))
            return
        unit = self._options(number, title, match["choices"] or "")
        unit |= {"points": int(match["points"])} if match["points"] else {}
        unit |= {"name": match["name"]} if match["name"] else {}
        selections = self._data["detachments"][-1]
        if sign == FIRST:
            selections.append({"entry": title, "units": [unit]})
        elif selections and selections[-1]["entry"] == title:
            selections[-1]["units"].append(unit)
        else:
            self._wrong(number, phrase("bad-file-me-line-further", word=bare(match["title"])))

    def _order(self) -> Iterator[Faction]:
        """The roster's faction, then all others. ME-FOR-18."""
        own = self._factions.get(self._data.get("faction", ""))
        yield from [own] if own else []
        yield from (faction for faction in self._factions.values() if faction is not own)

    def _titles(self) -> _Known:
        """The titles of all units, those of the roster's faction before others."""
        own = self._data.get("faction", "")
        if own not in self._meanings:
            self._meanings[own] = _known(
                (Wordlist(faction, voice).name(entry.title), entry.title)
                for faction in self._order()
                for voice in self._voices
                for entry in faction.entries
            )
        return self._meanings[own]

    def _options(self, number: int, title: str, choices: str) -> dict[str, Any]:
        """The options and add-ons of a unit."""
        faction, entry = next((f, e) for f in self._order() if (e := f.entry(title)) is not None)
        lists = [Wordlist(faction, voice) for voice in self._voices]
        known = {words.casefold(): line for own in lists for line, words in own.choices(entry)}
        said = [words for own in lists for _, words in own.choices(entry)]
        add_ons = _known((own.name(e.title), e.title) for own in lists for e in faction.entries if e.add_on_to)
        options: list[dict[str, Any]] = []
        taken: list[str] = []
        for part in (part.strip() for part in choices.split(";") if part.strip()):
            match = COUNTED.fullmatch(part)
            words = match["words"] if match else part
            count = int((match and (match["more"] or match["times"])) or 1)
            if (line := known.get(words.casefold())) is not None:
                alone = sum(other.slug == line.slug for other in set(known.values())) == 1
                profile = {} if alone or line.profile is None else {"profile": slug(line.profile)}
                options.append({"choice": line.slug, "count": count, **profile})
            elif (add_on := add_ons.meaning(words)) is not None:
                taken += [add_on] * count
            else:
                message = phrase("bad-file-me-line-unknown", what="choice", word=bare(words))
                self._wrong(number, message, nearest(words, [*said, *add_ons.said]))
        return {"options": options, "addOns": taken}
