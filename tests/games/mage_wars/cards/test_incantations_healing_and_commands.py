"""Incantations that heal, strengthen or command a creature."""

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
    creature,
    duel,
    enchantment,
    mage,
    slug,
    veil,
)
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2")
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2")


def strengthened(spell: str, *others: dict[str, Any], **more: Any) -> Battle:
    """Seat 0 quickcasts a spell at its wolf and activates it."""
    battle = duel(mage(zone="b2", mana=20, prepared=[spell]), mage(zone="d3"), WOLF, *others, **more)
    return battle.does(0, f"cast:{slug(spell)}:wolf", "activate:wolf").passes()


casting = partial(about_to_cast, who="priestess")
"""A priestess in b2 is to act with a single spell."""


# Healing


@pytest.mark.rule("card.heal", "card.minor-heal", "card.lay-hands")
@pytest.mark.parametrize(
    ("spell", "price", "dice"), [("heal", 9, 8), ("minor_heal", 5, 5), ("lay_hands", 9, 12)]
)
def test_healing_takes_off_what_the_dice_show(spell: str, price: int, dice: int) -> None:
    bear = creature("mountain_gorilla", id="ape", zone="b2", damage=14)
    battle = casting(spell, bear, SENTRY, dice=[CRIT, HIT2, *[HIT] * (dice - 3), BLANK])
    battle.does(0, f"cast:{slug(spell)}:ape").passes()
    assert battle.damage("ape") == 14 - dice
    assert battle.mana(0) == 20 - price
    assert battle.discard(0) == [spell]


@pytest.mark.rule("card.heal", "card.minor-heal", "card.lay-hands")
@pytest.mark.parametrize(
    ("spell", "reached"),
    [
        ("heal", {"mage-0", "near", "far", "farther"}),
        ("minor_heal", {"mage-0", "near", "far"}),
        ("lay_hands", {"near"}),
    ],
)
def test_each_healer_reaches_the_living_so_far(spell: str, reached: set[str]) -> None:
    wolves = [
        creature("timber_wolf", id=id, zone=zone)
        for id, zone in (("near", "a1"), ("far", "b1"), ("farther", "c1"))
    ]
    battle = casting(spell, *wolves, creature("skeletal_sentry", zone="a1"), zone="a1")
    assert targets(battle, f"cast:{slug(spell)}:") == reached


@pytest.mark.rule("card.lay-hands")
def test_lay_hands_also_takes_off_the_conditions_one_pays_for() -> None:
    ill = WOLF | {"damage": 9, "markers": {"rot": 2, "stun": 1}}
    battle = casting("lay_hands", ill, dice=[HIT] * 9 + [BLANK] * 3)
    battle.does(0, "cast:lay-hands:wolf").passes()
    battle.does(0, "cure:rot", "cure:stun", "pass").passes()
    assert battle.damage("wolf") == 0
    assert battle.markers("wolf") == {"rot": 1}
    assert battle.mana(0) == 20 - 9 - 2 - 4


@pytest.mark.rule("card.group-heal")
def test_group_heal_rolls_for_each_living_friend_in_a_zone() -> None:
    battle = casting(
        "group_heal",
        WOLF | {"zone": "b1", "damage": 5},
        creature("bitterwood_fox", id="fox", zone="b1", damage=4),
        SENTRY | {"zone": "b1", "damage": 5},
        SLAYER | {"zone": "b1", "damage": 5},
        dice=[HIT, HIT, BLANK, BLANK, BLANK, HIT, BLANK, BLANK, BLANK, BLANK],
    )
    assert targets(battle, "cast:group-heal:") == {"b2", "a2", "c2", "b1", "b3"}
    battle.does(0, "cast:group-heal:b1").passes()
    assert {id: battle.damage(id) for id in ("wolf", "fox", "sentry", "slayer")} == {
        "wolf": 3, "fox": 3, "sentry": 5, "slayer": 5,
    }  # fmt: skip
    assert battle.mana(0) == 11


@pytest.mark.rule("card.group-heal")
def test_group_heal_is_a_full_spell() -> None:
    battle = casting("group_heal").does(0, "move:mage-0:b1").passes()
    assert not targets(battle, "cast:group-heal:")


