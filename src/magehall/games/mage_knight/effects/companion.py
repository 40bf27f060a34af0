"""Another action card played along with one. [card.concentration]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.reference import BASIC, STRONG, Effect, is_action
from magehall.games.mage_knight.cards.words.gains import PlayAnother
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.model.frames.effects import ChooseCompanion, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def _play_another(flow: Flow[Quest], resolve: Resolve, word: PlayAnother) -> None:
    flow.call(ChooseCompanion(resolve.seat, word.strong, word.bonus, word.times, word.thrown))


def companions(choice: Choice) -> list[str]:
    """The action cards in hand."""
    return [card for card in dict.fromkeys(choice.hero.hand) if is_action(card)]


def without(choice: Choice, card: str) -> Choice:
    """The same moment with a card of the hand already played. [card.concentration]"""
    if card not in choice.hero.hand:
        return choice
    hand = list(choice.hero.hand)
    hand.remove(card)
    later = Choice(choice.state, choice.seat)
    later.hero = replace(choice.hero, hand=hand)
    later.judged = choice.judged  # No card of the hand pays mana.
    return later


def companion_effect(card: str, strong: bool) -> Effect:
    """The effect for which a card is played along."""
    return Effect(card, STRONG if strong else BASIC)


RULES: dict[type, WordRule] = {PlayAnother: WordRule(_play_another, asks=True)}
