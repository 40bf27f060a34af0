"""What one seat gets of a match: a list of options, a perspective."""
