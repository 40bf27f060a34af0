"""Forces: a mage and three schools. It says which ones go together, and has a dozen that are ready to play. [force]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Mage
from magehall.games.colors_of_magic.cards.vocabulary import OPPOSED
from magehall.games.colors_of_magic.model.deed_reading import read_deed
from magehall.games.colors_of_magic.model.deeds import ChooseForce
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.space import Space

FORCE = "force"
"""The verb of the space."""

SCHOOLS_EACH = 3
CODEX = 10
"""Cards of a codex that are played. [force.codex-of-eleven]"""

_ORDER = {school: place for place, school in enumerate(SCHOOL_BY_ID)}


def force(mage: str, *schools: str) -> ChooseForce:
    """A force in its one spelling: the schools in the order of the box."""
    return ChooseForce(mage, tuple(sorted(schools, key=lambda school: _ORDER.get(school, len(_ORDER)))))


READY: tuple[ChooseForce, ...] = (
    force("ash-blade-pyromancer", "precision-pyrotechnics", "stone-skin", "tribal-rage"),
    force("ash-prophet", "grand-barbecue", "precision-pyrotechnics", "spell-breakers"),
    force("bastion-geomancer", "citadel-builders", "grand-barbecue", "stone-skin"),
    force("chronicle-archivist", "grimoire-theory", "temporal-flux-and-reflux", "thalassotherapy"),
    force("deep-water-hydro-strategist", "citadel-builders", "mirror-games", "tides-and-currents"),
    force("gust-aeromancer", "tides-and-currents", "wind-secrets", "zephyr-dance"),
    force("spell-splicer", "grimoire-theory", "precision-pyrotechnics", "spell-breakers"),
    force("tomb-guardian", "deep-roots", "grimoire-theory", "stone-skin"),
    force("unbound-elementalist", "thalassotherapy", "tides-and-currents", "zephyr-dance"),
    force("whispering-tyrant", "mirages-and-false-pretenses", "spell-breakers", "wind-secrets"),
    force("tomb-guardian", "citadel-builders", "deep-roots", "tribal-rage"),
    force("gust-aeromancer", "mirages-and-false-pretenses", "thalassotherapy", "zephyr-dance"),
)
"""Forces that go well together: one for each mage, and two more."""


def why_not_force(mage: str, schools: tuple[str, ...]) -> Verdict:
    """Why a mage and schools are no force. Several players may have the same.
    [force.schools] [force.opposition] [force.arcane] [force.same-mage]"""
    if mage not in MAGE_BY_ID:
        return refuse("no-such-mage", "force.mage")
    if any(school not in SCHOOL_BY_ID for school in schools):
        return refuse("no-such-school", "force.schools")
    if len(schools) != SCHOOLS_EACH:
        return refuse("not-three-schools", "force.schools")
    if len(set(schools)) != SCHOOLS_EACH:
        return refuse("school-twice", "force.schools")
    element = MAGE_BY_ID[mage].element
    elements = [SCHOOL_BY_ID[school].element for school in schools]
    if element not in elements:
        return refuse("own-element-missing", "force.schools", element=f"@element-{element}")
    for school, other in zip(schools, elements, strict=True):
        if OPPOSED.get(element) is other:
            return refuse("opposed-element", "force.opposition", school=name_of(school))
    return None


def faces_of(mage: Mage, schools: tuple[str, ...]) -> list[str]:
    """The cards of a force by number: thirty of the grimoire, then the codex. [force.schools] [force.codex]"""
    faces = [card.id for school in schools for card in SCHOOL_BY_ID[school].cards for _ in range(card.copies)]
    return faces + [card.id for card in mage.codex for _ in range(card.copies)]


# The question


def ask_force(state: Skirmish, seat: int) -> Decision:
    """A dozen ready forces, or any other that is allowed. [force]"""
    asked = CHOOSING.ask(state, seat)
    return Decision(seat, asked.prompt, asked.rule, asked.options, FORCE, CHOOSING)


def _options(_moment: Moment[Skirmish]) -> Iterator[Option]:
    for ready in READY:
        yield force_option(ready)


def force_option(chosen: ChooseForce) -> Option:
    """The option to take a force."""
    first, second, third = chosen.schools
    text = say(
        "option-force",
        mage=name_of(chosen.mage),
        first=name_of(first),
        second=name_of(second),
        third=name_of(third),
    )
    return chosen.option(text, "force")


def _why_not(_moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseForce):
        return refuse("choose-force-first", "force")
    return why_not_force(deed.mage, deed.schools)


CHOOSING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-force"), "force", _options, _why_not
)


class Forces(Space):
    """All forces that may be played. [force]"""

    __slots__ = ()

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_deed(option_id)
        if not isinstance(deed, ChooseForce):
            return refuse("no-such-force", "force")
        return why_not_force(deed.mage, deed.schools) or force_option(force(deed.mage, *deed.schools))


FORCES = Forces()
