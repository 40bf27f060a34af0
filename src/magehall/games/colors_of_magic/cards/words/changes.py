"""Words that change creatures: values, keywords, restrictions, forms, activations."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.cards.words.base import Mod, Ref, Whom, Word


class Give(Word):
    """Changes that hold for a while, or for good. [concepts.stacking]"""

    mods: tuple[Mod, ...]
    until: Until
    whom: Whom = Ref.TARGET


class GiveZone(Word):
    """The same for every creature of a side that touches the zone just chosen."""

    mods: tuple[Mod, ...]
    until: Until
    radius: int
    enemies_only: bool = True


class GiveAttack(Word):
    """Changes for the attack under way alone. They go to its attacker, or to whom the card chose. [combat.this-attack]"""

    mods: tuple[Mod, ...]
    whom: Ref


class SwapStats(Word):
    """Two of its values change places, for good. [card.reality-splice]"""


class Grow(Word):
    """It becomes larger, once; the wider base must fit. [card.ancient-oak]"""

    size: int


class Stasis(Word):
    """It loses its next activation. [card.stasis-field]"""

    whom: Ref = Ref.SUBJECT


class TapOther(Word):
    """Another own creature that was not activated yet counts as activated. [card.chronovore]"""


FORESEEN = "activate-next"
"""What a creature that must be activated next was used for. [card.precognition]"""


class ActivateNext(Word):
    """Force its player to activate that creature next. That is in this turn, and it may be activated already.
    [card.precognition]"""

    whom: Ref = Ref.TARGET


class Foretell(Word):
    """Its player says whether it will be activated this turn, and is bound. [card.oracle-of-flames]"""

    whom: Ref = Ref.TARGET


class ChangeForm(Word):
    """Choose a state of the mage. [mage.unbound-elementalist]"""


class Dispel(Word):
    """All effects of spells with an end leave a creature. [card.dispel-magic]"""

    whom: Ref = Ref.TARGET
