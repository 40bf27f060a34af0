"""Contracts that a game may fulfil besides its rules, such as decks or study."""
