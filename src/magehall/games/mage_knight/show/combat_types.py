"""Types of a Mage Knight view: what a client is shown of a combat."""

from __future__ import annotations

from msgspec import Struct

from magehall.games.mage_knight.cards.vocabulary import Color, Element, Mode, Resistance, Site, Trait
from magehall.games.mage_knight.model.combat_state import Origin, Phase


class AttackView(Struct, frozen=True, gc=False):
    """Attack points that were played."""

    points: int
    mode: Mode
    element: Element


class BlockView(Struct, frozen=True, gc=False):
    """Block points that were played."""

    points: int
    element: Element


class FoeView(Struct, frozen=True, gc=False):
    """An enemy in the combat, with its values as they are now."""

    id: str
    card: str
    origin: Origin
    place: str
    armor: int
    attack: int
    element: Element
    traits: list[Trait]
    resistances: list[Resistance]
    fortification: int
    """How often it is fortified: 0, 1 or 2."""

    fame: int
    defends: bool
    held: bool
    blocked: bool
    dealt: bool
    hidden: bool
    """Whether a summoned monster stands in for it."""

    reachable: bool
    """Whether an attack can reach it in this phase."""

    wards: list[str]
    """What lessens attacks on it and on all struck with it: elements that count half, and fortification."""

    attack_missing: int
    """What an attack on it alone still lacks in this phase."""

    block_needed: int
    block_missing: int
    """What a block with all points laid so far still lacks."""

    block_halved: int
    """The sum of those points that count half against its element, before halving."""

    damage: int
    """What it deals if it is not blocked, or what is left of that."""

    wounds: int
    """The wounds it deals if the hero takes all of it; none where it does not attack."""


class ForceView(Struct, frozen=True, gc=False):
    """What the attack played comes to against enemies that have these wards together."""

    wards: list[str]
    points: int
    halved: int
    """The sum of those that count half, before halving."""


class HarmView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What an enemy's damage would do to a unit or the hero."""

    foe: str
    to: str
    wounds: int
    left: int = 0
    """What the next one has to take."""

    discarded: int = 0
    """Wounds that poison puts on the discard pile."""

    lost: bool = False
    """Whether the unit is destroyed, or the hero loses its hand."""


class DuelView(Struct, frozen=True, gc=False):
    """A combat between two players: who began it, who attacks now, and with what."""

    aggressor: int
    defender: int
    begun: bool
    """Whether the defender has chosen how to take part; before that nobody attacks."""

    full: bool
    """Whether the defender gives the next turn for it."""

    attacker: int
    blocker: int
    passes: int
    """How many let it be, one after the other: two end the phase."""

    melee: bool
    """Whether the second phase runs, in which every attack counts."""

    force: int
    """What the attack being played comes to."""

    points: int
    """The attack that was made, and after its block the damage left."""

    elements: list[Element]
    block: int
    """What the block being played comes to."""


class CombatView(Struct, frozen=True, gc=False):
    """The running combat."""

    seat: int
    place: str
    phase: Phase
    site: Site | None
    fortified: bool
    units: bool
    """Whether units take part."""

    night: bool
    foes: list[FoeView]
    attacks: list[AttackView]
    blocks: list[BlockView]
    forces: list[ForceView]
    """One for each union of wards that enemies have, where an attack is played."""

    harms: list[HarmView]
    """One for each way to assign damage now."""

    wounds: int
    endures: int
    """With so many wounds in one combat the hero is knocked out."""

    knocked_out: bool
    dealing: str
    """The enemy whose damage is being assigned."""

    damage: int
    defeated: list[str]
    rival: int | None
    """The other player, where it is a duel."""


class JointView(Struct, frozen=True, gc=False):
    """A cooperative assault: who takes part, and who fights how many of the defenders."""

    space: str
    color: Color
    seats: list[int]
    """The one who proposed it first."""

    shares: list[int]
    """In the order of the seats; none before they are proposed."""

    actor: int | None
    """Whose part it is; nobody's before all have agreed and after the last."""

    done: list[int]
    """Those whose part is over."""

    left: int
    """Defenders that stood a part of it."""
