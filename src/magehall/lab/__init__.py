"""The lab: bots against bots in great numbers, and what can be learned from it."""
