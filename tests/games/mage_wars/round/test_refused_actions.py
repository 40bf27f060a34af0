"""What a creature or a player cannot do in the action stage: the reason and the rule."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.refused import (
    FOE,
    WOLF,
    Case,
    Reasons,
    acting,
    caster,
    check_case,
    check_reason,
    wolf,
)
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    equipment,
    mage,
    veil,
    wall,
)


def feared() -> Battle:
    """Our wolf has shrunk back from the enemy mage."""
    enemy = mage("warlock", zone="b2")
    helm = equipment("helm_of_fear", controller=1)
    battle = duel(mage(prepared=["fireball"]), enemy, WOLF, helm, creature="wolf", dice=[9])
    return battle.does(0, "attack:wolf.bite:mage-1").passes()


REASONS: Reasons = {
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
}  # fmt: skip

CASES: dict[str, Case] = {
    "not next to it": (lambda: acting(WOLF, who="wolf"), 0, "move:wolf:c3", "not-adjacent", "movement.one-zone"),
    "where it is": (lambda: acting(WOLF, who="wolf"), 0, "move:wolf:b2", "not-adjacent", "movement.one-zone"),
    "taunted": (
        lambda: acting(
            creature("timber_wolf", id="wolf", zone="b2", markers={"taunt": 1}),
            creature("sosruko_ferret_companion", id="ferret", zone="b2", controller=1), who="wolf",
        ),
        0, "guard:wolf", "taunted", "conditions.taunt",
    ),
}  # fmt: skip


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_and_its_rule_are_given(reason: str) -> None:
    check_reason(reason, REASONS[reason])


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])


def test_an_enemy_creature_alone_is_no_reason_when_everything_can_be_done() -> None:
    battle = wolf(FOE)
    assert not [option for option in battle.match.refusals(0) if option.endswith(":foe")]
    assert "move:wolf" not in battle.match.refusals(0)


def test_what_an_opponent_hides_gives_no_reason() -> None:
    plain = wolf(FOE).match.refusals(0)
    hidden = wolf(FOE, veil("block", id="block", on="foe", controller=1)).match.refusals(0)
    assert hidden == plain
