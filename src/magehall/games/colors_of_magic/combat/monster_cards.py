"""Cards that monsters play: of the activation deck. [monsters.duels]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK, ActivationCard, Orders
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.model.combat_events import MonsterCardDrawn
from magehall.games.colors_of_magic.model.distances import size
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.pieces import NO_CARD
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow


def draw_activation_card(flow: Flow[Skirmish], creature: str) -> int:
    """Turn up a card for a monster. When the deck is out, the used ones are shuffled. [monsters.deck]"""
    course = flow.state.course
    if not course.deck:
        shuffled = flow.chance.shuffled("activation", course.drawn)
        edited = flow.state.edit_course()
        edited.deck, edited.drawn = shuffled, []
    course = flow.state.edit_course()
    card = course.deck.pop()
    course.drawn.append(card)
    flow.emit(
        MonsterCardDrawn(creature=name_of(flow.state.creature(creature).face), card=card), "monsters.deck"
    )
    return card


def card_of(number: int) -> ActivationCard:
    """A card of the deck."""
    return ACTIVATION_DECK[number]


def orders_of(state: Skirmish, id: str, card: int) -> Orders:
    """What a card says to a monster, by its size. [monsters.sizes]"""
    return card_of(card).orders(size(state.creature(id)))


def duel_bonus(state: Skirmish, id: str, card: int, *, attacking: bool, shot: bool = False) -> int:
    """What a card adds to a monster's total in a duel. It is its initiative and the lines of its size, those of shots in
    the duel of one. [monsters.duels] [setup.options]"""
    orders = orders_of(state, id, card)
    strength = orders.ranged if shot else orders.melee
    return orders.initiative + (strength if attacking else orders.defense)


def shot_bonus(state: Skirmish, attack: Attack) -> int:
    """What the card of a monster adds to the power of its shot. [monsters.duels]"""
    if attack.activation_card == NO_CARD or attack.kind is not AttackKind.RANGED:
        return 0
    return orders_of(state, attack.attacker, attack.activation_card).ranged


def immobilises(state: Skirmish, id: str, card: int) -> bool:
    """Whether a monster that wins with this card immobilises the other. [monsters.duels]"""
    return orders_of(state, id, card).immobilises
