"""Aiming spells and abilities: legal targets and prices."""
