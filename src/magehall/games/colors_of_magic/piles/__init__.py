"""Hands and piles: drawing, discarding, and who knows which card."""
