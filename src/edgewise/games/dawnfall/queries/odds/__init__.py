"""Exact chances of fights and Shots under best play of dice, rerolls and Counterattacks."""
