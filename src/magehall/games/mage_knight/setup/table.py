"""Setting the table, in the rulebook's order. [setup]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import HERO_CARDS
from magehall.games.mage_knight.cards.vocabulary import DAY, NIGHT
from magehall.games.mage_knight.model.deeds.setup import ChooseHero
from magehall.games.mage_knight.model.events.setup import (
    ChosenDrawn,
    DummyChosen,
    HeroChosen,
    OrderDrawn,
    TableSet,
)
from magehall.games.mage_knight.model.frames.round import Rounds
from magehall.games.mage_knight.model.frames.setup import Auction, Draft, SettingUp
from magehall.games.mage_knight.model.pieces import DUMMY, Calendar, Dummy, Hero, Offers, Piles, Realm, Source
from magehall.games.mage_knight.model.state import (
    AGREEMENT,
    CALENDAR,
    DUMMY_ID,
    HERO,
    OFFERS,
    PILES,
    REALM,
    SOURCE,
    Quest,
)
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.round.prepare import draw_hand, lay_out
from magehall.games.mage_knight.round.source import roll_source
from magehall.games.mage_knight.scenarios.scoring import sides
from magehall.games.mage_knight.setup.decks import (
    deed_deck,
    fill_piles,
    lay_out_offers,
    shuffle_decks,
    skill_pile,
)
from magehall.games.mage_knight.setup.options import (
    QuestOptions,
    agreement_for,
    problem_with,
    standing_at_start,
)
from magehall.games.mage_knight.setup.tiles import build_tile_deck, lay_first_tiles
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import OptionError


def set_up(flow: Flow[Quest], seats: int, options: QuestOptions) -> None:
    """Lay out empty boards, draw the order of choosing heroes, and begin. Raises OptionError where the options do not
    go together. [setup.order] [scenario.players]"""
    problem = problem_with(options, seats)
    if problem is not None:
        raise OptionError(problem)
    state = flow.state
    agreement = agreement_for(options, seats)
    state.add(AGREEMENT, agreement)
    state.add(REALM, Realm(shape=agreement.shape))
    state.add(SOURCE, Source())
    state.add(OFFERS, Offers())
    state.add(PILES, Piles())
    state.add(CALENDAR, Calendar(time=NIGHT if options.daylight == "night" else DAY))
    fame, reputation = standing_at_start(agreement)
    for seat in range(seats):
        hero = Hero(name="", fame=fame, reputation=reputation)
        state.add(HERO[seat], hero)
    order = tuple(flow.chance.shuffled("order", list(range(seats))))
    state.edit_calendar().order = list(order)
    if seats > 1:
        flow.emit(OrderDrawn(first=f"#{order[0]}"), "setup.order")
    flow.call(SettingUp(order))


def ask_hero(setting: SettingUp, flow: Flow[Quest]) -> Asked:
    """2. In the drawn order each player chooses a hero. [setup.heroes]"""
    without = _without_hero(flow.state, setting)
    return HEROES.ask(flow.state, without[0]) if without else None


def choose_hero(setting: SettingUp, flow: Flow[Quest]) -> None:
    """Take the hero, or name it for an auction where others could want it. [setup.heroes] [variant.auction]"""
    if not flow.answers:
        return
    without = _without_hero(flow.state, setting)
    seat, name = without[0], flow.deed(ChooseHero).hero
    setting.go("ask_hero")
    if flow.state.agreement.auction and len(without) > 1:
        flow.call(Auction(name, seat))
        return
    flow.state.edit_hero(seat).name = name
    flow.emit(HeroChosen(hero=f"#{seat}", name=card_name(name)), "setup.heroes")


def _without_hero(state: Quest, setting: SettingUp) -> list[int]:
    """Who still has to choose, in order."""
    return [seat for seat in setting.order if not state.hero(seat).name]


def _taken(state: Quest) -> list[str]:
    return [state.hero(seat).name for seat in state.seats]


def _heroes(_moment: Moment[Quest]) -> Iterator[Option]:
    for hero in HERO_CARDS:
        yield ChooseHero(hero).option(say("option-hero", hero=card_name(hero)), "setup.heroes")


def _why_not_hero(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseHero):
        return None
    if deed.hero not in HERO_CARDS:
        return refuse("no-such-hero", "setup.heroes")
    return refuse("hero-taken", "setup.heroes") if deed.hero in _taken(moment.state) else None


HEROES: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-hero"), "setup.heroes", _heroes, _why_not_hero
)


def choose_dummy(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """A hero nobody plays sets the pace of those who play together or alone. [dummy] [solo.skills]"""
    state = flow.state
    if not state.agreement.cooperative:
        return
    name = flow.chance.pick("dummy", [hero for hero in HERO_CARDS if hero not in _taken(state)])
    dummy = Dummy(name=name, deck=deed_deck(flow, name))
    for color in HERO_CARDS[name].crystals:
        dummy.crystals[color] = dummy.crystals.get(color, 0) + 1
    if len(state.seats) == 1:
        dummy.skill_pile = skill_pile(flow, name)
    state.add(DUMMY_ID, dummy)
    state.edit_calendar().order.append(DUMMY)
    flow.emit(DummyChosen(name=card_name(name)), "dummy")


def draw_chosen(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """In secret, the lot names the one of each team who must return. [scenario.one-to-return]"""
    if not flow.state.agreement.chosen_ones:
        return
    for team in sides(flow.state):
        seat = flow.chance.pick("chosen one", team)
        flow.state.edit_hero(seat).chosen = True
        flow.tell(team, ChosenDrawn(chosen=f"#{seat}"), "scenario.one-to-return")


def draft(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """By agreement, advanced actions are drafted before anything is laid out. [variant.draft]"""
    if flow.state.agreement.draft:
        flow.call(Draft())


def fill_table(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """3. Tokens, decks, offers, the Source and the tactics of the first round. [setup.decks] [setup.source]"""
    fill_piles(flow)
    shuffle_decks(flow)
    lay_out_offers(flow)
    roll_source(flow, only_basic=flow.state.time is NIGHT)
    lay_out(flow.state)


def lay_map(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """The tile deck, and the first tiles with all that their sites bring. [setup.tiles] [setup.map]"""
    build_tile_deck(flow)
    lay_first_tiles(flow)


def deal_to_players(_setting: SettingUp, flow: Flow[Quest]) -> None:
    """Each player's deed deck, skills and first hand. [setup.deck] [setup.skills]"""
    for seat in flow.state.seats:
        hero = flow.state.edit_hero(seat)
        hero.deck = deed_deck(flow, hero.name)
        hero.skill_pile = skill_pile(flow, hero.name)
        draw_hand(flow, seat)
    flow.emit(TableSet(), "setup.decks")


def begin(_setting: SettingUp, flow: Flow[Quest]) -> None:
    flow.call(Rounds())


PROCEDURES: dict[type[Frame], Procedure] = {
    SettingUp: Procedure(
        heroes=(ask_hero, choose_hero),
        dummy=choose_dummy,
        chosen=draw_chosen,
        draft=draft,
        table=fill_table,
        map=lay_map,
        players=deal_to_players,
        rounds=begin,
    )
}
