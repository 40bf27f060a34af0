"""Building the table from a position file."""

from __future__ import annotations

import re

from msgspec import UNSET

from magehall.games.mage_wars.books import APPRENTICE, STARTER
from magehall.games.mage_wars.cards import CARDS, NUMBER
from magehall.games.mage_wars.cards.card import Card, Kind
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.state import (
    MAGE,
    MATCH,
    NO_CARD,
    NO_SEAT,
    NOWHERE,
    PLAYER,
    Duel,
    Piece,
    Player,
)
from magehall.games.mage_wars.model.values import life
from magehall.games.mage_wars.position.names import (
    card_number,
    card_numbers,
    check_markers,
    check_uses,
    is_banishing,
    seat_number,
    zone_number,
)
from magehall.games.mage_wars.position.schema import PHASES, Body, DuelSetting, MageSetting, ObjectSetting
from magehall.games.mage_wars.round.setup import (
    Mode,
    bare_match,
    mode_for,
    problem_with,
    starting_zones,
    team_of,
)
from magehall.games.mage_wars.spells.aiming.suiting import free_slots
from magehall.kernel.matches.positions import PositionError


def place_all(state: Duel, document: DuelSetting, seats: int) -> None:
    """Lay the table. Raises PositionError for whatever cannot stand on it."""
    mode = mode_for(Mode(document.mode), seats)
    problem = problem_with(mode, seats)
    if problem:
        raise PositionError(problem.render(), "$.mode")
    bare_match(state, mode, document.edition)
    if document.at == "setup":
        _place_nobody(state, document, mode, seats)
        return
    if len(document.players) != seats:
        raise PositionError(f"expected {seats} players, found {len(document.players)}", "$.players")
    for seat, player in enumerate(document.players):
        state.add(PLAYER[seat], Player(team_of(mode, seat), (), []))
        _place_cards(state, seat, player)
    zones = starting_zones(mode, seats)
    for seat, player in enumerate(document.players):
        if not player.dead:
            _place_mage(state, seat, player, zones[seat])
    ids = _Objects(state, document, seats).place()
    _place_decks(state)
    _place_match(state, document, seats)
    _check_life(state, ids)
    if document.serial is not None:
        return  # a moment that was written down: whom something was used on may be gone
    for seat, player in enumerate(document.players):
        check_uses(player.used, state.things, f"$.players[{seat}].used")
    for place, entry in enumerate(document.objects):
        check_uses(entry.used, state.things, f"$.objects[{place}].used")


def _check_life(state: Duel, objects: list[str]) -> None:
    """Refuse what would be destroyed already. The rules look only where damage or life changes. [damage.destroyed]"""
    places = {mage: f"$.players[{seat}].damage" for seat, mage in enumerate(MAGE)}
    places |= {id: f"$.objects[{place}].damage" for place, id in enumerate(objects)}
    for id, piece in state.pieces():
        card = CARDS[piece.card]
        if card.life and piece.damage >= life(state, id):
            raise PositionError(
                f"{card.slug!r} has {piece.damage} damage and {life(state, id)} life: it would be destroyed",
                places[id],
            )


def _place_nobody(state: Duel, document: DuelSetting, mode: Mode, seats: int) -> None:
    """Mages are being chosen: there is nothing else yet."""
    if document.players:
        raise PositionError("all choose at once: at 'setup' nobody has a mage yet", "$.players")
    if document.objects:
        raise PositionError("at 'setup' the arena is empty", "$.objects")
    for seat in range(seats):
        state.add(PLAYER[seat], Player(team_of(mode, seat), (), []))


def _place_cards(state: Duel, seat: int, entry: MageSetting) -> None:
    path = f"$.players[{seat}]"
    player = state.edit_player(seat)
    player.mage_card = NUMBER[entry.mage]
    player.dead = entry.dead
    player.open_book = entry.open_book
    element: str | None = entry.element
    match entry.book:
        case "apprentice" | "starter":
            book = (APPRENTICE if entry.book == "apprentice" else STARTER)[entry.mage]
            player.book = sorted(state.printed(card) for card, copies in book.cards for _ in range(copies))
            element = (book.element or "") if element is None else element
        case dict():
            player.book = sorted(
                number
                for card, copies in entry.book.items()
                for number in [card_number(state, card, f"{path}.book.{card}")] * copies
            )
        case _:
            player.book = card_numbers(state, entry.book, f"{path}.book")
    player.element = element or ""
    player.prepared = card_numbers(state, entry.prepared, f"{path}.prepared")
    player.discard = card_numbers(state, entry.discard, f"{path}.discard")


