"""Conditions: the markers on an object, what they do, how they end and what buys them off."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.builders import acting
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT2,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
)

# Several of a kind, and their end


@pytest.mark.rule("conditions.stack", "conditions.weak")
def test_each_weak_marker_takes_a_die() -> None:
    battle = acting("timber_wolf", dice=(CRIT, CRIT), markers={"weak": 2})
    battle.does(0, "attack:self.bite:slayer").passes()
    assert dice_rolled(battle) == [2]


@pytest.mark.rule("conditions.stack")
def test_the_same_condition_can_be_received_again() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1, markers={"burn": 1}),
        creature="mage-0",
        dice=[BLANK] * 6 + [4],
    )
    battle.does(0, "cast:fireball:wolf").passes()
    assert battle.markers("wolf") == {"burn": 2}


@pytest.mark.rule("conditions.stack-not-longer", "conditions.wear-off")
def test_two_stuns_cost_one_action_phase() -> None:
    battle = acting("timber_wolf", markers={"stun": 2, "daze": 2})
    assert battle.offers(0) == ["finish:self"]
    battle.does(0, "finish:self").passes()
    assert battle.markers("self") == {}


@pytest.mark.rule("conditions.stun", "round.end-effects-late")
def test_a_stun_from_a_barrier_lasts_through_the_next_action_phase() -> None:
    battle = acting(
        "timber_wolf",
        enchantment("circle_of_lightning", on="slayer", controller=1),
        dice=(BLANK,) * 4 + (BLANK, BLANK, 11),
    )
    battle.does(0, "attack:self.bite:slayer").lets("ask-after-action")
    assert battle.markers("self") == {"stun": 1}
    battle.does(1, "activate:slayer", "finish:slayer").does(0, "activate:mage-0", "finish:mage-0")
    battle.does(1, "activate:mage-1", "finish:mage-1").lets("ask-quickcast")
    assert battle.round == 2
    battle.does(1, "activate:slayer", "finish:slayer").does(0, "activate:self")
    assert battle.offers(0) == ["finish:self"]
    battle.does(0, "finish:self").passes()
    assert battle.markers("self") == {}


@pytest.mark.rule("conditions.escape-roll", "conditions.cripple")
def test_each_cripple_marker_is_rolled_for_at_the_end_of_the_phase() -> None:
    battle = acting("timber_wolf", dice=(6, 7), markers={"cripple": 2})
    assert not battle.offers(0, "move:"), "it is Restrained"
    battle.does(0, "finish:self").passes()
    assert [event["roll"] for event in battle.happened("escape-rolled")] == [6, 7]
    assert battle.markers("self") == {"cripple": 1}
    assert battle.has("self", "restrained")


# Buying them off


@pytest.mark.rule("conditions.removal-needs-spell")
def test_mana_alone_removes_no_marker() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=20),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"burn": 1}),
        creature="mage-0",
    )
    others = [option for option in battle.offers(0) if not option.startswith(("move:", "attack:"))]
    assert others == ["guard:mage-0", "finish:mage-0"]
    priestess = duel(
        mage("priestess", zone="b2", mana=20),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"burn": 1}),
        creature="mage-0",
    )
    assert "invoke:mage-0.restore:wolf" in priestess.offers(0)


@pytest.mark.rule("conditions.removal-costs")
@pytest.mark.parametrize(
    ("condition", "cost"),
    [("burn", 2), ("daze", 2), ("rot", 2), ("weak", 2), ("stun", 4), ("cripple", 4), ("sleep", 3)],
)
def test_what_the_removal_of_a_condition_costs(condition: str, cost: int) -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20),
        mage(zone="d3"),
        creature("gray_angel", id="angel", zone="b2", markers={condition: 1, "taunt": 1}),
        creature="mage-0",
    )
    battle.does(0, "invoke:mage-0.restore:angel").passes()
    assert battle.offers(0, "cure:") == [f"cure:{condition}"], "a Taunt has no price"
    battle.does(0, f"cure:{condition}").passes()
    assert battle.mana(0) == 20 - cost
    assert battle.markers("angel") == {"taunt": 1}


@pytest.mark.rule("conditions.removal-each")
def test_each_marker_is_paid_for_by_itself() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20),
        mage(zone="d3"),
        creature("gray_angel", id="angel", zone="b2", markers={"burn": 3}),
        creature="mage-0",
    )
    battle.does(0, "invoke:mage-0.restore-fully:angel", "cure:burn", "cure:burn", "pass").passes()
    assert battle.markers("angel") == {"burn": 1}
    assert battle.mana(0) == 16


# Who can have them


@pytest.mark.rule("conditions.kinds")
def test_the_immune_do_not_receive_conditions_of_that_type() -> None:
    def poisoned(card: str) -> dict[str, int]:
        battle = duel(
            mage(zone="a1"),
            mage(zone="d3"),
            creature("gorgon_archer", id="gorgon", zone="b2"),
            creature(card, id="prey", zone="c2", controller=1),
            creature="gorgon",
            dice=[BLANK] * 4 + [10],
            edition="fourth",
        )
        return battle.does(0, "attack:gorgon.poison-bow:prey").passes().markers("prey")

    assert poisoned("timber_wolf") == {"weak": 2}
    assert poisoned("malacoda") == {}, "immune to poison"
    assert poisoned("skeletal_sentry") == {}, "and so is everything Nonliving"
    sleepless = duel(
        mage("wizard", zone="b2", mana=30, prepared=["sleep"]),
        mage(zone="d3"),
        creature("mana_leech", id="leech", zone="b2", controller=1),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="mage-0",
    )
    assert sleepless.offers(0, "cast:sleep:") == ["cast:sleep:wolf"], "the leech is immune to psychic"


@pytest.mark.rule("conditions.creatures-only")
def test_conjurations_are_neither_dazed_nor_stunned() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage(zone="d3"),
        conjuration("mana_flower", id="flower", zone="b2", controller=1),
        creature="mage-0",
        dice=[BLANK] * 5 + [12],
    )
    battle.does(0, "cast:lightning-bolt:flower").passes()
    assert battle.happened("effect-read")
    assert battle.markers("flower") == {}


@pytest.mark.rule("conditions.creatures-only")
def test_conjurations_can_burn() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"]),
        mage(zone="d3"),
        conjuration("mana_flower", id="flower", zone="b2", controller=1),
        creature="mage-0",
        dice=[BLANK] * 8 + [5],
    )
    battle.does(0, "cast:fireball:flower").passes()
    assert battle.markers("flower") == {"burn": 1}


# One by one


@pytest.mark.rule("conditions.burn")
def test_every_burn_rolls_a_die_and_goes_out_on_a_blank() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("steelclaw_grizzly", id="bear", zone="b2", markers={"burn": 3}),
        at="upkeep",
        dice=[HIT2, BLANK, CRIT],
    )
    assert battle.damage("bear") == 3, "direct damage, past armor 3"
    assert battle.markers("bear") == {"burn": 2}


@pytest.mark.rule("conditions.rot")
def test_every_rot_hurts_for_one_in_each_upkeep_phase() -> None:
    battle = duel(
        mage(), mage(), creature("steelclaw_grizzly", id="bear", zone="b2", markers={"rot": 3}), at="upkeep"
    )
    assert battle.damage("bear") == 3
    assert battle.markers("bear") == {"rot": 3}


@pytest.mark.rule("conditions.daze-roll")
@pytest.mark.parametrize(("die", "damage"), [(6, 0), (7, 4)])
def test_the_dazed_attack_only_with_a_seven(die: int, damage: int) -> None:
    battle = acting("timber_wolf", dice=(die, *[CRIT] * 4) if damage else (die,), markers={"daze": 3})
    battle.does(0, "attack:self.bite:slayer").passes()
    assert len(battle.happened("daze-rolled")) == 1, "one roll for three markers"
    assert battle.damage("slayer") == damage


@pytest.mark.rule("conditions.daze-roll")
def test_a_dazed_defender_rolls_for_its_counterstrike() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1, markers={"daze": 1}),
        creature="wolf",
        dice=[BLANK] * 4 + [6],
    )
    battle.does(0, "attack:wolf.bite:hydra").does(1, "attack:hydra.snapping-bite:wolf").passes()
    assert battle.damage("wolf") == 0
    assert battle.markers("hydra") == {"daze": 1}, "it wears off only at the end of the hydra's own phase"


@pytest.mark.rule("conditions.daze-defence")
@pytest.mark.parametrize(("die", "avoided"), [(11, False), (12, True)])
def test_each_daze_takes_two_from_a_defense_roll(die: int, avoided: bool) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1, markers={"daze": 2}),
        creature="wolf",
        dice=[die] if avoided else [die, *[CRIT] * 4],
    )
    battle.does(0, "attack:wolf.bite:knight").does(1, "defend:knight.0").passes()
    assert bool(battle.happened("attack-avoided")) == avoided
    assert battle.damage("knight") == (0 if avoided else 4)


@pytest.mark.rule("conditions.weak-limits")
def test_weak_leaves_attack_spells_alone_and_always_one_die() -> None:
    caster = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"], markers={"weak": 3}),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="mage-0",
        dice=[BLANK] * 6 + [1],
    )
    caster.does(0, "cast:fireball:wolf").passes()
    assert dice_rolled(caster) == [6]
    explosion = duel(
        mage("warlock", zone="b2", mana=20, prepared=["explode"], markers={"weak": 3}),
        mage("wizard", zone="b2"),
        equipment("leather_boots", id="boots", controller=1),
        creature="mage-0",
        dice=[BLANK] * 4 + [1],
    )
    explosion.does(0, "cast:explode:mage-1", "choose:explode:boots").passes()
    assert dice_rolled(explosion) == [4]
    feeble = acting("timber_wolf", dice=(BLANK,), markers={"weak": 9})
    feeble.does(0, "attack:self.bite:slayer").passes()
    assert dice_rolled(feeble) == [1]


@pytest.mark.rule("conditions.sleep", "conditions.incapacitated-actions")
def test_a_sleeper_is_activated_and_does_nothing_and_sleeps_on() -> None:
    battle = duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", markers={"sleep": 1}))
    battle.does(0, "activate:wolf")
    assert battle.offers(0) == ["finish:wolf"]
    battle.does(0, "finish:wolf").passes()
    assert not battle.piece("wolf").active
    assert battle.markers("wolf") == {"sleep": 1}


@pytest.mark.rule("conditions.sleep-wakes")
def test_any_damage_wakes_a_sleeper_dazed() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("steelclaw_grizzly", id="bear", zone="b2", markers={"sleep": 1, "rot": 1}),
        at="upkeep",
    )
    assert battle.damage("bear") == 1
    assert battle.markers("bear") == {"rot": 1, "daze": 1}
    deep = duel(
        mage(),
        mage(),
        creature("steelclaw_grizzly", id="bear", zone="b2", markers={"sleep": 2, "rot": 1}),
        at="upkeep",
    )
    assert deep.markers("bear") == {"rot": 1, "daze": 2}, "every Sleep marker is turned over"
    missed = duel(
        mage(),
        mage(),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1, markers={"sleep": 1}),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    missed.does(0, "attack:wolf.bite:slayer").passes()
    assert missed.markers("slayer") == {"sleep": 1}, "an attack without damage lets it sleep"
