"""What moves a match on besides people: bots, windows, clocks, offers."""
