"""Creatures that come into play. [spell.summoning]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import On, Phase, Until
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.events import CreatureSummoned
from magehall.games.colors_of_magic.model.frames.moves import EnterPlay
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Creature, Lasting
from magehall.games.colors_of_magic.model.state import CREATURE, Skirmish
from magehall.games.colors_of_magic.model.values import number
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, show_to
from magehall.games.colors_of_magic.piles.moving_cards import owner_of
from magehall.kernel.flow import Flow, Procedure
from magehall.kit.lattice.points import write


def enter_play(flow: Flow[Skirmish], entering: EnterPlay) -> str:
    """Put a new creature on the table, with its shields; its id. Those who watch learn of it, but not while the match is
    set up. [keyword.shield] [keyword.magic-shield]"""
    state = flow.state
    id = state.new_id(CREATURE)
    lasting = [Lasting(mod, Until.FOR_GOOD, entering.seat) for mod in entering.mods]
    state.add(
        id,
        Creature(
            entering.face,
            entering.seat,
            entering.x,
            entering.y,
            card=entering.card,
            lasting=lasting,
            exiles=entering.exiles,
            from_discard=entering.from_discard,
        ),
    )
    shield, magic = number(state, id, KeywordId.SHIELD), number(state, id, KeywordId.MAGIC_SHIELD)
    if shield or magic:
        edited = state.edit_creature(id)
        edited.shield, edited.magic_shield = shield, magic
    if entering.card != NO_CARD:
        _leave_pile(state, entering.card)
    if entering.invocation in state.things:
        invocation = state.edit_invocation(entering.invocation)
        invocation.summoned.append(id)
        if invocation.card == entering.card:
            invocation.card = NO_CARD
    where = write((entering.x, entering.y))
    flow.emit(
        CreatureSummoned(player=player_name(entering.seat), creature=name_of(entering.face), place=where),
        "spell.summoning",
    )
    if state.course.phase is not Phase.SET_UP:
        happen(flow, Happening(On.ENTERED_PLAY, entering.seat, id, spell=entering.invocation), window=False)
    return id


def _leave_pile(state: Skirmish, card: int) -> None:
    """The card lies open beside the table now, and in no pile."""
    seat = owner_of(card)
    player = state.player(seat)
    show_to(state, card, EVERYONE)
    for pile in (player.hand, player.discard):
        if card in pile:
            edited = state.edit_player(seat)
            for found in (edited.hand, edited.discard, edited.shown):
                if card in found:
                    found.remove(card)
            edited.allowed = [one for one in edited.allowed if one.card != card]
            return


def _enter(entering: EnterPlay, flow: Flow[Skirmish]) -> None:
    enter_play(flow, entering)


PROCEDURE = Procedure(enter=_enter)
