"""Rounds: preparing them, tactics, order, the dummy player and their end."""
