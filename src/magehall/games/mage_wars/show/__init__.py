"""What seats and terminals see of a battle."""
