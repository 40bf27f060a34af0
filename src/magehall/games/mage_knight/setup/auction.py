"""Auction of heroes: who wants one more than who named it bids fame. [variant.auction]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.model.deeds.setup import Bid, NoBid
from magehall.games.mage_knight.model.events.setup import BidMade, HeroChosen, HeroNamed
from magehall.games.mage_knight.model.frames.setup import Auction, SettingUp
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

HIGHEST_BID = 21
"""The last line of the fame track, on which lost fame is marked, has so many squares. [variant.auction]"""


def _order(state: Quest) -> tuple[int, ...]:
    """The order in which heroes are chosen, without those who have one."""
    setting = state.find(SettingUp)
    assert setting is not None
    return tuple(seat for seat in setting.order if not state.hero(seat).name)


def least_bid(state: Quest, seat: int) -> int:
    """Who chooses earlier need only match a bid. [variant.auction]"""
    auction, order = state.top(Auction), _order(state)
    return auction.bid + (order.index(seat) > order.index(auction.holder))


def begin(auction: Auction, flow: Flow[Quest]) -> None:
    """Somebody names a hero. [variant.auction]"""
    flow.emit(HeroNamed(hero=f"#{auction.holder}", name=card_name(auction.hero)), "variant.auction")


def ask(auction: Auction, flow: Flow[Quest]) -> Asked:
    """Whoever has no hero yet, and did not give up this one, may bid. [variant.auction]"""
    order = _order(flow.state)
    left = [seat for seat in order if seat != auction.holder and seat not in auction.passed]
    return BIDDING.ask(flow.state, left[0]) if left else None


def hear(auction: Auction, flow: Flow[Quest]) -> None:
    """A bid makes its player the holder; who passes is out for this hero. [variant.auction]"""
    if not flow.answers:
        return
    ((seat, option),) = flow.answers.items()
    if isinstance(option.deed, Bid):
        auction.holder, auction.bid = seat, option.deed.fame
        flow.emit(BidMade(hero=f"#{seat}", fame=auction.bid), "variant.auction")
    else:
        auction.passed = (*auction.passed, seat)
    auction.go("ask")


def settle(auction: Auction, flow: Flow[Quest]) -> None:
    """Who bid most takes the hero and loses that fame, below zero too. [variant.auction]"""
    hero = flow.state.edit_hero(auction.holder)
    hero.name = auction.hero
    hero.fame -= auction.bid
    flow.emit(HeroChosen(hero=f"#{auction.holder}", name=card_name(auction.hero)), "variant.auction")


def _bids(moment: Moment[Quest]) -> Iterator[Option]:
    yield NoBid().option(say("option-no-bid"), "variant.auction")
    for fame in range(max(1, least_bid(moment.state, moment.seat)), HIGHEST_BID + 1):
        yield Bid(fame).option(say("option-bid", fame=fame), "variant.auction")


def _why_not_bid(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, Bid):
        return None
    least = max(1, least_bid(moment.state, moment.seat))
    if least <= deed.fame <= HIGHEST_BID:
        return None
    return refuse("bid-too-low", "variant.auction", least=least, most=HIGHEST_BID)


BIDDING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-bid"), "variant.auction", _bids, _why_not_bid
)

PROCEDURES: dict[type[Frame], Procedure] = {Auction: Procedure(begin=begin, bids=(ask, hear), end=settle)}
