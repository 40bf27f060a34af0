"""Deeds in a combat between players. [duel]"""

from __future__ import annotations

from magehall.kernel.decision import Deed

OWN_HERO = "hero"


class AttackHero(Deed):
    """Attack the hero on one's space. [duel.start]"""

    seat: int

    def parts(self) -> tuple[str, str, str]:
        return "duel", f"seat-{self.seat}", ""


class Defend(Deed):
    """Defend fully, for the next turn, or partly. [duel.fully] [duel.partly]"""

    fully: bool

    def parts(self) -> tuple[str, str, str]:
        return "defend", "fully" if self.fully else "partly", ""


class Launch(Deed):
    """Attack the rival with the points played. ``exposed``: only units outside the walls. [duel.attack] [duel.exposed]"""

    exposed: bool = False

    def parts(self) -> tuple[str, str, str]:
        return "launch", "exposed" if self.exposed else "", ""


class LetBe(Deed):
    """Attack no more. [duel.passing]"""

    def parts(self) -> tuple[str, str, str]:
        return "let-be", "", ""


class Endure(Deed):
    """Block with what was played, and endure the rest. [duel.block]"""

    def parts(self) -> tuple[str, str, str]:
        return "endure", "", ""


class Hurt(Deed):
    """Wound a unit of the rival, or the hero. [duel.damage]"""

    what: str

    def parts(self) -> tuple[str, str, str]:
        return "hurt", self.what, ""


class Steal(Deed):
    """Steal an artifact. [duel.steal]"""

    artifact: str

    def parts(self) -> tuple[str, str, str]:
        return "steal", self.artifact, ""


class DriveAway(Deed):
    """Force the rival onto another space. [duel.drive]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "drive", self.space, ""


class Spare(Deed):
    """Leave the rest of the damage. [duel.damage]"""

    def parts(self) -> tuple[str, str, str]:
        return "let-go", "", ""


class StandDown(Deed):
    """End one's part of the duel. [duel.fully]"""

    def parts(self) -> tuple[str, str, str]:
        return "stand-down", "", ""


DUEL_VERBS = frozenset(
    {"duel", "defend", "launch", "let-be", "endure", "hurt", "steal", "drive", "let-go", "stand-down"}
)

_PLAIN: dict[str, Deed] = {
    deed.id: deed
    for deed in (
        *(Defend(True), Defend(False), Launch(), Launch(exposed=True)),
        *(LetBe(), Endure(), Spare(), StandDown()),
    )
}


def read_duel_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, subject = option_id.partition(":")
    deed = _PLAIN.get(option_id)
    seat = subject.removeprefix("seat-")
    if verb == "duel" and seat.isdecimal():
        deed = AttackHero(int(seat))
    elif verb == "hurt":
        deed = Hurt(subject)
    elif verb == "steal":
        deed = Steal(subject)
    elif verb == "drive":
        deed = DriveAway(subject)
    return deed if deed is not None and deed.id == option_id else None
