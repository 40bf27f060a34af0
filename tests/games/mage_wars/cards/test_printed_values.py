"""What is printed on creatures, conjurations and walls, seen in play: life, armour, effect tables, damage types, defences,
and what takes a full action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import BLANK, HIT, HIT2, Battle, conjuration, creature, duel, mage, slug
from tests.games.mage_wars.tables import targets

BODIES: dict[str, tuple[int, int]] = {
    "adramelech_lord_of_fire": (14, 3),
    "asyran_cleric": (6, 1),
    "bitterwood_fox": (5, 0),
    "blue_gremlin": (7, 1),
    "brogan_bloodstone": (11, 4),
    "cervere_the_forest_shadow": (11, 2),
    "dark_pact_slayer": (14, 2),
    "darkfenne_bat": (4, 0),
    "darkfenne_hydra": (15, 1),
    "emerald_tegu": (8, 3),
    "fellella_pixie_familiar": (6, 0),
    "feral_bobcat": (4, 0),
    "firebrand_imp": (6, 0),
    "flaming_hellion": (9, 2),
    "goran_werewolf_pet": (12, 3),
    "gorgon_archer": (13, 1),
    "gray_angel": (10, 2),
    "highland_unicorn": (9, 2),
    "huginn_raven_familiar": (5, 0),
    "knight_of_westlock": (10, 3),
    "malacoda": (13, 3),
    "mana_leech": (8, 1),
    "moonglow_faerie": (5, 0),
    "mountain_gorilla": (16, 2),
    "necropian_vampiress": (15, 2),
    "redclaw_alpha_male": (12, 3),
    "royal_archer": (9, 1),
    "samandriel_angel_of_light": (14, 1),
    "skeletal_sentry": (11, 0),
    "sosruko_ferret_companion": (5, 0),
    "steelclaw_grizzly": (15, 3),
    "stonegaze_basilisk": (10, 2),
    "tarok_the_skyhunter": (9, 2),
    "thunderift_falcon": (5, 0),
    "timber_wolf": (10, 2),
    "valshalla_lightning_angel": (14, 1),
    "whirling_spirit": (13, 0),
    "animal_kinship": (7, 3),
    "battle_forge": (6, 4),
    "deathlock": (9, 2),
    "gate_to_hell": (11, 3),
    "gate_to_voltari": (14, 2),
    "hand_of_bim_shalla": (5, 2),
    "idol_of_pestilence": (11, 1),
    "lair": (13, 3),
    "mana_crystal": (6, 2),
    "mana_flower": (6, 0),
    "mana_siphon": (9, 0),
    "mohktari_great_tree_of_life": (8, 2),
    "mordoks_obelisk": (7, 3),
    "pentagram": (10, 0),
    "poison_gas_cloud": (5, 0),
    "rajans_fury": (7, 2),
    "sacrificial_altar": (5, 2),
    "suppression_orb": (8, 2),
    "temple_of_asyra": (9, 3),
    "temple_of_light": (8, 3),
    "temple_of_the_dawnbreaker": (7, 3),
    "tooth_and_nail": (7, 2),
}
BORDERS = {"fog_bank": (4, 0), "wall_of_fire": (8, 0), "wall_of_stone": (10, 3), "wall_of_thorns": (6, 0)}


@pytest.mark.parametrize("card", [*BODIES, *BORDERS])
def test_life_and_armour_are_as_printed(card: str) -> None:
    place: dict[str, Any] = {"border": "b1-c1"} if card in BORDERS else {"zone": "b1"}
    battle = duel(creature(card, id="thing", **place))
    assert (battle.life("thing"), battle.armor("thing")) == {**BODIES, **BORDERS}[card]


def test_a_tanglevine_has_eight_life_and_no_armour() -> None:
    battle = duel(conjuration("tanglevine", id="vine", on="mage-1"))
    assert (battle.life("vine"), battle.armor("vine")) == (8, 0)


Markers = dict[str, int]
TABLES: list[tuple[str, str, int, dict[int, Markers]]] = [
    (
        "adramelech_lord_of_fire",
        "hellfire-sweep",
        4,
        {6: {}, 7: {"burn": 1}, 10: {"burn": 1}, 11: {"burn": 2}},
    ),
    ("flaming_hellion", "hell-trident", 4, {6: {}, 7: {"burn": 1}, 10: {"burn": 1}, 11: {"burn": 2}}),
    ("samandriel_angel_of_light", "the-greatsword-starfire", 5, {10: {"daze": 1}, 11: {"stun": 1}}),
    ("valshalla_lightning_angel", "lightning-sword", 4, {8: {"daze": 1}, 9: {"stun": 1}}),
]


@pytest.mark.rule(
    "card.adramelech-lord-of-fire",
    "card.flaming-hellion",
    "card.samandriel-angel-of-light",
    "card.valshalla-lightning-angel",
)
@pytest.mark.parametrize(
    ("card", "attack", "dice", "roll", "markers"),
    [
        (card, attack, dice, roll, markers)
        for card, attack, dice, rows in TABLES
        for roll, markers in rows.items()
    ],
)
def test_an_effect_roll_is_read_in_the_attacks_own_table(
    card: str, attack: str, dice: int, roll: int, markers: Markers
) -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature(card, id="foe", zone="b1"),
        creature="foe",
        dice=[BLANK] * dice + [roll],
    )
    battle.does(0, f"attack:foe.{attack}:mage-1").passes()
    assert battle.markers("mage-1") == markers


@pytest.mark.rule("card.flaming-hellion")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_hellions_blast_burns_more_easily_than_its_trident(roll: int, burns: int) -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("flaming_hellion", id="hellion", zone="b1"),
        creature="hellion",
        dice=[BLANK] * 3 + [roll],
    )
    battle.does(0, "attack:hellion.flameblast:mage-1").passes()
    assert battle.markers("mage-1").get("burn", 0) == burns


@pytest.mark.rule("card.whirling-spirit")
@pytest.mark.parametrize(("roll", "pushed", "dazed"), [(6, False, 0), (10, True, 0), (11, True, 1)])
def test_a_gale_pushes_first_and_dazes_only_when_it_is_strong(roll: int, pushed: bool, dazed: int) -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("whirling_spirit", id="spirit", zone="b1"),
        creature="spirit",
        dice=[BLANK] * 4 + [roll],
    )
    battle.does(0, "attack:spirit.windstorm:mage-1").passes()
    assert bool(battle.offers(0, "push:")) == pushed
    if pushed:
        battle.does(0, "push:mage-1:east").passes()
    assert battle.markers("mage-1").get("daze", 0) == dazed


def vulnerable(harm: str) -> list[dict[str, Any]]:
    """One more die against it from attacks of a type, until the end of the round."""
    return [{"rule": "card.charge", "traits": [{"name": "modifier", "value": 1, "harm": harm}], "since": 1}]


@pytest.mark.rule(
    "card.adramelech-lord-of-fire",
    "card.firebrand-imp",
    "card.flaming-hellion",
    "card.samandriel-angel-of-light",
    "card.valshalla-lightning-angel",
    "card.whirling-spirit",
)
@pytest.mark.parametrize(
    ("card", "attack", "harm", "dice"),
    [
        ("adramelech_lord_of_fire", "hellfire-scythe", "flame", 6),
        ("adramelech_lord_of_fire", "hellfire-sweep", "flame", 4),
        ("firebrand_imp", "hellfire-claws", "flame", 2),
        ("flaming_hellion", "flameblast", "flame", 3),
        ("flaming_hellion", "hell-trident", "flame", 4),
        ("samandriel_angel_of_light", "the-greatsword-starfire", "light", 5),
        ("valshalla_lightning_angel", "lightning-sword", "lightning", 4),
        ("whirling_spirit", "windstorm", "wind", 4),
    ],
)
def test_an_attack_is_of_its_printed_type(card: str, attack: str, harm: str, dice: int) -> None:
    zone = "a1" if attack == "flameblast" else "b1"
    battle = duel(
        creature(card, id="foe", zone=zone),
        creature("timber_wolf", id="wolf", zone="b1", controller=1, boons=vulnerable(harm)),
        creature="foe",
    )
    battle.does(0, f"attack:foe.{attack}:wolf")
    assert dice_rolled(battle) == [dice + 1]


@pytest.mark.rule(
    "card.adramelech-lord-of-fire",
    "card.darkfenne-hydra",
    "card.goran-werewolf-pet",
    "card.gorgon-archer",
    "card.mana-leech",
    "card.stonegaze-basilisk",
)
@pytest.mark.parametrize(
    ("card", "full", "quick"),
    [
        ("adramelech_lord_of_fire", "hellfire-sweep", "hellfire-scythe"),
        ("darkfenne_hydra", "triple-bite", "snapping-bite"),
        ("goran_werewolf_pet", "feral-claws", "fangs"),
        ("gorgon_archer", "poison-bow", "claws"),
        ("mana_leech", "gorging-bite", "leeching-bite"),
        ("stonegaze_basilisk", "paralysis-beam", "bite"),
    ],
)
def test_the_stronger_attack_takes_a_full_action(card: str, full: str, quick: str) -> None:
    # Fast boots make even the slow able to act after a move.
    swift = [{"rule": "card.charge", "traits": [{"name": "fast"}], "since": 1}]
    battle = duel(
        mage(zone="c1"),
        mage(zone="c2"),
        creature(card, id="foe", zone="b1", boons=swift),
        creature("timber_wolf", id="wolf", zone="c1", controller=1),
        creature="foe",
    )
    battle.does(0, "move:foe:c1")
    assert "wolf" in targets(battle, f"attack:foe.{quick}:")
    assert not targets(battle, f"attack:foe.{full}:")


@pytest.mark.rule("card.gorgon-archer", "card.stonegaze-basilisk")
@pytest.mark.parametrize(
    ("card", "attack"), [("gorgon_archer", "poison-bow"), ("stonegaze_basilisk", "paralysis-beam")]
)
def test_shots_reach_two_zones_and_no_further(card: str, attack: str) -> None:
    battle = duel(mage(zone="c1"), mage(zone="d1"), creature(card, id="foe", zone="a1"), creature="foe")
    assert "mage-0" in targets(battle, f"attack:foe.{attack}:")
    assert "mage-1" not in targets(battle, f"attack:foe.{attack}:")


@pytest.mark.rule(
    "card.blue-gremlin",
    "card.cervere-the-forest-shadow",
    "card.fellella-pixie-familiar",
    "card.feral-bobcat",
    "card.huginn-raven-familiar",
    "card.knight-of-westlock",
    "card.moonglow-faerie",
    "card.sosruko-ferret-companion",
    "card.tarok-the-skyhunter",
)
@pytest.mark.parametrize(
    ("card", "needed", "every"),
    [
        ("blue_gremlin", 8, False),
        ("cervere_the_forest_shadow", 8, False),
        ("fellella_pixie_familiar", 6, True),
        ("feral_bobcat", 8, False),
        ("huginn_raven_familiar", 6, True),
        ("knight_of_westlock", 8, False),
        ("moonglow_faerie", 6, True),
        ("sosruko_ferret_companion", 5, True),
        ("tarok_the_skyhunter", 7, False),
    ],
)
def test_a_defence_holds_at_its_value_and_not_below_and_as_often_as_printed(
    card: str, needed: int, every: bool
) -> None:
    flyers = {"fellella_pixie_familiar", "huginn_raven_familiar", "moonglow_faerie", "tarok_the_skyhunter"}
    attacker, attack = ("thunderift_falcon", "razor-beak") if card in flyers else ("bitterwood_fox", "bite")

    def rolled(roll: int, *dice: int) -> Battle:
        battle = duel(
            mage(active=False),
            mage(active=False),
            creature(attacker, id="first", zone="b1"),
            creature(attacker, id="second", zone="b1"),
            creature(card, id="foe", zone="b1", controller=1, active=False),
            dice=[roll, *dice],
        )
        battle.does(0, "activate:first", f"attack:first.{attack}:foe").does(1, "defend:foe.0")
        return battle.passes()

    assert not rolled(needed - 1, BLANK, BLANK, BLANK).happened("attack-avoided")
    battle = rolled(needed, *([] if every else [BLANK] * 3))
    assert battle.happened("attack-avoided")
    battle.does(0, "activate:second", f"attack:second.{attack}:foe")
    assert bool(battle.offers(1, "defend:foe.0")) == every


@pytest.mark.rule("card.fellella-pixie-familiar", "card.huginn-raven-familiar", "card.moonglow-faerie")
@pytest.mark.rule("card.valshalla-lightning-angel")
@pytest.mark.parametrize(
    "card",
    ["fellella_pixie_familiar", "huginn_raven_familiar", "moonglow_faerie", "valshalla_lightning_angel"],
)
def test_flyers_are_out_of_a_wolfs_reach(card: str) -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature(card, id="flyer", zone="b1", controller=1),
        creature="wolf",
    )
    assert "flyer" not in targets(battle, "attack:wolf.bite:")


@pytest.mark.rule(
    "card.mana-siphon", "card.pentagram", "card.poison-gas-cloud", "card.valshalla-lightning-angel"
)
@pytest.mark.parametrize("card", ["mana_siphon", "pentagram", "poison_gas_cloud"])
def test_portals_of_air_and_gas_have_no_body_but_valshallas_sword_harms_them(card: str) -> None:
    thing = conjuration(card, id="thing", zone="b1", controller=1)
    bitten = duel(
        creature("timber_wolf", id="wolf", zone="b1"), thing, creature="wolf", dice=[HIT2, HIT2, HIT2, HIT]
    )
    bitten.does(0, "attack:wolf.bite:thing").passes()
    assert bitten.damage("thing") == 1
    cut = duel(
        creature("valshalla_lightning_angel", id="angel", zone="b1"),
        thing,
        creature="angel",
        dice=[HIT2, HIT2, BLANK, BLANK, 1],
    )
    cut.does(0, "attack:angel.lightning-sword:thing").passes()
    assert cut.damage("thing") == 4


EXCLUSIVE = [
    "animal_kinship", "battle_forge", "deathlock", "gate_to_hell", "gate_to_voltari", "hand_of_bim_shalla",
    "idol_of_pestilence", "lair", "mana_flower", "mana_siphon", "mordoks_obelisk", "pentagram", "rajans_fury",
    "sacrificial_altar", "suppression_orb", "temple_of_asyra", "temple_of_light", "temple_of_the_dawnbreaker",
    "tooth_and_nail",
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "room"),
    [
        *((card, False) for card in EXCLUSIVE),
        ("mohktari_great_tree_of_life", True),
        ("poison_gas_cloud", True),
    ],
)
def test_beside_a_mana_crystal_there_is_room_only_for_what_is_not_exclusive(card: str, room: bool) -> None:
    name = slug(card)
    battle = duel(
        mage("wizard", zone="a1", mana=30, prepared=[card]),
        mage(),
        conjuration("mana_crystal", zone="a1"),
        creature="mage-0",
    )
    assert f"cast:{name}:b1" in battle.offers(0)
    assert (f"cast:{name}:a1" in battle.offers(0)) == room


@pytest.mark.rule("card.tanglevine")
def test_fire_close_up_eats_tanglevine() -> None:
    battle = duel(
        creature("flaming_hellion", id="hellion", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        conjuration("tanglevine", id="vine", on="wolf", controller=1),
        creature="hellion",
        dice=[HIT] * 6 + [1],
    )
    battle.does(0, "attack:hellion.hell-trident:vine").passes()
    assert battle.damage("vine") == 6, "four flame dice and two more"


@pytest.mark.rule("card.sosruko-ferret-companion")
def test_sosruko_slips_past_hinderers_and_guards() -> None:
    battle = duel(
        mage("beastmaster"),
        mage(zone="b1"),
        creature("sosruko_ferret_companion", id="sosruko", zone="b1"),
        creature("timber_wolf", zone="b1", controller=1, guard=True),
        creature="sosruko",
    )
    assert "mage-1" in targets(battle, "attack:sosruko.bite:")
