"""What every game shares. Nothing here knows a game; games, bots and tables stand on it.

Side by side stand the terms that rules are written in: decision, flow, frame, state, event, text, chance, records. In rooms
stand what a game may offer besides (``contracts``), a match under way (``matches``), what it is read from (``documents``) and
what a seat gets of it (``showing``).
"""
