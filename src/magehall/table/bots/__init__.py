"""Bots in worker processes, with a budget."""
