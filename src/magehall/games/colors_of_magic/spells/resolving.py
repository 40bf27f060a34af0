"""Procedure of resolving a spell. Targets are checked again, its effect happens, its card goes where it belongs.
[stack.resolve]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.reference import GRAFT, Effect
from magehall.games.colors_of_magic.cards.vocabulary import On, SpellType
from magehall.games.colors_of_magic.cards.words.asks import ASpell, Centre, Markers
from magehall.games.colors_of_magic.cards.words.spells import CopyInstant
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.effects.context import CENTRE, MARKER, SPELL_PICK
from magehall.games.colors_of_magic.effects.spells import ready_graft
from magehall.games.colors_of_magic.happenings.happen import happen, tell_hindrance
from magehall.games.colors_of_magic.happenings.matching import spells_in_the_air
from magehall.games.colors_of_magic.model.events import SpellCountered, SpellFailed
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.spells import Resolve, Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.invocations import (
    asks_of,
    creatures_asked,
    effect_of,
    forget_unused,
)
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Invocation, Permanent, Source
from magehall.games.colors_of_magic.model.state import PERMANENT, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.movement.putting import SUMMON
from magehall.games.colors_of_magic.piles.moving_cards import lay_down
from magehall.games.colors_of_magic.spells.asking import applies, name_of_pick
from magehall.games.colors_of_magic.spells.targets import why_not_place, why_not_target
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.records import replace
from magehall.kit.lattice.points import parse


def _check(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    """A countered spell does nothing, and one without its target fails. [stack.checked-again]"""
    state = flow.state
    invocation = state.invocation(resolve.invocation)
    if invocation.undone:
        flow.emit(
            SpellCountered(player=player_name(invocation.seat), card=name_of(invocation.face)),
            "stack.resolve",
        )
        resolve.go("finish")
        return
    if state.player(invocation.seat).out:
        flow.emit(SpellFailed(card=name_of(invocation.face)), "seats.out")
        resolve.go("finish")
        return
    creatures, places = lost_targets(state, invocation), lost_places(state, invocation)
    lost = creatures + places
    if lost:
        edited = state.edit_invocation(resolve.invocation)
        edited.picks = [pick for pick in edited.picks if pick.value not in lost]
        names = {pick.name for pick in edited.picks}
        nobody = creatures and not names & {"target", "second"}
        nowhere = places and not names & {CENTRE, MARKER, SPELL_PICK}
        if nobody or nowhere:
            flow.emit(SpellFailed(card=name_of(invocation.face)), "stack.checked-again")
            resolve.go("finish")


def lost_targets(state: Skirmish, invocation: Invocation) -> list[str]:
    """The targets that a spell can no longer reach. [stack.checked-again]"""
    lost = []
    for ask in creatures_asked(invocation):
        if applies(state, invocation, ask):
            lost += [
                pick.value
                for pick in invocation.picks
                if pick.name == ask.pick.value
                and why_not_target(state, invocation, ask, pick.value) is not None
            ]
    return lost


def lost_places(state: Skirmish, invocation: Invocation) -> list[str]:
    """The places and spells that a spell can no longer be about. [stack.checked-again]"""
    lost = []
    for ask in asks_of(invocation):
        for pick in invocation.picks:
            if isinstance(ask, Centre | Markers) and pick.name == name_of_pick(ask):
                # What was chosen lies apart from the other places, but not from itself.
                others = [other for other in invocation.picks if other is not pick]
                draft = replace(invocation, picks=others)
                if why_not_place(state, draft, ask, parse(pick.value)) is not None:
                    lost.append(pick.value)
            elif isinstance(ask, ASpell) and pick.name == name_of_pick(ask):
                lost += [pick.value] if pick.value not in spells_in_the_air(state) else []
    return lost


def _enter(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    """Bring a permanent or creature of the spell into play. A permanent comes before it does anything, a creature where
    its player puts it. [spell.types]"""
    state = flow.state
    invocation = state.invocation(resolve.invocation)
    card = CARDS[invocation.face]
    if card.type in (SpellType.PERMANENT, SpellType.ARTIFACT):
        id = state.new_id(PERMANENT)
        bearer = next((pick.value for pick in invocation.picks if pick.name == "target"), "")
        exiles = invocation.origin is Source.DISCARD
        state.add(
            id,
            Permanent(
                invocation.face, invocation.seat, invocation.card, bearer, invocation.spent, exiles=exiles
            ),
        )
        edited = state.edit_invocation(resolve.invocation)
        edited.source = id
        edited.card = NO_CARD
    elif card.type is SpellType.CREATURE:
        flow.call(
            Putting(invocation.seat, SUMMON, face=invocation.face, invocation=resolve.invocation, may=False)
        )


def _effect(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    """What the card says happens, then what its graft adds. [keyword.graft]"""
    ready_graft(flow, resolve.invocation)
    invocation = flow.state.invocation(resolve.invocation)
    if invocation.graft:
        flow.call(Run(resolve.invocation, Effect(invocation.graft, GRAFT)))
    flow.call(Run(resolve.invocation, effect_of(invocation)))


def _tell(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    """Those who watch for what it did to enemies learn of it. From now on an instant may be echoed.
    [mage.whispering-tyrant] [card.spell-echo]"""
    invocation = flow.state.invocation(resolve.invocation)
    card = CARDS[invocation.face]
    if card.type is SpellType.INSTANT and not any(isinstance(word, CopyInstant) for word in card.does):
        flow.state.edit_player(invocation.seat).last_instant = invocation.face
    tell_hindrance(flow, resolve.invocation)


def _finish(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    """Discard or exile the card of an ephemeral spell or instant. It is exiled if it came from the discard pile.
    [spell.ephemeral] [cards.discard]"""
    state = flow.state
    invocation = state.invocation(resolve.invocation)
    if invocation.card != NO_CARD:
        exiled = invocation.origin is Source.DISCARD
        lay_down(flow, invocation.card, exiled=exiled)
        state.edit_invocation(resolve.invocation).card = NO_CARD
        if not exiled:
            happen(flow, Happening(On.DISCARDED, invocation.seat), window=False)


def _clean_up(resolve: Resolve, flow: Flow[Skirmish]) -> None:
    resolve.invocation = ""
    forget_unused(flow.state)
    check_deaths(flow)


PROCEDURE = Procedure(
    check=_check,
    enter=_enter,
    effect=_effect,
    tell=_tell,
    finish=_finish,
    clean_up=_clean_up,
)
