"""What running procedures remember, a module for each chapter."""
