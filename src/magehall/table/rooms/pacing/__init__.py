"""Clocks, windows and response times."""
