"""Retaliate: the spell turns on the mage who aimed it. That mage may answer at once. [rare.retaliate]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.battle_mages.cards import FACES, Rare
from magehall.games.battle_mages.cards.effects import Cancel, Effect, PassOn, TurnBack
from magehall.games.battle_mages.cards.vocabulary import When
from magehall.games.battle_mages.deck.moving_cards import play_card
from magehall.games.battle_mages.model.deeds import Play, Way
from magehall.games.battle_mages.model.events import SpellCancelled, SpellCountered, SpellTurned
from magehall.games.battle_mages.model.frames import Retaliation, Strike
from magehall.games.battle_mages.model.knowledge import why_not_held
from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.model.uses import deeds_with_hand
from magehall.games.battle_mages.model.words import say
from magehall.games.battle_mages.spells.choosing import COUNTER
from magehall.kernel.decision import Deed, Moment, Option, Pass, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.records import replace


def cancel(retaliation: Retaliation, flow: Flow[Battle], face: Rare) -> None:
    flow.emit(SpellCancelled(spell=retaliation.spell.spell), face.rule)
    retaliation.stop()


def pass_on(retaliation: Retaliation, flow: Flow[Battle], _face: Rare) -> None:
    spell = retaliation.spell
    retaliation.spell = replace(spell, at=flow.state.next_mage(spell.at))
    retaliation.go("announce")


def turn_back(retaliation: Retaliation, _flow: Flow[Battle], _face: Rare) -> None:
    spell = retaliation.spell
    retaliation.spell = replace(spell, by=spell.at, at=spell.by)
    retaliation.go("announce")


WORDS: dict[type[Effect], Callable[[Retaliation, Flow[Battle], Rare], None]] = {
    Cancel: cancel,
    PassOn: pass_on,
    TurnBack: turn_back,
}
"""Who carries out what a card says that answers in the middle of a turn."""

ANSWERS = tuple(
    face.id
    for face in FACES
    if isinstance(face, Rare) and face.when is When.COUNTER and all(type(word) in WORDS for word in face.does)
)
"""The cards that answer in the middle of a turn: Shield, Retaliate and Dodge. [retaliate.exchange]"""

SUFFER = Pass().option(say("option-suffer"), "turn.suffer")
_OPTIONS = (*(COUNTER[spell] for spell in ANSWERS), SUFFER)
_NOT_AT_ONCE = Refusal(say("refused-not-at-once"), "retaliate.exchange")


def announce(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    """Told to all; turned on a mage who is out, the spell is lost. [eliminated.leaves]"""
    spell = retaliation.spell
    if not flow.state.is_alive(spell.at):
        flow.emit(SpellCancelled(spell=spell.spell), "eliminated.leaves")
        retaliation.stop()
        return
    flow.emit(
        SpellTurned(mage=f"#{spell.by}", target=f"#{spell.at}", spell=spell.spell, damage=spell.damage),
        "rare.retaliate",
    )


def answer(retaliation: Retaliation, flow: Flow[Battle]) -> Asked:
    """Ask every mage with a card in hand, whatever the card. The virtual opponent has none. [solo.no-hand]"""
    state, at = flow.state, retaliation.spell.at
    return ANSWERING.ask(state, at) if state.mage(at).hand else None


def answers(_moment: Moment[Battle]) -> tuple[Option, ...]:
    return _OPTIONS


def why_not_at_once(moment: Moment[Battle], deed: Deed) -> Verdict:
    """Only Shield, Dodge and Retaliate answer in the middle of a turn. [retaliate.exchange]"""
    if isinstance(deed, Play):
        counters = deed.way is Way.COUNTER and deed.spell in ANSWERS and not deed.target
        return why_not_held(moment.state, moment.seat, deed) or (None if counters else _NOT_AT_ONCE)
    return why_not_held(moment.state, moment.seat, deed)


ANSWERING = Question(
    Moment,
    say("ask-answer-retaliation"),
    "retaliate.exchange",
    answers,
    why_not_at_once,
    deeds_with_hand,
)


def answered(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    spell, at = retaliation.spell, retaliation.spell.at
    option = flow.answers.get(at)
    if option is None or not isinstance(option.deed, Play):
        return
    face, state = option.deed.face, flow.state
    assert isinstance(face, Rare)
    play_card(flow, at, state.card_of(at, face.id))
    flow.emit(SpellCountered(mage=f"#{at}", spell=face.name, countered=spell.spell), face.rule)
    for word in face.does:
        WORDS[type(word)](retaliation, flow, face)


def strike(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    flow.call(Strike(retaliation.spell))


PROCEDURE = Procedure(announce=announce, answer=answer, answered=answered, strike=strike)
