"""Rulings on spells for movement, healing, units and cards."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import PHYSICAL, RANGED
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.cards.casting import EVERY_COLOR, casts, casts_strongly
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

MAP = {"1,-3": "countryside-2", "3,-2": "countryside-3"}
FOREST, VILLAGE, KEEP, ORC = "1,-1", "2,-1", "4,-3", "1,-4"
SEASONED = 48
"""Fame enough for three command tokens."""


def mage(*hand: str, time: str = "night", fields: dict[str, Any] | None = None, **more: Any) -> Scene:
    """A hero with a mana of every colour; ``fields`` are the hero's own."""
    own: dict[str, Any] = {"mana": EVERY_COLOR, "deck": ["stamina"], **(fields or {})}
    return quest(hero("tovak", hand=list(hand), **own), time=time, source=["gold"] * 3, **more)


# Underground Travel


@pytest.mark.rule("card.underground-travel")
def test_underground_travel_passes_under_anything_onto_a_safe_space() -> None:
    tokens = {ORC: ["prowlers"], KEEP: ["guardsmen"]}
    fields = {"space": "0,-3"}
    scene = mage("underground-travel", tiles=MAP, tokens=tokens, fields=fields)
    casts(scene, "underground-travel", "green")
    assert scene.refuses(0, f"land:{ORC}") == ("refused-not-safe", "move.safe")
    assert scene.refuses(0, "land:3,-2")[1] == "move.travel"
    scene.does(0, "land:2,-4")
    assert (scene.hero().space, scene.turn().move) == ("2,-4", 0)
    assert scene.state.combat is None, "nobody is provoked"
    assert scene.turn().stage is Stage.MOVEMENT


@pytest.mark.rule("card.underground-travel")
def test_underground_travel_does_not_pass_lakes() -> None:
    lakes = {"3,-2": "countryside-5"}
    scene = mage("underground-travel", tiles=lakes, fields={"space": "2,-1"})
    casts(scene, "underground-travel", "green")
    assert scene.refuses(0, "land:3,-2") == ("refused-out-of-reach", "move.travel")
    assert "land:3,-3" in scene.offers(0)
    assert "land:4,-3" in scene.offers(0), "around the lake"


@pytest.mark.rule("card.underground-travel")
def test_underground_attack_is_an_assault_without_walls_and_leads_back() -> None:
    tokens = {KEEP: ["golems"]}
    scene = mage("underground-travel", "march", tiles=MAP, tokens=tokens, move=2, fields={"space": "2,-2"})
    scene.does(0, f"move:{VILLAGE}")
    casts_strongly(scene, "underground-travel", "green")
    assert scene.offers(0, "land") == [f"land:{KEEP}"]
    scene.does(0, f"land:{KEEP}")
    assert scene.hero().reputation == -1
    assert values.fortification(scene.state, scene.foe()) == 0
    scene.does(0, "next:block", "next:damage", "next:end")
    scene.does(0, "end:turn")
    assert scene.hero().space == VILLAGE


@pytest.mark.rule("card.underground-travel")
def test_underground_attack_leaves_the_icon_of_a_defender() -> None:
    scene = mage("underground-travel", tiles=MAP, tokens={KEEP: ["guardsmen"]}, fields={"space": VILLAGE})
    casts_strongly(scene, "underground-travel", "green", f"land:{KEEP}")
    assert values.fortification(scene.state, scene.foe()) == 1


@pytest.mark.rule("card.underground-travel")
def test_underground_attack_may_end_at_another_hero() -> None:
    attacker = hero("tovak", hand=["underground-travel"], mana=EVERY_COLOR, space=VILLAGE)
    victim = hero("arythea", space="4,-2")
    duels = {"duels": True}
    scene = quest(attacker, victim, time="night", tiles=MAP, agreement=duels, tokens={KEEP: ["golems"]})
    casts_strongly(scene, "underground-travel", "green")
    assert set(scene.offers(0, "land")) == {f"land:{KEEP}", "land:4,-2"}
    scene.does(0, "land:4,-2")
    assert scene.hero().space == "4,-2"
    assert scene.turn().path == [VILLAGE, "4,-2"]


