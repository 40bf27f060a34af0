"""Frames of attacks, duels and damage. [combat] [damage]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.reference import Effect
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Element, HarmKind
from magehall.games.colors_of_magic.cards.words.base import Mod
from magehall.games.colors_of_magic.model.pieces import MONSTERS, NO_CARD, Blow
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value


class Later(Value):
    """An effect that waits for the end of the attack. It comes with the invocation it belongs to. [combat.after]"""

    invocation: str
    effect: Effect


class Given(Value):
    """A change for this attack alone. [combat.this-attack]"""

    creature: str
    mod: Mod


class Fighter(Value):
    """A creature as it fought a duel. It may be gone when its lines and keywords answer. [combat.duel-effects]"""

    creature: str
    owner: int
    element: Element | None
    retribution: int
    """What it answers melee damage with. [keyword.retribution]"""

    drains: int = 0
    """What its player's mage heals for melee damage. [keyword.life-drain]"""

    strikes_back: int = 0
    """What it does to an attacker that did not win. [keyword.counter-attack]"""


class Attack(Frame):
    """An attack from its declaration to its end. [combat]

    ``free``: an opportunity attack, or granted: no Action of an activation. ``seat`` plays the attacker's cards: its owner,
    or who commands it. ``activation_card`` is that of a monster that attacks. ``first_target`` was named first: cover is
    counted to it. ``failed``: it came to nothing. ``winner`` is the creature that won the duel; ``dealt`` the damage of its
    blow; ``died`` the creatures destroyed by it. ``chain``: it sets off no further granted attack."""

    attacker: str
    target: str
    kind: AttackKind
    seat: int
    free: bool = False
    chain: bool = False
    activation_card: int = NO_CARD
    first_target: str = ""
    given: tuple[Given, ...] = ()
    later: tuple[Later, ...] = ()
    failed: bool = False
    winner: str = ""
    loser: str = ""
    dealt: int = 0
    died: tuple[str, ...] = ()
    blow: int = 0
    """The damage that the winner's blow did to the loser, after armour and shields."""

    reply: int = 0
    """The damage that lines of the loser's cards did to the winner."""

    fighters: tuple[Fighter, ...] = ()
    """Winner and loser of the duel, as they fought it."""

    spot: tuple[int, int, int] = (-1, -1, 0)
    """The base of the target when the cards were shown: centre and radius. [keyword.shockwave]"""


class Duel(Frame):
    """The duel of an attack. Cards are laid face down in turn, until both pass in a row. [combat.duel]

    ``sides`` are the seats that play for attacker and defender, MONSTERS for a monster. ``cards`` of each; ``turn``: whose
    it is, 0 the attacker's, 1 the defender's; ``passes`` in a row."""

    sides: tuple[int, int]
    attacker_cards: tuple[int, ...] = ()
    defender_cards: tuple[int, ...] = ()
    turn: int = 1
    passes: int = 0
    monster_card: int = NO_CARD

    @property
    def face_down(self) -> bool:
        """Whether its cards still lie face down. [cards.hidden]"""
        return self.step in ("monster", "ask", "lay", "reveal")

    def laid_by(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat laid."""
        sides = zip(self.sides, (self.attacker_cards, self.defender_cards), strict=True)
        return tuple(card for side, cards in sides if side == seat for card in cards)


class Harm(Frame):
    """Damage dealt at one moment to one creature or several. [damage]

    ``place`` is the blow whose window is open. ``dead`` are those destroyed by it."""

    blows: tuple[Blow, ...]
    kind: HarmKind
    place: int = 0
    prevented: int = 0
    dead: tuple[str, ...] = ()
    told: int = 0


class Death(Frame):
    """Creatures that are destroyed together. ``by`` is the player, ``source`` the creature that did it. Where they fell
    by damage, ``blows`` has the last one to each. ``discarded``: a card went to a discard pile. [damage.death]"""

    creatures: tuple[str, ...]
    by: int = MONSTERS
    source: str = ""
    kind: HarmKind | None = None
    spell: str = ""
    place: int = 0
    returned: tuple[str, ...] = ()
    blows: tuple[Blow, ...] = ()
    discarded: bool = False

    def blow_to(self, id: str) -> Blow:
        """What one of them was destroyed by. [damage.by]"""
        kind = HarmKind.ABILITY if self.kind is None else self.kind
        fell = Blow(id, 0, kind, self.by, self.source, spell=self.spell)
        return next((blow for blow in self.blows if blow.target == id), fell)


class AttackChoice(Frame):
    """A creature that may attack at once chooses its target. [combat.granted]

    ``but``: not that one. ``commanded``: the seat chooses and plays its cards, not its owner."""

    creature: str
    seat: int
    invocation: str = ""
    melee_only: bool = False
    at: str = ""
    but: str = ""
    may: bool = True
    chain: bool = False
    volley: tuple[str, ...] = ()
    commanded: bool = False
