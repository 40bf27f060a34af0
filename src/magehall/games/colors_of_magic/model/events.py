"""Events of a match. ``player`` is a person (``#n``) or the monsters; creatures and cards are named."""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent

# Setting up


class ForceChosen(Event):
    """A player takes a mage and three schools. [force]"""

    player: str
    mage: str
    first: str
    second: str
    third: str


class CardLeftOut(Event):
    """A codex card stays out of the game. [force.codex-of-eleven]"""

    player: str
    card: str


class CornerTaken(Event):
    """A player deploys in a corner. [setup.corners]"""

    player: str
    corner: int


class FirstPlayerNamed(Event):
    """Who begins is known. [setup.first-player]"""

    player: str


# Cards and mana


class CardDrawn(PrivateEvent):
    """A player draws a card. [cards.draw]"""

    player: str
    card: Private[str]


class DeckReshuffled(Event):
    """The discarded cards of a grimoire become its new pile. [cards.draw]"""

    reveals = True

    player: str


class CardDiscarded(Event):
    """A player discards a card. [cards.discard]"""

    reveals = True

    player: str
    card: str


class CardShown(Event):
    """A card of a hand lies open until end of turn. [card.wind-revelation]"""

    reveals = True

    player: str
    card: str


class CardSeen(PrivateEvent):
    """A player sees a card of a hand or on top of a grimoire. [cards.hidden]"""

    player: str
    other: str
    card: Private[str]


class TopOrdered(Event):
    """A player reorders the top cards of a grimoire. [cards.hidden]"""

    player: str
    other: str
    count: int


class CardBuried(Event):
    """The top card of a grimoire goes to its bottom. [card.akashic-records]"""

    player: str


class CardTakenBack(Event):
    """A card of a discard pile goes back to the hand. [card.rewrite-history]"""

    player: str
    card: str


class ManaGained(Event):
    """A player gains mana. [turn.flow]"""

    player: str
    mana: int


class ManaLost(Event):
    """A player loses mana. [turn.mana]"""

    player: str
    mana: int


class TokensGained(Event):
    """A mage gains tokens. [mage.tokens]"""

    player: str
    tokens: int


class BloodPaid(Event):
    """A creature bleeds for mana. [spell.blood-pact]"""

    player: str
    creature: str


# Turns


class TurnBegan(Event):
    """A turn begins. [turn.phases]"""

    number: int
    player: str


class PlayerPassed(Event):
    """A player passes for the rest of the phase. [turn.order]"""

    player: str


class CreatureActivated(Event):
    """A creature is activated. [turn.activation]"""

    player: str
    creature: str


class AbilityUsed(Event):
    """An ability is used. [concepts.lines]"""

    player: str
    creature: str
    ability: str


class FirePutOut(Event):
    """A creature is no longer on fire. [keyword.persistent-burn]"""

    creature: str


class MarkerDestroyed(Event):
    """A creature destroys a marker of a permanent. [card.earth-dominion]"""

    creature: str
    card: str


class CreatureVanished(Event):
    """A creature leaves play without being destroyed. [keyword.ephemeral]"""

    creature: str


# Spells


class SpellCast(Event):
    """A player casts a spell. [spell.cast]"""

    reveals = True

    player: str
    card: str
    mana: int


class SpellFailed(Event):
    """A spell does nothing. Its target is gone, out of range or out of sight. [stack.checked-again]"""

    card: str


class SpellCountered(Event):
    """A spell is countered. [card.counterspell]"""

    player: str
    card: str


class SpellRedirected(Event):
    """A spell gets another target. [card.redirect]"""

    card: str
    target: str


class PermanentGone(Event):
    """A permanent leaves play. [spell.permanents]"""

    player: str
    card: str


class CreatureSummoned(Event):
    """A creature comes into play. [spell.summoning]"""

    player: str
    creature: str
    place: str


class FormTaken(Event):
    """A mage changes the state. [mage.unbound-elementalist]"""

    player: str
    form: str


# Moves


class CreatureMoved(Event):
    """A creature moves by itself. [move]"""

    creature: str
    place: str


class CreaturePushed(Event):
    """A creature is moved by force. [move.forced]"""

    creature: str
    place: str


class CreaturePut(Event):
    """A creature is put somewhere: teleported, swapped or set down. [move.teleport]"""

    creature: str
    place: str


class MarkerMoved(Event):
    """A marker is put elsewhere. [table.markers]"""

    marker: str
    place: str


class PushStopped(Event):
    """Something stops a push. [move.forced]"""

    creature: str
