"""Preparing a round after the first, in the rulebook's order. [round.prepare]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.tactics import TACTICS
from magehall.games.mage_knight.cards.vocabulary import ANY_COLOR, BLACK, DAY, NIGHT, Site, Time
from magehall.games.mage_knight.heroes.deck import draw_cards
from magehall.games.mage_knight.heroes.gains import gain_crystal
from magehall.games.mage_knight.model.deeds.round import AddDrafted, LeaveBanners, TakeOffBanner
from magehall.games.mage_knight.model.events.round import (
    BannerTakenOff,
    DarknessRolled,
    DraftedAdded,
    HandDrawn,
    OffersRenewed,
    RoundBegan,
)
from magehall.games.mage_knight.model.frames.round import PrepareRound
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.realm import ground_at, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import hand_limit
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.movement.glades import clear_glades
from magehall.games.mage_knight.movement.reveal import look_around, turn_up_all_ruins
from magehall.games.mage_knight.round.dummy import prepare_dummy
from magehall.games.mage_knight.round.offers import refresh_actions, refresh_spells, renew_units
from magehall.games.mage_knight.round.rampage import stir_enemies
from magehall.games.mage_knight.round.source import roll_source
from magehall.games.mage_knight.round.upgrades import ask_for_upgrade, reveal_upgrades, upgrade
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

DICE_OF_DARKNESS = 2


def stir_up(preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """Bring back rampaging enemies by variant, before the time changes. After a night shields leave the glades.
    [variant.rampage] [scenario.druid-nights]"""
    preparing.after_day = flow.state.time is DAY
    stir_enemies(flow)
    if flow.state.time is NIGHT:
        clear_glades(flow)


def turn_the_board(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """a) Day follows night, and night day. [round.time]"""
    time = _next_time(flow)
    calendar = flow.state.edit_calendar()
    calendar.time = time
    calendar.round += 1
    calendar.announced, calendar.last_turns, calendar.flipped = None, [], []
    flow.emit(RoundBegan(round=calendar.round, time=f"@time-{calendar.time}"), "round.time")


def _next_time(flow: Flow[Quest]) -> Time:
    """The time of day that comes next. In growing darkness two dice decide until it is night for good.
    [variant.darkness]"""
    state = flow.state
    if not state.agreement.darkness:
        return NIGHT if state.time is DAY else DAY
    if state.time is NIGHT:
        return NIGHT
    dice = [flow.chance.pick("mana", ANY_COLOR) for _ in range(DICE_OF_DARKNESS)]
    time = NIGHT if BLACK in dice else DAY
    flow.emit(DarknessRolled(time=f"@time-{time}"), "variant.darkness")
    return time


def see_by_daylight(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """Turn up what a new day shows. That is all ruins, and the garrisons next to heroes. [reveal.ruins]
    [reveal.garrison]"""
    if flow.state.time is not DAY:
        return
    turn_up_all_ruins(flow)
    for seat in flow.state.seats:
        look_around(flow, seat)


def reset_source(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """b) All dice are rolled anew, those that players kept too. [round.source]"""
    for seat in flow.state.seats:
        hero = flow.state.edit_hero(seat)
        hero.stored_die = hero.claimed_die = hero.exploited = None
        hero.claim_pays = hero.claim_curses = False
    roll_source(flow)


def renew_offers(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """c) to e) Units anew; the lowest advanced action and the lowest spell go. [offers.units] [offers.refresh]"""
    renew_units(flow)
    action, spell = refresh_actions(flow), refresh_spells(flow)
    flow.emit(OffersRenewed(), "offers.refresh")
    if flow.state.dummy is not None:
        prepare_dummy(flow, action, spell)


def lay_out_tactics(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """f) Take tactics back and lay out those for this time. Cards under one go into the deck. [tactics.lay-out]
    [tactic.sparing-power]"""
    for seat in flow.state.seats:
        hero = flow.state.edit_hero(seat)
        hero.deck += hero.spared
        hero.tactic, hero.tactic_down, hero.spared = "", False, []
        hero.chanted = False
    lay_out(flow.state)


def lay_out(state: Quest) -> None:
    """Lay out the tactics of the time that are still in the game. Where they do not suffice for all, those removed come
    back. [tactics.lay-out]"""
    calendar = state.edit_calendar()
    of_time = [tactic.id for tactic in TACTICS if tactic.time is calendar.time]
    left = [tactic for tactic in of_time if tactic not in calendar.removed]
    if len(left) < len(calendar.order):
        left = of_time
        calendar.removed = [tactic for tactic in calendar.removed if tactic not in of_time]
    calendar.tactics = left


def ready_everything(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """g) Skills and banners are turned up, units readied, wounded ones too. [round.ready]"""
    for seat in flow.state.seats:
        hero = flow.state.edit_hero(seat)
        hero.skills = dict.fromkeys(hero.skills, SkillState.READY)
        for id in hero.units:
            unit = flow.state.edit_unit(id)
            unit.ready, unit.banner_down = True, False


def _with_banners(state: Quest) -> list[int]:
    """Who has banners, in the order of the last round."""
    order = [player for player in state.calendar.order if player in state.seats_left]
    return [seat for seat in order if any(unit.banner for unit in state.units(seat))]


def ask_for_banners(preparing: PrepareRound, flow: Flow[Quest]) -> Asked:
    """Whoever wants takes banners off now. [round.banners]"""
    order = flow.state.calendar.order
    while preparing.place < len(order) and order[preparing.place] not in _with_banners(flow.state):
        preparing.place += 1
    return BANNERS.ask(flow.state, order[preparing.place]) if preparing.place < len(order) else None


def take_off_banner(preparing: PrepareRound, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    deed = flow.answer.deed
    seat = flow.state.calendar.order[preparing.place]
    if isinstance(deed, TakeOffBanner):
        unit = flow.state.edit_unit(deed.unit)
        flow.state.edit_hero(seat).discard.append(unit.banner)
        flow.emit(BannerTakenOff(hero=f"#{seat}", banner=card_name(unit.banner)), "round.banners")
        unit.banner = ""
    else:
        preparing.place += 1
    preparing.go("ask_for_banners")


def _banners(moment: Moment[Quest]) -> Iterator[Option]:
    for id in moment.state.hero(moment.seat).units:
        unit = moment.state.unit(id)
        words = say("option-take-off", banner=card_name(unit.banner or "wound"), unit=card_name(unit.card))
        yield TakeOffBanner(id).option(words, "round.banners")
    yield LeaveBanners().option(say("option-leave-banners"), "round.banners")


def _why_not_banner(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, TakeOffBanner):
        return None
    if deed.unit not in moment.state.hero(moment.seat).units:
        return refuse("not-your-unit", "units.command")
    return None if moment.state.unit(deed.unit).banner else refuse("no-banner", "round.banners")


BANNERS: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-banners"), "round.banners", _banners, _why_not_banner
)


def ask_for_drafted(preparing: PrepareRound, flow: Flow[Quest]) -> Asked:
    """After a day everyone adds a card of the draft, all at once. [variant.draft]"""
    state = flow.state
    seats = [seat for seat in state.seats_left if state.hero(seat).drafted] if preparing.after_day else []
    return tuple(ADDING.ask(state, seat) for seat in seats)


def add_drafted(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    for seat, option in flow.answers.items():
        assert isinstance(option.deed, AddDrafted)
        hero = flow.state.edit_hero(seat)
        hero.drafted.remove(option.deed.card)
        hero.discard.append(option.deed.card)
        flow.tell((seat,), DraftedAdded(hero=f"#{seat}", card=card_name(option.deed.card)), "variant.draft")


def _drafted(moment: Moment[Quest]) -> Iterator[Option]:
    for card in moment.state.hero(moment.seat).drafted:
        yield AddDrafted(card).option(say("option-add-drafted", card=card_name(card)), "variant.draft")


def _why_not_drafted(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, AddDrafted) and deed.card not in moment.state.hero(moment.seat).drafted:
        return refuse("not-drafted", "variant.draft")
    return None


ADDING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-add-drafted"), "variant.draft", _drafted, _why_not_drafted
)


def thank_liberators(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """Each mine that a player freed sends a crystal, however far. [scenario.mines-liberation]"""
    state = flow.state
    if not state.agreement.occupied_mines:
        return
    for space, shields in list(state.realm.shields.items()):
        ground = ground_at(state, space)
        if site_at(state, space) is Site.MINE and ground is not None and ground.color is not None:
            gain_crystal(flow, shields[-1], ground.color, "scenario.mines-liberation", from_effect=False)


def shuffle_and_draw(_preparing: PrepareRound, flow: Flow[Quest]) -> None:
    """Shuffle every card of a player into the deed deck. Then a hand is drawn. [round.shuffle] [draw.limit]"""
    for seat in flow.state.seats:
        hero = flow.state.edit_hero(seat)
        cards = [*hero.deck, *hero.hand, *hero.discard]
        hero.deck = flow.chance.shuffled("deck", sorted(cards))
        hero.hand, hero.discard = [], []
        draw_hand(flow, seat)


def draw_hand(flow: Flow[Quest], seat: int) -> None:
    """Draw a whole hand. [draw.limit]"""
    count = draw_cards(flow, seat, hand_limit(flow.state, seat), "draw.limit")
    flow.emit(HandDrawn(hero=f"#{seat}", count=count), "draw.limit")


PROCEDURES: dict[type[Frame], Procedure] = {
    PrepareRound: Procedure(
        rampage=stir_up,
        board=(turn_the_board, see_by_daylight),
        source=reset_source,
        offers=renew_offers,
        tactics=lay_out_tactics,
        players=(
            ready_everything,
            ask_for_banners,
            take_off_banner,
            ask_for_drafted,
            add_drafted,
            reveal_upgrades,
            ask_for_upgrade,
            upgrade,
            thank_liberators,
            shuffle_and_draw,
        ),
    )
}
