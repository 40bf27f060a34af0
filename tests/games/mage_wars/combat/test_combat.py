"""Attacks: what may be attacked, how an attack is declared, and how it is avoided."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled, loaded
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
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
from tests.games.mage_wars.tables import targets


def archers_duel() -> Battle:
    """The Royal Archer of the rulebooks' example, with an enemy at every distance from 0 to 3."""
    return duel(
        mage(zone="a1"),
        mage(zone="d1"),
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="near", zone="a1", controller=1),
        creature("timber_wolf", id="next", zone="b1", controller=1),
        creature("timber_wolf", id="far", zone="c1", controller=1),
        creature="archer",
    )


# Declaring


@pytest.mark.rule("combat.one-bar")
def test_the_archer_uses_one_attack_bar_at_a_time() -> None:
    battle = archers_duel()
    assert battle.offers(0, "attack:archer.longbow:") == [
        "attack:archer.longbow:next",
        "attack:archer.longbow:far",
    ]
    assert "attack:archer.knife:near" in battle.offers(0)
    battle.does(0, "attack:archer.longbow:far").passes()
    assert dice_rolled(battle) == [4], "the bow's dice, without the knife's"
    assert not battle.offers(0, "attack:"), "and no second attack with the other bar"


@pytest.mark.rule("combat.one-bar")
def test_a_mage_chooses_between_the_basic_attack_and_the_weapon() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage(zone="b2"),
        equipment("lash_of_hellfire", id="lash"),
        creature="mage-0",
        dice=[BLANK] * 4,
    )
    assert {"attack:mage-0.basic-melee-attack:mage-1", "attack:lash.searing-thrash:mage-1"} <= set(
        battle.offers(0)
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert dice_rolled(battle) == [4], "three dice and Battle Skill"


@pytest.mark.rule("combat.melee-target")
def test_a_melee_attack_reaches_only_the_attackers_own_zone() -> None:
    battle = archers_duel()
    battle.does(0, "move:archer:b1").passes()
    enemies = {"near", "next", "far", "mage-1"}
    attacks = [option for option in battle.offers(0, "attack:") if option.rpartition(":")[2] in enemies]
    assert attacks == ["attack:archer.knife:next"], "the bow takes a full action, and a move was made"


@pytest.mark.rule("combat.ranged-target")
def test_a_ranged_attack_needs_range_and_line_of_sight() -> None:
    battle = archers_duel()
    bow = battle.offers(0, "attack:archer.longbow:")
    assert "attack:archer.longbow:near" not in bow, "closer than the minimum"
    assert "attack:archer.longbow:mage-1" not in bow, "farther than the maximum"
    behind_a_wall = duel(
        mage(zone="a1"),
        mage(zone="d1"),
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        wall("wall_of_stone", id="wall", border="a1-b1", controller=1),
        creature="archer",
    )
    assert "attack:archer.longbow:wolf" not in behind_a_wall.offers(0)


@pytest.mark.rule("combat.what-may-be-attacked")
def test_only_what_has_life_can_be_attacked() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        conjuration("mana_crystal", id="crystal", zone="b2", controller=1),
        equipment("leather_boots", id="boots", controller=1),
        enchantment("bear_strength", id="bear", on="mage-1", controller=1),
        enchantment("sacred_ground", id="ground", zone="b2", controller=1),
        creature="wolf",
    )
    offered = targets(battle, "attack:")
    assert {"mage-1", "crystal"} <= offered
    assert not offered & {"boots", "bear", "ground"}


@pytest.mark.rule("combat.declare-cost")
def test_the_cost_of_an_attack_is_paid_when_it_is_declared() -> None:
    cloaked = [
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        equipment("suppression_cloak", id="cloak", controller=1),
    ]
    battle = duel(mage(zone="b2", mana=2), *cloaked, creature="wolf", dice=[BLANK] * 4)
    battle.does(0, "attack:wolf.bite:mage-1")
    assert battle.mana(0) == 0
    poor = duel(mage(zone="b2", mana=1), *cloaked, creature="wolf")
    assert "attack:wolf.bite:mage-1" not in poor.offers(0)
    assert {"guard:wolf", "move:wolf:a2"} <= set(poor.offers(0)), "it may do something else"


