"""Pure questions: sight, range, dice, moves."""
