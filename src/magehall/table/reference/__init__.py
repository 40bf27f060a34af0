"""Reference data: games, forms, messages, rules, lessons."""
