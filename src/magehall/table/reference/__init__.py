"""What the hall knows: games, forms, words, rules, lessons."""
