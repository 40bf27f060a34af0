"""Bots: how well a player stands, and which options are worth a look."""
