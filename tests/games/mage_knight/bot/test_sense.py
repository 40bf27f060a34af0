"""Rulings of common sense: what a bot does in a position, and how well it plays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import magehall
from magehall.bots import make_bot
from magehall.bots.search import carry_out
from magehall.games.mage_knight.bot.seen import seen_by
from magehall.games.mage_knight.bot.sense import QuestSense
from magehall.games.mage_knight.cards.vocabulary import RED
from magehall.games.mage_knight.model.pieces import Hero
from magehall.kernel.matches.match import Match
from magehall.kernel.records import field_types
from magehall.kernel.showing.perspective import Perspective
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

SENSE = QuestSense()
BLACK = ["black"] * 3


def hinted(scene: Scene) -> str:
    """The best guess of seat 0."""
    return SENSE.hints(scene.state, scene.match.pending[0])[0].id


def follow(scene: Scene, most: int = 40) -> list[str]:
    """What seat 0 does of itself until its turn, or a combat under way, is over; at most so many options."""
    done: list[str] = []
    fighting = scene.state.combat is not None
    while len(done) < most and scene.state.has_turn(0) and (not fighting or scene.state.combat is not None):
        done.append(hinted(scene))
        scene.does(0, done[-1])
    return done


def bout(*foes: str, **more: Any) -> Scene:
    """A fight of Goldyx against these enemies; ``combat`` says more of it."""
    combat = more.pop("combat", {})
    dice = more.pop("dice", [])
    return quest(
        hero("goldyx", **more),
        source=[*dice, *BLACK[len(dice) :]],
        combat=fight(*foes, **combat),
        at="combat",
        leaves_dice=True,
    )


# Fights


def test_who_can_be_shot_is_not_waited_for() -> None:
    scene = bout("prowlers", hand=["swift-bolt", "rage", "determination"], dice=["white"])
    assert follow(scene)[:1] == ["play:swift-bolt:strong"]
    assert scene.hero().fame == 2


def test_an_attack_is_blocked_where_the_hand_can_do_both() -> None:
    scene = bout("prowlers", hand=["determination", "rage", "promise"], dice=["blue"])
    done = follow(scene)
    assert "block:foe-1" in done
    assert "strike:foe-1" in done
    assert "wound" not in scene.hero().hand


def test_what_cannot_be_defeated_is_blocked_at_least() -> None:
    scene = bout("guardsmen", hand=["determination", "promise"], dice=["black"], combat={"fortified": True})
    done = follow(scene)
    assert "block:foe-1" in done
    assert "wound" not in scene.hero().hand


def test_no_more_is_played_than_the_enemy_takes() -> None:
    scene = bout("prowlers", hand=["rage", "rage", "promise", "march"], combat={"phase": "attack"})
    done = follow(scene)
    assert done[-1] == "strike:foe-1"
    assert len(scene.hero().hand) == 2


def test_a_unit_that_resists_takes_the_damage() -> None:
    scene = bout("diggers", hand=["rage", "promise"], units=["guardian-golems"], combat={"phase": "damage"})
    assert hinted(scene) == "damage:foe-1:unit-1"


def test_a_unit_that_took_damage_is_not_counted_on_for_the_attack() -> None:
    # Armor 4 and damage 3: the only attack of 4 is the unit with a card; it cannot take the damage as well.
    scene = bout("wolf-riders", hand=["promise"], units=["utem-crossbowmen"])
    follow(scene)
    assert not (scene.hero().fame and scene.state.unit("unit-1").wounds)


# Turns


def test_a_tile_is_revealed_where_move_points_allow_it() -> None:
    scene = quest(
        hero("tovak", hand=["march", "promise"], space="2,-3"),
        tiles={"1,-3": "countryside-1", "3,-2": "countryside-2"},
        source=BLACK,
        leaves_dice=True,
    )
    assert follow(scene, 2) == ["play:march:basic", "explore:4,-5"]


@pytest.mark.rule("scenario.mines-liberation")
def test_a_mine_held_by_enemies_that_do_not_show_is_a_place_to_fight() -> None:
    tokens = {"3,-1": ["diggers", {"enemy": "minotaur", "up": False}]}
    scene = quest(
        hero("arythea", space="2,-1", hand=["march", "stamina", "rage"]),
        scenario="mines-liberation",
        agreement={"occupied_mines": True},
        tiles={"3,-2": "countryside-3"},
        tokens=tokens,
        source=BLACK,
        leaves_dice=True,
    )
    assert follow(scene, 1)


def test_nobody_rests_without_a_wound() -> None:
    scene = quest(hero("tovak", hand=["promise", "threaten"]), source=BLACK, leaves_dice=True)
    assert not hinted(scene).startswith("rest")


def test_a_hand_full_of_wounds_calls_for_rest() -> None:
    scene = quest(hero("tovak", hand=["promise", "wound", "wound", "wound"]), source=BLACK, leaves_dice=True)
    assert hinted(scene) == "rest:promise:3"


def test_a_wound_is_healed_before_anything_else() -> None:
    scene = quest(hero("tovak", hand=["tranquility", "march", "wound"]), source=BLACK, leaves_dice=True)
    assert hinted(scene) == "play:tranquility:basic"
    scene.does(0, "play:tranquility:basic")
    assert hinted(scene) == "choose:heal-1"


def test_the_end_is_not_announced_while_there_are_cards_to_play() -> None:
    scene = quest(hero("tovak", hand=["march", "rage"], deck=[]), at="before", source=BLACK, leaves_dice=True)
    assert hinted(scene) == "begin:turn"


# Standing


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"fame": 5}, {"fame": 4}),
        ({"units": ["peasants"]}, {}),
        ({"units": ["peasants"]}, {"units": [unit("peasants", wounds=1)]}),
        ({}, {"discard": ["wound"]}),
        ({"crystals": {"red": 2}}, {}),
        ({"deck": ["fireball"]}, {"deck": ["march"]}),
        ({"reputation": 1}, {"reputation": -1}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    good, bad = (quest(hero("tovak", **more), source=BLACK) for more in (better, worse))
    assert SENSE.evaluate(good.state, 0) > SENSE.evaluate(bad.state, 0)


def test_rivals_stand_against_each_other() -> None:
    scene = quest(hero("tovak", fame=9), hero("arythea", fame=2), source=["black"] * 4)
    assert SENSE.evaluate(scene.state, 0) > 0.5 > SENSE.evaluate(scene.state, 1)


@pytest.mark.rule("teams.allies")
def test_allies_stand_together() -> None:
    """What an ally has is as good as one's own; what a rival has is bad."""
    teams = {"scenario": "full-conquest", "teams": True}
    match = magehall.new_match("mage_knight", 4, seed="allies", options=teams)
    before = [SENSE.evaluate(match.state, seat) for seat in range(4)]
    match.state.edit_hero(2).fame += 9
    after = [SENSE.evaluate(match.state, seat) for seat in range(4)]
    assert [new > old for new, old in zip(after, before, strict=True)] == [True, False, True, False]


