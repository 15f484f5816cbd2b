"""Procedures of the rules: one file per chapter."""
