"""Reading the words of effects and lines: what they are worth to a player. [concepts.effects]"""

from __future__ import annotations

from magehall.games.colors_of_magic.bot.worth import (
    MANA,
    after_armour,
    body_worth,
    creature_worth,
    harm_worth,
)
from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Free, Line, When
from magehall.games.colors_of_magic.cards.vocabulary import Form, HarmKind, Side, Stat, Until
from magehall.games.colors_of_magic.cards.words.attacks import (
    ActNow,
    AttackNow,
    CancelAttack,
    RedirectAttack,
)
from magehall.games.colors_of_magic.cards.words.base import Amount, Mod, Ref, Restriction, Who, Word, Words
from magehall.games.colors_of_magic.cards.words.changes import Give, GiveAttack, GiveZone, Stasis
from magehall.games.colors_of_magic.cards.words.conditions import Lethal, Spent
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack, ByForm, ForEach, If, OneOf
from magehall.games.colors_of_magic.cards.words.hands import (
    Draw,
    GainMana,
    GainTokens,
    LoseMana,
    OpponentDiscards,
)
from magehall.games.colors_of_magic.cards.words.harm import (
    Banish,
    Damage,
    Destroy,
    Heal,
    LateDamage,
    Mark,
    Prevent,
    ZoneDamage,
)
from magehall.games.colors_of_magic.cards.words.moves import (
    MoveNow,
    Push,
    PushZone,
    Swap,
    Teleport,
    TeleportBeside,
)
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers, LayZone, Summon, SummonDiscarded
from magehall.games.colors_of_magic.cards.words.spells import DestroyPermanent, ExtraDamage
from magehall.games.colors_of_magic.model.distances import within
from magehall.games.colors_of_magic.model.frames.combat import Attack, Harm
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Blow
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage, life_left

SMALL = 0.25
"""What a word is worth that nothing better is known of."""

_VALUES = {Stat.LIFE: 0.9, Stat.MOVEMENT: 0.2, Stat.INITIATIVE: 0.35, Stat.DEFENSE: 0.4}
_BENEFITS = frozenset(
    {
        Restriction.NO_ATTACK_TARGET,
        Restriction.CANNOT_BE_PUSHED,
        Restriction.CANNOT_BE_MOVED,
        Restriction.IGNORES_DIFFICULT,
        Restriction.CROSSES_CREATURES,
        Restriction.BRANDS,
        Restriction.HOLDS_TIES,
    }
)
_FLAT: dict[type[Word], float] = {
    LayZone: 1.2,
    LayMarkers: 1.2,
    SummonDiscarded: 4.0,
    PushZone: 0.8,
    ZoneDamage: 2.5,
    GiveZone: 1.0,
    DestroyPermanent: 2.0,
    ExtraDamage: 1.0,
}


def _amount(amount: Amount) -> int:
    return amount if isinstance(amount, int) else 2


def mod_worth(mod: Mod) -> float:
    """What a change is worth to the creature that has it. It is below 0 where it is bad for it."""
    if mod.stat is not None:
        return _VALUES.get(mod.stat, 0.45) * (mod.amount or 1)
    if mod.keyword is not None:
        return 0.9
    return 0.7 if mod.restriction in _BENEFITS else -1.2


