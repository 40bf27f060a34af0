"""What the words of cards are worth, in mana. Cards are weighed by the traits and words they declare, so that a new
card made of known words needs nothing here. The numbers are guesses that guide a bot, not rules."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from magehall.games.mage_wars.bot.odds import reaches
from magehall.games.mage_wars.bot.worth import MANA, strength
from magehall.games.mage_wars.cards import answers, effects, lasting
from magehall.games.mage_wars.cards.answers import Answer
from magehall.games.mage_wars.cards.card import Ability, AttackBar, Defense, Kind, Speed, Trigger, Who
from magehall.games.mage_wars.cards.effects import Effect
from magehall.games.mage_wars.cards.lasting import Lasting, Moment
from magehall.games.mage_wars.cards.traits import CHARGE, Trait, TraitName
from magehall.kernel.records import Value


class Cue(StrEnum):
    """When a hidden enchantment with such a word is best revealed."""

    STRIKES = "its bearer strikes"
    SHOOTS = "its bearer shoots"
    STRUCK = "its bearer is attacked"
    STRUCK_IN_MELEE = "its bearer is attacked in melee"
    STRUCK_FROM_AFAR = "its bearer is shot at"
    STRUCK_HARD = "dice lie there that armour would stop"
    STRUCK_BADLY = "dice lie there that its bearer would not survive"
    WOUNDED_IN_MELEE = "its bearer was wounded in melee"
    ACTIVATED = "its bearer is activated"
    MOVED = "its bearer moved"
    CASTS = "its bearer casts a spell"
    HEALED = "its bearer is about to be healed"
    BEFORE_CHANNEL = "mana is about to be collected"
    BEFORE_UPKEEP = "the upkeep phase is about to begin"
    BEFORE_UPKEEP_WOUNDED = "the upkeep phase is about to begin, and its bearer is wounded"


class Fit(StrEnum):
    """Which creatures a word is of use on."""

    ALL = "all"
    STRIKERS = "those that strike in melee"
    SHOOTERS = "those that shoot"
    FLYERS = "those that fly"
    CASTERS = "those that cast spells"
    LACKING = "those that do not have the trait yet"
    ROAMERS = "those that must move to attack"


class Said(NamedTuple):
    """A word's worth to its bearer: a creature, or a mage. It is below 0 where the word harms."""

    creature: float
    mage: float
    cue: Cue | None = None
    fit: Fit = Fit.ALL
    trait: str = ""


class Crowd(NamedTuple):
    """A word's worth to each creature that is meant, friend and foe."""

    each: float
    who: Who
    everywhere: bool


# Traits given to a bearer. A mage is struck and casts more than it strikes and walks: what helps with the former is
# worth more to it, and what helps with the latter less.

_STRIKES, _STRUCK, _ACTIVATED = Cue.STRIKES, Cue.STRUCK, Cue.ACTIVATED

TRAITS: Mapping[TraitName, Said] = {
    "aegis": Said(4.0, 4.4, _STRUCK),
    "armor": Said(2.25, 2.5, Cue.STRUCK_HARD),
    "blinking": Said(1.0, 0.5, _ACTIVATED, Fit.LACKING),
    "bloodthirsty": Said(1.2, 0.5, _STRIKES, Fit.STRIKERS),
    "burnproof": Said(0.5, 0.5, _STRUCK, Fit.LACKING),
    "channeling": Said(5.5, 6.2, Cue.BEFORE_CHANNEL),
    CHARGE: Said(1.4, 0.6, _STRIKES, Fit.STRIKERS),
    "climbing": Said(0.4, 0.3, _ACTIVATED, Fit.LACKING),
    "counterstrike": Said(4.0, 2.0, Cue.WOUNDED_IN_MELEE, Fit.LACKING),
    "critical": Said(2.0, 0.9, _STRIKES, Fit.STRIKERS),
    "doublestrike": Said(5.0, 2.2, _STRIKES, Fit.STRIKERS),
    "elusive": Said(2.0, 0.9, _ACTIVATED, Fit.LACKING),
    "ethereal": Said(1.0, 0.5, _STRIKES, Fit.STRIKERS),
    "fast": Said(1.5, 0.7, _ACTIVATED, Fit.LACKING),
    "feeble": Said(-2.25, -1.0, _STRIKES),
    "finite-life": Said(-1.5, -0.7, Cue.HEALED, Fit.LACKING),
    "flying": Said(2.5, 1.1, _ACTIVATED, Fit.LACKING),
    "grounded": Said(-2.0, -0.9, _ACTIVATED, Fit.FLYERS),
    "immunity": Said(1.0, 1.0, _STRUCK),
    "incapacitated": Said(-7.5, -3.5, _ACTIVATED, Fit.LACKING),
    "incorporeal": Said(3.0, 3.0, _STRUCK, Fit.LACKING),
    "life": Said(1.0, 1.1, Cue.STRUCK_BADLY),
    "mana-drain": Said(1.5, 0.7, _STRIKES, Fit.STRIKERS),
    "mana-transfer": Said(1.0, 0.5, _STRIKES, Fit.STRIKERS),
    "melee": Said(2.25, 1.0, _STRIKES, Fit.STRIKERS),
    "might": Said(0.8, 0.9, _STRIKES),
    "modifier": Said(-0.25, -0.25, _STRUCK),
    "pest": Said(-0.8, -0.4, _ACTIVATED, Fit.LACKING),
    "piercing": Said(1.6, 0.7, _STRIKES, Fit.STRIKERS),
    "rage": Said(1.2, 0.5, _STRIKES, Fit.STRIKERS),
    "ranged": Said(2.0, 0.9, Cue.SHOOTS, Fit.SHOOTERS),
    "reach": Said(0.6, 0.3, _STRIKES, Fit.STRIKERS),
    "regenerate": Said(2.25, 2.5, Cue.BEFORE_UPKEEP_WOUNDED),
    "restrained": Said(-4.5, -2.0, _ACTIVATED, Fit.ROAMERS),
    "slow": Said(-2.5, -1.1, _ACTIVATED, Fit.LACKING),
    "sweeping": Said(1.5, 0.7, _STRIKES, Fit.STRIKERS),
    "tough": Said(-0.5, -0.5, _STRUCK),
    "triplestrike": Said(8.0, 3.5, _STRIKES, Fit.STRIKERS),
    "unavoidable": Said(1.0, 0.5, _STRIKES, Fit.STRIKERS),
    "uncontainable": Said(0.5, 0.5, _ACTIVATED, Fit.LACKING),
    "unshootable": Said(1.5, 1.5, _STRUCK, Fit.LACKING),
    "upkeep": Said(-2.75, -2.75, Cue.BEFORE_UPKEEP),
    "vampiric": Said(4.5, 2.0, _STRIKES, Fit.STRIKERS),
}
"""For each point of a trait. What is not here is nothing to a bearer, such as Zone Exclusive."""