def _place_mage(state: Duel, seat: int, entry: MageSetting, corner: int) -> None:
    path = f"$.players[{seat}]"
    piece = Piece(NUMBER[entry.mage], seat, seat, state.next_serial())
    if entry.zone is UNSET:
        piece.zone = NOWHERE if entry.last_zone else corner
    elif entry.zone is not None:
        piece.zone = zone_number(state.arena, entry.zone, f"{path}.zone")
    piece.mana = entry.mana
    piece.active = entry.active
    piece.quickcast = entry.quickcast
    _fill(state, piece, entry, path)
    if piece.zone == NOWHERE and piece.last_zone == NOWHERE:
        raise PositionError("a mage outside the arena has a 'last_zone'", f"{path}.zone")
    state.add(MAGE[seat], piece)


def _fill(state: Duel, piece: Piece, entry: Body, path: str) -> None:
    """What every object has."""
    check_markers(entry.markers, f"{path}.markers")
    check_markers(entry.late, f"{path}.late")
    piece.damage = entry.damage
    piece.growth = entry.growth
    piece.guard = entry.guard
    piece.summoned = entry.summoned
    piece.displaced = entry.displaced
    piece.markers = dict(entry.markers)
    piece.late = dict(entry.late)
    piece.used = dict(entry.used)
    piece.boons = list(entry.boons)
    if entry.since is not None:
        piece.since = entry.since
    if entry.last_zone is not None:
        piece.last_zone = zone_number(state.arena, entry.last_zone, f"{path}.last_zone")
        if piece.zone != NOWHERE:
            raise PositionError("what is banished stands in no zone", f"{path}.last_zone")
    if entry.banished_by is not None:
        piece.banished_by = card_number(state, entry.banished_by, f"{path}.banished_by")
        if piece.last_zone == NOWHERE or not is_banishing(piece.banished_by):
            raise PositionError("a spell that banishes, for what is banished", f"{path}.banished_by")