@pytest.mark.rule("card.purify")
def test_purify_takes_off_as_much_poison_as_one_pays_for() -> None:
    battle = casting(
        "purify",
        WOLF | {"markers": {"rot": 2, "weak": 1, "burn": 1}},
        enchantment("ghoul_rot", id="ghoul", on="wolf", controller=1),
        veil("poisoned_blood", id="secret", on="wolf", controller=1),
        enchantment("agony", id="agony", on="wolf", controller=1),
    )
    battle.does(0, "cast:purify:wolf")
    parts = targets(battle, "choose:purify:")
    assert parts == {"rot", "weak", "ghoul"}, "what is hidden, what burns and what only hurts is no poison"
    battle.does(
        0, "choose:purify:weak", "choose:purify:rot", "choose:purify:rot", "choose:purify:done"
    ).passes()
    assert battle.markers("wolf") == {"burn": 1}
    assert battle.exists("ghoul")
    assert battle.mana(0) == 20 - 3 * 2


@pytest.mark.rule("card.purify")
def test_purify_destroys_a_poisonous_enchantment_for_its_whole_price() -> None:
    ghoul = enchantment("ghoul_rot", id="ghoul", on="wolf", controller=1)
    battle = casting("purify", WOLF | {"markers": {"rot": 2, "burn": 1}}, ghoul)
    battle.does(
        0, "cast:purify:wolf", "choose:purify:ghoul", "choose:purify:rot", "choose:purify:done"
    ).passes()
    assert not battle.exists("ghoul")
    assert battle.markers("wolf") == {"rot": 1, "burn": 1}
    assert battle.mana(0) == 20 - 6 - 2
    assert not targets(casting("purify", WOLF | {"markers": {"burn": 1}}), "cast:purify:")
    assert not targets(casting("purify", WOLF | {"markers": {"rot": 1}}, mana=1), "cast:purify:"), (
        "not for nothing"
    )


@pytest.mark.rule("card.resurrection")
def test_resurrection_brings_a_living_creature_back_from_the_discard_pile() -> None:
    battle = duel(
        mage(
            zone="b2", mana=20, prepared=["resurrection"],
            discard=["timber_wolf", "skeletal_sentry", "fireball", "valshalla_lightning_angel"],
        ),
        mage(),
        creature="mage-0",
    )  # fmt: skip
    assert battle.offers(0, "cast:resurrection:") == ["cast:resurrection:card.timber-wolf"]
    battle.does(0, "cast:resurrection:card.timber-wolf").passes()
    assert battle.zone(battle.new("timber_wolf")) == "b2"
    assert battle.mana(0) == 20 - 9 - 2
    assert "timber_wolf" not in battle.discard(0)
    assert not battle.piece(battle.new("timber_wolf")).active


@pytest.mark.rule("card.resurrection")
def test_resurrection_is_a_full_spell_and_leaves_the_discards_of_others_alone() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["resurrection"]), mage(discard=["timber_wolf"]), creature="mage-0"
    )
    assert not battle.offers(0, "cast:resurrection:")
    own = (
        duel(mage(zone="b2", mana=20, prepared=["resurrection"], discard=["timber_wolf"]), creature="mage-0")
        .does(0, "move:mage-0:b1")
        .passes()
    )
    assert not own.offers(0, "cast:resurrection:")


# Commands


@pytest.mark.rule(
    "card.battle-fury",
    "card.charge",
    "card.evade",
    "card.perfect-strike",
    "card.piercing-strike",
    "card.vampiric-strike",
)
@pytest.mark.parametrize(
    ("spell", "price", "living_only"),
    [
        ("battle_fury", 5, False),
        ("charge", 4, False),
        ("evade", 3, False),
        ("perfect_strike", 2, False),
        ("piercing_strike", 2, False),
        ("vampiric_strike", 3, True),
    ],
)
def test_who_can_be_commanded_and_for_how_much(spell: str, price: int, living_only: bool) -> None:
    battle = casting(spell, WOLF, SENTRY, SPIRIT, SLAYER)
    commanded = {"mage-0", "wolf", "slayer"} | (set() if living_only else {"sentry"})
    assert targets(battle, f"cast:{slug(spell)}:") - {"mage-1"} == commanded
    battle.does(0, f"cast:{slug(spell)}:wolf")
    assert battle.mana(0) == 20 - price


