"""Conquer and Hold: a fixed map, towers owned like keeps, and what they are worth."""

from __future__ import annotations

import pytest

import magehall
from magehall.bots import make_bot
from magehall.games.mage_knight.cards.catalogue import TILE_CARDS, UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import BLACK, GOLD, Site
from magehall.games.mage_knight.model.aims import aim_reached
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.model.map_shapes import RESERVED
from magehall.games.mage_knight.model.realm import revealed_spaces, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import hand_limit, printed_hand_limit
from magehall.games.mage_knight.round.offers import elites_on_offer
from magehall.games.mage_knight.scenarios.scoring import outcome
from magehall.kernel.showing.listing import harmful
from magehall.kernel.showing.perspective import Perspective
from tests.games.mage_knight.rounds import set_up
from tests.games.mage_knight.scenario import Scene, hero, quest

TILE = tile_at(1, 0)
KEEP, TOWER = (
    neighbors(TILE)[
        next(n for n, ground in enumerate(TILE_CARDS["countryside-9"].grounds) if ground.site is site) - 1
    ]
    for site in (Site.KEEP, Site.MAGE_TOWER)
)

BETWEEN = next(space for space in neighbors(KEEP) if space in neighbors(TOWER) and space != TILE)
"""The plain between both."""


def held(*heroes: str, shields: dict[str, list[int]], **more: object) -> Scene:
    """Heroes on these spaces of the tile with a keep and a tower."""
    names = ("tovak", "goldyx", "norowas", "arythea")
    return quest(
        *(hero(name, space=space, hand=["march"]) for name, space in zip(names, heroes, strict=False)),
        scenario="conquer-and-hold",
        tiles={TILE: "countryside-9"},
        shields=shields,
        **more,
    )


@pytest.mark.rule("scenario.conquer-and-hold", "setup.tiles")
def test_the_map_has_all_tiles_with_keeps_and_towers_and_a_city_that_is_closed() -> None:
    scene = set_up(2, scenario="conquer-and-hold", open_map=True)
    realm = scene.state.realm
    assert sorted(realm.tiles) == sorted([*RESERVED, "0,0"])
    assert realm.deck == []
    assert {placed.tile for placed in realm.tiles.values()} == {
        "start-b", "countryside-3", "countryside-4", "countryside-9", "countryside-10", "countryside-11",
        "core-2", "core-3", "core-4", "core-7",
    }  # fmt: skip
    assert [city.closed for city in realm.cities.values()] == [True]
    worth = {Site.KEEP: 3, Site.MAGE_TOWER: 2}
    assert (
        sum(worth.get(site_at(scene.state, space) or Site.CITY, 0) for space in revealed_spaces(scene.state))
        == 25
    )
    assert len(set_up(2, scenario="conquer-and-hold").state.realm.tiles) == 4


@pytest.mark.rule("scenario.conquer-and-hold")
def test_elites_come_in_the_second_half_and_none_of_level_four() -> None:
    scene = set_up(2, scenario="conquer-and-hold")
    assert max(UNIT_CARDS[unit].level for unit in scene.state.offers.elite_deck) == 3
    rounds = dict.fromkeys((2, 3, 4), 0)
    for seats in rounds:
        state = set_up(seats, scenario="conquer-and-hold").state
        while not elites_on_offer(state):
            state.edit_calendar().round += 1
        rounds[seats] = state.calendar.round
    assert rounds == {2: 4, 3: 3, 4: 3}


@pytest.mark.rule("scenario.conquer-and-hold")
@pytest.mark.parametrize(("time", "mana"), [("day", GOLD), ("night", BLACK)])
def test_a_turn_near_an_own_tower_begins_with_a_mana_for_each(time: str, mana: str) -> None:
    def begun(owner: int) -> list[str]:
        scene = held(BETWEEN, "0,0", shields={TOWER: [owner]}, at="before", time=time)
        if scene.offers(0, "begin"):
            scene.does(0, "begin:turn")
        return list(scene.hero().mana)

    assert begun(0) == [mana]
    assert begun(1) == []


@pytest.mark.rule("teams.allies", "draw.keep")
def test_an_allied_keep_is_no_hostile_one_and_the_hand_grows_by_ones_own_alone() -> None:
    scene = held(KEEP, "0,0", "0,0", "0,0", shields={KEEP: [2]})
    assert hand_limit(scene.state, 0) == printed_hand_limit(scene.hero())
    assert scene.offers(0, "interact")
    own = held(KEEP, "0,0", "0,0", "0,0", shields={KEEP: [0]})
    assert hand_limit(own.state, 0) == printed_hand_limit(own.hero()) + 1


