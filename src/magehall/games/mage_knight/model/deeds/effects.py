"""Deeds with cards, units, skills and mana. [effects]"""

from __future__ import annotations

from magehall.kernel.decision import Deed


class PlayCard(Deed):
    """Play a card of the hand. ``use`` is "basic", "strong", or what it gives sideways: "move", "influence", "attack" or
    "block". [cards.play]"""

    card: str
    use: str

    def parts(self) -> tuple[str, str, str]:
        return "play", self.card, self.use


class ActivateUnit(Deed):
    """Activate a unit for one of its abilities. [units.activate]"""

    unit: str
    ability: int

    def parts(self) -> tuple[str, str, str]:
        return "activate", self.unit, f"ability-{self.ability}"


class UseSkill(Deed):
    """Use a skill. ``open``: for less, so that the Source stays open. [skills.use] [skill.who-needs-magic]"""

    skill: str
    open: bool = False

    def parts(self) -> tuple[str, str, str]:
        return "use", self.skill, "open" if self.open else ""


class UseTactic(Deed):
    """Use the tactic of the round. [tactics]"""

    tactic: str

    def parts(self) -> tuple[str, str, str]:
        return "tactic", self.tactic, ""


class ChooseBranch(Deed):
    """Choose one of several effects; ``slug`` names what it does. [effects.choice]"""

    slug: str

    def parts(self) -> tuple[str, str, str]:
        return "choose", self.slug, ""


class PayWith(Deed):
    """Pay with one source of mana, as mana of a colour. It is a token, a crystal, a die of the Source or endless mana.
    [mana.pay]"""

    means: str
    shows: str
    serves: str

    def parts(self) -> tuple[str, str, str]:
        return "pay", f"{self.means}-{self.shows}", "" if self.shows == self.serves else self.serves


class ChooseColor(Deed):
    """Choose a colour. [gain.mana]"""

    color: str

    def parts(self) -> tuple[str, str, str]:
        return "color", self.color, ""


class GiveUp(Deed):
    """Discard a card of the hand, or throw it away. [cards.cost]"""

    card: str
    thrown: bool

    def parts(self) -> tuple[str, str, str]:
        return "throw" if self.thrown else "discard", self.card, ""


class ChooseDie(Deed):
    """Choose a die of the Source. [source]"""

    color: str

    def parts(self) -> tuple[str, str, str]:
        return "die", self.color, ""


class KeepRest(Deed):
    """Choose no more. [effects.choice]"""

    def parts(self) -> tuple[str, str, str]:
        return "enough", "", ""


class TakeCard(Deed):
    """Take a card of an offer. [offers]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "take", self.card, ""


class KeepYielded(Deed):
    """Keep a card that another player discarded for it. [card.mind-read]"""

    card: str
    seat: int

    def parts(self) -> tuple[str, str, str]:
        return "take", self.card, f"seat-{self.seat}"


class PlayAlong(Deed):
    """Play another action card with one. [card.concentration]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "with", self.card, ""


class ChooseFoeDeed(Deed):
    """Choose an enemy. [combat.target]"""

    foe: str

    def parts(self) -> tuple[str, str, str]:
        return "target", self.foe, ""


class ChooseUnit(Deed):
    """Choose a unit of one's own, or of the offer. [units]"""

    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "unit", self.unit, ""


class TakeBonded(Deed):
    """Take a unit of the offer under Bonds of Loyalty. [skill.bonds-of-loyalty]"""

    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "unit", self.unit, "bonded"


class PickCard(Deed):
    """Choose a card of one's own. [tactics]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "pick", self.card, ""


class PutCards(Deed):
    """Put cards on top of the deck, or under it. [card.meditation]"""

    where: str

    def parts(self) -> tuple[str, str, str]:
        return "put", self.where, ""


class Push(Deed):
    """Push an attack by so many points. [card.horn-of-wrath]"""

    points: int

    def parts(self) -> tuple[str, str, str]:
        return "push", str(self.points), ""


class HealWith(Deed):
    """Spend healing points on a wound in hand, or on a unit. [heal.use]"""

    what: str

    def parts(self) -> tuple[str, str, str]:
        return "heal", self.what, ""


class AssignBanner(Deed):
    """Assign a banner in hand to a unit. [units.banner]"""

    banner: str
    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "equip", self.unit, self.banner


class UseBanner(Deed):
    """Turn a banner down to ready its unit. [card.banner-of-courage]"""

    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "banner", self.unit, ""


class PayOptional(Deed):
    """Pay a mana that need not be paid. [mana.optional]"""

    color: str

    def parts(self) -> tuple[str, str, str]:
        return "add", self.color, ""


class Decline(Deed):
    """Do without what is offered. [effects.choice]"""

    def parts(self) -> tuple[str, str, str]:
        return "decline", "", ""


class DisbandUnit(Deed):
    """Disband a unit. [units.disband]"""

    unit: str

    def parts(self) -> tuple[str, str, str]:
        return "disband", self.unit, ""


class ClaimAs(Deed):
    """Take three mana at once, or one in each later turn. [card.mana-claim]"""

    when: str

    def parts(self) -> tuple[str, str, str]:
        return "claim", self.when, ""


class ThrowWounds(Deed):
    """Throw away so many wounds; one goes to that hero. [skill.healing-ritual]"""

    count: int
    to: str

    def parts(self) -> tuple[str, str, str]:
        return "ritual", str(self.count), self.to
