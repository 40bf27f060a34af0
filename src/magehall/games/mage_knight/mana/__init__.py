"""Mana: what may serve as which colour, and paying with it."""
