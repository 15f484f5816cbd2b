"""The Edge: a two-player skirmish on a free table."""