@pytest.mark.rule("card.underground-travel")
def test_underground_travel_comes_before_the_action_of_the_turn() -> None:
    turn = {"seat": 0, "stage": "after-action", "path": [VILLAGE]}
    scene = mage("underground-travel", tiles=MAP, fields={"space": VILLAGE}, turns=[turn])
    for use in ("basic", "strong"):
        assert scene.refuses(0, f"play:underground-travel:{use}")[1] == "move.before-action"


# Wings of Wind


@pytest.mark.rule("card.wings-of-wind")
def test_wings_of_wind_cost_a_move_point_for_each_space() -> None:
    tokens = {ORC: ["prowlers"], KEEP: ["guardsmen"]}
    scene = mage("wings-of-wind", tiles=MAP, tokens=tokens, move=4, fields={"space": "0,-1"})
    casts(scene, "wings-of-wind", "white")
    assert scene.refuses(0, f"land:{KEEP}") == ("refused-not-safe", "move.safe")
    assert scene.refuses(0, "land:7,-7")[1] == "move.revealed"
    scene.does(0, "land:3,-3")
    assert (scene.hero().space, scene.turn().move) == ("3,-3", 1)
    far = mage("wings-of-wind", tiles=MAP, tokens=tokens, move=9, fields={"space": "0,0"})
    casts(far, "wings-of-wind", "white", "land:4,-2")
    assert far.turn().move == 9 - 4


@pytest.mark.rule("card.wings-of-wind")
def test_wings_of_wind_provoke_nobody_and_need_a_move_point() -> None:
    tokens = {ORC: ["prowlers"]}
    scene = mage("wings-of-wind", tiles=MAP, tokens=tokens, move=2, fields={"space": "0,-3"})
    casts(scene, "wings-of-wind", "white", "land:2,-4")
    assert scene.state.combat is None
    still = mage("wings-of-wind", tiles=MAP, tokens=tokens)
    assert still.refuses(0, "play:wings-of-wind:basic") == ("refused-too-few-move", "move.fly")


# Restoration


@pytest.mark.rule("card.restoration")
@pytest.mark.parametrize(("space", "points"), [("0,0", 3), (FOREST, 5)])
def test_restoration_heals_more_in_a_forest(space: str, points: int) -> None:
    scene = mage("restoration", "wound", fields={"space": space})
    casts(scene, "restoration", "green")
    assert scene.turn().healing == points
    assert scene.does(0, "heal:hand").hero().hand == []


@pytest.mark.rule("card.restoration")
def test_rebirth_readies_units_by_their_levels_together() -> None:
    spent = [unit(card, ready=False) for card in ("utem-guardsmen", "peasants", "foresters")]
    fields = {"fame": SEASONED, "units": spent}
    scene = mage("restoration", fields=fields)
    casts_strongly(scene, "restoration", "green")
    assert scene.turn().healing == 3
    guards, peasants, foresters = scene.hero().units
    scene.does(0, f"unit:{guards}", f"unit:{peasants}")
    assert [scene.state.unit(id).ready for id in scene.hero().units] == [True, True, False]
    assert scene.asks == {0: "ask-turn"}
    wood = mage("restoration", fields=fields | {"space": FOREST})
    casts_strongly(wood, "restoration", "green")
    wood.does(0, *(f"unit:{id}" for id in wood.hero().units))
    assert wood.turn().healing == 5
    assert all(wood.state.unit(id).ready for id in wood.hero().units)
    assert foresters in scene.hero().units


@pytest.mark.rule("card.restoration")
def test_restoration_is_not_for_combat() -> None:
    scene = mage("restoration", "wound", combat=fight("prowlers"))
    for use in ("basic", "strong"):
        assert scene.refuses(0, f"play:restoration:{use}") == ("refused-in-combat", "combat.no-healing")


# Space Bending


@pytest.mark.rule("card.space-bending")
def test_space_bending_makes_neighbours_of_spaces_two_away() -> None:
    tokens = {ORC: ["prowlers"], KEEP: ["guardsmen"]}
    scene = mage("space-bending", tiles=MAP, tokens=tokens, move=5, fields={"space": "0,-3"})
    casts(scene, "space-bending", "blue", "move:2,-4")
    assert (scene.hero().space, scene.turn().move) == ("2,-4", 0), "a forest at night, and no more"
    assert scene.state.combat is None, "nobody is provoked"
    raid = mage("space-bending", tiles=MAP, tokens=tokens, move=3, fields={"space": "2,-2"})
    casts(raid, "space-bending", "blue", f"move:{KEEP}")
    assert raid.foe().enemy == "guardsmen"
    assert raid.hero().reputation == -1


