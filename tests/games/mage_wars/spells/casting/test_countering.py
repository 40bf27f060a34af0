"""What comes between casting and resolving: countered spells, lost targets, casters that were moved."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    HIT,
    Battle,
    caster,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position


@pytest.mark.rule("casting.counter")
def test_a_countered_spell_is_lost_with_its_mana_and_its_action() -> None:
    battle = duel(
        caster("warlock", "agony"),
        mage(zone="d3", mana=2),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("nullify", id="nullify", on="wolf", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:wolf").does(1, "pay:nullify").passes()
    assert battle.discard(0) == ["agony"]
    assert battle.discard(1) == ["nullify"]
    assert battle.mana(0) == 18
    assert battle.attached("wolf") == []
    assert battle.asks == {1: "ask-activate"}, "the action is spent"


@pytest.mark.rule("spells.mandatory", "casting.counter")
@pytest.mark.parametrize(("answer", "mana"), [("pay", 8), ("refuse", 9)])
def test_all_that_a_spell_triggers_is_turned_up_though_one_is_enough(answer: str, mana: int) -> None:
    battle = duel(
        caster("warlock", "agony"),
        mage(zone="d3", mana=10),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("nullify", id="nullify", on="wolf", controller=1),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:wolf").does(1, f"{answer}:nullify")
    if answer == "refuse":
        battle.does(1, "pay:jinx")
    assert set(battle.passes().discard(1)) == {"nullify", "jinx"}
    assert battle.mana(1) == mana, "only one of them is paid for"
    assert battle.attached("wolf") == []


@pytest.mark.rule("casting.counter")
def test_jinx_gives_spell_and_mana_back_but_not_the_action() -> None:
    battle = duel(
        caster("warlock", "agony", "fireball"),
        mage("wizard", zone="c2", mana=1),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:agony:mage-1").does(1, "pay:jinx").until("ask-after-action")
    assert battle.book(0) == ["agony"]
    assert battle.mana(0) == 20
    assert battle.offers(0, "cast:fireball"), "only the quickcast is left"
    assert not battle.offers(0, "move:")


@pytest.mark.rule("casting.illegal-target")
def test_what_is_attached_to_a_teleported_creature_was_moved_too() -> None:
    battle = duel(
        caster("wizard", "dispel"),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        enchantment("bear_strength", id="strength", on="wolf", controller=1),
        veil("divine_intervention", id="way-out", on="wolf", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:dispel:strength").does(1, "reveal:way-out", "teleport:wolf:c2").passes()
    assert battle.exists("strength")
    assert battle.discard(0) == ["dispel"]


@pytest.mark.rule("casting.illegal-target")
def test_a_target_that_was_moved_at_all_is_no_longer_legal() -> None:
    battle = position("casting_fireball_escaped")
    battle.does(0, "cast:fireball:mage-1").until("ask-reveal-spell-counter")
    battle.does(1, "reveal:intervention", "teleport:mage-1:c2").passes()
    assert battle.zone("mage-1") == "c2"
    assert battle.damage("mage-1") == 0, "a teleport in place is a move too"


@pytest.mark.rule("casting.illegal-target")
def test_a_target_that_has_changed_is_no_longer_legal() -> None:
    """Tanglevine takes no flying creature; wings grow before it resolves."""
    battle = duel(
        caster("beastmaster", "tanglevine"),
        mage("beastmaster", zone="d3", mana=4),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("eagle_wings", id="wings", on="wolf", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:tanglevine:wolf").until("ask-reveal-spell-counter").does(1, "reveal:wings").passes()
    assert battle.discard(0) == ["tanglevine"]
    assert battle.attached("wolf") == ["wings"]
    assert battle.mana(0) == 15


@pytest.mark.rule("casting.caster-moved", "casting.cancelled")
@pytest.mark.parametrize(("to", "appears"), [("c2", False), ("b2", True)])
def test_a_wizard_sent_away_while_summoning_summons_nothing(to: str, appears: bool) -> None:
    """In place, the zone he named is still his: then it appears. [casting.moved-exceptions]"""
    battle = position("casting_wizard_sent_away")
    battle.does(0, "cast:mana-leech:b2").until("ask-reveal-spell-counter")
    battle.does(1, "reveal:intervention", f"teleport:mage-0:{to}").passes()
    assert bool(battle.happened("entered-play")) is appears
    assert battle.mana(0) == 4, "the mana does not come back"
    assert battle.discard(0) == ([] if appears else ["mana_leech"])


@pytest.mark.rule("casting.caster-moved")
@pytest.mark.parametrize("to", ["b1", "b2"])
def test_a_caster_that_was_moved_loses_the_spell_though_the_target_is_in_range(to: str) -> None:
    battle = duel(
        caster("warlock", "fireball"),
        mage(zone="c2", mana=10),
        veil("divine_intervention", id="intervention", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:fireball:mage-1").does(1, "reveal:intervention", f"teleport:mage-0:{to}").passes()
    assert not battle.happened("dice-rolled")
    assert battle.discard(0) == ["fireball"]


@pytest.mark.rule("casting.moved-exceptions")
def test_a_move_into_another_zone_that_was_the_target_is_no_exception() -> None:
    """The crystal was to stand in the next zone; only the zone the caster was in would do."""
    battle = duel(
        caster("wizard", "mana_crystal"),
        mage(zone="d3", mana=10),
        veil("divine_intervention", id="intervention", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:mana-crystal:c2").does(1, "reveal:intervention", "teleport:mage-0:c2").passes()
    assert battle.discard(0) == ["mana_crystal"]


@pytest.mark.rule("casting.moved-exceptions")
def test_a_spell_on_the_caster_or_on_what_the_caster_bears_survives_a_move() -> None:
    def moved(*options: str, **more: Any) -> Battle:
        battle = duel(
            caster("priestess", "heal", "dispel", damage=10),
            mage("warlock", zone="d3", mana=10),
            enchantment("agony", id="agony", on="mage-0", controller=1),
            veil("divine_intervention", id="intervention", on="mage-0", controller=1),
            creature="mage-0",
            **more,
        )
        return battle.does(0, *options).does(1, "reveal:intervention", "teleport:mage-0:d1").passes()

    healed = moved("cast:heal:mage-0", dice=[HIT] * 8)
    assert healed.damage("mage-0") == 2
    dispelled = moved("cast:dispel:agony")
    assert not dispelled.exists("agony")


@pytest.mark.rule("casting.cancelled")
def test_a_cancelled_spell_ends_at_once() -> None:
    battle = position("casting_wizard_sent_away")
    battle.does(0, "cast:mana-leech:b2").until("ask-reveal-spell-counter")
    battle.does(1, "reveal:intervention", "teleport:mage-0:d1").passes()
    (_cancelled,) = battle.happened("spell-cancelled")
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("card.reverse-magic-fourth")
def test_who_turns_a_spell_back_chooses_for_it_and_pays_what_that_costs_more() -> None:
    battle = duel(
        caster("wizard", "dissolve", mana=10),
        mage(zone="b2", mana=8),
        equipment("leather_boots", id="boots"),
        equipment("dragonscale_hauberk", id="hauberk"),
        equipment("leather_gloves", id="gloves", on="mage-1", controller=1),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition="fourth",
    )
    battle.does(0, "cast:dissolve:mage-1", "choose:dissolve:gloves").does(1, "pay:mirror").passes()
    left = battle.mana(1)
    assert battle.offers(1) == ["choose:dissolve:boots"], "the hauberk costs four more than was paid"
    assert left == 3
    battle.does(1, "choose:dissolve:boots").passes()
    assert not battle.exists("boots")
    assert battle.exists("gloves")
    assert battle.mana(1) == left


@pytest.mark.rule("card.reverse-magic-fourth")
def test_a_turned_spell_with_nothing_to_choose_is_countered() -> None:
    battle = duel(
        caster("wizard", "dissolve", mana=10),
        mage(zone="b2", mana=8),
        equipment("leather_gloves", id="gloves", on="mage-1", controller=1),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition="fourth",
    )
    battle.does(0, "cast:dissolve:mage-1", "choose:dissolve:gloves").does(1, "pay:mirror").passes()
    assert battle.exists("gloves")
    assert battle.happened("spell-countered")


@pytest.mark.rule("card.reverse-magic-fourth")
def test_a_push_that_was_turned_back_goes_where_its_new_controller_likes() -> None:
    battle = duel(
        caster("wizard", "force_push"),
        mage(zone="b2", mana=8),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition="fourth",
    )
    battle.does(0, "cast:force-push-fourth:mage-1", "choose:force-push-fourth:north").does(1, "pay:mirror")
    assert battle.match.state.trace().endswith("Cast.choose_anew")
    assert [shown["stage"] for shown in battle.view()["under_way"] if shown["procedure"] == "cast"] == [
        "counter"
    ]
    battle.does(1, "choose:force-push-fourth:south").passes()
    assert (battle.zone("mage-0"), battle.zone("mage-1")) == ("b3", "b2")
    twice = duel(
        caster("wizard", "force_push"),
        mage(zone="b2", mana=8),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        veil("reverse_magic", id="own", on="mage-0"),
        creature="mage-0",
        edition="fourth",
    )
    twice.does(0, "cast:force-push-fourth:mage-1", "choose:force-push-fourth:north").does(1, "pay:mirror")
    twice.does(0, "pay:own", "choose:force-push-fourth:south").passes()
    assert (twice.zone("mage-0"), twice.zone("mage-1")) == ("b2", "b3")
