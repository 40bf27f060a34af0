"""Records of matches: history, statistics, replays, files, proofs."""
