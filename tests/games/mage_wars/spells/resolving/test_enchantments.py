"""Enchantments: cast face down, revealed for a price, bound to their target; the mandatory ones and those used once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    Battle,
    caster,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position, targets


def wolves(*entries: dict[str, Any], mana: int = 20, **more: Any) -> Battle:
    """A wolf of seat 0, just activated, and a tegu of seat 1 in one zone; both mages have mana to reveal things."""
    return duel(
        mage("beastmaster", zone="b2", mana=mana),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1),
        *entries,
        **({"creature": "wolf"} | more),
    )


# Hidden


@pytest.mark.rule("spells.enchantment-hidden")
def test_an_enchantment_is_cast_face_down_for_two_mana() -> None:
    battle = duel(
        caster("warlock", "agony"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:wolf").until("ask-reveal-spell-resolved")
    (veiled,) = battle.attached("wolf")
    assert battle.mana(0) == 18
    assert battle.sees(0, veiled)["card"] == "agony", "its controller may look at it at any time"
    for seat in (1, None):
        assert battle.sees(seat, veiled)["card"] is None
        assert battle.sees(seat, veiled)["controller"] == 0
    assert "agony" not in str(battle.view(1))
    assert "agony" not in str([event.seen_by(1) for event in battle.match.events])
    (placed,) = battle.happened("attached")
    assert placed["what"] == "@hidden-enchantment"
    assert placed["target"] == "@card-timber-wolf"


@pytest.mark.rule("spells.reveal-not-back", "spells.enchantment-hidden")
def test_a_hidden_enchantment_has_no_effect() -> None:
    battle = wolves(veil("bear_strength", on="wolf"), dice=[BLANK] * 4)
    battle.does(0, "attack:wolf.bite:tegu").passes()
    assert len(battle.happened("dice-rolled")[0]["dice"]) == 4


# Revealing


@pytest.mark.rule("spells.reveal-cost")
def test_the_reveal_cost_is_paid_and_then_it_works() -> None:
    battle = wolves(veil("bear_strength", id="bear", on="wolf"), mana=3, dice=[BLANK] * 6)
    battle.does(0, "attack:wolf.bite:tegu").does(0, "reveal:bear")
    assert battle.mana(0) == 0
    battle.passes()
    assert len(battle.happened("dice-rolled")[0]["dice"]) == 6
    assert battle.attached("wolf") == ["bear"], "and it stays"
    assert battle.piece("wolf").active is False


@pytest.mark.rule("spells.reveal-cost")
def test_what_cannot_be_paid_for_is_not_offered() -> None:
    battle = wolves(veil("bear_strength", id="bear", on="wolf"), mana=2)
    battle.does(0, "move:wolf:b1")
    assert battle.offers(0) == ["pass"]


@pytest.mark.rule("spells.reveal-cost", "spells.mandatory-unpaid")
@pytest.mark.parametrize(("mana", "answer"), [(20, "refuse:block"), (1, None)])
def test_a_mandatory_one_that_is_not_paid_for_is_destroyed_without_effect(
    mana: int, answer: str | None
) -> None:
    battle = duel(
        mage("beastmaster", zone="b2"),
        mage("wizard", zone="d3", mana=mana),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1),
        veil("block", id="block", on="tegu", controller=1),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:tegu").until(
        "ask-pay-reveal" if answer else "ask-reveal-attack-declared"
    )
    if answer:
        battle.does(1, answer)
    battle.passes()
    assert battle.damage("tegu") == 4
    assert battle.discard(1) == ["block"]
    assert battle.mana(1) == mana


@pytest.mark.rule("spells.magebind")
@pytest.mark.parametrize(("host", "left"), [("mage-0", 6), ("lair", 8)])
def test_harmonize_costs_more_on_a_mage(host: str, left: int) -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=10),
        mage(zone="d3"),
        conjuration("lair", id="lair", zone="b2"),
        veil("harmonize", id="harmony", on=host),
    )
    battle.does(0, "activate:mage-0").does(0, "reveal:harmony")
    assert battle.mana(0) == left


@pytest.mark.rule("spells.magebind")
@pytest.mark.parametrize(("host", "cost"), [("mage-0", 6), ("lair", 4)])
def test_what_looks_at_the_reveal_cost_sees_the_higher_one(host: str, cost: int) -> None:
    def with_mana(mana: int) -> Battle:
        return duel(
            mage("beastmaster", zone="b2"),
            mage("wizard", zone="c2", mana=mana, prepared=["dispel"]),
            conjuration("lair", id="lair", zone="b2"),
            enchantment("harmonize", id="harmony", on=host),
            creature="mage-1",
        )

    assert not with_mana(cost - 1).offers(1, "cast:dispel")
    assert with_mana(cost).does(1, "cast:dispel:harmony").mana(1) == 0, "2 to cast it, and the reveal cost"


@pytest.mark.rule("spells.reveal-target")
def test_an_enchantment_on_a_target_that_has_become_wrong_is_destroyed() -> None:
    """Malacoda of the fourth edition is immune to poison, so that Ghoul Rot could not be cast on him."""
    battle = wolves(
        creature("malacoda", id="malacoda", zone="b1", controller=1),
        veil("ghoul_rot", id="rot", on="malacoda"),
        mana=4,
        edition="fourth",
    )
    battle.does(0, "move:wolf:b1").does(0, "reveal:rot").passes()
    assert not battle.exists("rot")
    assert battle.discard(0) == ["ghoul_rot"]
    assert battle.happened("enchantment-faded")[0]["rule"] == "spells.reveal-target"
    assert battle.mana(0) == 4


# On its target


@pytest.mark.rule("spells.enchantment-attached")
def test_an_enchantment_goes_with_its_object_and_is_destroyed_with_it() -> None:
    battle = wolves(
        enchantment("bear_strength", id="bear", on="tegu", controller=1),
        veil("rhino_hide", id="hide", on="tegu", controller=1),
        dice=[6, 6, 6, 6],
    )
    assert battle.zone("bear") == "b2"
    battle.does(0, "attack:wolf.bite:tegu").passes()
    assert sorted(battle.discard(1)) == ["bear_strength", "emerald_tegu", "rhino_hide"]
    assert not battle.exists("bear")


@pytest.mark.rule("spells.enchantment-attached")
def test_an_enchantment_cannot_be_attacked_and_one_on_a_zone_stays_there() -> None:
    battle = wolves(
        enchantment("agony", id="agony", on="wolf", controller=1),
        enchantment("sacred_ground", id="ground", zone="b2", controller=1),
    )
    assert not targets(battle, "attack:") & {"agony", "ground"}
    battle.does(0, "move:wolf:b1").passes()
    assert battle.zone("agony") == "b1"
    assert battle.zone("ground") == "b2"


@pytest.mark.rule("spells.enchantment-same-name")
@pytest.mark.parametrize(
    ("there", "castable"),
    [
        (enchantment("bear_strength", on="wolf"), False),
        (veil("bear_strength", on="wolf"), False),
        (enchantment("bear_strength", on="wolf", controller=1), False),
        (veil("bear_strength", on="wolf", controller=1), True),
        (veil("bear_strength", on="wolf", controller=1, known=[0]), False),
        (veil("rhino_hide", on="wolf"), True),
    ],
)
def test_no_second_bear_strength_where_one_is_known_to_be(there: dict[str, Any], castable: bool) -> None:
    battle = duel(
        caster("beastmaster", "bear_strength"),
        mage("beastmaster", zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2"),
        there,
        creature="mage-0",
    )
    assert ("wolf" in targets(battle, "cast:bear-strength:")) is castable, (
        "an enemy's hidden one is not known, unless somebody has looked at it"
    )


@pytest.mark.rule("spells.enchantment-same-name")
@pytest.mark.parametrize(
    ("there", "castable"),
    [
        (enchantment("sacred_ground", zone="c2", controller=1), False),
        (veil("sacred_ground", zone="c2", controller=1), True),
        (veil("sacred_ground", zone="c2", controller=1, known=[0]), False),
        (veil("sacred_ground", zone="c2"), False),
    ],
)
def test_the_same_holds_for_zones(there: dict[str, Any], castable: bool) -> None:
    battle = duel(caster("priestess", "sacred_ground"), mage(zone="d3"), there, creature="mage-0")
    assert ("c2" in targets(battle, "cast:sacred-ground:")) is castable


@pytest.mark.rule("spells.enchantment-twin")
def test_a_revealed_twin_is_destroyed_at_once_and_free() -> None:
    battle = wolves(
        enchantment("bear_strength", id="theirs", on="wolf", controller=1),
        veil("bear_strength", id="ours", on="wolf"),
        mana=0,
    )
    battle.does(0, "move:wolf:b1").does(0, "reveal:ours").passes()
    assert battle.attached("wolf") == ["theirs"]
    assert battle.discard(0) == ["bear_strength"]
    assert battle.mana(0) == 0, "no reveal cost is asked for it"
    assert battle.happened("enchantment-faded")[0]["rule"] == "spells.enchantment-twin"


@pytest.mark.rule("spells.enchantment-order")
def test_everyone_sees_how_many_there_are_whose_and_in_which_order() -> None:
    battle = wolves(
        veil("block", id="veil-7", on="wolf"),
        veil("agony", id="veil-3", on="wolf", controller=1),
        enchantment("cheetah_speed", id="speed", on="wolf"),
        veil("rhino_hide", id="veil-5", on="wolf"),
    )
    for seat in (0, 1, None):
        shown = [entry for entry in battle.view(seat)["objects"] if entry["host"] == "wolf"]
        assert [(entry["id"], entry["controller"], entry["hidden"]) for entry in shown] == [
            ("veil-7", 0, True),
            ("veil-3", 1, True),
            ("speed", 0, False),
            ("veil-5", 0, True),
        ]


# Mandatory


@pytest.mark.rule("spells.mandatory", "spells.mandatory-unpaid")
def test_a_weak_attack_draws_the_block_out() -> None:
    """The example of both books: refuse, and the block is gone for nothing; pay, and the next attack meets no block."""
    battle = position("spells_block_drawn_out")
    battle.does(0, "attack:imp.hellfire-claws:tegu")
    battle.until("ask-pay-reveal")
    assert battle.offers(1) == ["pay:block", "refuse:block"], "it cannot stay hidden"
    battle.does(1, "pay:block").passes()
    assert battle.damage("tegu") == 0
    battle.does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:grizzly", "attack:grizzly.claws:tegu").passes()
    assert battle.damage("tegu") == 5


@pytest.mark.rule("spells.mandatory-idle", "spells.one-use")
@pytest.mark.parametrize("card", ["block", "nullify", "jinx"])
def test_a_mandatory_one_revealed_at_another_time_is_destroyed_without_effect(card: str) -> None:
    battle = wolves(veil(card, id="it", on="wolf"), mana=0, dice=[CRIT] * 3 + [1])
    battle.does(0, "move:wolf:b1").does(0, "reveal:it").passes()
    assert battle.discard(0) == [card]
    assert battle.mana(0) == 0
    assert battle.happened("enchantment-faded")[0]["rule"] == "spells.mandatory-idle"
    battle.does(0, "finish:wolf").does(
        1, "activate:tegu", "move:tegu:b1", "attack:tegu.venomous-bite:wolf"
    ).passes()
    assert battle.damage("wolf") == 3, "nothing blocks it"


@pytest.mark.rule("spells.mandatory-idle")
def test_a_trap_revealed_with_nobody_entering_is_destroyed_without_effect() -> None:
    battle = wolves(veil("hellfire_trap", id="trap", zone="b2", controller=1))
    battle.does(0, "guard:wolf").until("ask-reveal-action-end").does(1, "reveal:trap").passes()
    assert battle.damage("wolf") == 0
    assert battle.discard(1) == ["hellfire_trap"]


@pytest.mark.rule("spells.one-use")
def test_divine_intervention_is_gone_once_it_has_been_used() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=10),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("divine_intervention", id="it", on="wolf"),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b1").does(0, "reveal:it", "teleport:wolf:d1").passes()
    assert battle.zone("wolf") == "d1"
    assert battle.discard(0) == ["divine_intervention"]


@pytest.mark.rule("spells.one-use")
def test_divine_intervention_for_a_banished_creature_is_wasted() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=10),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", last_zone="b2", markers={"banish": 2}, active=False),
        creature("firebrand_imp", id="imp", zone="b2"),
        veil("divine_intervention", id="it", on="wolf"),
        creature="imp",
    )
    battle.does(0, "move:imp:b1").does(0, "reveal:it").passes()
    assert battle.zone("wolf") is None, "it cannot be teleported from nowhere"
    assert battle.discard(0) == ["divine_intervention"]


@pytest.mark.rule("spells.one-use")
def test_a_decoy_is_gone_when_it_is_revealed() -> None:
    battle = wolves(veil("decoy", id="decoy", on="wolf"), mana=0)
    battle.does(0, "move:wolf:b1").does(0, "reveal:decoy").passes()
    assert battle.discard(0) == ["decoy"]
    assert battle.mana(0) == 2


# Effects that meet


@pytest.mark.rule("spells.later-wins")
@pytest.mark.parametrize(("first", "flies"), [("wings", False), ("maim", True)])
def test_of_two_enchantments_that_contradict_each_other_the_later_revealed_counts(
    first: str, flies: bool
) -> None:
    battle = wolves(
        veil("eagle_wings", id="wings", on="wolf"), veil("maim_wings", id="maim", on="wolf", controller=1)
    )
    reveals = {"wings": (0, "reveal:wings"), "maim": (1, "reveal:maim")}
    battle.does(0, "move:wolf:b1")
    seat, option = reveals.pop(first)
    battle.does(seat, option)
    ((seat, option),) = reveals.values()
    battle.does(seat, option).passes()
    assert battle.has("wolf", "flying") is flies


@pytest.mark.rule("spells.earlier-holds")
def test_life_gained_before_finite_life_stays_and_life_that_comes_later_waits() -> None:
    battle = position("spells_bull_endurance_and_deathlock")
    assert battle.life("basilisk") == 14
    battle.does(0, "cast:deathlock:c2").until("ask-after-action")
    assert battle.life("basilisk") == 14, "it had the life before"
    battle.does(0, "cast:shift-enchantment:bull", "choose:shift-enchantment:wolf").passes()
    assert battle.attached("wolf") == ["bull"]
    assert battle.happened("enchantment-moved")[0]["target"] == "@card-timber-wolf"
    assert (battle.life("basilisk"), battle.life("wolf")) == (10, 10), "on the wolf it comes too late"
    battle.does(1, "activate:grizzly", "attack:grizzly.claws:" + battle.new("deathlock")).passes()
    assert battle.discard(0)[-1] == "deathlock"
    assert battle.life("wolf") == 14, "and works once the Deathlock is gone"
