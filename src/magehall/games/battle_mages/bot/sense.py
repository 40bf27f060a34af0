"""Sense of a bot: how well each mage stands, and which options come first.

What wins: a merged chain hurts the next mage and not you, a counter in hand is worth several points of life, and each
turn only one card can be played. The numbers below were fitted to who won in thousands of bot games, at two seats and at
four. They are guesses that guide a search, not rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Rare
from magehall.games.battle_mages.cards.rare import (
    DODGE,
    FUSION,
    HEAL,
    MIND_CONTROL,
    REBIRTH,
    RETALIATE,
    SHIELD,
)
from magehall.games.battle_mages.model.deeds import Answer
from magehall.games.battle_mages.model.frames import Announce, Retaliation, SettingUp, Strike, Turn
from magehall.games.battle_mages.model.state import NO_CARD, Aimed, Battle, Mage, Table
from magehall.games.battle_mages.model.words import seat_of
from magehall.games.battle_mages.turn.turn import answerable
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import PASS_VERB, Decision, Option
from magehall.kernel.flow import Window
from magehall.kit.sides import next_seat

# What a rare spell in hand is worth beyond a common one, in points of life.
_RARE_WORTH = {
    "fusion": 1.8,
    "shield": 2.2,
    "retaliate": 4.2,
    "dodge": 3.0,
    "heal": 2.2,
    "leech": 2.0,
    "rebirth": 4.0,
    "paralyze": 1.0,
    "blind": 0.3,
    "deception": 0.3,
    "fear": 0.5,
    "icy-hand": 0.0,
    "mind-control": 2.0,
    "rage": 0.9,
    "thunder": 1.0,
    "tornado": 0.2,
    "explosion": 0.8,
}
# What casting one brings, in points of life.
_CAST = {
    "leech": 4.3,
    "rage": 1.2,
    "thunder": 1.6,
    "explosion": 1.5,
    "tornado": 0.0,
    "fear": 1.0,
    "blind": 0.8,
    "icy-hand": 0.2,
    "deception": 1.3,
}
_WORTH = [_RARE_WORTH[face.id] if isinstance(face, Rare) else 0.0 for face in FACES]
_SCHOOL = [face.school if isinstance(face, Common) else None for face in FACES]
_FUSION, _SHIELD, _DODGE = FACE_NUMBER[FUSION.id], FACE_NUMBER[SHIELD.id], FACE_NUMBER[DODGE.id]
_RETALIATE, _MIND_CONTROL, _HEAL = (
    FACE_NUMBER[RETALIATE.id],
    FACE_NUMBER[MIND_CONTROL.id],
    FACE_NUMBER[HEAL.id],
)
_COUNTERS = frozenset((_SHIELD, _RETALIATE, _DODGE, _MIND_CONTROL))

# The rest of the guesses, in points of life.
_OWN_SCHOOL = 0.3
_PAIR = 0.3
_CARD = 1.5
"""A hand with a card too few."""
_LETHAL = 8.0
_STRUCK = 1.2
"""A point of damage taken, against one dealt:"""
_DEALT = 0.6
_MERGED = 1.0
_FOLLOWED = 0.5
_STARTED = -1.0
"""A new chain may come back grown,"""
_STARTED_OWN = 0.9
_STARTED_FOLLOWED = 0.7
"""less so with a card to go on with."""
_FROM_PILE = 1.2
_TURNED = {_RETALIATE: 0.6, _DODGE: 0.3, _MIND_CONTROL: 0.5}
"""What a point of damage brings that is turned on another mage."""
_WEAKEST_FIRST = 0.015
_WORTH_A_COUNTER = 3
_WORTH_PARALYZE = 4

# From points of life to chances: strength is a logit, and life counts more when there is little left.
_LIFE, _LIFE_BELOW_8, _LIFE_BELOW_4 = 0.145, 0.09, 0.12
_POINT = 0.17
_LANDS = 0.75
"""Of what nobody in sight can answer; before the draw, as much again of it."""


class BattleSense(Sense[Battle]):
    """Evaluates the whole table as it lies. A bot shows it imagined worlds, and the mean over them is what the bot may
    expect. Takes about 5 millionths of a second at two seats and 10 at six."""

    def evaluate(self, state: Battle, seat: int) -> float:
        return self.evaluate_all(state)[seat]

    def evaluate_all(self, state: Battle) -> Sequence[float]:
        """``evaluate`` of every seat, in seat order. It is the chance to be the one who wins."""
        table = state.table
        top = state.stack[-1] if state.stack else None
        if isinstance(top, SettingUp):
            return [1 / top.seats] * top.seats
        mages = [state.mage(number) for number in range(state.mages)]
        if table.reason:
            chances = [float(number in table.winners) for number in range(len(mages))]
        else:
            strengths = [_strength(mage, table.faces) for mage in mages]
            struck = [0.0] * len(mages)
            for spell in (*table.aimed, *_under_way(state)):
                _let_fall(spell, table, mages, struck, strengths)
            weights = [
                math.exp(strength + _life(mage.life - struck[number])) if mage.life > 0 else 0.0
                for number, (mage, strength) in enumerate(zip(mages, strengths, strict=True))
            ]
            total = sum(weights)
            chances = [weight / total for weight in weights]
        return chances[:-1] if mages[-1].virtual else chances

    def hints(self, state: Battle, decision: Decision) -> Sequence[Option]:
        """All sensible options, the best guess first. Poor ways to start a chain with Fusion are left out."""
        options = decision.options
        verb = options[0].verb
        if len(options) == 1 or verb == "choose":
            return options
        hand = _Hand(state, decision.seat)
        if verb == "answer":
            return _best_first(options, hand.gain_of_answering)
        if verb == "draw":
            return options[::-1] if hand.wants_centre() else options
        if verb == PASS_VERB:
            return options[::-1] if hand.must_paralyze() else options
        if options[-1].verb == PASS_VERB:
            return _best_first(options, hand.gain_of_reacting)
        if verb in ("discard", "give"):
            return _best_first(options, lambda option: -hand.worth(FACE_NUMBER[option.subject]))
        if verb == "take":
            return _best_first(options, lambda option: hand.worth(FACE_NUMBER[option.subject]))
        return _without_poor_fusions(_best_first(options, hand.gain_of_playing))


def _life(life: float) -> float:
    if life <= 0:
        return 0.0
    return _LIFE * life + _LIFE_BELOW_8 * min(life, 8.0) + _LIFE_BELOW_4 * min(life, 4.0)


def _strength(mage: Mage, faces: list[int]) -> float:
    """What a mage's hand is worth."""
    hand = mage.hand
    worth = 0.0 if len(hand) > 1 or mage.virtual else _CARD * (len(hand) - 2)
    for card in hand:
        face = faces[card]
        worth += _WORTH[face]
        if _SCHOOL[face] is mage.school:
            worth += _OWN_SCHOOL
    if mage.rebirth:
        worth += _RARE_WORTH[REBIRTH.id]
    return _POINT * worth


