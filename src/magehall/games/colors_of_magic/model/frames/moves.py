"""Frames of moves: own ones, forced ones, and being put somewhere. [move]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.asks import Placement
from magehall.games.colors_of_magic.cards.words.base import Mod
from magehall.games.colors_of_magic.cards.words.moves import Manner, Order
from magehall.games.colors_of_magic.model.pieces import NO_CARD
from magehall.kernel.frame import Frame


class Move(Frame):
    """An own move of a creature: where to, and the way there. [move]

    ``steps``: how far, in lattice steps of Movement. ``x``, ``y`` is where it goes once chosen. ``left`` are the enemies
    left behind when it disengages; ``striking`` those who may still strike. ``seat`` chooses. ``granted``: by a card, not
    the move of an activation."""

    creature: str
    seat: int
    manner: Manner
    inches: int
    granted: bool = False
    x: int = -1
    y: int = -1
    left: tuple[str, ...] = ()
    striking: tuple[str, ...] = ()
    old_x: int = -1
    old_y: int = -1
    crossed: tuple[str, ...] = ()
    sweep: int = 0
    """Inches that those it crosses may be pushed."""

    pushed: tuple[str, int, int] = ("", -1, -1)
    """Who is pushed by the sweep now, and from where."""

    forced: bool = False
    """Whether the sweep moved an enemy. [mage.deep-water-hydro-strategist]"""


class Force(Frame):
    """A push or pull of one creature. [move.forced]

    ``aim_x``, ``aim_y`` is the point it goes towards, or away from with ``away``. ``seat`` is whose effect it is. ``hit``:
    something stopped it."""

    creature: str
    seat: int
    steps: int
    aim_x: int
    aim_y: int
    away: bool = False
    pull: bool = False
    """Towards the point and not beyond it."""

    invocation: str = ""
    hit: bool = False
    keyword: bool = False
    """It is the ability of a keyword, and of no card's words. [keyword.impact]"""


class Forces(Frame):
    """Pushes of several creatures, one after another. Those are in ``order``, each pushed by a frame of its own."""

    order: tuple[str, ...]
    seat: int
    steps: int
    aim_x: int
    aim_y: int
    away: bool = False
    pull: bool = False
    invocation: str = ""
    place: int = 0
    lots: bool = False


class Aiming(Frame):
    """A player names an aim for a push, and with ``up_to`` how far. [move.push-pull]

    ``order`` is that in which several are moved, ``from_x``, ``from_y`` from where the direction runs. With ``aim_x``,
    ``aim_y`` the aim is given, and only how far is asked. ``redirect``: the push that is about to happen gets the aim, and
    so many lattice steps more."""

    seat: int
    creatures: tuple[str, ...]
    steps: int
    invocation: str = ""
    up_to: bool = False
    order: Order = Order.NEAREST_AIM
    from_x: int = -1
    from_y: int = -1
    aim_x: int = -1
    aim_y: int = -1
    redirect: bool = False


class Putting(Frame):
    """Choice of the place of a creature that is put somewhere. It is summoned, teleported or set down. [move.teleport]

    ``what`` says which places there are (see ``movement/putting.py``). ``face`` is a creature yet to come, ``card`` the one
    it comes with, else that of a creature spell; ``count`` of them come one after another, ``placement`` says where, else
    the card does. ``apart``: also places with so many steps to every other creature."""

    seat: int
    what: str
    creature: str = ""
    face: str = ""
    invocation: str = ""
    steps: int = 0
    beside: str = ""
    may: bool = False
    count: int = 1
    placement: Placement | None = None
    card: int = NO_CARD
    apart: int = 0
    mods: tuple[Mod, ...] = ()


class EnterPlay(Frame):
    """A creature comes into play at a place. [spell.summoning]

    ``card`` is the card it comes with; ``exiles`` and ``from_discard`` as of a creature. ``mods`` hold for good."""

    seat: int
    face: str
    x: int
    y: int
    card: int = NO_CARD
    invocation: str = ""
    mods: tuple[Mod, ...] = ()
    exiles: bool = False
    from_discard: bool = False


class StoppedHarm(Frame):
    """Damage to the enemies that something stopped in a push of an effect. [card.tsunami]"""

    invocation: str
    amount: int


class Entering(Frame):
    """A creature that came to a place: the zones and the water it entered. [windows]"""

    creature: str
    zones: tuple[str, ...]
    water: bool = False
    place: int = 0


class Rearranging(Frame):
    """Creatures are put to any free places, one by one. ``creatures`` are those it reaches. [card.grand-illusion]"""

    seat: int
    invocation: str
    creatures: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
