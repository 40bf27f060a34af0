"""Words about spells in the air."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.base import Word


class Counter(Word):
    """Counter the spell that was picked. It does nothing; its card is discarded and its costs stay paid.
    [card.counterspell]"""


class RedirectSpell(Word):
    """The spell that was picked gets another legal target. [card.redirect]"""


class CopyInstant(Word):
    """Copy the own last instant of this turn, with new targets. [card.spell-echo]"""


class DestroyPermanent(Word):
    """The permanent that was picked is destroyed."""


class ExtraDamage(Word):
    """1 damage more if the spell damages its target, else 1 damage to it. Only in grafts. [card.mana-weave]"""

    amount: int = 1


class CheaperSpell(Word):
    """The spell itself costs less. Only in grafts. [card.energy-construct]"""

    amount: int = 1


class ExtraTarget(Word):
    """Another creature within so many inches of the target may be a target too. Only in grafts. [card.reality-splice]"""

    within: int
