"""Who is carried off in the middle of an attack, and dies where it arrives, attacks no more; and a mage's death is judged
at the end of the phase, whichever it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import BLANK, CRIT2, HIT, creature, duel, mage, veil

TRAP = veil("hellfire_trap", id="trap", zone="d1", controller=1)
HELL = [CRIT2] * 4 + [1]
"""The dice of the trap: eight critical damage, and no effect."""


def sent_to_hell(id: str) -> list[dict[str, Any]]:
    """What seat 1 needs to send one of seat 0's creatures into its trap."""
    return [TRAP, veil("divine_intervention", id="intervention", on=id, controller=1)]


@pytest.mark.parametrize("window", ["attack-declared", "attack-avoided", "attack-rolled"])
@pytest.mark.rule("combat.cancelled-dead")
def test_a_creature_that_is_carried_off_and_dies_of_it_does_no_damage(window: str) -> None:
    rolled = [HIT] * 4 if window == "attack-rolled" else []
    battle = duel(
        mage(zone="a3"),
        mage(zone="b2", mana=20),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        *sent_to_hell("wolf"),
        creature="wolf",
        dice=[*rolled, *HELL],
    )
    battle.does(0, "attack:wolf.bite:mage-1").until(f"ask-reveal-{window}")
    battle.does(1, "reveal:intervention", "teleport:wolf:d1", "pay:trap").passes()
    assert not battle.exists("wolf")
    assert battle.damage("mage-1") == 0
    assert battle.happened("attack-cancelled")


@pytest.mark.parametrize("window", ["attack-declared", "attack-rolled"])
@pytest.mark.rule("combat.cancelled-dead", "mages.death-stops")
def test_a_mage_that_is_carried_off_and_dies_of_it_has_thrown_no_fireball(window: str) -> None:
    rolled = [CRIT2] * 6 + [1] if window == "attack-rolled" else []
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"], damage=37),
        mage(zone="b2", mana=20, damage=31),
        *sent_to_hell("mage-0"),
        creature="mage-0",
        dice=[*rolled, *HELL],
    )
    battle.does(0, "cast:fireball:mage-1").until(f"ask-reveal-{window}")
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1", "pay:trap").passes()
    assert battle.winners == (1,), "no draw"
    assert battle.damage("mage-1") == 31


@pytest.mark.rule("combat.cancelled-dead")
def test_a_zone_attack_ends_with_the_mage_that_made_it() -> None:
    battle = duel(
        mage("warlock", zone="a2", mana=20, prepared=["firestorm"], damage=37),
        mage(zone="b2", mana=20, damage=31),
        *sent_to_hell("mage-0"),
        creature="mage-0",
        dice=HELL,
    )
    battle.does(0, "cast:firestorm:b2").until("ask-reveal-attack-declared")
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1", "pay:trap").passes()
    assert battle.winners == (1,)


@pytest.mark.parametrize("window", ["attack-damage", "attack-end"])
@pytest.mark.rule("combat.cancelled-dead", "combat.zone-attack-all")
def test_a_zone_attack_goes_on_against_nobody_once_its_mage_is_dead(window: str) -> None:
    battle = duel(
        mage("warlock", zone="a2", mana=20, prepared=["firestorm"], damage=37),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature("timber_wolf", id="other", zone="b2", controller=1),
        *sent_to_hell("mage-0"),
        creature="mage-0",
        dice=[HIT] * 5 + [1] + HELL,
        exact_dice=True,
    )
    battle.does(0, "cast:firestorm:b2").until("ask-zone-order")
    battle.does(0, *battle.offers(0, "attack:")[:1]).until(f"ask-reveal-{window}")
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1", "pay:trap").passes()
    assert not battle.exists("mage-0")
    struck, spared = sorted(("wolf", "other"), key=battle.damage, reverse=True)
    assert battle.damage(struck) > 0
    assert battle.damage(spared) == 0
    assert len(battle.happened("attack-declared")) == 1


@pytest.mark.rule("combat.cancelled-dead")
def test_a_counterstrike_is_not_given_by_who_died_before_it_landed() -> None:
    battle = duel(
        mage(zone="a3", mana=20),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1, damage=14),
        veil("hellfire_trap", id="trap", zone="d1"),
        veil("divine_intervention", id="intervention", on="hydra"),
        creature="wolf",
        dice=[BLANK] * 4 + HELL,
    )
    battle.does(0, "attack:wolf.bite:hydra").until("ask-counterstrike")
    battle.does(1, *battle.offers(1, "attack:")[:1]).until("ask-reveal-attack-declared")
    battle.does(0, "reveal:intervention", "teleport:hydra:d1", "pay:trap").passes()
    assert not battle.exists("hydra")
    assert battle.damage("wolf") == 0


@pytest.mark.rule("combat.cancelled-dead", "card.reverse-attack", "combat.source")
def test_who_turned_an_attack_back_and_died_before_it_landed_strikes_nobody() -> None:
    battle = duel(
        mage(zone="a3", mana=20),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="other", zone="b2", controller=1, damage=9),
        veil("reverse_attack", id="mirror", on="other", controller=1),
        veil("hellfire_trap", id="trap", zone="d1"),
        veil("divine_intervention", id="intervention", on="other"),
        creature="wolf",
        dice=HELL,
    )
    battle.does(0, "attack:wolf.bite:other").does(1, "pay:mirror").until("ask-reveal-attack-avoided")
    battle.does(0, "reveal:intervention", "teleport:other:d1", "pay:trap").passes()
    assert not battle.exists("other")
    assert battle.damage("wolf") == 0


@pytest.mark.rule("combat.cancelled-moved", "movement.bash")
def test_who_is_carried_off_after_the_roll_is_not_bashed() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="a1", controller=1),
        veil("divine_intervention", id="intervention", on="wolf", controller=1),
        creature="mage-0",
        dice=[CRIT2] * 3,
    )
    battle.does(0, "cast:force-push:wolf", "choose:force-push:north").until("ask-reveal-attack-rolled")
    battle.does(1, "reveal:intervention", "teleport:wolf:d1").passes()
    assert battle.zone("wolf") == "d1"
    assert battle.damage("wolf") == 0


PHASES = (
    "initiative",
    "reset",
    "channel",
    "upkeep",
    "planning",
    "deployment",
    "quickcast",
    "final_quickcast",
)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.rule("mages.death-phase", "mages.lose")
def test_the_end_of_every_phase_judges(phase: str) -> None:
    battle = duel(
        mage(zone="a1", damage=31),
        mage(zone="d3", mana=20),
        *sent_to_hell("mage-0"),
        at=phase,
        dice=HELL,
    )
    while not battle.in_window:
        for seat in list(battle.asks):
            battle.choose(seat, "pass")  # nobody quickcasts
    began = battle.phase
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1", "pay:trap").passes()
    assert battle.winners == (1,)
    assert battle.phase == began


@pytest.mark.rule("mages.death-phase", "mages.draw")
def test_two_mages_that_die_in_different_phases_do_not_share_a_draw() -> None:
    """The first death is judged before the next phase, in which the survivor would have died too."""
    battle = duel(
        mage(zone="a1", damage=31),
        mage(zone="d3", mana=20, damage=31, markers={"burn": 1}),
        *sent_to_hell("mage-0"),
        at="channel",
        dice=HELL,
    )
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1", "pay:trap").passes()
    assert battle.winners == (1,)
