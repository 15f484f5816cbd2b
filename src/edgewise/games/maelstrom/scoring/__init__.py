"""What the objectives are worth."""
