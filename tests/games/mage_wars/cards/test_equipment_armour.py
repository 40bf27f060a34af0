"""Armour, helmets and cloaks: what each gives to the mage who wears it."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.model.values import profile
from tests.games.mage_wars.builders import wearing
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    Battle,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    slug,
)

WOLF = creature("timber_wolf", id="wolf", zone="b2", controller=1)
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2", controller=1)


def attacked(
    item: str, *others: dict[str, Any], attack: str = "wolf.bite", who: str = "priestess", **more: Any
) -> Battle:
    """A mage that wears something is attacked by a creature of seat 1."""
    battle = duel(
        mage(who, zone="b2"), mage(zone="d3"), equipment(item, id="item"), WOLF, *others,
        creature=attack.partition(".")[0], turn=1, **more,
    )  # fmt: skip
    return battle.does(1, f"attack:{attack}:mage-0")


# Casting it


@pytest.mark.rule(
    "card.bearskin",
    "card.crown-of-protection",
    "card.demonhide-armor",
    "card.dragonscale-hauberk",
    "card.elemental-cloak",
    "card.helm-of-fear",
    "card.leather-boots",
    "card.leather-gloves",
    "card.moonglow-amulet",
    "card.regrowth-belt",
    "card.suppression-cloak",
    "card.wind-wyvern-hide",
)
@pytest.mark.parametrize(
    ("item", "who", "price", "slot"),
    [
        ("bearskin", "beastmaster", 6, "chest"),
        ("crown_of_protection", "priestess", 1, "helmet"),
        ("demonhide_armor", "warlock", 8, "chest"),
        ("dragonscale_hauberk", "warlock", 6, "chest"),
        ("elemental_cloak", "wizard", 6, "cloak"),
        ("helm_of_fear", "warlock", 8, "helmet"),
        ("leather_boots", "priestess", 2, "boots"),
        ("leather_gloves", "priestess", 2, "gloves"),
        ("moonglow_amulet", "wizard", 6, "amulet"),
        ("regrowth_belt", "beastmaster", 6, "belt"),
        ("suppression_cloak", "wizard", 8, "cloak"),
        ("wind_wyvern_hide", "wizard", 6, "chest"),
    ],
)
def test_a_mage_puts_it_on_for_its_price(item: str, who: str, price: int, slot: str) -> None:
    battle = duel(mage(who, zone="b2", mana=20, prepared=[item]), mage(), creature="mage-0")
    battle.does(0, f"cast:{slug(item)}:mage-0").passes()
    worn = battle.new(item)
    assert battle.attached("mage-0") == [worn]
    assert battle.piece(worn).chosen == slot
    assert battle.mana(0) == 20 - price


# Armour


@pytest.mark.rule(
    "card.bearskin",
    "card.demonhide-armor",
    "card.dragonscale-hauberk",
    "card.elemental-cloak",
    "card.leather-boots",
    "card.leather-gloves",
    "card.wind-wyvern-hide",
)
@pytest.mark.parametrize(
    ("item", "armor"),
    [
        ("bearskin", 2),
        ("dragonscale_hauberk", 2),
        ("elemental_cloak", 1),
        ("leather_boots", 1),
        ("leather_gloves", 1),
        ("wind_wyvern_hide", 2),
    ],
)
def test_armour_stops_normal_damage(item: str, armor: int) -> None:
    battle = attacked(item, dice=[HIT] * 3 + [CRIT]).passes()
    assert battle.armor("mage-0") == armor
    assert battle.damage("mage-0") == 4 - armor


@pytest.mark.rule(
    "card.dragonscale-hauberk", "card.elemental-cloak", "card.wind-wyvern-hide", "card.bearskin"
)
@pytest.mark.parametrize(
    ("item", "spell", "dice", "roll", "condition"),
    [
        ("dragonscale_hauberk", "fireball", 4, 5, {}),
        ("dragonscale_hauberk", "lightning_bolt", 5, 8, {"stun": 1}),
        ("elemental_cloak", "fireball", 4, 6, {"burn": 1}),
        ("elemental_cloak", "lightning_bolt", 3, 7, {}),
        ("elemental_cloak", "jet_stream", 2, 3, {}),
        ("wind_wyvern_hide", "jet_stream", 1, 6, {}),
        ("wind_wyvern_hide", "fireball", 6, 4, {"burn": 1}),
        ("bearskin", "fireball", 6, 4, {"burn": 1}),
    ],
)
def test_hides_and_cloaks_weaken_what_they_were_made_against(
    item: str, spell: str, dice: int, roll: int, condition: dict[str, int]
) -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("wizard", zone="b2", mana=20, prepared=[spell]),
        equipment(item),
        creature="mage-1",
        turn=1,
        dice=[BLANK] * dice + [roll],
    )
    battle.does(1, f"cast:{slug(spell)}:mage-0").passes()
    assert dice_rolled(battle) == [dice]
    assert battle.markers("mage-0") == condition


@pytest.mark.rule("card.wind-wyvern-hide")
def test_wind_wyvern_hide_takes_three_dice_from_a_windstorm() -> None:
    spirit = creature("whirling_spirit", id="spirit", zone="b2", controller=1)
    battle = attacked("wind_wyvern_hide", spirit, attack="spirit.windstorm", dice=[CRIT, 9]).passes()
    assert dice_rolled(battle) == [1]
    assert battle.zone("mage-0") == "b2", "three less on the effect die: no push"


@pytest.mark.rule("card.bearskin", "card.elemental-cloak")
@pytest.mark.parametrize("item", ["bearskin", "elemental_cloak"])
def test_fur_and_cloak_keep_the_frost_out(item: str) -> None:
    """No card of the box does frost damage; what waits for one is in the mage's values."""
    battle = wearing(item)
    assert profile(battle.match.state, "mage-0").harms[Harm.FROST] == -2


