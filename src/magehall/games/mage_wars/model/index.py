"""Index of the objects in play: by place, by word, by who gets traits."""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import AURAS, Grant, Kind, Reach, Who
from magehall.games.mage_wars.model.pieces import MAGE, STANDING, Piece
from magehall.kernel.records import Value

WATCHED_SUBTYPES = frozenset(grant.while_controlling for card in CARDS for grant in card.grants) - {""}
"""The subtypes of creatures whose presence decides about what is given to others."""

CHANGES_OTHERS = tuple(
    any(grant.to in AURAS for grant in card.grants) or not WATCHED_SUBTYPES.isdisjoint(card.subtypes)
    for card in CARDS
)
"""Whether the traits of any other object can follow from an object of this card's being in play, by the card's number;
otherwise at most those of the one it is on, the one it was set upon, and its controller's mage."""

WORN_OR_USED = tuple(
    card.kind is Kind.EQUIPMENT
    or card.discount is not None
    or card.casts is not None
    or card.has_free_ability
    for card in CARDS
)
"""Whether an object of this card is worn or has a use that is looked for, by the card's number."""

Gift = tuple[int, str, Grant]
"""A grant in play: its number in the order in which they came, who gives it, and the grant itself."""


class Index:
    """Index of the objects in play, in the order in which they came. It is worked out in one pass, and never changed.
    Which zone an object is in it does not say, so that it stays true where objects move about."""

    __slots__ = (
        "_of_kinds",
        "anchors",
        "attached",
        "auras",
        "creatures",
        "creatures_of",
        "discounts",
        "fitting",
        "free",
        "gifts",
        "helpers",
        "hidden_controllers",
        "placed",
        "sight_blockers",
        "standing",
        "walls",
        "words",
        "worn",
    )

    def __init__(self, pieces: Iterable[tuple[str, Piece]]) -> None:
        self.placed: list[tuple[str, Kind]] = []
        self.words: dict[type[Value], list[tuple[str, Value]]] = {}
        """What objects do as long as they are in play, with each its word: by the kind of word, face down or not."""
        self.attached: dict[str, list[str]] = {}
        self.creatures: list[str] = []
        self.creatures_of: dict[int, list[str]] = {}
        """By the seat that controls them."""
        self.standing: list[str] = []
        self.walls: dict[str, str] = {}
        self.sight_blockers: frozenset[str] = frozenset()
        """The borders whose walls hide what is behind them."""
        self.hidden_controllers: set[int] = set()
        """The seats that control a hidden enchantment."""
        self.gifts: dict[str, list[Gift]] = {}
        """What is meant for one object alone, by that object."""
        self.auras: list[Gift] = []
        """What is meant for all that fit, in a zone or in the arena."""
        self.anchors: set[str] = set()
        """Those whose place decides about what is given to others: who gives in a zone, or is beside a mage or not."""
        self.worn: dict[str, list[str]] = {}
        """The equipment, by who wears it."""
        self.discounts: dict[str, list[str]] = {}
        """What may make spells cheaper, by who wears it."""
        self.helpers: list[str] = []
        """What is given a spell of its own: familiars and spawnpoints."""
        self.free: list[str] = []
        """What has a free ability."""
        self.fitting: dict[tuple[Who, int], dict[str, None]] = {}
        """Those among the placed whom a card means, as a seat sees friend and foe: filled in when it is asked for."""
        self._of_kinds: dict[tuple[Kind, ...], list[str]] = {}
        count = 0
        for id, piece in pieces:
            card = CARDS[piece.card]
            kind = card.kind
            if piece.host:
                self.attached.setdefault(piece.host, []).append(id)
            elif piece.border:
                self.walls[piece.border] = id
                if "blocks-sight" in card.trait_names:
                    self.sight_blockers |= {piece.border}
            elif piece.zone < 0:
                continue
            self.placed.append((id, kind))
            for word in card.lasting:
                self.words.setdefault(type(word), []).append((id, word))
            if WORN_OR_USED[piece.card]:
                self._note_use(id, piece, card)
            if piece.hidden:
                self.hidden_controllers.add(piece.controller)
                continue
            if kind in STANDING:
                self.standing.append(id)
                if piece.zone >= 0 and kind is Kind.CREATURE:
                    self.creatures.append(id)
                    self.creatures_of.setdefault(piece.controller, []).append(id)
            for grant in card.grants:
                count += 1
                self._note((count, id, grant), piece, kind)

    def _note_use(self, id: str, piece: Piece, card: Card) -> None:
        """Put what serves somebody where it will be looked for."""
        if card.kind is Kind.EQUIPMENT:
            self.worn.setdefault(piece.host, []).append(id)
        if card.discount is not None:
            self.discounts.setdefault(piece.host, []).append(id)
        if card.casts is not None:
            self.helpers.append(id)
        if card.has_free_ability:
            self.free.append(id)

    def _note(self, gift: Gift, piece: Piece, kind: Kind) -> None:
        """Put a grant where whom it is meant for will find it."""
        _, giver, grant = gift
        if grant.beside_mage:
            self.anchors.update((giver, MAGE[piece.controller]))
        if grant.to in AURAS:
            self.auras.append(gift)
            if grant.to is Reach.ZONE:
                self.anchors.add(giver)
            return
        match grant.to:
            case Reach.HOST:
                meant = piece.host
            case Reach.SELF:
                meant = giver
            case Reach.MAGE:
                meant = piece.host if kind is Kind.EQUIPMENT else MAGE[piece.controller]
            case _:
                meant = piece.chosen
        self.gifts.setdefault(meant, []).append(gift)

    def hanging_on(self, id: str) -> list[str]:
        """All that an object carries, and what that carries in turn."""
        found = list(self.attached.get(id, ()))
        for other in found:
            found += [carried for carried in self.attached.get(other, ()) if carried not in found]
        return found

    def of_kinds(self, kinds: tuple[Kind, ...]) -> list[str]:
        """The objects of these kinds; of all kinds where none is named."""
        found = self._of_kinds.get(kinds)
        if found is None:
            found = [id for id, kind in self.placed if not kinds or kind in kinds]
            self._of_kinds[kinds] = found
        return found
