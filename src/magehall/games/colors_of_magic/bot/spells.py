"""Worth of spells and abilities: the best target, less their cost. [spell.cast]"""

from __future__ import annotations

from magehall.games.colors_of_magic.bot.aims import mana_wanted
from magehall.games.colors_of_magic.bot.notes import notes
from magehall.games.colors_of_magic.bot.reading import SMALL, Reader, lines_worth
from magehall.games.colors_of_magic.bot.worth import (
    MANA,
    WIN,
    body_worth,
    card_price,
    creature_worth,
    harm_worth,
)
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.faces import Card
from magehall.games.colors_of_magic.cards.lines import Action, Free, When
from magehall.games.colors_of_magic.cards.reference import line_of, words_of
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, Phase, Side, SpellType
from magehall.games.colors_of_magic.cards.words.asks import Asks, ASpell, Centre, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, Words
from magehall.games.colors_of_magic.cards.words.spells import Counter
from magehall.games.colors_of_magic.ground.sight import sees
from magehall.games.colors_of_magic.model.distances import within
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.invocations import effect_of
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage, life_left
from magehall.games.colors_of_magic.spells.costs import bleeding

BLOOD = 1.6
"""How much dearer life is that is given than life that is lost: it can be kept for sure."""

LEFT_TO_MAGE = 4
"""A mage that bleeds for a spell that does not win keeps more life than this."""

UNPAYABLE = -10.0
"""A spell that a player should not pay for."""


def words_under_way(invocation: Invocation) -> Words:
    """The words of a spell or ability under way. It may be one of the lines of a permanent."""
    return words_of(effect_of(invocation))


def target_worth(state: Skirmish, invocation: Invocation, id: str) -> float:
    """What it is worth to pick a creature for a spell or ability."""
    kind = HarmKind.SPELL if invocation.face in CARDS else HarmKind.ABILITY
    reader = Reader(state, invocation.seat, id, kind)
    worth = reader.worth(words_under_way(invocation))
    if invocation.part == "spell" and CARDS[invocation.face].lines and CARDS[invocation.face].body is None:
        own = state.creature(id).owner == invocation.seat
        helps = lines_worth(CARDS[invocation.face].lines) >= 0
        worth += (1.0 if own == helps else -2.0) + 0.05 * creature_worth(state, id)
    return worth + 0.001 * life_left(state, id)


def cast_worth(state: Skirmish, seat: int, face: str, happening: Happening | None = None) -> float:
    """What casting a spell is worth, its mana and its card paid for."""
    card = CARDS[face]
    cost = max(0, card.cost + sum(state.player(seat).taxes) - _reduced(state, seat, card))
    mana = state.player(seat).mana
    hand = len(state.player(seat).hand)
    price = MANA * min(cost, mana) + 0.5 * card_price(face, hand)
    blood = cost - mana - (1 if hand > 1 and cost > 1 else 0)
    if blood > 0 and (state.course.phase is Phase.COLLECT or blood_price(state, seat, blood, 0) is None):
        # Nobody can bleed so much, or mana is about to come.
        return UNPAYABLE
    effect = _effect_worth(state, seat, card, happening)
    if cost > mana:
        price += 0.5
    if blood > 0:
        bled = blood_price(state, seat, blood, 0 if effect >= WIN else LEFT_TO_MAGE)
        if bled is None:
            return UNPAYABLE
        price += bled
    return effect - price - _reserved(state, seat, mana - cost)


def blood_price(state: Skirmish, seat: int, life: int, spared: int) -> float | None:
    """Cache of the price of a Blood Pact. It is what the creature loses that bears it best: nobody bleeds to death, and a mage keeps more than ``spared`` points; None where nobody can. [spell.blood-pact]"""
    key = ("blood", seat, life, spared)
    if key not in notes(state):
        prices = [
            BLOOD * harm_worth(state, MONSTERS, id, life)
            for id, left in bleeding(state, seat).items()
            if left > life + (spared if is_mage(state.creature(id)) else 0)
        ]
        notes(state)[key] = min(prices, default=None)
    found: float | None = notes(state)[key]
    return found


def _reduced(state: Skirmish, seat: int, card: Card) -> int:
    return sum(
        one.amount
        for one in state.player(seat).reductions
        if one.card < 0 and (not one.creatures or card.type is SpellType.CREATURE)
    )


