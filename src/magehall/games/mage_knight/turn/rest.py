"""Resting instead of a turn with movement and action. [rest]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.duel.starts import must_attack
from magehall.games.mage_knight.model.deeds.turn import EndTurn, Rest, SlowRecovery
from magehall.games.mage_knight.model.events.turn import Recovered, Rested
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow

SLOW = SlowRecovery().option(say("option-recover"), "rest.slow")
END = EndTurn().option(say("option-end-turn"), "turn.end")


def has_only_wounds(choice: Choice) -> bool:
    """Whether the hand holds wounds and nothing else. [rest.slow]"""
    hand = choice.hero.hand
    return bool(hand) and hand.count(WOUND) == len(hand)


def _rests(choice: Choice) -> list[Option]:
    found: list[Option] = []
    if why_not_rest_now(choice) is not None:
        return found
    if has_only_wounds(choice):
        found.append(SLOW)
    wounds = choice.hero.hand.count(WOUND)
    for card in sorted(set(choice.hero.hand) - {WOUND}):
        found += [_standard_rest(card, count) for count in range(wounds + 1)]
    return found


@cache
def _standard_rest(card: str, wounds: int) -> Option:
    return Rest(card, wounds).option(say("option-rest", card=card_name(card), wounds=wounds), "rest.standard")


def _looks_like_rest(choice: Choice) -> Iterator[Deed]:
    yield SlowRecovery()
    for card in sorted(set(choice.hero.hand)):
        for count in range(choice.hero.hand.count(WOUND) + 1):
            yield Rest(card, count)


def why_not_rest_now(choice: Choice) -> Verdict:
    """Nobody rests after moving or acting; special and healing effects are no hindrance. [rest]"""
    turn = choice.turn
    if turn.stage is Stage.REST:
        return refuse("rested-already", "rest")
    if turn.stage is not Stage.MOVEMENT:
        return refuse("acted-already", "rest")
    if len(turn.path) > 1 or turn.tiles or turn.move or turn.costs or turn.leaps or turn.settled:
        return refuse("moved-already", "rest")
    return refuse("dealt-already", "rest") if turn.influence else None


def _why_not_rest(choice: Choice, deed: Rest) -> Verdict:
    late = why_not_rest_now(choice)
    if late is not None:
        return late
    hand = choice.hero.hand
    if deed.card == WOUND:
        return refuse("rest-needs-card", "rest.standard")
    if deed.card not in hand:
        return refuse("not-in-hand", "rest.standard")
    if not 0 <= deed.wounds <= hand.count(WOUND):
        return refuse("not-so-many-wounds", "rest.standard", wounds=hand.count(WOUND))
    return None


def _rest(flow: Flow[Quest], seat: int, deed: Rest) -> None:
    hero = flow.state.edit_hero(seat)
    for card in (deed.card, *[WOUND] * deed.wounds):
        hero.hand.remove(card)
        hero.discard.append(card)
    _has_rested(flow, seat)
    flow.emit(Rested(hero=f"#{seat}", card=card_name(deed.card), wounds=deed.wounds), "rest.standard")


def _why_not_recover(choice: Choice, _deed: SlowRecovery) -> Verdict:
    late = why_not_rest_now(choice)
    if late is not None:
        return late
    return None if has_only_wounds(choice) else refuse("not-only-wounds", "rest.slow")


def _recover(flow: Flow[Quest], seat: int, _deed: SlowRecovery) -> None:
    hero = flow.state.edit_hero(seat)
    hero.hand.remove(WOUND)
    hero.discard.append(WOUND)
    _has_rested(flow, seat)
    flow.emit(Recovered(hero=f"#{seat}"), "rest.slow")


def _has_rested(flow: Flow[Quest], seat: int) -> None:
    turn = flow.state.edit_turn(seat)
    turn.stage, turn.played_or_discarded = Stage.REST, True


REST = Repertoire(
    _rests,
    {Rest: DeedRule(_why_not_rest, _rest), SlowRecovery: DeedRule(_why_not_recover, _recover)},
    _looks_like_rest,
)


def _why_not_end(choice: Choice, _deed: EndTurn) -> Verdict:
    """Verdict on ending a turn. A card is played or discarded in each; with only wounds in hand that means resting.
    Nobody stays beside a rival without attacking. [turn.one-card] [duel.start]"""
    rival = must_attack(choice)
    if rival is not None:
        return refuse("must-attack", "duel.start", rival=f"#{rival}")
    if choice.turn.played_or_discarded or not has_only_wounds(choice) or why_not_rest_now(choice) is not None:
        return None
    return refuse("must-recover", "turn.one-card")


def _end(flow: Flow[Quest], seat: int, _deed: EndTurn) -> None:
    """Nothing to do: the turn sees the answer and ends."""


ENDING = Repertoire(lambda _choice: (END,), {EndTurn: DeedRule(_why_not_end, _end)})
