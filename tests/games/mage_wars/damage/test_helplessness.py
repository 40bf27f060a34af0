"""The helpless: what Incapacitated and Restrained creatures can still do, and what they lose."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.builders import acting
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
)
from tests.games.mage_wars.tables import targets

STUNNED = {"stun": 1}


@pytest.mark.rule("conditions.incapacitated-actions")
def test_the_incapacitated_do_not_counterstrike() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1, markers=STUNNED),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    battle.does(0, "attack:wolf.bite:hydra").passes()
    assert "ask-counterstrike" not in battle.asks.values()


@pytest.mark.rule("conditions.incapacitated-defence")
def test_the_incapacitated_use_no_defense() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1, markers=STUNNED),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:knight").passes()
    assert battle.damage("knight") == 4


@pytest.mark.rule("conditions.incapacitated-flying", "conditions.restrained-flying")
@pytest.mark.parametrize("condition", ["stun", "sleep", "cripple"])
def test_the_helpless_fall_out_of_the_sky(condition: str) -> None:
    falcon = creature("thunderift_falcon", id="falcon", zone="b2", controller=1)
    flying = acting("timber_wolf", falcon)
    assert "falcon" not in targets(flying, "attack:self.bite:")
    fallen = acting("timber_wolf", falcon | {"markers": {condition: 1}})
    assert not fallen.has("falcon", "flying")
    assert "falcon" in targets(fallen, "attack:self.bite:")
    wings = enchantment("eagle_wings", on="self")
    assert not acting("timber_wolf", wings, markers={condition: 1}).has("self", "flying"), "nor gain Flying"


@pytest.mark.rule("conditions.incapacitated-mage")
def test_an_incapacitated_mage_casts_quick_spells_that_are_no_attacks() -> None:
    battle = duel(
        mage(
            "wizard",
            zone="b2",
            mana=40,
            prepared=["teleport", "fireball", "steal_enchantment"],
            markers=STUNNED,
        ),
        mage(zone="b2"),
        enchantment("bear_strength", id="bear", on="mage-1", controller=1),
    )
    kinds = {option.split(":")[1] for option in battle.offers(0) if option.startswith(("cast:", "invoke:"))}
    assert kinds == {"teleport"}, "with the quickcast action"
    battle.does(0, "activate:mage-0")
    assert {option.split(":")[1] for option in battle.offers(0)} == {"teleport", "mage-0"}
    assert battle.offers(0)[-1] == "finish:mage-0"
    assert not battle.offers(0, "attack:")
    assert not battle.offers(0, "move:")


# Restrained


@pytest.mark.rule("conditions.restrained-move")
def test_the_restrained_cannot_move_but_do_everything_else() -> None:
    battle = acting("steelclaw_grizzly", conjuration("tanglevine", on="self", controller=1))
    assert not battle.offers(0, "move:")
    assert {"attack:self.claws:slayer", "attack:self.heavy-claw-strike:slayer", "guard:self"} <= set(
        battle.offers(0)
    )


@pytest.mark.rule("conditions.restrained-moved")
def test_the_restrained_can_be_pushed_and_teleported() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1, markers={"cripple": 1}),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:wolf", "choose:force-push:east").passes()
    assert battle.zone("wolf") == "c2"
    away = duel(
        mage("wizard", zone="b2", mana=20, prepared=["teleport"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1, markers={"cripple": 1}),
        creature="mage-0",
    )
    away.does(0, "cast:teleport:wolf", "choose:teleport:c2").passes()
    assert away.zone("wolf") == "c2"


@pytest.mark.rule("conditions.restrained-defence")
@pytest.mark.parametrize(("die", "avoided"), [(9, False), (10, True)])
def test_the_restrained_have_two_less_on_defense_rolls(die: int, avoided: bool) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1, markers={"cripple": 2}),
        creature="wolf",
        dice=[die] if avoided else [die, *[CRIT] * 4],
    )
    battle.does(0, "attack:wolf.bite:knight").does(1, "defend:knight.0").passes()
    assert bool(battle.happened("attack-avoided")) == avoided
