"""Contracts that a game may fulfil besides its rules: decks, sense, study, text play."""
