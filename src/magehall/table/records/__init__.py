"""What stays of a match: history, statistics, replays, files, proof."""
