"""What running effects remember. [effects]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import Color
from magehall.kernel.frame import Frame


class Resolve(Frame):
    """An effect that is carried out, word by word. [effects]

    ``color`` is the colour remembered from what was paid, thrown away or rolled; ``foe`` the enemy chosen. ``unit`` is the
    unit that was activated, ``borrowed``: it stands in the offer. ``sideways`` is the use of a card played sideways.
    ``bonus`` is added once to the first points it gives."""

    seat: int
    effect: Effect
    place: int = 0
    color: Color | None = None
    foe: str = ""
    unit: str = ""
    bonus: int = 0


class ChooseEffect(Frame):
    """A choice between the effects inside a word. [effects.choice]"""

    seat: int
    effect: Effect
    place: int


class Pay(Frame):
    """Payment of mana, one after the other. For each there are the colours that will do. [mana.pay]

    ``later`` is what must still be payable afterwards. ``spell``: it is for a spell. ``remembered``: the colour paid goes
    to the effect below."""

    seat: int
    needs: tuple[tuple[Color, ...], ...]
    later: tuple[tuple[Color, ...], ...] = ()
    spell: bool = False
    remembered: bool = False


class ChooseColors(Frame):
    """Mana or crystals to be gained, each of a colour by choice. [gain.mana] [gain.crystal]"""

    seat: int
    colors: tuple[Color, ...]
    crystal: bool
    left: int = 1
    reward: bool = False
    """Whether a crystal beyond the third of its colour is lost. [rewards]"""


class ChooseSourceDie(Frame):
    """A die of the Source to be chosen: taken, or for ``purpose``. ``chosen`` are those to be rerolled. [source]"""

    seat: int
    colors: tuple[Color, ...]
    purpose: str = "take"
    left: int = 1
    chosen: tuple[Color, ...] = ()


class TurnDie(Frame):
    """The colour to which a die that was taken is turned. [card.mana-draw]"""

    seat: int
    colors: tuple[Color, ...]


class GiveUpCard(Frame):
    """Choice of a card in hand to discard or throw away. ``of`` says which may be. [cards.cost]"""

    seat: int
    of: str
    thrown: bool


class GiveUpForAttack(Frame):
    """Cards of the hand to be discarded, each for points of attack. [card.sword-of-justice]"""

    seat: int
    points: int


class ChooseFromOffer(Frame):
    """A card of an offer to be taken. ``colors``: only of these. [offers]"""

    seat: int
    kind: str
    to: str
    colors: tuple[Color, ...]


class ChooseCompanion(Frame):
    """Another action card of the hand to be played along. ``times`` it is still to be done. [card.concentration]"""

    seat: int
    strong: bool
    bonus: int
    times: int
    thrown: bool
    card: str = ""


class ChooseFoe(Frame):
    """Choice of an enemy for the effect below. In a duel it is a unit of the rival; ``attacking``: only one that takes
    part in the attack. [combat.target] [duel.effects]"""

    seat: int
    color: Color | None
    unfortified: bool = False
    attacking: bool = False


class ChooseOwnUnit(Frame):
    """A unit to be readied or healed. ``levels``: what those still to be readied may add up to. [units.ready]"""

    seat: int
    purpose: str
    most: int
    levels: int = 0


class TakeUnit(Frame):
    """Choice of a unit of the offer, taken for nothing. One that is in the way is disbanded. [units.reward]

    ``unit`` is the one chosen, ``bonded`` whether for Bonds of Loyalty. ``recruits``: it counts as recruited, and is no
    reward. [skill.bonds-of-loyalty] [card.heroic-tale]"""

    seat: int
    unit: str = ""
    recruits: bool = False
    bonded: bool = False


class BorrowOffered(Frame):
    """An ability of a unit in the offer to be used. [card.call-to-arms]"""

    seat: int


class PushHorn(Frame):
    """How far an attack is pushed, a die for each point. [card.horn-of-wrath]"""

    seat: int
    most: int
    colors: tuple[Color, ...]


class ChooseCards(Frame):
    """Choice of cards, one after the other. They are of the hand, the discard pile or the deck. [tactics]

    ``chosen`` are those chosen so far."""

    seat: int
    purpose: str
    most: int
    chosen: tuple[str, ...] = ()


class PlaceRecovered(Frame):
    """Whether recovered cards go on top of the deck or under it. [card.meditation]"""

    seat: int
    cards: tuple[str, ...]


class PayMore(Frame):
    """Whether a unit's points are raised by mana. [unit.altem-mages]"""

    seat: int
    points: int
    paid: tuple[Color, ...] = ()


class MayPayMana(Frame):
    """Whether a mana is paid for the effect inside a word. [mana.optional]"""

    seat: int
    effect: Effect
    color: Color


class Spare(Frame):
    """Whether the deck's top card is spared, or those spared so far are taken. [tactic.sparing-power]"""

    seat: int


class NameColor(Frame):
    """A colour to be named; it goes to the effect below. [effects.color]"""

    seat: int
    colors: tuple[Color, ...]


class GainLost(Frame):
    """A crystal that others lost, to be gained or not. [card.mana-meltdown]"""

    seat: int
    colors: tuple[Color, ...]


class ClaimMana(Frame):
    """Three mana now, or one in each later turn. [card.mana-claim]"""

    seat: int
    curses: bool


class YieldCard(Frame):
    """Choice of a card of a colour to discard, for each player listed. [card.mind-read]

    ``by`` is who cast the spell; ``yielded`` are the action cards discarded so far, with their owners."""

    by: int
    color: Color
    left: tuple[int, ...]
    may_keep: bool
    yielded: tuple[tuple[int, str], ...] = ()


class SpendUnits(Frame):
    """A unit of each of these players to be spent or spared. [card.energy-flow]"""

    seat: int
    most: int
    left: tuple[int, ...]


class PassOnWound(Frame):
    """Wounds to be thrown away, one of which goes to a hero nearby. [skill.healing-ritual]"""

    seat: int
    count: int
