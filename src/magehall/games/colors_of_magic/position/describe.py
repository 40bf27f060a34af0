"""Describing any moment as a position, with nothing left to be filled in."""

from __future__ import annotations

from typing import Any

from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Creature, Invocation
from magehall.games.colors_of_magic.model.state import PLAYER, Skirmish
from magehall.games.colors_of_magic.piles.moving_cards import owner_of
from magehall.games.colors_of_magic.position.invariants import held_by_procedures
from magehall.games.colors_of_magic.position.schema import (
    MarkerSetting,
    PermanentSetting,
    PieceSetting,
    SkirmishSetting,
    ZoneSetting,
)
from magehall.games.colors_of_magic.position.schema_forces import (
    AllowedSetting,
    CreatureSetting,
    HeldSetting,
    PlayerSetting,
    ReductionSetting,
)
from magehall.games.colors_of_magic.position.unsaid import said_end
from magehall.kernel.records import to_builtins

_MOMENTS = {
    Phase.SET_UP: "setup",
    Phase.COLLECT: "collect",
    Phase.ACTIVATION: "playing",
    Phase.MONSTERS: "monsters",
    Phase.END: "end",
}


def describe(state: Skirmish) -> dict[str, Any]:
    """The document that builds this state."""
    agreement, course, terrain, goals = state.agreement, state.course, state.terrain, state.goals
    document = SkirmishSetting(
        players=[_player(state, seat) if PLAYER[seat] in state.things else None for seat in state.seats],
        creatures=[_creature(id, creature) for id, creature in state.creatures().items()],
        at=_MOMENTS[course.phase] if state.stack else "over",  # type: ignore[arg-type]  # one of these words
        scenario=agreement.scenario,
        map=agreement.map,
        turn_limit=agreement.turn_limit,
        ranged_duel=agreement.ranged_duel,
        token_to_first_passer=agreement.token_to_first_passer,
        move_as_action=agreement.move_as_action,
        turn=course.turn,
        phase=course.phase,
        first=course.first,
        active=course.active,
        first_passer=course.first_passer,
        terrain=[PieceSetting(piece.kind, list(piece.corners)) for piece in terrain.pieces],
        dark=terrain.dark,
        zones=[
            ZoneSetting(zone.kind, (zone.x, zone.y), zone.radius, zone.owner, id, zone.permanent)
            for id, zone in state.zones().items()
        ],
        markers=[
            MarkerSetting(
                one.kind,
                (one.x, one.y),
                id,
                one.radius,
                one.owner,
                one.permanent,
                one.objective,
                one.cards,
                one.ingredient,
            )
            for id, one in state.markers().items()
        ],
        permanents=[
            PermanentSetting(
                one.face,
                one.owner,
                id,
                one.bearer,
                one.spent,
                list(one.used),
                said_end(one.face, one.ends),
                one.exiles,
                one.card,
            )
            for id, one in state.permanents().items()
        ],
        graves=list(course.graves),
        activation_deck=list(course.deck),
        activation_drawn=list(course.drawn),
        goals=dict(goals.left),
        rises=goals.rises,
        invocations={id: one for id, one in state.things.items() if isinstance(one, Invocation)},
        next_id=course.next_id,
        known=list(state.cards.known),
        winners=list(course.winners),
        reason=course.reason,
    )
    written: dict[str, Any] = to_builtins(document)
    # Whether a word is left out as the usual one depends on which of two equal strings it is.
    written["scenario"] = agreement.scenario
    return written


def _player(state: Skirmish, seat: int) -> PlayerSetting:
    player = state.player(seat)

    def faces(cards: list[int]) -> list[str]:
        return [state.face(card) for card in cards]

    return PlayerSetting(
        player.mage,
        list(player.schools),
        player.mana,
        player.tokens,
        faces(player.hand),
        True,
        faces(player.deck[::-1]),
        faces(player.discard),
        faces(player.exile),
        faces(player.left_out),
        player.corner,
        player.points,
        [HeldSetting(one.ingredient, one.bearer, one.used) for one in player.ingredients],
        player.form,
        player.passed,
        player.out,
        list(player.taxes),
        [ReductionSetting(one.amount, one.creatures, one.card) for one in player.reductions],
        [AllowedSetting(one.card, one.discount) for one in player.allowed],
        player.archived,
        player.from_discard,
        player.from_discard_now,
        [*player.shown],
        player.next_creature,
        player.last_instant,
        list(player.servants),
        {
            "hand": list(player.hand),
            "deck": player.deck[::-1],
            "discard": list(player.discard),
            "exile": list(player.exile),
            "left_out": list(player.left_out),
        },
        [card for card in held_by_procedures(state) if owner_of(card) == seat],
    )


def _creature(id: str, creature: Creature) -> CreatureSetting:
    began = None if creature.turn_x < 0 else (creature.turn_x, creature.turn_y)
    return CreatureSetting(
        creature.face,
        creature.owner,
        (creature.x, creature.y),
        id,
        creature.card != NO_CARD,
        None if creature.card == NO_CARD else creature.card,
        [],
        creature.damage,
        creature.tapped,
        creature.away,
        list(creature.lasting),
        creature.shield,
        creature.magic_shield,
        creature.marked,
        list(creature.burns),
        creature.venom,
        began,
        creature.turn_x < 0,
        creature.moved,
        creature.attacked,
        list(creature.used),
        list(creature.used_up),
        creature.still,
        creature.size,
        list(creature.late),
        creature.mount,
        creature.carrier,
        creature.exiles,
        creature.from_discard,
        creature.activations,
    )
