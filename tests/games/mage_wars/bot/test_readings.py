"""Bots weigh cards by the words they declare, and know hardly any by name."""

from __future__ import annotations

import ast
import math
from pathlib import Path
from typing import get_args

import pytest

from magehall.games.mage_wars.bot.exceptions import NEVER_REVEALED
from magehall.games.mage_wars.bot.field import Field
from magehall.games.mage_wars.bot.readings import READINGS, Reading
from magehall.games.mage_wars.bot.words import ANSWERS, HURTS, TOLLS, TRAITS, Cue, worth_of_trap
from magehall.games.mage_wars.cards import BY_SLUG, NUMBER, SPELLS, Card
from magehall.games.mage_wars.cards.answers import Answer, CarryOff, CounterSpell, SpringTrap
from magehall.games.mage_wars.cards.card import Defense, Grant, Kind, Reach, Slot, Style, Trigger, Who
from magehall.games.mage_wars.cards.declare import (
    CREATURE,
    ZONE,
    conjuration,
    enchantment,
    equipment,
    of,
    reaction,
)
from magehall.games.mage_wars.cards.lasting import Hurts, Moment, Poisons, Toll
from magehall.games.mage_wars.cards.traits import (
    RESTRAINED,
    TraitName,
    armor,
    channeling,
    feeble,
    melee,
    regenerate,
    upkeep,
)
from tests.games.mage_wars.cards.test_words import NAMES, SOURCE
from tests.games.mage_wars.scenario import creature, duel, mage
from tests.games.mage_wars.scenario import enchantment as laid

BOT = sorted((SOURCE / "bot").glob("*.py"))
LASTING = [card for card in SPELLS if card.kind in (Kind.ENCHANTMENT, Kind.CONJURATION, Kind.EQUIPMENT)]
NOTHING_TO_A_BEARER: frozenset[TraitName] = frozenset({
    "blocks-sight", "defrost", "extendable", "familiar", "living", "magebind", "magecast", "nonliving",
    "passage-attacks", "passage-blocked", "spares-caster", "spawnpoint", "spellbind", "unmovable", "yields-hydro",
    "zone-exclusive",
})  # fmt: skip


def reading(card: Card) -> Reading:
    return READINGS[NUMBER[card.id]]


# Names


@pytest.mark.parametrize("path", BOT, ids=lambda path: path.stem)
def test_bots_know_no_card_by_name_but_for_the_exceptions(path: Path) -> None:
    named = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in NAMES
    }
    assert named == (set(NEVER_REVEALED) if path.stem == "exceptions" else set())


def test_exceptions_are_few_and_have_their_reasons() -> None:
    assert 0 < len(NEVER_REVEALED) <= 12
    for card, why in NEVER_REVEALED.items():
        assert card in NUMBER
        assert len(why.split()) > 5


# Every card and every word


@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.id)
def test_every_lasting_spell_has_a_worth(card: Card) -> None:
    found = reading(card)
    values = (found.creature, found.mage, found.own, found.worn, *(crowd.each for crowd in found.crowds))
    assert all(map(math.isfinite, values))
    assert any(values) or card.id in NEVER_REVEALED


@pytest.mark.parametrize(
    "card", [card for card in SPELLS if card.kind is Kind.ENCHANTMENT], ids=lambda card: card.id
)
def test_every_enchantment_that_waits_for_no_event_has_its_moment(card: Card) -> None:
    waits = card.trigger is None and card.id not in NEVER_REVEALED
    assert (reading(card).cue is not None) == waits


def test_what_belongs_on_enemies_follows_from_what_it_does() -> None:
    assert {card.id for card in SPELLS if card.clings and reading(card).harms} == {
        "agony", "chains_of_agony", "death_link", "enfeeble", "essence_drain", "force_hold", "ghoul_rot", "jinx",
        "magebane", "maim_wings", "marked_for_death", "pacify", "poisoned_blood", "turn_to_stone", "tanglevine",
    }  # fmt: skip


def test_every_trait_is_weighed_or_is_nothing_to_a_bearer() -> None:
    assert set(TRAITS) | NOTHING_TO_A_BEARER == set(get_args(TraitName))
    assert not set(TRAITS) & NOTHING_TO_A_BEARER


def test_every_moment_and_answer_is_weighed() -> None:
    assert set(HURTS) == set(TOLLS) == set(Moment)
    traps = {SpringTrap, CarryOff}
    assert set(ANSWERS) | traps == set(get_args(Answer))
    assert worth_of_trap(CarryOff(most=1), ()) > 0
    assert worth_of_trap(SpringTrap(), (reaction("snap", Style.TRAP, 3),)) > 0