@pytest.mark.rule("card.space-bending")
def test_space_bending_reaches_no_challenge() -> None:
    scene = mage("space-bending", tiles=MAP, tokens={ORC: ["prowlers"]}, fields={"space": "1,-2"})
    casts(scene, "space-bending", "blue")
    assert scene.offers(0, "challenge") == []
    assert scene.refuses(0, f"challenge:{ORC}")[1].startswith("combat.")


@pytest.mark.rule("card.space-bending")
def test_space_bending_explores_from_two_spaces_away() -> None:
    def scene() -> Scene:
        return mage("space-bending", tiles=MAP, move=2, fields={"space": "1,-2"})

    near = set(scene().offers(0, "explore"))
    bent = set(casts(scene(), "space-bending", "blue").offers(0, "explore"))
    assert near < bent


@pytest.mark.rule("card.space-bending")
@pytest.mark.rule("turn.extra")
def test_time_bending_brings_cards_back_and_another_turn_without_drawing() -> None:
    scene = mage("space-bending", "march", "swiftness")
    scene.does(0, "play:march:basic")
    casts_strongly(scene, "space-bending", "blue").does(0, "end:turn", "keep:hand")
    assert sorted(scene.hero().hand) == ["march", "swiftness"]
    assert scene.hero().discard == ["space-bending"]
    assert scene.hero().deck == ["stamina"]
    assert scene.asks == {0: "ask-turn"}
    assert (scene.turn().move, scene.turn().dice_left, scene.turn().stage) == (0, 1, Stage.MOVEMENT)


@pytest.mark.rule("card.space-bending")
def test_time_bending_gives_a_fresh_die_of_the_source_and_fresh_skills() -> None:
    used = {"double-time": SkillState.USED}
    turn = {"seat": 0, "dice": [{"color": "red"}], "dice_left": 0, "path": ["0,0"]}
    scene = quest(
        hero("tovak", hand=["space-bending", "march"], mana=EVERY_COLOR, deck=[], fame=8, skills=used),
        time="night",
        source=["gold", "gold"],
        turns=[turn],
        dice=[2],
    )
    casts_strongly(scene, "space-bending", "blue").does(0, "end:turn", "keep:hand")
    assert scene.turn().dice_left == 1
    assert scene.state.source.dice == ["gold", "gold", "blue"]
    assert scene.hero().skills == {"double-time": SkillState.READY}


# Call to Arms


@pytest.mark.rule("card.call-to-arms")
def test_call_to_arms_uses_a_unit_of_the_offer_that_stays_there() -> None:
    offers = {"units": ["utem-crossbowmen", "herbalists"]}
    scene = mage("call-to-arms", combat=fight("prowlers"), offers=offers)
    casts(scene, "call-to-arms", "white")
    assert scene.offers(0, "activate") == [
        "activate:utem-crossbowmen:ability-1",
        "activate:herbalists:ability-2",
    ]
    scene.does(0, "activate:utem-crossbowmen:ability-1")
    assert scene.combat.attacks == [AttackPoints(2, RANGED, PHYSICAL)]
    assert scene.state.offers.units == offers["units"]
    assert scene.hero().units == []


@pytest.mark.rule("card.call-to-arms")
def test_the_mana_of_a_borrowed_ability_is_paid() -> None:
    offers = {"units": ["herbalists"]}
    scene = mage("call-to-arms", "wound", offers=offers)
    casts(scene, "call-to-arms", "white", "activate:herbalists:ability-0", "pay:token-green")
    assert scene.turn().healing == 2
    poor = mage("call-to-arms", "wound", offers=offers, fields={"mana": ["white"]})
    casts(poor, "call-to-arms", "white")
    assert "activate:herbalists:ability-0" not in poor.offers(0)


