"""HTML report of a lab: one file that needs no network."""
