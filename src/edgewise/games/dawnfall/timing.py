"""The table of windows as data. DF-TIM-1, DF-TIM-2."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["OPEN", "RESPONSE", "LIMITED", "REROLL"]
Order = Literal["turn", "answer", "others_then_turn", "mover", "others", "defender", "owner", "targets", "payer"]


class Moment(msgspec.Struct, frozen=True):
    """A window: its kind, the timings that name it, and who is asked in which order."""

    id: str
    kind: Kind
    timings: tuple[str, ...]
    order: Order


def _table() -> dict[str, Moment]:
    rows: list[tuple[str, Kind, tuple[str, ...], Order]] = [
        ("W-T3", "RESPONSE", ("turn_start",), "turn"),
        ("W-T4", "OPEN", (), "turn"),
        ("W-T5", "RESPONSE", ("after_action", "on_card_played", "on_attach"), "answer"),
        ("W-T6", "RESPONSE", (), "others_then_turn"),
        ("W-T9", "LIMITED", ("turn_end",), "turn"),
        ("W-A3", "OPEN", ("before_activation", "after_mode_change"), "turn"),
        ("W-A4", "OPEN", (), "turn"),
        ("W-M1", "LIMITED", ("before_move",), "mover"),
        ("W-M2", "LIMITED", ("on_move_declared",), "others"),
        ("W-M3", "LIMITED", ("on_enter",), "others"),
        ("W-M5", "RESPONSE", ("after_move", "on_contact", "on_pushed"), "answer"),
        ("W-C1", "LIMITED", ("before_combat_action",), "mover"),
        ("W-C2", "OPEN", ("before_sequence",), "turn"),
        ("W-C3", "OPEN", ("before_attack",), "turn"),
        ("W-C5", "REROLL", ("on_roll", "on_marked", "after_attack_roll"), "mover"),
        ("W-C6", "LIMITED", ("before_defense", "instead_of_defense"), "defender"),
        ("W-C8", "REROLL", ("on_roll", "on_marked"), "mover"),
        ("W-C11", "OPEN", ("after_failed_attack", "instead_of_counterattack"), "turn"),
        ("W-C14", "OPEN", ("after_sequence",), "turn"),
        ("W-C15", "OPEN", ("after_combat_action",), "turn"),
        ("W-S1", "LIMITED", ("on_targeted",), "targets"),
        ("W-S3", "REROLL", ("on_roll", "on_marked"), "mover"),
        ("W-S4", "LIMITED", ("on_hit", "on_miss"), "owner"),
        ("W-R2", "REROLL", ("on_roll", "on_marked"), "mover"),
        ("W-R3", "LIMITED", ("on_roll",), "mover"),
        ("W-W1", "LIMITED", ("instead_of_wound",), "owner"),
        ("W-D1", "LIMITED", ("instead_of_death",), "owner"),
        ("W-D2", "LIMITED", ("on_death_value",), "owner"),
        ("W-P1", "LIMITED", ("on_payment",), "payer"),
        ("W-B1", "LIMITED", ("on_banner",), "others"),
    ]
    return {row[0]: Moment(*row) for row in rows}


WINDOWS = _table()
OPEN = frozenset(name for name, moment in WINDOWS.items() if moment.kind == "OPEN")

# Moments whose forced effects the frames of their chapters put in place themselves; windows do not. DF-TIM-8.
PLACED = frozenset(
    {
        "turn_start",
        "turn_end",
        "before_activation",
        "after_mode_change",
        "on_enter",
        "after_move",
        "on_contact",
        "on_pushed",
        "after_failed_attack",
        "after_sequence",
        "on_death_value",
        "after_action",
        "on_card_played",
        "on_attach",
        "on_miss",
    }
)

# What marks the step of a window as replaced; then nothing else may replace it. DF-TIM-7, DF-RER-3.
REPLACED = {
    "W-C5": "reroll_now",
    "W-C6": "sure_defense",
    "W-C8": "reroll_now",
    "W-S3": "reroll_now",
    "W-R2": "reroll_now",
    "W-W1": "prevented",
    "W-D1": "saved",
}

# Moments that only forced effects use; no seat is asked in them. DF-TIM-8.
FORCED = frozenset(
    {"on_enter", "on_leave", "on_endurance_lost", "on_death", "after_payment", "on_harvest", "on_charge", "on_draw"}
)

# Windows inside a Sequence in which no option may start another one. DF-TIM-6.
IN_SEQUENCE = frozenset(
    {"W-C2", "W-C3", "W-C5", "W-C6", "W-C8", "W-C11", "W-W1", "W-D1", "W-D2", "W-S1", "W-S3", "W-S4", "W-P1", "W-R2"}
)

# Roles of the running event that exist at each timing; content is checked against it. DF-EFF-18.
ROLES: dict[str, frozenset[str]] = {
    timing: frozenset(roles)
    for timings, roles in (
        (
            (
                "before_sequence",
                "before_attack",
                "after_attack_roll",
                "before_defense",
                "instead_of_defense",
                "after_failed_attack",
                "instead_of_counterattack",
                "after_sequence",
            ),
            ("attacker", "defender", "own_fighter", "opponent_model", "starter", "aimed", "target"),
        ),
        (("before_move", "on_move_declared", "after_move", "on_contact"), ("mover",)),
        (("on_pushed", "on_enter", "on_leave"), ("mover", "pushed")),
        (("on_targeted", "on_hit", "on_miss"), ("shooter", "target")),
        (
            ("instead_of_wound", "on_endurance_lost", "instead_of_death", "on_death_value", "on_death"),
            ("victim", "killer", "attacker", "defender", "shooter"),
        ),
        (("on_payment", "after_payment"), ("payer",)),
        (("on_roll", "on_marked"), ("roller", "attacker", "defender", "shooter", "target")),
    )
    for timing in timings
}
ROLE_NAMES = frozenset(role for roles in ROLES.values() for role in roles)
