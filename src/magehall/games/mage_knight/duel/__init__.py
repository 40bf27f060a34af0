"""Combat between players: the attack, the defence, the spoils, and what comes of it."""
