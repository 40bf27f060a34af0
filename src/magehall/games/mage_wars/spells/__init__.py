"""Casting, countering and resolving spells; abilities and enchantments."""
