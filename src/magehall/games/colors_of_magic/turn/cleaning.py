"""The last steps of a turn: untapping, what lasted until now, mana, the token. [turn.end]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.effects.changes import untap
from magehall.games.colors_of_magic.model.events import ManaLost
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.standpoint import has_not_moved
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import flow_of
from magehall.games.colors_of_magic.model.words import player_name
from magehall.kernel.flow import Flow

OVER = frozenset({Until.END_OF_TURN, Until.NEXT_MELEE_ATTACK})
"""What ends with the turn at the latest."""


def untap_all(state: Skirmish) -> None:
    """All are ready again, but those that lose their next activation. [turn.end] [card.stasis-field]"""
    for id in state.creatures():
        untap(state, id)


def clean(state: Skirmish) -> None:
    """What counts by turns begins anew. [turn.words] [spell.reductions]"""
    for id in state.creatures():
        creature = state.edit_creature(id)
        creature.still = creature.still + 1 if has_not_moved(creature) else 0
        creature.moved = creature.activations = 0
        creature.attacked = False
        creature.used = []
        creature.lasting = [one for one in creature.lasting if one.until not in OVER]
    for id, permanent in state.permanents().items():
        if permanent.used:
            state.edit_permanent(id).used = []
    for seat in state.seats:
        player = state.edit_player(seat)
        player.passed = player.out
        player.reductions, player.allowed, player.shown = [], [], []
        player.archived = player.from_discard_now = 0
        player.next_creature = player.last_instant = ""
    state.edit_course().graves = []


def keep_mana(flow: Flow[Skirmish]) -> None:
    """Each keeps at most what a living mage generates. [turn.mana]"""
    for seat in flow.state.seats:
        lost = flow.state.player(seat).mana - flow_of(flow.state, seat)
        if lost > 0:
            flow.state.edit_player(seat).mana -= lost
            flow.emit(ManaLost(player=player_name(seat), mana=lost), "turn.mana")


def pass_token(state: Skirmish) -> None:
    """Clockwise, or by an option of the match to who passed first. [turn.token]
    [setup.options]"""
    course = state.course
    first = state.seats_from((course.first + 1) % len(state.seats))[0]
    passer = course.first_passer
    if state.agreement.token_to_first_passer and passer != MONSTERS and not state.player(passer).out:
        first = passer
    edited = state.edit_course()
    edited.first = first
    edited.first_passer = MONSTERS
