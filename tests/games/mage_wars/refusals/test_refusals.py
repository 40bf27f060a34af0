"""What looks possible and is not: the reason, the rule, and that nothing is both offered and refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.kernel.text import LOCALES, has_message
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)

WOLF = creature("timber_wolf", id="wolf", zone="b2")
FOE = creature("timber_wolf", id="foe", zone="b2", controller=1)
NEAR = creature("timber_wolf", id="near", zone="a2", controller=1)
FAR = creature("timber_wolf", id="far", zone="d3", controller=1)


def wolf(*others: dict[str, Any], mana: int = 10) -> Battle:
    """Our wolf is to act, in the middle of the arena; both mages stand in their corners."""
    return duel(mage(mana=mana), mage(), WOLF, *others, creature="wolf")


def caster(*spells: str, mana: int = 30, others: tuple[dict[str, Any], ...] = (), **kind: Any) -> Battle:
    """Our mage is to act, alone in its corner."""
    return duel(mage(mana=mana, prepared=list(spells), **kind), mage(), *others, creature="mage-0")


def quick(*spells: str, **kind: Any) -> Battle:
    """Our mage may use its quickcast."""
    return duel(mage(mana=30, prepared=list(spells), **kind), mage(), at="quickcast")


def feared() -> Battle:
    """Our wolf has shrunk back from the enemy mage."""
    enemy = mage("warlock", zone="b2")
    helm = equipment("helm_of_fear", controller=1)
    battle = duel(mage(prepared=["fireball"]), enemy, WOLF, helm, creature="wolf", dice=[9])
    return battle.does(0, "attack:wolf.bite:mage-1").passes()


def sought() -> Battle:
    """A Seeking Dispel is on its way to an enchantment of ours."""
    dispel = mage(zone="b2", mana=20, prepared=["seeking_dispel"])
    bear = veil("bear_strength", id="bear", on="foe", controller=1)
    other = veil("bull_endurance", id="bull", on="foe", controller=1)
    battle = duel(dispel, mage(mana=20), FOE, bear, other, creature="mage-0")
    return battle.does(0, "cast:seeking-dispel:bear").until("ask-reveal-spell-cast")


CASES: dict[str, tuple[Callable[[], Battle], int, str, str]] = {
    # Whose turn it is
    "acted": (
        lambda: duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", active=False, summoned=0)),
        0, "activate:wolf", "actions.only-active",
    ),
    "just-came": (
        lambda: duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", active=False, summoned=1)),
        0, "activate:wolf", "round.enters-inactive",
    ),
    "not-yours": (lambda: duel(mage(), mage()), 0, "activate:mage-1", "actions.only-active"),
    "pass": (lambda: duel(mage(), mage()), 0, "skip", "round.pass"),
    "pass-after-quickcast": (
        lambda: duel(mage(prepared=["bear_strength"]), mage(), FOE).does(0, "cast:bear-strength:mage-0").passes(),
        0, "skip", "round.quickcast-around-activation",
    ),
    # What a creature does
    "incapacitated": (
        lambda: duel(
            mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", markers={"stun": 1}), creature="wolf"
        ),
        0, "guard:wolf", "conditions.incapacitated-actions",
    ),
    "incapacitated-mage": (
        lambda: caster("fireball", zone="c3", markers={"stun": 1}),
        0, "cast:fireball:mage-1", "conditions.incapacitated-mage",
    ),
    "must-attack": (
        lambda: duel(
            mage(), mage(), creature("goran_werewolf_pet", id="goran", zone="b2"),
            creature("timber_wolf", id="foe", zone="b2", controller=1, damage=1), creature="goran",
        ),
        0, "move:goran:b1", "traits.forced-action",
    ),
    "turned-away": (feared, 0, "guard:wolf", "card.helm-of-fear"),
    "feared": (feared, 0, "attack:wolf.bite:mage-1", "card.helm-of-fear"),
    "moved-full": (
        lambda: caster("timber_wolf").does(0, "move:mage-0:b1"),
        0, "cast:timber-wolf:b1", "actions.full-without-move",
    ),
    "restrained": (
        lambda: duel(
            mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", markers={"cripple": 1}), creature="wolf"
        ),
        0, "move:wolf:b1", "conditions.restrained-move",
    ),
    "moved-twice": (
        lambda: duel(mage(), mage(), creature("bitterwood_fox", id="fox", zone="b2"), creature="fox").does(
            0, "move:fox:b1", "move:fox:b2"
        ),
        0, "move:fox:b3", "movement.fast",
    ),
    "hindered": (
        lambda: duel(
            mage(), mage(), WOLF, creature("timber_wolf", id="foe", zone="b1", controller=1), creature="wolf"
        ).does(0, "move:wolf:b1"),
        0, "move:wolf:b2", "movement.hinder-enter",
    ),
    "gas": (
        lambda: wolf(conjuration("poison_gas_cloud", zone="b1")).does(0, "move:wolf:b1"),
        0, "move:wolf:b2", "card.poison-gas-cloud",
    ),
    "move-toll": (
        lambda: wolf(conjuration("suppression_orb", zone="a1"), mana=0), 0, "move:wolf:b1", "card.suppression-orb",
    ),
    "wall": (
        lambda: wolf(wall("wall_of_stone", border="b1-b2")), 0, "move:wolf:b1", "movement.wall-blocked",
    ),
    "climb": (
        lambda: duel(
            mage(), mage(), creature("mountain_gorilla", id="ape", zone="b3"),
            wall("wall_of_stone", border="b1-b2"), creature="ape",
        ).does(0, "move:ape:b2"),
        0, "climb:ape:b1", "movement.climbing",
    ),
    # Attacks
    "melee-range": (wolf, 0, "attack:wolf.bite:mage-1", "combat.melee-target"),
    "flying": (
        lambda: wolf(creature("gray_angel", id="angel", zone="b2", controller=1)),
        0, "attack:wolf.bite:angel", "traits.flying-melee",
    ),
    "guard": (
        lambda: wolf(
            creature("timber_wolf", id="guard", zone="b2", controller=1, guard=True),
            creature("timber_wolf", id="foe", zone="b2", controller=1),
        ),
        0, "attack:wolf.bite:foe", "guarding.defend-zone",
    ),
    "unshootable": (
        lambda: duel(
            mage(), mage(), creature("royal_archer", id="archer", zone="b2"),
            creature("timber_wolf", id="prey", zone="b1"),
            conjuration("tanglevine", id="vine", on="prey", controller=1), creature="archer",
        ),
        0, "attack:archer.longbow:vine", "card.tanglevine",
    ),
    "attack-range": (
        lambda: duel(mage(), mage(), creature("royal_archer", id="archer", zone="b2"), FOE, creature="archer"),
        0, "attack:archer.longbow:foe", "combat.ranged-target",
    ),
    "attack-sight": (
        lambda: duel(
            mage(), mage(), creature("royal_archer", id="archer", zone="b2"), wall("wall_of_stone", border="b1-b2"),
            creature("timber_wolf", id="foe", zone="b1", controller=1), creature="archer",
        ),
        0, "attack:archer.longbow:foe", "movement.los-needed",
    ),
    "attack-price": (
        lambda: wolf(FOE, enchantment("pacify", on="wolf", controller=1), mana=1),
        0, "attack:wolf.bite:foe", "combat.declare-cost",
    ),
    # Spells
    "quickcast-full": (lambda: quick("timber_wolf"), 0, "cast:timber-wolf:a1", "round.quickcast-once"),
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
    # Hidden enchantments
    "reveal-later": (
        lambda: wolf(veil("bear_strength", id="bear", on="wolf")), 0, "reveal:bear", "spells.reveal-no-interrupt",
    ),
    "reveal-mana": (
        lambda: wolf(
            FOE, veil("bear_strength", id="bear", on="wolf"), veil("block", id="block", on="wolf"),
            mana=2,
        ).does(0, "attack:wolf.bite:foe").until("ask-reveal-attack-declared"),
        0, "reveal:bear", "spells.reveal-cost",
    ),
    "only-at-rest": (
        lambda: wolf(
            FOE, veil("turn_to_stone", id="stone", on="foe"), mana=20,
        ).does(0, "attack:wolf.bite:foe").until("ask-reveal-attack-declared"),
        0, "reveal:stone", "card.turn-to-stone",
    ),
    "pinned": (sought, 1, "reveal:bear", "card.seeking-dispel"),
}  # fmt: skip


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_and_its_rule_are_given(reason: str) -> None:
    set_up, seat, option, rule = CASES[reason]
    assert set_up().refuses(seat, option) == (f"refused-{reason}", rule)


@pytest.mark.parametrize("reason", CASES)
def test_nothing_is_offered_and_refused_at_once(reason: str) -> None:
    set_up, seat, *_ = CASES[reason]
    battle = set_up()
    offered = battle.offers(seat)
    for refused in battle.match.refusals(seat):
        assert not [option for option in offered if option == refused or option.startswith(f"{refused}:")]


@pytest.mark.parametrize("reason", CASES)
def test_every_reason_is_said_in_three_languages(reason: str) -> None:
    assert all(has_message("mage_wars", f"refused-{reason}", locale) for locale in LOCALES)


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


def test_an_enemy_creature_alone_is_no_reason_when_everything_can_be_done() -> None:
    battle = wolf(FOE)
    assert not [option for option in battle.match.refusals(0) if option.endswith(":foe")]
    assert "move:wolf" not in battle.match.refusals(0)


def test_what_an_opponent_hides_gives_no_reason() -> None:
    plain = wolf(FOE).match.refusals(0)
    hidden = wolf(FOE, veil("block", id="block", on="foe", controller=1)).match.refusals(0)
    assert hidden == plain
