"""Procedures in progress, one file per rulebook chapter."""
