"""Deeds of interaction with the people of a site. [interaction]"""

from __future__ import annotations

from magehall.kernel.decision import Deed


class Interact(Deed):
    """Begin to deal with the people of the site one stands on. [interact.action]"""

    def parts(self) -> tuple[str, str, str]:
        return "interact", "", ""


class RecruitUnit(Deed):
    """Recruit a unit of the offer; ``bonded``: under Bonds of Loyalty. [interact.recruit]"""

    card: str
    bonded: bool = False

    def parts(self) -> tuple[str, str, str]:
        return "recruit", self.card, "bonded" if self.bonded else ""


class BuyHealing(Deed):
    """Buy a healing point. [interact.heal]"""

    def parts(self) -> tuple[str, str, str]:
        return "buy", "healing", ""


class BuySpell(Deed):
    """Buy a spell of the offer. [interact.spell]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "buy", "spell", self.card


class BuyMonasteryAction(Deed):
    """Buy an advanced action of the unit offer. [interact.monastery]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "buy", "training", self.card


class BuyCityAction(Deed):
    """Buy an advanced action on offer, or the unseen top card of its deck. [city.green]"""

    card: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "buy", "action", self.card or "unseen"


class BuyByCard(Deed):
    """Buy an advanced action of its offer by a right that a card gave. [card.learning]"""

    card: str
    right: int

    def parts(self) -> tuple[str, str, str]:
        return "learn", self.card, f"right-{self.right}"


class BuyArtifact(Deed):
    """Buy an artifact, to be drawn at the end of the turn. [city.red]"""

    def parts(self) -> tuple[str, str, str]:
        return "buy", "artifact", ""


class BuyEliteOffer(Deed):
    """Have an elite unit put into the offer. [city.white]"""

    def parts(self) -> tuple[str, str, str]:
        return "buy", "elite", ""


class Plunder(Deed):
    """Plunder the village one stands on. [site.plunder]"""

    def parts(self) -> tuple[str, str, str]:
        return "plunder", "", ""


class OfferToAltar(Deed):
    """Give the altar of the ruins one stands on its mana. [site.altar]"""

    def parts(self) -> tuple[str, str, str]:
        return "altar", "", ""
