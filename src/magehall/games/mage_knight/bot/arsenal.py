"""Arsenal: every play that hand, units, skills and mana allow, by the declared words. [effects]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.outcomes import DIE, MANA, Outcome, outcomes
from magehall.games.mage_knight.bot.outlook import thrift
from magehall.games.mage_knight.bot.purse import Bits, Mana, die_colors, payments, stock
from magehall.games.mage_knight.bot.solver import ATTACK, BLOCK, INFLUENCE, MOVE, OTHER, Play
from magehall.games.mage_knight.cards.catalogue import (
    ACTION_CARDS,
    DEED_CARDS,
    SKILL_TOKENS,
    UNIT_CARDS,
    WOUND,
)
from magehall.games.mage_knight.cards.kinds import Action, Artifact, Usage
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, GOLD, Color, Kind
from magehall.games.mage_knight.cards.words.base import Words
from magehall.games.mage_knight.cards.words.gains import PlayAnother
from magehall.games.mage_knight.cards.words.points import (
    InfluencePerCrystalColor,
    InfluencePerWound,
    MovePerReadyUnit,
)
from magehall.games.mage_knight.cards.words.skill import SidewaysBonus, SidewaysForMana, SidewaysWound
from magehall.games.mage_knight.effects.sideways import sideways_value
from magehall.games.mage_knight.mana.ways import Need, used_source
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.play.cards import price as card_needs
from magehall.kernel.records import Value

CARD_PRICE, GOOD_CARD_PRICE, UNIT_PRICE, SKILL_PRICE, ROUND_SKILL_PRICE = 0.5, 0.6, 0.4, 0.05, 0.4
THROWN_PRICE = 3.5
"""What using things up costs, in points of the final score, about."""

SIDEWAYS = (MOVE, INFLUENCE, ATTACK, BLOCK)


class Arsenal(Value):
    """All plays of a player. ``spare`` are the cards that could be given up; ``hand`` has the bit of each card."""

    plays: tuple[Play, ...]
    spare: int
    hand: tuple[tuple[int, str], ...]
    shields: dict[str, int]
    """What a unit that takes damage uses up: it cannot be activated after that. [combat.damage-units]"""


class _Source(Value):
    """A resource that a play uses up. It has a bit, the option that uses it and what that costs."""

    bit: int
    option: str
    price: float
    color: Color | None = None


def gather(choice: Choice, enemies: int = 1, *, units: bool = True, fighting: bool = False) -> Arsenal:
    """All plays of who chooses, against so many ``enemies``. ``fighting``: without what bears the hand."""
    bits = Bits()
    hand = tuple((bits.next(), card) for card in choice.hero.hand)
    unit_bits = _ready_units(choice, bits) if units else {}
    skill_bits = {skill: bits.next() for skill in _ready_skills(choice, fighting)}
    shields = {id: bits.next() | unit_bits.get(id, 0) for id in choice.hero.units} if units else {}
    gathering = _Gathering(choice, enemies, stock(choice, bits), thrift(choice.state, choice.seat))
    gathering.provide(hand, unit_bits, skill_bits, fighting)
    gathering.add_combat_points(bits)
    gathering.add_cards(hand, fighting)
    gathering.add_sideways(hand, skill_bits)
    gathering.add_units(unit_bits)
    gathering.add_skills(skill_bits)
    spare = sum(bit for bit, card in hand if card != WOUND)
    return Arsenal(tuple(gathering.plays), spare, hand, shields)


def _ready_units(choice: Choice, bits: Bits) -> dict[str, int]:
    """Units that can be activated, with their bits. [units.activate]"""
    return {
        id: bits.next()
        for id in choice.hero.units
        if choice.state.unit(id).ready and not choice.state.unit(id).wounds
    }


def _ready_skills(choice: Choice, fighting: bool) -> list[str]:
    """Skills that can be used. [skills.kinds]"""
    return [
        skill
        for skill, stand in choice.hero.skills.items()
        if stand is SkillState.READY
        and SKILL_TOKENS[skill].usage is not Usage.ALWAYS
        and not (fighting and SKILL_TOKENS[skill].healing)
    ]


def skill_price(skill: str) -> float:
    """What using a skill costs: those of a turn come back at once."""
    return SKILL_PRICE if SKILL_TOKENS[skill].usage is Usage.TURN else ROUND_SKILL_PRICE


def card_price(card: str) -> float:
    """What playing a card costs: a turn later it could have served again."""
    kind = DEED_CARDS[card].kind
    return CARD_PRICE if kind is Kind.BASIC_ACTION else GOOD_CARD_PRICE


class _Gathering:
    """Builder of an arsenal."""

    __slots__ = ("choice", "enemies", "manas", "night", "plays", "thrift", "wounds")

    def __init__(self, choice: Choice, enemies: int, manas: list[Mana], thrift: float) -> None:
        self.thrift = thrift
        self.choice = choice
        self.enemies = enemies
        self.manas = manas
        self.night = choice.state.is_night()
        self.wounds = choice.hero.hand.count(WOUND)
        self.plays: list[Play] = []

    # Mana that must be made first

    def provide(
        self,
        hand: tuple[tuple[int, str], ...],
        units: dict[str, int],
        skills: dict[str, int],
        fighting: bool,
    ) -> None:
        """Add mana that cards, units and skills bring."""
        for bit, card in hand:
            found = ACTION_CARDS.get(card)
            if found is not None and not (fighting and found.healing):
                self._provide(found.basic, _Source(bit, f"play:{card}:basic", self.card_price(card)))
        for id, bit in units.items():
            for number, ability in enumerate(UNIT_CARDS[self.choice.state.unit(id).card].abilities):
                if ability.mana is None:
                    source = _Source(bit, f"activate:{id}:ability-{number}", UNIT_PRICE)
                    self._provide(ability.does, source)
        for skill, bit in skills.items():
            self._provide(SKILL_TOKENS[skill].does, _Source(bit, f"use:{skill}", skill_price(skill)))

    def _provide(self, words: Words, source: _Source) -> None:
        for outcome in outcomes(words, self.night):
            if outcome.needs or outcome.extra or outcome.odd or outcome.wounds_given_up:
                continue
            price = max(0.0, source.price + outcome.price)
            if outcome.kind == MANA:
                colors = frozenset(outcome.colors) - {GOLD}
                self.manas.append(Mana(source.bit, colors, price, source.option))
            elif outcome.kind == DIE:
                colors = die_colors(self.choice)
                if colors:
                    self.manas.append(Mana(source.bit, colors, price, source.option))

    # Plays

    def card_price(self, card: str) -> float:
        """What playing a card costs at this time of the round."""
        return self.thrift * card_price(card)

    def add_combat_points(self, bits: Bits) -> None:
        """Add the points that were played already. [combat.attack] [combat.block]"""
        combat = self.choice.combat
        if combat is None:
            return
        for entry in combat.attacks:
            self.plays.append(Play(bits.next(), 0.0, ATTACK, entry.points, "", entry.mode, entry.element))
        for shield in combat.blocks:
            self.plays.append(
                Play(
                    bits.next(),
                    0.0,
                    BLOCK,
                    shield.points,
                    element=shield.element,
                    per_icon=shield.per_icon,
                    slows=shield.slows,
                )
            )

    def _add(self, words: Words, source: _Source, needs: tuple[Need, ...] = (), bonus: int = 0) -> None:
        """Add what an effect may come to, paid in several ways."""
        for outcome in outcomes(words, self.night):
            if outcome.odd or outcome.wounds_given_up > self.wounds:
                continue
            points = outcome.points + self._more(words, outcome) + bonus
            if outcome.kind == OTHER and not points:
                continue
            for payment in payments((*needs, *outcome.needs), self.manas, source.bit):
                self.plays.append(
                    Play(
                        source.bit | payment.mask,
                        max(
                            0.0,
                            source.price
                            + payment.price
                            + outcome.price
                            + self.thrift * CARD_PRICE * outcome.extra,
                        ),
                        outcome.kind,
                        points,
                        payment.option or source.option,
                        outcome.mode,
                        outcome.element,
                        outcome.extra,
                        outcome.per_icon,
                        outcome.slows,
                        source.color,
                        outcome.unfortified,
                    )
                )

    def _more(self, words: Words, outcome: Outcome) -> int:
        """Points that depend on the table."""
        state, seat = self.choice.state, self.choice.seat
        points = outcome.per_enemy * self.enemies
        for word in words:
            if isinstance(word, InfluencePerWound):
                points += word.points * (self.wounds + sum(unit.wounds for unit in state.units(seat)))
            elif isinstance(word, InfluencePerCrystalColor):
                points += word.points * sum(1 for count in self.choice.hero.crystals.values() if count)
            elif isinstance(word, MovePerReadyUnit):
                points += min(word.most, sum(unit.ready and not unit.wounds for unit in state.units(seat)))
        return points

    def add_cards(self, hand: tuple[tuple[int, str], ...], fighting: bool) -> None:
        """Add the basic and strong effects of cards. [cards.play]"""
        for bit, card in hand:
            if card == WOUND:
                continue
            found = DEED_CARDS[card]
            if fighting and found.healing:
                continue
            color = None if isinstance(found, Artifact) else found.color
            price = self.card_price(card)
            self._add(
                found.basic, _Source(bit, f"play:{card}:basic", price, color), card_needs(card, "basic")
            )
            thrown = THROWN_PRICE if isinstance(found, Artifact) else 0.0
            strong = _Source(bit, f"play:{card}:strong", price + thrown, color)
            self._add(found.strong, strong, card_needs(card, "strong"))
            for word in found.strong if isinstance(found, Action) else ():
                if isinstance(word, PlayAnother) and word.strong and word.times == 1:
                    self._add_companions(strong, card, word, hand, fighting)

    def _add_companions(
        self,
        source: _Source,
        card: str,
        word: PlayAnother,
        hand: tuple[tuple[int, str], ...],
        fighting: bool,
    ) -> None:
        """Add strong effects of other actions that a card plays along for free. [card.concentration]"""
        for bit, other in hand:
            action = ACTION_CARDS.get(other)
            if bit == source.bit or action is None or (fighting and action.healing):
                continue
            both = _Source(
                source.bit | bit, source.option, source.price + self.card_price(other), action.color
            )
            self._add(action.strong, both, card_needs(card, "strong"), word.bonus)

    def add_sideways(self, hand: tuple[tuple[int, str], ...], skills: dict[str, int]) -> None:
        """Add cards played sideways, with the skills that raise them. [sideways]"""
        state, seat = self.choice.state, self.choice.seat
        for bit, card in hand:
            if card != WOUND:
                self._sideways(bit, self.card_price(card), sideways_value(state, seat, card), card, "")
        if self.choice.turn.sideways:
            return
        for skill, skill_bit in skills.items():
            for word in SKILL_TOKENS[skill].does:
                for bit, card in hand:
                    self._raised(word, skill, bit | skill_bit, card)

    def _raised(self, word: object, skill: str, mask: int, card: str) -> None:
        """Add a sideways card that a skill raises."""
        option, wound = f"use:{skill}", card == WOUND
        if isinstance(word, SidewaysWound):
            if wound:
                self._sideways(mask, SKILL_PRICE, word.points, card, option)
        elif wound:
            return
        elif isinstance(word, SidewaysBonus):
            points = word.points
            if word.advanced and DEED_CARDS[card].kind is not Kind.BASIC_ACTION:
                points = word.advanced
            if word.without_die and not used_source(self.choice.turn):
                points = word.without_die
            self._sideways(mask, self.card_price(card), points, card, option)
        elif isinstance(word, SidewaysForMana):
            for payment in payments((BASIC_COLORS,), self.manas, mask):
                price = self.card_price(card) + payment.price
                self._sideways(mask | payment.mask, price, word.points, card, payment.option or option)

    def _sideways(self, mask: int, price: float, points: int, card: str, option: str) -> None:
        for kind in SIDEWAYS:
            self.plays.append(Play(mask, price, kind, points, option or f"play:{card}:{kind}"))

    def add_units(self, units: dict[str, int]) -> None:
        """Add the abilities of units. [units.activate]"""
        for id, bit in units.items():
            for number, ability in enumerate(UNIT_CARDS[self.choice.state.unit(id).card].abilities):
                needs: tuple[Need, ...] = () if ability.mana is None else ((ability.mana,),)
                source = _Source(bit, f"activate:{id}:ability-{number}", UNIT_PRICE, ability.mana)
                self._add(ability.does, source, needs)

    def add_skills(self, skills: dict[str, int]) -> None:
        """Add the effects of skills. [skills.use]"""
        for skill, bit in skills.items():
            self._add(SKILL_TOKENS[skill].does, _Source(bit, f"use:{skill}", skill_price(skill)))