@pytest.mark.rule("card.call-to-arms")
def test_call_to_arms_serves_only_where_units_may() -> None:
    offers = {"units": ["utem-crossbowmen"]}
    dungeon = fight("minotaur", units=False, night=True, site="dungeon")
    scene = mage("call-to-arms", combat=dungeon, offers=offers)
    assert scene.refuses(0, "play:call-to-arms:basic") == ("refused-no-units-here", "combat.no-units")


@pytest.mark.rule("card.call-to-arms")
def test_call_to_glory_recruits_anybody_anywhere_for_nothing() -> None:
    offers = {"units": ["altem-mages", "peasants"]}
    scene = mage("call-to-arms", offers=offers)
    casts_strongly(scene, "call-to-arms", "white", "unit:altem-mages")
    (recruit,) = scene.state.units(0)
    assert (recruit.card, recruit.ready) == ("altem-mages", True)
    assert scene.state.offers.units == ["peasants"]
    assert (scene.turn().influence, scene.turn().stage) == (0, Stage.MOVEMENT)


@pytest.mark.rule("card.call-to-arms")
def test_call_to_glory_disbands_a_unit_where_no_command_token_is_free() -> None:
    fields = {"units": [unit("peasants", banner="banner-of-fear")]}
    scene = mage("call-to-arms", offers={"units": ["altem-mages"]}, fields=fields)
    (peasants,) = scene.hero().units
    casts_strongly(scene, "call-to-arms", "white", "unit:altem-mages", f"disband:{peasants}")
    assert [found.card for found in scene.state.units(0)] == ["altem-mages"]
    assert scene.hero().discard == ["banner-of-fear"]


@pytest.mark.rule("card.call-to-arms")
def test_a_borrowed_unit_takes_no_wound() -> None:
    offers = {"units": ["utem-swordsmen"]}
    scene = mage("call-to-arms", combat=fight("swamp-dragon", phase="attack"), offers=offers)
    casts(scene, "call-to-arms", "white", "activate:utem-swordsmen:ability-1", "choose:attack-6")
    assert [entry.points for entry in scene.combat.attacks] == [6]
    assert (scene.state.offers.units, scene.hero().hand) == (["utem-swordsmen"], [])


@pytest.mark.rule("card.call-to-arms")
def test_call_to_glory_recruits_even_where_units_may_not_be_used() -> None:
    dungeon = fight("minotaur", units=False, night=True, site="dungeon")
    scene = mage("call-to-arms", combat=dungeon, offers={"units": ["utem-swordsmen"]})
    casts_strongly(scene, "call-to-arms", "white", "unit:utem-swordsmen")
    assert [found.card for found in scene.state.units(0)] == ["utem-swordsmen"]
    assert scene.offers(0, "activate") == []


# Meditation


@pytest.mark.rule("card.meditation")
def test_meditation_recovers_two_cards_by_lot_and_raises_the_hand_limit() -> None:
    fields = {"discard": ["march", "rage", "swiftness"], "deck": ["stamina"] * 2}
    scene = mage("meditation", fields=fields, dice=[["rage", "march"]])
    casts(scene, "meditation", "green", "put:bottom")
    assert scene.hero().deck == ["stamina", "stamina", "rage", "march"]
    assert scene.hero().discard == ["swiftness"]
    assert scene.turn().more_cards == 2


@pytest.mark.rule("card.meditation")
def test_trance_recovers_chosen_cards_and_more_are_drawn() -> None:
    deck = ["stamina", "stamina", "threaten", "promise", "tranquility", "improvisation"]
    fields = {"discard": ["march", "rage", "swiftness"], "deck": deck}
    scene = mage("meditation", fields=fields)
    casts_strongly(scene, "meditation", "green", "pick:swiftness", "pick:march", "put:top", "end:turn")
    hand = scene.hero().hand
    assert len(hand) == 5 + 2
    assert hand[:2] == ["swiftness", "march"]


@pytest.mark.rule("card.meditation")
def test_meditation_does_what_it_can_with_a_small_discard_pile() -> None:
    one = mage("meditation", fields={"discard": ["march"]}, dice=[["march"]])
    casts(one, "meditation", "green", "put:top")
    assert (one.hero().deck, one.hero().discard) == (["march", "stamina"], [])
    none = casts(mage("meditation"), "meditation", "green")
    assert (none.turn().more_cards, none.asks) == (2, {0: "ask-turn"})
