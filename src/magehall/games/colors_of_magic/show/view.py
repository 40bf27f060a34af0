"""The view of a seat, built up from nothing."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import Stat, Until
from magehall.games.colors_of_magic.effects.context import CENTRE, MARKER
from magehall.games.colors_of_magic.ground.sight import sight_of
from magehall.games.colors_of_magic.happenings.matching import spells_in_the_air
from magehall.games.colors_of_magic.model.distances import RADIUS, engaged, size
from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.pieces import Creature, Invocation, Source
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import (
    element_of,
    is_codex,
    is_mage,
    keywords,
    life_left,
    mods,
    movement,
    stat,
)
from magehall.games.colors_of_magic.piles.knowledge import is_known
from magehall.games.colors_of_magic.show.aims import aims_of
from magehall.games.colors_of_magic.show.casting import casting_of, pushes_of
from magehall.games.colors_of_magic.show.fights import attack_of, duel_of, pause_of
from magehall.games.colors_of_magic.show.view_types import (
    CreatureView,
    GoalView,
    HandCardView,
    HeldView,
    KeywordView,
    MarkerView,
    MoveView,
    PermanentView,
    PieceView,
    Place,
    PlayerView,
    SpellView,
    TableView,
    ZoneView,
)
from magehall.games.colors_of_magic.spells.costs import cost_of
from magehall.kit.lattice.points import parse


def view(state: Skirmish, seat: int | None) -> TableView:
    """What ``seat`` sees; with None a spectator."""
    agreement, course, terrain = state.agreement, state.course, state.terrain
    return TableView(
        turn=course.turn,
        phase=course.phase,
        first=course.first,
        active=course.active,
        scenario=agreement.scenario,
        map=agreement.map,
        turn_limit=agreement.turn_limit,
        dark=terrain.dark,
        terrain=[
            PieceView(piece.kind, [Place(*corner) for corner in piece.corners]) for piece in terrain.pieces
        ],
        zones=[
            ZoneView(id, zone.kind, zone.x, zone.y, zone.radius, zone.owner)
            for id, zone in state.zones().items()
        ],
        markers=[
            MarkerView(id, one.kind, one.x, one.y, one.radius, one.owner, one.objective, one.ingredient)
            for id, one in state.markers().items()
        ],
        creatures=[_creature(state, id, one) for id, one in state.creatures().items()],
        permanents=[
            PermanentView(id, one.face, one.owner, one.bearer) for id, one in state.permanents().items()
        ],
        players=[_player(state, other, seat) for other in state.seats if f"player-{other}" in state.things],
        spells=[_spell(id, state.invocation(id)) for id in spells_in_the_air(state)],
        goals=_goals(state),
        attack=attack_of(state),
        duel=duel_of(state, seat),
        activation=_activation(state),
        pause=pause_of(state),
        aims=None if seat is None else aims_of(state, seat) or None,
        pushes=None if seat is None else pushes_of(state, seat) or None,
        casting=None if seat is None else casting_of(state, seat),
        stage=type(state.stack[-1]).__name__ if state.stack else "",
        winners=list(course.winners),
    )


def _creature(state: Skirmish, id: str, creature: Creature) -> CreatureView:
    element = element_of(creature)
    return CreatureView(
        id=id,
        card=creature.face,
        owner=creature.owner,
        x=creature.x,
        y=creature.y,
        radius=RADIUS[size(creature)],
        size=size(creature),
        element="" if element is None else element,
        mage=is_mage(creature),
        life=stat(state, id, Stat.LIFE),
        left=life_left(state, id),
        movement=movement(state, id),
        defense=stat(state, id, Stat.DEFENSE),
        melee=stat(state, id, Stat.MELEE),
        ranged=stat(state, id, Stat.RANGED),
        initiative=stat(state, id, Stat.INITIATIVE),
        keywords=[KeywordView(one.id, one.x, one.y, one.of) for one in keywords(state, id)],
        bounds=_bounds(state, id),
        tapped=creature.tapped,
        away="" if creature.away is None else creature.away,
        marked=creature.marked,
        shield=creature.shield,
        venom=creature.venom,
        burns=sum(burn.amount for burn in creature.burns),
        engaged=engaged(state, id) if creature.away is None else [],
        mount=creature.mount,
        sight=sight_of(state, id) if creature.away is None else None,
    )


def _bounds(state: Skirmish, id: str) -> list[str]:
    """What holds for a creature, and what will in its next activation. [turn.words]"""
    waiting = [one.mod for one in state.creature(id).lasting if one.until is Until.IN_NEXT_ACTIVATION]
    found = [*mods(state, id), *waiting]
    return sorted({mod.restriction.value for mod in found if mod.restriction is not None})


def _player(state: Skirmish, other: int, seat: int | None) -> PlayerView:
    player = state.player(other)
    return PlayerView(
        seat=other,
        mage=player.mage,
        schools=list(player.schools),
        corner=player.corner,
        mana=player.mana,
        tokens=player.tokens,
        most_tokens=MAGE_BY_ID[player.mage].most_tokens,
        points=player.points,
        hand=_hand(state, other, seat),
        deck=len(player.deck),
        discard=[state.face(card) for card in player.discard],
        # Who is out takes a hand and a pile along that nobody saw, in an order nobody knew. [seats.out]
        exile=sorted(state.face(card) for card in player.exile if is_known(state, card, None)),
        ingredients=[HeldView(one.ingredient, one.bearer, one.used) for one in player.ingredients],
        form="" if player.form is None else player.form,
        passed=player.passed,
        out=player.out,
    )


def _hand(state: Skirmish, other: int, seat: int | None) -> list[HandCardView]:
    """The cards of a hand, those that everyone knows first. While a duel of theirs is on, nobody else knows which codex
    cards lie in it. [cards.hidden]"""
    duelling = any(duel.face_down and duel.laid_by(other) for duel in state.running(Duel))
    player = state.player(other)

    def knows(card: int, who: int | None) -> bool:
        laid_perhaps = duelling and is_codex(card) and card not in player.shown
        return other == who or (is_known(state, card, who) and not laid_perhaps)

    def order(card: int) -> tuple[bool, bool, str]:
        public, known = knows(card, None), knows(card, seat)
        return not public, not known, state.face(card) if known else ""

    return [
        _hand_card(state, other, card, own=other == seat)
        if knows(card, seat)
        else HandCardView(None, None, None)
        for card in sorted(player.hand, key=order)
    ]


def _hand_card(state: Skirmish, owner: int, card: int, *, own: bool) -> HandCardView:
    face = state.face(card)
    cost = None
    if own:
        draft = Invocation(owner, face, SPELL, caster=state.mage_of(owner), card=card, origin=Source.HAND)
        cost = cost_of(state, draft)
    return HandCardView(face, is_codex(card), cost)


def _spell(id: str, spell: Invocation) -> SpellView:
    places = [
        Place(*parse(pick.value))
        for pick in spell.picks
        if pick.name in (CENTRE, MARKER) and "," in pick.value
    ]
    targets = [pick.value for pick in spell.picks if pick.name in ("target", "second")]
    return SpellView(id, spell.face, spell.seat, spell.caster, targets, places, spell.graft, spell.spent)


def _goals(state: Skirmish) -> list[GoalView]:
    scenario = SCENARIOS[state.agreement.scenario]
    left = state.goals.left
    return [
        GoalView(
            one.id,
            one.points,
            left[one.id].copies,
            left[one.id].progress,
            left[one.id].holder,
            left[one.id].checks,
            list(one.ingredients),
        )
        for one in scenario.objectives
        if one.id in left
    ]


def _activation(state: Skirmish) -> MoveView | None:
    activation = state.find(Activation)
    if activation is None or activation.creature not in state.creatures():
        return None
    return MoveView(activation.creature, activation.moved, activation.acted)