@pytest.mark.rule("combat.declare-cost", "card.suppression-cloak")
def test_a_counterstrike_pays_the_cost_of_an_attack_too() -> None:
    def attack_on_the_hydra(mana: int) -> Battle:
        battle = duel(
            mage("wizard", zone="b2"),
            mage(zone="b2", mana=mana),
            creature("darkfenne_hydra", id="hydra", zone="b2", controller=1),
            equipment("suppression_cloak", id="cloak"),
            creature="mage-0",
            dice=[BLANK] * 3,
        )
        return battle.does(0, "attack:mage-0.basic-melee-attack:hydra").passes()

    rich = attack_on_the_hydra(2)
    rich.does(1, "attack:hydra.snapping-bite:mage-0")
    assert rich.mana(1) == 0
    assert not attack_on_the_hydra(1).offers(1, "attack:")


@pytest.mark.rule("combat.attack-spell")
def test_an_attack_spell_attacks_the_target_it_was_cast_at() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=12, prepared=["fireball"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
        dice=[CRIT] * 6 + [4],
    )
    battle.does(0, "cast:fireball:wolf").passes()
    assert battle.damage("wolf") == 6
    assert battle.markers("wolf") == {"burn": 1}
    assert battle.discard(0) == ["fireball"]


@pytest.mark.rule("combat.attack-spell")
def test_a_countered_attack_spell_makes_no_attack() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=12, prepared=["fireball"]),
        mage(zone="d3", mana=5),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:fireball:wolf").does(1, "pay:jinx").passes()
    assert battle.happened("spell-jinxed")
    assert not battle.happened("attack-declared")
    assert battle.damage("wolf") == 0


@pytest.mark.rule("combat.steps", "combat.ranged-skips")
def test_an_attack_runs_through_its_steps_in_order() -> None:
    """A veil of each side keeps every window open, so that all steps show."""
    steps = ["declared", "avoided", "rolled", "damage", "strikes", "barrier", "counterstrike", "end"]
    assert windows_of("attack:wolf.bite:cat", "timber_wolf", "b2") == steps
    skipped = {"strikes", "barrier", "counterstrike"}
    seen = windows_of("attack:wolf.longbow:cat", "royal_archer", "c2")
    assert seen == [step for step in steps if step not in skipped]


def windows_of(option: str, card: str, zone: str) -> list[str]:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature(card, id="wolf", zone="b2"),
        creature("darkfenne_bat", id="cat", zone=zone, controller=1, guard=True),
        veil("decoy", on="mage-1", controller=1),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    battle.does(0, option)
    seen: list[str] = []
    while battle.asks.get(1, "").startswith(("ask-reveal-attack-", "ask-counterstrike")):
        if battle.in_window:
            seen.append(battle.asks[1].removeprefix("ask-reveal-attack-"))
        battle.choose(1, "pass")
    return seen


# Avoiding


def bitten_warlock(*dice: int) -> Battle:
    """The rulebooks' example: a Warlock with a Force Sword and Deflection Bracers is bitten by a wolf."""
    return loaded("combat_warlock_with_two_defenses", *dice)


@pytest.mark.rule("combat.avoid-defence")
@pytest.mark.parametrize(("die", "damage"), [(7, 0), (6, 8)])
def test_a_defense_that_reaches_its_value_avoids_the_attack(die: int, damage: int) -> None:
    battle = bitten_warlock(die, *([] if die >= 7 else [CRIT2] * 4))
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert set(battle.offers(1)) == {"defend:sword.0", "defend:bracers.0", "pass"}
    battle.does(1, "defend:bracers.0").passes()
    assert battle.damage("mage-1") == damage
    assert bool(battle.happened("dice-rolled")) == (die < 7)


@pytest.mark.rule("combat.defence-one")
def test_against_one_attack_only_one_defense_is_tried() -> None:
    battle = bitten_warlock(6, *[BLANK] * 4)
    battle.does(0, "attack:wolf.bite:mage-1").does(1, "defend:bracers.0").passes()
    assert battle.happened("dice-rolled"), "the sword was not asked for after the bracers had failed"
    assert len(battle.happened("defense-rolled")) == 1


@pytest.mark.rule("combat.defence-one", "spells.mandatory")
@pytest.mark.parametrize(("answers", "damage"), [(["pay:block"], 0), (["refuse:block", "pay:mirror"], 4)])
def test_of_two_mandatory_enchantments_both_are_revealed_and_one_helps(
    answers: list[str], damage: int
) -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        veil("block", id="block", on="slayer", controller=1),
        veil("reverse_attack", id="mirror", on="slayer", controller=1),
        creature="wolf",
        dice=[CRIT] * damage,
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, *answers).passes()
    assert battle.damage("wolf") == damage
    assert battle.damage("slayer") == 0
    assert sorted(battle.discard(1)) == ["block", "reverse_attack"]


