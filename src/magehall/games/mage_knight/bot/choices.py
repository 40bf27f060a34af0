"""Small choices: payments, colours, cards to give up or take, rewards, skills, tactics. [effects] [rewards]"""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_knight.bot.battle import FREE_BIT, battle_plan
from magehall.games.mage_knight.bot.market import unit_standing
from magehall.games.mage_knight.bot.outcomes import MANA, outcomes
from magehall.games.mage_knight.bot.outlook import rounds_left
from magehall.games.mage_knight.bot.solver import DRAW, HEAL, INFLUENCE, MOVE, Play
from magehall.games.mage_knight.bot.worth import card_power, card_worth, skill_power, unit_worth
from magehall.games.mage_knight.cards.catalogue import ACTION_CARDS, DEED_CARDS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.reference import branches, card_color, words_of
from magehall.games.mage_knight.cards.vocabulary import GOLD, Color
from magehall.games.mage_knight.cards.words.base import Words
from magehall.games.mage_knight.effects.decks import RECOVER, SEARCH
from magehall.games.mage_knight.effects.slugs import slug
from magehall.games.mage_knight.heroes.gains import MOST_CRYSTALS
from magehall.games.mage_knight.model.frames.effects import (
    ChooseCards,
    ChooseColors,
    ChooseCompanion,
    ChooseEffect,
    ChooseSourceDie,
)
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.decision import Decision, Option

TACTICS = (
    "great-start",
    "the-right-moment",
    "planning",
    "mana-steal",
    "rethink",
    "early-bird",
    "long-night",
    "preparation",
    "midnight-meditation",
    "mana-search",
    "sparing-power",
    "from-the-dusk",
)
"""Tactics, the best first: days, then nights."""

HEROES = ("tovak", "arythea", "goldyx", "norowas")
MEANS = {"token": 0.0, "endless": 0.1, "stored": 0.4, "die": 0.5, "crystal": 2.0}
REWARDS = ("fame", "unit", "spell", "artifact", "advanced-action", "crystals", "random-crystal")
COMMON_SKILL = 1.5
"""How much better a skill on common offer must be: the lowest action comes with it. [levels.common]"""

WEAK_CARD = 1.2
"""What a card must do not to be shuffled back or thrown for another."""


# Effects


def choose_effect(choice: Choice, decision: Decision) -> list[str]:
    """Options for one of several effects, the best first. In combat the best plan decides, else what an effect is for."""
    choosing = choice.state.top(ChooseEffect)
    inside = {slug(words): words for words in branches(words_of(choosing.effect)[choosing.place])}
    return _by_effect(
        choice, decision, {option.id: inside.get(option.subject, ()) for option in decision.options}
    )


def choose_companion(choice: Choice, decision: Decision) -> list[str]:
    """Which card to play along with another. [card.concentration]"""
    choosing = choice.state.top(ChooseCompanion)
    effects: dict[str, Words] = {}
    for option in decision.options:
        action = ACTION_CARDS.get(option.subject)
        if action is not None:
            effects[option.id] = action.strong if choosing.strong else action.basic
    return _by_effect(choice, decision, effects, choosing.bonus)


def _by_effect(choice: Choice, decision: Decision, effects: dict[str, Words], bonus: int = 0) -> list[str]:
    scored = [
        (_effect_value(choice, effects.get(option.id, ()), bonus), -place, option.id)
        for place, option in enumerate(decision.options)
    ]
    scored.sort(reverse=True)
    return [id for _, _, id in scored]


