"""Fate strikes at whatever the rules remember, at every window and every question: nothing may break."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from magehall import BrokenRule
from magehall.games.mage_wars.damage import leave_play
from magehall.games.mage_wars.model.frames import Cast, Curseweaving, Effects
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.casting import cast
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, StepFunction
from magehall.kernel.frame import Frame
from magehall.kernel.matches.journal import Move, Setup
from tests.games.mage_wars import fate
from tests.games.mage_wars.fate import deeds
from tests.games.mage_wars.nasty import GAME, Course, begin, exhaust, make, play
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)

TABLES = 20
CHUNK = 5
"""So many tables to a test, so that several cores can share them."""


@pytest.mark.parametrize("first", range(0, TABLES, CHUNK))
def test_nothing_breaks_whatever_fate_does(first: int) -> None:
    struck: Counter[tuple[str, str]] = Counter()
    for number in range(first, first + CHUNK):
        report = play(f"nasty:{number}")
        struck += report.struck
        assert not report.broken, msgspec.json.encode(report.broken[0]).decode()
    assert struck.total() > CHUNK, "fate has struck"


@pytest.mark.parametrize("number", [80036, 80114, 80260, 80515, 77001012])
def test_tables_at_which_something_broke_hold(number: int) -> None:
    """Bots thought about a spell whose target, or whose mage, was gone or banished. In the last, whatever pushed was
    banished."""
    assert play(f"nasty:{number}").broken == []


def test_the_same_table_is_struck_in_the_same_way() -> None:
    assert play("nasty:3").struck == play("nasty:3").struck


# It finds what it is there to find. A careless step is put into the tables of the game, where both builds look for it.


def put_in_place(
    monkeypatch: pytest.MonkeyPatch, frame: type[Frame], name: str, careless: StepFunction
) -> None:
    """Have a step of a procedure done by another function."""
    steps = GAME.tables[frame]
    monkeypatch.setitem(steps, name, steps[name]._replace(run=careless))


def broken_after(battle: Battle, *moves: Move) -> list[Course]:
    """All that breaks where fate does each of its deeds at each of its stops after the last of these moves."""
    match = begin(battle.match.setup)
    for move in moves[:-1]:
        make(match, move)
    return exhaust(match, moves[-1])


def test_curses_that_are_gone_by_the_time_they_are_woven_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_by_one(flow: Flow[Duel], spell: Effects, _word: object) -> None:
        for other in flow.state.attached(spell.target):
            leave_play.destroy(flow, other, "card.purge-magic")

    def choose_without_looking(weaving: Curseweaving, flow: Flow[Duel]) -> Asked:
        options = tuple(
            make_option(
                say("option-take-back", spell=flow.state.card(curse).name),
                "mages.curseweaving",
                "take-back",
                curse,
            )
            for curse in weaving.curses
        )
        return Decision(weaving.controller, say("ask-curseweaving"), "mages.curseweaving", options)

    battle = duel(
        mage("wizard", zone="a1"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=10),
        enchantment("bull_endurance", on="wolf"),
        enchantment("agony", id="agony", on="wolf", controller=1),
        turn=0,
    )
    assert not broken_after(battle, (0, "activate:wolf"))
    monkeypatch.setattr(fate, "carry_out", one_by_one)
    put_in_place(monkeypatch, Curseweaving, "choose", choose_without_looking)
    course = broken_after(battle, (0, "activate:wolf"))[0]
    assert "Curseweaving.chosen" in course.problem
    again = msgspec.json.decode(msgspec.json.encode(course), type=Course)
    with pytest.raises(BrokenRule, match="Curseweaving"):
        again.play()


def test_a_new_host_that_is_gone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_without_second_target(casting: Cast, flow: Flow[Duel]) -> None:
        extra, casting.extra = casting.extra, ()
        cast.check(casting, flow)
        casting.extra = extra

    battle = duel(
        wizard("shift_enchantment"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("block", id="block", on="mage-0"),
        creature="mage-0",
    )
    moves = ((0, "cast:shift-enchantment:block"), (0, "choose:shift-enchantment:wolf"))
    assert not broken_after(battle, *moves)
    put_in_place(monkeypatch, Cast, "check", check_without_second_target)
    assert any("there is no zone 'wolf'" in course.problem for course in broken_after(battle, *moves))


# What it found at questions: each goes on without what is gone.


def after(battle: Battle, deed: str, *moves: Move) -> Battle:
    """The battle, with fate striking at the question that is open, and the moves after that."""
    setup = Setup(2, {}, "position", {}, battle.match.setup.position)
    match = begin(setup)
    for move in battle.match.moves:
        make(match, move)
    assert deed in [option.id for option in deeds(match.state)]
    make(match, (next(iter(match.pending)), deed))
    for move in moves:
        make(match, move)
    return Battle(match)


def wizard(*prepared: str, **more: Any) -> dict[str, Any]:
    return mage("wizard", zone="b2", mana=20, prepared=list(prepared), **more)


@pytest.mark.rule("casting.pay", "casting.withdraw")
@pytest.mark.parametrize("deed", ["destroy.wolf:", "drain.mage-0:", "banish.wolf:", "destroy.mage-0:"])
def test_a_spell_that_can_no_longer_be_cast_is_withdrawn(deed: str) -> None:
    battle = duel(
        wizard("force_push"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:wolf")
    later = after(battle, f"fate:{deed}".rstrip(":"))
    assert later.prepared(0) == ["force_push"]
    assert not later.happened("spell-cast")


@pytest.mark.rule("casting.withdraw", "casting.helper-lost")
def test_a_spell_that_was_announced_by_a_familiar_is_lost_with_it() -> None:
    battle = duel(
        wizard(),
        mage(zone="d3"),
        creature("huginn_raven_familiar", id="huginn", zone="b2", assigned="force_push", mana=5),
        creature="huginn",
    )
    battle.does(0, "cast:force-push:mage-0")
    assert after(battle, "fate:destroy.huginn").discard(0) == ["huginn_raven_familiar", "force_push"]


@pytest.mark.rule("casting.withdraw", "casting.spellbind-fate")
def test_a_spell_that_was_announced_from_a_wand_goes_with_it() -> None:
    battle = duel(
        wizard(), mage(zone="d3"), equipment("mage_wand", id="wand", bound="force_push"), creature="mage-0"
    )
    battle.does(0, "bound:wand.force-push:mage-0")
    assert sorted(after(battle, "fate:destroy.wand").discard(0)) == ["force_push", "mage_wand"]


@pytest.mark.rule("round.upkeep-pay")
def test_nothing_is_paid_for_what_is_gone() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=20),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("force_hold", id="hold", on="wolf"),
        at="upkeep",
    )
    assert battle.asks == {0: "ask-upkeep-pay"}
    later = after(battle, "fate:destroy.wolf").passes()
    assert later.mana(0) == 20
    assert not later.exists("hold")


@pytest.mark.rule("spells.equipment-worn")
def test_what_nobody_is_left_to_wear_is_discarded() -> None:
    battle = duel(
        wizard("arcane_ring"),
        mage(zone="d3"),
        equipment("lightning_ring", id="lightning"),
        equipment("dawnbreaker_ring", id="dawn"),
        creature="mage-0",
    )
    battle.does(0, "cast:arcane-ring:mage-0").until("ask-slot")
    later = after(battle, "fate:destroy.mage-0")
    assert "arcane_ring" in later.discard(0)
    assert later.winners == (1,)


@pytest.mark.rule("card.gate-to-voltari")
def test_a_gate_that_is_gone_is_set_upon_nobody() -> None:
    battle = duel(wizard("gate_to_voltari"), mage(zone="d3"), creature="mage-0")
    battle.does(0, "cast:gate-to-voltari:b2").until("ask-set-upon")
    later = after(battle, f"fate:destroy.{battle.new('gate_to_voltari')}")
    assert later.discard(0) == ["gate_to_voltari"]


@pytest.mark.rule("casting.spellbind")
def test_nothing_is_bound_to_a_wand_that_is_gone() -> None:
    battle = duel(wizard("mage_wand", book=["force_push"]), mage(zone="d3"), creature="mage-0")
    battle.does(0, "cast:mage-wand:mage-0", "slot:weapon").until("ask-bind")
    later = after(battle, f"fate:destroy.{battle.new('mage_wand')}")
    assert later.book(0) == ["force_push"]


@pytest.mark.rule("card.blue-gremlin")
def test_nobody_pays_for_a_gremlin_that_is_gone() -> None:
    battle = duel(wizard(), mage(zone="d3"), creature("blue_gremlin", id="gremlin", zone="b2"), turn=0)
    battle.does(0, "activate:gremlin").until("ask-empower")
    later = after(battle, "fate:destroy.gremlin")
    assert later.mana(0) == 20


def failed_defense() -> Battle:
    """A wolf has failed to defend itself with Cobra Reflexes, and a temple may have it try again."""
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="other", zone="b2", controller=1),
        enchantment("cobra_reflexes", id="reflexes", on="other", controller=1),
        conjuration("temple_of_the_dawnbreaker", id="dawn", zone="c2", controller=1),
        creature="wolf",
        dice=[2],
    )
    battle.does(0, "attack:wolf.bite:other").does(1, "defend:reflexes.0")
    assert battle.offers(1) == ["reroll:defense:dawn", "pass"]
    return battle


@pytest.mark.rule("card.temple-of-the-dawnbreaker", "combat.avoid-defence")
def test_a_defence_that_is_gone_is_not_tried_again() -> None:
    later = after(failed_defense(), "fate:destroy.reflexes").passes()
    assert later.offers(1) == ["reroll:attack:dawn", "pass"], "the attack goes on to the dice"


@pytest.mark.rule("card.temple-of-the-dawnbreaker", "combat.avoid-defence")
def test_a_defender_that_is_gone_does_not_try_again() -> None:
    later = after(failed_defense(), "fate:destroy.other").passes()
    assert not later.offers(1, "reroll:")


@pytest.mark.rule("spells.mandatory", "card.block")
def test_nobody_pays_for_an_enchantment_that_is_gone_before_it_answers() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="other", zone="b2", controller=1),
        veil("block", id="block", on="other", controller=1),
        creature="wolf",
    )
    battle.does(0, "attack:wolf.bite:other").until("ask-pay-reveal")
    later = after(battle, "fate:destroy.block").passes()
    assert later.mana(1) == 20
    assert "ask-pay-reveal" not in later.asks.values()


@pytest.mark.rule("card.banish")
def test_a_creature_that_is_banished_in_its_own_action_phase_does_nothing_more() -> None:
    battle = duel(wizard(), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b2"), creature="wolf")
    later = after(battle, "fate:banish.wolf").passes()
    assert "ask-act" not in later.asks.values()