@pytest.mark.rule("combat.defence-uses")
@pytest.mark.parametrize("die", [7, 6])
def test_a_used_defense_is_ready_again_after_the_reset(die: int) -> None:
    battle = bitten_warlock(die, *([] if die >= 7 else [BLANK] * 4))
    battle.does(0, "attack:wolf.bite:mage-1").does(1, "defend:bracers.0").lets("ask-after-action")
    battle.does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:second", "attack:second.bite:mage-1").passes()
    assert battle.offers(1) == ["defend:sword.0", "pass"], "hit or miss, the bracers are used up this round"
    battle.does(1, "pass").lets("ask-after-action")
    battle.does(0, "activate:mage-0", "finish:mage-0").lets("ask-after-action", "ask-quickcast")
    assert battle.round == 2
    battle.does(1, "activate:mage-1", "finish:mage-1").does(
        0, "activate:wolf", "attack:wolf.bite:mage-1"
    ).passes()
    assert set(battle.offers(1)) == {"defend:sword.0", "defend:bracers.0", "pass"}


@pytest.mark.rule("combat.defence-uses")
def test_a_defense_with_infinity_answers_every_attack() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="second", zone="b2"),
        creature("sosruko_ferret_companion", id="ferret", zone="b2", controller=1),
        creature="wolf",
        dice=[5, 5],
    )
    battle.does(0, "attack:wolf.bite:ferret").does(1, "defend:ferret.0").lets("ask-after-action")
    battle.does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:second", "attack:second.bite:ferret").does(1, "defend:ferret.0").passes()
    assert len(battle.happened("attack-avoided")) == 2


@pytest.mark.rule("combat.defence-optional")
def test_using_a_defense_is_a_choice() -> None:
    battle = bitten_warlock(CRIT, CRIT, CRIT, CRIT)
    battle.does(0, "attack:wolf.bite:mage-1").does(1, "pass").passes()
    assert battle.damage("mage-1") == 4
    assert not battle.piece("bracers").used


@pytest.mark.rule("combat.defence-optional")
@pytest.mark.parametrize(("answer", "damage", "mana"), [("pay", 0, 8), ("refuse", 4, 10)])
def test_a_block_is_turned_up_but_need_not_be_paid(answer: str, damage: int, mana: int) -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        veil("block", id="block", on="slayer", controller=1),
        creature="wolf",
        dice=[] if answer == "pay" else [CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, f"{answer}:block").passes()
    assert battle.damage("slayer") == damage
    assert battle.mana(1) == mana
    assert battle.discard(1) == ["block"]


@pytest.mark.rule("combat.defence-kind")
def test_a_defense_helps_only_against_the_kind_of_attack_it_shows() -> None:
    def attacked(option: str, zone: str) -> Battle:
        battle = duel(
            mage(zone="b2"),
            mage(zone="b2"),
            creature("royal_archer", id="archer", zone=zone),
            enchantment("force_sword", id="sword", on="mage-1", controller=1),
            enchantment("force_orb", id="orb", on="mage-1", controller=1),
            creature="archer",
        )
        return battle.does(0, option).passes()

    assert attacked("attack:archer.knife:mage-1", "b2").offers(1) == ["defend:sword.0", "pass"]
    assert attacked("attack:archer.longbow:mage-1", "a2").offers(1) == ["defend:orb.0", "pass"]


@pytest.mark.rule("combat.unavoidable")
def test_against_an_unavoidable_attack_no_defense_is_asked_for() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("brogan_bloodstone", id="brogan", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1),
        creature="brogan",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:brogan.vorpal-blade:knight").passes()
    assert battle.damage("knight") == 4


@pytest.mark.rule("combat.missed")
def test_an_attack_that_was_avoided_goes_on_with_its_additional_strikes() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("darkfenne_hydra", id="hydra", zone="b2"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1),
        creature="hydra",
        dice=[8, *[CRIT] * 3],
    )
    battle.does(0, "attack:hydra.triple-bite:knight").does(1, "defend:knight.0").passes()
    assert battle.damage("knight") == 0
    assert "strike:knight" in battle.offers(0)
    battle.does(0, "strike:knight").passes()
    assert battle.damage("knight") == 3
    battle.does(0, "pass").passes()
    assert not battle.piece("hydra").active, "the action is spent"
