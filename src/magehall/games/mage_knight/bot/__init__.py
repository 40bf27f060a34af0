"""What a bot needs to know of the game."""
