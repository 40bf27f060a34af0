"""The room itself, and what it shows."""
