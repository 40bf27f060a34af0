"""Frames: what the running procedures of a battle remember, chapter by chapter."""

from __future__ import annotations

from magehall.games.mage_wars.cards import Card
from magehall.games.mage_wars.cards.card import AttackBar, Style
from magehall.games.mage_wars.cards.effects import Effect
from magehall.games.mage_wars.cards.mages import SPELL_RULES
from magehall.games.mage_wars.model.arena import Direction
from magehall.games.mage_wars.model.attack_kind import BY_CREATURES, AttackKind
from magehall.games.mage_wars.model.bars import bar_of
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, NOWHERE, Duel
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value


class SettingUp(Frame):
    """Every player chooses a mage and its book, all at once. [setup.choose-mage] [setup.apprentice-books]"""


class Round(Frame):
    """Round after round, until the battle is decided."""


class Task(Value):
    """Something that happens to an object in the upkeep phase. ``source`` is what makes it happen."""

    what: str
    id: str
    source: str = ""


class Upkeep(Frame):
    """The upkeep phase. Each player orders its own objects' tasks; who has the initiative settles whose come first.
    [round.upkeep-order]"""

    seats: tuple[int, ...] = ()
    tasks: tuple[Task, ...] = ()
    now: Task | None = None
    in_order: bool = False


class Planning(Frame):
    """Each mage prepares two spells, and one more for each familiar and spawnpoint. [round.planning-two]
    [round.planning-helpers]"""

    answered: tuple[int, ...] = ()
    """How many questions each seat is past: first two for the mage, then one for each of its helpers."""


class Deployment(Frame):
    """The deployment phase. In initiative order each player may cast its spawnpoints' spells, one by one.
    [round.deployment] [casting.spawnpoint]"""

    left: tuple[int, ...]
    done: tuple[str, ...] = ()


class QuickcastPhase(Frame):
    """Each mage in turn may use its quickcast action, or keep it. [round.quickcast-phases]"""

    left: tuple[int, ...]


class ActionPhases(Frame):
    """Players take turns activating one creature, until all have acted. [round.alternate] [round.pass]
    [round.none-left] [multiplayer.pass]"""

    turn: int
    acted: bool = False
    """Whether an action phase was just carried out, so that its side may quickcast after it."""
    bound: int = 0
    """How much was done before an activation, so that the activation must follow."""
    creature: str = ""
    """What is about to be activated."""


class Activation(Frame):
    """The action phase of one creature. [round.activate] [actions.move-then-quick]"""

    creature: str
    seat: int
    moves: int = 0
    held: bool = False
    """Whether it has left a zone, or come into one, where it was hindered."""
    ended: bool = False
    feared: tuple[str, ...] = ()
    """The mages whose Helm of Fear turned it away: it does not attack them again."""
    cowed: tuple[str, ...] = ()
    """Those whose helm keeps it only from attacking them in melee."""
    turned_away: bool = False
    charge_spent: bool = False
    escaping: bool = False

    def is_there(self, state: Duel) -> bool:
        """Whether the creature is still in the arena."""
        return state.exists(self.creature) and state.piece(self.creature).zone != NOWHERE


class Move(Frame):
    """A move action of one zone. [movement.one-zone]"""

    creature: str
    zone: int
    displaced: int = 0


class Push(Frame):
    """A creature is pushed one zone, away from ``source`` unless a direction is given. [movement.push]
    [movement.push-choice] [movement.not-move-action]"""

    creature: str
    seat: int
    source: str = ""
    ways: tuple[Direction, ...] = ()
    way: str = ""
    displaced: int = 0


class Teleport(Frame):
    """An object is teleported to a zone. Nothing on the way matters, and conjurations attached to it are left behind
    and destroyed. [movement.teleport] [movement.teleport-attached] [movement.teleport-in-place]"""

    creature: str
    zone: int


class Entering(Frame):
    """A creature has entered a zone. Gas clings to it, and traps of its enemies must be revealed, in the order their
    controller chooses. [movement.trap-trigger] [movement.trap-interrupts] [movement.trap-several]"""

    creature: str
    sprung: tuple[str, ...] = ()
    """The traps it has walked into: none of them stays hidden, whatever the others do to it."""


