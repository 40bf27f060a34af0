"""Playing cards: verdicts, chains, counters and the effects of rare spells."""
