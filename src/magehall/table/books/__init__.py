"""Saved decks, such as spellbooks."""
