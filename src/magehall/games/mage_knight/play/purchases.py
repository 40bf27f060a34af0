"""Purchases that a card allows wherever one is, in combat too. [card.learning]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.cards.words.gains import To
from magehall.games.mage_knight.heroes.offers import take_from_offer
from magehall.games.mage_knight.model.deeds.interaction import BuyByCard
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def why_not_afford(choice: Choice, cost: int) -> Verdict:
    """Why the influence got so far does not buy what costs so much. [interact.points]"""
    if choice.turn.influence < cost:
        return refuse("too-few-influence", "interact.points", cost=cost, points=choice.turn.influence)
    return None


def _why_not_by_card(choice: Choice, deed: BuyByCard) -> Verdict:
    rights = choice.turn.purchases
    if not 0 <= deed.right < len(rights):
        return refuse("no-right", "card.learning")
    if deed.card not in choice.state.offers.actions:
        return refuse("not-offered", "card.learning")
    return why_not_afford(choice, rights[deed.right].influence)


def _buy_by_card(flow: Flow[Quest], seat: int, deed: BuyByCard) -> None:
    """A right serves once; the card goes where it says. [card.learning]"""
    turn = flow.state.edit_turn(seat)
    right = turn.purchases[deed.right]
    turn.purchases = turn.purchases[: deed.right] + turn.purchases[deed.right + 1 :]
    turn.influence -= right.influence
    take_from_offer(flow, seat, Kind.ADVANCED_ACTION, deed.card)
    hero = flow.state.edit_hero(seat)
    (hero.hand if right.to == To.HAND else hero.discard).append(deed.card)


def _purchases(choice: Choice) -> Iterator[Option]:
    for right, purchase in enumerate(choice.turn.purchases):
        for card in choice.state.offers.actions:
            words = say("option-buy-card", card=card_name(card), cost=purchase.influence)
            yield BuyByCard(card, right).option(words, "card.learning")


PURCHASES = Repertoire(_purchases, {BuyByCard: DeedRule(_why_not_by_card, _buy_by_card)})
