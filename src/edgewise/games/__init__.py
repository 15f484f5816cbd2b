"""The games; each folder has the same inner shape."""
