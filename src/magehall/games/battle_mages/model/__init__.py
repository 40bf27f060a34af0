"""The pieces of a duel, what procedures remember, and what can be read off both."""
