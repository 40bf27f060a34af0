"""Using skills and the tactic of the round. [skills.use] [tactics]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS, TACTIC_CARDS
from magehall.games.mage_knight.cards.kinds import Usage, When
from magehall.games.mage_knight.cards.reference import SKILL, TACTIC, Effect
from magehall.games.mage_knight.effects.judge import why_not_effect
from magehall.games.mage_knight.effects.sideways import why_not_open
from magehall.games.mage_knight.model.deeds.effects import UseSkill, UseTactic
from magehall.games.mage_knight.model.events.effects import SkillUsed, TacticUsed
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

_AFTERWARDS = {
    Usage.TURN: SkillState.USED,
    Usage.ROUND: SkillState.DOWN,
    Usage.INTERACTIVE: SkillState.LAID,
    Usage.ALWAYS: SkillState.READY,
}
IN_ONES_TURN = (When.IN_TURN, When.EACH_TURN, When.DECK_EMPTY)


@cache
def skill_option(skill: str, rule: str) -> Option:
    """The option to use a skill."""
    return UseSkill(skill).option(say("option-use-skill", skill=card_name(skill)), rule)


@cache
def open_option(skill: str) -> Option:
    """The option to use a skill for less, so that the Source stays open. [skill.who-needs-magic]"""
    words = say("option-use-skill-open", skill=card_name(skill))
    return UseSkill(skill, open=True).option(words, "skill.who-needs-magic")


@cache
def tactic_option(tactic: str, rule: str) -> Option:
    """The option to use a tactic."""
    return UseTactic(tactic).option(say("option-use-tactic", tactic=card_name(tactic)), rule)


def _candidates(choice: Choice) -> list[Option]:
    found = [
        skill_option(skill, "skills.use")
        for skill in choice.hero.skills
        if SKILL_TOKENS[skill].usage is not Usage.ALWAYS
    ]
    found += [open_option(skill) for skill in choice.hero.skills if why_not_open(choice, skill) is None]
    tactic = choice.hero.tactic
    if tactic and TACTIC_CARDS[tactic].when in IN_ONES_TURN:
        found.append(tactic_option(tactic, "tactics.use"))
    return found


def why_not_use(choice: Choice, deed: UseSkill) -> Verdict:
    """A skill serves once a turn or once a round. [skills.kinds]"""
    if deed.skill not in choice.hero.skills:
        return refuse("not-your-skill", "skills.use")
    if SKILL_TOKENS[deed.skill].usage is Usage.ALWAYS:
        return refuse("always-works", "skills.kinds")
    if choice.hero.skills[deed.skill] is not SkillState.READY:
        return refuse("skill-used", "skills.kinds")
    if SKILL_TOKENS[deed.skill].anytime and choice.state.calendar.motivated is not None:
        return refuse("motivated", "skill.motivation")
    unfit = why_not_open(choice, deed.skill) if deed.open else None
    return unfit or why_not_effect(choice, Effect(deed.skill, SKILL))


def _use(flow: Flow[Quest], seat: int, deed: UseSkill) -> None:
    state = flow.state
    state.edit_hero(seat).skills[deed.skill] = _AFTERWARDS[SKILL_TOKENS[deed.skill].usage]
    if deed.open:
        state.edit_turn(seat).sideways_open = True
    if state.combat is not None and state.combat.seat == seat:
        state.edit_combat().begun = True
    flow.emit(SkillUsed(hero=f"#{seat}", skill=card_name(deed.skill)), "skills.use")
    flow.call(Resolve(seat, Effect(deed.skill, SKILL)))


def why_not_use_tactic(choice: Choice, deed: UseTactic) -> Verdict:
    """A tactic serves when its card says so. [tactics]"""
    if deed.tactic != choice.hero.tactic:
        return refuse("not-your-tactic", "tactics.use")
    tactic = TACTIC_CARDS[deed.tactic]
    if tactic.when not in IN_ONES_TURN:
        return refuse("not-now", "tactics.use")
    used = choice.hero.tactic_down or (tactic.when is When.EACH_TURN and choice.turn.searched)
    return (
        refuse("tactic-used", "tactics.use") if used else why_not_effect(choice, Effect(deed.tactic, TACTIC))
    )


def _use_tactic(flow: Flow[Quest], seat: int, deed: UseTactic) -> None:
    if TACTIC_CARDS[deed.tactic].when is When.EACH_TURN:
        flow.state.edit_turn(seat).searched = True
    else:
        flow.state.edit_hero(seat).tactic_down = True
    flow.emit(TacticUsed(hero=f"#{seat}", tactic=card_name(deed.tactic)), "tactics.use")
    flow.call(Resolve(seat, Effect(deed.tactic, TACTIC)))


SKILLS = Repertoire(
    _candidates,
    {UseSkill: DeedRule(why_not_use, _use), UseTactic: DeedRule(why_not_use_tactic, _use_tactic)},
)