@pytest.mark.rule("card.battle-fury")
def test_battle_fury_gives_another_quick_melee_attack_as_a_new_action() -> None:
    battle = strengthened("battle_fury", SLAYER, enchantment("bear_strength", on="wolf"))
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.asks == {0: "ask-fury"}
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [6, 6], "Melee +2 counts again"
    assert battle.asks == {1: "ask-activate"}, "and no third"


@pytest.mark.rule("card.battle-fury")
def test_battle_fury_may_be_declined() -> None:
    battle = strengthened("battle_fury", SLAYER)
    battle.does(0, "attack:wolf.bite:slayer").passes().does(0, "pass").passes()
    assert dice_rolled(battle) == [4]


@pytest.mark.rule("card.battle-fury")
def test_battle_fury_does_not_answer_a_counterstrike() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["battle_fury"]), mage(zone="d3"), WOLF | {"guard": True}, SLAYER,
        creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:battle-fury:wolf").does(1, "activate:slayer", "attack:slayer.hellsword:wolf")
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert "ask-fury" not in battle.asks.values()
    assert battle.piece("wolf").boons, "it still waits"


@pytest.mark.rule("card.battle-fury")
def test_only_one_battle_fury_a_round_for_the_same_creature() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["battle_fury", "battle_fury"]), mage(zone="d3"), WOLF, SLAYER
    )
    battle.does(0, "cast:battle-fury:wolf", "activate:wolf", "attack:wolf.bite:slayer")
    battle.does(0, "attack:wolf.bite:slayer").does(1, "activate:slayer", "finish:slayer")
    battle.does(0, "activate:mage-0").passes()
    assert battle.offers(0, "cast:battle-fury:mage-0")
    assert not battle.offers(0, "cast:battle-fury:wolf"), "used up, and yet it was cast this round"


@pytest.mark.rule("card.call-of-the-wild")
def test_the_call_of_the_wild_stirs_all_friendly_animals() -> None:
    for attacker, attack, dice in (("wolf", "bite", 5), ("sentry", "short-sword", 4)):
        battle = duel(
            mage("beastmaster", zone="a1", mana=20, prepared=["call_of_the_wild"]),
            mage(zone="d3"),
            WOLF,
            SENTRY,
            SLAYER,
            creature("bitterwood_fox", id="fox", zone="d3", controller=1),
        )
        battle.does(0, "cast:call-of-the-wild:arena", f"activate:{attacker}").passes()
        assert battle.mana(0) == 16
        assert battle.piece("fox").boons == []
        battle.does(0, f"attack:{attacker}.{attack}:slayer").passes()
        assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.charge")
def test_a_charging_creature_is_fast_and_strikes_harder_after_its_move() -> None:
    there = SLAYER | {"zone": "d2"}
    battle = strengthened("charge", there)
    battle.does(0, "move:wolf:c2", "move:wolf:d2", "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [5]


@pytest.mark.rule("card.evade")
def test_who_evades_slips_past_guards() -> None:
    guarded = (SLAYER | {"guard": True}, creature("asyran_cleric", id="cleric", zone="b2", controller=1))
    battle = strengthened("evade", *guarded)
    assert battle.has("wolf", "elusive")
    assert battle.offers(0, "attack:wolf.bite:cleric")


@pytest.mark.rule("card.rouse-the-beast")
def test_a_roused_creature_acts_in_the_round_it_was_summoned() -> None:
    new = WOLF | {"summoned": 1, "active": False}
    old = creature("timber_wolf", id="old", zone="b2", active=False)
    bones = SENTRY | {"summoned": 1, "active": False}
    battle = casting("rouse_the_beast", new, old, bones, who="beastmaster")
    assert targets(battle, "cast:rouse-the-beast:") == {"wolf"}
    battle.does(0, "cast:rouse-the-beast:wolf").passes()
    assert battle.mana(0) == 18, "its level"
    assert battle.piece("wolf").active


@pytest.mark.rule("card.rouse-the-beast")
def test_the_same_creature_is_roused_once_a_round() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=20, prepared=["rouse_the_beast", "rouse_the_beast"]),
        mage(zone="d3"),
        WOLF | {"summoned": 1, "active": False},
    )
    battle.does(0, "cast:rouse-the-beast:wolf", "activate:wolf", "finish:wolf")
    battle.does(1, "activate:mage-1", "finish:mage-1").does(0, "activate:mage-0").passes()
    assert not battle.offers(0, "cast:rouse-the-beast:")
