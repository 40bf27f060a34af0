"""What bots know of the duel."""
