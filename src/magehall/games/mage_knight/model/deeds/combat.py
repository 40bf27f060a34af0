"""Deeds that begin a combat, and deeds in it. [combat]"""

from __future__ import annotations

from magehall.kernel.decision import Deed

JOINT = "+"
"""What stands between the members of a set in an id."""

HERO = "hero"
"""Who takes damage that no unit takes."""


def _joined(members: tuple[str, ...]) -> str:
    return JOINT.join(members)


class ChallengeFoes(Deed):
    """Challenge the rampaging enemies of adjacent spaces, listed in order. [combat.challenge]"""

    spaces: tuple[str, ...]

    def parts(self) -> tuple[str, str, str]:
        return "challenge", _joined(self.spaces), ""


class ChallengeNobody(Deed):
    """Leave it at the enemies that must be fought. [combat.joining]"""

    def parts(self) -> tuple[str, str, str]:
        return "challenge", "nobody", ""


class Enter(Deed):
    """Enter the adventure site of one's space. [combat.adventure]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "enter", self.space, ""


class BurnDown(Deed):
    """Burn the monastery of one's space. [combat.burn]"""

    space: str

    def parts(self) -> tuple[str, str, str]:
        return "burn", self.space, ""


class Chant(Deed):
    """Call monsters for the glades one marked. [scenario.druid-nights]"""

    def parts(self) -> tuple[str, str, str]:
        return "chant", "monsters", ""


class Strike(Deed):
    """Attack one or several enemies at once, listed in order. [combat.attack]"""

    foes: tuple[str, ...]

    def parts(self) -> tuple[str, str, str]:
        return "strike", _joined(self.foes), ""


class BlockFoe(Deed):
    """Block an enemy with all block points. [combat.block]"""

    foe: str

    def parts(self) -> tuple[str, str, str]:
        return "block", self.foe, ""


class Convert(Deed):
    """Turn points into so many of ``into``: "attack", "ranged" or "block". [card.agility] [card.diplomacy]"""

    into: str
    points: int

    def parts(self) -> tuple[str, str, str]:
        return "convert", self.into, str(self.points)


class CancelAttackBy(Deed):
    """Spend a unit with a banner to cancel the attack of an enemy. [card.banner-of-fear]"""

    unit: str
    foe: str

    def parts(self) -> tuple[str, str, str]:
        return "cancel", self.unit, self.foe


class AssignDamage(Deed):
    """Assign an enemy's damage to a unit, or what is left to the hero. [combat.damage]"""

    foe: str
    to: str

    def parts(self) -> tuple[str, str, str]:
        return "damage", self.foe, self.to


class GoOn(Deed):
    """Go on to another phase. [combat.phases]"""

    phase: str

    def parts(self) -> tuple[str, str, str]:
        return "next", self.phase, ""


class SetDie(Deed):
    """Set a die in secret to help an enemy. [interactive.die]"""

    color: str

    def parts(self) -> tuple[str, str, str]:
        return "set-die", self.color, ""


COMBAT_VERBS = frozenset(
    {
        "set-die",
        "chant",
        "challenge",
        "enter",
        "burn",
        "strike",
        "block",
        "convert",
        "cancel",
        "damage",
        "next",
    }
)


def read_combat_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, rest = option_id.partition(":")
    subject, _, target = rest.partition(":")
    deed: Deed | None = None
    match verb:
        case "challenge":
            members = tuple(subject.split(JOINT))
            deed = ChallengeNobody() if subject == "nobody" else ChallengeFoes(members)
        case "enter":
            deed = Enter(subject)
        case "chant":
            deed = Chant()
        case "burn":
            deed = BurnDown(subject)
        case "strike":
            deed = Strike(tuple(subject.split(JOINT)))
        case "block":
            deed = BlockFoe(subject)
        case "convert" if target.isdecimal():
            deed = Convert(subject, int(target))
        case "cancel":
            deed = CancelAttackBy(subject, target)
        case "damage":
            deed = AssignDamage(subject, target)
        case "next":
            deed = GoOn(subject)
        case "set-die":
            deed = SetDie(subject)
    return deed if deed is not None and deed.id == option_id else None
