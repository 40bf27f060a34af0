"""Chat of a table, and reports of it."""
