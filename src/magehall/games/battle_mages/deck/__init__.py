"""The cards in the game, and how they move."""
