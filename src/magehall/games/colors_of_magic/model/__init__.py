"""The table as plain data, and what can be worked out from it."""
