"""Frames of setting up, turns, phases, activations and monsters. [setup] [turn] [monsters]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.model.pieces import NO_CARD
from magehall.kernel.frame import Frame


class SettingUp(Frame):
    """Set-up in its order. [setup.order]"""

    order: tuple[int, ...] = ()
    place: int = 0
    servants: tuple[str, ...] = ()


class Turns(Frame):
    """Turn after turn. [turn.phases]"""


class Collect(Frame):
    """The collect phase, player by player. [turn.collect]"""

    order: tuple[int, ...]
    place: int = 0


class Activations(Frame):
    """The activation phase: one thing each in turn, until all have passed. [turn.activation-phase]"""

    seat: int


class PlayerTurn(Frame):
    """A player's turn of the activation phase. It is for one spell, one creature, or to pass for good. [turn.order]"""

    seat: int


class Activation(Frame):
    """The activation of a creature: a move and an Action in either order. [turn.activation]

    ``from_x``, ``from_y``: where it began; ``moved`` and ``acted``: what it did already. ``charge`` is how far its move of
    this activation carried it, in hundredths of a lattice step; ``straight``: with the straight line free. ``carried`` comes
    along. ``burning`` of its burns came before it was activated. ``last_...`` is what it did last, for whoever repeats it."""

    creature: str
    seat: int
    from_x: int = -1
    from_y: int = -1
    moved: bool = False
    acted: bool = False
    charge: int = 0
    straight: bool = False
    carried: str = ""
    burning: int = 0
    engaged: bool = False
    """It was engaged when it was activated. [move.engaged-start]"""

    last_target: str = ""
    last_kind: AttackKind | None = None
    last_line: int = -1
    last_x: int = -1
    last_y: int = -1


class OneAction(Frame):
    """A creature that may do one Action at once; ``last_...`` is what it did. [card.whisper-network]"""

    creature: str
    seat: int
    last_target: str = ""
    last_kind: AttackKind | None = None
    last_line: int = -1


class Volley(Frame):
    """Ranged attacks of one Action, each at another target. ``shot`` were attacked already. [keyword.volley]"""

    creature: str
    seat: int
    shot: tuple[str, ...] = ()


class KeywordUse(Frame):
    """A player names the creature that Healing or Taunt is used on. [keyword.healing] [keyword.taunt]"""

    creature: str
    seat: int
    keyword: str


class MonsterPhase(Frame):
    """The monsters, one by one. ``target`` is the mage that the next of them runs from or follows. [monsters.phase]"""

    order: tuple[str, ...] = ()
    place: int = 0
    target: str = ""


class MonsterTurn(Frame):
    """A monster: a card for its move, another for its attack. [monsters]

    ``attacks`` are still to come. ``target`` is whom the card names: a creature or marker. ``charge`` is how far its move
    carried it, in hundredths of a lattice step. ``burning`` of its burns came before. ``last_...`` is what it did last;
    ``shot`` are the targets of its attack so far, of which only a volley has several."""

    creature: str
    move_card: int = NO_CARD
    attack_card: int = NO_CARD
    attacks: int = 1
    target: str = ""
    charge: int = 0
    burning: int = 0
    last_target: str = ""
    last_kind: AttackKind | None = None
    last_line: int = -1
    shot: tuple[str, ...] = ()


class MonsterChoice(Frame):
    """The first player decides a true tie for the monsters. ``what``: for a move or an attack. The answer is the target of
    the frame below. [monsters.ties]"""

    creature: str
    choices: tuple[str, ...]
    what: str


class EndPhase(Frame):
    """The end of the turn: objectives, effects, untapping, mana, token. [turn.end]"""

    order: tuple[int, ...]
    place: int = 0
    upkeep: tuple[str, ...] = ()
    """Permanents whose upkeep is still to be paid."""


class Claim(Frame):
    """A monster was destroyed: who takes what it carried. [monsters.kills]"""

    face: str
    by: int
    x: int
    y: int