def _reserved(state: Skirmish, seat: int, left: int) -> float:
    """What it costs not to keep mana for an objective one holds. [objectives.paid]"""
    return max((worth for mana, worth in mana_wanted(state, seat) if left < mana), default=0.0)


def _effect_worth(state: Skirmish, seat: int, card: Card, happening: Happening | None) -> float:
    total = 0.0
    if card.body is not None and card.type is SpellType.CREATURE:
        own = sum(one.owner == seat for one in state.on_table().values())
        total += 0.85 * body_worth(card.body) + (1.5 if own <= 2 else 0.6 if own <= 4 else 0.0)
        total += 0.5 * max(0.0, lines_worth(card.lines))
        return total + 0.5 * Reader(state, seat).worth(card.does)
    total += 1.3 * abs(lines_worth(card.lines))
    return total + _aimed_worth(state, seat, card, happening)


def _aimed_worth(state: Skirmish, seat: int, card: Card, happening: Happening | None) -> float:
    one = next((ask for ask in card.asks if isinstance(ask, TheOne)), None)
    if one is not None and happening is not None:
        who = happening.subject if one.which is Ref.SUBJECT else happening.object
        return Reader(state, seat, who).worth(card.does)
    if any(isinstance(ask, Target) for ask in card.asks):
        found = [Reader(state, seat, id).worth(card.does) for id in _targets(state, seat, card)]
        return max(found, default=-5.0)
    if any(isinstance(ask, ASpell) for ask in card.asks):
        return _countered(state, seat, card)
    if any(isinstance(ask, Centre) for ask in card.asks) and not card.lines:
        return 0.7 * Reader(state, seat).worth(card.does)
    return Reader(state, seat).worth(card.does)


def _countered(state: Skirmish, seat: int, card: Card) -> float:
    """What countering the dearest unresolved spell of an opponent is worth."""
    spells = [one for one in state.things.values() if isinstance(one, Invocation)]
    costs = [
        CARDS[one.face].cost for one in spells if one.seat != seat and one.part == "spell" and not one.undone
    ]
    undoes = any(isinstance(word, Counter) for word in card.does)
    return 1.1 * max(costs, default=0) if undoes else SMALL


def _targets(state: Skirmish, seat: int, card: Card) -> list[str]:
    """Whom a spell may reach from the mage, more or less."""
    mage = state.mage_of(seat)
    asks: Asks = card.asks
    sides = {ask.who.side for ask in asks if isinstance(ask, Target)}
    found = []
    for id, creature in state.on_table().items():
        own = creature.owner == seat
        if (Side.OWN in sides and not own) or (Side.ENEMY in sides and own):
            continue
        reaches = not card.range or mage not in state.on_table()
        if reaches or (within(state, mage, id, card.range or 0) and sees(state, mage, id)):
            found.append(id)
    return found


def ability_worth(state: Skirmish, seat: int, source: str, name: str) -> float:
    """What a free ability or Action of a card is worth, less cost."""
    thing = state.things.get(source)
    face = getattr(thing, "face", "")
    lines = CREATURES[face].lines if face in CREATURES else CARDS[face].lines if face in CARDS else ()
    for line in lines:
        if isinstance(line, Free | Action) and line.name == name:
            targets = [ask for ask in line.asks if isinstance(ask, Target)]
            price = MANA * line.cost.mana + 0.4 * line.cost.tokens
            if targets:
                best = max(
                    (
                        Reader(state, seat, id, HarmKind.ABILITY).worth(line.does)
                        for id in state.on_table()
                        if _fits(state, seat, source, id, targets[0].who)
                    ),
                    default=-1.0,
                )
                return best - price
            return Reader(state, seat, source, HarmKind.ABILITY).worth(line.does) - price
    return SMALL


def _fits(state: Skirmish, seat: int, source: str, id: str, who: Who) -> bool:
    own = state.creature(id).owner == seat
    if (who.side is Side.OWN and not own) or (who.side is Side.ENEMY and own):
        return False
    if who.within is None or source not in state.on_table():
        return True
    return within(state, source, id, who.within)


def line_worth(state: Skirmish, invocation: Invocation) -> float:
    """What a triggered ability that may be used is worth."""
    line = line_of(effect_of(invocation))
    words = line.does if isinstance(line, When) else ()
    return Reader(state, invocation.seat, "", HarmKind.ABILITY).worth(words)
