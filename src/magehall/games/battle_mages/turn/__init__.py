"""Setting up, and turn after turn."""
