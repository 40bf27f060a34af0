"""Leaving play: a creature's card, and all that was attached to it. [damage.death] [spell.permanents]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.distances import base
from magehall.games.colors_of_magic.model.events import PermanentGone
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Away, Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, show_to
from magehall.games.colors_of_magic.piles.moving_cards import lay_down, owner_of
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def leave_play(flow: Flow[Skirmish], id: str, *, returned: bool = False) -> bool:
    """Remove a creature with its permanents and artifacts; whether that discarded a card. Its own goes to the discard
    pile, the hand or out of the game; who rode it stands in its place. [spell.permanents] [spell.artifacts]
    [card.ashen-steed]"""
    creature = flow.state.creature(id)
    discarded = False
    let_down(flow.state, id)
    for permanent, thing in flow.state.permanents().items():
        if thing.bearer == id:
            discarded |= destroy_permanent(flow, permanent)
    for seat in flow.state.seats:
        held = flow.state.player(seat).ingredients
        if any(one.bearer == id for one in held):
            flow.state.edit_player(seat).ingredients = [
                replace(one, bearer="", used=True) if one.bearer == id else one for one in held
            ]
    _remember_place(flow.state, id)
    flow.state.remove(id)
    if creature.card != NO_CARD:
        if returned:
            show_to(flow.state, creature.card, EVERYONE)
            flow.state.edit_player(owner_of(creature.card)).hand.append(creature.card)
        else:
            discarded |= lay_down(flow, creature.card, exiled=creature.exiles)
    return discarded


def _remember_place(state: Skirmish, id: str) -> None:
    """A spell goes on from where its caster fell. A graft does from where its target fell. [spell.blood-pact]
    [card.arcane-familiar]"""
    own = base(state.creature(id))
    spells = [(one, thing) for one, thing in state.things.items() if type(thing) is Invocation]
    for one, spell in spells:
        if spell.caster == id:
            edited = state.edit_invocation(one)
            edited.fell_x, edited.fell_y = own.centre
            edited.fell_radius = own.radius
        if id == next((pick.value for pick in spell.picks if pick.name == Ref.TARGET.value), ""):
            edited = state.edit_invocation(one)
            edited.lost_x, edited.lost_y = own.centre
            edited.lost_radius = own.radius


def let_down(state: Skirmish, id: str) -> None:
    """Set down the riders and passengers of a creature that leaves. They stand in its place; so does its own mount.
    [card.ashen-steed] [card.gryphon-knight]"""
    creature = state.creature(id)
    if creature.mount:
        own = state.edit_creature(id)
        own.mount, own.size = "", 0
    for other, one in state.creatures().items():
        if one.mount == id or one.carrier == id:
            rider = state.edit_creature(other)
            if rider.mount:
                rider.size = 0
            rider.mount = rider.carrier = ""
            rider.away = None if rider.away is not Away.BANISHED else rider.away
            rider.x, rider.y = creature.x, creature.y


def discard_permanents(flow: Flow[Skirmish], *ids: str) -> None:
    """Permanents leave play together; those who watch for discarded cards learn of it. [card.akashic-records]"""
    owners = [flow.state.permanent(id).owner for id in ids]
    discarded = [destroy_permanent(flow, id) for id in ids]
    if any(discarded):
        tell_discarded(flow, owners[0])


def tell_discarded(flow: Flow[Skirmish], seat: int) -> None:
    """Cards went to a discard pile together. [card.akashic-records]"""
    happen(flow, Happening(On.DISCARDED, seat), window=False)


def destroy_permanent(flow: Flow[Skirmish], id: str) -> bool:
    """A permanent leaves play with its zones and markers; whether its card was discarded. [spell.permanents]"""
    permanent = flow.state.permanent(id)
    for zone, one in list(flow.state.zones().items()):
        if one.permanent == id:
            flow.state.remove(zone)
    for marker, mark in list(flow.state.markers().items()):
        if mark.permanent == id:
            flow.state.remove(marker)
    flow.state.remove(id)
    flow.emit(
        PermanentGone(player=player_name(permanent.owner), card=name_of(permanent.face)), "spell.permanents"
    )
    return permanent.card != NO_CARD and lay_down(flow, permanent.card, exiled=permanent.exiles)