class _Objects:
    """The objects of a document, on their way into the arena."""

    def __init__(self, state: Duel, document: DuelSetting, seats: int) -> None:
        self.state = state
        self.entries = document.objects
        self.seats = seats

    def place(self) -> list[str]:
        """Their ids, once all stand where they belong."""
        ids = self.name_all()
        for place, (id, entry) in enumerate(zip(ids, self.entries, strict=True)):
            path = f"$.objects[{place}]"
            piece = self.make(entry, path)
            self.state.add(id, piece)
            if entry.lent:
                # The table is checked before the running procedures are there to tell that the card lies elsewhere.
                self.state.stack.append(
                    Cast(caster="", seat=piece.controller, source="lent", target="", spell=id)
                )
        # What stands on what is known only when all are there, and what is worn only in order.
        for place, (id, entry) in enumerate(zip(ids, self.entries, strict=True)):
            self.attach(id, entry, f"$.objects[{place}]")
        return ids

    def name_all(self) -> list[str]:
        """An id for each: its own, or the first free number of its card."""
        taken = {MATCH, "arena", *PLAYER, *MAGE}
        taken |= {self.state.arena.name(zone) for zone in self.state.arena.zones}
        taken |= set(self.state.arena.borders)
        for place, entry in enumerate(self.entries):
            if entry.id is not None:
                if entry.id in taken:
                    raise PositionError(f"the id {entry.id!r} is taken", f"$.objects[{place}].id")
                taken.add(entry.id)
        ids = []
        for place, entry in enumerate(self.entries):
            id = entry.id
            if id is None:
                card = CARDS[card_number(self.state, entry.card, f"$.objects[{place}].card")]
                stem = "veil" if entry.hidden else card.slug
                number = next(n for n in range(1, 10_000) if f"{stem}-{n}" not in taken)
                id = f"{stem}-{number}"
                taken.add(id)
            ids.append(id)
        return ids

    def make(self, entry: ObjectSetting, path: str) -> Piece:
        number = card_number(self.state, entry.card, f"{path}.card")
        card = CARDS[number]
        controller = seat_number(entry.controller, self.seats, f"{path}.controller")
        owner = controller if entry.owner is None else seat_number(entry.owner, self.seats, f"{path}.owner")
        piece = Piece(number, owner, controller, self.state.next_serial())
        if entry.hidden and card.kind is not Kind.ENCHANTMENT:
            raise PositionError("only enchantments lie hidden", f"{path}.hidden")
        if entry.active is not None and card.kind is not Kind.CREATURE:
            raise PositionError("only creatures act", f"{path}.active")
        if entry.last_zone is not None and card.kind is not Kind.CREATURE:
            raise PositionError("only creatures are banished", f"{path}.last_zone")
        self.stand(piece, card, entry, path)
        piece.hidden = entry.hidden
        piece.known = sum(1 << seat_number(seat, self.seats, f"{path}.known") for seat in set(entry.known))
        piece.mana = entry.mana
        piece.active = card.kind is Kind.CREATURE if entry.active is None else entry.active
        piece.bound_shown = entry.bound_shown
        _fill(self.state, piece, entry, path)
        self.lay_beside(piece, card, entry, path)
        return piece

    def lay_beside(self, piece: Piece, card: Card, entry: ObjectSetting, path: str) -> None:
        """The spell bound to a wand, or prepared for a familiar or a spawnpoint."""
        if entry.assigned is not None:
            if card.casts is None:
                raise PositionError(f"no spell is prepared for {card.slug!r}", f"{path}.assigned")
            piece.assigned = card_number(self.state, entry.assigned, f"{path}.assigned")
        if entry.bound is not None:
            if card.binds is None:
                raise PositionError(f"no spell is bound to {card.slug!r}", f"{path}.bound")
            piece.bound = card_number(self.state, entry.bound, f"{path}.bound")
            piece.bound_owner = piece.owner
        if entry.bound_owner is not None:
            piece.bound_owner = seat_number(entry.bound_owner, self.seats, f"{path}.bound_owner")

    def stand(self, piece: Piece, card: Card, entry: ObjectSetting, path: str) -> None:
        """Where it is, unless that is another object."""
        named = [place for place in ("zone", "border", "on") if getattr(entry, place) is not None]
        if len(named) > 1:
            raise PositionError(f"is in two places: {' and '.join(named)}", path)
        if entry.loose or entry.last_zone is not None:
            if named:
                raise PositionError("what is loose or banished stands nowhere", f"{path}.{named[0]}")
            return
        fitting = PLACES[card.kind]
        if not fitting:
            raise PositionError(f"{card.kind.value} {card.slug!r} never stands in the arena", path)
        if not named and card.kind is not Kind.EQUIPMENT:
            wanted = " or ".join(map(repr, fitting))
            raise PositionError(f"where is it? {card.kind.value} {card.slug!r} needs {wanted}", path)
        if named and named[0] not in fitting:
            raise PositionError(f"{card.kind.value} {card.slug!r} does not stand there", f"{path}.{named[0]}")
        if entry.zone is not None:
            piece.zone = zone_number(self.state.arena, entry.zone, f"{path}.zone")
        if entry.border is not None:
            piece.border = self.free_border(entry.border, f"{path}.border")

    def free_border(self, border: str, path: str) -> str:
        if border not in self.state.arena.borders:
            raise PositionError(f"there is no border {border!r} in this arena", path)
        if any(other.border == border for _, other in self.state.pieces()):
            raise PositionError("a wall stands there already", path)
        return border

    def attach(self, id: str, entry: ObjectSetting, path: str) -> None:
        state = self.state
        card = state.card(id)
        host = entry.on
        if host is None and card.kind is Kind.EQUIPMENT and not entry.loose:
            host = MAGE[entry.controller]
        if host is not None:
            if host not in state.things or not isinstance(state.things[host], Piece):
                raise PositionError(f"no object is called {host!r}", f"{path}.on")
            if card.kind is Kind.EQUIPMENT and host not in MAGE:
                raise PositionError("only mages wear equipment", f"{path}.on")
            # Any object can carry a Decoy, other enchantments too; they carry nothing else. [card.decoy]
            wrong = state.card(host).kind is Kind.ENCHANTMENT and not card.target.is_any_object
            if wrong or self.hangs_on(host, id):
                raise PositionError(f"nothing can be attached to {host!r}", f"{path}.on")
        slots = entry.chosen
        if slots is None and card.kind is Kind.EQUIPMENT and host is not None:
            slots = self.slots(host, card, path)
        if slots:
            self.check_chosen(card, slots, f"{path}.chosen")
        piece = state.edit_piece(id)
        piece.host, piece.chosen = host or "", slots or ""

    def hangs_on(self, host: str, id: str) -> bool:
        """Whether what would carry an object is itself carried by it."""
        while host:
            if host == id:
                return True
            host = self.state.piece(host).host
        return False

    def slots(self, mage: str, card: Card, path: str) -> str:
        free = free_slots(self.state, mage, card)
        if not free:
            raise PositionError(f"{mage} wears something else there already", path)
        return free[0] if card.either_slot else " ".join(card.slots)

    def check_chosen(self, card: Card, chosen: str, path: str) -> None:
        if card.kind is Kind.EQUIPMENT:
            if not set(chosen.split()) <= set(card.slots):
                raise PositionError(f"{card.slug!r} is worn as: {' '.join(card.slots)}", path)
        elif chosen not in MAGE[: self.seats]:
            raise PositionError(f"no mage is called {chosen!r}", path)