# Cards that are in no box


def test_a_new_blessing_is_worth_its_words() -> None:
    one, both = (
        Reading(enchantment("new", of(nature=1), reveal=3, target=CREATURE, grants=(Grant(traits),)))
        for traits in ((melee(1),), (melee(1), armor(1)))
    )
    assert 0 < one.creature < both.creature
    assert not both.harms
    assert one.cue is Cue.STRIKES


@pytest.mark.parametrize(
    ("words", "cue"),
    [
        ({"lasting": (Hurts(Moment.UPKEEP, 1),)}, Cue.BEFORE_UPKEEP),
        ({"lasting": (Toll(Moment.ATTACKS, mana=1),)}, Cue.ACTIVATED),
        ({"grants": (Grant((feeble(1), channeling(-1))),)}, Cue.BEFORE_CHANNEL),
        ({"trigger": Trigger.CASTS_QUICK, "answer": CounterSpell()}, None),
    ],
)
def test_a_new_curse_is_for_enemies(words: dict[str, object], cue: Cue | None) -> None:
    found = Reading(enchantment("new", of(dark=1), reveal=3, target=CREATURE, **words))  # type: ignore[arg-type]  # any words
    assert found.harms
    assert found.mage < 0
    assert found.cue is cue


def test_a_new_defence_is_shown_against_what_it_helps() -> None:
    found = Reading(
        enchantment("new", of(mind=1), reveal=3, target=CREATURE, lends=(Defense(9, melee=False),))
    )
    assert found.creature > 0
    assert found.cue is Cue.STRUCK_FROM_AFAR


def test_what_costs_mana_in_every_round_is_worth_less() -> None:
    cheap, dear = (
        Reading(
            enchantment(
                "new", of(mind=1), reveal=2, target=CREATURE, traits=traits, grants=(Grant((RESTRAINED,)),)
            )
        )
        for traits in ((), (upkeep(3),))
    )
    assert dear.own < cheap.own == 0


def test_a_new_piece_of_equipment_is_worth_its_words() -> None:
    plain, better = (
        Reading(equipment("new", of(war=1), cost=4, slots=(Slot.BELT,), grants=(Grant(traits, Reach.MAGE),)))
        for traits in ((armor(1),), (armor(1), regenerate(1)))
    )
    assert 0 < plain.mage < better.mage
    assert 0 < plain.worn < better.worn


def test_a_new_ground_helps_friends_alone_and_a_new_plague_strikes_all() -> None:
    ground = enchantment(
        "new", of(holy=1), reveal=3, target=ZONE, grants=(Grant((armor(1),), Reach.ZONE, Who(friendly=True)),)
    )
    assert Reading(ground).own > 0
    assert Reading(ground).cue is Cue.STRUCK_HARD
    plague = Reading(conjuration("new", of(dark=1), cost=5, life=5, lasting=(Poisons(1),)))
    assert plague.own == 0
    assert [crowd.each < 0 for crowd in plague.crowds] == [True]


# In a position


def test_what_strikes_all_is_worth_more_where_enemies_are() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", zone="b2"),
        creature("timber_wolf", zone="c2", controller=1),
    )
    field = Field(battle.match.state)
    ours, nobodys, theirs = (
        field.standing(BY_SLUG["poison-gas-cloud"], 0, field.arena.zone(zone)) for zone in ("b2", "d1", "c2")
    )
    assert ours < nobodys < theirs


def test_a_totem_is_worth_more_to_who_has_animals() -> None:
    field = Field(duel(mage(), mage(), *(creature("timber_wolf", zone="a1") for _ in range(3))).match.state)
    totem = BY_SLUG["rajans-fury"]
    assert field.standing(totem, 0, 0) > 3 > 0 > field.standing(totem, 1, 0)


def test_a_bond_in_force_keeps_its_worth() -> None:
    """What holds a creature is no less of use for holding it; a second bond is."""
    free, held = (
        Field(
            duel(
                mage(), mage(), creature("steelclaw_grizzly", id="bear", zone="a1", controller=1), *on
            ).match.state
        )
        for on in ((), (laid("force_hold", id="hold", on="bear", controller=0),))
    )
    bond = reading(BY_SLUG["force-hold"])
    body = held.by_id["bear"]
    assert held.charm(bond, 0, body, in_force=True) > free.charm(bond, 0, free.by_id["bear"]) / 2 > 0
    assert held.charm(bond, 0, body) < 0
