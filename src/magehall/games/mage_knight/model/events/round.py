"""Events between turns. [round]"""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class RoundBegan(Event):
    """A round begins; ``time`` is a message."""

    round: int
    time: str


class SourceRolled(Event):
    """The dice of the Source are rolled anew."""

    reveals = True
    count: int


class OffersRenewed(Event):
    """Units, advanced actions and spells on offer change."""

    reveals = True


class DarknessRolled(Event):
    """Two dice tell whether night falls for good; ``time`` is a message."""

    reveals = True
    time: str


class TacticTaken(Event):
    """A player takes a tactic."""

    hero: str
    tactic: str


class DummyTactic(Event):
    """The dummy player gets a tactic by lot."""

    reveals = True
    tactic: str


class OrderSet(Event):
    """The tactics set the order; ``first`` begins."""

    first: str


class BannerTakenOff(Event):
    """A banner is taken off a unit."""

    hero: str
    banner: str


class DraftedAdded(PrivateEvent):
    """A player adds a drafted card to the deed deck."""

    reveals = False
    hero: str
    card: Private[str]


class HandDrawn(Event):
    """A player shuffles all cards and draws a hand."""

    reveals = True
    hero: str
    count: int


class UpgradeShown(Event):
    """An advanced action is revealed that may replace another card."""

    reveals = True
    card: str


class CardUpgraded(Event):
    """A player replaces an action by an advanced one."""

    reveals = True
    hero: str
    old: str
    new: str


class TacticRemoved(Event):
    """A tactic that was used leaves the game."""

    tactic: str


class TacticsRemoved(Event):
    """The tactics of the round leave the game."""


class DummyTurnedUp(Event):
    """The dummy player turns up a card."""

    reveals = True
    card: str


class DummyPlayed(Event):
    """The dummy player turns up cards."""

    reveals = True
    count: int


class DummyAnnounced(Event):
    """The dummy player announces the end of the round."""


class DummyGained(Event):
    """The dummy player gains a card and a crystal."""

    card: str
    color: str


class TurnSkipped(Event):
    """A player whose turn was taken in advance skips it."""

    hero: str


class RoundEnded(Event):
    """A round ends."""

    round: int


class HeroLeftBehind(Event):
    """The portal closes before a hero left it."""

    hero: str


class EndIsNear(Event):
    """The aim is reached: everyone has one last turn."""


class ChosenRevealed(Event):
    """A team reveals its chosen one."""

    reveals = True
    chosen: str


class QuestEnded(Event):
    """The match is over."""
