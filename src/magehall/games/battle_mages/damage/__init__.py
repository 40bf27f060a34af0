"""Damage, elimination and the end of the duel."""
