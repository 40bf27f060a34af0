"""The moments at which other mages may interrupt."""
