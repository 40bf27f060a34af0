"""The moments in which enchantments may be revealed, and who comes first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    creature,
    duel,
    enchantment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets


def moments(battle: Battle) -> list[str]:
    """The reveal windows that open one after the other while everyone lets them pass."""
    seen: list[str] = []
    while battle.in_window:
        seen += sorted(set(battle.asks.values()))
        for seat in list(battle.asks):
            battle.match.apply(seat, "pass")
    return [prompt.removeprefix("ask-reveal-") for prompt in seen if prompt != "ask-after-action"]


def watched(*entries: dict[str, Any], **more: Any) -> Battle:
    """A wolf of seat 0 faces a tegu; seat 1 has something hidden, so that its windows open."""
    return duel(
        mage("beastmaster", zone="b2", mana=20),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="tegu", zone="c2", controller=1),
        veil("decoy", id="decoy", on="mage-1", controller=1),
        *entries,
        **more,
    )


# Phases


@pytest.mark.rule("spells.reveal-phase-end")
def test_a_window_opens_at_the_end_of_every_phase() -> None:
    entries = mage(zone="a1"), mage(zone="d3"), veil("decoy", on="mage-1", controller=1)
    battle = duel(*entries, at="initiative", initiative=1)
    phases = []
    while battle.phase != "actions":
        if battle.in_window:
            assert battle.asks == {1: "ask-reveal-phase-end"}
            phases.append(battle.phase)
        battle.choose(*next((seat, "pass") for seat in battle.asks))
    assert phases == ["initiative", "reset", "channel", "upkeep", "planning", "deployment", "first-quickcast"]
    battle.does(0, "activate:mage-0", "finish:mage-0").does(1, "activate:mage-1", "finish:mage-1")
    while battle.asks != {1: "ask-reveal-phase-end"}:
        battle.choose(*next((seat, "pass") for seat in battle.asks))
    assert (battle.round, battle.phase) == (2, "final-quickcast")


@pytest.mark.rule("spells.reveal-phase-end")
def test_an_action_phase_ends_for_the_others_too_when_the_creature_gave_itself_up() -> None:
    battle = watched(creature("gray_angel", id="angel", zone="b2"), creature="angel")
    battle.does(0, "use:angel.redeeming-sacrifice:mage-0")
    assert not battle.exists("angel")
    assert battle.asks == {1: "ask-reveal-action-end"}


@pytest.mark.rule("spells.reveal-phase-end")
def test_essence_drain_revealed_after_the_reset_works_in_the_coming_upkeep() -> None:
    battle = duel(
        mage("priestess", zone="a1", mana=10),
        mage("beastmaster", zone="d3", mana=10),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("essence_drain", id="drain", on="wolf"),
        at="reset",
    )
    assert battle.phase == "reset"
    battle.does(0, "reveal:drain").passes()
    assert battle.phase == "upkeep"
    assert battle.asks[1] == "ask-upkeep-pay", "the creature's controller pays 2 for it"


@pytest.mark.rule("spells.reveal-phase-end")
def test_the_end_of_an_action_phase_is_such_a_moment_too() -> None:
    battle = watched(creature="wolf").does(0, "guard:wolf")
    assert battle.asks == {1: "ask-reveal-action-end"}


# Activation, moves


@pytest.mark.rule("spells.reveal-activation")
def test_chains_of_agony_revealed_at_activation_hurt_with_the_move() -> None:
    battle = watched(veil("chains_of_agony", id="chains", on="wolf", controller=1))
    battle.does(0, "activate:wolf")
    assert battle.asks == {1: "ask-reveal-activated"}, "before its player chooses what it does"
    battle.does(1, "reveal:chains").does(0, "move:wolf:b1").passes()
    assert battle.damage("wolf") == 1


@pytest.mark.rule("spells.reveal-after-move")
def test_sacred_ground_revealed_after_a_move_shields_from_the_attack_that_follows() -> None:
    battle = watched(
        veil("sacred_ground", id="ground", zone="c2", controller=1), creature="wolf", dice=[BLANK] * 3
    )
    battle.does(0, "move:wolf:c2")
    assert battle.asks == {1: "ask-reveal-moved"}, "before the wolf does anything else"
    battle.does(1, "reveal:ground").does(0, "attack:wolf.bite:tegu").passes()
    assert len(battle.happened("dice-rolled")[0]["dice"]) == 3, "one die less against the living there"


@pytest.mark.rule("spells.reveal-activation", "spells.reveal-after-move", "spells.reveal-attack-steps")
@pytest.mark.rule("spells.reveal-no-interrupt")
def test_the_warlocks_agony_on_the_wolf_waits_for_its_moment() -> None:
    """The long example of both books."""
    battle = position("spells_agony_on_the_wolf")
    battle.does(0, "activate:wolf")
    assert battle.asks == {1: "ask-reveal-activated"}
    assert "reveal:agony" in battle.offers(1)
    battle.choose(1, "pass").choose(0, "move:wolf:c2")
    assert battle.asks == {1: "ask-reveal-moved"}, "the next moment is after the move, none during it"
    assert battle.zone("wolf") == "c2"
    battle.choose(1, "pass").choose(0, "attack:wolf.bite:mage-1")
    assert battle.asks == {1: "ask-reveal-attack-declared"}
    battle.does(1, "reveal:agony").passes()
    assert battle.mana(1) == 7
    (roll,) = battle.happened("dice-rolled")
    assert len(roll["dice"]) == 2, "4 dice less 2"


@pytest.mark.rule("spells.reveal-no-interrupt")
def test_no_window_opens_in_the_middle_of_a_move_or_a_roll() -> None:
    battle = watched(creature="wolf", dice=[BLANK] * 4)
    battle.does(0, "move:wolf:c2")
    events = [event["event"] for event in battle.happened("moved")]
    assert events == ["moved"], "it has arrived when the window opens"
    battle.choose(1, "pass").does(0, "attack:wolf.bite:tegu").until("ask-reveal-attack-avoided")
    assert not battle.happened("dice-rolled")
    battle.choose(1, "pass")
    assert battle.asks == {1: "ask-reveal-attack-rolled"}, "before the roll and after it, not in between"
    assert battle.happened("dice-rolled")


# Attacks


@pytest.mark.rule("spells.reveal-attack-steps")
def test_a_window_opens_after_each_of_the_eight_steps_of_an_attack() -> None:
    battle = watched(creature="wolf", dice=[BLANK] * 4)
    battle.does(0, "move:wolf:c2").passes()
    battle.choose(0, "attack:wolf.bite:tegu")
    steps = ["declared", "avoided", "rolled", "damage", "strikes", "barrier", "counterstrike", "end"]
    assert moments(battle) == [*(f"attack-{step}" for step in steps), "action-end"]


@pytest.mark.rule("spells.reveal-not-back", "spells.reveal-attack-steps")
@pytest.mark.parametrize(
    ("moment", "damage"),
    [("attack-avoided", 0), ("attack-rolled", 0), ("attack-damage", 1), ("attack-end", 1)],
)
def test_rhino_hide_lowers_the_damage_that_is_still_to_come_and_no_other(moment: str, damage: int) -> None:
    battle = watched(veil("rhino_hide", id="hide", on="tegu", controller=1), creature="wolf", dice=[HIT] * 4)
    battle.does(0, "move:wolf:c2").does(0, "attack:wolf.bite:tegu").until(f"ask-reveal-{moment}")
    battle.does(1, "reveal:hide").passes()
    assert battle.armor("tegu") == 5
    assert battle.damage("tegu") == damage, "4 hits against an armor of 3, or of 5"


# Spells


@pytest.mark.rule("spells.reveal-cast-steps")
def test_a_window_opens_after_each_of_the_three_steps_of_a_spell() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20, prepared=["heal"]),
        mage(zone="d3"),
        veil("decoy", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.choose(0, "cast:heal:mage-0")
    assert moments(battle) == ["spell-cast", "spell-counter", "spell-resolved", "action-end"]


@pytest.mark.rule("spells.reveal-cast-steps")
def test_an_enchantment_is_revealed_as_soon_as_it_has_been_cast() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=5, prepared=["agony"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
    )
    battle.choose(0, "cast:agony:wolf")
    assert battle.asks == {0: "ask-reveal-spell-resolved"}, "only then is it there"
    (agony,) = battle.attached("wolf")
    battle.choose(0, f"reveal:{agony}")
    assert battle.mana(0) == 0
    assert not battle.piece(agony).hidden


@pytest.mark.rule("spells.reveal-cast-steps")
def test_poisoned_blood_revealed_in_the_counter_step_spoils_the_healing() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20, damage=9, prepared=["heal"]),
        mage("warlock", zone="d3", mana=3),
        veil("poisoned_blood", id="blood", on="mage-0", controller=1),
        creature="mage-0",
        dice=[HIT] * 8,
    )
    battle.does(0, "cast:heal:mage-0").until("ask-reveal-spell-counter").does(1, "reveal:blood").passes()
    assert battle.damage("mage-0") == 9


# Order


@pytest.mark.rule("spells.reveal-order")
@pytest.mark.parametrize("initiative", [0, 1])
def test_the_player_with_the_initiative_reveals_first(initiative: int) -> None:
    battle = watched(
        veil("eagle_wings", id="wings", on="wolf"),
        veil("maim_wings", id="maim", on="wolf", controller=1),
        creature="wolf",
        initiative=initiative,
    )
    battle.does(0, "move:wolf:b1")
    battle.together({0: "reveal:wings", 1: "reveal:maim"})
    revealed = [event["id"] for event in battle.happened("enchantment-revealed")]
    assert revealed == [["wings"], ["maim"]][initiative], "the other one waits its turn"
    assert set(battle.asks) == {0, 1} if initiative else {1}, "and is asked again, knowing this"


@pytest.mark.rule("spells.reveal-order")
def test_who_has_revealed_may_reveal_more_one_after_the_other() -> None:
    battle = watched(
        veil("bear_strength", id="bear", on="wolf"),
        veil("cheetah_speed", id="speed", on="wolf"),
        veil("agony", id="agony", on="wolf", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b1")
    battle.together({0: "reveal:bear", 1: "reveal:agony"})
    assert not battle.piece("bear").hidden
    battle.together({0: "reveal:speed", 1: "reveal:agony"})
    assert not battle.piece("speed").hidden
    assert battle.piece("agony").hidden, "first any number of the first player"
    battle.choose(1, "reveal:agony")
    assert not battle.piece("agony").hidden


@pytest.mark.rule("spells.reveal-order")
def test_after_the_other_has_revealed_the_first_may_again() -> None:
    battle = watched(
        veil("bear_strength", id="bear", on="wolf"),
        veil("agony", id="agony", on="wolf", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b1")
    battle.together({0: "pass", 1: "reveal:agony"})
    assert "reveal:bear" in battle.offers(0)
    battle.together({0: "reveal:bear", 1: "pass"})
    assert not battle.piece("bear").hidden


@pytest.mark.rule("spells.reveal-activation")
def test_nobody_is_asked_who_controls_nothing_hidden() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("bear_strength", on="wolf"),
        wall("fog_bank", border="a1-b1"),
    )
    battle.choose(0, "activate:wolf")
    assert battle.asks == {0: "ask-act"}
    battle.choose(0, "move:wolf:b1")
    assert battle.asks == {0: "ask-act"}


@pytest.mark.rule("spells.reveal-no-interrupt", "spells.mandatory")
def test_a_trap_does_not_wait_for_a_window() -> None:
    battle = watched(veil("teleport_trap", id="trap", zone="b1", controller=1), creature="wolf")
    battle.choose(0, "move:wolf:b1")
    assert battle.asks == {1: "ask-pay-reveal"}
    assert targets(battle, "pay:", 1) == {"trap"}


@pytest.mark.rule("spells.reveal-not-back")
def test_what_was_revealed_too_late_works_for_the_next_blow() -> None:
    battle = watched(
        veil("rhino_hide", id="hide", on="tegu", controller=1),
        creature("bitterwood_fox", id="fox", zone="c2"),
        creature="wolf",
        dice=[CRIT, BLANK, BLANK, BLANK, HIT, HIT, HIT],
    )
    battle.does(0, "move:wolf:c2").does(0, "attack:wolf.bite:tegu").until("ask-reveal-attack-damage")
    battle.does(1, "reveal:hide").passes()
    battle.does(1, "activate:mage-1", "finish:mage-1").does(
        0, "activate:fox", "attack:fox.bite:tegu"
    ).passes()
    assert battle.damage("tegu") == 1
