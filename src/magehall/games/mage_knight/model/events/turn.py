"""Events of a turn and its end. [turn]"""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class TurnBegan(Event):
    """A turn begins. What came before it is not taken back. [undo]"""

    reveals = True
    hero: str


class EndAnnounced(Event):
    """A player announces the end of the round."""

    hero: str


class TurnPassed(Event):
    """A player without cards passes."""

    hero: str


class SkillReturned(Event):
    """A skill that lay on the table comes back face down."""

    hero: str
    skill: str


class Rested(Event):
    """A player rests."""

    hero: str
    card: str
    wounds: int


class Recovered(Event):
    """A player with nothing but wounds in hand discards one."""

    hero: str


class DiceReturned(Event):
    """Dice go back to the Source, rerolled or as they are."""

    reveals = True
    count: int


class CardReturned(Event):
    """A played card goes back into the deed deck."""

    hero: str
    card: str


class CardsTakenBack(Event):
    """The cards played come back into hand."""

    hero: str
    count: int


class CrystalsRefunded(Event):
    """Crystals that were used come back."""

    hero: str
    count: int


class WoundsThrownAway(Event):
    """Wounds leave a hero's cards."""

    hero: str
    count: int


class ArtifactDrawn(PrivateEvent):
    """An artifact is drawn, perhaps to be kept."""

    hero: str
    card: Private[str]


class ArtifactKept(PrivateEvent):
    """An artifact comes on the deed deck."""

    reveals = False
    hero: str
    card: Private[str]


class LevelReached(Event):
    """A hero reaches a level."""

    hero: str
    level: int


class SkillShown(Event):
    """A skill is turned up, to be chosen now or later."""

    reveals = True
    hero: str
    skill: str


class SkillGained(Event):
    """A hero gains a skill."""

    hero: str
    skill: str


class CardShed(Event):
    """A card is discarded before drawing."""

    hero: str
    card: str


class TurnEnded(Event):
    """A turn is over, and not taken back. [undo]"""

    reveals = True
    hero: str


class ExtraTurn(Event):
    """Another turn follows at once."""

    hero: str


class Conceded(Event):
    """A player admits that the others have won."""

    hero: str


class ConcessionRefused(Event):
    """An ally does not want to give up."""

    hero: str
