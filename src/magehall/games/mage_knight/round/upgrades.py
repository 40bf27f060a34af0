"""Actions that are replaced by advanced ones after a night. [variant.upgrades]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS
from magehall.games.mage_knight.cards.icons import ICONS
from magehall.games.mage_knight.cards.reference import card_color
from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.heroes.achievements import knowledge, leading, loot
from magehall.games.mage_knight.model.deeds.round import KeepActions, Upgrade
from magehall.games.mage_knight.model.events.round import CardUpgraded, UpgradeShown
from magehall.games.mage_knight.model.frames.round import PrepareRound
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow

PER_LEVEL = 3
DAY_AND_NIGHT = 2


def standing(state: Quest, seat: int) -> int:
    """How far a player has come: cards, crystals, units and levels. [variant.upgrades]"""
    lowest = min(state.hero(other).level for other in state.seats_left)
    wealth = sum(count(state, seat) for count in (knowledge, loot, leading))
    return wealth + PER_LEVEL * (state.hero(seat).level - lowest)


def reveal_upgrades(preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """Reveal an advanced action more than there are players. That is after each night but the last. [variant.upgrades]"""
    state = flow.state
    if not state.agreement.upgrades or preparing.after_day or not _night_follows(state):
        return
    deck = state.edit_offers().action_deck
    count = len(state.seats) + 1
    preparing.upgrades, state.edit_offers().action_deck = tuple(deck[:count]), deck[count:]
    for card in preparing.upgrades:
        flow.emit(UpgradeShown(card=card_name(card)), "variant.upgrades")
    order = state.calendar.order
    preparing.upgraders = tuple(
        sorted(
            state.seats_left,
            key=lambda seat: (standing(state, seat), state.hero(seat).fame, -order.index(seat)),
        )
    )


def _night_follows(state: Quest) -> bool:
    """Whether another night comes after the one that ended. The number of the round has gone on already.
    [variant.upgrades]"""
    calendar = state.calendar
    ended = calendar.round - 1
    return state.agreement.darkness or ended + DAY_AND_NIGHT <= state.agreement.rounds


def ask_for_upgrade(preparing: PrepareRound, flow: Flow[Quest]) -> Asked:
    """Who is behind chooses first. [variant.upgrades]"""
    return UPGRADING.ask(flow.state, preparing.upgraders[0]) if preparing.upgraders else None


def upgrade(preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """The old card leaves the game; what nobody took goes under the deck. [variant.upgrades]"""
    if flow.answers:
        seat, deed = preparing.upgraders[0], flow.answer.deed
        preparing.upgraders = preparing.upgraders[1:]
        if isinstance(deed, Upgrade):
            _replace(flow, seat, deed)
            preparing.upgrades = tuple(card for card in preparing.upgrades if card != deed.new)
        preparing.go("ask_for_upgrade")
        return
    if preparing.upgrades:
        flow.state.edit_offers().action_deck += preparing.upgrades
        preparing.upgrades = ()


def _replace(flow: Flow[Quest], seat: int, deed: Upgrade) -> None:
    hero = flow.state.edit_hero(seat)
    pile = next(pile for pile in (hero.deck, hero.hand, hero.discard) if deed.old in pile)
    pile.remove(deed.old)
    hero.discard.append(deed.new)
    flow.emit(
        CardUpgraded(hero=f"#{seat}", old=card_name(deed.old), new=card_name(deed.new)), "variant.upgrades"
    )


def _own_actions(state: Quest, seat: int) -> list[str]:
    """The actions among one's cards, each once. [variant.upgrades]"""
    hero = state.hero(seat)
    cards = sorted({*hero.deck, *hero.hand, *hero.discard})
    kinds = (Kind.BASIC_ACTION, Kind.ADVANCED_ACTION)
    return [card for card in cards if card in DEED_CARDS and DEED_CARDS[card].kind in kinds]


def goes_for(old: str, new: str) -> bool:
    """Whether two actions share their colour or an icon. [variant.upgrades]"""
    return card_color(old) is card_color(new) or bool(ICONS[old] & ICONS[new])


def _upgrades(moment: Moment[Quest]) -> Iterator[Option]:
    preparing = moment.state.top(PrepareRound)
    for new in preparing.upgrades:
        for old in _own_actions(moment.state, moment.seat):
            words = say("option-upgrade", old=card_name(old), new=card_name(new))
            yield Upgrade(old, new).option(words, "variant.upgrades")
    yield KeepActions().option(say("option-keep-actions"), "variant.upgrades")


def _why_not_upgrade(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, Upgrade):
        return None
    if deed.new not in moment.state.top(PrepareRound).upgrades:
        return refuse("not-revealed", "variant.upgrades")
    if deed.old not in _own_actions(moment.state, moment.seat):
        return refuse("not-your-action", "variant.upgrades")
    return None if goes_for(deed.old, deed.new) else refuse("actions-differ", "variant.upgrades")


UPGRADING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-upgrade"), "variant.upgrades", _upgrades, _why_not_upgrade
)
