"""The cards that are in the game, and how they go from place to place."""
