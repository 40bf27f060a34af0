"""Words of skills that raise a card played sideways. [sideways.skills]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, SKILL_TOKENS, WOUND
from magehall.games.mage_knight.cards.reference import Effect, card_color
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Kind
from magehall.games.mage_knight.cards.words.skill import SidewaysBonus, SidewaysForMana, SidewaysWound
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.mana.ways import used_source
from magehall.games.mage_knight.model.frames.effects import Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow

SidewaysWord = SidewaysBonus | SidewaysForMana | SidewaysWound


def _arm(flow: Flow[Quest], resolve: Resolve, _word: SidewaysBonus | SidewaysWound) -> None:
    flow.state.edit_turn(resolve.seat).sideways = resolve.effect.source


def _arm_by_mana(flow: Flow[Quest], resolve: Resolve, _word: SidewaysForMana) -> None:
    """Pay first; the colour counts for the card. [skill.universal-power]"""
    if resolve.color is None:
        resolve.place -= 1
        flow.call(Pay(resolve.seat, (BASIC_COLORS,), remembered=True))
        return
    turn = flow.state.edit_turn(resolve.seat)
    turn.sideways, turn.sideways_color = resolve.effect.source, resolve.color


def _why_not_arm(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    """Verdict on raising the value of the next sideways card. One skill does so at a time, and there must be a card.
    [sideways.skills]"""
    if choice.turn.sideways:
        return refuse("sideways-raised", "sideways.skills")
    cards = any(card != WOUND for card in choice.hero.hand)
    return None if cards else refuse("no-card", "sideways.skills")


def _why_no_wound(choice: Choice, _effect: Effect, _word: SidewaysWound) -> Verdict:
    if choice.turn.sideways:
        return refuse("sideways-raised", "sideways.skills")
    return None if WOUND in choice.hero.hand else refuse("no-wound", "skill.power-of-pain")


def _why_not_by_mana(choice: Choice, effect: Effect, word: SidewaysForMana) -> Verdict:
    return _why_not_arm(choice, effect, word) or why_not_payable(choice, (BASIC_COLORS,))


def sideways_word(state: Quest, seat: int) -> SidewaysWord | None:
    """The word of the skill that waits for a sideways card. [sideways.skills]"""
    skill = state.turn(seat).sideways
    words = SKILL_TOKENS[skill].does if skill else ()
    return next(
        (word for word in words if isinstance(word, SidewaysBonus | SidewaysForMana | SidewaysWound)), None
    )


def sideways_value(state: Quest, seat: int, card: str) -> int:
    """The points a card gives if played sideways now. A skill's value is instead of 1, not on top of it. [sideways]"""
    word, turn = sideways_word(state, seat), state.turn(seat)
    if isinstance(word, SidewaysWound):
        return word.points if card == WOUND else 1
    if isinstance(word, SidewaysForMana):
        return word.same_color if card_color(card) is turn.sideways_color else word.points
    if isinstance(word, SidewaysBonus):
        if word.advanced and DEED_CARDS[card].kind is not Kind.BASIC_ACTION:
            return word.advanced
        return word.without_die if closes_source(word, turn) else word.points
    return 1


def closes_source(word: SidewaysBonus, turn: TurnState) -> bool:
    """Whether a sideways card gives more and closes the Source. [skill.who-needs-magic]"""
    return bool(word.without_die) and not turn.sideways_open and not used_source(turn)


def why_not_open(choice: Choice, skill: str) -> Verdict:
    """Verdict on raising a card by less, to leave the Source open. [skill.who-needs-magic]"""
    words = [word for word in SKILL_TOKENS[skill].does if isinstance(word, SidewaysBonus)]
    if not any(word.without_die for word in words):
        return refuse("no-such-effect", "effects.choice")
    return refuse("source-used", "source.one") if used_source(choice.turn) else None


def can_play_wound(choice: Choice) -> bool:
    """Whether a skill lets the hero play a wound this turn. [skill.power-of-pain]"""
    skills = choice.hero.skills.items()
    ready = [SKILL_TOKENS[skill].does for skill, lies in skills if lies is SkillState.READY]
    armed = SKILL_TOKENS[choice.turn.sideways].does if choice.turn.sideways else ()
    return any(isinstance(word, SidewaysWound) for words in (*ready, armed) for word in words)


def use_up_skill(flow: Flow[Quest], seat: int, card: str) -> None:
    """The skill has served. Taking 3 without a Source die closes the Source. [skill.who-needs-magic]"""
    word = sideways_word(flow.state, seat)
    if word is None or (isinstance(word, SidewaysWound) and card != WOUND):
        return
    turn = flow.state.edit_turn(seat)
    if isinstance(word, SidewaysBonus) and closes_source(word, turn):
        turn.source_closed = True
    turn.sideways, turn.sideways_color, turn.sideways_open = "", None, False


RULES: dict[type, WordRule] = {
    SidewaysBonus: WordRule(_arm, _why_not_arm),
    SidewaysWound: WordRule(_arm, _why_no_wound),
    SidewaysForMana: WordRule(_arm_by_mana, _why_not_by_mana),
}
