"""Maelstrom's Edge."""
