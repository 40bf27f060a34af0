"""Context in which a word is carried out. It has the invocation, its standpoint, amounts and elements."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.reference import GRAFT, SPELL
from magehall.games.colors_of_magic.cards.vocabulary import Element, HarmKind, SpellType
from magehall.games.colors_of_magic.cards.words.base import Amount, Counted, Ref
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.pieces import Creature, Invocation, Pick
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import count, life_left


def standpoint(state: Skirmish, run: Run) -> Standpoint:
    """From where a running effect looks at the table."""
    return standpoint_of(state, run.invocation)


def standpoint_of(state: Skirmish, id: str) -> Standpoint:
    """From where an invocation looks at the table."""
    invocation = state.invocation(id)
    return Standpoint(state, invocation.seat, invocation.source, invocation)


def is_spell(invocation: Invocation) -> bool:
    """Whether an effect is that of a spell, not of an ability. Its graft is included."""
    return invocation.part in (SPELL, GRAFT)


def is_magic(invocation: Invocation) -> bool:
    """Whether an effect is that of a spell or a permanent. A permanent is a spell in play. [card.null-zone]"""
    if is_spell(invocation):
        return True
    return invocation.face in CARDS and CARDS[invocation.face].type is SpellType.PERMANENT


def harm_kind(invocation: Invocation) -> HarmKind:
    """What kind of damage an effect does. [damage.kinds]"""
    return HarmKind.SPELL if is_spell(invocation) else HarmKind.ABILITY


def element_of_effect(state: Skirmish, invocation: Invocation) -> Element | None:
    """The element of an effect: its card's, or the creature's."""
    if invocation.face in CARDS:
        return CARDS[invocation.face].element
    if invocation.face in CREATURES:
        return CREATURES[invocation.face].element
    source = state.things.get(invocation.source)
    return CREATURES[source.face].element if isinstance(source, Creature) else None


def amount_of(at: Standpoint, amount: Amount) -> int:
    """An amount, counted if it is to be."""
    if isinstance(amount, int):
        return amount
    found = amount.plus + amount.times * _counted(at, amount.of)
    return found if amount.most is None else min(found, amount.most)


def _counted(at: Standpoint, counted: Counted) -> int:
    invocation = at.invocation
    if counted is Counted.SPENT:
        return 0 if invocation is None else invocation.spent
    if counted is Counted.HAPPENED:
        return 0 if at.happening is None else at.happening.amount
    if counted is Counted.HALF_LIFE:
        target = at.find(Ref.TARGET)
        return (life_left(at.state, target) + 1) // 2 if target in at.state.creatures() else 0
    return count(at.state, at.seat, counted)


def picked(invocation: Invocation, name: str) -> list[str]:
    """What was picked under a name."""
    return [pick.value for pick in invocation.picks if pick.name == name]


def pick(state: Skirmish, id: str, name: str, *values: str) -> None:
    """Remember what was picked for an invocation, beside what was picked before."""
    state.edit_invocation(id).picks += [Pick(name, value) for value in values]


def pick_anew(state: Skirmish, id: str, name: str, *values: str) -> None:
    """Let this be all that was picked under a name."""
    invocation = state.edit_invocation(id)
    invocation.picks = [one for one in invocation.picks if one.name != name]
    invocation.picks += [Pick(name, value) for value in values]


PLAYER, SPELL_PICK, PERMANENT, ZONE, PLACE, AIM, CARD, MARKER, STATS, CENTRE = (
    "player",
    "spell",
    "permanent",
    "zone",
    "place",
    "aim",
    "card",
    "marker",
    "stats",
    "centre",
)
"""Names of picks beside those of creatures (``target``, ``second``)."""
