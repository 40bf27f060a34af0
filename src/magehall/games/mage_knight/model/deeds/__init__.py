"""What a player may answer, as records that the rules read, a module for each chapter."""
