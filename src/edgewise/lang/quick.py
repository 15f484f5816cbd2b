"""Quick sentences: patterns of Fluent made into plain functions, for values that need no formatting of their own.

A sentence is said the same as Fluent says it, or not at all: then Fluent itself is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, resolver

Values: TypeAlias = Mapping[str, Any]
# What does not depend on values stands for itself.
Part: TypeAlias = str | Callable[[Values], Any]

# Numbers below this have no groups of digits, and texts up to this length are not cut off.
SMALL = 1_000
LONGEST = 2_500


class Unusual(Exception):
    """Something here is for Fluent itself to say."""


class Sentences:
    """The patterns of a bundle as functions, each made when it is first said."""

    def __init__(self, bundle: FluentBundle, functions: Mapping[str, Callable[..., str]]) -> None:
        self._bundle = bundle
        self._functions = functions
        self._plural: Callable[[int], str] = cache(bundle._plural_form)
        # Kept with the pattern, so that its number stays its own; None: Fluent says it.
        self._made: dict[int, tuple[Any, Part | None]] = {}

    def say(self, pattern: Any, values: Values) -> str:
        """The pattern with its values."""
        part = self._part(pattern)
        if part is not None:
            try:
                return part if isinstance(part, str) else str(part(values))
            except Unusual:
                pass
        return str(self._bundle.format_pattern(pattern, dict(values))[0])

    def _part(self, pattern: Any) -> Part | None:
        kept = self._made.get(id(pattern))
        if kept is None:
            try:
                made: Part | None = _text(self._compiled(pattern))
            except Unusual:
                made = None
            kept = self._made[id(pattern)] = (pattern, made)
        return kept[1]

    def _compiled(self, node: Any) -> Part:
        """A function that gives what a node stands for: a text or a small number."""
        match node:
            case resolver.TextElement():
                return str(node.value)
            case resolver.StringLiteral():
                return str(node.parse()["value"])
            case resolver.Pattern():
                return _joined([_text(self._compiled(each)) for each in node.elements])
            case resolver.Placeable() | resolver.NeverIsolatingPlaceable():
                return self._compiled(node.expression)
            case resolver.VariableReference():
                return _variable(node.id.name)
            case resolver.SelectExpression():
                return self._choice(node)
            case resolver.FunctionReference() if node.id.name in self._functions and not node.arguments.named:
                parts = [self._compiled(each) for each in node.arguments.positional]
                return _called(self._functions[node.id.name], parts)
            case _:
                raise Unusual

    def _choice(self, node: resolver.SelectExpression) -> Part:
        """The first variant that fits what is chosen by, or the default."""
        chosen = self._compiled(node.selector)
        variants = [(_key(each.key), _text(self._compiled(each.value))) for each in node.variants]
        default = next(part for each, (_, part) in zip(node.variants, variants, strict=True) if each.default)
        has_numbers = any(isinstance(key, int) for key, _ in variants)

        def choose(values: Values) -> Any:
            value = _value(chosen, values)
            if isinstance(value, str):
                if has_numbers:
                    raise Unusual
                fits: tuple[Any, ...] = (value,)
            else:
                fits = (value, self._plural(value))
            for key, part in variants:
                if key in fits:
                    return _value(part, values)
            return _value(default, values)

        return choose


def _key(key: Any) -> str | int:
    """What a variant is chosen by."""
    if isinstance(key, resolver.Identifier):
        return str(key.name)
    if isinstance(key, resolver.NumberLiteral) and isinstance(key.value, int):
        return int(key.value)
    raise Unusual


def _value(part: Part, values: Values) -> Any:
    return part if isinstance(part, str) else part(values)


def _variable(name: str) -> Part:
    def value(values: Values) -> Any:
        found = values.get(name)
        if isinstance(found, str):
            if len(found) <= LONGEST:
                return found
        elif type(found) is int and -SMALL < found < SMALL:
            return found
        raise Unusual

    return value


def _text(part: Part) -> Part:
    """The same as text."""
    if isinstance(part, str):
        return part

    def text(values: Values) -> str:
        found = part(values)
        return found if isinstance(found, str) else str(found)

    return text


def _joined(parts: list[Part]) -> Part:
    """Texts one after another."""
    if len(parts) == 1:
        return parts[0]
    if all(isinstance(each, str) for each in parts):
        return "".join(str(each) for each in parts)
    return lambda values: "".join([each if isinstance(each, str) else each(values) for each in parts])


def _called(function: Callable[..., str], parts: list[Part]) -> Part:
    return lambda values: function(*[_value(part, values) for part in parts])
