"""The browsers at a table, and what spectators see late."""
