"""Frames of spells, abilities and the stack. [spell] [stack]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.reference import Effect
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import NO_CARD
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value


class Cast(Frame):
    """A spell from its announcement to the end of its effect. [spell.cast]

    ``asked`` counts what was asked for already. ``discarded`` is the card that makes it cheaper. ``cost`` is what is to be
    paid in mana and blood. ``graft_asked`` likewise for the graft."""

    invocation: str
    instant: bool = False
    asked: int = 0
    discarded: int = NO_CARD
    cost: int = 0
    due: int = 0
    """What mana did not pay and blood has to."""

    bled: tuple[str, ...] = ()
    """Who bleeds for it, once for each point. [spell.blood-pact]"""

    grafted: bool = False


class Resolve(Frame):
    """Resolution of a spell. Its target is checked again, its effect happens, and its card goes where it belongs.
    [stack.resolve]"""

    invocation: str


class Use(Frame):
    """Use of a free, Action or triggered ability. It goes from what it asks for, over what it costs, to its effect.
    [concepts.lines]"""

    invocation: str
    asked: int = 0


class Run(Frame):
    """An effect carried out word by word. ``place`` is the word that comes next. [concepts.effects]"""

    invocation: str
    effect: Effect
    place: int = 0


class PickCreature(Frame):
    """Creatures are chosen in the middle of an effect. [concepts.effects]"""

    invocation: str
    effect: Effect
    place: int
    left: int = 1


class ChooseBranch(Frame):
    """One of several effects is chosen, or whether one happens at all. [concepts.effects]"""

    invocation: str
    effect: Effect
    place: int


class ForEachOf(Frame):
    """An effect is carried out for each of several creatures. [concepts.effects]"""

    invocation: str
    effect: Effect
    creatures: tuple[str, ...]
    place: int = 0


class Retarget(Frame):
    """Choice of another legal target for an unresolved spell. Who redirects it chooses. [card.redirect]"""

    invocation: str
    seat: int
    spell: str
    old: str


class Stack(Frame):
    """The stack of instants that answer a happening. Players add, the top resolves, and all may add again. [stack]

    ``spells`` are the invocations on the stack, the last on top. ``order`` are the seats asked in turn, ``place`` who is
    next."""

    happening: Happening
    spells: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    place: int = 0


class Waiting(Value):
    """A triggered ability that waits for its turn. It is a line of a creature or permanent."""

    source: str
    face: str
    line: int
    seat: int


class Triggers(Frame):
    """The abilities that a happening sets off, one after another. [concepts.triggered]"""

    happening: Happening
    waiting: tuple[Waiting, ...]
    place: int = 0
    asked: bool = False


class Answer(Frame):
    """A question of an effect to one player. It is about cards, players, states, or yes or no.

    ``kind`` says which question it is (see ``effects/answers.py``); ``left`` answers are to come. ``cards`` are those looked
    at, ``chosen`` those chosen so far, ``creatures`` those it is about."""

    invocation: str
    seat: int
    kind: str
    left: int = 1
    cards: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    creatures: tuple[str, ...] = ()
