"""What every game shares. Nothing here knows a game; games, bots and tables stand on it."""
