"""Worth of things to a player, in life points of an ordinary creature."""

from __future__ import annotations

from magehall.games.colors_of_magic.bot.notes import notes
from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.faces import Body
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.objectives import Destroy, Objective, Wound
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, Stat
from magehall.games.colors_of_magic.damage.harm import is_immune, weighed
from magehall.games.colors_of_magic.damage.victory import POINTS_TO_WIN
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Blow
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex, is_mage, life_left, number, stat
from magehall.games.colors_of_magic.scenarios.table import scenario_of
from magehall.games.colors_of_magic.scenarios.taking import objectives_left

WIN = 100.0
"""A move that wins the match at once."""

POINT = 9.0
"""A point of an objective; those that bring victory near are worth more."""

MAGE = 6.0
"""A mage, besides its values: without it there is no flow and hardly a spell."""

MANA = 0.5
SOURCE = 1.5
ATTACK, DEFENSE, MOVEMENT = 0.5, 0.35, 0.2
"""A point of an attack, of Defence, and an inch of Movement."""

WOUND = 0.7
"""What part of a creature's worth goes with its life before it dies."""

THREAT = 1.0
"""A monster that is worth no points, dead: it hurts nobody any more."""

MANY_CARDS = 9
"""With so many cards in hand more than can be cast are left for duels."""


def body_worth(body: Body) -> float:
    """What a creature is worth as printed."""
    sources = sum(one.x for one in body.keywords if one.id is KeywordId.SOURCE)
    return (
        body.life
        + ATTACK * (body.melee + body.ranged)
        + DEFENSE * body.defense
        + MOVEMENT * body.movement
        + SOURCE * sources
        + 0.5 * len(body.keywords)
    )


def creature_worth(state: Skirmish, id: str) -> float:
    """What a creature is worth to its player as it stands there."""
    key = ("worth", id)
    found: float | None = notes(state).get(key)
    if found is None:
        values = ATTACK * (stat(state, id, Stat.MELEE) + stat(state, id, Stat.RANGED))
        values += DEFENSE * stat(state, id, Stat.DEFENSE) + MOVEMENT * stat(state, id, Stat.MOVEMENT)
        values += SOURCE * number(state, id, KeywordId.SOURCE)
        life = max(0, life_left(state, id))
        creature = state.creature(id)
        whole = max(1, stat(state, id, Stat.LIFE))
        found = life + creature.shield + values * (1 - WOUND + WOUND * life / whole)
        found += MAGE if is_mage(creature) else 0.0
        notes(state)[key] = found
    return found


def points_worth(state: Skirmish, seat: int, points: int) -> float:
    """What so many more points are worth to a player. It is the match where they suffice."""
    if points <= 0:
        return 0.0
    have = state.player(seat).points
    if have + points >= POINTS_TO_WIN:
        return WIN
    return points * (POINT + 0.8 * have)


def carried(state: Skirmish, id: str) -> tuple[int, int]:
    """The points that wounding a monster brings, and those that killing it does."""
    key = ("carried", id)
    found: tuple[int, int] | None = notes(state).get(key)
    if found is None:
        found = notes(state)[key] = _carried(state, state.creature(id).face)
    return found


def _carried(state: Skirmish, face: str) -> tuple[int, int]:
    left = objectives_left(state)
    own = [one for one in left if one.monster == face and isinstance(one.goal, Wound | Destroy)]
    if not own:
        return 0, 0
    wound = next((one.points for one in own if isinstance(one.goal, Wound)), 0)
    scenario = scenario_of(state)
    if scenario.one_pile and own[0] in scenario.majors:
        return wound, sum(_points(state, one) for one in left if one in scenario.majors)
    return wound, own[0].points


def _points(state: Skirmish, objective: Objective) -> int:
    return objective.points * state.goals.left[objective.id].copies


def is_last(state: Skirmish, id: str) -> bool:
    """Whether a creature is all that its player has."""
    owner = state.creature(id).owner
    return owner != MONSTERS and sum(one.owner == owner for one in state.creatures().values()) == 1


def harm_worth(state: Skirmish, seat: int, id: str, damage: int) -> float:
    """Cache of what it is worth to ``seat`` that an enemy loses life. For the own side it is what is lost."""
    if damage <= 0:
        return 0.0
    key = ("harm", seat, id, damage)
    found: float | None = notes(state).get(key)
    if found is None:
        found = notes(state)[key] = _harm_worth(state, seat, id, damage)
    return found


def _harm_worth(state: Skirmish, seat: int, id: str, damage: int) -> float:
    creature = state.creature(id)
    life = life_left(state, id)
    if life <= 0:
        return 0.0
    kills = damage >= life
    if creature.owner == MONSTERS:
        wound, kill = carried(state, id)
        if kills:
            return points_worth(state, seat, kill) + (THREAT if not kill else 0.0)
        part = 0.4 * kill * POINT * damage / life if kill > wound or not wound else 0.0
        return points_worth(state, seat, wound) + part
    if kills:
        alone = is_last(state, id)
        out = WIN if alone and len(state.seats) - _out(state) <= 2 else 0.0
        return creature_worth(state, id) + out + 1.0 + (10.0 if alone else 0.0)
    share = damage / max(1, stat(state, id, Stat.LIFE))
    danger = 1.0 if is_mage(creature) and life - damage <= 3 else 0.0
    return damage * 0.8 + WOUND * share * (creature_worth(state, id) - life) + danger


def _out(state: Skirmish) -> int:
    return sum(state.player(seat).out for seat in state.seats)


def after_armour(state: Skirmish, blow: Blow) -> int:
    """What is left of a blow after immunity, marks, Armour and Shield."""
    if is_immune(state, blow):
        return 0
    creature = state.creature(blow.target)
    shields = creature.shield
    if blow.kind in (HarmKind.SPELL, HarmKind.ABILITY):
        shields += creature.magic_shield
    return max(0, weighed(state, blow) - shields)


def card_price(face: str, hand: int) -> float:
    """What parting with a card costs: its spell, and its later boost."""
    card = CARDS[face]
    plenty = 0.55 if hand >= MANY_CARDS else 0.8 if hand >= 5 else 1.1
    spell = 0.5 if card.body is not None and card.cost <= 5 else 0.15
    return plenty * (0.2 + spell + 0.08 * card.boost.initiative + 0.35 * card.boost.winner_damage)


def hand_worth(state: Skirmish, seat: int) -> float:
    """What the cards of a hand are worth. The first few count more than the rest. Only their number is looked at, and
    which of them are of the codex: that everyone knows."""
    cards = state.player(seat).hand
    codex = sum(is_codex(card) for card in cards)
    few = min(len(cards), MANY_CARDS)
    return 0.8 * few + 0.35 * (len(cards) - few) + 0.1 * codex
