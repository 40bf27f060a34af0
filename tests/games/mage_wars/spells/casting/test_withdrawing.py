"""A spell that still asks for something can be withdrawn, as long as it is not paid for."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_wars.bot.hints import WIDE, hints
from tests.games.mage_wars.scenario import Battle, conjuration, creature, duel, equipment, mage, veil


def snapshot(battle: Battle) -> dict[str, Any]:
    """The whole table, without what only counts upwards."""
    document = magehall.describe_position(battle.match)
    del document["serial"]
    return document


def pusher(**more: Any) -> dict[str, Any]:
    return mage("wizard", zone="b2", mana=10, prepared=["force_push"], **more)


WOLF = creature("timber_wolf", id="wolf", zone="b2", controller=1)


@pytest.mark.rule("casting.withdraw")
def test_a_withdrawn_spell_leaves_everything_as_it_was() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, creature="mage-0")
    before, offered = snapshot(battle), battle.offers(0)
    battle.does(0, "cast:force-push:wolf")
    assert battle.offers(0)[-1] == "withdraw"
    battle.does(0, "withdraw")
    assert snapshot(battle) == before
    assert battle.offers(0) == offered
    (told,) = battle.happened("spell-withdrawn")
    assert told["spell"] == "@card-force-push"
    battle.does(0, "cast:force-push:wolf", "choose:force-push:north").passes()
    assert battle.zone("wolf") == "b1"


@pytest.mark.rule("casting.withdraw", "actions.move-then-quick")
def test_a_mage_that_has_moved_may_do_something_else_instead() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, creature="mage-0")
    battle.does(0, "move:mage-0:b1", "cast:force-push:wolf", "withdraw")
    assert "guard:mage-0" in battle.offers(0)
    assert battle.match.state.stack[-1].moves == 1  # type: ignore[attr-defined]  # an activation


@pytest.mark.rule("casting.withdraw", "round.quickcast-phases")
def test_the_quickcast_of_a_withdrawn_spell_is_kept() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, at="quickcast")
    before = snapshot(battle)
    battle.does(0, "cast:force-push:wolf", "withdraw")
    assert snapshot(battle) == before
    battle.does(0, "pass").passes()
    assert battle.piece("mage-0").quickcast


@pytest.mark.rule("casting.withdraw", "round.pass")
def test_who_withdraws_before_an_activation_may_still_pass() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, turn=0)
    assert "skip" in battle.offers(0)
    battle.does(0, "cast:force-push:wolf", "withdraw")
    assert "skip" in battle.offers(0)
    assert battle.piece("mage-0").quickcast
    battle.does(0, "cast:force-push:wolf", "choose:force-push:north")
    battle.passes()
    assert "skip" not in battle.offers(0)


@pytest.mark.rule("casting.withdraw", "round.quickcast-around-activation")
def test_a_spell_withdrawn_after_an_action_phase_leaves_the_moment_open() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, creature="mage-0")
    battle.does(0, "finish:mage-0").until("ask-after-action")
    battle.choose(0, "cast:force-push:wolf").choose(0, "withdraw")
    assert battle.asks == {0: "ask-after-action"}
    assert "cast:force-push:wolf" in battle.offers(0)


@pytest.mark.rule("casting.withdraw", "casting.spellbind-cast")
def test_a_spell_withdrawn_from_a_wand_stays_bound_and_is_known() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=10),
        mage(zone="d3"),
        WOLF,
        equipment("mage_wand", id="wand", bound="force_push"),
        creature="mage-0",
    )
    battle.does(0, "bound:wand.force-push:wolf", "withdraw")
    assert "bound:wand.force-push:wolf" in battle.offers(0)
    assert battle.sees(1, "wand")["bound"] == "force-push"


@pytest.mark.rule("casting.withdraw", "mages.restore-quick")
def test_a_restore_can_be_withdrawn_too() -> None:
    battle = duel(mage(zone="b2", markers={"burn": 1}), mage(zone="d3"), creature="mage-0")
    battle.does(0, "invoke:mage-0.restore:mage-0", "withdraw")
    assert battle.markers("mage-0") == {"burn": 1}
    assert "invoke:mage-0.restore:mage-0" in battle.offers(0)


@pytest.mark.rule("casting.withdraw", "round.deployment")
def test_a_spawnpoint_keeps_the_spell_that_was_withdrawn() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=30, book=["wall_of_fire"]),
        mage(zone="d3"),
        conjuration("battle_forge", id="forge", zone="b2", assigned="leather_boots"),
        at="deployment",
    )
    assert "withdraw" not in battle.offers(0), "equipment asks for nothing besides its target"
    battle.does(0, "cast:leather-boots:mage-0").passes()
    assert battle.new("leather_boots")


@pytest.mark.rule("casting.withdraw", "casting.familiar-cast")
def test_a_familiar_keeps_the_spell_that_was_withdrawn() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=10),
        mage(zone="d3"),
        creature("fellella_pixie_familiar", id="fellella", zone="b2", assigned="block"),
        creature("huginn_raven_familiar", id="huginn", zone="b2", assigned="force_push", mana=3),
        WOLF,
        creature="huginn",
    )
    battle.does(0, "cast:force-push:wolf", "withdraw")
    assert battle.piece("huginn").assigned != -1
    battle.does(0, "cast:force-push:wolf", "choose:force-push:north").passes()
    assert battle.zone("wolf") == "b1"


@pytest.mark.rule("casting.withdraw", "card.reverse-magic-fourth")
def test_what_is_paid_for_can_no_longer_be_withdrawn() -> None:
    battle = duel(
        pusher(),
        mage(zone="b2", mana=8),
        veil("reverse_magic", id="mirror", on="mage-1", controller=1),
        creature="mage-0",
        edition="fourth",
    )
    battle.does(0, "cast:force-push-fourth:mage-1", "choose:force-push-fourth:north").does(
        1, "pay:mirror"
    ).passes()
    assert battle.offers(1, "choose:force-push-fourth")
    assert "withdraw" not in battle.offers(1)


@pytest.mark.rule("casting.withdraw", "card.purify")
def test_a_spell_with_several_choices_can_be_withdrawn_after_each() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=10, prepared=["purify"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"rot": 2}),
        creature="mage-0",
    )
    battle.does(0, "cast:purify:wolf", "choose:purify:rot", "withdraw")
    assert battle.mana(0) == 10
    assert battle.markers("wolf") == {"rot": 2}
    assert battle.prepared(0) == ["purify"]


@pytest.mark.rule("casting.withdraw", "spells.wall-extend")
def test_a_wall_whose_second_part_cannot_be_paid_asks_nothing() -> None:
    def offered(mana: int) -> list[str]:
        battle = duel(
            mage("warlock", zone="b2", mana=mana, prepared=["wall_of_fire"], book=["wall_of_fire"]),
            mage(zone="d3"),
            creature="mage-0",
        )
        return battle.does(0, "cast:wall-of-fire:b2-c2").offers(0)

    assert offered(16)[-1] == "withdraw"
    assert "withdraw" not in offered(15)


def test_a_bot_never_thinks_of_withdrawing() -> None:
    battle = duel(pusher(), mage(zone="d3"), WOLF, creature="mage-0")
    battle.does(0, "cast:force-push:wolf")
    decision = battle.match.pending[0]
    for suggested in (hints(battle.match.state, decision), hints(battle.match.state, decision, WIDE)):
        assert suggested
        assert all(option.verb != "withdraw" for option in suggested)


@pytest.mark.rule("casting.withdraw")
def test_the_others_learn_the_same_whatever_the_mage_has_prepared_besides() -> None:
    """What a withdrawn spell tells is that it was announced, and nothing about the rest."""

    def told(other: str) -> Any:
        battle = duel(
            mage("wizard", zone="b2", mana=10, prepared=["force_push", other]),
            mage(zone="d3"),
            WOLF,
            creature="mage-0",
        )
        battle.does(0, "cast:force-push:wolf", "withdraw")
        events = [event.seen_by(1) for event in battle.match.events]
        return battle.match.view(1), events

    assert told("dispel") == told("fireball")
