"""What a seat may see: built up from nothing, piece by piece."""

from __future__ import annotations

from msgspec import UNSET

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.combat.attack import PROCEDURE as ATTACK
from magehall.games.mage_wars.model.frames import ActionPhases, Activation, Attack, Cast, Push
from magehall.games.mage_wars.model.state import NO_CARD, NO_SEAT, NOWHERE, Duel, Piece, Player
from magehall.games.mage_wars.model.values import armor, channeling, level, life, profile
from magehall.games.mage_wars.round.action_phases import ready_creatures
from magehall.games.mage_wars.show.view_types import (
    ActivationView,
    ArenaView,
    AttackView,
    CastView,
    ObjectView,
    PlayerView,
    ProcedureView,
    PushView,
    TableView,
)
from magehall.games.mage_wars.spells.aiming.suiting import is_known_to
from magehall.games.mage_wars.spells.casting.cast import PROCEDURE as CAST

WITH_LIFE = frozenset({Kind.CREATURE, Kind.CONJURATION, Kind.WALL})


def view(state: Duel, seat: int | None) -> TableView:
    """The table as ``seat`` sees it; None is a spectator."""
    match = state.match
    turn = next((frame.turn for frame in state.stack if isinstance(frame, ActionPhases)), None)
    return TableView(
        mode=match.mode,
        edition=match.edition,
        round=match.round,
        phase=match.phase,
        initiative=None if match.initiative == NO_SEAT else match.initiative,
        turn=turn,
        arena=ArenaView(match.columns, match.rows),
        players=[_player(state, other, seat) for other in range(state.seats)],
        # In the order in which they came, so that everyone can follow what lies face down. [spells.enchantment-order]
        objects=[_object(state, id, piece, seat) for id, piece in state.pieces()],
        under_way=[shown for frame in state.stack if (shown := _frame(state, frame, seat))],
    )


def sees_hand(state: Duel, viewer: int | None, seat: int) -> bool:
    """Whether a viewer is on a seat's side, and so knows what it knows. [multiplayer.team-one-player]"""
    return viewer is not None and state.friends(viewer, seat)


def knows_card(state: Duel, viewer: int | None, piece: Piece) -> bool:
    """Whether a viewer knows what an object is. [spells.enchantment-hidden]"""
    return not piece.hidden or (viewer is not None and is_known_to(state, viewer, piece))


def knows_bound(state: Duel, viewer: int | None, piece: Piece) -> bool:
    """Whether a viewer knows the spell bound to an object. All do once it was cast; before that the side that wears it,
    and so may cast it, and the side whose book it comes from. [casting.spellbind] [casting.spellbind-cast]
    [casting.spellbind-stolen]"""
    if piece.bound_shown or viewer is None:
        return piece.bound_shown
    wearer = state.piece(piece.host).controller if piece.host else piece.controller
    return state.friends(viewer, wearer) or (
        piece.bound_owner != NO_SEAT and state.friends(viewer, piece.bound_owner)
    )


def _player(state: Duel, seat: int, viewer: int | None) -> PlayerView:
    player: Player = state.player(seat)
    ours = sees_hand(state, viewer, seat)
    return PlayerView(
        seat=seat,
        team=player.team,
        mage=None if player.mage_card == NO_CARD else CARDS[player.mage_card].id,
        element=player.element,
        dead=player.dead,
        book=len(player.book),
        prepared=len(player.prepared),
        discard=[CARDS[number].slug for number in player.discard],
        active=len(ready_creatures(state, seat)) if player.mage_card != NO_CARD else 0,
        book_cards=[CARDS[number].slug for number in sorted(player.book)] if ours else UNSET,
        prepared_cards=[CARDS[number].slug for number in player.prepared] if ours else UNSET,
    )


def _object(state: Duel, id: str, piece: Piece, viewer: int | None) -> ObjectView:
    card = CARDS[piece.card]
    shown = ObjectView(
        id=id,
        kind=card.kind,
        card=card.slug if knows_card(state, viewer, piece) else None,
        hidden=piece.hidden,
        owner=piece.owner,
        controller=piece.controller,
        zone=state.arena.name(piece.zone) if piece.zone != NOWHERE else None,
        border=piece.border or None,
        host=piece.host or None,
        in_play=bool(piece.zone != NOWHERE or piece.border or piece.host),
    )
    if piece.hidden:
        return shown
    ours = sees_hand(state, viewer, piece.controller)
    shown.mana = piece.mana
    shown.markers = piece.markers
    shown.used = sorted(piece.used)
    shown.chosen = piece.chosen or None
    shown.has_assigned = piece.assigned != NO_CARD
    shown.assigned = CARDS[piece.assigned].slug if ours and piece.assigned != NO_CARD else None
    shown.has_bound = piece.bound != NO_CARD
    shown.bound = _bound(state, viewer, piece)
    if card.kind in WITH_LIFE and shown.in_play:
        made = profile(state, id)
        shown.life = life(state, id)
        shown.damage = piece.damage
        shown.armor = armor(state, id)
        shown.level = level(state, id)
        shown.channeling = None if card.channeling is None else channeling(state, id)
        shown.active = piece.active
        shown.guard = piece.guard
        shown.quickcast = piece.quickcast
        shown.traits = sorted(made.flags)
        shown.values = dict(sorted(made.values.items()))
    return shown


def _bound(state: Duel, viewer: int | None, piece: Piece) -> str | None:
    """The spell bound to an object, for those who know it."""
    if piece.bound == NO_CARD or not knows_bound(state, viewer, piece):
        return None
    return CARDS[piece.bound].slug


def _frame(state: Duel, frame: object, viewer: int | None) -> ProcedureView | None:
    """A procedure under way, as everyone may follow it."""
    match frame:
        case Attack():
            return AttackView(
                stage=ATTACK.stage(frame.step),  # type: ignore[arg-type]  # test_stages.py compares them
                attacker=frame.attacker,
                target=frame.target,
                attack=frame.bar().name,
                manner=frame.manner,
                dice=list(frame.dice),
                effect=frame.effect,
            )
        case Cast():
            spell = None
            if (
                frame.spell
                and state.exists(frame.spell)
                and knows_card(state, viewer, state.piece(frame.spell))
            ):
                spell = state.card(frame.spell).slug
            return CastView(
                stage=CAST.stage(frame.step),  # type: ignore[arg-type]  # the same
                caster=frame.caster,
                spell=spell,
                spell_id=frame.spell or None,
                ability=frame.ability or None,
                target=frame.target,
            )
        case Activation():
            return ActivationView(step=frame.step, creature=frame.creature, moves=frame.moves)
        case Push():
            return PushView(step=frame.step, creature=frame.creature)
    return None
