"""Exact odds of dice exchanges, from the same numbers that the rules use."""
