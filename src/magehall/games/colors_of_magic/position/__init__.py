"""Positions: files, invariants, and what a seat can imagine."""
