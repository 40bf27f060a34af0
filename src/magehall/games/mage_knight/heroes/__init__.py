"""What befalls heroes: fame, reputation, wounds, crystals and cards."""
