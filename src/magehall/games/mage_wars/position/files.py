"""Reading position files into matches, and writing any moment as such a file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.model.frames import ActionPhases, Activation, Cast, Round, SettingUp
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, NO_SEAT, NOWHERE, Duel, Piece
from magehall.games.mage_wars.position.build import commander, place_all
from magehall.games.mage_wars.position.names import card_name
from magehall.games.mage_wars.position.schema import Cards, DuelSetting, MageSetting, ObjectSetting
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game
from magehall.kernel.matches.positions import check_rule
from magehall.kernel.records import to_builtins

STEPS: dict[str, str] = {
    "initiative": "initiative",
    "reset": "reset",
    "channel": "channel",
    "upkeep": "upkeep",
    "planning": "planning",
    "deployment": "deployment",
    "quickcast": "first_quickcast",
    "final_quickcast": "final_quickcast",
    "end": "end",
}
"""The step of the round that comes next, for a position that begins with one."""


class DuelPositions:
    """Reads and writes position files."""

    schema: type[Struct] = DuelSetting
    agreed: tuple[str, ...] = ("mode", "edition")

    def build(self, flow: Flow[Duel], document: DuelSetting, seats: int) -> None:
        _check_rules(flow.game, document)
        place_all(flow.state, document, seats)

    def begin(self, flow: Flow[Duel], document: DuelSetting, seats: int) -> None:
        state = flow.state
        state.stack.clear()
        for place, entry in enumerate(document.objects):
            if entry.loose or entry.lent:
                raise ValueError(f"objects[{place}] is on its way, but the procedures in 'stack' are missing")
        if document.at == "over":
            return
        if document.at == "setup":
            flow.call(SettingUp())
            return
        flow.call(Round())
        if document.at in STEPS:
            state.stack[-1].step = STEPS[document.at]
            return
        state.stack[-1].step = "final_quickcast"
        creature = document.creature if document.at == "activation" else None
        seat = document.turn
        if seat is None:
            seat = state.in_order()[0] if creature is None else state.piece(creature).controller
        flow.call(ActionPhases(turn=seat, acted=creature is not None, creature=creature or ""))
        if creature is not None:
            self._activate(flow, creature, commander(state, creature))

    def _activate(self, flow: Flow[Duel], creature: str, seat: int) -> None:
        """Activate the creature. It is as if all had let the window after that pass."""
        state = flow.state
        state.stack[-1].step = "judge"
        piece = state.edit_piece(creature)
        piece.active, piece.guard = False, False
        piece.boons = [boon for boon in piece.boons if boon.until != "activation"]
        flow.call(Activation(creature=creature, seat=seat))
        state.stack[-1].step = "choose"

    def describe(self, state: Duel) -> dict[str, Any]:
        match = state.match
        document = DuelSetting(
            mode=match.mode,  # type: ignore[arg-type]  # a mode is one of these words
            edition=match.edition,  # type: ignore[arg-type]  # an edition is one of these words
            round=match.round,
            initiative=None if match.initiative == NO_SEAT else match.initiative,
            phase=match.phase,  # type: ignore[arg-type]  # a phase is one of these words
            serial=match.serial,
            fallen=list(match.fallen),
            winners=list(match.winners),
            reason=match.reason,  # type: ignore[arg-type]  # a reason is one of these words
        )
        if not state.stack:
            document.at = "over"
        if any(state.player(seat).mage_card == NO_CARD for seat in range(state.seats)):
            document.at = "setup"
        else:
            document.players = [_describe_player(state, seat) for seat in range(state.seats)]
        lent = {cast.spell for cast in state.running(Cast) if cast.source not in ("prepared", "assigned")}
        document.objects = [
            _describe_object(state, id, piece, id in lent) for id, piece in state.pieces() if id not in MAGE
        ]
        written: dict[str, Any] = to_builtins(document)
        # Whether a word is left out as the usual one depends on which of two equal strings it is.
        written["edition"] = match.edition
        return written


def _check_rules(game: Game[Duel], document: DuelSetting) -> None:
    """Raise PositionError where a boon names a rule that the ledger does not have."""
    bodies: dict[str, list[MageSetting] | list[ObjectSetting]] = {
        "players": document.players,
        "objects": document.objects,
    }
    for field, entries in bodies.items():
        for place, entry in enumerate(entries):
            for number, boon in enumerate(entry.boons):
                check_rule(game, boon.rule, f"$.{field}[{place}].boons[{number}].rule")


def _names(numbers: list[int]) -> list[str]:
    return [card_name(number) for number in numbers]


def _zone_name(state: Duel, zone: int) -> str | None:
    return None if zone == NOWHERE else state.arena.name(zone)


def _body(state: Duel, piece: Piece) -> dict[str, Any]:
    return {
        "damage": piece.damage,
        "growth": piece.growth,
        "guard": piece.guard,
        "summoned": piece.summoned,
        "displaced": piece.displaced,
        "last_zone": _zone_name(state, piece.last_zone),
        "banished_by": None if piece.banished_by == NO_CARD else card_name(piece.banished_by),
        "markers": dict(piece.markers),
        "late": dict(piece.late),
        "used": dict(piece.used),
        "boons": list(piece.boons),
        "since": piece.since,
    }


def _describe_player(state: Duel, seat: int) -> MageSetting:
    player = state.player(seat)
    names = _names(player.book)
    book: Cards = names
    if player.book == sorted(player.book):
        book = {name: names.count(name) for name in names}
    described = MageSetting(
        mage=CARDS[player.mage_card].id,  # type: ignore[arg-type]  # a mage is one of these words
        element=player.element,  # type: ignore[arg-type]  # an element is one of these words
        book=book,
        prepared=_names(player.prepared),
        discard=_names(player.discard),
        open_book=player.open_book,
        dead=player.dead,
    )
    if not state.exists(MAGE[seat]):
        return described
    piece = state.piece(MAGE[seat])
    return replace(
        described,
        zone=_zone_name(state, piece.zone),
        mana=piece.mana,
        active=piece.active,
        quickcast=piece.quickcast,
        **_body(state, piece),
    )


def _describe_object(state: Duel, id: str, piece: Piece, lent: bool) -> ObjectSetting:
    card = CARDS[piece.card]
    nowhere = piece.zone == NOWHERE and not piece.border and not piece.host
    return ObjectSetting(
        card=card_name(piece.card),
        id=id,
        controller=piece.controller,
        owner=None if piece.owner == piece.controller else piece.owner,
        zone=_zone_name(state, piece.zone),
        border=piece.border or None,
        on=piece.host or None,
        hidden=piece.hidden,
        known=[seat for seat in range(state.seats) if piece.known >> seat & 1],
        mana=piece.mana,
        active=piece.active if card.kind is Kind.CREATURE else None,
        assigned=None if piece.assigned == NO_CARD else card_name(piece.assigned),
        bound=None if piece.bound == NO_CARD else card_name(piece.bound),
        bound_owner=None if piece.bound_owner == NO_SEAT else piece.bound_owner,
        bound_shown=piece.bound_shown,
        chosen=piece.chosen,
        loose=nowhere and piece.last_zone == NOWHERE,
        lent=lent,
        **_body(state, piece),
    )
