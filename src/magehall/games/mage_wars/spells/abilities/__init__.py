"""Abilities besides attacks, and who may use them now."""
