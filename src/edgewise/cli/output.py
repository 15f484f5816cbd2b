"""Printing that several commands share."""

import sys

import msgspec


def print_json(value: object) -> int:
    """Prints a value as indented JSON; returns the exit status of a command that is done."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
    return 0