def _effect_value(choice: Choice, words: Words, bonus: int) -> float:
    """What an effect is worth at this moment."""
    best = -1000.0
    for outcome in outcomes(words, choice.state.is_night()):
        points = outcome.points + bonus
        if choice.fighting and choice.combat is not None:
            enemies = len(choice.combat.foes)
            play = Play(
                FREE_BIT,
                0.0,
                outcome.kind,
                points + outcome.per_enemy * enemies,
                "",
                outcome.mode,
                outcome.element,
                per_icon=outcome.per_icon,
                slows=outcome.slows,
            )
            plan = battle_plan(choice, more=(play,))
            value = (plan.value if plan is not None else -50.0) - outcome.price + 0.01 * points
        else:
            value = _quiet_value(choice, outcome.kind, points) - outcome.price
        best = max(best, value)
    return best


def _quiet_value(choice: Choice, kind: str, points: int) -> float:
    """What points are worth outside of combat."""
    wounds = choice.hero.hand.count(WOUND)
    if kind == HEAL:
        return 2.0 * min(points, wounds)
    if kind == DRAW:
        return 0.6 * min(points, len(choice.hero.deck))
    if kind in (MOVE, INFLUENCE):
        return 0.5 * points
    return 0.4 if kind == MANA else 0.3


# Mana


def choose_payment(choice: Choice, decision: Decision) -> list[str]:
    """Options for paying, the cheapest first. What would be lost anyway comes first, then what the rest of the hand
    needs least. [mana.pay]"""
    wanted = _colors_in_hand(choice)

    def cost(option: Option) -> float:
        means, _, shows = option.subject.rpartition("-")
        value = MEANS.get(means, 1.0)
        if shows == GOLD:
            value += 0.2
        if means in ("token", "crystal", "die"):
            value += 0.05 * wanted[shows]
        return value

    return [option.id for option in sorted(decision.options, key=cost)]


def _colors_in_hand(choice: Choice) -> Counter[str]:
    """How many cards in hand have each colour."""
    colors = (card_color(card) for card in choice.hero.hand)
    return Counter(str(color) for color in colors if color is not None)


def choose_color(choice: Choice, decision: Decision) -> list[str]:
    """Options for a colour, the most useful first. Mana is for the cards in hand, a crystal for all one's cards.
    [gain.mana]"""
    hero = choice.hero
    frame = choice.state.stack[-1]
    crystal = isinstance(frame, ChooseColors) and frame.crystal
    counts: Counter[str] = Counter()
    for card in hero.hand:
        color = card_color(card)
        if color is not None:
            counts[str(color)] += _mana_use(choice, card)
    if crystal:
        for card in (*hero.deck, *hero.discard):
            color = card_color(card)
            if color is not None:
                counts[str(color)] += 1

    def score(option: Option) -> float:
        color = option.subject
        full = crystal and hero.crystals.get(Color(color), 0) >= MOST_CRYSTALS
        return (
            counts[color] - (100 if full else 0) - (3 * hero.crystals.get(Color(color), 0) if crystal else 0)
        )

    return [option.id for option in sorted(decision.options, key=score, reverse=True)]


def _mana_use(choice: Choice, card: str) -> int:
    """How much mana of its colour would help a card now."""
    found = DEED_CARDS[card]
    kinds = {outcome.kind for outcome in outcomes(found.strong, choice.state.is_night())}
    if choice.fighting:
        return 3 if kinds & {"attack", "block"} else 1
    return 3 if kinds & {MOVE, INFLUENCE} else 2


def choose_die(choice: Choice, decision: Decision) -> list[str]:
    """A die of the Source: of a colour that cards in hand have. [source]"""
    frame = choice.state.stack[-1]
    wanted = _colors_in_hand(choice)
    if isinstance(frame, ChooseSourceDie) and frame.purpose == "reroll":
        ranked = sorted(decision.options, key=lambda option: (option.verb != "die", wanted[option.subject]))
        return [option.id for option in ranked]
    ranked = sorted(decision.options, key=lambda option: -wanted[option.subject])
    return [option.id for option in ranked]


# Cards


