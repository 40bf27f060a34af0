"""Moves, pushes, teleports, and what waits in a zone."""
