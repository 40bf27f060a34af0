"""The state of a battle: pieces, arena, running procedures, and what can be asked of them."""
