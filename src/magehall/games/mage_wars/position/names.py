"""Names that a position file may use: cards, zones, seats and markers."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from magehall.games.mage_wars.cards import CARDS, NUMBER, REPRINTS, SPELLS, in_edition
from magehall.games.mage_wars.cards.effects import Banish
from magehall.games.mage_wars.cards.markers import BANISH
from magehall.games.mage_wars.damage.conditions import CONDITIONS
from magehall.games.mage_wars.model.arena import Arena
from magehall.games.mage_wars.model.state import Duel
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest

MARKERS = frozenset(
    {*CONDITIONS, "armor", BANISH, "bloodreaper", "opened", "pet", "rage", "voltaric-shield", "wrath"}
)
USES = frozenset(
    {"attack", "blood", "bound", "curseweaving", "discount", "divine-reward", "fed", "gas", "quick-summoning"}
    | {"ready", "reroll", "wrath"}
    | {ability.name for card in CARDS for ability in card.abilities}
    | {card.rule for card in CARDS}
)
"""What can be done only so often a round, by the names under which objects note it."""

USED_ON = re.compile(r"(attacked|barrier|defense)-.+|.+-[0-9]+")
"""What is noted of each target, victim or defence by itself."""

_NUMBERS = {card.slug: NUMBER[card.id] for card in (*SPELLS, *REPRINTS)}


def card_number(state: Duel, name: str, path: str) -> int:
    """The number of the spell of that name, spelled as in options and views. Underscores count as hyphens; whichever
    printing is named, it is that of the match's edition."""
    number = _NUMBERS.get(name.replace("_", "-"))
    if number is None:
        raise PositionError(f"no spell is called {name!r}{suggest(name, _NUMBERS)}", path)
    return in_edition(number, state.match.edition)


def card_numbers(state: Duel, names: list[str], path: str) -> list[int]:
    """The numbers of several spells."""
    return [card_number(state, name, f"{path}[{place}]") for place, name in enumerate(names)]


def is_banishing(number: int) -> bool:
    """Whether a card banishes."""
    return any(isinstance(effect, Banish) for effect in CARDS[number].does)


def card_name(number: int) -> str:
    """The name of a card in position files. All its printings share it."""
    return CARDS[number].base_id.replace("_", "-")


def zone_number(arena: Arena, name: str, path: str) -> int:
    """The zone of that name."""
    try:
        return arena.zone(name)
    except ValueError as error:
        raise PositionError(str(error), path) from None


def seat_number(seat: int, seats: int, path: str) -> int:
    """The seat, if there are so many."""
    if seat >= seats:
        raise PositionError(f"seats are numbered 0 to {seats - 1}", path)
    return seat


def check_markers(names: Iterable[str], path: str) -> None:
    """Raise PositionError for a marker that there is not."""
    for name in names:
        if name not in MARKERS:
            raise PositionError(f"no marker is called {name!r}{suggest(name, MARKERS)}", f"{path}.{name}")


def check_uses(names: Iterable[str], ids: Container[str], path: str) -> None:
    """Raise PositionError for a use that nothing has, and no object is noted by."""
    for name in names:
        if name not in USES and name not in ids and USED_ON.fullmatch(name) is None:
            raise PositionError(f"nothing is used up as {name!r}{suggest(name, USES)}", f"{path}.{name}")
