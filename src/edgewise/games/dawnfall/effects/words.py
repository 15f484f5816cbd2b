"""Moments, durations, abilities, bans and limits in English. DF-CRD-10."""

from __future__ import annotations

from typing import Any

MOMENT_WORDS = {
    "turn_start": "at the start of an Active turn",
    "turn_end": "at the end of a turn",
    "after_action": "after an Action",
    "before_activation": "when a Squad is Activated",
    "after_mode_change": "after a Change Mode",
    "before_move": "before a Move Action",
    "on_move_declared": "when a Move Action is declared",
    "on_enter": "when a model enters the Space",
    "on_leave": "when a model leaves a Space",
    "after_move": "after a Move Action",
    "on_contact": "after a Move Action that made contact",
    "on_pushed": "when a model is pushed",
    "before_combat_action": "before a Combat Action",
    "before_sequence": "before Initiative is compared in a Combat",
    "before_attack": "before an Attack roll",
    "after_attack_roll": "after an Attack roll",
    "before_defense": "before a Defense roll",
    "instead_of_defense": "instead of a Defense roll",
    "after_failed_attack": "after a failed Attack",
    "instead_of_counterattack": "instead of a Counterattack",
    "after_sequence": "after a Combat Sequence",
    "after_combat_action": "after a Combat Action",
    "on_targeted": "when a Shot has named its targets",
    "on_hit": "when a Shot hits",
    "on_miss": "when a Shot misses",
    "instead_of_wound": "when a Wound is about to be dealt",
    "on_endurance_lost": "when an Endurance token is lost",
    "instead_of_death": "when a model is about to die",
    "on_death_value": "when the VP of a death are counted",
    "on_death": "after a death",
    "on_payment": "when a cost is to be paid",
    "after_payment": "after a payment",
    "on_roll": "after a roll",
    "on_marked": "after a Marked side was rolled",
    "on_harvest": "in the Harvest of a Passive turn",
    "on_charge": "when Enhancements are charged",
    "on_attach": "when an Enhancement is attached",
    "on_card_played": "after a card was played",
    "on_draw": "when cards are drawn",
    "on_banner": "when a Banner is used",
}

DURATION_WORDS = {
    "this_step": "for this one check",
    "this_roll": "for this roll",
    "this_sequence": "for this Combat Sequence",
    "this_combat_action": "for this Combat Action",
    "this_move": "for this Move",
    "this_activation": "for this Activation",
    "this_turn": "this turn",
    "until_next_own_turn": "until your next turn",
    "until_end_of_next_turn_of": "until the end of the opponent's next turn",
    "while_attached": "while this card is attached",
    "while_in_play": "while this card is in play",
    "until_removed": "until it is removed",
    "match": "for the rest of the match",
}

ABILITY_WORDS = {
    "through_obstacles": "moves Through Obstacles",
    "att_reroll": "may reroll its Attack rolls",
    "def_reroll": "may reroll its failed Defense rolls",
    "backstab": "fights its Combats as Backstabs",
    "cannot_be_pushed": "cannot be pushed",
    "ignores_line_of_fire": "needs no Line of Fire",
    "extra_counterattack": "may answer a failed Counterattack",
    "always_first": "wins every Initiative",
    "extra_shot": "fires once more with each Shooting Action",
    "cannot_push": "cannot push",
}
BAN_WORDS = {
    "move": "make a Move Action",
    "relocate": "be moved by its own side",
    "attack": "attack",
    "counterattack": "Counterattack",
    "combat": "fight",
    "shoot": "shoot",
    "activate": "be Activated",
    "change_mode": "change its Mode",
    "be_targeted": "be targeted",
    "be_pushed": "be pushed",
    "be_moved": "be moved",
    "control": "Control a Crystal Source",
    "play_card": "play cards",
    "attach": "get Enhancements",
    "reroll": "reroll",
    "refresh": "refresh Crystals",
    "wound": "be wounded",
}

LIMIT_WORDS = {
    "roll": "roll",
    "attack": "Attack",
    "sequence": "Combat",
    "combat_action": "Combat Action",
    "shot": "Shot",
    "activation": "Activation",
    "turn": "turn",
    "round": "round",
    "match": "match",
    "target_per_turn": "target and turn",
}


def moment_words(timing: str) -> str:
    """A moment in words."""
    return MOMENT_WORDS.get(timing, timing.replace("_", " "))


def lasting_words(duration: str, turns: int = 1) -> str:
    """A duration in words, with a space before it."""
    if duration == "n_turns":
        return f" for {turns} turns, this one included"
    found = DURATION_WORDS.get(duration, "")
    return f" {found}" if found else ""


def limit_words(limit: Any) -> str:
    """A limit in words; `per payment` is none."""
    often = {1: "once", 2: "twice"}.get(limit.n, f"{limit.n} times")
    return "" if limit.per == "payment" else f"{often} per {LIMIT_WORDS.get(limit.per, limit.per)}"
