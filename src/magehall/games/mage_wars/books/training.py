"""The training of each mage, and what a spell therefore costs in spell points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magehall.games.mage_wars.cards.card import Card, School
from magehall.games.mage_wars.cards.mages import BEASTMASTER, PRIESTESS, WARLOCK, WIZARD
from magehall.kernel.records import Value, replace

ELEMENTS: Final = (School.AIR, School.EARTH, School.FIRE, School.WATER)

TRAINED: Final = 1
UNTRAINED: Final = 2
OPPOSED: Final = 3
NOVICE_POINTS: Final = 1


class Training(Value):
    """The head of a mage's ability card. ``choices`` are the schools of which the mage takes one."""

    mage: str
    trained: tuple[School, ...]
    opposed: tuple[School, ...] = ()
    choices: tuple[School, ...] = ()
    spell_points: int = 120

    def times(self, school: School) -> int:
        """How many spell points a level of ``school`` costs."""
        if school in self.trained:
            return TRAINED  # [spellbooks.trained]
        if school in self.opposed:
            return OPPOSED  # [spellbooks.opposed]
        return UNTRAINED  # [spellbooks.untrained]


TRAININGS: Final[Mapping[str, Training]] = {
    training.mage: training
    for training in (
        Training(BEASTMASTER.id, trained=(School.NATURE,), opposed=(School.FIRE,)),
        Training(PRIESTESS.id, trained=(School.HOLY,), opposed=(School.DARK,)),
        Training(WARLOCK.id, trained=(School.DARK, School.FIRE), opposed=(School.HOLY,)),
        Training(WIZARD.id, trained=(School.ARCANE,), choices=ELEMENTS),
    )
}
"""What the ability cards print, by mage. [spellbooks.training]"""


def training_of(mage: str, element: School | None = None) -> Training:
    """The training of ``mage``; raises KeyError for no mage. An ``element`` the mage may choose counts as trained,
    any other counts for nothing. [spellbooks.wizard-element]"""
    printed = TRAININGS[mage]
    if element is None or element not in printed.choices:
        return printed
    return replace(printed, trained=(*printed.trained, element))


def mage_name(mage: str) -> str:
    """The message that names the mage, as an argument of another."""
    return f"@card-mage-{mage}"


class Share(Value):
    """What one school asks for a spell: ``level`` times ``times``. Where a novice spell costs the same whatever its
    level and school, ``times`` is 0."""

    school: School
    level: int
    times: int
    points: int


def shares(card: Card, training: Training) -> tuple[Share, ...]:
    """The parts of a spell's cost, by school. They are for every school of the card, or the one used where the card
    leaves the choice. A card without a school has no parts, and nobody puts it into a book."""
    if card.novice:  # [spellbooks.novice]
        school, level = card.schools[0]
        return (Share(school, level, 0, NOVICE_POINTS),)
    parts = tuple(_share(school, level, training.times(school)) for school, level in card.schools)
    if card.either_school:  # [spellbooks.any-school]
        return (min(parts, key=lambda part: part.points),)
    return parts


def _share(school: School, level: int, times: int) -> Share:
    return Share(school, level, times, level * times)


def points(card: Card, training: Training) -> int:
    """The spell points one copy costs. [spellbooks.all-schools]"""
    return sum(part.points for part in shares(card, training))


def barred_by(card: Card, training: Training) -> str:
    """The rule that keeps the spell from this mage, or nothing."""
    if card.mages and training.mage not in card.mages:
        return "spellbooks.mage-only"
    if card.school_only is not None and card.school_only not in training.trained:
        return "spellbooks.school-only"
    return ""
