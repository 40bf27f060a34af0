"""Damage, conditions, leaving play and the end of the battle."""
