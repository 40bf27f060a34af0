"""Effects at the beginning and the end of a creature's activation. They hold for a player's and for monsters.
[turn.words]

The end of its turn is the end of its activation, or the end phase of a turn without one."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import FIRE, HarmKind, Stat, Until, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import plus
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.damage.heal import heal
from magehall.games.colors_of_magic.model.combat_events import CreatureFrightened
from magehall.games.colors_of_magic.model.distances import apart, base, hostile, within
from magehall.games.colors_of_magic.model.events import FirePutOut
from magehall.games.colors_of_magic.model.pieces import Blow, Lasting
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import bearers, has, in_null_zone, is_immune_to, number
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace
from magehall.kit.lattice.shapes import Disc


def begin_lasting(state: Skirmish, id: str) -> None:
    """Changes for the next activation of a creature hold from its beginning on. [turn.words]"""
    lasting = state.creature(id).lasting
    if any(one.until is Until.IN_NEXT_ACTIVATION for one in lasting):
        state.edit_creature(id).lasting = [
            replace(one, until=Until.NEXT_ACTIVATION, fresh=False)
            if one.until is Until.IN_NEXT_ACTIVATION
            else one
            for one in lasting
        ]


def frighten(flow: Flow[Skirmish], id: str) -> None:
    """Apply the auras of fear that a creature begins in. Each takes 1 from its attacks until this activation ends; not
    from the steadfast. [keyword.aura-of-fear] [keyword.steadfast]"""
    state = flow.state
    if has(state, id, KeywordId.STEADFAST):
        return
    creature = state.creature(id)
    fears = 0
    for other, aura in bearers(state, KeywordId.AURA_OF_FEAR):
        one = state.creature(other)
        if hostile(creature, one) and not is_immune_to(state, id, other) and within(state, id, other, aura.x):
            fear = Lasting(plus(Stat.ATTACK, -1), Until.NEXT_ACTIVATION, one.owner)
            state.edit_creature(id).lasting.append(fear)
            fears += 1
    if fears:
        flow.emit(CreatureFrightened(creature=name_of(creature.face), value=fears), "keyword.aura-of-fear")


def scorch(flow: Flow[Skirmish], id: str) -> None:
    """1 fire damage for who begins in scorched terrain. In a null zone there is none. [table.scorched] [card.null-zone]"""
    if in_null_zone(flow.state, flow.state.creature(id)):
        return
    own = base(flow.state.creature(id))
    for zone in flow.state.zones().values():
        if zone.kind is ZoneKind.SCORCHED and not apart(Disc((zone.x, zone.y), zone.radius), own, 0):
            strike(flow, Blow(id, 1, HarmKind.ABILITY, zone.owner, element=FIRE, area=True))
            return


def burn(flow: Flow[Skirmish], id: str, count: int | None = None) -> None:
    """Deal a creature the damage of its fires. Those are the first ``count`` or all; only persistent ones go on.
    [keyword.burn] [keyword.persistent-burn]"""
    burns = flow.state.creature(id).burns
    due = burns if count is None else burns[:count]
    if not due:
        return
    flow.state.edit_creature(id).burns = [one for one in due if one.persistent] + burns[len(due) :]
    strike(flow, *[Blow(id, one.amount, HarmKind.BURN, one.by, one.source, FIRE) for one in due])


def put_out(flow: Flow[Skirmish], id: str) -> None:
    """Persistent fires end. [keyword.persistent-burn]"""
    creature = flow.state.creature(id)
    if any(one.persistent for one in creature.burns):
        flow.state.edit_creature(id).burns = [one for one in creature.burns if not one.persistent]
        flow.emit(FirePutOut(creature=name_of(creature.face)), "keyword.persistent-burn")


def regenerate(flow: Flow[Skirmish], id: str) -> None:
    """A creature heals itself. [keyword.regeneration]"""
    amount = number(flow.state, id, KeywordId.REGENERATION)
    if amount:
        heal(flow, id, amount, flow.state.creature(id).owner)


def end_lasting(state: Skirmish, id: str) -> None:
    """End changes that last until the next activation's end. Those that came in this one wait for the next.
    [turn.words]"""
    lasting = state.creature(id).lasting
    if any(one.until is Until.NEXT_ACTIVATION for one in lasting):
        state.edit_creature(id).lasting = [
            replace(one, fresh=False) if one.until is Until.NEXT_ACTIVATION else one
            for one in lasting
            if one.until is not Until.NEXT_ACTIVATION or one.fresh
        ]
