"""Words of which the effects of cards, units, skills and tactics are made."""
