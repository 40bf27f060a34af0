"""Resolving spells and revealing enchantments: what they do."""
