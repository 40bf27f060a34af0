"""Events of set-up, rounds and activations, and of the end of a battle."""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class MageChosen(Event):
    """A player shows the mage it plays. [setup.choose-mage]"""

    reveals = True

    mage: str
    what: str
    id: str


class RoundBegan(Event):
    """A round begins. [round.stages]"""

    round: int


class InitiativeRolled(Event):
    """A player rolls for the first initiative. [setup.first-initiative]"""

    mage: str
    roll: int


class Initiative(Event):
    """A player has the initiative. [round.initiative-passes]"""

    mage: str


class Channeled(Event):
    """An object channels mana. [round.channel-mage]"""

    what: str
    id: str
    mana: int


class BurnRolled(Event):
    """A burn hurts or goes out in the upkeep phase. [conditions.burn]"""

    what: str
    id: str
    dice: str
    normal: int
    critical: int


class Prepared(PrivateEvent):
    """A mage lays a spell face down before it. Who chose it learns nothing by that. [round.planning-two]"""

    reveals = False

    mage: str
    count: int
    spell: Private[str]


class HelperPrepared(PrivateEvent):
    """A spell is laid face down for a familiar or spawnpoint. Who chose it learns nothing by that.
    [round.planning-helpers]"""

    reveals = False

    what: str
    id: str
    spell: Private[str]


class Activated(Event):
    """A creature is activated. [round.activate]"""

    what: str
    id: str


class EscapeRolled(Event):
    """A restrained creature tries to escape. [conditions.escape-roll]"""

    what: str
    id: str
    roll: int


class ActionEnded(Event):
    """The action phase of a creature is over. [round.end-effects]"""

    what: str
    id: str


class Passed(Event):
    """A player passes its turn. [round.pass]"""

    mage: str


class BattleWon(Event):
    """One mage is left. [mages.lose]"""

    mage: str


class BattleWonTogether(Event):
    """One team is left. [multiplayer.team-win]"""

    mage: str
    mate: str


class BattleDrawn(Event):
    """Nobody is left, or the battle has lasted too long. [mages.draw] [mages.long-battle]"""
