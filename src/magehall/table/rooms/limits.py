"""Rate limits by type of message. Most messages are free, and what makes work has a limit of its own."""

from __future__ import annotations

from magehall.table.message_limits import MAX_WAIT, RateLimit
from magehall.table.wire import messages

HELLO = RateLimit("hello", 1 / 20, 10, MAX_WAIT)
"""Each is answered with a whole state, and part of the log put into words. Whoever comes back with many tabs waits."""

MOVE = RateLimit("move", 1 / 2, 3, MAX_WAIT)
"""Each is written down and shown to everyone."""

MISS = RateLimit("miss", 1 / 20, 20)
"""A move that came too late is answered with a whole state, an illegal one with its reason."""

WHY = RateLimit("why", 1 / 20, 20)
"""All that looks like a deed is gone through and put into words, or an entry is read."""

PLAN = RateLimit("plan", 1 / 8, 8, MAX_WAIT)
"""Each is answered with a view."""

PLAN_ANEW = RateLimit("plan-anew", 1 / 40, 20, MAX_WAIT)
"""Many moves are tried at once."""

PLAY_OUT = RateLimit("play-out", 1 / 20, 20, MAX_WAIT)
"""Many moves are written down at once."""

STOPS = RateLimit("stops", 1 / 20, 10)
"""Everyone at the table is shown it anew."""

OFFER = RateLimit("offer", 1 / 40, 20)
UNDO = RateLimit("undo", 1 / 40, 20)
"""Each plays the match again from its start."""

BOOK = RateLimit("book", 1 / 60, 30)
"""Each is a transaction that writes, as every move is."""

LIMITS: dict[type[messages.ClientMessage], RateLimit] = {
    messages.Hello: HELLO,
    messages.MoveMessage: MOVE,
    messages.Plan: PLAN,
    messages.PlayOut: PLAY_OUT,
    messages.Why: WHY,
    messages.Reasons: WHY,
    messages.Stops: STOPS,
    messages.Offer: OFFER,
    messages.Answer: OFFER,
    messages.Resign: OFFER,
    messages.Abort: OFFER,
    messages.Undo: UNDO,
    messages.MuteMessage: BOOK,
    messages.ReportMessage: BOOK,
}
"""Chat and emotes are rationed for all servers together, since others have to read them."""
