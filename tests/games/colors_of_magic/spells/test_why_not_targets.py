"""A target that does not fit says what of it does not, with the rule of the card."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Element, Side
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Who
from magehall.games.colors_of_magic.model.misfits import why_misfit
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.kernel.text import LOCALES
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

RULE = "spell.targets"


def table() -> Scene:
    """One of each: friends, an enemy, a monster."""
    return skirmish(
        creature("orc-warrior", 0, (40, 48), tapped=True, attacked=True),
        creature("tome-guardian", 0, (46, 48)),
        creature("storm-lynx", 1, (80, 48)),
        monster("drowned", (60, 80)),
        forces=[force(at=(10, 48)), force()],
    )


@pytest.mark.parametrize(
    ("who", "id", "reason"),
    [
        (Who(Side.OWN), "storm-lynx", "wants-own"),
        (Who(Side.OWN), "drowned", "wants-own"),
        (Who(Side.ENEMY), "tome-guardian", "wants-enemy"),
        (Who(other=True), "orc-warrior", "wants-other"),
        (Who(but=Ref.SELF), "orc-warrior", "wants-another"),
        (Who(type=CreatureType.UNDEAD), "orc-warrior", "wants-type"),
        (Who(but_types=(CreatureType.ORC,)), "orc-warrior", "wants-no-type"),
        (Who(element=Element.WATER), "tome-guardian", "wants-element"),
        (Who(largest=0), "tome-guardian", "wants-smaller"),
        (Who(marked=True), "tome-guardian", "wants-marked"),
        (Who(untapped=True), "orc-warrior", "wants-untapped"),
        (Who(unfought=True), "orc-warrior", "wants-unfought"),
        (Who(but_mages=True), "spell-splicer", "wants-no-mage"),
        (Who(mages=True), "tome-guardian", "wants-mage"),
        (Who(but_monsters=True), "drowned", "wants-no-monster"),
        (Who(engaged=True), "storm-lynx", "wants-engaged"),
        (Who(within=3), "storm-lynx", "out-of-range"),
        (Who(within=3, near=Near.TARGET), "storm-lynx", "no-target"),
    ],
)
@pytest.mark.rule("spell.targets", "concepts.sides", "concepts.types")
def test_the_first_condition_that_does_not_hold_is_named(who: Who, id: str, reason: str) -> None:
    scene = table()
    at = Standpoint(scene.state, 0, "orc-warrior")
    assert not at.fits(who, id)
    refusal = why_misfit(at, who, id, RULE)
    assert refusal is not None
    assert refusal.reason.key == f"refused-{reason}"
    assert refusal.rule
    for locale in LOCALES:
        assert "{" not in refusal.reason.render(locale)


@pytest.mark.rule("spell.targets")
def test_who_fits_is_refused_by_no_condition() -> None:
    scene = table()
    for seat in (0, 1):
        at = Standpoint(scene.state, seat, "orc-warrior")
        for who in (Who(), Who(Side.OWN), Who(Side.ENEMY), Who(within=4), Who(engaged=True), Who(mages=True)):
            for id in scene.state.on_table():
                assert (why_misfit(at, who, id, RULE) is None) is at.fits(who, id)


def casting(card: str, *creatures: dict[str, Any], first: int = 0) -> Scene:
    """The mage at the left is asked for the target of a card."""
    return skirmish(
        creature("tome-guardian", 0, (20, 60)),
        creature("obsidian-golem", 1, (30, 48)),
        *creatures,
        forces=[force(hand=[card], mana=9, tokens=0, at=(10, 48)), force()],
        first=first,
    )


@pytest.mark.rule("spell.targets", "card.incinerate")
def test_a_spell_for_enemies_says_that_a_friend_is_none() -> None:
    scene = casting("incinerate").does(0, "cast:incinerate")
    assert scene.refuses(0, "pick:tome-guardian") == ("refused-wants-enemy", "card.incinerate")
    assert scene.refuses(0, "pick:nobody") == ("refused-not-on-table", "spell.targets")


@pytest.mark.rule("spell.targets", "card.thorns")
def test_a_spell_for_friends_says_that_an_enemy_is_none() -> None:
    scene = casting("thorns").does(0, "cast:thorns")
    assert scene.refuses(0, "pick:obsidian-golem") == ("refused-wants-own", "card.thorns")


@pytest.mark.rule("spell.targets")
def test_a_zone_is_no_creature() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        zones=[{"kind": "spring", "at": (60, 60), "radius": 12, "owner": 1}],
        forces=[force(hand=["incinerate"], mana=9, at=(10, 48)), force()],
    )
    (zone,) = scene.state.zones()
    scene.does(0, "cast:incinerate")
    assert scene.refuses(0, f"pick:{zone}") == ("refused-wants-creature", "spell.targets")


@pytest.mark.rule("spell.targets")
def test_what_answers_another_question_is_not_called_a_bad_target() -> None:
    scene = casting("incinerate").does(0, "cast:incinerate")
    for deed in ("go:37,50", "place:40,40", "card:thorns", "player:1", "enough"):
        assert scene.refuses(0, deed) == ("refused-other-question", "spell.targets")


@pytest.mark.rule("card.redirect", "concepts.sides")
def test_a_new_target_is_judged_from_the_side_of_who_casts_the_spell() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (20, 60)),
        creature("scroll-golem", 0, (24, 40)),
        creature("obsidian-golem", 1, (30, 60)),
        forces=[
            force("deep-water-hydro-strategist", hand=["redirect"], mana=9, at=(10, 48)),
            force("spell-splicer", hand=["incinerate"], mana=9, at=(40, 48)),
        ],
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:tome-guardian")
    scene.does(0, "cast:redirect")
    scene.does(0, *scene.offers(0)).passes()
    assert scene.asks == {0: "ask-retarget"}
    assert scene.refuses(0, "pick:obsidian-golem") == ("refused-wants-enemy-of-caster", "card.incinerate")
