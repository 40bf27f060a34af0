"""The four walls: what they stop, whom they hurt, and how they are built two borders long."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    Battle,
    creature,
    duel,
    mage,
    slug,
    veil,
    wall,
)
from tests.games.mage_wars.tables import targets

PRICES = {"fog_bank": (4, 9), "wall_of_fire": (7, 16), "wall_of_stone": (7, 16), "wall_of_thorns": (5, 11)}


@pytest.mark.rule("card.fog-bank", "card.wall-of-fire", "card.wall-of-stone", "card.wall-of-thorns")
@pytest.mark.parametrize("card", PRICES)
def test_a_wall_is_built_on_a_border_or_on_two_with_a_second_one_from_the_book(card: str) -> None:
    name = slug(card)
    single, double = PRICES[card]

    def cast(way: str) -> Battle:
        battle = duel(
            mage("wizard", zone="b2", mana=20, prepared=[card], book=[card]), mage(), creature="mage-0"
        )
        return battle.does(0, f"cast:{name}:b2-c2", f"choose:{name}:{way}").passes()

    one = cast("one")
    assert one.piece(one.new(card)).border == "b2-c2"
    assert (one.mana(0), one.book(0)) == (20 - single, [card])
    straight = cast("b1-c1")
    borders = sorted(piece.border for _, piece in straight.match.state.pieces() if piece.border)
    assert borders == ["b1-c1", "b2-c2"]
    assert (straight.mana(0), straight.book(0)) == (20 - double, []), "both walls and the level of one"
    assert sorted(wall.border for _, wall in cast("c2-c3").match.state.pieces() if wall.border) == [
        "b2-c2",
        "c2-c3",
    ], "around the corner as well"


@pytest.mark.rule("card.fog-bank", "card.wall-of-fire", "card.wall-of-stone", "card.wall-of-thorns")
@pytest.mark.parametrize("card", PRICES)
def test_nobody_sees_through_a_wall(card: str) -> None:
    pieces = (
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
    )
    assert "wolf" in targets(duel(*pieces, creature="archer"), "attack:archer.longbow:")
    behind = duel(*pieces, wall(card, id="wall", border="a1-b1"), creature="archer")
    assert "wolf" not in targets(behind, "attack:archer.longbow:")
    assert "wall" in targets(behind, "attack:archer.longbow:"), "but the wall itself can be shot at"


@pytest.mark.rule("card.fog-bank")
def test_anyone_walks_through_a_fog_bank_unharmed() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="a1"),
        wall("fog_bank", border="a1-b1", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b1").passes()
    assert battle.zone("wolf") == "b1"
    assert battle.damage("wolf") == 0
    assert battle.asks == {0: "ask-act"}, "and goes on"


@pytest.mark.rule("card.fog-bank")
def test_a_fog_bank_has_no_body() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="a1"),
        wall("fog_bank", id="fog", border="a1-b1", controller=1),
        creature="wolf",
        dice=[HIT2, HIT2, HIT, HIT],
    )
    battle.does(0, "attack:wolf.bite:fog").passes()
    assert battle.damage("fog") == 2, "only the ones count"


@pytest.mark.rule("card.wall-of-stone")
def test_a_wall_of_stone_blocks_the_way_and_bashes_the_pushed() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=20, prepared=["force_push"]),
        mage(),
        creature("timber_wolf", id="wolf", zone="a1", controller=1),
        wall("wall_of_stone", border="a1-b1"),
        creature="mage-0",
        dice=[CRIT] * 3,
    )
    assert "move:mage-0:b1" not in battle.offers(0)
    battle.does(0, "cast:force-push:wolf", "choose:force-push:east").passes()
    assert battle.zone("wolf") == "a1"
    assert battle.damage("wolf") == 3


@pytest.mark.rule("card.wall-of-stone")
def test_a_wall_of_stone_falls_with_its_tenth_damage() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="a1"),
        wall("wall_of_stone", id="stone", border="a1-b1", controller=1, damage=8),
        creature="wolf",
        dice=[HIT2, HIT2, HIT, BLANK],
    )
    battle.does(0, "attack:wolf.bite:stone").passes()
    assert not battle.exists("stone"), "five points, less three of armour"
    assert battle.discard(1) == ["wall_of_stone"]


def fire(*more: dict[str, object], **rest: object) -> Battle:
    return duel(
        mage("wizard", zone="a2", mana=20, prepared=["geyser", "force_push", "fireball"]),
        mage(),
        wall("wall_of_fire", id="fire", border="a2-b2", controller=1),
        *more,
        creature=rest.get("creature", "wolf"),
        dice=rest.get("dice", []),
    )


WOLF = creature("timber_wolf", id="wolf", zone="a2")
CAT = creature("cervere_the_forest_shadow", id="wolf", zone="a2")


@pytest.mark.rule("card.wall-of-fire")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_whoever_passes_a_wall_of_fire_is_burnt_and_cannot_dodge(roll: int, burns: int) -> None:
    battle = fire(CAT, dice=[HIT] * 5 + [roll])
    battle.does(0, "move:wolf:b2").passes()
    assert battle.zone("wolf") == "b2"
    assert battle.damage("wolf") == 3, "five dice less two points of armour, and no defence"
    assert battle.markers("wolf").get("burn", 0) == burns


@pytest.mark.rule("card.wall-of-fire")
def test_a_wall_of_fire_stops_who_dies_in_it_and_spares_who_flies() -> None:
    dying = fire(dict(WOLF, damage=9), dice=[HIT2] * 5 + [1])
    dying.does(0, "move:wolf:b2").passes()
    assert not dying.exists("wolf")
    flying = fire(creature("darkfenne_bat", id="wolf", zone="a2"))
    flying.does(0, "move:wolf:b2").passes()
    assert not dice_rolled(flying)
    immune = fire(creature("firebrand_imp", id="wolf", zone="a2"))
    immune.does(0, "move:wolf:b2").passes()
    assert immune.damage("wolf") == 0, "nor can it harm what does not burn"


@pytest.mark.rule("card.wall-of-fire")
@pytest.mark.rule("combat.cancelled-moved")
def test_who_is_teleported_out_of_the_flames_is_not_burnt_and_not_through() -> None:
    battle = duel(
        mage(zone="a1", mana=20),
        mage(),
        wall("wall_of_fire", border="b1-c1", controller=1),
        creature("timber_wolf", id="wolf", zone="b1"),
        veil("divine_intervention", id="rescue", on="wolf"),
        creature="wolf",
        dice=[HIT] * 5 + [12],
    )
    battle.does(0, "move:wolf:c1").until("ask-reveal-attack-rolled")
    battle.does(0, "reveal:rescue", "teleport:wolf:a3").passes()
    assert (battle.zone("wolf"), battle.damage("wolf"), battle.markers("wolf")) == ("a3", 0, {})


@pytest.mark.rule("card.wall-of-fire")
@pytest.mark.rule("combat.cancelled-moved")
def test_a_push_ends_where_the_pushed_is_teleported_out_of_the_flames() -> None:
    battle = duel(
        mage(zone="b1", mana=20, prepared=["force_push"]),
        mage(mana=20),
        wall("wall_of_fire", border="b1-c1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        veil("divine_intervention", id="rescue", on="wolf", controller=1),
        creature="mage-0",
        dice=[HIT] * 5 + [12],
    )
    battle.does(0, "cast:force-push:wolf", "choose:force-push:east-through").until("ask-reveal-attack-rolled")
    battle.does(1, "reveal:rescue", "teleport:wolf:d1").passes()
    assert (battle.zone("wolf"), battle.damage("wolf"), battle.markers("wolf")) == ("d1", 0, {})


@pytest.mark.rule("card.wall-of-fire")
def test_force_push_through_a_wall_of_fire_costs_three_mana_more() -> None:
    battle = fire(WOLF, creature="mage-0", dice=[HIT] * 5 + [1])
    battle.does(0, "cast:force-push:wolf", "choose:force-push:east-through").passes()
    assert battle.mana(0) == 14
    assert (battle.zone("wolf"), battle.damage("wolf")) == ("b2", 3)


@pytest.mark.rule("card.wall-of-fire")
def test_water_is_ethereal_to_a_wall_of_fire_and_hits_it_harder() -> None:
    battle = fire(creature="mage-0", dice=[HIT2] * 3 + [BLANK] * 3 + [1])
    assert "cast:fireball:fire" not in battle.offers(0)
    battle.does(0, "cast:geyser:fire").passes()
    assert dice_rolled(battle) == [6]
    assert battle.damage("fire") == 6, "the twos count"


@pytest.mark.rule("card.wall-of-fire")
def test_other_attacks_hardly_harm_a_wall_of_fire() -> None:
    battle = fire(WOLF, dice=[HIT2, HIT2, HIT2, HIT])
    battle.does(0, "attack:wolf.bite:fire").passes()
    assert battle.damage("fire") == 1


@pytest.mark.rule("card.wall-of-thorns")
@pytest.mark.parametrize(
    ("card", "verb", "attacks"),
    [("bitterwood_fox", "move", 0), ("timber_wolf", "climb", 1), ("knight_of_westlock", "climb", 2)],
)
def test_thorns_strike_as_often_as_the_level_of_the_passer_less_one(
    card: str, verb: str, attacks: int
) -> None:
    battle = duel(
        creature(card, id="passer", zone="a1"),
        wall("wall_of_thorns", border="a1-b1", controller=1),
        creature="passer",
        dice=[CRIT, BLANK] * attacks,
    )
    assert battle.offers(0, "move:passer:b1") == (["move:passer:b1"] if verb == "move" else [])
    battle.does(0, f"{verb}:passer:b1").passes()
    assert battle.zone("passer") == "b1"
    assert dice_rolled(battle) == [2] * attacks
    assert battle.damage("passer") == attacks
    still_acts = bool(battle.offers(0, "guard:passer"))
    assert still_acts == (verb == "move"), "from level 2 on it takes a full action"


@pytest.mark.rule("card.wall-of-thorns")
def test_a_mage_is_struck_five_times_by_thorns() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(),
        wall("wall_of_thorns", border="a1-b1", controller=1),
        creature="mage-0",
        dice=[HIT, BLANK] * 5,
    )
    battle.does(0, "climb:mage-0:b1").passes()
    assert battle.damage("mage-0") == 5


@pytest.mark.rule("card.wall-of-thorns")
def test_thorns_grow_back_two_damage_a_round_and_burn_well() -> None:
    grown = duel(wall("wall_of_thorns", id="thorns", border="a1-b1", damage=3), at="upkeep")
    grown.passes()
    assert grown.damage("thorns") == 1
    burnt = duel(
        mage("wizard", zone="a1", mana=20, prepared=["fireball", "geyser"]),
        mage(),
        wall("wall_of_thorns", id="thorns", border="a1-b1", controller=1),
        creature="mage-0",
        dice=[HIT] * 8 + [1],
    )
    assert "cast:geyser:thorns" not in burnt.offers(0)
    burnt.does(0, "cast:fireball:thorns").passes()
    assert dice_rolled(burnt) == [8]
    assert not burnt.exists("thorns")


@pytest.mark.rule("card.wall-of-thorns")
def test_who_has_moved_has_no_full_action_left_for_the_thorns() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="a2"),
        wall("wall_of_thorns", border="a1-b1"),
        creature="wolf",
    )
    battle.does(0, "move:wolf:a1")
    assert not [option for option in battle.offers(0) if option.endswith("wolf:b1")]
    assert battle.refuses(0, "climb:wolf:b1") == ("refused-climb", "card.wall-of-thorns")


@pytest.mark.rule("card.wall-of-thorns")
@pytest.mark.parametrize(
    ("card", "rule"), [("wall_of_thorns", "card.wall-of-thorns"), ("wall_of_stone", "movement.climbing")]
)
def test_crossing_a_wall_is_explained_by_the_thorns_or_by_the_climbing(card: str, rule: str) -> None:
    ape = creature("mountain_gorilla", id="ape", zone="a1")
    battle = duel(ape, wall(card, border="a1-b1"), creature="ape")
    options = {option.id: option.rule for option in battle.match.pending[0].options}
    assert options["climb:ape:b1"] == rule
