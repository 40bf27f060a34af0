"""What the start of a turn brings, also of one given for a fight. [turn] [duel.fully] [cooperation.before]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, BLACK, DAY, GOLD, Site
from magehall.games.mage_knight.cards.words.skill import FreezeSource
from magehall.games.mage_knight.heroes.gains import gain_mana
from magehall.games.mage_knight.model.events.turn import SkillReturned
from magehall.games.mage_knight.model.frames.effects import ChooseColors
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.realm import are_allies, is_near_owned, owned_sites, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def laid_skills(state: Quest, seat: int) -> list[str]:
    """The skills of a player that lie on the table and affect the others."""
    return [skill for skill, lies in state.hero(seat).skills.items() if lies is SkillState.LAID]


def _freezes(skill: str) -> bool:
    return any(isinstance(word, FreezeSource) for word in SKILL_TOKENS[skill].does)


def take_back_skills(flow: Flow[Quest], seat: int) -> list[str]:
    """Take skills on the table back face down: their effect is over. Returns them. [skills.interactive]"""
    skills = laid_skills(flow.state, seat)
    for skill in skills:
        hero = flow.state.edit_hero(seat)
        hero.skills[skill] = SkillState.DOWN
        hero.exploited = None
        flow.emit(SkillReturned(hero=f"#{seat}", skill=card_name(skill)), "skills.interactive")
    return skills


def receive_start(flow: Flow[Quest], seat: int) -> None:
    """Give a player what the start of a turn brings. Tokens on the table, a glade and towers do their work.
    [skills.interactive] [site.glade] [scenario.conquer-and-hold]"""
    state = flow.state
    # Who begins without a card in hand owes none. [turn.one-card]
    state.edit_turn(seat).played_or_discarded = not state.hero(seat).hand
    _settle_tokens(flow, seat)
    mana = GOLD if state.time is DAY else BLACK
    if site_at(state, state.hero(seat).space) is Site.GLADE:
        gain_mana(flow, seat, mana, "site.glade")
    if is_near_owned(state, seat, Site.MAGE_TOWER):
        for _ in owned_sites(state, seat, Site.MAGE_TOWER):
            gain_mana(flow, seat, mana, "scenario.conquer-and-hold")


def _settle_tokens(flow: Flow[Quest], seat: int) -> None:
    """Settle skill tokens and kept dice at the start of a turn. Skills come back, a frozen Source pays its crystal or
    keeps its die from rivals, a claimed die pays its mana. [skill.source-freeze] [card.mana-claim]"""
    state = flow.state
    if any(_freezes(skill) for skill in take_back_skills(flow, seat)):
        colors = tuple(color for color in BASIC_COLORS if color in state.source.dice)
        if colors:
            flow.call(ChooseColors(seat, colors, crystal=True))
    rivals = [other for other in state.seats if not are_allies(state, seat, other)]
    if any(_freezes(skill) for rival in rivals for skill in laid_skills(state, rival)):
        state.edit_turn(seat).dice_left -= 1
    hero = state.hero(seat)
    if hero.claimed_die is not None and hero.claim_pays:
        gain_mana(flow, seat, hero.claimed_die, "card.mana-claim")
