"""Before a turn: tactics and plunder, announcing the end of the round, passing. [turn.before]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS, TACTIC_CARDS
from magehall.games.mage_knight.cards.kinds import When
from magehall.games.mage_knight.cards.reference import TACTIC, Effect
from magehall.games.mage_knight.effects.judge import why_not_effect
from magehall.games.mage_knight.interaction.plunder import plunder, plunder_option, why_not_plunder
from magehall.games.mage_knight.model.deeds.effects import UseSkill, UseTactic
from magehall.games.mage_knight.model.deeds.interaction import Plunder
from magehall.games.mage_knight.model.deeds.turn import AnnounceEnd, BeginTurn, SkipTurn
from magehall.games.mage_knight.model.events.effects import TacticUsed
from magehall.games.mage_knight.model.events.turn import EndAnnounced, TurnPassed
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.play.skills import SKILLS, why_not_use, why_not_use_tactic
from magehall.games.mage_knight.turn.ending import announce_end
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

BEFORE = (When.BEFORE_A_TURN, When.BEFORE_EACH_TURN)
USABLE_BEFORE = (*BEFORE, When.DECK_EMPTY)
BEGIN = BeginTurn().option(say("option-begin-turn"), "turn.before")
ANNOUNCE = AnnounceEnd().option(say("option-announce-end"), "round.announce")
SKIP = SkipTurn().option(say("option-skip-turn"), "round.pass")


def _ways(choice: Choice) -> Iterator[Option]:
    tactic = choice.hero.tactic
    if tactic and TACTIC_CARDS[tactic].when in USABLE_BEFORE:
        yield UseTactic(tactic).option(say("option-use-tactic", tactic=card_name(tactic)), "turn.before")
    for skill in choice.hero.skills:
        if SKILL_TOKENS[skill].anytime:
            yield UseSkill(skill).option(say("option-use-skill", skill=card_name(skill)), "turn.before")
    yield BEGIN
    yield ANNOUNCE
    yield SKIP
    yield plunder_option()


def _why_not_tactic(choice: Choice, deed: UseTactic) -> Verdict:
    """Some tactics serve before a turn, once in the round or each time. [turn.before]"""
    if deed.tactic != choice.hero.tactic:
        return refuse("not-your-tactic", "tactics.use")
    when = TACTIC_CARDS[deed.tactic].when
    if when is When.DECK_EMPTY:
        return why_not_use_tactic(choice, deed)
    if when not in BEFORE:
        return refuse("not-before-turn", "turn.before")
    if choice.hero.tactic_down:
        return refuse("tactic-used", "tactics.use")
    if when is When.BEFORE_EACH_TURN and not _is_due(choice):
        return refuse("tactic-used", "tactic.sparing-power")
    return why_not_effect(choice, Effect(deed.tactic, TACTIC))


def _use_tactic(flow: Flow[Quest], seat: int, deed: UseTactic) -> None:
    when, turn = TACTIC_CARDS[deed.tactic].when, flow.state.top(Turn)
    if when is When.BEFORE_EACH_TURN:
        turn.prepared = True
    else:
        flow.state.edit_hero(seat).tactic_down = True
    flow.emit(TacticUsed(hero=f"#{seat}", tactic=card_name(deed.tactic)), "turn.before")
    flow.call(Resolve(seat, Effect(deed.tactic, TACTIC)))


def _why_not_skill(choice: Choice, deed: UseSkill) -> Verdict:
    """Skills for anybody's turn serve before one's own. [turn.before] [skill.motivation]"""
    if deed.skill in choice.hero.skills and not SKILL_TOKENS[deed.skill].anytime:
        return refuse("not-before-turn", "turn.before")
    return why_not_use(choice, deed)


def _why_not_begin(choice: Choice, _deed: BeginTurn) -> Verdict:
    """Without a card in hand and deck there is no turn; Sparing Power comes before each. [round.announce]
    [tactic.sparing-power]"""
    hero = choice.hero
    if _is_due(choice):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if hero.hand or hero.deck:
        return None
    announced = choice.state.calendar.announced is not None
    return (
        refuse("no-cards-pass", "round.pass") if announced else refuse("no-cards-announce", "round.announce")
    )


def _is_due(choice: Choice) -> bool:
    """Whether a tactic still asks for its choice before the turn. [tactic.sparing-power]"""
    hero, turn = choice.hero, choice.state.find(Turn)
    due = bool(hero.tactic) and TACTIC_CARDS[hero.tactic].when is When.BEFORE_EACH_TURN
    return due and not hero.tactic_down and turn is not None and not turn.prepared


def _why_not_announce(choice: Choice, _deed: AnnounceEnd) -> Verdict:
    """Only with an empty deck, and only once a round. [round.announce]"""
    if _is_due(choice):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if choice.state.calendar.announced is not None:
        return refuse("announced-already", "round.announce")
    return refuse("deck-not-empty", "round.announce") if choice.hero.deck else None


def _announce(flow: Flow[Quest], seat: int, _deed: AnnounceEnd) -> None:
    flow.emit(EndAnnounced(hero=f"#{seat}"), "round.announce")
    announce_end(flow, seat)


def _why_not_skip(choice: Choice, _deed: SkipTurn) -> Verdict:
    """Only without any card, when the end was announced already. [round.pass]"""
    if _is_due(choice):
        return refuse("sparing-power-first", "tactic.sparing-power")
    if choice.hero.hand or choice.hero.deck:
        return refuse("has-cards", "round.pass")
    return refuse("must-announce", "round.announce") if choice.state.calendar.announced is None else None


def _skip(flow: Flow[Quest], seat: int, _deed: SkipTurn) -> None:
    flow.emit(TurnPassed(hero=f"#{seat}"), "round.pass")


def _begin(_flow: Flow[Quest], _seat: int, _deed: BeginTurn) -> None:
    """Nothing to do: the turn sees the answer and goes on."""


def _why_not_plunder(choice: Choice, _deed: Plunder) -> Verdict:
    return why_not_plunder(choice.state, choice.seat)


def _plunder(flow: Flow[Quest], seat: int, _deed: Plunder) -> None:
    plunder(flow, seat)


BEGINNING = Repertoire(
    _ways,
    {
        UseTactic: DeedRule(_why_not_tactic, _use_tactic),
        UseSkill: DeedRule(_why_not_skill, SKILLS.rules[UseSkill].do),
        BeginTurn: DeedRule(_why_not_begin, _begin),
        AnnounceEnd: DeedRule(_why_not_announce, _announce),
        SkipTurn: DeedRule(_why_not_skip, _skip),
        Plunder: DeedRule(_why_not_plunder, _plunder),
    },
)
