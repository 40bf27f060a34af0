"""Set-up, the phases of a round, and the action phase of a creature."""
