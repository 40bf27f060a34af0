"""Rulings on forces: which mages and schools go together. [force]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.setup.forces import (
    CHOOSING,
    FORCES,
    READY,
    ask_force,
    faces_of,
    why_not_force,
)
from magehall.games.colors_of_magic.setup.options import (
    ForceOption,
    SkirmishOptions,
    agreement_for,
    problem_with,
)
from magehall.kernel.decision import Option, Refusal
from tests.games.colors_of_magic.field import field

FIRE = ("grand-barbecue", "precision-pyrotechnics", "tribal-rage")


def refused(mage: str, *schools: str) -> tuple[str, str]:
    verdict = why_not_force(mage, schools)
    assert verdict is not None
    return verdict.reason.key.removeprefix("refused-"), verdict.rule


@pytest.mark.rule("force")
@pytest.mark.rule("force.schools")
def test_a_force_is_a_mage_and_three_different_schools_one_of_the_own_element() -> None:
    assert why_not_force("ash-prophet", FIRE) is None
    assert refused("ash-prophet", *FIRE[:2]) == ("not-three-schools", "force.schools")
    assert refused("ash-prophet", FIRE[0], FIRE[0], FIRE[1]) == ("school-twice", "force.schools")
    mixed = ("deep-roots", "zephyr-dance", "spell-breakers")
    assert refused("ash-prophet", *mixed) == ("own-element-missing", "force.schools")
    assert refused("nobody", *FIRE) == ("no-such-mage", "force.mage")
    assert refused("ash-prophet", "nothing", *FIRE[:2]) == ("no-such-school", "force.schools")


@pytest.mark.rule("force.opposition")
def test_no_school_is_of_the_opposed_element_and_only_that_of_the_mage_counts() -> None:
    assert refused("ash-prophet", *FIRE[:2], "mirror-games") == ("opposed-element", "force.opposition")
    assert refused("gust-aeromancer", "zephyr-dance", "wind-secrets", "stone-skin")[0] == "opposed-element"
    assert why_not_force("ash-prophet", ("grand-barbecue", "stone-skin", "zephyr-dance")) is None


@pytest.mark.rule("force.arcane")
def test_arcane_is_open_to_all_and_an_arcane_mage_needs_it() -> None:
    assert why_not_force("spell-splicer", ("spell-breakers", "grand-barbecue", "mirror-games")) is None
    assert refused("spell-splicer", *FIRE) == ("own-element-missing", "force.schools")


@pytest.mark.rule("force.schools")
@pytest.mark.rule("force.codex")
def test_a_grimoire_is_thirty_cards_and_the_codex_ten_or_eleven() -> None:
    for mage in MAGE_BY_ID.values():
        faces = faces_of(mage, FIRE)
        eleven = mage.id in ("tomb-guardian", "whispering-tyrant")
        assert len(faces) == 30 + 10 + eleven
    assert len(SCHOOL_BY_ID) == 15


def test_a_dozen_forces_are_ready_in_their_one_spelling_and_for_every_mage() -> None:
    assert len(READY) == 12
    assert {ready.mage for ready in READY} == set(MAGE_BY_ID)
    for ready in READY:
        assert why_not_force(ready.mage, ready.schools) is None
        found = FORCES.find(ready.id)
        assert isinstance(found, Option)
        assert found.id == ready.id


def test_any_other_force_is_found_too_in_its_one_spelling() -> None:
    found = FORCES.find("force:ash-prophet:tribal-rage+zephyr-dance+grand-barbecue")
    assert isinstance(found, Option)
    assert found.id == "force:ash-prophet:grand-barbecue+tribal-rage+zephyr-dance"
    assert isinstance(FORCES.find("force:ash-prophet:tribal-rage"), Refusal)
    assert isinstance(FORCES.find("force:nobody:tribal-rage"), Refusal)


def test_the_question_lists_the_dozen_and_leaves_room_for_more() -> None:
    scene = field()
    asked = ask_force(scene.state, 0)
    assert (len(asked.options), asked.space, asked.question) == (12, "force", CHOOSING)


# Options


@pytest.mark.rule("setup.options")
def test_options_have_the_defaults_of_the_draft() -> None:
    agreement = agreement_for(SkirmishOptions(), 2)
    later = (agreement.ranged_duel, agreement.token_to_first_passer, agreement.move_as_action)
    assert (agreement.turn_limit, later) == (15, (False, False, False))


@pytest.mark.rule("setup.options")
def test_options_that_do_not_fit_are_refused() -> None:
    good = ForceOption("ash-prophet", FIRE)
    bad = ForceOption("ash-prophet", (*FIRE[:2], "mirror-games"))
    assert problem_with(SkirmishOptions(forces=[good, good]), 2) is None
    few = problem_with(SkirmishOptions(forces=[good]), 2)
    assert few is not None
    assert few.key == "option-error-forces"
    opposed = problem_with(SkirmishOptions(forces=[good, bad]), 2)
    assert opposed is not None
    assert opposed.key == "refused-opposed-element"
