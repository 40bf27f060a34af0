"""View of a casting: its steps, what was chosen, and pushes. The pushes are those that an aim would make. [spell.cast]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.lines import Action, Free, Grafting
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.asks import AnOpponent, Either, TheOne
from magehall.games.colors_of_magic.effects.context import picked
from magehall.games.colors_of_magic.model.deeds import AimAt
from magehall.games.colors_of_magic.model.frames.moves import Aiming
from magehall.games.colors_of_magic.model.frames.spells import Cast, Use
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.aiming import push_ends, useful_aims
from magehall.games.colors_of_magic.show.view_types import (
    CastingView,
    CastStepView,
    Place,
    PushedView,
    PushView,
)
from magehall.games.colors_of_magic.spells.asking import applies, name_of_pick
from magehall.games.colors_of_magic.spells.castable import casters
from magehall.games.colors_of_magic.spells.costs import cost_of
from magehall.games.colors_of_magic.spells.using import cost_of_use, line_used

DONE, NOW, LATER = "done", "now", "later"

_KINDS = {
    "ask_caster": "caster",
    "ask_tokens": "tokens",
    "ask": "target",
    "ask_graft": "graft",
    "ask_extra": "target",
    "ask_cheaper": "cost",
    "ask_blood": "blood",
}
"""What is asked, by the step of a cast that asks it."""

_ORDER = ("caster", "tokens", "target", "graft", "cost", "blood")


def casting_of(state: Skirmish, seat: int) -> CastingView | None:
    """The spell or ability that a seat is putting together. [spell.cost-order]"""
    for frame in reversed(state.stack):
        if isinstance(frame, Cast | Use):
            invocation = state.invocation(frame.invocation) if frame.invocation in state.things else None
            if invocation is None or invocation.seat != seat:
                return None
            return _cast(state, frame, invocation) if isinstance(frame, Cast) else _use(frame, invocation)
    return None


def _cast(state: Skirmish, cast: Cast, invocation: Invocation) -> CastingView | None:
    if invocation.paid or invocation.part != SPELL:
        return None
    now = _KINDS.get(cast.step, "")
    cost = cast.cost if now in ("cost", "blood") else cost_of(state, invocation)
    mana = state.player(invocation.seat).mana
    return CastingView(
        card=invocation.face,
        ability="",
        caster=invocation.caster,
        steps=[*_cast_steps(state, cast, invocation, now, cost > mana or cast.due > 0)],
        printed=CARDS[invocation.face].cost,
        cost=cost,
        mana=mana,
        due=cast.due,
    )


def _cast_steps(
    state: Skirmish, cast: Cast, invocation: Invocation, now: str, bleeds: bool
) -> Iterator[CastStepView]:
    seat = invocation.seat

    def step(kind: str, picks: list[str]) -> CastStepView:
        late = _ORDER.index(kind) - _ORDER.index(now) if now else 1
        return CastStepView(kind, NOW if late == 0 else DONE if late < 0 else LATER, picks)

    if len(casters(state, seat)) > 1:
        yield step("caster", [invocation.caster] if now != "caster" and invocation.caster else [])
    if CARDS[invocation.face].spend.most and not CARDS[invocation.face].spend.all:
        yield step("tokens", [str(invocation.spent)] if now != "tokens" else [])
    yield from _targets(state, cast, invocation, now, step("target", []).state)
    mage = state.mage_of(seat)
    if mage and any(isinstance(line, Grafting) for line in CREATURES[state.creature(mage).face].lines):
        yield step("graft", [invocation.graft] if invocation.graft else [])
    yield step("cost", [state.face(cast.discarded)] if cast.discarded != NO_CARD else [])
    if bleeds:
        yield step("blood", [])


def _targets(
    state: Skirmish, frame: Cast | Use, invocation: Invocation, now: str, at: str
) -> Iterator[CastStepView]:
    """One step for each thing it asks for; what leaves no choice is none."""
    for place, ask in enumerate(asks_of(invocation)):
        if isinstance(ask, TheOne | AnOpponent) or not applies(state, invocation, ask):
            continue
        inner = ask.asks if isinstance(ask, Either) else (ask,)
        picks = [value for one in inner for value in picked(invocation, name_of_pick(one))]
        late = place - frame.asked
        reached = NOW if late == 0 else DONE if late < 0 else LATER
        yield CastStepView("target", reached if now == "target" else at, picks)


def _use(use: Use, invocation: Invocation) -> CastingView | None:
    line = line_used(invocation)
    if use.step not in ("ask_tokens", "ask") or not isinstance(line, Free | Action):
        return None
    steps = [CastStepView("tokens", NOW if use.step == "ask_tokens" else DONE, [])]
    asks = asks_of(invocation)
    targets = [
        CastStepView(
            "target",
            LATER if use.step == "ask_tokens" or place > use.asked else NOW if place == use.asked else DONE,
            [*picked(invocation, name_of_pick(ask))] if not isinstance(ask, Either) else [],
        )
        for place, ask in enumerate(asks)
        if not isinstance(ask, TheOne | AnOpponent)
    ]
    tokens = steps if cost_of_use(invocation).any_tokens else []
    return CastingView(invocation.face, line.name, invocation.caster, [*tokens, *targets], 0, 0, 0, 0)


def pushes_of(state: Skirmish, seat: int) -> list[PushView]:
    """Where each offered aim would push, for who names one. [move.push-pull]"""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Aiming) or top.seat != seat:
        return []
    lengths = (0, *range(1, top.steps // INCH)) if top.up_to else (0,)
    return [_push(state, top, AimAt(x, y, inches)) for x, y in useful_aims(state, top) for inches in lengths]


def _push(state: Skirmish, aiming: Aiming, deed: AimAt) -> PushView:
    pushed = [
        PushedView(one.creature, Place(*one.end), one.stopped) for one in push_ends(state, aiming, deed)
    ]
    return PushView(deed.id, pushed)