def test_who_plays_together_is_glad_of_what_another_has() -> None:
    match = magehall.new_match("mage_knight", 2, seed="together", options={"scenario": "full-cooperation"})
    before = SENSE.evaluate(match.state, 0)
    match.state.edit_hero(1).fame += 9
    assert SENSE.evaluate(match.state, 0) > before


# Plans


def test_plans_are_told_apart_by_what_they_aim_at() -> None:
    """Several begin with the same card, and a simulation goes on with each of them to its end."""
    match = magehall.new_match("mage_knight", 1, seed="plans")
    while not (match.state.has_turn(0) and len(SENSE.plans(match.state, match.pending[0])) > 1):
        match.apply(0, SENSE.hints(match.state, match.pending[0])[0])
    plans = SENSE.plans(match.state, match.pending[0])
    names = [plan.name for plan in plans if plan.name]
    assert len(names) == len(set(names)) > 1
    for plan in plans:
        world = match.clone()
        world.apply(0, plan.option)
        carry_out(world, SENSE, 0, plan.name)
        assert SENSE.pursue(world.state, world.pending[0], plan.name) is None


def test_plans_are_remembered_by_what_is_seen_and_nothing_else() -> None:
    match = magehall.new_match("mage_knight", 2, seed="seen")
    while not match.state.has_turn(0):
        seat, decision = min(match.pending.items())
        match.apply(seat, SENSE.hints(match.state, decision)[0])
    worlds = [match.imagine(0, seed).state for seed in ("one", "two")]
    assert worlds[0].hero(1).hand != worlds[1].hero(1).hand
    assert seen_by(worlds[0], 0) == seen_by(worlds[1], 0)
    worlds[1].edit_hero(0).crystals[RED] = 1
    assert seen_by(worlds[0], 0) != seen_by(worlds[1], 0)