def _under_way(state: Battle) -> tuple[Aimed, ...]:
    """Spells that are announced, turned or about to strike. Someone is asked about them."""
    top = state.stack[-1]
    if isinstance(top, Window):
        top = state.opener()
    if isinstance(top, Announce):
        return top.spells
    if isinstance(top, Strike | Retaliation):
        return (top.spell,)
    return ()


def _let_fall(
    spell: Aimed, table: Table, mages: list[Mage], struck: list[float], strengths: list[float]
) -> None:
    """Follow a spell to the mage whom it will probably strike. It goes past everyone who can merge with it or, where it
    is worth it, counter it."""
    faces, count = table.faces, len(mages)
    by, at, damage, chain, school = spell.by, spell.at, spell.damage, spell.chain, spell.school
    major = FACE_NUMBER[spell.major] if spell.major else -1
    used: list[int] = []
    while True:
        mage = mages[at]
        hand = mage.hand
        has_drawn = len(hand) > 2
        merge = counter = NO_CARD
        # The first in line can still take the centre card.
        for card in hand if used or has_drawn or table.centre == NO_CARD else (*hand, table.centre):
            face = faces[card]
            if card in used:
                continue
            if chain and (face == _FUSION or (_SCHOOL[face] is school and face != major)):
                if merge == NO_CARD or face != _FUSION:
                    merge = card
            elif face in _COUNTERS:
                counter = card
        following = next_seat(count, at, lambda other: mages[other].life > 0, table.direction)
        if merge != NO_CARD:
            strengths[at] -= 0.14
            used.append(merge)
            major = faces[merge] if faces[merge] != _FUSION else -1
            chain += 1
            damage += chain
            by, at = at, following
        elif counter != NO_CARD and damage >= _WORTH_A_COUNTER:
            strengths[at] -= 0.25
            used.append(counter)
            if faces[counter] == _SHIELD:
                return
            by, at = (by, following) if faces[counter] == _DODGE else (at, by)
            if mages[at].life <= 0:
                return
        else:
            sure = _LANDS if has_drawn else _LANDS * _LANDS
            hit = damage - 1 if mage.school is school else damage
            struck[at] += sure * hit
            if hit >= mage.life:
                strengths[at] -= sure * 0.5
            elif chain and not has_drawn:
                strengths[following] -= 0.012 * (hit + chain + 1)
            return


def _best_first(options: Iterable[Option], gain: Callable[[Option], float]) -> list[Option]:
    return sorted(options, key=gain, reverse=True)