PLACES: dict[Kind, tuple[str, ...]] = {
    Kind.CREATURE: ("zone",),
    Kind.CONJURATION: ("zone", "on"),
    Kind.WALL: ("border",),
    Kind.ENCHANTMENT: ("on", "zone"),
    Kind.EQUIPMENT: ("on",),
    Kind.INCANTATION: (),
    Kind.ATTACK: (),
}
"""The fields that say where an object of a type is."""


def _place_decks(state: Duel) -> None:
    """Every card of the position belongs to the deck of its owner."""
    lent = {cast.spell for cast in state.running(Cast)}
    for seat in range(state.seats):
        player = state.edit_player(seat)
        deck = [*player.book, *player.prepared, *player.discard]
        for id, piece in state.pieces():
            if piece.owner == seat and id not in MAGE:
                deck += [piece.card] if id not in lent else []
                deck += [piece.assigned] if piece.assigned != NO_CARD else []
            deck += [piece.bound] if piece.bound != NO_CARD and piece.bound_owner == seat else []
        player.deck = tuple(sorted(deck))


def _place_match(state: Duel, document: DuelSetting, seats: int) -> None:
    match = state.edit_match()
    match.round = document.round
    match.initiative = NO_SEAT if document.initiative is None else document.initiative
    if document.initiative is not None:
        seat_number(document.initiative, seats, "$.initiative")
    match.phase = PHASES.get(document.at, document.at) if document.phase is None else document.phase
    dead = [seat for seat in range(seats) if state.player(seat).dead]
    fallen = dead if document.fallen is None else document.fallen
    match.fallen = tuple(seat_number(seat, seats, "$.fallen") for seat in fallen)
    match.winners = tuple(seat_number(seat, seats, "$.winners") for seat in document.winners)
    match.reason = document.reason
    if document.at == "over" and not document.reason:
        raise PositionError("how did it end?", "$.reason")
    counted = [int(found[1]) for id in state.things if id not in _FIXED and (found := _COUNTED.search(id))]
    ages = [piece.since for _, piece in state.pieces()]
    least = max([match.serial, *counted, *ages])
    if document.serial is None:
        match.serial = least
    elif document.serial < max(counted, default=0):
        raise PositionError(f"an id counts to {max(counted)} already", "$.serial")
    else:
        match.serial = document.serial
    _check_turn(state, document, seats)


_FIXED = frozenset({MATCH, *PLAYER, *MAGE})
_COUNTED = re.compile(r"-(\d+)$")


def _check_turn(state: Duel, document: DuelSetting, seats: int) -> None:
    if document.turn is not None and state.commander(seat_number(document.turn, seats, "$.turn")) == NO_SEAT:
        raise PositionError(
            "the turn must be that of a living mage, or of one with a living team mate", "$.turn"
        )
    if document.at not in ("activation", "over") and not state.living_seats():
        raise PositionError("somebody must be alive", "$.players")
    if document.at == "activation":
        if document.creature is None:
            raise PositionError("which creature was activated?", "$.creature")
        if document.creature not in state.creatures():
            raise PositionError(f"no creature is called {document.creature!r}", "$.creature")
        if document.turn is None and commander(state, document.creature) == NO_SEAT:
            raise PositionError("nobody commands this creature", "$.creature")
    elif document.creature is not None:
        raise PositionError("a creature is named only at 'activation'", "$.creature")


def commander(state: Duel, creature: str) -> int:
    """The seat that activates a creature. It is its controller's, or the one who commands for the dead."""
    return state.commander(state.piece(creature).controller)
