"""The piles of position files: each card of a force in one place."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.model.pieces import CARDS_EACH, Allowed, Reduction
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE
from magehall.games.colors_of_magic.position.schema_forces import PlayerSetting
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest


class Box:
    """The cards of a force still to be placed, by face."""

    def __init__(self, seat: int, faces: list[str]) -> None:
        self._free: dict[str, list[int]] = {}
        for number, face in enumerate(faces):
            self._free.setdefault(face, []).append(seat * CARDS_EACH + number)

    def take(self, face: str, path: str, number: int | None = None) -> int:
        """A card of that face; with ``number`` that one."""
        if face not in CARDS:
            raise PositionError(f"no card is called {face!r}{suggest(face, CARDS)}", path)
        if face not in self._free:
            raise PositionError(f"{face!r} is in none of the schools, nor in the codex, of this force", path)
        if not self._free[face]:
            raise PositionError(f"the force has no {face!r} left: it stands somewhere else already", path)
        if number is None:
            return self._free[face].pop(0)
        if number not in self._free[face]:
            raise PositionError(f"card {number} is no {face!r}, or stands somewhere else already", path)
        self._free[face].remove(number)
        return number

    def left(self, face: str) -> int:
        """How many cards of that face stand nowhere yet."""
        return len(self._free.get(face, ()))

    def rest(self) -> list[int]:
        """What stands nowhere yet."""
        return sorted(card for cards in self._free.values() for card in cards)


def box_of(boxes: list[Box | None], seat: int, path: str) -> Box:
    """The cards of a seat that has a force."""
    box = boxes[seat] if 0 <= seat < len(boxes) else None
    if box is None:
        raise PositionError(f"there is no force of seat {seat}", path)
    return box


def place_piles(state: Skirmish, box: Box, seat: int, setting: PlayerSetting) -> None:
    """Put the cards of a force into its piles."""
    path = f"$.players[{seat}]"

    def cards(pile: str, faces: list[str]) -> list[int]:
        numbers: list[int | None] = [*setting.numbers.get(pile, [])] or [None] * len(faces)
        if len(numbers) != len(faces):
            raise PositionError(f"{len(faces)} cards have {len(numbers)} numbers", f"{path}.numbers")
        return [
            box.take(face, f"{path}.{pile}[{place}]", number)
            for place, (face, number) in enumerate(zip(faces, numbers, strict=True))
        ]

    for card in setting.elsewhere:
        if not 0 <= card < len(state.cards.faces):
            raise PositionError(f"there is no card {card}", f"{path}.elsewhere")
        box.take(state.face(card), f"{path}.elsewhere", card)

    hand = cards("hand", setting.hand)
    deck = cards("deck", setting.deck)
    discard = cards("discard", setting.discard)
    exile = cards("exile", setting.exile)
    left_out = cards("left_out", setting.left_out)
    rest = box.rest()
    codex = exile if setting.whole_hand else hand
    codex += [card for card in rest if is_codex(card)]
    rest = [card for card in rest if not is_codex(card)]
    player = state.edit_player(seat)
    player.hand, player.discard, player.exile, player.left_out = hand, discard, exile, left_out
    player.deck = rest + deck[::-1]
    player.reductions = [
        Reduction(one.amount, one.creatures, _number(state, hand, one.card, f"{path}.reductions[{place}]"))
        for place, one in enumerate(setting.reductions)
    ]
    player.allowed = [
        Allowed(_number(state, discard, one.card, f"{path}.allowed[{place}]"), one.discount)
        for place, one in enumerate(setting.allowed)
    ]
    player.shown = [
        _number(state, hand, card, f"{path}.shown[{place}]") for place, card in enumerate(setting.shown)
    ]
    known = state.edit_known()
    for card in hand:
        known[card] |= EVERYONE if is_codex(card) else 1 << seat
    for card in discard + exile + left_out:
        known[card] = EVERYONE


def _number(state: Skirmish, pile: list[int], card: int | str, path: str) -> int:
    """The number of a card that goes by its face or its number. Of several it is the last in the pile."""
    if isinstance(card, int):
        return card
    found = [one for one in pile if state.face(one) == card]
    if not found:
        faces = [state.face(one) for one in pile]
        raise PositionError(f"no card there is called {card!r}{suggest(card, faces)}", path)
    return found[-1]
