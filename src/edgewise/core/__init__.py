"""The kernel: frames, wants, matches, records. It knows no game."""
