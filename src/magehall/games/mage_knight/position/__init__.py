"""Positions: tables set by hand, written down, checked and imagined."""
