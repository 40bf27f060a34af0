"""What a game may offer besides its rules: decks, a sense for bots, a study for the lab, words for the terminal."""
