"""Lines of a card: abilities and effects while it is in play. [concepts.lines]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, On, Side, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Asks
from magehall.games.colors_of_magic.cards.words.base import FREE, Cost, Mod, Whom, Words
from magehall.games.colors_of_magic.cards.words.conditions import Condition
from magehall.kernel.records import Value


class Line(Value):
    """A line of a creature, mage, permanent, artifact or ingredient."""


Lines = tuple[Line, ...]


class Trigger(Value):
    """Which happenings set something off.

    ``by`` is whose deed it was, ``subject`` and ``object`` whom it must be about, ``attack`` which kind of attack or
    damage, ``combat`` any attack. ``zone``: the zone entered is of that kind, whoever laid it; without it, that of the
    source. All as seen from who controls the card; distances run from its source."""

    on: On
    by: Side = Side.ANY
    subject: Whom | None = None
    object: Whom | None = None
    attack: AttackKind | None = None
    combat: bool = False
    zone: ZoneKind | None = None
    when: tuple[Condition, ...] = ()


class Aura(Line):
    """Changes that hold as long as the source is in play. [concepts.auras]"""

    who: Whom
    gives: tuple[Mod, ...]
    when: tuple[Condition, ...] = ()


class When(Line):
    """A triggered ability. ``triggers``: any of them. ``may``: its controller decides; ``once``: once a turn. ``name`` is
    that of its message ``ability-<name>``. [concepts.triggered]"""

    name: str
    triggers: tuple[Trigger, ...]
    does: Words
    may: bool = False
    once: bool = False
    cost: Cost = FREE
    when: tuple[Condition, ...] = ()


class Free(Line):
    """A free ability, once a turn. It is used in one's own turn while nothing is on the stack. It uses up neither move
    nor Action. [turn.free-abilities]"""

    name: str
    does: Words
    asks: Asks = ()
    cost: Cost = FREE


class Action(Line):
    """An ability that takes the Action of the activation. [turn.activation]"""

    name: str
    does: Words
    asks: Asks = ()
    cost: Cost = FREE


class Strike(Line):
    """Bonus of its own melee attack. It counts in the duel, and in damage if it wins. ``once``: the first such attack
    of a turn. [combat.own-bonus]"""

    initiative: int = 0
    damage: int = 0
    when: tuple[Condition, ...] = ()
    once: bool = False


class Leap(Line):
    """Once a turn its move ignores bases, terrain and engagement. [card.storm-lynx]"""


class Sweep(Line):
    """Permission to move in a straight line across bases. Those it crosses are pushed. [card.air-elemental]"""

    inches: int
    when: tuple[Condition, ...] = ()


class Transport(Line):
    """It may carry along an adjacent own creature of size 1. [card.gryphon-knight]"""


class Mount(Line):
    """Its player's mage may ride it. [card.ashen-steed]"""


class Brands(Line):
    """Winning as attacker it may mark instead of all damage. [card.ember-stalker]"""


class Upkeep(Line):
    """In each of its player's end phases: pay, or discard it. [turn.upkeep]"""

    cost: Cost


class PushesFarther(Line):
    """All pushes and pulls go so many inches farther. [card.high-tide]"""

    inches: int


class Portals(Line):
    """Two markers between which any creature may teleport once a turn. In its activation its base touches the one, and
    it goes to a free place that touches the other. [card.water-portal]"""


class CheaperGrafts(Line):
    """Grafts cost so much less. [card.spell-matrix]"""

    mana: int


class Archives(Line):
    """Casting from the discard pile once a turn, for 1 mana more. The spell is no creature, and is then exiled.
    [mage.chronicle-archivist]"""


class MoreArchives(Line):
    """Once more a turn. [card.scroll-rack]"""


class CastFromDiscardPile(Line):
    """Casting the card itself from the discard pile. It is then exiled when it leaves. [card.echoing-construct]"""


class Grafting(Line):
    """A card with a graft may be shown with each spell. [mage.spell-splicer]"""


class FarNetwork(Line):
    """The wind network gives at any distance. [card.wind-master]"""


class Razed(Line):
    """Markers that an enemy creature may destroy by touch, as an Action. With the last one the card is discarded.
    [card.earth-dominion]"""


class Commander(Line):
    """Other cards of its school look for it. [card.field-commander]"""


class Antimagic(Line):
    """A zone in which magic fails. No caster, target or centre of a spell lies in it, and effects of spells do nothing
    to creatures in it. [card.null-zone]"""


class AidsPaying(Line):
    """Help to pay for a spell: mana, or a lower cost. It may be used while its player pays. [objectives.ingredients]"""

    mana: int = 0
    discount: int = 0


class MoreFlow(Line):
    """The mage of its player generates so much more mana. [objective.major-power-aura]"""

    mana: int


class Graft(Value):
    """What a card adds to another spell when it is shown with it. ``needs_target``: only on spells with a creature as
    target; ``needs_summoning``: only on spells that put a creature into play. [keyword.graft]"""

    cost: int
    does: Words
    needs_target: bool = False
    needs_summoning: bool = False
