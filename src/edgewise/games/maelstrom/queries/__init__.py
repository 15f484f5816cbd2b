"""Pure questions about a state."""
