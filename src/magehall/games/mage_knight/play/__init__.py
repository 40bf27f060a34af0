"""Playing: cards, units, skills, tactics and healing in one's own turn."""
