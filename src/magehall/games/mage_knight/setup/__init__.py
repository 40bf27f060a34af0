"""Setting up: options, heroes, decks, offers and the first tiles."""
