"""What an object does as long as it lies open in play. Giving traits apart: those are grants. Rules look for such a word,
never for a card."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, TypeVar

from magehall.games.mage_wars.cards.traits import Harm, Trait
from magehall.kernel.records import Value


class Moment(StrEnum):
    """When something is done to somebody."""

    UPKEEP = "in each upkeep phase"
    MOVES = "with each move action"
    CASTS = "with each spell that is cast"
    ATTACKS = "with the bearer's first attack of a round, but for counterstrikes"
    ATTACKED = "with the first melee attack of a round that each attacker makes on the bearer"


class Hurts(Value):
    """Direct damage to its bearer."""

    when: Moment
    damage: int
    harm: Harm | None = None


class Toll(Value):
    """Mana for what a creature does: its controller pays. A toll on moves that nobody bears is for all but the mages."""

    when: Moment
    mana: int
    spares_counterstrikes: bool = False


# In the upkeep phase


class Poisons(Value):
    """Direct poison damage to the living creatures in its zone, in each upkeep phase."""

    damage: int
    everywhere: bool = False
    """Not only in its zone."""
    spares_itself: bool = False


class LinksLife(Value):
    """Its controller's mage may heal in each upkeep phase. The bearer suffers as much."""

    most: int


class Torments(Value):
    """Its controller may pay to hurt the cursed, in each upkeep phase. They bear revealed curses of the same
    controller."""

    mana: int
    damage: int
    subtype: str = "curse"


# In combat


class Frightens(Value):
    """A living attacker turns away from the bearer. The effect die must show so much."""

    roll: int
    melee_only: bool = False
    """For the rest of its action phase it cannot attack the bearer in melee, but from afar it can."""


class GivesAway(Value):
    """More dice for whoever attacks the bearer. Each creature gets them in its first attack of a round."""

    dice: int


class GoneWithCounterstrike(Value):
    """Destroyed with the first counterstrike of its bearer."""


class Rerolls(Value):
    """Once a round its side may have dice thrown again."""


class FedByWounds(Value):
    """A mana for each enemy creature that a friendly one wounds. There are so many in a round at most."""

    most: int


class GrowsInWrath(Value):
    """A token when a friendly creature falls to an enemy one. There is one a round, and so many at most."""

    most: int


# Moving about


class Stifles(Value):
    """Living creatures in its zone make but one move action. They came there, or begin their action phase there."""


class StrikesByLevel(Value):
    """Its Passage Attack is made as often as the creature's level less one. The passage takes a full action of all but
    the lowest."""


# Coming into play, casting, leaving


class SetUpon(Value):
    """A mage is chosen when it comes into play."""

    enemy: bool = False
    """Any enemy; else a mage in range and in sight."""
    within: tuple[int, int] = (0, 0)


class FedBySpells(Value):
    """Mana whenever the mage it was set upon casts a spell."""

    mana: int


class Gateway(Value):
    """New creatures of a subtype may come into play beside it. It must be open, and of their controller, whose mage
    summons them."""

    subtype: str
    by_helpers: bool = False
    """Also where a familiar or a spawnpoint of the controller summons them."""


class Empowers(Value):
    """For mana it may have traits when it is activated. They last for the round, or for its own action phase."""

    mana: int
    traits: tuple[Trait, ...]
    own_phase: bool = False


class OffersAction(Value):
    """Its special action is taken by a friendly creature of a subtype. Where none is named, its controller's mage
    takes it."""

    subtype: str = ""


class PaysBack(Value):
    """Mana for its controller when it is destroyed or countered."""

    mana: int


Lasting: TypeAlias = (
    Hurts
    | Toll
    | Poisons
    | LinksLife
    | Torments
    | Frightens
    | GivesAway
    | GoneWithCounterstrike
    | Rerolls
    | FedByWounds
    | GrowsInWrath
    | Stifles
    | StrikesByLevel
    | SetUpon
    | FedBySpells
    | Gateway
    | Empowers
    | OffersAction
    | PaysBack
)


def acts_in_upkeep(word: Lasting) -> bool:
    """Whether it makes something happen in the upkeep phase."""
    return isinstance(word, Poisons | LinksLife | Torments) or (
        isinstance(word, Hurts) and word.when is Moment.UPKEEP
    )


W = TypeVar("W", bound=Value)


def find_word(words: tuple[Lasting, ...], kind: type[W]) -> W | None:
    """The word of this kind among those of a card."""
    for word in words:
        if isinstance(word, kind):
            return word
    return None
