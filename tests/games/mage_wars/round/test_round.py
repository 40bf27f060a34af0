"""The round: its phases, whose turn it is, activation, passing, and the quickcast."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position


def through_round(battle: Battle) -> list[str]:
    """Let everyone pass until the next round has been planned; returns the phases as they came."""
    phases = [battle.phase]
    start = battle.round
    while battle.round == start or battle.phase not in ("first-quickcast", "actions"):
        (seat, *_) = battle.asks
        idle = [
            o
            for o in battle.offers(seat)
            if o.startswith(("pass", "finish:", f"activate:mage-{seat}", "done"))
        ]
        battle.choose(seat, idle[0])
        if phases[-1] != battle.phase:
            phases.append(battle.phase)
    return phases


@pytest.mark.rule("round.stages")
def test_a_round_goes_through_its_phases_in_order() -> None:
    # Something face down opens a window at the end of each phase, a lair has something to plan and to deploy.
    battle = duel(
        mage("beastmaster", zone="a1", book=["timber_wolf"], mana=0),
        mage(zone="d3"),
        conjuration("lair", zone="a1", assigned="timber_wolf", mana=9),
        veil("block", on="mage-0"),
        at="final_quickcast",
    )
    assert through_round(battle) == [
        "final-quickcast",
        "initiative",
        "reset",
        "channel",
        "upkeep",
        "planning",
        "deployment",
        "first-quickcast",
    ]
    assert battle.round == 2


@pytest.mark.rule("round.stages")
def test_all_finish_a_phase_before_the_next_begins() -> None:
    battle = duel(mage(book=["block"]), mage(book=["block"]), at="planning")
    battle.together({0: "done"})
    assert battle.phase == "planning"
    assert 1 in battle.asks
    battle.together({1: "done"})
    assert battle.phase == "first-quickcast"


# Initiative, reset and channeling


@pytest.mark.rule("round.initiative-passes")
def test_the_initiative_passes_with_every_round_but_the_first() -> None:
    battle = duel(at="initiative", round=1, initiative=0)
    assert (battle.round, battle.view()["initiative"]) == (2, 1)
    through_round(battle)
    assert (battle.round, battle.view()["initiative"]) == (3, 0)


@pytest.mark.rule("round.initiative-first")
@pytest.mark.parametrize("first", [0, 1])
def test_who_has_the_initiative_goes_first(first: int) -> None:
    battle = duel(at="quickcast", initiative=first)
    assert battle.asks == {first: "ask-quickcast"}
    battle.does(first, "pass").does(1 - first, "pass")
    assert battle.asks == {first: "ask-activate"}


@pytest.mark.rule("round.reset")
def test_every_marker_is_turned_to_its_ready_side() -> None:
    battle = duel(
        mage("wizard", zone="b2", active=False, quickcast=False, used={"arcane-zap": 1}),
        mage(zone="b2", active=False, quickcast=False),
        creature("timber_wolf", id="wolf", zone="b2", active=False),
        equipment("deflection_bracers", id="bracers", used={"defense-0": 1}),
        at="reset",
    )
    battle.does(0, "refuse:mage-0")
    for id in ("mage-0", "mage-1", "wolf"):
        assert battle.piece(id).active
    assert battle.piece("mage-0").quickcast
    assert battle.piece("mage-1").quickcast
    assert battle.sees(None, "bracers")["used"] == []
    assert "invoke:mage-0.arcane-zap:mage-1" in battle.offers(0)


@pytest.mark.rule("round.once-per-round")
def test_what_has_a_ready_marker_works_once_until_it_is_reset() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        equipment("deflection_bracers", id="bracers", controller=1),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="other", zone="b2"),
        turn=0,
        dice=[12, *[BLANK] * 4],
    )
    battle.does(0, "activate:wolf", "attack:wolf.bite:mage-1")
    (defense,) = battle.offers(1, "defend:")
    battle.does(1, defense).passes()
    battle.does(1, "activate:mage-1", "finish:mage-1").passes()
    battle.does(0, "activate:other", "attack:other.bite:mage-1").passes()
    assert battle.asks == {0: "ask-activate"}, "the bracers were not offered a second time"
    battle.does(0, "activate:mage-0", "finish:mage-0")
    through_round(battle)
    assert battle.sees(None, "bracers")["used"] == []


@pytest.mark.rule("round.channel-mage")
def test_a_mage_gains_mana_equal_to_its_channeling_and_saves_it_without_limit() -> None:
    battle = duel(mage("beastmaster", mana=95), mage("wizard", mana=0), at="channel")
    assert battle.mana(0) == 104
    assert battle.mana(1) == 10


@pytest.mark.rule("round.channel-mage")
def test_what_raises_channeling_is_gained_too() -> None:
    battle = duel(mage("beastmaster", mana=0), mage(), equipment("moonglow_amulet"), at="channel")
    assert battle.mana(0) == 10


@pytest.mark.rule("round.channel-objects")
def test_objects_channel_for_themselves() -> None:
    battle = duel(
        mage("beastmaster", mana=0),
        mage(mana=0),
        conjuration("lair", id="lair", zone="b2", mana=1),
        creature("huginn_raven_familiar", id="huginn", zone="b2", controller=1),
        at="channel",
    )
    assert battle.piece("lair").mana == 3
    assert battle.mana(0) == 9, "apart from the mage's own"
    assert battle.piece("huginn").mana == 1
    assert battle.mana(1) == 10


# Turns


@pytest.mark.rule("round.alternate")
def test_the_players_take_turns_until_no_creature_is_active() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="a1"),
        creature("feral_bobcat", id="cat", zone="d3", controller=1),
    )
    for seat, id in ((0, "wolf"), (1, "cat"), (0, "mage-0"), (1, "mage-1")):
        assert battle.passes().asks == {seat: "ask-activate"}
        battle.does(seat, f"activate:{id}", f"finish:{id}")
    assert battle.passes().phase == "final-quickcast"


@pytest.mark.rule("round.activate")
def test_an_activation_turns_the_marker_over_and_ends_the_guard() -> None:
    battle = duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", guard=True))
    battle.does(0, "activate:wolf")
    assert not battle.piece("wolf").active
    assert not battle.piece("wolf").guard
    assert battle.asks == {0: "ask-act"}, "but its action phase has only begun"


@pytest.mark.rule("round.activate")
def test_the_opponent_may_reveal_enchantments_before_the_creature_acts() -> None:
    battle = duel(
        mage(),
        mage(mana=10),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("force_hold", id="hold", on="wolf", controller=1),
    )
    battle.does(0, "activate:wolf")
    assert battle.asks == {1: "ask-reveal-activated"}
    battle.does(1, "reveal:hold").passes()
    assert battle.offers(0, "move:") == []


@pytest.mark.rule("round.pass")
def test_the_warlock_alone_may_pass_while_the_other_has_more_active_creatures() -> None:
    battle = position("round_warlock_alone")
    assert "skip" in battle.offers(0)
    battle.does(0, "skip").does(1, "activate:tegu", "finish:tegu").passes()
    assert battle.asks == {0: "ask-activate"}
    assert battle.offers(0) == ["activate:mage-0"], "one against one: he must act"


@pytest.mark.rule("round.pass")
def test_who_has_more_active_creatures_must_activate_one() -> None:
    battle = position("round_warlock_alone")
    battle.does(0, "skip")
    assert "skip" not in battle.offers(1)
    battle.refuses(1, "skip")


@pytest.mark.rule("round.none-left")
def test_a_player_without_active_creatures_is_passed_over() -> None:
    battle = duel(
        mage(zone="a1", active=False),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="d3", controller=1),
        creature("feral_bobcat", id="cat", zone="d3", controller=1),
        turn=1,
    )
    for id in ("wolf", "cat", "mage-1"):
        assert battle.passes().asks == {1: "ask-activate"}
        battle.does(1, f"activate:{id}", f"finish:{id}")
    assert battle.passes().phase == "final-quickcast"


# The end of an action phase


@pytest.mark.rule("round.end-effects")
def test_stun_wears_off_at_the_end_of_the_creatures_phase() -> None:
    battle = duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2", markers={"stun": 2}))
    battle.does(0, "activate:wolf")
    assert battle.offers(0) == ["finish:wolf"]
    assert battle.markers("wolf") == {"stun": 2}
    battle.does(0, "finish:wolf")
    assert battle.markers("wolf") == {}
    assert not battle.piece("wolf").active


@pytest.mark.rule("round.end-effects")
@pytest.mark.parametrize(("roll", "left"), [(6, {"cripple": 1}), (7, {})])
def test_an_escape_roll_is_made_at_the_end_of_the_phase(roll: int, left: dict[str, int]) -> None:
    battle = duel(
        mage(),
        mage(),
        creature("timber_wolf", id="wolf", zone="b2", markers={"cripple": 1}),
        creature="wolf",
        dice=[roll],
    )
    battle.does(0, "guard:wolf")
    assert battle.markers("wolf") == left


@pytest.mark.rule("round.end-effects-late")
def test_a_stun_from_a_barrier_outlasts_the_phase_in_which_it_came() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1, active=False),
        enchantment("circle_of_lightning", on="tegu", controller=1),
        creature="wolf",
        dice=[*[BLANK] * 4, BLANK, BLANK, 12],
    )
    battle.does(0, "attack:wolf.bite:tegu").passes()
    assert battle.markers("wolf") == {"stun": 1}
    through_round(battle.does(1, "activate:mage-1"))
    assert battle.markers("wolf") == {"stun": 1}
    battle.does(1, "pass").does(0, "pass").does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:wolf")
    assert battle.offers(0) == ["finish:wolf"], "the next phase is lost"
    battle.does(0, "finish:wolf")
    assert battle.markers("wolf") == {}


@pytest.mark.rule("round.enters-inactive")
def test_a_creature_comes_into_play_inactive_and_acts_from_the_next_round_on() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=20, prepared=["timber_wolf"]),
        mage("warlock", zone="d3"),
        creature="mage-0",
    )
    battle.does(0, "cast:timber-wolf:a1")
    wolf = battle.new("timber_wolf")
    assert not battle.piece(wolf).active
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.round == 2
    assert battle.asks == {1: "ask-activate"}
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert f"activate:{wolf}" in battle.offers(0)


@pytest.mark.rule("round.reactivated")
def test_a_creature_made_active_again_acts_once_more_in_the_same_round() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=10, prepared=["rouse_the_beast"]),
        mage(),
        creature("timber_wolf", id="wolf", zone="b2", summoned=1, active=False),
        round=1,
    )
    assert "activate:wolf" not in battle.offers(0)
    battle.does(0, "cast:rouse-the-beast:wolf")
    battle.does(0, "activate:wolf", "guard:wolf")
    assert battle.piece("wolf").guard
    assert not battle.piece("wolf").active


# Quickcast


@pytest.mark.rule("round.quickcast-once")
def test_a_quickcast_casts_one_quick_spell_and_nothing_else() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=40, prepared=["minor_heal", "timber_wolf"], damage=5),
        mage("warlock"),
        at="quickcast",
        dice=[HIT, HIT],
    )
    assert battle.offers(0) == ["cast:minor-heal:mage-0", "pass"], "no full spell, no attack, no move"
    battle.does(0, "cast:minor-heal:mage-0").passes()
    assert not battle.piece("mage-0").quickcast


@pytest.mark.rule("round.quickcast-once")
def test_the_wizard_quickcasts_a_zap_and_casts_another_spell_with_his_action() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=40, prepared=["force_push", "force_push"]),
        mage("warlock", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        dice=[BLANK] * 3,
    )
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.offers(0, "cast:") == [], "no second quickcast"
    battle.does(0, "activate:mage-0", "cast:force-push:mage-1", "choose:force-push:north").passes()
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.asks == {0: "ask-activate"}
    assert battle.offers(0, "cast:") == []
    assert battle.prepared(0) == ["force_push"]


@pytest.mark.rule("round.quickcast-phases")
@pytest.mark.parametrize("phase", ["quickcast", "final_quickcast"])
def test_each_mage_is_asked_once_in_order_of_initiative(phase: str) -> None:
    battle = duel(at=phase, initiative=1)
    before = battle.phase
    assert battle.asks == {1: "ask-quickcast"}
    battle.does(1, "pass")
    assert battle.asks == {0: "ask-quickcast"}
    battle.does(0, "pass")
    assert battle.phase != before


@pytest.mark.rule("round.quickcast-phases")
def test_a_used_quickcast_is_not_asked_for_again() -> None:
    battle = duel(mage(quickcast=False), mage(), at="final_quickcast")
    assert battle.asks == {1: "ask-quickcast"}


@pytest.mark.rule("round.quickcast-around-activation")
def test_the_beastmaster_enchants_his_bobcat_after_the_wolfs_guard() -> None:
    battle = position("round_wolf_guards")
    battle.does(0, "activate:wolf", "guard:wolf")
    assert battle.asks == {0: "ask-after-action"}
    battle.does(0, "cast:bear-strength:bobcat").passes()
    assert battle.piece("wolf").guard
    assert not battle.piece("mage-0").quickcast
    assert battle.piece("mage-0").active, "his own action phase is still to come"
    assert battle.attached("bobcat") == [battle.new("bear_strength")]


@pytest.mark.rule("round.quickcast-around-activation")
def test_who_quickcasts_before_an_activation_must_activate() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage("warlock", zone="b2"),
        creature("timber_wolf", zone="d3", controller=1),
        dice=[BLANK] * 3,
    )
    assert "skip" in battle.offers(0)
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.offers(0) == ["activate:mage-0"], "no passing after a quickcast"


@pytest.mark.rule("round.quickcast-around-activation")
def test_neither_passing_nor_the_opponents_phase_gives_a_chance() -> None:
    battle = position("round_warlock_alone")
    battle.does(0, "skip")
    assert battle.asks == {1: "ask-activate"}, "nothing is asked after a pass"
    wizards = duel(mage("wizard", zone="a1"), mage("wizard", zone="d3"), creature="mage-0")
    wizards.does(0, "finish:mage-0")
    assert wizards.asks == {0: "ask-after-action"}, "only the side that acted"
