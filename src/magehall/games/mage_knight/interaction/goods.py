"""Goods that sites sell: healing, spells, advanced actions, artifacts, elite units. [interaction]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import SPELL_CARDS
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE, Kind, Site
from magehall.games.mage_knight.heroes.deck import put_on_deck
from magehall.games.mage_knight.heroes.offers import take_from_offer
from magehall.games.mage_knight.heroes.units import add_to_offer
from magehall.games.mage_knight.interaction.market import (
    city_colors,
    dealing_with,
    why_not_buy,
)
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.model.deeds.interaction import (
    BuyArtifact,
    BuyCityAction,
    BuyEliteOffer,
    BuyHealing,
    BuyMonasteryAction,
    BuySpell,
)
from magehall.games.mage_knight.model.events.interaction import (
    ArtifactBought,
    HealingBought,
    TrainingBought,
    UnseenActionBought,
)
from magehall.games.mage_knight.model.frames.effects import Pay
from magehall.games.mage_knight.model.frames.interaction import LearnSpell
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.play.purchases import PURCHASES
from magehall.kernel.decision import Option, Refusal, Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

HEALING_COST = {Site.VILLAGE: 3, Site.MONASTERY: 2}
TRAINING_COST = 6
SPELL_COST = 7
ARTIFACT_COST = 12
ELITE_COST = 2

_NOT_SOLD_HERE = "not-sold-here"


def _spend(flow: Flow[Quest], seat: int, influence: int) -> None:
    flow.state.edit_turn(seat).influence -= influence


def _unsold(choice: Choice, rule: str) -> Refusal:
    """Nobody sells that here, or nobody is dealt with at all. [interact.action]"""
    if dealing_with(choice) is None:
        return refuse("not-interacting", "interact.action")
    return refuse(_NOT_SOLD_HERE, rule)


# Healing


def _why_not_healing(choice: Choice, _deed: BuyHealing) -> Verdict:
    cost = HEALING_COST.get(dealing_with(choice) or Site.PORTAL)
    return _unsold(choice, "interact.heal") if cost is None else why_not_buy(choice, cost)


def _buy_healing(flow: Flow[Quest], seat: int, _deed: BuyHealing) -> None:
    site = dealing_with(Choice(flow.state, seat))
    assert site is not None
    _spend(flow, seat, HEALING_COST[site])
    flow.state.edit_turn(seat).healing += 1
    flow.emit(HealingBought(hero=f"#{seat}"), "interact.heal")


# Spells


def _sells_spells(choice: Choice) -> bool:
    return dealing_with(choice) is Site.MAGE_TOWER or BLUE in city_colors(choice)


def _why_not_spell(choice: Choice, deed: BuySpell) -> Verdict:
    if dealing_with(choice) is None or not _sells_spells(choice):
        return _unsold(choice, "interact.spell")
    if deed.card not in choice.state.offers.spells:
        return refuse("not-offered", "interact.spell")
    return why_not_buy(choice, SPELL_COST) or why_not_payable(choice, ((SPELL_CARDS[deed.card].color,),))


def _buy_spell(flow: Flow[Quest], seat: int, deed: BuySpell) -> None:
    _spend(flow, seat, SPELL_COST)
    flow.call(LearnSpell(seat, deed.card))


def _pay(learning: LearnSpell, flow: Flow[Quest]) -> None:
    flow.call(Pay(learning.seat, ((SPELL_CARDS[learning.card].color,),)))


def _learn(learning: LearnSpell, flow: Flow[Quest]) -> None:
    take_from_offer(flow, learning.seat, Kind.SPELL, learning.card)
    put_on_deck(flow, learning.seat, learning.card)


PROCEDURES: dict[type[Frame], Procedure] = {LearnSpell: Procedure(pay=_pay, learn=_learn)}


# Advanced actions


def _why_not_training(choice: Choice, deed: BuyMonasteryAction) -> Verdict:
    if dealing_with(choice) is not Site.MONASTERY:
        return _unsold(choice, "interact.monastery")
    if deed.card not in choice.state.offers.monastery:
        return refuse("not-offered", "interact.monastery")
    return why_not_buy(choice, TRAINING_COST)


def _buy_training(flow: Flow[Quest], seat: int, deed: BuyMonasteryAction) -> None:
    """The unit offer is not refilled before the next round. [interact.monastery]"""
    _spend(flow, seat, TRAINING_COST)
    flow.state.edit_offers().monastery.remove(deed.card)
    flow.emit(TrainingBought(hero=f"#{seat}", card=card_name(deed.card)), "interact.monastery")
    put_on_deck(flow, seat, deed.card)


def _why_not_action(choice: Choice, deed: BuyCityAction) -> Verdict:
    if dealing_with(choice) is None or GREEN not in city_colors(choice):
        return _unsold(choice, "city.green")
    offers = choice.state.offers
    if deed.card and deed.card not in offers.actions:
        return refuse("not-offered", "city.green")
    if not deed.card and not offers.action_deck:
        return refuse("pile-out", "city.green")
    return why_not_buy(choice, TRAINING_COST)


def _buy_action(flow: Flow[Quest], seat: int, deed: BuyCityAction) -> None:
    _spend(flow, seat, TRAINING_COST)
    if deed.card:
        take_from_offer(flow, seat, Kind.ADVANCED_ACTION, deed.card)
        put_on_deck(flow, seat, deed.card)
    else:
        flow.emit(UnseenActionBought(hero=f"#{seat}"), "city.green")
        put_on_deck(flow, seat, flow.state.edit_offers().action_deck.pop(0))


# Artifacts and elite units


def _why_not_artifact(choice: Choice, _deed: BuyArtifact) -> Verdict:
    if dealing_with(choice) is None or RED not in city_colors(choice):
        return _unsold(choice, "city.red")
    if len(choice.state.offers.artifact_deck) <= choice.turn.bought_artifacts:
        return refuse("pile-out", "city.red")
    return why_not_buy(choice, ARTIFACT_COST)


def _buy_artifact(flow: Flow[Quest], seat: int, _deed: BuyArtifact) -> None:
    """It is drawn at the end of the turn, together with those won. [city.red]"""
    _spend(flow, seat, ARTIFACT_COST)
    flow.state.edit_turn(seat).bought_artifacts += 1
    flow.emit(ArtifactBought(hero=f"#{seat}"), "city.red")


def _why_not_elite(choice: Choice, _deed: BuyEliteOffer) -> Verdict:
    if dealing_with(choice) is None or WHITE not in city_colors(choice):
        return _unsold(choice, "city.white")
    if not choice.state.offers.elite_deck:
        return refuse("pile-out", "city.white")
    return why_not_buy(choice, ELITE_COST)


def _buy_elite(flow: Flow[Quest], seat: int, _deed: BuyEliteOffer) -> None:
    _spend(flow, seat, ELITE_COST)
    add_to_offer(flow, elite=True)


# What there is


def _goods(choice: Choice) -> Iterator[Option]:
    """What is sold here, and what a card lets one buy anywhere. [card.learning]"""
    yield from _sold_here(choice)
    yield from PURCHASES.candidates(choice)


def _sold_here(choice: Choice) -> Iterator[Option]:
    site, offers = dealing_with(choice), choice.state.offers
    if site is None:
        return
    cost = HEALING_COST.get(site)
    if cost is not None:
        yield BuyHealing().option(say("option-buy-healing", cost=cost), "interact.heal")
    if site is Site.MONASTERY:
        for card in offers.monastery:
            words = say("option-buy-card", card=card_name(card), cost=TRAINING_COST)
            yield BuyMonasteryAction(card).option(words, "interact.monastery")
    if _sells_spells(choice):
        for card in offers.spells:
            color = f"@color-{SPELL_CARDS[card].color}"
            words = say("option-buy-spell", card=card_name(card), cost=SPELL_COST, color=color)
            yield BuySpell(card).option(words, "city.blue" if site is Site.CITY else "interact.spell")
    yield from _city_goods(choice)


def _city_goods(choice: Choice) -> Iterator[Option]:
    colors = city_colors(choice)
    if RED in colors:
        yield BuyArtifact().option(say("option-buy-artifact", cost=ARTIFACT_COST), "city.red")
    if WHITE in colors:
        yield BuyEliteOffer().option(say("option-buy-elite", cost=ELITE_COST), "city.white")
    if GREEN in colors:
        for card in choice.state.offers.actions:
            words = say("option-buy-card", card=card_name(card), cost=TRAINING_COST)
            yield BuyCityAction(card).option(words, "city.green")
        yield BuyCityAction().option(say("option-buy-unseen", cost=TRAINING_COST), "city.green")


GOODS = Repertoire(
    _goods,
    {
        BuyHealing: DeedRule(_why_not_healing, _buy_healing),
        BuySpell: DeedRule(_why_not_spell, _buy_spell),
        BuyMonasteryAction: DeedRule(_why_not_training, _buy_training),
        BuyCityAction: DeedRule(_why_not_action, _buy_action),
        **PURCHASES.rules,
        BuyArtifact: DeedRule(_why_not_artifact, _buy_artifact),
        BuyEliteOffer: DeedRule(_why_not_elite, _buy_elite),
    },
)
