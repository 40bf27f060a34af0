"""Scenarios: each a declaration, and the score that ends a match."""
