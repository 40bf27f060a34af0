"""Deeds that serve between one's own turns: tactics and skills. [turn.before] [duel.first]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS, TACTIC_CARDS
from magehall.games.mage_knight.cards.kinds import When
from magehall.games.mage_knight.cards.reference import TACTIC, Effect
from magehall.games.mage_knight.effects.judge import why_not_effect
from magehall.games.mage_knight.model.deeds.effects import UseSkill, UseTactic
from magehall.games.mage_knight.model.events.effects import TacticUsed
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Hero
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse
from magehall.games.mage_knight.play.skills import (
    SKILLS,
    skill_option,
    tactic_option,
    why_not_use,
    why_not_use_tactic,
)
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

_BEFORE = (When.BEFORE_A_TURN, When.BEFORE_EACH_TURN)
_USABLE = (*_BEFORE, When.DECK_EMPTY)


def _ways(choice: Choice) -> list[Option]:
    tactic = choice.hero.tactic
    usable = bool(tactic) and TACTIC_CARDS[tactic].when in _USABLE
    skills = [skill for skill in choice.hero.skills if SKILL_TOKENS[skill].anytime]
    return [
        *([tactic_option(tactic, "turn.before")] if usable else []),
        *[skill_option(skill, "turn.before") for skill in skills],
    ]


def _why_not_tactic(choice: Choice, deed: UseTactic) -> Verdict:
    """Some tactics serve before a turn, once in the round or each time. [turn.before]"""
    if deed.tactic != choice.hero.tactic:
        return refuse("not-your-tactic", "tactics.use")
    when = TACTIC_CARDS[deed.tactic].when
    if when is When.DECK_EMPTY:
        return why_not_use_tactic(choice, deed)
    if when not in _BEFORE:
        return refuse("not-before-turn", "turn.before")
    if choice.hero.tactic_down:
        return refuse("tactic-used", "tactics.use")
    if when is When.BEFORE_EACH_TURN and not tactic_is_due(choice.hero):
        return refuse("tactic-used", "tactic.sparing-power")
    return why_not_effect(choice, Effect(deed.tactic, TACTIC))


def _use_tactic(flow: Flow[Quest], seat: int, deed: UseTactic) -> None:
    hero = flow.state.edit_hero(seat)
    if TACTIC_CARDS[deed.tactic].when is When.BEFORE_EACH_TURN:
        hero.prepared = True
    else:
        hero.tactic_down = True
    flow.emit(TacticUsed(hero=f"#{seat}", tactic=card_name(deed.tactic)), "turn.before")
    flow.call(Resolve(seat, Effect(deed.tactic, TACTIC)))


def tactic_is_due(hero: Hero) -> bool:
    """Whether a tactic still asks for its choice before the turn. [tactic.sparing-power]"""
    each = bool(hero.tactic) and TACTIC_CARDS[hero.tactic].when is When.BEFORE_EACH_TURN
    return each and not hero.tactic_down and not hero.prepared


def _why_not_skill(choice: Choice, deed: UseSkill) -> Verdict:
    """Skills for anybody's turn serve before one's own. [turn.before] [skill.motivation]"""
    if deed.skill in choice.hero.skills and not SKILL_TOKENS[deed.skill].anytime:
        return refuse("not-before-turn", "turn.before")
    return why_not_use(choice, deed)


BETWEEN_TURNS = Repertoire(
    _ways,
    {
        UseTactic: DeedRule(_why_not_tactic, _use_tactic),
        UseSkill: DeedRule(_why_not_skill, SKILLS.rules[UseSkill].do),
    },
)