@pytest.mark.rule("card.demonhide-armor")
def test_demonhide_armor_strikes_back_with_a_die_of_critical_damage() -> None:
    hide = enchantment("rhino_hide", on="wolf", controller=1)
    battle = attacked("demonhide_armor", hide, who="warlock", dice=[HIT, HIT, HIT, BLANK, HIT2]).passes()
    assert battle.armor("mage-0") == 2
    assert battle.damage("mage-0") == 1
    assert battle.damage("wolf") == 2, "armor does not help"


@pytest.mark.rule("card.demonhide-armor")
def test_demonhide_armor_harms_the_bodiless_too() -> None:
    spirit = creature("whirling_spirit", id="spirit", zone="b2", controller=1)
    dice = [BLANK] * 4 + [1] + [HIT2]
    battle = attacked("demonhide_armor", spirit, attack="spirit.windstorm", who="warlock", dice=dice).passes()
    assert battle.damage("spirit") == 2


@pytest.mark.rule("card.deflection-bracers")
@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True)])
def test_deflection_bracers_turn_a_blow_aside(roll: int, avoided: bool) -> None:
    battle = attacked("deflection_bracers", dice=[roll] + ([] if avoided else [CRIT] * 4))
    battle.does(0, "defend:item.0").passes()
    assert battle.damage("mage-0") == (0 if avoided else 4)


@pytest.mark.rule("card.deflection-bracers")
def test_deflection_bracers_do_not_stop_arrows() -> None:
    archer = creature("royal_archer", id="archer", zone="c2", controller=1)
    battle = attacked("deflection_bracers", archer, attack="archer.longbow", dice=[CRIT] * 4).passes()
    assert battle.damage("mage-0") == 4


@pytest.mark.rule("card.gauntlets-of-strength")
def test_gauntlets_of_strength_add_a_die_to_a_blow() -> None:
    battle = wearing("gauntlets_of_strength", WOLF)
    battle.does(0, "attack:mage-0.basic-melee-attack:wolf").passes()
    assert dice_rolled(battle) == [4]


@pytest.mark.rule("card.helm-of-fear")
def test_on_nine_the_helm_of_fear_turns_a_blow_away_to_another_target() -> None:
    other = creature("bitterwood_fox", id="fox", zone="b2")
    battle = attacked("helm_of_fear", other, who="warlock", dice=[9] + [BLANK] * 4)
    battle.passes()
    assert set(battle.offers(1)) == {"attack:wolf.bite:fox", "attack:wolf.bite:wolf", "finish:wolf"}
    battle.does(1, "attack:wolf.bite:fox").passes()
    assert dice_rolled(battle) == [4]


@pytest.mark.rule("card.helm-of-fear")
def test_below_nine_the_helm_frightens_nobody() -> None:
    battle = attacked("helm_of_fear", who="warlock", dice=[8] + [CRIT] * 4).passes()
    assert battle.damage("mage-0") == 4