def test_whatever_is_known_of_a_hero_tells_plans_apart() -> None:
    match = magehall.new_match("mage_knight", 1, seed="seen")
    before = seen_by(match.state, 0)
    switches = [name for name, kind in field_types(Hero).items() if kind is bool]
    assert "plundered" in switches
    for name in switches:
        state = match.clone().state
        hero = state.edit_hero(0)
        setattr(hero, name, not getattr(hero, name))
        assert seen_by(state, 0) != before, name


# Whole games


def check_hints(match: Match[Any], seat: int) -> None:
    """Hints and the first steps of plans are options, and there is always one."""
    decision = match.pending[seat]
    hints = SENSE.hints(match.state, decision)
    steps = [plan.option for plan in SENSE.plans(match.state, decision)]
    assert hints
    assert set(hints) <= set(decision.options)
    assert set(steps) <= set(decision.options)
    assert steps[0] == hints[0]


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [(1, "first-reconnaissance"), (1, "solo-conquest"), (2, "full-conquest"), (3, "first-reconnaissance")],
)
def test_hints_are_offered_in_games_of_all_kinds(seats: int, scenario: str) -> None:
    """Half by lot and half by the hints, so that strange positions come about and games go far."""
    match = magehall.new_match("mage_knight", seats, seed=f"hints-{scenario}", options={"scenario": scenario})
    lots = Random(scenario)
    for _ in range(250):
        if not match.pending:
            break
        seat, decision = min(match.pending.items())
        check_hints(match, seat)
        by_lot = lots.random() < 0.5
        chosen = lots.choice(decision.options) if by_lot else SENSE.hints(match.state, decision)[0]
        match.apply(seat, chosen)


def played(bot: str, seed: str, most: int = 2000) -> Match[Any]:
    """A First Reconnaissance that a bot plays alone, up to so many moves."""
    match = magehall.new_match("mage_knight", 1, seed=seed)
    player = make_bot(bot, seed)
    for _ in range(most):
        if not match.pending:
            break
        match.apply(0, player.choose(Perspective(match, 0)).option)
    return match


def test_greedy_plays_a_first_reconnaissance_to_its_end_far_above_random() -> None:
    greedy, random = played("greedy", "one").result, played("random", "one").result
    assert greedy is not None
    assert random is not None
    assert greedy.scores[0] > random.scores[0] + 15


def test_equal_bots_choose_equally() -> None:
    one, two = played("greedy", "again", 40), played("greedy", "again", 40)
    assert list(one.moves) == list(two.moves)


def test_a_simulation_ends_with_a_turn_to_come() -> None:
    scene = quest(hero("tovak", hand=["march"]), source=BLACK, leaves_dice=True)
    now = SENSE.round_number(scene.state)
    scene.does(0, "play:march:basic")
    assert SENSE.round_number(scene.state) == now
    follow(scene)
    assert SENSE.round_number(scene.state) != now
