"""Deeds: what players choose, as typed records."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Form
from magehall.kernel.decision import Deed
from magehall.kit.lattice.points import write

DISCARD_PILE = "discard"


# Setting up


class ChooseForce(Deed):
    """Take a mage and three schools. [force]"""

    mage: str
    schools: tuple[str, ...]

    def parts(self) -> tuple[str, str, str]:
        return "force", self.mage, "+".join(self.schools)


class LeaveOut(Deed):
    """Leave a codex card out of the game. [force.codex-of-eleven]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "leave-out", self.card, ""


class TakeCorner(Deed):
    """Choose the corner to deploy in. [setup.corners]"""

    corner: int

    def parts(self) -> tuple[str, str, str]:
        return "corner", str(self.corner), ""


class Deploy(Deed):
    """Put a Servant into play. [keyword.servant]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "servant", self.card, ""


class NameFirst(Deed):
    """Say who begins. [setup.first-player]"""

    seat: int

    def parts(self) -> tuple[str, str, str]:
        return "first", str(self.seat), ""


# Turns


class CastSpell(Deed):
    """Cast a spell, of the hand or from the discard pile. [spell.cast]"""

    card: str
    discarded: bool = False

    def parts(self) -> tuple[str, str, str]:
        return "cast", self.card, DISCARD_PILE if self.discarded else ""


class Activate(Deed):
    """Activate a creature. [turn.activation]"""

    creature: str

    def parts(self) -> tuple[str, str, str]:
        return "activate", self.creature, ""


class UseLine(Deed):
    """Use a free ability of a creature or permanent. [turn.free-abilities]"""

    source: str
    ability: str

    def parts(self) -> tuple[str, str, str]:
        return "use", self.source, self.ability


class ActWith(Deed):
    """Do an Action that a card, objective or marker offers. [turn.activation]"""

    source: str
    ability: str

    def parts(self) -> tuple[str, str, str]:
        return "act", self.source, self.ability


class AttackTarget(Deed):
    """Attack a creature: in melee or from afar. [combat]"""

    target: str
    kind: AttackKind

    def parts(self) -> tuple[str, str, str]:
        return "strike" if self.kind is AttackKind.MELEE else "shoot", self.target, ""


class Go(Deed):
    """Move to a place, in some manner. [move]"""

    x: int
    y: int
    manner: str = "normal"

    def parts(self) -> tuple[str, str, str]:
        return "go", write((self.x, self.y)), "" if self.manner == "normal" else self.manner


class Disengage(Deed):
    """Announce that a creature leaves its combat. [move.disengage]"""

    def parts(self) -> tuple[str, str, str]:
        return "disengage", "", ""


class EndActivation(Deed):
    """End the activation, or the offer. [turn.activation]"""

    def parts(self) -> tuple[str, str, str]:
        return "end", "", ""


# Parts of spells and effects


class PickOne(Deed):
    """Pick something on the table, or an unresolved spell. On the table it is a creature, permanent, zone or marker.
    [spell.targets]"""

    what: str

    def parts(self) -> tuple[str, str, str]:
        return "pick", self.what, ""


class Enough(Deed):
    """Pick no more. [spell.targets]"""

    def parts(self) -> tuple[str, str, str]:
        return "enough", "", ""


class PickPlace(Deed):
    """Choose a lattice point. It is for a zone, a marker, or a creature that comes into play. [table.zones]"""

    x: int
    y: int

    def parts(self) -> tuple[str, str, str]:
        return "place", write((self.x, self.y)), ""


class AimAt(Deed):
    """Name the aim of a push, and its distance if less is allowed. [move.push-pull]"""

    x: int
    y: int
    inches: int = 0

    def parts(self) -> tuple[str, str, str]:
        return "aim", write((self.x, self.y)), str(self.inches) if self.inches else ""


class PickPlayer(Deed):
    """Name a player. [seats.more]"""

    seat: int

    def parts(self) -> tuple[str, str, str]:
        return "player", str(self.seat), ""


class PickCard(Deed):
    """Choose a card: of the hand, a pile or a grimoire. [cards]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "card", self.card, ""


class PickStats(Deed):
    """Choose two values. [card.reality-splice]"""

    first: str
    second: str

    def parts(self) -> tuple[str, str, str]:
        return "stats", self.first, self.second


class SpendTokens(Deed):
    """Spend tokens with a spell or ability. [spell.spend-lines]"""

    tokens: int

    def parts(self) -> tuple[str, str, str]:
        return "spend", str(self.tokens), ""


class GraftOn(Deed):
    """Show a card with a graft, or none. [keyword.graft]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "graft", self.card or "none", ""


class Cheapen(Deed):
    """Discard a card so that a spell costs 1 less. [spell.discard]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "cheapen", self.card, ""


class UseIngredient(Deed):
    """Use an ingredient. [objectives.ingredients]"""

    ingredient: str
    bearer: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "ingredient", self.ingredient, self.bearer


class PayFull(Deed):
    """Pay without a discard. [spell.discard]"""

    def parts(self) -> tuple[str, str, str]:
        return "pay", "", ""


class Bleed(Deed):
    """Pay a mana with a point of damage to an own creature. [spell.blood-pact]"""

    creature: str

    def parts(self) -> tuple[str, str, str]:
        return "bleed", self.creature, ""


class Choose(Deed):
    """Choose one of several effects. [concepts.effects]"""

    branch: str

    def parts(self) -> tuple[str, str, str]:
        return "choose", self.branch, ""


class Decline(Deed):
    """Let an offer be. [concepts.effects]"""

    def parts(self) -> tuple[str, str, str]:
        return "decline", "", ""


class PlayDuelCard(Deed):
    """Put a card face down into a duel. [combat.duel]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "duel", self.card, ""


class TakeForm(Deed):
    """Choose a state. [mage.unbound-elementalist]"""

    form: Form

    def parts(self) -> tuple[str, str, str]:
        return "form", self.form, ""


class PayGoal(Deed):
    """Pay for an objective. [objectives.paid]"""

    goal: str

    def parts(self) -> tuple[str, str, str]:
        return "collect", self.goal, ""


class Keep(Deed):
    """Pay what a permanent costs in the end phase. [turn.upkeep]"""

    permanent: str

    def parts(self) -> tuple[str, str, str]:
        return "keep", self.permanent, ""
