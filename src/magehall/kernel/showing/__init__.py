"""What one seat gets of a match: a person's list of options, a bot's perspective."""
