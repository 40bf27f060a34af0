"""Market: what a site sells, its price by reputation, and its worth. [interaction]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.bot.outlook import rounds_left, turns_left, wound_worth
from magehall.games.mage_knight.bot.worth import card_worth, unit_worth
from magehall.games.mage_knight.cards.catalogue import SPELL_CARDS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, WHITE, Site
from magehall.games.mage_knight.heroes.units import bond_of, has_free_bond, has_free_token
from magehall.games.mage_knight.interaction.goods import HEALING_COST, SPELL_COST, TRAINING_COST
from magehall.games.mage_knight.interaction.market import reputation_influence
from magehall.games.mage_knight.mana.ways import payable
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import city_at, city_halves, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.records import Value

WOUNDED_UNIT = 0.4


class Bargain(Value):
    """Something to buy: the influence still needed, its worth, and the option."""

    cost: int
    worth: float
    option: str


def bargains(choice: Choice, space: str) -> list[Bargain]:
    """What could be bought on a space, with reputation and shields counted. [interact.bonus]"""
    state, seat = choice.state, choice.seat
    bonus = 0
    if not choice.turn.dealt:
        counted = reputation_influence(state, seat)
        if counted is None:
            return []
        city = city_at(state, space)
        bonus = counted + (0 if city is None else city.shields.count(seat))
    return [Bargain(max(0, cost - bonus), worth, option) for cost, worth, option in _offers(choice, space)]


def _offers(choice: Choice, space: str) -> Iterator[tuple[int, float, str]]:
    state, seat = choice.state, choice.seat
    site = site_at(state, space)
    colors = [half.color for half in city_halves(state, space)] if space in state.realm.cities else []
    left = rounds_left(state)
    for card in dict.fromkeys(state.offers.units):
        sites = UNIT_CARDS[card].sites
        if site in sites or WHITE in colors:
            yield from _recruits(state, seat, card, left)
    if site is Site.MONASTERY:
        for card in state.offers.monastery:
            yield TRAINING_COST, _later(choice, card), f"buy:training:{card}"
    if GREEN in colors:
        for card in state.offers.actions:
            yield TRAINING_COST, _later(choice, card), f"buy:action:{card}"
    if site is Site.MAGE_TOWER or BLUE in colors:
        for card in state.offers.spells:
            if payable(choice, ((SPELL_CARDS[card].color,),)):
                yield SPELL_COST, _later(choice, card), f"buy:spell:{card}"
    wounds = choice.hero.hand.count(WOUND) - choice.turn.healing
    cost = HEALING_COST.get(site) if site is not None else None
    if wounds > 0 and cost is not None:
        yield cost, wound_worth(state, seat), "buy:healing"


def _later(choice: Choice, card: str) -> float:
    """The worth of a card that comes on top of the deck. It serves at once; with no turn left it only counts."""
    worth = card_worth(card)
    return worth if turns_left(choice.state, choice.seat) >= 1 else min(worth, 2.0)


def _recruits(state: Quest, seat: int, card: str, left: int) -> Iterator[tuple[int, float, str]]:
    worth = unit_worth(card, left)
    cost = UNIT_CARDS[card].cost
    bond = bond_of(state, seat)
    if bond is not None and has_free_bond(state, seat):
        yield max(0, cost - bond.discount), worth, f"recruit:{card}:bonded"
    if has_free_token(state, seat):
        yield cost, worth, f"recruit:{card}"
        return
    replaced = [unit for unit in state.units(seat) if not unit.bonded]
    if replaced:
        lost = min(unit_standing(state, id, left) for id in state.hero(seat).units)
        yield cost, worth - lost, f"recruit:{card}"


def unit_standing(state: Quest, id: str, left: int) -> float:
    """What a unit in one's service is worth now."""
    unit = state.unit(id)
    worth = unit_worth(unit.card, left)
    if unit.wounds:
        return WOUNDED_UNIT * worth
    return worth if unit.ready else worth - 0.5
