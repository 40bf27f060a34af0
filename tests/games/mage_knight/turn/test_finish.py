"""Finishing a turn: dice, clean-up, sites, what was promised, discarding and drawing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE
from magehall.games.mage_knight.cards.words.flow import Per
from magehall.games.mage_knight.model.deeds.turn import DiscardBeforeDrawing, ReturnCard, UseGlade
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.model.pieces import CityState, Placed, SkillState, Token
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import EndGain, TakenDie
from magehall.games.mage_knight.model.values import hand_limit
from tests.games.mage_knight.rounds import ending, hero_with, in_turn, turn_with

GLADE, MINE = tile_at(0, 1), neighbors(tile_at(1, 0))[3]
"""In a first match countryside 1 with its glade and countryside 2 with its green mine lie there."""

FAR = tile_at(2, 2)


@pytest.mark.rule("source.return", "turn.end")
def test_used_dice_are_rerolled_and_a_turned_one_goes_back_as_it_lies() -> None:
    dice = [TakenDie(RED), TakenDie(BLUE, rerolled=False)]
    scene = ending(turn_with(dice=dice), lambda state: state.edit_source().dice.clear())
    scene.loaded(4).does(0, "end:turn")
    assert scene.state.source.dice == [WHITE, BLUE]


@pytest.mark.rule("turn.clean-up")
def test_mana_is_lost_and_played_cards_are_discarded_and_skills_of_the_turn_serve_again() -> None:
    scene = ending(
        turn_with(played=["march", "rage"]),
        hero_with(hand=[], deck=["stamina"] * 6, mana=[RED, GREEN], skills={"double-time": SkillState.USED}),
    )
    scene.does(0, "end:turn")
    hero = scene.state.hero(0)
    assert (hero.discard, hero.mana) == (["march", "rage"], [])
    assert hero.skills == {"double-time": SkillState.READY}


@pytest.mark.rule("turn.clean-up")
def test_crystals_come_back_where_a_card_says_so() -> None:
    scene = ending(turn_with(refunds=True, crystals_spent=(RED, RED)), hero_with(hand=[], crystals={RED: 1}))
    scene.does(0, "end:turn")
    assert scene.state.hero(0).crystals == {RED: 3}


@pytest.mark.rule("turn.clean-up")
def test_wounds_of_this_turn_may_be_thrown_away_under_protection() -> None:
    wounded = hero_with(hand=[WOUND, WOUND, WOUND], deck=[], discard=[])
    scene = ending(turn_with(protected=True, received=2), wounded).does(0, "end:turn", "protect:throw")
    assert scene.state.hero(0).hand == [WOUND]


@pytest.mark.rule("turn.return")
def test_steady_tempo_goes_on_top_of_the_deck_or_under_one_that_is_not_empty() -> None:
    on_top = turn_with(played=["steady-tempo"], returns={"steady-tempo": True})
    scene = ending(on_top, hero_with(hand=["march"] * 5, deck=["rage"])).does(0, "end:turn")
    scene.does(0, "return:steady-tempo")
    assert scene.state.hero(0).deck == ["steady-tempo", "rage"]
    under = turn_with(played=["steady-tempo"], returns={"steady-tempo": False})
    scene = ending(under, hero_with(hand=["march"] * 5, deck=["rage"])).does(0, "end:turn")
    scene.does(0, "return:steady-tempo")
    assert scene.state.hero(0).deck == ["rage", "steady-tempo"]
    scene = ending(under, hero_with(hand=["march"], deck=[])).does(0, "end:turn")
    assert scene.why_not(0, ReturnCard("steady-tempo", True)) == ("refused-deck-empty", "turn.return")
    scene.does(0, "lay-off:steady-tempo")
    assert scene.state.hero(0).discard == ["steady-tempo"]


@pytest.mark.rule("turn.extra", "turn.clean-up")
def test_time_bending_takes_all_other_cards_back_draws_none_and_brings_a_turn() -> None:
    bent = turn_with(played=["march", "space-bending", "rage"], takes_back=True, more_turns=1)
    scene = ending(bent, hero_with(hand=["stamina"])).does(0, "end:turn", "keep:hand")
    assert scene.asked == (0, "ask-turn")
    assert scene.state.hero(0).hand == ["stamina", "march", "rage"]
    assert scene.state.hero(0).discard == ["space-bending"]
    assert scene.happened("dummy-played") == []


@pytest.mark.rule("site.glade")
def test_a_glade_takes_a_wound_of_the_hand_or_the_discard_pile() -> None:
    here = turn_with(path=[GLADE])
    wounded = hero_with(space=GLADE, hand=[WOUND, WOUND], deck=[], discard=[])
    scene = ending(here, wounded).does(0, "end:turn")
    assert scene.offers(0) == ["glade:hand", "glade:none"]
    assert scene.why_not(0, UseGlade("discard")) == ("refused-no-wound-there", "site.glade")
    scene.does(0, "glade:hand")
    assert scene.state.hero(0).hand == [WOUND]


@pytest.mark.rule("site.mine")
def test_a_mine_brings_a_crystal_but_no_fourth() -> None:
    here = turn_with(path=[MINE])
    for owned, after in ((0, 1), (3, 3)):
        scene = ending(here, hero_with(space=MINE, hand=[], crystals={GREEN: owned})).does(0, "end:turn")
        assert scene.state.hero(0).crystals[GREEN] == after
        assert scene.state.hero(0).mana == []


@pytest.mark.rule("turn.gains")
def test_promised_fame_counts_what_happened_in_the_turn() -> None:
    gains = (
        EndGain(1, 0, Per.ONCE),
        EndGain(1, 1, Per.UNIT_RECRUITED),
        EndGain(0, -1, Per.ENEMY_DEFEATED),
        EndGain(5, 5, Per.IN_INTERACTION),
    )
    scene = ending(turn_with(gains=gains, recruited=1, defeated=3), hero_with(hand=[])).does(0, "end:turn")
    assert (scene.state.hero(0).fame, scene.state.hero(0).reputation) == (2, -2)


# Discarding and drawing


@pytest.mark.rule("draw.discard", "draw.limit")
def test_any_cards_but_wounds_may_be_discarded_before_drawing_up_to_the_limit() -> None:
    scene = ending(hero_with(hand=["march", "rage", WOUND])).does(0, "end:turn")
    assert scene.offers(0) == ["keep:hand", "shed:march", "shed:rage"]
    assert scene.why_not(0, DiscardBeforeDrawing(WOUND)) == ("refused-wound-stays", "draw.discard")
    scene.does(0, "shed:march", "keep:hand")
    assert len(scene.state.hero(0).hand) == 5
    assert scene.state.hero(0).discard == ["march"]


@pytest.mark.rule("draw.limit")
def test_more_cards_than_the_limit_stay_in_hand() -> None:
    scene = ending(hero_with(hand=["march"] * 7)).does(0, "end:turn", "keep:hand")
    assert scene.state.hero(0).hand == ["march"] * 7


@pytest.mark.rule("tactic.planning")
@pytest.mark.parametrize(("held", "drawn_to"), [(2, 6), (1, 5)])
def test_planning_helps_with_two_cards_before_drawing(held: int, drawn_to: int) -> None:
    scene = ending(hero_with(hand=[WOUND] * held), tactic="planning").does(0, "end:turn", "keep:hand")
    assert len(scene.state.hero(0).hand) == drawn_to


@pytest.mark.rule("draw.empty")
def test_drawing_stops_with_the_deck() -> None:
    scene = ending(hero_with(hand=[], deck=["march", "rage"], discard=["stamina"])).does(0, "end:turn")
    assert scene.state.hero(0).hand == ["march", "rage"]
    assert scene.state.hero(0).discard == ["stamina"]


@pytest.mark.rule("draw.empty")
def test_long_night_refills_the_deck_in_the_middle_of_drawing_or_not() -> None:
    night = {"daylight": "night", "tactic": "long-night"}
    short = hero_with(hand=[], deck=["march"], discard=["stamina"] * 8)
    scene = ending(short, **night).does(0, "end:turn")
    assert scene.offers(0) == ["tactic:long-night", "spare:tactic"]
    scene.does(0, "tactic:long-night")
    assert scene.state.hero(0).hand == ["march", *["stamina"] * 3]
    assert scene.state.hero(0).tactic_down
    scene = ending(short, **night).does(0, "end:turn", "spare:tactic")
    assert scene.state.hero(0).hand == ["march"]


def with_keeps() -> Callable[[Quest], None]:
    """Lay two tiles with a keep each, owned by seat 0, who stands beside the first."""

    def change(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles[FAR] = Placed("countryside-3")
        realm.tiles[tile_at(3, 3)] = Placed("countryside-3")
        for center in (FAR, tile_at(3, 3)):
            realm.shields[neighbors(center)[0]] = (0,)
        state.edit_hero(0).space = FAR

    return change


def with_city(*shields: int) -> Callable[[Quest], None]:
    """Have a city with these shields beside seat 0."""

    def change(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles[tile_at(4, 4)] = Placed("core-7")
        garrison = () if shields else (Token("freezers", True),)
        realm.cities[tile_at(4, 4)] = CityState(WHITE, 4, garrison, shields)
        state.edit_hero(0).space = neighbors(tile_at(4, 4))[0]

    return change


@pytest.mark.rule("draw.keep")
def test_next_to_an_own_keep_all_ones_keeps_count() -> None:
    scene = in_turn(1).arranged(with_keeps())
    assert hand_limit(scene.state, 0) == 7
    scene.arranged(hero_with(space=tile_at(0, 0)))
    assert hand_limit(scene.state, 0) == 5


@pytest.mark.rule("draw.city")
@pytest.mark.parametrize(
    ("shields", "limit"), [((0, 1, 0), 7), ((1, 0, 1), 6), ((1,), 5), ((), 5), ((0, 1), 7)]
)
def test_a_city_counts_one_for_a_shield_and_two_for_its_leader(shields: tuple[int, ...], limit: int) -> None:
    scene = in_turn(2).arranged(with_city(*shields))
    assert hand_limit(scene.state, 0) == limit


@pytest.mark.rule("draw.city", "draw.keep")
def test_of_keeps_and_a_city_the_better_bonus_counts() -> None:
    def both(state: Quest) -> None:
        realm = state.edit_realm()
        realm.shields[neighbors(tile_at(4, 4))[4]] = (0,)
        realm.cities[tile_at(4, 4)] = CityState(WHITE, 4, (), (1, 0))
        state.edit_hero(0).space = tile_at(4, 4)

    scene = in_turn(2).arranged(with_keeps()).arranged(with_city(1, 0)).arranged(both)
    assert hand_limit(scene.state, 0) == 5 + 3
