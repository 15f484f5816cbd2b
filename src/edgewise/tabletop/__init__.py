"""The free table as a value, and what may be asked of it; it knows no game."""
