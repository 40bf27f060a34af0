"""Words of which effects are made. They have no behaviour: the rules for each stand in ``effects``."""