@pytest.mark.rule("card.helm-of-fear")
@pytest.mark.parametrize("attacker", ["sentry.short-sword", "archer.longbow"])
def test_the_dead_and_the_distant_know_no_fear(attacker: str) -> None:
    archer = creature("royal_archer", id="archer", zone="c2", controller=1)
    battle = attacked(
        "helm_of_fear", SENTRY, archer, attack=attacker, who="warlock", dice=[CRIT] * 4
    ).passes()
    assert battle.damage("mage-0") == 4


@pytest.mark.rule("card.helm-of-fear", "card.pacify", "combat.declare-cost")
def test_an_attack_that_fear_turned_away_was_not_paid_for() -> None:
    peace = enchantment("pacify", on="wolf")
    battle = attacked("helm_of_fear", peace, who="warlock", dice=[9]).passes()
    assert battle.mana(1) == 10


@pytest.mark.rule("card.helm-of-fear", "card.battle-fury")
def test_fury_that_fear_turned_away_is_still_a_quick_attack() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("beastmaster", zone="c2", prepared=["battle_fury"]),
        equipment("helm_of_fear"),
        creature("steelclaw_grizzly", id="bear", zone="b2", controller=1),
        creature("timber_wolf", id="wolf", zone="b2"),
        turn=1,
        dice=[BLANK] * 5 + [9],
    )
    battle.does(1, "cast:battle-fury:bear", "activate:bear", "attack:bear.claws:wolf")
    battle.does(1, "attack:bear.claws:mage-0").passes()
    assert set(battle.offers(1)) == {"attack:bear.claws:wolf", "attack:bear.claws:bear", "pass"}


@pytest.mark.rule("card.helm-of-fear")
def test_the_helm_does_not_answer_counterstrikes() -> None:
    battle = wearing("helm_of_fear", WOLF | {"guard": True}, who="warlock", dice=[BLANK] * 8)
    battle.does(0, "attack:mage-0.basic-melee-attack:wolf").does(1, "attack:wolf.bite:mage-0").passes()
    assert dice_rolled(battle) == [4, 4]


@pytest.mark.rule("card.helm-of-fear")
def test_a_sweep_that_fear_turned_away_goes_on_against_another() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage(zone="d3"),
        equipment("helm_of_fear"),
        creature("adramelech_lord_of_fire", id="lord", zone="b2", controller=1),
        creature("timber_wolf", id="first", zone="b2"),
        creature("timber_wolf", id="second", zone="b2"),
        creature="lord",
        turn=1,
        dice=[BLANK] * 4 + [1] + [9] + [BLANK] * 4 + [1],
    )
    sweep = "attack:lord.hellfire-sweep"
    battle.does(1, f"{sweep}:first", f"{sweep}:mage-0").passes()
    assert not set(battle.offers(1)) & {f"{sweep}:first", f"{sweep}:mage-0"}
    battle.does(1, f"{sweep}:second").passes()
    assert dice_rolled(battle) == [4, 4]
    assert battle.asks == {0: "ask-activate"}


@pytest.mark.rule("card.suppression-cloak")
def test_a_blow_at_the_suppression_cloak_costs_two_mana_once_a_round() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage(zone="d3", mana=3),
        equipment("suppression_cloak"),
        creature("goran_werewolf_pet", id="goran", zone="b2", controller=1),
        WOLF,
        creature="goran",
        turn=1,
        dice=[BLANK] * 6,
    )
    battle.does(1, "attack:goran.feral-claws:mage-0")
    assert battle.mana(1) == 1
    battle.does(1, "strike:mage-0").passes()
    assert battle.mana(1) == 1
    battle.does(0, "activate:mage-0", "finish:mage-0").does(1, "activate:wolf").passes()
    assert not battle.offers(1, "attack:wolf.bite:mage-0"), (
        "each creature pays anew, and there is but one mana"
    )


@pytest.mark.rule("card.suppression-cloak")
def test_a_counterstrike_at_the_suppression_cloak_costs_as_much() -> None:
    battle = wearing("suppression_cloak", WOLF | {"guard": True}, who="wizard", dice=[BLANK] * 7)
    battle.does(0, "attack:mage-0.basic-melee-attack:wolf").does(1, "attack:wolf.bite:mage-0").passes()
    assert battle.mana(1) == 8
