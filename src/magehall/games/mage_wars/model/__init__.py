"""The state of a battle: pieces, arena, running procedures, and queries on them."""
