"""Incantations for a creature's next melee attack, and those that hurt, push or put away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.builders import about_to_cast
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    slug,
    wall,
)
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
COBRA = enchantment("cobra_reflexes", on="slayer", controller=1)
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2", controller=1)
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2", controller=1)


def prepared_strike(spell: str, attacker: dict[str, Any], *others: dict[str, Any], **more: Any) -> Battle:
    """Seat 0 quickcasts a spell at a creature of its own and activates it."""
    battle = duel(mage(zone="b2", mana=20, prepared=[spell]), mage(zone="d3"), attacker, *others, **more)
    id = attacker["id"]
    return battle.does(0, f"cast:{slug(spell)}:{id}", f"activate:{id}").passes()


# For the next melee attack


@pytest.mark.rule("card.perfect-strike")
def test_a_perfect_strike_cannot_be_avoided() -> None:
    battle = prepared_strike("perfect_strike", WOLF, SLAYER, COBRA, dice=[CRIT] * 4)
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.damage("slayer") == 4


@pytest.mark.rule("card.perfect-strike")
def test_only_the_first_of_two_strikes_is_perfect() -> None:
    goran = creature("goran_werewolf_pet", id="goran", zone="b2")
    battle = prepared_strike("perfect_strike", goran, SLAYER, COBRA, dice=[CRIT] * 3 + [7])
    battle.does(0, "attack:goran.feral-claws:slayer", "strike:slayer").does(
        1, "defend:cobra-reflexes-1.0"
    ).passes()
    assert battle.damage("slayer") == 3


@pytest.mark.rule("card.piercing-strike")
def test_a_piercing_strike_ignores_three_points_of_armor() -> None:
    brogan = creature("brogan_bloodstone", id="brogan", zone="b2", controller=1)
    battle = prepared_strike("piercing_strike", WOLF, brogan, dice=[HIT] * 4)
    battle.does(0, "attack:wolf.bite:brogan").passes()
    assert battle.damage("brogan") == 3, "one of four armor is left"


@pytest.mark.rule("card.piercing-strike", "card.perfect-strike")
@pytest.mark.parametrize(
    ("spell", "trait", "lasts"),
    [("piercing_strike", "piercing", True), ("perfect_strike", "unavoidable", False)],
)
def test_a_piercing_strike_waits_beyond_the_round_and_a_perfect_one_does_not(
    spell: str, trait: str, lasts: bool
) -> None:
    battle = duel(mage(zone="b2", mana=20, prepared=[spell]), mage(zone="d3"), WOLF)
    battle.does(0, f"cast:{slug(spell)}:wolf", "activate:wolf", "finish:wolf")
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.has("wolf", trait)
    battle.does(0, "activate:mage-0", "finish:mage-0").lets("ask-quickcast")
    assert battle.round == 2
    assert battle.has("wolf", trait) == lasts


@pytest.mark.rule("card.piercing-strike", "card.perfect-strike", "card.vampiric-strike")
@pytest.mark.parametrize("spell", ["piercing_strike", "perfect_strike", "vampiric_strike"])
def test_a_counterstrike_uses_the_promise_up(spell: str) -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=[spell]), mage(zone="d3"), WOLF | {"guard": True}, SLAYER,
        creature="mage-0",
    )  # fmt: skip
    battle.does(0, f"cast:{slug(spell)}:wolf").does(1, "activate:slayer", "attack:slayer.hellsword:wolf")
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.piece("wolf").boons == []


@pytest.mark.rule("card.vampiric-strike")
def test_a_vampiric_strike_pierces_and_heals_for_half() -> None:
    battle = prepared_strike("vampiric_strike", WOLF | {"damage": 6}, SLAYER, dice=[HIT] * 4)
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.damage("slayer") == 3, "one of two armor is left"
    assert battle.damage("wolf") == 4
    assert battle.piece("wolf").boons == []


# What hurts


@pytest.mark.rule("card.drain-life")
def test_drain_life_heals_the_caster_by_what_the_victim_suffers() -> None:
    battle = about_to_cast(
        "drain_life", SLAYER, SENTRY, who="warlock", damage=6, dice=[HIT, HIT, CRIT, BLANK, BLANK]
    )
    assert "sentry" not in targets(battle, "cast:drain-life:")
    battle.does(0, "cast:drain-life:slayer").passes()
    assert battle.damage("slayer") == 3, "armor does not help"
    assert battle.damage("mage-0") == 3
    assert battle.mana(0) == 8


@pytest.mark.rule("card.drain-life")
def test_drain_life_drinks_no_more_than_there_is_and_only_nearby() -> None:
    dying = SLAYER | {"damage": 13}
    far = creature("timber_wolf", id="far", zone="d2", controller=1)
    battle = about_to_cast("drain_life", dying, far, who="warlock", damage=6, dice=[HIT] * 5)
    assert "far" not in targets(battle, "cast:drain-life:")
    battle.does(0, "cast:drain-life:slayer").passes()
    assert not battle.exists("slayer")
    assert battle.damage("mage-0") == 5


@pytest.mark.rule("card.drain-power")
@pytest.mark.parametrize(("theirs", "drained"), [(10, 5), (3, 3)])
def test_drain_power_moves_mana_by_eight_dice(theirs: int, drained: int) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["drain_power"]),
        mage(zone="d2", mana=theirs),
        SLAYER,
        creature="mage-0",
        dice=[HIT] * 5 + [BLANK] * 3,
    )
    assert targets(battle, "cast:drain-power:") == {"mage-0", "mage-1"}
    battle.does(0, "cast:drain-power:mage-1").passes()
    assert (battle.mana(0), battle.mana(1)) == (4 + drained, theirs - drained)


@pytest.mark.rule("card.explode")
@pytest.mark.parametrize(("roll", "burns"), [(5, {}), (6, {"burn": 1}), (12, {"burn": 1})])
def test_explode_destroys_a_piece_of_equipment_and_burns_its_wearer(roll: int, burns: dict[str, int]) -> None:
    battle = about_to_cast(
        "explode",
        equipment("leather_boots", id="boots", controller=1),
        equipment("deflection_bracers", id="bracers", controller=1),
        enchantment("cobra_reflexes", on="mage-1", controller=1),
        enemy="c2",
        dice=[CRIT] * 4 + [roll],
    )
    battle.does(0, "cast:explode:mage-1", "choose:explode:boots").passes()
    assert not battle.exists("boots")
    assert battle.exists("bracers")
    assert battle.damage("mage-1") == 4
    assert battle.markers("mage-1") == burns
    assert battle.mana(0) == 20 - 6 - 2


@pytest.mark.rule("card.dissolve")
def test_dissolve_destroys_a_piece_of_equipment_for_its_price() -> None:
    worn = (
        equipment("leather_boots", id="boots", controller=1),
        equipment("helm_of_fear", id="helm", controller=1),
    )
    battle = about_to_cast("dissolve", *worn, enemy="c2")
    battle.does(0, "cast:dissolve:mage-1", "choose:dissolve:helm").passes()
    assert not battle.exists("helm")
    assert battle.exists("boots")
    assert battle.mana(0) == 12
    assert not targets(about_to_cast("dissolve", *worn, enemy="d2"), "cast:dissolve:"), "up to one zone"


# What moves or stills


@pytest.mark.rule("card.force-push")
@pytest.mark.parametrize(("way", "zone"), [("north", "b1"), ("south", "b3"), ("east", "c2"), ("west", "a2")])
def test_a_force_push_goes_where_the_caster_likes(way: str, zone: str) -> None:
    battle = about_to_cast("force_push", SLAYER)
    battle.does(0, "cast:force-push:slayer", f"choose:force-push:{way}").passes()
    assert battle.zone("slayer") == zone
    assert battle.mana(0) == 17


@pytest.mark.rule("card.force-push")
def test_a_push_through_a_wall_that_strikes_costs_three_more() -> None:
    fire = wall("wall_of_fire", border="b2-c2")
    battle = about_to_cast("force_push", SLAYER, fire, dice=[BLANK] * 3 + [1])
    battle.does(0, "cast:force-push:slayer", "choose:force-push:east-through").passes()
    assert battle.zone("slayer") == "c2"
    assert battle.mana(0) == 14
    assert dice_rolled(battle) == [3], "five, and the slayer suffers less from flame"
    poor = about_to_cast("force_push", SLAYER, fire, mana=5).does(0, "cast:force-push:slayer")
    assert "choose:force-push:east-through" not in poor.offers(0)
    fires = [wall("wall_of_fire", border=border) for border in ("a2-b2", "b1-b2", "b2-b3", "b2-c2")]
    assert targets(about_to_cast("force_push", SLAYER, *fires, mana=5), "cast:force-push:") == set(), (
        "no way that cheap"
    )
    assert "slayer" in targets(about_to_cast("force_push", SLAYER, *fires, mana=6), "cast:force-push:")


@pytest.mark.rule("card.knockdown")
def test_a_knockdown_lasts_until_the_next_action_phase_of_its_victim() -> None:
    battle = about_to_cast("knockdown", SLAYER | {"guard": True})
    battle.does(0, "cast:knockdown:slayer").passes()
    assert battle.mana(0) == 17
    assert battle.has("slayer", "incapacitated")
    assert not battle.piece("slayer").guard
    battle.does(1, "activate:slayer").passes()
    assert not battle.has("slayer", "incapacitated")


@pytest.mark.rule("card.knockdown")
def test_a_knockdown_ends_with_the_round() -> None:
    battle = about_to_cast("knockdown", SLAYER | {"active": False})
    battle.does(0, "cast:knockdown:slayer").does(1, "activate:mage-1")
    assert battle.has("slayer", "incapacitated")
    battle.does(1, "finish:mage-1").lets("ask-quickcast")
    assert battle.round == 2
    assert not battle.has("slayer", "incapacitated")


@pytest.mark.rule("card.knockdown")
def test_the_unmovable_keep_their_feet() -> None:
    battle = about_to_cast("knockdown", SLAYER, enchantment("force_hold", on="slayer"))
    battle.does(0, "cast:knockdown:slayer").passes()
    assert not battle.has("slayer", "incapacitated")


@pytest.mark.rule("card.sleep")
@pytest.mark.parametrize(
    ("card", "price"),
    [("bitterwood_fox", 4), ("timber_wolf", 5), ("dark_pact_slayer", 6), ("mountain_gorilla", 8)],
)
def test_sleep_costs_by_the_level_and_leaves_its_marker(card: str, price: int) -> None:
    battle = about_to_cast(
        "sleep", creature(card, id="it", zone="b2", controller=1), SENTRY, SPIRIT, enemy="b2"
    )
    assert targets(battle, "cast:sleep:") == {"it"}, "no mage, and nothing that does not live"
    battle.does(0, "cast:sleep:it").passes()
    assert battle.markers("it") == {"sleep": 1}
    assert battle.mana(0) == 20 - price


@pytest.mark.rule("card.teleport")
@pytest.mark.parametrize(("zone", "price"), [("b2", 3), ("c2", 3), ("c3", 6), ("a1", 6)])
def test_a_teleport_costs_three_for_each_zone(zone: str, price: int) -> None:
    battle = about_to_cast("teleport", SLAYER, conjuration("tanglevine", id="vine", on="slayer"))
    battle.does(0, "cast:teleport:slayer", f"choose:teleport:{zone}").passes()
    assert battle.zone("slayer") == zone
    assert battle.mana(0) == 20 - price
    assert not battle.exists("vine")


@pytest.mark.rule("card.teleport")
def test_a_teleport_is_no_move_action_and_leads_to_zones_in_range_and_in_sight() -> None:
    walls = [wall("wall_of_stone", border=border) for border in ("a1-a2", "b1-b2", "c1-c2", "d1-d2")]
    battle = about_to_cast("teleport", SLAYER, enchantment("chains_of_agony", on="slayer"), *walls)
    battle.does(0, "cast:teleport:slayer")
    zones = targets(battle, "choose:teleport:")
    assert zones == {"a2", "b2", "c2", "d2", "a3", "b3", "c3"}
    battle.does(0, "choose:teleport:c3").passes()
    assert battle.damage("slayer") == 0
    assert battle.piece("slayer").active


@pytest.mark.rule("card.teleport")
def test_a_teleport_needs_the_mana_for_the_nearest_zone_the_caster_can_name() -> None:
    """The bat above the wall is in sight, and the zones around it are not."""
    walls = [wall("wall_of_stone", border=border) for border in ("a1-b1", "a2-b2", "b1-b2")]
    bat = creature("darkfenne_bat", id="bat", zone="c1", controller=1)
    assert "bat" not in targets(about_to_cast("teleport", bat, *walls, zone="a1", mana=5), "cast:teleport:")
    battle = about_to_cast("teleport", bat, *walls, zone="a1", mana=6).does(0, "cast:teleport:bat")
    assert battle.offers(0, "choose:") == ["choose:teleport:a1"]
    assert "6 mana" in battle.match.pending[0].options[0].text(), "the choice tells its price"


@pytest.mark.rule("card.banish")
def test_the_banished_are_out_of_the_arena_for_three_upkeep_phases() -> None:
    gone = {"last_zone": "b2", "controller": 1, "id": "slayer", "card": "dark_pact_slayer"}
    battle = duel(mage(), mage(), gone | {"markers": {"banish": 2}}, at="upkeep")
    assert battle.markers("slayer") == {"banish": 1}
    assert battle.zone("slayer") is None
    battle = duel(mage(), mage(), gone | {"markers": {"banish": 1}}, at="upkeep")
    assert battle.zone("slayer") == "b2"
    assert battle.markers("slayer") == {}


@pytest.mark.rule("card.banish")
def test_banish_takes_a_creature_that_is_no_mage_away() -> None:
    battle = about_to_cast("banish", SLAYER, enchantment("agony", on="slayer"))
    assert targets(battle, "cast:banish:") == {"slayer"}
    battle.does(0, "cast:banish:slayer").passes()
    assert battle.zone("slayer") is None
    assert battle.markers("slayer") == {"banish": 3}
    assert battle.mana(0) == 6
    assert battle.attached("slayer") == ["agony-1"]
    assert battle.offers(1, "activate:") == ["activate:mage-1"]


@pytest.mark.rule("card.banish")
def test_only_what_goes_with_the_banished_affects_them() -> None:
    """Deathlock forbids healing in the whole arena, but not outside it; and the action marker is left alone."""
    gone = creature(
        "highland_unicorn", id="horse", last_zone="b2", damage=5, markers={"banish": 2}, active=False
    )
    battle = duel(
        mage(), mage(), gone, WOLF | {"damage": 5}, enchantment("regrowth", on="wolf"),
        conjuration("deathlock", zone="c2"), conjuration("idol_of_pestilence", zone="c2"), at="reset",
    )  # fmt: skip
    while battle.phase in ("reset", "channel", "upkeep"):
        battle.does(0, "in-order") if battle.offers(0, "in-order") else battle.passes()
    assert battle.damage("wolf") == 6
    assert battle.damage("horse") == 3
    assert not battle.piece("horse").active


@pytest.mark.rule("card.banish")
def test_a_curse_torments_only_who_is_in_the_arena() -> None:
    cursed = creature("timber_wolf", id="wolf", last_zone="b2", controller=1, markers={"banish": 2})
    battle = duel(
        mage("warlock", mana=5), mage(), cursed, enchantment("agony", on="wolf"),
        equipment("molochs_torment"), at="upkeep",
    )  # fmt: skip
    assert "ask-torment" not in battle.asks.values()
    assert battle.damage("wolf") == 0