class Cast(Frame):
    """The casting of a spell. ``source`` is ``prepared``, ``assigned``, ``ability``, or the object it is bound to;
    an ability that counts as a spell has a ``holder`` and no card. [casting.steps]"""

    caster: str
    seat: int
    source: str
    target: str
    spell: str = ""
    holder: str = ""
    ability: str = ""
    extra: tuple[str, ...] = ()
    quick: bool = True
    paid: int = 0
    paid_by_helper: int = 0
    """How much of it a familiar or a spawnpoint paid with mana of its own."""
    displaced: int = 0
    target_displaced: int = 0
    second_displaced: int = 0
    origin: int = NOWHERE
    """The zone the caster was in when the spell was cast."""
    countered: bool = False
    author: str = ""
    """Who cast it, where Reverse Magic has turned it and another now stands in for the caster."""
    turned_by: str = ""
    """The rule of what has given the choices of the spell to its new controller; it is gone by then."""

    def card(self, state: Duel) -> Card:
        """The spell's card, or for an ability the card that has it."""
        return state.card(self.spell or self.holder)

    def is_own(self, state: Duel, target: str) -> bool:
        """Whether a target is the caster, or is attached to it. It then moves with the caster.
        [casting.moved-exceptions]"""
        return target == self.caster or (state.exists(target) and state.piece(target).host == self.caster)


class Effects(Frame):
    """The effects of a spell or an ability, from first to last. ``source`` is the object whose card says them."""

    source: str
    caster: str
    seat: int
    target: str
    ability: str = ""
    extra: tuple[str, ...] = ()
    place: int = 0

    def does(self, state: Duel) -> tuple[Effect, ...]:
        card = state.card(self.source)
        if not self.ability:
            return card.does
        return next(ability.does for ability in card.abilities if ability.name == self.ability)

    def rule(self, state: Duel) -> str:
        """The card's entry in the ledger, or the ability's."""
        return SPELL_RULES[self.ability] if self.source in MAGE else state.card(self.source).rule


class Curing(Frame):
    """Conditions are removed, each for its price. They were chosen beforehand, or are asked for one by one.
    [conditions.removal-each] [conditions.removal-needs-spell]"""

    creature: str
    seat: int
    rule: str
    many: bool = False
    chosen: tuple[str, ...] = ()


class ChooseZone(Frame):
    """A seat chooses the zone to which a creature is teleported. It is any, or up to ``most`` zones away."""

    creature: str
    seat: int
    most: int
    left_by: str = ""
    """The rule by which the creature may also be left alone, which is not the same as a teleport into its own zone."""


class Arrival(Frame):
    """Questions when an object comes into play. They are on Pet and Bloodreaper markers, the Gate, a chosen mage."""

    piece: str
    asked: tuple[int, ...] = ()
    """The seats that have decided about a marker of theirs."""


class Equipping(Frame):
    """A mage puts equipment on. What it replaces goes back into its owner's book, and a wand takes a spell.
    [spells.equipment-slot] [spells.equipment-replace] [spells.equipment-rings]"""

    piece: str
    mage: str
    seat: int
    freed: str = ""


class Binding(Frame):
    """A spell is bound to an object, face down. Everyone sees that the question is asked, and nothing else."""

    holder: str
    seat: int


class Reveal(Frame):
    """A hidden enchantment is paid for, turned up, and takes effect. [spells.reveal-cost] [spells.reveal-target]
    [spells.enchantment-twin] [spells.mandatory-idle]"""

    piece: str
    fading: str = ""
    """The rule by which it is destroyed without effect. Nobody pays for that."""


class Triggered(Frame):
    """A mandatory enchantment is revealed. Its controller pays for it, or it is gone without effect. [spells.mandatory]
    [spells.mandatory-unpaid]"""

    piece: str


class AttackAction(Frame):
    """A creature's attack action, a counterstrike, or an attack spell. Each is an action of its own, whose source is
    the object that attacks. [combat.attack-action] [combat.one-bar] [combat.free-attacks] [combat.source]"""

    attacker: str
    holder: str
    place: int
    target: str
    seat: int
    card: int = NO_CARD
    manner: AttackKind = AttackKind.ACTION
    struck: tuple[str, ...] = ()
    given: tuple[int, int] = (0, 0)
    last_wound: int = 0
    cancelled: bool = False
    feared: bool = False
    """Whether a Helm of Fear turned the second attack of a sweep away, so that it may go against another target."""
    shunned: tuple[str, ...] = ()
    """The mages whose Helm of Fear turned the attack of its Battle Fury away, which may go against another target."""
    raged_by: str = ""
    """The rule of what has given it that attack."""
    more_dice: int = 0
    more_effect: int = 0
    struck_in: tuple[int, ...] = ()
    """Where the last target stood when it was attacked."""

    def bar(self) -> AttackBar:
        return bar_of(self.card, self.place)