def give_up(choice: Choice, decision: Decision) -> list[str]:
    """The card that will be missed least. [cards.cost]"""
    scored: list[tuple[float, str]] = []
    useful: set[str] = set()
    if choice.fighting and choice.combat is not None:
        plan = battle_plan(choice)
        for step in plan.steps if plan is not None else ():
            useful |= {
                play.option.split(":")[1] for play in step.pack.plays if play.option.startswith("play:")
            }
    for option in decision.options:
        if option.verb == "enough":
            scored.append((0.5, option.id))
            continue
        scored.append((card_power(option.subject) + (50.0 if option.subject in useful else 0.0), option.id))
    scored.sort()
    return [id for _, id in scored]


def choose_cards(choice: Choice, decision: Decision) -> list[str]:
    """Cards of one's own: the best to get, the weakest to get rid of. [tactics]"""
    purpose = choice.state.top(ChooseCards).purpose
    wanted = purpose in (SEARCH, RECOVER)

    def score(option: Option) -> float:
        if option.verb != "pick":
            return 0.0
        power = card_power(option.subject)
        return power + 10 if wanted else WEAK_CARD - power

    return [option.id for option in sorted(decision.options, key=score, reverse=True)]


def take_card(decision: Decision) -> list[str]:
    """The best card of an offer. [rewards.card]"""
    ranked = sorted(
        decision.options,
        key=lambda option: card_worth(option.subject) if option.subject in DEED_CARDS else -1.0,
        reverse=True,
    )
    return [option.id for option in ranked]


def put_back(decision: Decision) -> list[str]:
    """The weakest artifact. [rewards.artifact]"""
    ranked = sorted(decision.options, key=lambda option: card_worth(option.subject))
    return [option.id for option in ranked]


def shed(decision: Decision) -> list[str]:
    """Keep the hand where that is allowed, else part with the weakest card. [draw.discard]"""

    def score(option: Option) -> float:
        return 100.0 if option.verb == "keep" else -card_power(option.subject)

    return [option.id for option in sorted(decision.options, key=score, reverse=True)]


# Units, skills, rewards, tactics


def choose_unit(state: Quest, decision: Decision) -> list[str]:
    """The strongest unit, of one's own or on offer. [units]"""
    left = rounds_left(state)

    def score(option: Option) -> float:
        if option.verb in ("decline", "enough", "wait"):
            return 0.1
        card = option.subject if option.subject in UNIT_CARDS else state.unit(option.subject).card
        return unit_worth(card, left)

    return [option.id for option in sorted(decision.options, key=score, reverse=True)]


def choose_disbanded(state: Quest, decision: Decision) -> list[str]:
    """The unit that will be missed least. [units.disband]"""
    left = rounds_left(state)
    ranked = sorted(
        decision.options,
        key=lambda option: (
            unit_standing(state, option.subject, left) if option.subject in state.things else 99.0
        ),
    )
    return [option.id for option in ranked]


def choose_skill(state: Quest, decision: Decision) -> list[str]:
    """The best skill; one on common offer must be better by far. [levels.skill] [levels.common]"""
    common = state.offers.skills

    def score(option: Option) -> float:
        return skill_power(option.subject) - (COMMON_SKILL if option.subject in common else 0.0)

    return [option.id for option in sorted(decision.options, key=score, reverse=True)]


def choose_reward(decision: Decision) -> list[str]:
    """Rewards in an order in which each is of use. [rewards.order]"""

    def place(option: Option) -> int:
        return REWARDS.index(option.subject) if option.subject in REWARDS else len(REWARDS)

    return [option.id for option in sorted(decision.options, key=place)]


def choose_tactic(decision: Decision) -> list[str]:
    """The best tactic that is left. [tactics.choose]"""
    return [
        option.id for option in sorted(decision.options, key=lambda option: TACTICS.index(option.subject))
    ]


def choose_hero(decision: Decision) -> list[str]:
    """A hero. [setup.heroes]"""
    return [option.id for option in sorted(decision.options, key=lambda option: HEROES.index(option.subject))]
