"""What a seat sees of the duel."""
