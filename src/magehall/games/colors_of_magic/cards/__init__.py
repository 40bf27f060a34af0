"""Cards, mages, monsters and ingredients as declarations: what they are, and in words what they do."""
