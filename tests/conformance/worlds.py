"""Worlds that a seat should not be able to tell from the true one, and all that a seat gets to see of a world."""

from __future__ import annotations

from random import Random
from typing import Any

from magehall import LogEntry, Match
from magehall.kernel.chance import Chance
from magehall.kernel.event import BaseEvent
from magehall.kernel.records import encode, replace
from magehall.kernel.showing.listing import view_for_person


def loud_twin(match: Match[Any], seat: int, seed: str) -> Match[Any]:
    """What ``imagine`` makes, but with its log, and with the luck of the true match still to come: all that ``seat``
    may not know is dealt anew, and what others have answered in secret is answered anew."""
    twin = match.clone()
    state, luck = twin.flow.state, Chance(seed, recording=False)
    match.game.determinise(state, seat, luck)
    answered = state.answers
    state.answers = {seat: answered[seat]} if seat in answered else {}
    twin.advance()
    hidden = {other: twin.pending[other].options for other in answered if other != seat}
    state.answers |= {other: luck.pick("answer", options).id for other, options in hidden.items()}
    twin.advance()
    return twin


class BentChance(Chance):
    """The luck of another chance, but for one number drawn otherwise."""

    def __init__(self, chance: Chance, bent: int) -> None:
        super().__init__(chance.seed, chance.count, chance.script)
        self.draws = chance.draws.fork()
        self.bent = chance.count + bent

    def _next(self, outcomes: int) -> int:
        is_bent = self.count == self.bent
        drawn = super()._next(outcomes)
        return (drawn + 1) % outcomes if is_bent else drawn


def bent_twin(match: Match[Any], bent: int) -> Match[Any]:
    """The same match, in which the number drawn after ``bent`` others will be another one."""
    twin = match.clone()
    twin.flow.chance = BentChance(match.flow.chance, bent)
    return twin


def received(match: Match[Any], seat: int) -> bytes:
    """All that ``seat`` has before it now, byte by byte: its view and a spectator's, its question, whether it may undo,
    and why it may not do what looks possible."""
    decision = match.pending.get(seat)
    return encode(
        {
            "view": view_for_person(match, seat),
            "spectator": match.view(None),
            "decision": decision and replace(decision, question=None),
            "undo": match.can_undo(seat),
            "refusals": match.refusals(seat),
        }
    )


def first_difference(one: list[LogEntry], other: list[LogEntry], seat: int) -> list[BaseEvent] | None:
    """The two events at which a seat first sees one world differ from the other; None if it does not."""
    for place in range(max(len(one), len(other))):
        here, there = one[place : place + 1], other[place : place + 1]
        if [(e.seen_by(seat), e.seen_by(None)) for e in here] != [
            (e.seen_by(seat), e.seen_by(None)) for e in there
        ]:
            return [entry.event for entry in here + there]
    return None


def common_move(one: Match[Any], other: Match[Any], luck: Random) -> tuple[int, str] | None:
    """A move that both worlds offer, if there is one."""
    shared = [
        (seat, option.id)
        for seat, decision in one.pending.items()
        for option in decision.options
        if seat in other.pending and other.pending[seat].find(option.id)
    ]
    return luck.choice(shared) if shared else None