def _without_poor_fusions(options: list[Option]) -> list[Option]:
    """Only the best type to declare."""
    fusions = [option for option in options if option.subject == FUSION.id and option.target]
    return options if len(fusions) < 2 else [option for option in options if option not in fusions[1:]]


def _can_merge(face: int, spell: Aimed) -> bool:
    if not spell.chain:
        return False
    return face == _FUSION or (_SCHOOL[face] is spell.school and FACES[face].id != spell.major)


class _Hand:
    """A mage's choices, each with its estimated gain in points of life."""

    __slots__ = ("aimed", "faces", "mage", "seat", "state")

    def __init__(self, state: Battle, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mage = state.mage(seat)
        faces = state.table.faces
        self.faces = [faces[card] for card in self.mage.hand]
        self.aimed = state.aimed_at(seat)

    def worth(self, face: int) -> float:
        """What it is worth to keep a card."""
        school = _SCHOOL[face]
        if school is None:
            return _WORTH[face]
        worth = _OWN_SCHOOL if school is self.mage.school else 0.0
        return worth + _PAIR if self.goes_on(face, school) else worth

    def goes_on(self, face: int, school: str | None) -> bool:
        """Whether another card in hand continues a chain of ``school`` after ``face``."""
        return any(other != face and _SCHOOL[other] == school for other in self.faces)

    def hit(self, spell: Aimed) -> int:
        """What a spell would do to the mage."""
        return spell.damage - 1 if self.mage.school is spell.school else spell.damage

    def suffering(self, damage: int) -> float:
        """What it costs to take damage."""
        return _STRUCK * damage + (_LETHAL if damage >= self.mage.life else 0.0)

    def wants_centre(self) -> bool:
        """Whether the centre card is better than the unknown one."""
        table = self.state.table
        if table.centre == NO_CARD:
            return False
        face = table.faces[table.centre]
        gain = self.worth(face)
        for spell in self.aimed:
            if _answers(face, spell) and not any(_answers(held, spell) for held in self.faces):
                gain += spell.damage + _DEALT
        return gain > _FROM_PILE

    def must_paralyze(self) -> bool:
        """Whether what comes at the mage is worth the only Paralyze."""
        damage = sum(self.hit(spell) for spell in _under_way(self.state) if spell.at == self.seat)
        return damage >= min(_WORTH_PARALYZE, self.mage.life)

    def gain_of_reacting(self, option: Option) -> float:
        """The gain of an answer in the middle of a turn. It is to a spell turned back, or to one's own elimination."""
        if option.subject == REBIRTH.id:
            return _LETHAL
        damage = sum(self.hit(spell) for spell in _under_way(self.state))
        if option.verb == PASS_VERB:
            return -self.suffering(damage)
        face = FACE_NUMBER[option.subject]
        return _TURNED.get(face, 0.0) * damage - _WORTH[face]

    def gain_of_playing(self, option: Option) -> float:
        """The gain of a card played on the mage's own turn. It counts what it does, what it leaves to suffer, and the
        card itself."""
        face = FACE_NUMBER[option.subject]
        gain = -self.worth(face)
        answered: Aimed | None = None
        if option.verb == "merge":
            answered = max(
                (spell for spell in self.aimed if _can_merge(face, spell)), key=lambda spell: spell.damage
            )
            gain += _MERGED + _DEALT * (answered.damage + answered.chain + 1)
            if self.goes_on(face, answered.school):
                gain += _FOLLOWED
        elif option.verb == "counter":
            if self.aimed:
                answered = max(self.aimed, key=lambda spell: spell.damage)
                gain += _TURNED.get(face, 0.0) * answered.damage
            else:
                gain -= _MERGED
        elif option.verb == "cast":
            gain += self.gain_of_casting(option, face)
        if option.target.startswith("mage-"):
            gain -= _WEAKEST_FIRST * self.state.mage(seat_of(option.target)).life
        left = sum(self.hit(spell) for spell in self.aimed if spell is not answered)
        return gain - self.suffering(left) if left else gain

    def gain_of_answering(self, option: Option) -> float:
        """The gain of answering one of several spells. The best is the one that would hurt most."""
        assert isinstance(option.deed, Answer)
        spell = answerable(self.state.top(Turn), self.state)[option.deed.place]
        return float(self.hit(spell)) if spell.at == self.seat else 0.0

    def gain_of_casting(self, option: Option, face: int) -> float:
        """A new chain, or a rare spell."""
        school = _SCHOOL[face] or (option.target if face == _FUSION else "")
        if school:
            gain = _STARTED
            if school == self.mage.school:
                gain += _STARTED_OWN
            if self.goes_on(face, school):
                gain += _STARTED_FOLLOWED
            return gain
        if face == _HEAL:
            return 1.2 * min(3, self.mage.starting_life - self.mage.life)
        return _CAST[option.subject]


def _answers(face: int, spell: Aimed) -> bool:
    return face in _COUNTERS or _can_merge(face, spell)
