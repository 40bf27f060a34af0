"""Turns: before one, playing it, resting, finishing it."""
