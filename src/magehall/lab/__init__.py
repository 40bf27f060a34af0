"""Experiments: tournaments of bots, and their statistics."""