class ZoneAttack(Frame):
    """A zone attack, which attacks all creatures and conjurations in a zone. They are attacked one after the other,
    friend and foe, in the order the attacker chooses; walls never are. [combat.zone-attack-all]
    [combat.zone-attack-order] [spells.wall-zone-attack]"""

    attacker: str
    holder: str
    place: int
    seat: int
    left: tuple[str, ...]
    card: int = NO_CARD
    zone: int = NOWHERE
    """The zone that is attacked; nowhere where the attack is on more than one."""
    within: int = 0
    """How far such an attack reaches from the attacker."""
    displaced: int = 0
    at_home: bool = False
    """Whether the attacker stood in that zone itself."""

    def remaining(self, state: Duel) -> list[str]:
        """Targets still there and not yet attacked. There are none where the attacker is gone or was moved away.
        [mages.death-stops] [combat.cancelled-dead] [combat.cancelled-moved]"""
        if not state.exists(self.attacker):
            return []
        return [id for id in self.left if state.exists(id) and self.reaches(state, id)]

    def reaches(self, state: Duel, id: str) -> bool:
        """Whether a living attacker still reaches an object of the zone. If it was pushed or teleported it must be back
        in the zone, and have attacked its own. [combat.cancelled-moved] [combat.cancelled-self]"""
        if self.zone == NOWHERE:
            if not state.exists(id):
                return True
            here, there = state.zone_of(self.attacker), state.zone_of(id)
            return there != NOWHERE and state.arena.distance(here, there) <= self.within
        moved = state.piece(self.attacker).displaced != self.displaced
        if moved and not (self.at_home and state.zone_of(self.attacker) == self.zone):
            return False
        return not state.exists(id) or state.zone_of(id) == self.zone


class Attack(Frame):
    """Making one attack, step by step. [combat.steps]"""

    attacker: str
    holder: str
    """The object whose card has the bar; the card is remembered for when the object is gone."""
    card: int
    place: int
    target: str
    seat: int
    manner: AttackKind = AttackKind.ACTION
    """Its kind; saved matches know the field by this name."""
    strikes: int = 0
    first: bool = True
    given: tuple[int, int] = (0, 0)
    """How high the bonuses for the first attack of this action, Melee or Ranged and Bloodthirsty, already were.
    [traits.bonus-midway]"""
    more_dice: int = 0
    more_effect: int = 0
    dice: tuple[int, ...] = ()
    effect: int = 0
    hit: bool = False
    """Whether attack dice were rolled. [combat.successful]"""
    any_hit: bool = False
    defense: str = ""
    """The defence being tried: who holds it, and its place on the card."""
    avoided: bool = False
    turned: bool = False
    """Whether Reverse Attack has turned it on the attacker for the next two steps."""
    taken_over: bool = False
    """Whether who turned it also controls it in those steps."""
    wounded: int = 0
    rebounded: bool = False
    """Whether the attacker was struck in the target's stead."""
    displaced: tuple[int, int] = (0, 0)
    flies: bool = False
    """Whether the attacker is in the air during this attack: not if it swoops down on something on the ground."""
    target_flies: bool = False
    cancelled: bool = False
    escaped: bool = False
    """Whether it was cancelled only because its target was moved."""

    def bar(self) -> AttackBar:
        """The attack bar in use."""
        return bar_of(self.card, self.place)

    def victim(self) -> str:
        """Who the dice are for."""
        return self.attacker if self.turned else self.target

    def source(self) -> str:
        """Where the attack comes from: who turned it back, if anyone did. [combat.source]"""
        return self.target if self.turned else self.attacker

    def side(self, state: Duel) -> int:
        """The seat that controls the attack now."""
        return state.piece(self.target).controller if self.turned and self.taken_over else self.seat

    def is_melee(self) -> bool:
        """Whether guards, barriers and counterstrikes matter."""
        return self.manner in BY_CREATURES and self.bar().style is Style.MELEE


class Curseweaving(Frame):
    """One curse on a destroyed creature goes back into the spellbook. [mages.curseweaving]"""

    controller: int
    curses: tuple[str, ...]