class Reader:
    """Reads the words of an effect for ``seat``. ``target`` is the creature that was picked, or may be."""

    def __init__(self, state: Skirmish, seat: int, target: str = "", kind: HarmKind = HarmKind.SPELL) -> None:
        self.state = state
        self.seat = seat
        self.target = target
        self.kind = kind

    def worth(self, words: Words) -> float:
        """What an effect is worth."""
        return sum((self._word(word) for word in words), 0.0)

    def _word(self, word: Word) -> float:
        if isinstance(word, If):
            if isinstance(word.condition, Spent | Lethal):
                return 0.5 * self.worth(word.then) + 0.5 * self.worth(word.otherwise)
            return 0.6 * self.worth(word.then) + 0.4 * self.worth(word.otherwise)
        if isinstance(word, ByForm):
            return self.worth(word.of(self.state.player(self.seat).form or Form.LIQUID))
        if isinstance(word, OneOf):
            return max((self.worth(one.does) for one in word.branches), default=0.0)
        if isinstance(word, ForEach | AfterAttack):
            return self.worth(word.does)
        if isinstance(word, Damage | LateDamage):
            return self._damage(_amount(word.amount), word.whom)
        if isinstance(word, Heal):
            return self._heal(_amount(word.amount))
        if isinstance(word, Give):
            lasts = 2.5 if word.until is Until.FOR_GOOD else 1.0
            return lasts * self._changes(word.mods, word.whom)
        if isinstance(word, GiveAttack):
            return self._in_attack(word)
        return self._other(word)

    def _other(self, word: Word) -> float:
        target = self.state.creatures().get(self.target)
        sign = self._sign()
        if isinstance(word, Prevent):
            return self._prevented(word)
        if isinstance(word, Destroy) and target is not None:
            killer = self.seat if sign < 0 else _foe(self.state, self.seat)
            return -sign * harm_worth(self.state, killer, self.target, life_left(self.state, self.target))
        if isinstance(word, Banish | Stasis | Mark) and target is not None:
            part = 0.3 if isinstance(word, Banish) else 0.15
            return -sign * part * creature_worth(self.state, self.target)
        if isinstance(word, Draw):
            return 0.8 * _amount(word.cards)
        if isinstance(word, GainMana | LoseMana):
            return MANA * word.mana
        if isinstance(word, GainTokens):
            return 0.5 * _amount(word.tokens)
        if isinstance(word, OpponentDiscards):
            return 0.5 * word.cards
        if isinstance(word, Summon):
            return 0.9 * word.count * body_worth(CREATURES[word.creature].body)
        if isinstance(word, Push | Swap):
            return 0.6 if sign < 0 else 0.1
        if isinstance(word, Teleport | TeleportBeside | MoveNow):
            return 0.7
        if isinstance(word, CancelAttack | RedirectAttack):
            return self._at_stake()
        if isinstance(word, AttackNow | ActNow):
            return 1.5
        return _FLAT.get(type(word), SMALL)

    def _sign(self) -> int:
        """1 where the target is an own creature, -1 where it is an enemy."""
        target = self.state.creatures().get(self.target)
        return -1 if target is None or target.owner != self.seat else 1

    def _hurt(self, id: str, amount: int) -> float:
        """What damage to a creature is worth: to an own one it costs."""
        state = self.state
        dealt = after_armour(state, Blow(id, amount, self.kind, self.seat))
        owner = state.creature(id).owner
        if owner == self.seat:
            return -1.2 * harm_worth(state, _foe(state, self.seat), id, dealt)
        return harm_worth(state, self.seat, id, dealt)

    def _damage(self, amount: int, whom: Ref | Who) -> float:
        state = self.state
        if isinstance(whom, Who):
            if whom.side is Side.OWN:
                return -0.6 * amount
            near = [id for id in state.on_table() if self._is_near(id, whom)]
            return sum((self._hurt(id, amount) for id in near), 0.0)
        if self.target in state.on_table():
            return self._hurt(self.target, amount)
        return (
            0.9 * amount if whom in (Ref.TARGET, Ref.SUBJECT, Ref.OBJECT, Ref.OTHER, Ref.DEALER) else -amount
        )

    def _is_near(self, id: str, whom: Who) -> bool:
        state = self.state
        if whom.side is Side.ENEMY and state.creature(id).owner == self.seat:
            return False
        if id == self.target and (whom.other or whom.but is Ref.TARGET):
            return False
        origin = self.target if self.target in state.on_table() else state.mage_of(self.seat)
        return whom.within is None or (origin in state.on_table() and within(state, origin, id, whom.within))

    def _heal(self, amount: int) -> float:
        target = self.state.creatures().get(self.target)
        if target is None:
            mage = self.state.mage_of(self.seat)
            return 0.8 * min(amount, self.state.creature(mage).damage) if mage else 0.0
        worth = 1.0 if is_mage(target) else 0.8
        return self._sign() * worth * min(amount, target.damage)

    def _changes(self, mods: tuple[Mod, ...], whom: Ref | Who) -> float:
        total = sum((mod_worth(mod) for mod in mods), 0.0)
        if isinstance(whom, Who):
            sign = -1 if whom.side is Side.ENEMY else 1
            return sign * 1.5 * total
        if whom in (Ref.SUMMONED, Ref.MAGE, Ref.SELF, Ref.CASTER):
            return total
        if not self.target:
            return abs(total)
        weight = 0.6 + 0.05 * creature_worth(self.state, self.target)
        return self._sign() * total * min(1.6, weight)

    def _in_attack(self, word: GiveAttack) -> float:
        attack = self.state.find(Attack)
        if attack is None:
            return SMALL
        total = sum((mod_worth(mod) for mod in word.mods), 0.0)
        mine = attack.seat == self.seat
        helps = (word.whom is Ref.ATTACKER) == mine
        return (total if helps else -total) + 0.3 * self._at_stake() * (1 if total > 0 and helps else 0)

    def _prevented(self, word: Prevent) -> float:
        harm = self.state.find(Harm)
        if harm is None or harm.place >= len(harm.blows):
            return SMALL
        blow = harm.blows[harm.place]
        if blow.target not in self.state.creatures() or self.state.creature(blow.target).owner != self.seat:
            return -1.0
        whole = harm_worth(self.state, blow.by, blow.target, blow.amount)
        if word.amount is None or word.amount >= blow.amount:
            return whole
        return whole - harm_worth(self.state, blow.by, blow.target, blow.amount - word.amount)

    def _at_stake(self) -> float:
        """What the attack under way may cost the own side."""
        attack = self.state.find(Attack)
        if attack is None or not self.state.stands(attack.target) or attack.seat == self.seat:
            return 0.0
        if self.state.creature(attack.target).owner != self.seat:
            return 0.0
        return 0.5 * harm_worth(self.state, attack.seat, attack.target, 2)


def _foe(state: Skirmish, seat: int) -> int:
    return next(iter(state.opponents(seat)), MONSTERS)


def lines_worth(lines: tuple[Line, ...]) -> float:
    """What lines that hold in play are worth."""
    total = 0.0
    for line in lines:
        if isinstance(line, Aura):
            sign = -1 if isinstance(line.who, Who) and line.who.side is Side.ENEMY else 1
            total += sign * sum((mod_worth(mod) for mod in line.gives), 0.0)
        elif isinstance(line, When | Free | Action):
            total += 0.9
        else:
            total += 0.4
    return total
