"""Combat against enemies: how it begins, its phases, and what comes of it."""
