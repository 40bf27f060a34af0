"""Invariants of a match: what no state may break, whatever file it came from."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.damage.victory import POINTS_TO_WIN
from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE, obstacles, polygon
from magehall.games.colors_of_magic.model.distances import base
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.spells import Stack
from magehall.games.colors_of_magic.model.pieces import (
    CARDS_EACH,
    NO_CARD,
    Agreement,
    Cards,
    Course,
    Goals,
    Invocation,
    Terrain,
)
from magehall.games.colors_of_magic.model.state import AGREEMENT, COURSE, GOALS, TERRAIN, Skirmish
from magehall.games.colors_of_magic.model.state import CARDS as CARD_TABLE
from magehall.games.colors_of_magic.movement.putting import SERVANT
from magehall.games.colors_of_magic.setup.forces import faces_of, why_not_force
from magehall.kit.lattice.points import distance_squared

WHOLE = {AGREEMENT: Agreement, COURSE: Course, TERRAIN: Terrain, CARD_TABLE: Cards, GOALS: Goals}
"""What every table has once."""


def check(state: Skirmish) -> None:
    """Raise ValueError where a state breaks an invariant."""
    _check_table(state)
    _check_forces(state)
    _check_cards(state)
    _check_bases(state)
    _check_references(state)
    _check_procedures(state)


def _check_table(state: Skirmish) -> None:
    """Check that the table is complete. Its terrain has shapes, and all card numbers are there. [cards]"""
    for id, kind in WHOLE.items():
        if not isinstance(state.things.get(id), kind):
            raise ValueError(f"the table has no {id}")
    total = len(state.seats) * CARDS_EACH
    if len(state.cards.faces) != total or len(state.cards.known) != total:
        raise ValueError(f"{len(state.seats)} seats have {total} card numbers")
    for piece in state.terrain.pieces:
        polygon(piece.corners)  # or the first who looks past it would find that it is none


def problem_with_force(mage: str, schools: tuple[str, ...]) -> str:
    """What is wrong with a force; nothing where it may be played. [force.schools] [force.opposition]"""
    refusal = why_not_force(mage, schools)
    return "" if refusal is None else refusal.reason.render()


def _check_forces(state: Skirmish) -> None:
    for seat in state.seats:
        if not _has_player(state, seat):
            continue
        player = state.player(seat)
        problem = problem_with_force(player.mage, player.schools)
        if problem:
            raise ValueError(f"seat {seat}: {problem}")
        faces = faces_of(MAGE_BY_ID[player.mage], player.schools)
        if state.cards.faces[seat * CARDS_EACH :][: len(faces)] != faces:
            raise ValueError(f"the cards of seat {seat} are not those of its force")
        if player.tokens > MAGE_BY_ID[player.mage].most_tokens:
            raise ValueError(f"seat {seat} has more tokens than the mage holds")
        if state.stack and player.points >= POINTS_TO_WIN and state.course.turn and not player.out:
            raise ValueError(f"seat {seat} has {player.points} points, and the match goes on")


def _has_player(state: Skirmish, seat: int) -> bool:
    return f"player-{seat}" in state.things


def held_by_procedures(state: Skirmish) -> list[int]:
    """The cards that running procedures hold. They are of duels, and of a Servant about to be put. [cards]

    A card of the discard pile about to be put lies there until it comes into play."""
    held = [putting.card for putting in state.running(Putting) if putting.what == SERVANT]
    for duel in state.running(Duel):
        if duel.step in ("monster", "ask", "lay", "reveal", "discard"):
            held += duel.attacker_cards + duel.defender_cards
    return held


def _check_cards(state: Skirmish) -> None:
    """Every card is in exactly one place. [cards]"""
    places: list[int] = []
    for seat in state.seats:
        if _has_player(state, seat):
            player = state.player(seat)
            places += player.hand + player.deck + player.discard + player.exile + player.left_out
    places += [creature.card for creature in state.creatures().values() if creature.card != NO_CARD]
    places += [one.card for one in state.permanents().values() if one.card != NO_CARD]
    places += [
        thing.card
        for thing in state.things.values()
        if isinstance(thing, Invocation) and thing.card != NO_CARD
    ]
    places += held_by_procedures(state)
    if len(places) != len(set(places)):
        twice = next(card for card in places if places.count(card) > 1)
        raise ValueError(f"the card {state.face(twice)!r} is in two places")
    expected = {
        seat * CARDS_EACH + number
        for seat in state.seats
        if _has_player(state, seat)
        for number in range(len(faces_of(MAGE_BY_ID[state.player(seat).mage], state.player(seat).schools)))
    }
    if set(places) != expected:
        lost = expected - set(places)
        raise ValueError(f"{len(lost)} cards are nowhere" if lost else "a card is not of this match")


def _check_bases(state: Skirmish) -> None:
    """Bases stand on the table, overlap nothing, and have life. [table.bases] [move.passing]"""
    table = list(state.on_table().items())
    for place, (id, creature) in enumerate(table):
        disc = base(creature)
        radius = disc.radius
        if not (radius <= creature.x <= SIDE - radius and radius <= creature.y <= SIDE - radius):
            raise ValueError(f"{creature.face} ({id}) stands over the edge of the table")
        if any(TABLE.contains(TABLE.overlapping(shape, radius), disc.centre) for shape in obstacles(state)):
            raise ValueError(f"{creature.face} ({id}) stands in something impassable")
        for other, one in table[place + 1 :]:
            if other == creature.mount or id == one.mount:
                continue
            apart = distance_squared(disc.centre, (one.x, one.y))
            if apart < (radius + base(one).radius) ** 2:
                raise ValueError(f"the bases of {creature.face} ({id}) and {one.face} ({other}) overlap")


def _check_references(state: Skirmish) -> None:
    for id, creature in state.creatures().items():
        if creature.face not in CREATURES:
            raise ValueError(f"no creature is called {creature.face!r}")
        origin = CREATURES[creature.face].origin
        if (origin is Origin.MONSTER) != (creature.owner < 0):
            raise ValueError(f"{creature.face} ({id}) has the wrong owner")
        if creature.owner >= len(state.seats):
            raise ValueError(f"{creature.face} ({id}) belongs to nobody at this table")
        for other in (creature.mount, creature.carrier):
            if other and other not in state.creatures():
                raise ValueError(f"{creature.face} ({id}) rides something that is not there")
    for id, permanent in state.permanents().items():
        if permanent.face not in CARDS:
            raise ValueError(f"no card is called {permanent.face!r}")
        if permanent.bearer and permanent.bearer not in state.creatures():
            raise ValueError(f"{permanent.face} ({id}) is attached to nobody")
    laid = [(zone.kind.value, zone.permanent) for zone in state.zones().values()]
    laid += [(marker.kind.value, marker.permanent) for marker in state.markers().values()]
    for kind, owner in laid:
        if owner and owner not in state.permanents():
            raise ValueError(f"a {kind} belongs to no permanent")


def _check_procedures(state: Skirmish) -> None:
    """Spells and abilities that running procedures speak of are there. [stack]"""
    for frame in state.stack:
        named = [getattr(frame, "invocation", "")]
        if isinstance(frame, Stack):
            named += frame.spells
        elif isinstance(frame, Attack):
            named += [later.invocation for later in frame.later]
        for id in named:
            if id and not isinstance(state.things.get(id), Invocation):
                raise ValueError(f"no spell or ability is called {id!r}")
