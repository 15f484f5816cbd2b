"""Boards as pure geometry: where things can be, never what they may do."""
