"""What a mage may answer, as records that the rules read."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Face, School
from magehall.kernel.decision import PASS_VERB, Deed, Pass

PILE, CENTRE = "pile", "centre"


class Way(StrEnum):
    """As what a card is played."""

    CAST = "cast"
    MERGE = "merge"
    COUNTER = "counter"
    SPEND = "spend"


class ChooseMage(Deed):
    """Play the mage of a school. [setup.mage]"""

    school: str

    def parts(self) -> tuple[str, str, str]:
        return "choose", self.school, ""


class Draw(Deed):
    """Draw from the pile, or take the centre card. [turn.draw]"""

    source: str

    def parts(self) -> tuple[str, str, str]:
        return "draw", self.source, ""


class Play(Deed):
    """Play a card; ``target`` is a mage, or the type that Fusion declares. [turn.play]"""

    way: Way
    spell: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return self.way.value, self.spell, self.target

    @property
    def face(self) -> Face:
        """The card."""
        return FACES[FACE_NUMBER[self.spell]]


class Answer(Deed):
    """Answer one of several spells in the air. [answer.one-spell]"""

    place: int

    def parts(self) -> tuple[str, str, str]:
        return "answer", f"spell-{self.place}", ""


class Discard(Deed):
    """Discard a card that is too much. [hand.limit]"""

    spell: str

    def parts(self) -> tuple[str, str, str]:
        return "discard", self.spell, ""


class Take(Deed):
    """Take a card of the deceived mage. [rare.deception]"""

    spell: str

    def parts(self) -> tuple[str, str, str]:
        return "take", self.spell, ""


class Give(Deed):
    """Give a card for the one that was taken. [rare.deception]"""

    spell: str

    def parts(self) -> tuple[str, str, str]:
        return "give", self.spell, ""


VERBS = frozenset({"answer", "choose", "discard", "draw", "give", "take", PASS_VERB, *Way})

_WITH_CARDS = {"discard": Discard, "take": Take, "give": Give}


def read_deed(option_id: str) -> Deed | None:
    """The deed that an id means; None where it names nothing of this game."""
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    if subject in FACE_NUMBER:
        if verb in _WAYS:
            return Play(Way(verb), subject, target)
        return _WITH_CARDS[verb](subject) if verb in _WITH_CARDS and not target else None
    if target:
        return None
    if verb == "draw" and subject in (PILE, CENTRE):
        return Draw(subject)
    if verb == "answer" and subject in _PLACES:
        return Answer(_PLACES[subject])
    if verb == "choose" and subject in _SCHOOLS:
        return ChooseMage(subject)
    return Pass() if option_id == PASS_VERB else None


_WAYS = frozenset(Way)
_PLACES = {f"spell-{place}": place for place in range(sum(face.copies for face in FACES))}
_SCHOOLS = frozenset(School)