def said_by_trait(trait: Trait) -> Said | None:
    """A trait's worth to whom it is given; None where that is nothing."""
    said = TRAITS.get(trait.name)
    if said is None:
        return None
    points = trait.value or 1
    return said._replace(creature=points * said.creature, mage=points * said.mage, trait=trait.name)


# Defences and damage barriers

_DEFENSE = 10.0
_MELEE_ONLY, _RANGED_ONLY = 0.85, 0.55
_UNHAMPERED, _EACH_ATTACK = 1.25, 1.6
_BARRIER_DIE = 1.75
_ON_MAGE = 1.1
"""More where it guards a mage."""


def said_by_defense(defense: Defense) -> Said:
    """A lent defence's worth to its bearer."""
    worth, cue = _DEFENSE * reaches(defense.value), Cue.STRUCK
    if not defense.ranged:
        worth, cue = _MELEE_ONLY * worth, Cue.STRUCK_IN_MELEE
    elif not defense.melee:
        worth, cue = _RANGED_ONLY * worth, Cue.STRUCK_FROM_AFAR
    worth *= (_UNHAMPERED if defense.unhampered else 1.0) * (1.0 if defense.uses else _EACH_ATTACK)
    return Said(worth, _ON_MAGE * worth, cue)


def said_by_barrier(bar: AttackBar) -> Said:
    """A damage barrier's worth to its bearer."""
    worth = _BARRIER_DIE * strength(bar)
    return Said(worth, _ON_MAGE * worth, Cue.WOUNDED_IN_MELEE)


# Lasting words

HURTS: Mapping[Moment, Said] = {
    Moment.UPKEEP: Said(-3.25, -3.6, Cue.BEFORE_UPKEEP),
    Moment.MOVES: Said(-2.0, -0.9, Cue.MOVED),
    Moment.CASTS: Said(-4.5, -5.0, Cue.CASTS, Fit.CASTERS),
    Moment.ATTACKS: Said(-3.0, -1.4, Cue.STRIKES),
    Moment.ATTACKED: Said(-3.0, -3.3, Cue.STRUCK),
}
"""For each damage."""

TOLLS: Mapping[Moment, Said] = {
    Moment.UPKEEP: Said(-2.75, -2.75, Cue.BEFORE_UPKEEP),
    Moment.MOVES: Said(-1.0, -0.5, Cue.ACTIVATED),
    Moment.CASTS: Said(-1.5, -1.6, Cue.CASTS, Fit.CASTERS),
    Moment.ATTACKS: Said(-1.75, -0.8, Cue.ACTIVATED),
    Moment.ATTACKED: Said(2.25, 2.25, Cue.STRUCK_IN_MELEE),
}
"""For each mana. A toll on attacks on the bearer is paid by others."""

_LINKED_LIFE = -3.0
_FEAR = 17.0
_GIVEN_AWAY = -4.0


