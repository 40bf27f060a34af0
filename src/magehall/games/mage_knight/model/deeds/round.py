"""Deeds between turns. [round]"""

from __future__ import annotations

from magehall.kernel.decision import Deed


class ChooseTactic(Deed):
    """Take a tactic for the round. [tactics.choose]"""

    tactic: str

    def parts(self) -> tuple[str, str, str]:
        return "take-tactic", self.tactic, ""


class TakeOffBanner(Deed):
    """Discard the banner of a unit. It is then shuffled into the deed deck. [round.banners]"""

    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "take-off", self.unit, ""


class LeaveBanners(Deed):
    """Leave the banners with their units. [round.banners]"""

    def parts(self) -> tuple[str, str, str]:
        return "leave", "banners", ""


class AddDrafted(Deed):
    """Add a drafted card to the deed deck. [variant.draft]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "add-drafted", self.card, ""


class RemoveTactic(Deed):
    """Remove a tactic from the game that one of those who play together used. [cooperation.tactics]"""

    tactic: str

    def parts(self) -> tuple[str, str, str]:
        return "remove-tactic", self.tactic, ""


class Upgrade(Deed):
    """Replace an action of the deed deck by an advanced one that was revealed. [variant.upgrades]"""

    old: str
    new: str

    def parts(self) -> tuple[str, str, str]:
        return "upgrade", self.old, self.new


class KeepActions(Deed):
    """Replace no action. [variant.upgrades]"""

    def parts(self) -> tuple[str, str, str]:
        return "upgrade", "none", ""


ROUND_VERBS = frozenset({"take-tactic", "take-off", "leave", "add-drafted", "remove-tactic", "upgrade"})


def read_round_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    deed: Deed | None = None
    match verb:
        case "take-tactic":
            deed = ChooseTactic(subject)
        case "take-off":
            deed = TakeOffBanner(subject)
        case "add-drafted":
            deed = AddDrafted(subject)
        case "leave":
            deed = LeaveBanners()
        case "remove-tactic":
            deed = RemoveTactic(subject)
        case "upgrade":
            deed = Upgrade(subject, target) if target else KeepActions()
    return deed if deed is not None and deed.id == option_id and ":" not in target else None
