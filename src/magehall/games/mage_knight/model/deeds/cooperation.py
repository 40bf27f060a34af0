"""Deeds of a cooperative assault. [cooperation]"""

from __future__ import annotations

from magehall.games.mage_knight.model.deeds.combat import JOINT
from magehall.kernel.decision import Deed


class Invite(Deed):
    """Invite heroes next to a city to assault it together. [cooperation.invite]"""

    space: str
    seats: tuple[int, ...]

    def parts(self) -> tuple[str, str, str]:
        return "invite", self.space, JOINT.join(f"seat-{seat}" for seat in self.seats)


class Share(Deed):
    """Propose how many defenders each one fights. [cooperation.shares]"""

    numbers: tuple[int, ...]

    def parts(self) -> tuple[str, str, str]:
        return "share", JOINT.join(map(str, self.numbers)), ""


class Consent(Deed):
    """Take part, or not. [cooperation.consent]"""

    given: bool

    def parts(self) -> tuple[str, str, str]:
        return "consent", "given" if self.given else "refused", ""


class March(Deed):
    """Move into the city. [cooperation.march]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "march", self.space, ""


class HangBack(Deed):
    """Stay outside, for want of move points. [cooperation.march]"""

    def parts(self) -> tuple[str, str, str]:
        return "hang-back", "", ""


COOPERATION_VERBS = frozenset({"invite", "share", "consent", "march", "hang-back"})

_PLAIN: dict[str, Deed] = {deed.id: deed for deed in (Consent(True), Consent(False), HangBack())}


def read_cooperation_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, rest = option_id.partition(":")
    subject, _, target = rest.partition(":")
    deed = _PLAIN.get(option_id)
    numbers = [part.removeprefix("seat-") for part in (target if verb == "invite" else subject).split(JOINT)]
    if verb in ("invite", "share") and all(number.isdecimal() for number in numbers):
        found = tuple(map(int, numbers))
        deed = Invite(subject, found) if verb == "invite" else Share(found)
    elif verb == "march":
        deed = March(subject)
    return deed if deed is not None and deed.id == option_id else None
