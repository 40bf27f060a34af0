"""What a mage may answer, as records that the rules read. Other answers say all by verb, subject and target."""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_wars.model.words import TELEPORT
from magehall.kernel.decision import PASS_VERB, Deed, Pass

WITHDRAW = "withdraw"


class ActivateCreature(Deed):
    """Let a creature act. [round.activate]"""

    creature: str

    def parts(self) -> tuple[str, str, str]:
        return "activate", self.creature, ""


class SkipTurn(Deed):
    """Activate nobody this time. [round.pass]"""

    def parts(self) -> tuple[str, str, str]:
        return "skip", "", ""


class CreatureDeed(Deed):
    """What a creature does in its action phase. [round.activate]"""


class MoveTo(CreatureDeed):
    """Move to the next zone; ``climbs`` where a wall makes that a full action. [movement.one-zone]"""

    creature: str
    zone: str = ""
    climbs: bool = False

    def parts(self) -> tuple[str, str, str]:
        return "climb" if self.climbs else "move", self.creature, self.zone


class StandGuard(CreatureDeed):
    """Guard the zone. [actions.guard]"""

    creature: str

    def parts(self) -> tuple[str, str, str]:
        return "guard", self.creature, ""


class FinishPhase(CreatureDeed):
    """Do nothing more. [actions.do-nothing]"""

    creature: str

    def parts(self) -> tuple[str, str, str]:
        return "finish", self.creature, ""


class AttackWith(CreatureDeed):
    """Attack a target with an attack of one's own or of something borne. [actions.attack]"""

    holder: str
    attack: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "attack", f"{self.holder}.{self.attack}", self.target


class UseAbility(CreatureDeed):
    """Take a special action, or use a free ability. [actions.special]"""

    holder: str
    ability: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "use", f"{self.holder}.{self.ability}", self.target


class CastSpell(Deed):
    """Cast a spell that was prepared. [casting.prepared-only]"""

    slug: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "cast", self.slug, self.target


class CastBound(Deed):
    """Cast the spell bound to an object. [casting.spellbind-cast]"""

    source: str
    slug: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "bound", f"{self.source}.{self.slug}", self.target


class InvokeAbility(Deed):
    """Use an ability that counts as a spell. [mages.restore-quick] [mages.zap]"""

    holder: str
    ability: str
    target: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "invoke", f"{self.holder}.{self.ability}", self.target


class ChooseFor(Deed):
    """Say what a spell on its way leaves open. [casting.choices]"""

    slug: str
    choice: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "choose", self.slug, self.choice


class CureCondition(Deed):
    """Pay to remove a condition. [conditions.removal-costs]"""

    condition: str

    def parts(self) -> tuple[str, str, str]:
        return "cure", self.condition, ""


class WithdrawSpell(Deed):
    """Take an announced spell back. [casting.withdraw]"""

    def parts(self) -> tuple[str, str, str]:
        return WITHDRAW, "", ""


class DefendWith(Deed):
    """Use the defence at a place of an object's card. [combat.avoid-defence]"""

    holder: str
    place: int

    def parts(self) -> tuple[str, str, str]:
        return "defend", f"{self.holder}.{self.place}", ""


class TeleportTo(Deed):
    """Put a creature into a zone. [movement.teleport]"""

    creature: str
    zone: str = ""

    def parts(self) -> tuple[str, str, str]:
        return TELEPORT, self.creature, self.zone


class RevealEnchantment(Deed):
    """Turn up a hidden enchantment. [spells.reveal-cost]"""

    enchantment: str

    def parts(self) -> tuple[str, str, str]:
        return "reveal", self.enchantment, ""


class PrepareSpell(Deed):
    """Prepare a spell of the book, for the mage or for a helper. [round.planning-two] [round.planning-helpers]"""

    slug: str
    helper: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "prepare", self.slug, self.helper


class PrepareNoMore(Deed):
    """Leave it at what was prepared. [round.planning-two]"""

    helper: str = ""

    def parts(self) -> tuple[str, str, str]:
        return "done", self.helper, ""


class BindSpell(Deed):
    """Bind a spell of the book to an object. [casting.spellbind]"""

    slug: str

    def parts(self) -> tuple[str, str, str]:
        return "bind", self.slug, ""


Reader = Callable[[str, str], Deed | None]
"""Makes a deed of subject and target; ValueError or None where they mean nothing."""


def _held(kind: Callable[[str, str, str], Deed]) -> Reader:
    """Reader of a deed whose subject is something of an object's."""

    def read(subject: str, target: str) -> Deed | None:
        holder, _, name = subject.rpartition(".")
        return kind(holder, name, target)

    return read


def _defend(subject: str, _target: str) -> Deed:
    holder, _, place = subject.rpartition(".")
    return DefendWith(holder, int(place))


READERS: dict[str, Reader] = {
    "activate": lambda creature, _target: ActivateCreature(creature),
    "move": MoveTo,
    "climb": lambda creature, zone: MoveTo(creature, zone, climbs=True),
    "guard": lambda creature, _target: StandGuard(creature),
    "finish": lambda creature, _target: FinishPhase(creature),
    "attack": _held(AttackWith),
    "use": _held(UseAbility),
    "cast": CastSpell,
    "bound": _held(CastBound),
    "invoke": _held(InvokeAbility),
    "choose": ChooseFor,
    "cure": lambda condition, _target: CureCondition(condition),
    "defend": _defend,
    TELEPORT: TeleportTo,
    "reveal": lambda enchantment, _target: RevealEnchantment(enchantment),
    "prepare": PrepareSpell,
    "done": lambda helper, _target: PrepareNoMore(helper),
    "bind": lambda slug, _target: BindSpell(slug),
}
"""By verb. Words behind a deed that has no target change nothing."""

ALONE = {PASS_VERB: Pass(), "skip": SkipTurn(), WITHDRAW: WithdrawSpell(), "done": PrepareNoMore()}
"""The deeds that are a verb and no more."""


def read_deed(option_id: str) -> Deed | None:
    """The deed that an id means; None where it means none of these. The reverse of ``Deed.id``."""
    verb, subject, target = (*option_id.split(":", 2), "", "")[:3]
    if not subject:
        return ALONE.get(option_id)
    reader = READERS.get(verb)
    try:
        return None if reader is None else reader(subject, target)
    except ValueError:
        return None
