"""Casting spells: which can be cast, what is chosen for them, what answers."""