def said_by_lasting(word: Lasting) -> Said | None:
    """A lasting word's worth to its bearer; None where it is about others."""
    match word:
        case lasting.Hurts():
            return _times(HURTS[word.when], word.damage)
        case lasting.Toll():
            return _times(TOLLS[word.when], word.mana)
        case lasting.LinksLife():
            return Said(_LINKED_LIFE * word.most, _LINKED_LIFE * word.most, Cue.BEFORE_UPKEEP)
        case lasting.Frightens():
            return Said(_FEAR * reaches(word.roll), _FEAR * reaches(word.roll), Cue.STRUCK_IN_MELEE)
        case lasting.GivesAway():
            return Said(_GIVEN_AWAY * word.dice, _ON_MAGE * _GIVEN_AWAY * word.dice, Cue.STRUCK)
        case lasting.GoneWithCounterstrike():
            return Said(-1.4, -0.8)
    return None


def _times(said: Said, points: int) -> Said:
    return said._replace(creature=points * said.creature, mage=points * said.mage)


def worth_of_lasting(word: Lasting) -> float:
    """A lasting word's worth to the controller of its object, whoever bears it."""
    match word:
        case lasting.Rerolls():
            return 7.6
        case lasting.Torments():
            return 2.1 * word.damage
        case lasting.FedByWounds():
            return 1.65 * word.most
        case lasting.FedBySpells():
            return 3.3 * word.mana
        case lasting.Gateway():
            return 3.0
        case lasting.Empowers() | lasting.GrowsInWrath():
            return 1.0
    return 0.0


_POISON_HERE, _POISON_EVERYWHERE = -0.75, -2.0
"""For each damage; a zone can be left."""


def crowd_of_lasting(word: Lasting) -> Crowd | None:
    """A lasting word's worth to all it is about. It is None where the word has a bearer or is about one side."""
    match word:
        case lasting.Poisons():
            each = _POISON_EVERYWHERE if word.everywhere else _POISON_HERE
            return Crowd(each * word.damage, Who(living=True), word.everywhere)
        case lasting.Stifles():
            return Crowd(-0.1, Who(living=True), False)
        case lasting.Toll(when=Moment.MOVES):
            return Crowd(2 * TOLLS[word.when].creature * word.mana, Who(mage=False), True)
    return None


# Answers of mandatory enchantments

ANSWERS: Mapping[type[Value], Said] = {
    answers.AvoidAttack: Said(3.6, 4.0),
    answers.TurnAttack: Said(5.5, 6.0),
    answers.CounterSpell: Said(2.8, 3.1),
    answers.SendBack: Said(2.6, 2.9),
    answers.TurnSpell: Said(4.5, 5.0),
}
"""To whom an attack or a spell is spared."""


def said_by_answer(answer: Answer, trigger: Trigger) -> Said | None:
    """An answer's worth to its bearer; None for a trap. Who answers what its bearer does harms it."""
    said = ANSWERS.get(type(answer))
    if said is not None and trigger is Trigger.CASTS_QUICK:
        return Said(-said.creature, -said.mage, fit=Fit.CASTERS)
    return said


def worth_of_trap(answer: Answer, bars: tuple[AttackBar, ...]) -> float:
    """A trap's worth to its controller; 0 where the answer is none."""
    match answer:
        case answers.SpringTrap():
            return 0.65 * max(map(strength, bars), default=0.0)
        case answers.CarryOff():
            return 0.75 * answer.most
    return 0.0


# Things that do something of their own

CASTS: Mapping[Kind, float] = {Kind.CREATURE: 6.0, Kind.EQUIPMENT: 2.0}
CASTS_ELSE = 3.0
"""To cast such spells without the mage's help,"""
OWN_CHANNELING = 4.0
"""and each mana that comes in a round for it."""
BINDS: Mapping[Kind, float] = {Kind.ATTACK: 5.25}
BINDS_ELSE = 4.5
"""To cast such a spell again and again."""
DISCOUNT = 1.45
WEAPON_DIE = 1.2

_FREE_USES, _OTHER_USES = 4.5, 0.7
"""How often an ability is used; one that takes an action is used seldom."""


def worth_of_ability(ability: Ability) -> float:
    """An ability's worth to the controller of its object."""
    uses = _FREE_USES if ability.speed is Speed.FREE else _OTHER_USES
    return uses * sum(map(worth_of_use, ability.does), 0.0)


def worth_of_use(effect: Effect) -> float:
    """What an effect mostly brings, once, at a good target."""
    match effect:
        case effects.Heal():
            return effect.fixed + 0.5 * effect.dice
        case effects.HealZone() | effects.Hurt() | effects.DrainMana():
            return 0.7 * effect.dice
        case effects.OpenGate():
            return 7.0
        case effects.Resurrect():
            return 5.0
        case effects.Banish() | effects.TeleportHost():
            return 3.0
        case effects.DestroyEnchantments() | effects.Strike() | effects.StrikeByTemples():
            return 1.8
        case effects.CollectMana():
            return MANA * effect.mana
        case effects.PushIt() | effects.TeleportIt() | effects.Look():
            return 0.5
        case effects.SacrificeFriend():
            return 0.2
        case effects.DestroySelf() | effects.Rebind():
            return 0.0
    return 1.0
