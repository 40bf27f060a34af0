"""Events of cards, units, skills and mana. [effects]"""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class CardPlayed(Event):
    """A card is played for an effect; ``use`` is a message."""

    hero: str
    card: str
    use: str


class UnitActivated(Event):
    """A unit is activated."""

    hero: str
    unit: str


class SkillUsed(Event):
    """A skill is used."""

    hero: str
    skill: str


class TacticUsed(Event):
    """A tactic is used."""

    hero: str
    tactic: str


class ManaPaid(Event):
    """A mana is paid."""

    hero: str
    means: str
    color: str


class ManaGained(Event):
    """Mana tokens are gained."""

    hero: str
    color: str


class CrystalGained(Event):
    """A crystal is gained."""

    hero: str
    color: str


class CardDiscarded(Event):
    """A card of the hand is discarded."""

    hero: str
    card: str


class CardThrownAway(Event):
    """A card is removed from the game."""

    hero: str
    card: str


class CardDrawn(PrivateEvent):
    """A card is drawn; only who draws it sees which."""

    hero: str
    card: Private[str]


class WoundsTaken(Event):
    """Wounds come into hand."""

    hero: str
    count: int


class KnockedOut(Event):
    """A hero is knocked out."""

    hero: str


class CardLost(Event):
    """A card in hand is discarded. Its hero is knocked out or paralyzed."""

    reveals = True
    hero: str
    card: str


class FameGained(Event):
    """Fame is gained, or lost."""

    hero: str
    fame: int


class ReputationChanged(Event):
    """Reputation rises or falls."""

    hero: str
    steps: int


class DieRolled(Event):
    """A mana die is rolled."""

    color: str


class DiceRerolled(Event):
    """Dice of the Source are rerolled."""

    count: int


class DieStored(Event):
    """A die is kept on a tactic."""

    hero: str
    color: str


class DieTurned(Event):
    """A die of the Source is turned to a colour."""

    hero: str
    color: str


class CardTaken(Event):
    """A card of an offer is taken. What comes in its place ends taking back, where anything does. [offers.refill]"""

    hero: str
    card: str


class UnitReadied(Event):
    """A unit is readied."""

    hero: str
    unit: str


class UnitHealed(Event):
    """A wound is taken off a unit."""

    hero: str
    unit: str


class WoundHealed(Event):
    """A wound of the hand is healed."""

    hero: str


class UnitRecruited(Event):
    """A unit comes into service."""

    hero: str
    unit: str


class UnitDisbanded(Event):
    """A unit is disbanded."""

    hero: str
    unit: str


class BannerAssigned(Event):
    """A banner is assigned to a unit."""

    hero: str
    banner: str
    unit: str


class CardsShuffledBack(Event):
    """Cards are shuffled into a deed deck."""

    reveals = True
    hero: str
    count: int


class CardsRecovered(Event):
    """Cards of the discard pile go to the deed deck."""

    hero: str
    count: int


class CardSpared(Event):
    """A card is put under a tactic."""

    hero: str


class CardOffered(Event):
    """A spell or an advanced action comes into its offer."""

    reveals = True
    card: str


class UnitOffered(Event):
    """A unit comes into the offer."""

    reveals = True
    unit: str


class CardSearched(PrivateEvent):
    """A card is taken out of the deed deck. Only who takes it sees which."""

    hero: str
    card: Private[str]


class SparedCardsTaken(PrivateEvent):
    """A spared card comes into hand; only who spared it sees which."""

    hero: str
    card: Private[str]


class CrystalLost(Event):
    """A crystal is lost."""

    hero: str
    color: str


class DieClaimed(Event):
    """A die of the Source is kept for the round."""

    hero: str
    color: str


class HandShown(Event):
    """A hand is shown that holds nothing of a colour."""

    reveals = True
    hero: str
    color: str


class CardShown(Event):
    """A card of a hand is shown."""

    reveals = True
    hero: str
    card: str


class UnitSpentByRival(Event):
    """A unit is spent by a rival's spell."""

    hero: str
    unit: str


class WoundPassedOn(Event):
    """A wound goes to another hero."""

    hero: str
    other: str
