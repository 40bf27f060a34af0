"""Spells that cannot be cast, and choices for them: the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.refused import (
    WOLF,
    Case,
    Reasons,
    caster,
    check_case,
    check_reason,
)
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    equipment,
    mage,
    wall,
)

NEAR = creature("timber_wolf", id="near", zone="a2", controller=1)
FAR = creature("timber_wolf", id="far", zone="d3", controller=1)


def binding(*book: str) -> Battle:
    """A wand has just been put on."""
    battle = duel(mage("wizard", mana=20, prepared=["mage_wand"], book=list(book)), mage(), creature="mage-0")
    return battle.does(0, "cast:mage-wand:mage-0").until("ask-slot").does(0, "slot:weapon").until("ask-bind")


def teleporting(*others: dict[str, Any], mana: int = 20) -> Battle:
    """A Teleport is on its way to our wolf."""
    wizard = mage("wizard", zone="b2", mana=mana, prepared=["teleport"])
    return duel(wizard, mage(), WOLF, *others, creature="mage-0").does(0, "cast:teleport:wolf")


def restoring(mana: int) -> Battle:
    """Our priestess restores a creature that rots and burns."""
    ill = creature("timber_wolf", id="wolf", zone="b2", markers={"rot": 1, "cripple": 1})
    battle = duel(mage(zone="b2", mana=mana), mage(), ill, creature="mage-0")
    return battle.does(0, "invoke:mage-0.restore:wolf")


REASONS: Reasons = {
    "quickcast-full": (
        lambda: duel(mage(mana=30, prepared=["timber_wolf"]), mage(), at="quickcast"),
        0, "cast:timber-wolf:a1", "round.quickcast-once",
    ),
    "quickcast-used": (
        lambda: duel(mage(quickcast=False, prepared=["fireball"]), mage()),
        0, "cast:fireball:mage-0", "round.quickcast-once",
    ),
    "not-now": (
        lambda: duel(mage(prepared=["fireball"]), mage(), WOLF, creature="wolf"),
        0, "cast:fireball:wolf", "round.quickcast-around-activation",
    ),
    "magecast": (
        lambda: duel(
            mage("warlock"), mage(), creature("fellella_pixie_familiar", id="pixie", zone="b2", assigned="death_link"),
            creature="pixie",
        ),
        0, "cast:death-link:mage-1", "casting.magecast",
    ),
    "legendary": (
        lambda: caster(
            "brogan_bloodstone", others=(creature("brogan_bloodstone", id="brogan", zone="d3", controller=1),)
        ),
        0, "cast:brogan-bloodstone:a1", "casting.legendary",
    ),
    "unique": (
        lambda: caster("temple_of_light", others=(conjuration("temple_of_light", zone="b2"),)),
        0, "cast:temple-of-light:a1", "casting.unique",
    ),
    "helper-mana": (
        lambda: duel(
            mage(mana=30), mage(),
            conjuration("temple_of_asyra", id="temple", zone="a1", mana=1, assigned="asyran_cleric"), at="deployment",
        ),
        0, "cast:asyran-cleric:a1", "card.temple-of-asyra",
    ),
    "mana": (lambda: caster("fireball", mana=7), 0, "cast:fireball:mage-0", "casting.pay"),
    "wears-nothing": (
        lambda: duel(
            mage("wizard", mana=30, prepared=["dissolve"], zone="b2"), mage(zone="b2"),
            equipment("leather_boots", id="boots", controller=1), creature="mage-0",
        ),
        0, "cast:dissolve:mage-0", "card.dissolve",
    ),
    "range": (lambda: caster("fireball"), 0, "cast:fireball:mage-1", "casting.range"),
    "sight": (
        lambda: duel(
            mage(mana=30, prepared=["fireball"]), mage(zone="a2"), wall("wall_of_stone", border="a1-a2"),
            creature="mage-0",
        ),
        0, "cast:fireball:mage-1", "movement.los-needed",
    ),
    "nowhere-mana": (lambda: caster("fireball", mana=7), 0, "cast:fireball", "casting.pay"),
    "nowhere-range": (lambda: caster("sleep", others=(FAR,)), 0, "cast:sleep", "casting.range"),
    "nowhere-sight": (
        lambda: caster("sleep", others=(NEAR, wall("wall_of_stone", border="a1-a2"))),
        0, "cast:sleep", "movement.los-needed",
    ),
    "nowhere-border": (
        lambda: caster(
            "wall_of_stone",
            others=(wall("wall_of_stone", border="a1-a2"), wall("wall_of_stone", border="a1-b1")),
        ),
        0, "cast:wall-of-stone", "spells.wall-border",
    ),
    "nowhere-zone": (
        lambda: caster(
            "deathlock", zone="a1",
            others=tuple(conjuration("battle_forge", id=f"forge-{zone}", zone=zone) for zone in ("a1", "a2", "b1")),
        ),
        0, "cast:deathlock", "casting.target",
    ),
    "nowhere-target": (lambda: caster("sleep"), 0, "cast:sleep", "casting.target"),
}  # fmt: skip

CASES: dict[str, Case] = {
    "not to be bound": (
        lambda: binding("fireball", "minor_heal"), 0, "bind:fireball", "bind-kind", "casting.spellbind",
    ),
    "teleported too far": (teleporting, 0, "choose:teleport:d3", "range", "casting.range"),
    "teleported out of sight": (
        lambda: teleporting(wall("wall_of_stone", border="b1-b2")),
        0, "choose:teleport:b1", "sight", "movement.los-needed",
    ),
    "teleported for too much": (lambda: teleporting(mana=4), 0, "choose:teleport:c3", "mana", "casting.pay"),
    "one cure too dear": (lambda: restoring(2), 0, "cure:cripple", "cure-mana", "conditions.removal-costs"),
}  # fmt: skip


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_and_its_rule_are_given(reason: str) -> None:
    check_reason(reason, REASONS[reason])


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])


def test_a_spell_too_dear_says_what_it_costs_and_what_is_there() -> None:
    refusal = caster("fireball", mana=7).match.refusals(0)["cast:fireball"]
    assert refusal.reason.args["mana"] == 8
    assert refusal.reason.args["has"] == 7
    assert "8" in refusal.reason.render("en")


def test_a_spell_that_can_be_cast_is_refused_only_at_what_is_out_of_reach() -> None:
    battle = caster("fireball")
    assert battle.offers(0, "cast:fireball") == ["cast:fireball:mage-0"]
    assert "cast:fireball" not in battle.match.refusals(0)
    assert set(battle.match.refusals(0)) & {"cast:fireball:mage-0", "cast:fireball:mage-1"} == {
        "cast:fireball:mage-1"
    }
