"""Cards, mages, monsters and ingredients as declarations. They say what each is, and in words what it does."""
