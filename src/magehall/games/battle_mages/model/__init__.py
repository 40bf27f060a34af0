"""The pieces of a duel, its frames, and values derived from both."""
