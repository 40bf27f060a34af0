"""Tables in play: one match, its journal, and everyone who watches it."""
