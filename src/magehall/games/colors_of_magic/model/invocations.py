"""Invocations: spells and abilities under way, and when they are forgotten."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.lines import Action, Free
from magehall.games.colors_of_magic.cards.reference import LINE, SPELL, Effect, line_of
from magehall.games.colors_of_magic.cards.words.asks import Asks, Either, InZone, Target, TheOne
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish


def effect_of(invocation: Invocation) -> Effect:
    """The effect that is under way."""
    return Effect(invocation.face, invocation.part)


def asks_of(invocation: Invocation) -> Asks:
    """What a spell or ability asks for when it is used."""
    if invocation.part == SPELL:
        return CARDS[invocation.face].asks
    if not invocation.part.startswith(LINE):
        return ()
    line = line_of(effect_of(invocation))
    return line.asks if isinstance(line, Free | Action) else ()


def creatures_asked(invocation: Invocation) -> list[Target | TheOne | InZone]:
    """What a spell or ability asks for among creatures. A creature or something else counts too. [spell.targets]"""
    return [
        one
        for ask in asks_of(invocation)
        for one in (ask.asks if isinstance(ask, Either) else (ask,))
        if isinstance(one, Target | TheOne | InZone)
    ]


def forget_unused(state: Skirmish) -> None:
    """Take invocations out of the state that no running procedure refers to any more."""
    used: set[str] = set()
    for frame in state.stack:
        if type(frame) is Stack:
            used.update(frame.spells)
            used.add(frame.happening.spell)
        elif type(frame) is Attack:
            used.update(later.invocation for later in frame.later)
        used.add(getattr(frame, "invocation", ""))
    for id in [id for id, thing in state.things.items() if type(thing) is Invocation]:
        if id not in used:
            state.remove(id)