@pytest.mark.rule("scenario.conquer-and-hold", "duel.keep")
def test_an_ally_of_the_owner_who_stands_there_defends_the_keep_in_person() -> None:
    scene = held(BETWEEN, KEEP, "0,0", "0,0", shields={KEEP: [3]}, move=9)
    scene.does(0, f"move:{KEEP}")
    assert scene.asks == {1: "ask-defence"}
    assert scene.hero().reputation == 0


@pytest.mark.rule("score.holdings")
def test_three_for_a_keep_two_for_a_tower_and_nobody_wins_with_equal_points() -> None:
    result = outcome(held("0,0", "0,0", shields={KEEP: [0], TOWER: [1]}).state)
    assert (result.winners, result.scores) == ((0,), (3, 2))
    tie = outcome(held("0,0", "0,0", shields={}).state)
    assert (tie.winners, tie.reason.key) == ((), "result-held-alike")
    team = outcome(held(*["0,0"] * 4, shields={KEEP: [0], TOWER: [2]}).state)
    assert (team.winners, team.scores) == ((0, 2), (5, 0, 5, 0))


@pytest.mark.rule("scenario.conquer-and-hold", "solo.any")
def test_alone_one_wins_by_holding_everything() -> None:
    def alone(shields: dict[str, list[int]]) -> Quest:
        return held("0,0", shields=shields, tile_deck=[]).state

    assert not aim_reached(alone({KEEP: [0]}))
    assert aim_reached(alone({KEEP: [0], TOWER: [0]}))


@pytest.mark.rule("scenario.concede")
def test_who_holds_less_may_admit_that_the_other_has_won() -> None:
    scene = held(BETWEEN, "0,0", shields={KEEP: [1]})
    assert scene.offers(0)[-1] == "concede"
    scene.does(0, "concede")
    assert scene.winners == (1,)
    assert scene.match.result is not None
    assert scene.match.result.scores == (0, 3)
    assert scene.match.result.reason.key == "result-conceded"
    again = magehall.load_match(scene.match.save())
    assert again.result == scene.match.result


@pytest.mark.rule("scenario.concede")
def test_nobody_gives_up_who_holds_as_much_or_in_another_scenario() -> None:
    scene = held(BETWEEN, "0,0", shields={KEEP: [1], TOWER: [0]})
    assert "concede" in scene.offers(0)
    even = held(BETWEEN, "0,0", shields={})
    assert even.refuses(0, "concede") == ("refused-not-behind", "scenario.concede")
    other = quest(hero("tovak", space="0,0"), hero("goldyx", space="0,0"))
    assert other.refuses(0, "concede") == ("refused-no-conceding", "scenario.concede")


@pytest.mark.rule("scenario.concede")
def test_three_rivals_do_not_admit_anything() -> None:
    scene = held(BETWEEN, "0,0", "0,0", shields={KEEP: [1]})
    assert scene.refuses(0, "concede") == ("refused-no-conceding", "scenario.concede")


@pytest.mark.rule("scenario.concede", "teams.allies")
def test_a_team_gives_up_only_together_and_is_asked_once_a_turn() -> None:
    scene = held(BETWEEN, "0,0", "0,0", "0,0", shields={KEEP: [1]}, agreement={"teams": True})
    scene.does(0, "concede")
    assert scene.asks == {2: "ask-concede"}
    scene.does(2, "consent:refused")
    assert scene.asks == {0: "ask-turn"}
    assert scene.refuses(0, "concede") == ("refused-conceding-refused", "scenario.concede")
    both = held(BETWEEN, "0,0", "0,0", "0,0", shields={KEEP: [1]}, agreement={"teams": True})
    both.does(0, "concede").does(2, "consent:given")
    assert both.winners == (1, 3)


@pytest.mark.rule("scenario.concede")
def test_giving_up_is_marked_as_harmful_and_no_bot_does_it() -> None:
    scene = held(BETWEEN, "0,0", shields={KEEP: [1]})
    assert harmful(scene.match, 0) == {"concede"}
    for bot in ("greedy", "search:8"):
        assert make_bot(bot, seed=1).choose(Perspective(scene.match, 0)).option.id != "concede"
