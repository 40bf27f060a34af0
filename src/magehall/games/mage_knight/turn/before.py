"""Before a turn: beginning it, announcing the end of the round, passing. [turn.before]"""

from __future__ import annotations

from magehall.games.mage_knight.model.deeds.turn import AnnounceEnd, BeginTurn, SkipTurn
from magehall.games.mage_knight.model.events.turn import EndAnnounced, TurnPassed
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.play.between import tactic_is_due
from magehall.games.mage_knight.turn.ending import announce_end
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

BEGIN = BeginTurn().option(say("option-begin-turn"), "turn.before")
ANNOUNCE = AnnounceEnd().option(say("option-announce-end"), "round.announce")
SKIP = SkipTurn().option(say("option-skip-turn"), "round.pass")


def _ways(_choice: Choice) -> tuple[Option, ...]:
    return BEGIN, ANNOUNCE, SKIP


def _why_not_begin(choice: Choice, _deed: BeginTurn) -> Verdict:
    """Verdict on beginning a turn. Without a card in hand and deck there is none; Sparing Power comes before each.
    [round.announce] [tactic.sparing-power]"""
    hero = choice.hero
    if tactic_is_due(hero):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if hero.hand or hero.deck:
        return None
    announced = choice.state.calendar.announced is not None
    return (
        refuse("no-cards-pass", "round.pass") if announced else refuse("no-cards-announce", "round.announce")
    )


def _why_not_announce(choice: Choice, _deed: AnnounceEnd) -> Verdict:
    """Only with an empty deck, and only once a round. [round.announce]"""
    if tactic_is_due(choice.hero):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if choice.state.calendar.announced is not None:
        return refuse("announced-already", "round.announce")
    return refuse("deck-not-empty", "round.announce") if choice.hero.deck else None


def _announce(flow: Flow[Quest], seat: int, _deed: AnnounceEnd) -> None:
    flow.emit(EndAnnounced(hero=f"#{seat}"), "round.announce")
    announce_end(flow, seat)


def _why_not_skip(choice: Choice, _deed: SkipTurn) -> Verdict:
    """Only without any card, when the end was announced already. [round.pass]"""
    if tactic_is_due(choice.hero):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if choice.hero.hand or choice.hero.deck:
        return refuse("has-cards", "round.pass")
    return refuse("must-announce", "round.announce") if choice.state.calendar.announced is None else None


def _skip(flow: Flow[Quest], seat: int, _deed: SkipTurn) -> None:
    flow.emit(TurnPassed(hero=f"#{seat}"), "round.pass")


def _begin(_flow: Flow[Quest], _seat: int, _deed: BeginTurn) -> None:
    """Nothing to do: the turn sees the answer and goes on."""


BEGINNING = Repertoire(
    _ways,
    {
        BeginTurn: DeedRule(_why_not_begin, _begin),
        AnnounceEnd: DeedRule(_why_not_announce, _announce),
        SkipTurn: DeedRule(_why_not_skip, _skip),
    },
)
