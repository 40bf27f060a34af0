"""Effects: judging and carrying out the words of cards, units, skills and tactics."""
