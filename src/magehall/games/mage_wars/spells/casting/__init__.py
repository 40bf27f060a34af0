"""Casting spells: what can be cast, what must be chosen for it, and what answers it."""
