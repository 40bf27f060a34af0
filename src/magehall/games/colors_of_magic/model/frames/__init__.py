"""What the running procedures of a match remember, a module for each chapter."""
