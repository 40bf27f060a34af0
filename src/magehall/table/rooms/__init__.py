"""Live play: one room per match, with its journal and its WebSocket clients."""
