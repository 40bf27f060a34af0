"""Damage, healing, death and victory."""
