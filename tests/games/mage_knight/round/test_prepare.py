"""Preparing a round: time, Source, offers, players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import DAY, NIGHT, RED, Time
from magehall.games.mage_knight.model.deeds.round import TakeOffBanner
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.model.pieces import DUMMY, Placed, SkillState, Unit
from magehall.games.mage_knight.model.state import Quest
from tests.games.mage_knight.rounds import Rounds, in_turn
from tests.games.mage_knight.scenario import hero, quest

NEXT_ROUND = ("shed", "keep", "end:turn", "begin", "announce", "skip", "leave")
KEEP_TILE = tile_at(2, 2)
KEEP = neighbors(KEEP_TILE)[0]
"""Countryside 3 has its keep in the north-east."""


def emptied(state: Quest) -> None:
    """Nobody has a card left but the one in hand, so that the round ends soon."""
    for seat in state.seats:
        hero = state.edit_hero(seat)
        hero.discard += hero.deck + hero.hand[1:]
        hero.deck, hero.hand = [], hero.hand[:1]
    if state.dummy is not None:
        dummy = state.edit_dummy()
        dummy.discard += dummy.deck
        dummy.deck = []


def next_round(scene: Rounds, *changes: Callable[[Quest], object]) -> Rounds:
    """Play to the choice of tactics in the next round."""
    wanted = scene.state.calendar.round + 1
    for change in (emptied, *changes):
        scene.arranged(change)
    return scene.plays_on(
        lambda scene: scene.state.calendar.round == wanted and scene.asked[1] == "ask-tactic", *NEXT_ROUND
    )


@pytest.mark.rule("round.time", "tactics.lay-out")
def test_night_follows_day_with_tactics_of_its_own() -> None:
    scene = next_round(in_turn(2))
    assert scene.state.time is NIGHT
    assert scene.offers(scene.asked[0])[0] == "take-tactic:from-the-dusk"
    assert len(scene.offers(scene.asked[0])) == 6
    assert [scene.state.hero(seat).tactic for seat in (0, 1)] == ["", ""]


@pytest.mark.rule("round.source")
def test_the_source_is_rolled_anew_with_a_die_that_somebody_kept() -> None:
    def keep(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.stored_die = hero.claimed_die = RED
        hero.claim_pays = True
        state.edit_source().dice = state.source.dice[2:]

    scene = next_round(in_turn(2), keep)
    assert len(scene.state.source.dice) == 4
    hero = scene.state.hero(0)
    assert (hero.stored_die, hero.claimed_die, hero.claim_pays) == (None, None, False)


@pytest.mark.rule("offers.units")
def test_units_on_offer_go_under_their_deck_and_regular_ones_follow() -> None:
    scene = in_turn(2, scenario="full-conquest")
    old, deck = list(scene.state.offers.units), list(scene.state.offers.regular_deck)
    scene = next_round(scene)
    assert scene.state.offers.units == deck[:4]
    assert scene.state.offers.regular_deck == deck[4:] + old


@pytest.mark.rule("offers.units")
def test_once_a_core_tile_lies_elite_and_regular_units_alternate() -> None:
    def core(state: Quest) -> None:
        state.edit_realm().tiles[tile_at(2, 2)] = Placed("core-2")

    scene = next_round(in_turn(3, scenario="full-conquest"), core)
    elite = [UNIT_CARDS[unit].elite for unit in scene.state.offers.units]
    assert elite == [True, False, True, False, True]


@pytest.mark.rule("offers.units", "scenario.first-reconnaissance")
def test_a_first_match_knows_no_elite_units() -> None:
    def core(state: Quest) -> None:
        state.edit_realm().tiles[tile_at(2, 2)] = Placed("core-2")

    scene = next_round(in_turn(2), core)
    assert not any(UNIT_CARDS[unit].elite for unit in scene.state.offers.units)


@pytest.mark.rule("offers.monastery")
def test_each_monastery_that_stands_brings_an_advanced_action() -> None:
    def monasteries(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles[tile_at(2, 2)] = Placed("countryside-5")
        realm.tiles[tile_at(3, 2)] = Placed("countryside-7")
        realm.shields[neighbors(tile_at(3, 2))[4]] = (0,)

    scene = in_turn(2)
    top = scene.state.offers.action_deck[0]
    scene = next_round(scene, monasteries)
    assert scene.state.offers.monastery == [top]


@pytest.mark.rule("offers.refresh")
def test_the_lowest_cards_go_under_their_decks_and_new_ones_come_on_top() -> None:
    scene = in_turn(2)
    actions, spells = list(scene.state.offers.actions), list(scene.state.offers.spells)
    next_action, next_spell = scene.state.offers.action_deck[0], scene.state.offers.spell_deck[0]
    offers = next_round(scene).state.offers
    assert offers.actions == [next_action, *actions[:2]]
    assert offers.spells == [next_spell, *spells[:2]]
    assert (offers.action_deck[-1], offers.spell_deck[-1]) == (actions[2], spells[2])


@pytest.mark.rule("dummy.gains")
def test_the_dummy_player_gets_the_lowest_action_and_a_crystal_of_the_lowest_spells_colour() -> None:
    scene = in_turn(1)
    assert scene.state.dummy is not None
    lowest = scene.state.offers.actions[-1]
    before = sum(scene.state.dummy.crystals.values())
    scene = next_round(scene)
    dummy = scene.state.dummy
    assert dummy is not None
    assert lowest in dummy.deck
    assert (len(dummy.deck), dummy.discard) == (17, [])
    assert sum(dummy.crystals.values()) == before + 1
    assert lowest not in scene.state.offers.action_deck


@pytest.mark.rule("round.ready")
def test_skills_banners_and_units_are_ready_again_wounded_ones_too() -> None:
    def tired(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.skills = {"double-time": SkillState.DOWN, "mana-exploit": SkillState.LAID}
        hero.units = ["unit-1"]
        state.add(
            "unit-1", Unit("peasants", 0, ready=False, wounds=1, banner="banner-of-courage", banner_down=True)
        )

    scene = next_round(in_turn(2), tired)
    unit = scene.state.unit("unit-1")
    assert set(scene.state.hero(0).skills.values()) == {SkillState.READY}
    assert (unit.ready, unit.banner_down, unit.wounds) == (True, False, 1)


@pytest.mark.rule("round.banners")
def test_a_banner_may_be_taken_off_and_is_shuffled_in() -> None:
    def banner(state: Quest) -> None:
        state.edit_hero(1).units = ["unit-1", "unit-2"]
        state.add("unit-1", Unit("peasants", 1, banner="banner-of-courage"))
        state.add("unit-2", Unit("peasants", 1))

    scene = in_turn(2).arranged(emptied).arranged(banner)
    scene.plays_on(lambda scene: scene.asked[1] == "ask-banners", *NEXT_ROUND)
    assert scene.asked[0] == 1
    assert scene.offers(1) == ["take-off:unit-1", "leave:banners"]
    assert scene.why_not(1, TakeOffBanner("unit-2")) == ("refused-no-banner", "round.banners")
    scene.does(1, "take-off:unit-1")
    hero = scene.state.hero(1)
    assert scene.asked[1] == "ask-tactic"
    assert scene.state.unit("unit-1").banner == ""
    assert "banner-of-courage" in hero.hand + hero.deck


@pytest.mark.rule("round.shuffle", "draw.limit")
def test_all_cards_are_shuffled_even_spared_ones_and_a_hand_is_drawn() -> None:
    def scattered(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.spared = hero.discard[:2]
        hero.discard = [*hero.discard[2:], WOUND]

    hero = next_round(in_turn(2), scattered).state.hero(0)
    assert (len(hero.hand), len(hero.deck), hero.discard, hero.spared) == (5, 12, [], [])
    assert WOUND in hero.hand + hero.deck


@pytest.mark.rule("draw.keep", "round.shuffle")
def test_the_new_hand_is_larger_at_an_own_keep() -> None:
    def at_keep(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles[KEEP_TILE] = Placed("countryside-3")
        realm.shields[KEEP] = (0,)
        state.edit_hero(0).space = KEEP
        state.edit_turn(0).path = [KEEP]

    scene = next_round(in_turn(2), at_keep)
    assert [len(scene.state.hero(seat).hand) for seat in (0, 1)] == [6, 5]


@pytest.mark.rule("variant.darkness")
@pytest.mark.parametrize(("dice", "time"), [((1, 5), DAY), ((6, 1), NIGHT)])
def test_in_growing_darkness_a_black_die_brings_the_night(dice: tuple[int, int], time: Time) -> None:
    assert next_round(in_turn(2, daylight="darkness").loaded(*dice)).state.time is time


@pytest.mark.rule("variant.darkness")
def test_night_that_fell_in_growing_darkness_stays() -> None:
    scene = next_round(in_turn(2, daylight="darkness").loaded(6, 6))
    assert next_round(scene.plays_on(lambda scene: scene.asked[1] == "ask-turn")).state.time is NIGHT


@pytest.mark.rule("offers.monastery", "offers.refresh")
@pytest.mark.parametrize(
    ("deck", "offer", "among_units", "then"),
    [
        (["ambush"], ["fire-bolt", "ice-bolt", "swift-bolt"], [], (["ambush", "fire-bolt", "ice-bolt"], [])),
        ([], ["fire-bolt", "ice-bolt"], ["agility"], (["agility", "fire-bolt"], [])),
        (["ambush", "decompose"], ["fire-bolt"], ["agility"], (["agility", "decompose", "ambush"], [])),
    ],
)
def test_when_advanced_actions_run_out_the_monasteries_go_without_first(
    deck: list[str], offer: list[str], among_units: list[str], then: tuple[list[str], list[str]]
) -> None:
    scene = quest(
        hero("tovak", hand=["march"], deck=[]),
        scenario="solo-conquest",
        tiles={"3,-2": "countryside-5"},
        announced=DUMMY,
        last_turns=[0],
        offers={"actions": offer, "action_deck": deck, "monastery": among_units},
        leaves_dice=True,
    )
    scene.does(0, "end:turn", "shed:march")
    assert scene.asks == {0: "ask-tactic"}
    assert (scene.state.offers.actions, scene.state.offers.monastery) == then
