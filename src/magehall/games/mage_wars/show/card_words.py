"""Card texts, generated from the words that a card declares."""

from __future__ import annotations

from typing import Any

from magehall.games.mage_wars.cards.card import (
    OPEN,
    Aim,
    AttackBar,
    Bonus,
    Card,
    EffectRow,
    Grant,
    School,
    SpellFilter,
    Style,
    Target,
    Who,
)
from magehall.games.mage_wars.cards.effects import Effect
from magehall.games.mage_wars.cards.traits import Harm, Trait
from magehall.games.mage_wars.model.words import GAME
from magehall.kernel.records import Value, field_types
from magehall.kernel.text import Arg, has_message, render
from magehall.kit.word_texts import NONE, plain, slug, word_args, word_key

SIGNED = frozenset({"channeling", "modifier"})
"""Traits whose messages want the sign with the value; the others have it, or need none."""

_NAMES = {"subtype": "subtype", "while_controlling": "subtype", "harm": "harm"}
"""Fields that hold the name of something, and the messages of what they name."""

_MARKERS = ("condition", "token", "board-effect")
"""The messages that may name what a word or an effect die brings."""


def reach(within: tuple[int, int]) -> str:
    """A range in zones."""
    low, high = within
    return str(low) if low == high else f"{low}–{high}"


class CardWords:
    """The words of cards in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, key: str, **args: Arg) -> str:
        """A message of the game."""
        return render(GAME, key, args, self.locale, {})

    def lines(self, card: Card) -> list[str]:
        """What a card says, in the order of its moments (ADR 17)."""
        lines = [self.word(bar) for bar in card.attacks]
        lines += [self.word(defense) for defense in card.defenses]
        lines += [self.word(effect) for effect in card.does]
        if card.trigger is not None and card.answer is not None:
            lines.append(self.say("word-trigger", trigger=slug(card.trigger), answer=self.word(card.answer)))
        lines += [self.word(word) for word in card.lasting]
        if card.asks is not None:
            lines.append(self.say("word-ask", ask=slug(card.asks)))
        lines += [self.word(grant) for grant in card.grants]
        lines += [self.say("word-lend", defense=self.word(defense)) for defense in card.lends]
        if card.casts is not None:
            lines.append(self.word(card.casts))
        if card.binds is not None:
            lines.append(self.say("word-binds", spells=self._filter(card.binds)))
        if card.discount is not None:
            lines.append(self.word(card.discount))
        lines += [self.word(ability) for ability in card.abilities]
        limits = {
            "one-use": card.one_use,
            "only-at-rest": card.only_at_rest,
            "once-a-round": card.once_a_round,
        }
        return lines + [self.say(f"word-{limit}") for limit, holds in limits.items() if holds]

    def word(self, word: Value) -> str:
        """A word, as a sentence."""
        args = {field: self._arg(word, field, getattr(word, field)) for field in field_types(type(word))}
        return self.say(word_key(type(word)), **args).strip()

    def traits(self, traits: tuple[Trait, ...]) -> str:
        """Traits, one after another."""
        return ", ".join(self.trait(trait) for trait in traits)

    def trait(self, trait: Trait) -> str:
        """A trait with its value."""
        key = f"trait-{trait.name}" + (f"-{trait.harm}" if trait.harm is not None else "")
        if not trait.value:
            return self.say(key)
        value: Arg = abs(trait.value)
        if trait.name in SIGNED:
            value = f"{'+' if trait.value > 0 else '−'}{value}"
        return self.say(key, value=value)

    def target(self, target: Target) -> str:
        """What a spell or an ability is aimed at."""
        who = self._who(target.who)
        aims = self._or([self._aim(aim, who) for aim in target.aims])
        return self.say("word-target", **(word_args(target) | {"aims": aims}))

    def _aim(self, aim: Aim, who: str) -> str:
        return self.say(f"word-aim-{aim}", who=who)

    def _who(self, who: Who, *, each: bool = False) -> str:
        noun = "mage" if who.mage else who.kinds[0].value if len(who.kinds) == 1 else "mixed"
        args = word_args(who) | {
            "each": plain(each),
            "noun": noun if who.kinds else "object",
            "kinds": self._kinds(who.kinds),
            "subtypes": self._list("subtype", who.subtypes),
        }
        return self.say("word-who", **args)

    def _filter(self, spells: SpellFilter) -> str:
        noun = spells.kinds[0].value if len(spells.kinds) == 1 else "mixed"
        args = word_args(spells) | {
            "noun": noun if spells.kinds else "spell",
            "kinds": self._kinds(spells.kinds),
            "subtypes": self._list("subtype", spells.subtypes),
            "schools": self._list("school", spells.schools),
        }
        return self.say("word-spell-filter", **args)

    def _kinds(self, kinds: tuple[str, ...]) -> str:
        return self._or([self.say(f"word-kind-{kind}") for kind in kinds])

    def _list(self, kind: str, names: tuple[str, ...]) -> str:
        """Named things of which any will do."""
        return self._or([self.say(f"{kind}-{name.replace('_', '-')}") for name in names])

    def _or(self, listed: list[str]) -> str:
        if len(listed) < 2:
            return listed[0] if listed else NONE
        return self.say("word-or", one=", ".join(listed[:-1]), two=listed[-1])

    def _arg(self, word: Value, field: str, value: Any) -> Arg:
        """A field of a word as an argument of its message."""
        if isinstance(value, Harm):
            return self.say(f"harm-{value}")
        if isinstance(value, Who):
            return self._who(value, each=isinstance(word, Grant))
        if isinstance(value, Target):
            return self.target(value)
        if isinstance(value, SpellFilter):
            return self._filter(value)
        if isinstance(value, tuple) and value:
            return self._several(word, field, value)
        if field == "name":
            return self.say(f"{'attack' if isinstance(word, AttackBar) else 'ability'}-{value}")
        if field == "marker":
            return self._marker(value)
        if field in _NAMES and value:
            return self.say(f"{_NAMES[field]}-{value.replace('_', '-')}")
        return plain(value)

    def _several(self, word: Value, field: str, value: tuple[Any, ...]) -> str:
        """A field that holds several things, one after another."""
        if field == "within":
            far = not isinstance(word, AttackBar) or word.style is Style.RANGED
            return reach((value[0], value[1])) if far else NONE
        if isinstance(word, AttackBar) and field == "effects":
            return ", ".join(self._row(row) for row in value)
        if isinstance(word, Bonus) and field == "traits":
            return self._list("trait", value)
        if field == "prices":
            return ", ".join(str(price) for price in value)
        if isinstance(value[0], Trait):
            return self.traits(value)
        if isinstance(value[0], School):
            return self._list("school", value)
        return ", ".join(self.word(bonus) for bonus in value) if field == "bonuses" else self._deeds(value)

    def _deeds(self, effects: tuple[Effect, ...]) -> str:
        return " ".join(self.word(effect) for effect in effects)

    def _row(self, row: EffectRow) -> str:
        """A row of an effect table. It has what the die shows, and what that brings."""
        low, high, brings = row
        die = f"{low}+" if high == OPEN else str(low) if low == high else f"{low}–{high}"
        return f"{die} – {' + '.join(self._marker(name) for name in brings)}"

    def _marker(self, name: str) -> str:
        keys = (f"{kind}-{name}" for kind in _MARKERS)
        return self.say(next(key for key in keys if has_message(GAME, key, self.locale)))
