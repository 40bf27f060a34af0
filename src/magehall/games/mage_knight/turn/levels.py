"""Reaching levels: tokens, skills and advanced actions. [levels]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS
from magehall.games.mage_knight.cards.kinds import Usage
from magehall.games.mage_knight.cards.reference import SKILL, Effect
from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.heroes.deck import put_on_deck
from magehall.games.mage_knight.heroes.offers import take_from_offer
from magehall.games.mage_knight.model.deeds.turn import ChooseSkill, TakeWonCard
from magehall.games.mage_knight.model.events.turn import LevelReached, SkillGained, SkillShown
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.frames.turn import LevelUp
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

SKILLS_SHOWN = 2


def reach(level: LevelUp, flow: Flow[Quest]) -> None:
    """Raise a hero to the next level. An odd one brings a command token with a new level token, an even one a skill.
    [levels.token]"""
    seat = level.seat
    hero = flow.state.edit_hero(seat)
    hero.level += 1
    flow.emit(LevelReached(hero=f"#{seat}", level=hero.level), "levels.up")
    if hero.level % 2:
        level.stop()


def show_skills(level: LevelUp, flow: Flow[Quest]) -> None:
    """Two skills of one's own are turned up. [levels.skill]"""
    hero = flow.state.edit_hero(level.seat)
    level.shown = tuple(hero.skill_pile[:SKILLS_SHOWN])
    hero.skill_pile = hero.skill_pile[SKILLS_SHOWN:]
    for skill in level.shown:
        flow.emit(SkillShown(hero=f"#{level.seat}", skill=card_name(skill)), "levels.skill")


def _common(state: Quest, seat: int) -> list[str]:
    """The skills of others on common offer. [levels.common]"""
    own = state.hero(seat).name
    return [skill for skill in state.offers.skills if SKILL_TOKENS[skill].hero != own]


def ask_skill(level: LevelUp, flow: Flow[Quest]) -> Asked:
    if not level.shown and not _common(flow.state, level.seat):
        return None
    return SKILLS.ask(flow.state, level.seat)


def take_skill(level: LevelUp, flow: Flow[Quest]) -> None:
    """Take one of the two skills, or one on common offer. The rest goes to the common offer. [levels.skill]
    [levels.common]"""
    if not flow.answers:
        return
    seat, skill = level.seat, flow.deed(ChooseSkill).skill
    level.skill, level.common = skill, skill not in level.shown
    offers = flow.state.edit_offers()
    if level.common:
        offers.skills.remove(skill)
    offers.skills += [other for other in level.shown if other != skill]
    flow.state.edit_hero(seat).skills[skill] = SkillState.READY
    flow.emit(SkillGained(hero=f"#{seat}", skill=card_name(skill)), "levels.skill")
    dummy = flow.state.dummy
    if dummy is not None and dummy.skill_pile:
        shown = flow.state.edit_dummy().skill_pile.pop(0)
        offers.skills.append(shown)
        flow.emit(SkillShown(hero=f"#{seat}", skill=card_name(shown)), "solo.skills")


def _skills(moment: Moment[Quest]) -> Iterator[Option]:
    level = moment.state.top(LevelUp)
    for skill in level.shown:
        yield ChooseSkill(skill).option(say("option-skill", skill=card_name(skill)), "levels.skill")
    for skill in moment.state.offers.skills:
        words = say("option-common-skill", skill=card_name(skill))
        yield ChooseSkill(skill).option(words, "levels.common")


def _why_not_skill(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseSkill) or deed.skill in moment.state.top(LevelUp).shown:
        return None
    if deed.skill not in moment.state.offers.skills:
        return refuse("skill-not-there", "levels.skill")
    if deed.skill in _common(moment.state, moment.seat):
        return None
    return refuse("own-common-skill", "levels.common")


SKILLS: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-skill"), "levels.skill", _skills, _why_not_skill
)


def ask_action(level: LevelUp, flow: Flow[Quest]) -> Asked:
    """An advanced action of one's choice; with a common skill the lowest one. [levels.action]"""
    if level.common or not flow.state.offers.actions:
        return None
    return ACTIONS.ask(flow.state, level.seat)


def take_action(level: LevelUp, flow: Flow[Quest]) -> None:
    actions = flow.state.offers.actions
    if actions:
        card = flow.deed(TakeWonCard).card if flow.answers else actions[-1]
        take_from_offer(flow, level.seat, Kind.ADVANCED_ACTION, card)
        put_on_deck(flow, level.seat, card)


def _actions(moment: Moment[Quest]) -> Iterator[Option]:
    for card in moment.state.offers.actions:
        yield TakeWonCard(card).option(say("option-gain-card", card=card_name(card)), "levels.action")


def _why_not_action(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, TakeWonCard) and deed.card not in moment.state.offers.actions:
        return refuse("not-on-offer", "levels.action")
    return None


ACTIONS: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-gain-card"), "levels.action", _actions, _why_not_action
)


def use_at_once(level: LevelUp, flow: Flow[Quest]) -> None:
    """A skill that always serves does what it says when gained. [skill.bonds-of-loyalty]"""
    if level.skill and SKILL_TOKENS[level.skill].usage is Usage.ALWAYS:
        flow.call(Resolve(level.seat, Effect(level.skill, SKILL)))


PROCEDURES: dict[type[Frame], Procedure] = {
    LevelUp: Procedure(
        reach=reach,
        skill=(show_skills, ask_skill, take_skill),
        action=(ask_action, take_action),
        at_once=use_at_once,
    )
}
