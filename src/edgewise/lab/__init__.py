"""Questions about the games and their rules, answered by running them."""
