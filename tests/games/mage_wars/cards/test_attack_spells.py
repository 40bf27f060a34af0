"""The attack spells: how far they reach, how many dice they roll, and what their effect die brings."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.mage_wars.builders import about_to_cast
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    Battle,
    conjuration,
    creature,
    enchantment,
    slug,
    veil,
    wall,
)
from tests.games.mage_wars.tables import targets

SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
WOLF = creature("timber_wolf", id="wolf", zone="b2", controller=1)
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2", controller=1)
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2", controller=1)
FALCON = creature("thunderift_falcon", id="falcon", zone="b2", controller=1)


casting = partial(about_to_cast, zone="a2")
"""A wizard in a2 is to act with a single spell."""


# One target


@pytest.mark.rule(
    "card.chain-lightning",
    "card.fireball",
    "card.flameblast",
    "card.geyser",
    "card.jet-stream",
    "card.lightning-bolt",
    "card.pillar-of-light",
    "card.thunderbolt",
)
@pytest.mark.parametrize(
    ("spell", "price", "reach", "quick"),
    [
        ("chain_lightning", 12, 1, False),
        ("fireball", 8, 2, True),
        ("flameblast", 5, 1, True),
        ("geyser", 4, 1, True),
        ("jet_stream", 4, 2, True),
        ("lightning_bolt", 8, 2, True),
        ("pillar_of_light", 5, 2, True),
        ("thunderbolt", 10, 3, False),
    ],
)
def test_each_bolt_has_its_price_its_reach_and_its_haste(
    spell: str, price: int, reach: int, quick: bool
) -> None:
    zones = ("a1", "b1", "c1", "d1", "d2")
    line = [creature("timber_wolf", id=f"wolf-{x}", zone=zone, controller=1) for x, zone in enumerate(zones)]
    battle = casting(spell, *line, zone="a1")
    start = f"cast:{slug(spell)}:"
    reached = targets(battle, start)
    assert {id for id in reached if id.startswith("wolf")} == {f"wolf-{x}" for x in range(reach + 1)}
    moved = casting(spell, *line, zone="a1").does(0, "move:mage-0:a2").passes()
    assert bool(moved.offers(0, start)) == quick
    battle.does(0, f"{start}wolf-1")
    assert battle.mana(0) == 20 - price


@pytest.mark.rule("card.fireball", "card.flameblast")
@pytest.mark.parametrize(
    ("spell", "dice", "burns"),
    [
        ("fireball", 6, {3: 0, 4: 1, 10: 1, 11: 2}),
        ("flameblast", 4, {6: 0, 7: 1, 10: 1, 11: 2}),
    ],
)
def test_flames_burn_the_more_the_higher_the_effect_die(spell: str, dice: int, burns: dict[int, int]) -> None:
    for roll, count in burns.items():
        battle = casting(spell, WOLF, dice=[HIT] * dice + [roll])
        battle.does(0, f"cast:{slug(spell)}:wolf").passes()
        assert battle.damage("wolf") == dice - 2, "less the armor"
        assert battle.markers("wolf").get("burn", 0) == count


@pytest.mark.rule("card.flameblast", "card.geyser")
@pytest.mark.parametrize(
    ("spell", "dodged"),
    [("flameblast", False), ("geyser", False), ("fireball", True), ("lightning_bolt", True)],
)
def test_some_bolts_cannot_be_dodged(spell: str, dodged: bool) -> None:
    battle = casting(spell, WOLF, enchantment("cobra_reflexes", on="wolf", controller=1))
    battle.does(0, f"cast:{slug(spell)}:wolf").passes()
    assert ("ask-defend" in battle.asks.values()) == dodged


@pytest.mark.rule("card.lightning-bolt", "card.thunderbolt", "card.pillar-of-light", "card.geyser")
@pytest.mark.parametrize(
    ("spell", "dice", "rows"),
    [
        ("lightning_bolt", 5, {5: "", 6: "daze", 7: "daze", 8: "stun"}),
        ("thunderbolt", 6, {3: "", 4: "daze", 6: "daze", 7: "stun"}),
        ("pillar_of_light", 2, {3: "", 4: "daze", 10: "daze", 11: "stun"}),
        ("geyser", 3, {4: "", 5: "daze", 12: "daze"}),
    ],
)
def test_bolts_daze_and_stun_by_their_own_tables(spell: str, dice: int, rows: dict[int, str]) -> None:
    for roll, condition in rows.items():
        battle = casting(spell, SLAYER, dice=[CRIT] * dice + [roll])
        battle.does(0, f"cast:{slug(spell)}:slayer").passes()
        assert battle.damage("slayer") == dice
        assert battle.markers("slayer") == ({condition: 1} if condition else {})


@pytest.mark.rule(
    "card.chain-lightning",
    "card.lightning-bolt",
    "card.thunderbolt",
    "card.pillar-of-light",
    "card.jet-stream",
)
@pytest.mark.parametrize(
    ("spell", "dice"),
    [
        ("chain_lightning", 5),
        ("lightning_bolt", 5),
        ("thunderbolt", 6),
        ("pillar_of_light", 4),
        ("jet_stream", 2),
    ],
)
def test_what_is_ethereal_does_its_full_harm_to_the_bodiless(spell: str, dice: int) -> None:
    battle = casting(spell, SPIRIT, dice=[HIT2] * dice + [1])
    battle.does(0, f"cast:{slug(spell)}:spirit").passes()
    assert battle.damage("spirit") == 2 * dice


@pytest.mark.rule("card.fireball", "card.flameblast", "card.geyser")
@pytest.mark.parametrize(("spell", "dice"), [("fireball", 6), ("flameblast", 4), ("geyser", 3)])
def test_fire_and_water_do_the_bodiless_little_harm(spell: str, dice: int) -> None:
    battle = casting(spell, SPIRIT, dice=[HIT2, *[CRIT] * (dice - 1), 12])
    battle.does(0, f"cast:{slug(spell)}:spirit").passes()
    assert battle.damage("spirit") == dice - 1, "only the ones count"
    assert battle.markers("spirit") == {}


@pytest.mark.rule("card.pillar-of-light")
def test_light_is_worse_for_creatures_that_do_not_live() -> None:
    for victim, dice, condition in (("sentry", 4, {"stun": 1}), ("wolf", 2, {"daze": 1})):
        battle = casting("pillar_of_light", SENTRY, WOLF, dice=[BLANK] * dice + [9])
        battle.does(0, f"cast:pillar-of-light:{victim}").passes()
        assert dice_rolled(battle) == [dice]
        assert battle.markers(victim) == condition, "+2 on the effect die as well"
    battle = casting("pillar_of_light", conjuration("mana_crystal", id="crystal", zone="b2", controller=1))
    battle.does(0, "cast:pillar-of-light:crystal").passes()
    assert dice_rolled(battle) == [2], "a crystal is no creature"


@pytest.mark.rule("card.geyser")
def test_a_geyser_puts_a_burning_target_out_instead_of_hurting_it() -> None:
    battle = casting("geyser", WOLF | {"markers": {"burn": 3}})
    battle.does(0, "cast:geyser:wolf").passes()
    assert battle.markers("wolf") == {}
    assert battle.damage("wolf") == 0
    assert not dice_rolled(battle)


@pytest.mark.rule("card.jet-stream")
@pytest.mark.parametrize(
    ("roll", "zone", "condition"), [(3, "b2", {}), (4, "c2", {}), (10, "c2", {}), (11, "c2", {"daze": 1})]
)
def test_a_jet_stream_pushes_its_target_away(roll: int, zone: str, condition: dict[str, int]) -> None:
    battle = casting("jet_stream", SLAYER, dice=[CRIT, BLANK, roll])
    battle.does(0, "cast:jet-stream:slayer").passes()
    assert battle.damage("slayer") == 1
    assert battle.zone("slayer") == zone
    assert battle.markers("slayer") == condition


@pytest.mark.rule("card.jet-stream")
def test_a_jet_stream_is_stronger_against_flyers() -> None:
    battle = casting("jet_stream", FALCON, dice=[BLANK] * 4 + [2])
    battle.does(0, "cast:jet-stream:falcon").passes()
    assert dice_rolled(battle) == [4]
    assert battle.zone("falcon") == "c2", "two and two make four"


# Chain Lightning


CHAIN = "cast:chain-lightning:"


def leaps(battle: Battle) -> dict[str, str]:
    """The options to let the lightning leap, by target."""
    return {option.rpartition(":")[2]: option for option in battle.offers(0, "attack:")}


@pytest.mark.rule("card.chain-lightning")
def test_chain_lightning_grows_weaker_with_every_leap() -> None:
    second = creature("dark_pact_slayer", id="second", zone="b2", controller=1)
    third = creature("dark_pact_slayer", id="third", zone="c2", controller=1)
    battle = casting(
        "chain_lightning", SLAYER, second, third,
        dice=[CRIT] * 5 + [8] + [CRIT] * 4 + [8] + [CRIT] * 3 + [6],
    )  # fmt: skip
    battle.does(0, f"{CHAIN}slayer").passes()
    battle.does(0, leaps(battle)["second"]).passes()
    assert not set(leaps(battle)) & {"slayer", "second"}, "nothing is struck twice"
    battle.does(0, leaps(battle)["third"]).passes()
    assert dice_rolled(battle) == [5, 4, 3]
    assert battle.markers("slayer") == {"stun": 1}
    assert battle.markers("second") == {"daze": 1}, "8 - 1"
    assert battle.markers("third") == {}, "6 - 2"


@pytest.mark.rule("card.chain-lightning")
def test_chain_lightning_ends_where_it_does_no_damage() -> None:
    battle = casting("chain_lightning", SLAYER, WOLF, dice=[HIT, HIT, BLANK, BLANK, BLANK, 1])
    battle.does(0, f"{CHAIN}slayer").passes()
    assert battle.damage("slayer") == 0
    assert not leaps(battle)


@pytest.mark.rule("card.chain-lightning")
def test_chain_lightning_need_not_leap_and_sees_no_further_than_its_last_target() -> None:
    battle = casting(
        "chain_lightning",
        SLAYER,
        WOLF | {"zone": "c2"},
        SENTRY | {"zone": "d2"},
        creature("timber_wolf", id="behind", zone="b1", controller=1),
        wall("wall_of_stone", border="b1-b2"),
        conjuration("tanglevine", id="vine", on="wolf"),
        dice=[CRIT] * 5 + [1],
    )
    battle.does(0, f"{CHAIN}slayer").passes()
    assert "wolf" in leaps(battle)
    assert not set(leaps(battle)) & {"sentry", "behind", "vine"}
    battle.does(0, "pass")
    assert dice_rolled(battle) == [5]


@pytest.mark.rule("card.chain-lightning")
def test_chain_lightning_leaps_on_from_where_its_victim_fell() -> None:
    battle = casting(
        "chain_lightning",
        FALCON | {"damage": 4},
        WOLF | {"zone": "c2"},
        SENTRY | {"zone": "d2"},
        creature("timber_wolf", id="behind", zone="b1", controller=1),
        wall("wall_of_stone", border="b1-b2"),
        dice=[CRIT] * 5 + [1] + [CRIT] * 4 + [1],
    )
    battle.does(0, f"{CHAIN}falcon").passes()
    assert not battle.exists("falcon")
    assert "wolf" in leaps(battle)
    assert not set(leaps(battle)) & {"sentry", "behind"}
    battle.does(0, leaps(battle)["wolf"]).passes()
    assert battle.damage("wolf") == 4


@pytest.mark.rule("card.chain-lightning", "combat.source")
def test_lightning_that_was_turned_back_has_struck_its_caster_and_leaps_on_from_there() -> None:
    battle = casting(
        "chain_lightning",
        SLAYER,
        WOLF | {"zone": "a1"},
        SENTRY | {"zone": "c2"},
        veil("reverse_attack", id="mirror", on="slayer", controller=1),
        dice=[CRIT] * 5 + [1],
    )
    battle.does(0, f"{CHAIN}slayer").does(1, "pay:mirror").passes()
    assert battle.damage("mage-0") == 5
    assert "wolf" in leaps(battle), "one zone from the caster"
    assert not set(leaps(battle)) & {"mage-0", "slayer", "sentry"}


# Zones


FRIEND = creature("timber_wolf", id="friend", zone="a2")
LAIR = conjuration("lair", id="lair", zone="a2", controller=1)


def storm(spell: str, zone: str, *others: dict[str, Any], dice: list[int]) -> Battle:
    """A storm over a zone, in the order in which its victims came."""
    battle = casting(spell, *others, dice=dice).does(0, f"cast:{slug(spell)}:{zone}").passes()
    while battle.offers(0, "attack:"):
        battle.does(0, battle.offers(0, "attack:")[0]).passes()
    return battle


@pytest.mark.rule("card.blinding-flash", "card.electrify", "card.ring-of-fire", "card.firestorm")
@pytest.mark.parametrize(
    ("spell", "zones"),
    [
        ("blinding_flash", {"a2"}),
        ("electrify", {"a2"}),
        ("ring_of_fire", {"a2"}),
        ("firestorm", {"a1", "a2", "a3", "b2"}),
    ],
)
def test_storms_are_full_spells_on_near_zones(spell: str, zones: set[str]) -> None:
    battle = casting(spell)
    start = f"cast:{slug(spell)}:"
    assert targets(battle, start) == zones
    battle.does(0, "move:mage-0:a1").passes()
    assert not battle.offers(0, start)


@pytest.mark.rule("card.blinding-flash", "card.electrify", "card.ring-of-fire")
@pytest.mark.parametrize(
    ("spell", "price", "dice"), [("blinding_flash", 7, 2), ("electrify", 9, 4), ("ring_of_fire", 9, 5)]
)
def test_a_storm_around_its_caster_strikes_everything_there_but_the_caster(
    spell: str, price: int, dice: int
) -> None:
    battle = storm(spell, "a2", FRIEND, LAIR, WOLF | {"zone": "a2"}, SLAYER, dice=([CRIT] * dice + [1]) * 3)
    assert battle.mana(0) == 20 - price
    struck = {id for id in ("friend", "lair", "wolf", "slayer", "mage-0") if battle.damage(id) == dice}
    assert struck == {"friend", "lair", "wolf"}
    assert battle.damage("slayer") == battle.damage("mage-0") == 0


@pytest.mark.rule("card.firestorm")
def test_a_firestorm_over_his_own_zone_strikes_the_caster_too() -> None:
    battle = storm("firestorm", "a2", FRIEND, dice=([CRIT] * 5 + [1]) * 2)
    assert (battle.damage("friend"), battle.damage("mage-0")) == (5, 5)
    assert battle.mana(0) == 9
    elsewhere = storm("firestorm", "b2", FRIEND, WOLF, dice=[CRIT] * 5 + [1])
    assert (elsewhere.damage("wolf"), elsewhere.damage("friend"), elsewhere.damage("mage-0")) == (5, 0, 0)


@pytest.mark.rule("card.firestorm", "card.ring-of-fire", "card.electrify", "card.blinding-flash")
@pytest.mark.parametrize(
    ("spell", "dice", "rows"),
    [
        ("firestorm", 5, {4: {}, 5: {"burn": 1}, 9: {"burn": 1}, 10: {"burn": 2}}),
        ("ring_of_fire", 5, {6: {}, 7: {"burn": 1}, 10: {"burn": 1}, 11: {"burn": 2}}),
        ("electrify", 4, {6: {}, 7: {"daze": 1}, 8: {"daze": 1}, 9: {"stun": 1}}),
        ("blinding_flash", 2, {3: {}, 4: {"daze": 1}, 9: {"daze": 1}, 10: {"stun": 1}}),
    ],
)
def test_storms_burn_daze_and_stun_by_their_own_tables(
    spell: str, dice: int, rows: dict[int, dict[str, int]]
) -> None:
    for roll, condition in rows.items():
        own = [*[BLANK] * dice, 1] if spell == "firestorm" else []
        cobra = enchantment("cobra_reflexes", on="wolf", controller=1)
        battle = storm(spell, "a2", WOLF | {"zone": "a2"}, cobra, dice=own + [HIT] * dice + [roll])
        assert battle.damage("wolf") == max(0, dice - 2), "nobody dodges a storm"
        assert battle.markers("wolf") == condition


@pytest.mark.rule("card.blinding-flash", "card.electrify")
def test_lightning_and_light_are_ethereal_and_light_is_worse_for_the_nonliving() -> None:
    there = SPIRIT | {"zone": "a2"}
    assert storm("electrify", "a2", there, dice=[HIT2] * 4 + [1]).damage("spirit") == 8
    flash = storm("blinding_flash", "a2", there, dice=[HIT2] * 4 + [2])
    assert flash.damage("spirit") == 8
    assert flash.markers("spirit") == {"daze": 1}, "2 + 2"
