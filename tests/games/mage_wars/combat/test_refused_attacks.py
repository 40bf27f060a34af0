"""What cannot be attacked, first or next, or struck back at: the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import boon
from tests.games.mage_wars.refused import (
    FOE,
    WOLF,
    Case,
    Reasons,
    acting,
    check_case,
    check_reason,
    wolf,
)
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    wall,
)

FURY = boon(rule="card.battle-fury") | {"until": "melee"}


def sweeping(*others: dict[str, Any], first: str, thirsty: bool = False) -> Battle:
    """Our demon has struck its first target, and sweeps on."""
    boons = [boon(("bloodthirsty", 1))] if thirsty else []
    demon = creature("adramelech_lord_of_fire", id="demon", zone="b2", boons=boons)
    dice = [BLANK] * (5 if thirsty else 4) + [1]
    battle = duel(mage("warlock"), mage(), demon, *others, creature="demon", dice=dice)
    return battle.does(0, f"attack:demon.hellfire-sweep:{first}").lets("ask-counterstrike")


def owing() -> Battle:
    """Our demon is bloodthirsty, and there is another wound to go for."""
    wounded = creature("timber_wolf", id="foe", zone="b2", controller=1, damage=1)
    other = creature("bitterwood_fox", id="fox", zone="b2", controller=1, damage=1)
    whole = creature("dark_pact_slayer", id="whole", zone="b2", controller=1)
    return sweeping(wounded, other, whole, first="foe", thirsty=True)


def lightning(*others: dict[str, Any]) -> Battle:
    """Our lightning has struck the foe and may leap."""
    wizard = mage("wizard", zone="a2", mana=20, prepared=["chain_lightning"])
    battle = duel(wizard, mage(), FOE, *others, creature="mage-0", dice=[CRIT] * 5 + [1])
    return battle.does(0, "cast:chain-lightning:foe").passes()


def furious(*others: dict[str, Any], card: str = "darkfenne_hydra") -> Battle:
    """Our furious creature has attacked once."""
    raging = creature(card, id="rage", zone="b2", boons=[FURY])
    target = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
    battle = duel(mage(), mage(), raging, target, *others, creature="rage", dice=[BLANK] * 4)
    return battle.does(0, "attack:rage.snapping-bite:slayer").lets("ask-counterstrike")


def struck(*others: dict[str, Any], dice: int = 4) -> Battle:
    """Our wolf has attacked the enemy hydra, which may strike back."""
    hydra = creature("darkfenne_hydra", id="hydra", zone="b2", controller=1)
    battle = duel(mage(), mage(mana=0), WOLF, hydra, *others, creature="wolf", dice=[BLANK] * dice)
    return battle.does(0, "attack:wolf.bite:hydra").until("ask-counterstrike")


REASONS: Reasons = {
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
}  # fmt: skip

CASES: dict[str, Case] = {
    "a wall out of reach": (
        lambda: acting(WOLF, wall("wall_of_stone", id="wall", border="c2-d2", controller=1), who="wolf"),
        0, "attack:wolf.bite:wall", "melee-range", "combat.melee-target",
    ),
    "a wall behind a guard": (
        lambda: acting(
            WOLF, {**FOE, "guard": True}, wall("wall_of_stone", id="wall", border="b1-b2", controller=1), who="wolf"
        ),
        0, "attack:wolf.bite:wall", "guard", "guarding.defend-zone",
    ),
    "swept already": (
        lambda: sweeping(FOE, creature("bitterwood_fox", id="fox", zone="b2", controller=1), first="foe"),
        0, "attack:demon.hellfire-sweep:foe", "struck", "traits.sweeping",
    ),
    "guards come first": (
        lambda: sweeping(
            {**FOE, "guard": True}, creature("timber_wolf", id="next", zone="b2", controller=1, guard=True),
            creature("bitterwood_fox", id="fox", zone="b2", controller=1), first="foe",
        ),
        0, "attack:demon.hellfire-sweep:fox", "guard", "guarding.sweeping",
    ),
    "the sweep does not reach": (
        lambda: sweeping(FOE, WOLF, first="foe"),
        0, "attack:demon.hellfire-sweep:mage-1", "melee-range", "combat.melee-target",
    ),
    "the sweep is owed": (owing, 0, "pass", "must-attack", "traits.forced-action"),
    "the sweep is owed to one": (
        owing, 0, "attack:demon.hellfire-sweep:whole", "must-attack", "traits.forced-action",
    ),
    "lightning never strikes twice": (
        lambda: lightning(WOLF), 0, "attack:chain-lightning-5.chain-lightning:foe", "struck", "card.chain-lightning",
    ),
    "lightning leaps one zone": (
        lambda: lightning(WOLF), 0, "attack:chain-lightning-5.chain-lightning:mage-1", "leap", "card.chain-lightning",
    ),
    "fury is quick": (lambda: furious(), 0, "attack:rage.triple-bite:slayer", "fury", "card.battle-fury"),
    "fury reaches no further": (
        lambda: furious(), 0, "attack:rage.snapping-bite:mage-1", "melee-range", "combat.melee-target",
    ),
    "a full attack is no answer": (
        lambda: struck(), 1, "attack:hydra.triple-bite:wolf", "counter-quick", "combat.counterstrike-quick-melee",
    ),
}  # fmt: skip


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_and_its_rule_are_given(reason: str) -> None:
    check_reason(reason, REASONS[reason])


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])
