"""What may be cast, by whom, and why not. [spell.cast]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.cards.words.asks import Centre, InZone, Markers, Placement, Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.pieces import Summon, SummonDiscarded
from magehall.games.colors_of_magic.effects.attacks import why_not_stand_in
from magehall.games.colors_of_magic.happenings.matching import answered_by, may_answer
from magehall.games.colors_of_magic.model.deeds import (
    CastSpell,
)
from magehall.games.colors_of_magic.model.frames.spells import Cast
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.misfits import why_absent
from magehall.games.colors_of_magic.model.pieces import Invocation, Source
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.values import (
    has,
    in_null_zone,
    restricted,
)
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.putting_places import can_be_summoned
from magehall.games.colors_of_magic.piles.from_discard import (
    archives,
    is_free_to_cast,
    why_not_from_discard,
)
from magehall.games.colors_of_magic.piles.moving_cards import (
    in_discard,
    in_hand,
    take_from_hand,
)
from magehall.games.colors_of_magic.spells.asking import (
    applies,
    has_answer,
    wanted,
)
from magehall.games.colors_of_magic.spells.costs import why_too_dear
from magehall.games.colors_of_magic.spells.no_answers import why_no_answer
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.records import Value, replace

IN_SIGHT = (Placement.IN_RANGE, Placement.ON_ASH, Placement.GRAVE, Placement.OWN_FIRE_GRAVE)
"""Where a creature comes into play only in sight of its caster. [spell.summoning]"""


def casters(state: Skirmish, seat: int) -> list[str]:
    """Cache of the creatures that may cast for a player. They are the mage, and own creatures with Channelling; nobody
    in a null zone. [spell.caster] [keyword.channeling] [turn.no-mage]"""
    key = ("casters", seat)
    found: list[str] | None = state.memo.get(key)
    if found is None:
        mage = state.mage_of(seat)
        found = [
            id
            for id, creature in state.creatures().items()
            if creature.owner == seat
            and creature.away is None
            and (id == mage or has(state, id, KeywordId.CHANNELING))
            and not in_null_zone(state, creature)
        ]
        state.memo[key] = found
    return found


@cache
def needs_sight(face: str) -> bool:
    """Whether a spell needs a line of sight. [spell.caster]"""
    card = CARDS[face]
    if any(placement in IN_SIGHT for _, placement in _summoned(face)):
        return True
    if any(isinstance(word, SummonDiscarded) for word in card.does):
        return True
    return card.range is not None and any(
        isinstance(ask, Target | TheOne | Centre | InZone | Markers) for ask in card.asks
    )


def can_cast(state: Skirmish, seat: int, deed: Deed, window: Happening | None = None) -> bool:
    """Whether a spell can be cast now. It is the verdict without its reason."""
    if window is not None and isinstance(deed, CastSpell) and not may_answer(deed.card, window):
        return False  # most instants of a hand wait for something else
    if not casters(state, seat):
        return False
    return why_not_cast(state, seat, deed, window, closely=False) is None


def why_not_cast(
    state: Skirmish, seat: int, deed: Deed, window: Happening | None = None, *, closely: bool = True
) -> Verdict:
    """Verdict on casting a spell now. It is in one's own turn, or with ``window`` in answer to it. What keeps off the
    nearest target is said only ``closely``. [spell.cast]"""
    if not isinstance(deed, CastSpell):
        return None
    card = CARDS[deed.card]
    number = in_discard(state, seat, deed.card) if deed.discarded else in_hand(state, seat, deed.card)
    if number is None:
        return _why_not_discarded(state, seat, deed, window) or refuse(
            "not-in-hand", "spell.cast", card=name_of(deed.card)
        )
    if deed.discarded:
        forbidden = why_not_from_discard(state, seat, number)
        if forbidden is not None:
            return forbidden
    happening = None
    if card.type is SpellType.INSTANT:
        if window is None:
            return refuse("instant-in-window", "spell.instants")
        happening = answered_by(state, card, seat, window)
        if happening is None:
            return refuse("no-trigger", "spell.instants")
    elif window is not None:
        return refuse("only-instants", "spell.instants")
    if state.player(seat).tokens < card.spend.least or (card.spend.least and not state.mage_of(seat)):
        return refuse("too-few-tokens", "spell.spend-lines", tokens=card.spend.least)
    return _why_no_caster(state, seat, deed, number, happening, closely=closely)


def _why_not_discarded(state: Skirmish, seat: int, deed: CastSpell, window: Happening | None) -> Verdict:
    """Verdict on casting a card from the discard pile instead. It is for a card that is in no hand, where its player
    might."""
    card = None if deed.discarded else in_discard(state, seat, deed.card)
    if card is None or why_not_from_discard(state, seat, card) is not None:
        return None
    return why_not_cast(state, seat, CastSpell(deed.card, discarded=True), window)


def _why_no_caster(
    state: Skirmish, seat: int, deed: CastSpell, number: int, happening: Happening | None, *, closely: bool
) -> Verdict:
    """Why nobody can cast it; the reason of the first who might."""
    refusal: Verdict = None
    origin = Source.DISCARD if deed.discarded else Source.HAND
    for caster in casters(state, seat):
        draft = Invocation(
            seat, deed.card, SPELL, caster=caster, card=number, origin=origin, happening=happening
        )
        verdict = why_not_by(state, draft, closely=closely and refusal is None)
        if verdict is None:
            return None
        refusal = refusal or verdict
    return refusal or refuse("no-caster", "spell.caster")


def why_not_by(state: Skirmish, draft: Invocation, *, closely: bool = False) -> Verdict:
    """Verdict on casting a spell by a certain caster. It must be payable, and have its targets. [spell.targets]"""
    card = CARDS[draft.face]
    if needs_sight(draft.face) and restricted(state, draft.caster, Restriction.BLIND):
        return refuse("blind", "card.state-convergence")
    unpaid = why_too_dear(state, draft)
    if unpaid is not None:
        return unpaid
    if card.spend.least:
        draft = replace(draft, spent=card.spend.least)
    for ask in asks_of(draft):
        if type(ask) is InZone:
            continue
        wants = applies(state, draft, ask) and wanted(state, draft, ask) > 0
        if wants and not has_answer(state, draft, ask):
            return why_no_answer(state, draft, ask) if closely else refuse("no-target", "spell.targets")
    for face, placement in _summoned(draft.face):
        if not can_be_summoned(state, draft, face, placement):
            return refuse("no-place", "spell.summoning")
    return refuse("no-target", "combat.redirected") if _lacks_stand_in(state, draft) else None


FROM_THERE = {"refused-out-of-range": "caster-out-of-range", "refused-no-sight": "caster-no-sight"}
"""What is said of a target, as it is said of a caster."""


def why_not_caster(state: Skirmish, invocation: Invocation, id: str) -> Verdict:
    """Verdict on a creature as the caster of a spell. [spell.caster]"""
    absent = why_absent(state, id, "spell.caster")
    if absent is not None:
        return absent
    creature = state.creature(id)
    if creature.owner != invocation.seat:
        return refuse("not-yours", "spell.caster")
    if id != state.mage_of(invocation.seat) and not has(state, id, KeywordId.CHANNELING):
        return refuse("no-channeling", "keyword.channeling")
    if in_null_zone(state, creature):
        return refuse("caster-in-null-zone", "card.null-zone")
    refusal = why_not_by(state, replace(invocation, caster=id), closely=True)
    if refusal is None or refusal.reason.key not in FROM_THERE:
        return refusal
    return refuse(FROM_THERE[refusal.reason.key], refusal.rule)


@cache
def _summoned(face: str) -> list[tuple[str, Placement]]:
    """The creatures that a spell brings, with their placement. [spell.summoning] [card.sudden-decoy]"""
    card = CARDS[face]
    if card.type is SpellType.CREATURE:
        return [(card.id, card.placement)]
    return [(word.creature, word.at) for word in card.does if isinstance(word, Summon)]


@cache
def _redirects(face: str) -> bool:
    """Whether a spell gives an attack another target. [card.prophetic-intervention]"""
    return any(isinstance(word, RedirectAttack) for word in CARDS[face].does)


def _lacks_stand_in(state: Skirmish, draft: Invocation) -> bool:
    """Whether a spell would give an attack another target, and there is none. [card.prophetic-intervention]"""
    if not _redirects(draft.face):
        return False
    words = CARDS[draft.face].does
    at = Standpoint(state, draft.seat, draft.source, draft)
    return any(
        not any(
            at.fits(word.who, id) and why_not_stand_in(state, draft, word.pick.value, id) is None
            for id in state.on_table()
        )
        for word in words
        if isinstance(word, ChooseCreature)
    )


def cast_options(state: Skirmish, seat: int, window: Happening | None = None) -> list[Option]:
    """Options for the spells a player might cast. They are instants in a window, the others in one's own turn."""
    in_turn = window is None
    memo = state.memo_of_hand(seat)
    key = ("castable", in_turn, archives(state, seat) > 0)
    found: Casts | None = memo.get(key)
    if found is None:
        found = memo[key] = _find_casts(state, seat, in_turn=in_turn)
    if not found.discarded:
        return found.held
    discarded = [
        option for card, option in found.discarded if why_not_from_discard(state, seat, card) is None
    ]
    return found.held + discarded


class Casts(Value):
    """Candidate casts of a player, from hand and discard pile. The latter come with the card that would be cast."""

    held: list[Option]
    discarded: list[tuple[int, Option]]


def _find_casts(state: Skirmish, seat: int, *, in_turn: bool) -> Casts:
    """What could be cast in one's own turn, or otherwise the instants."""
    player = state.player(seat)
    held = [
        cast_option(face, discarded=False)
        for face in state.faces_of(player.hand)
        if (CARDS[face].type is SpellType.INSTANT) is not in_turn
    ]
    faces, archived = state.cards.faces, archives(state, seat) > 0
    last = {faces[card]: card for card in player.discard}
    discarded = [
        (card, cast_option(face, discarded=True))
        for face, card in last.items()
        if (CARDS[face].type is SpellType.INSTANT) is not in_turn
        and (archived or is_free_to_cast(player, card, CARDS[face]))
    ]
    return Casts(held, discarded)


@cache
def cast_option(face: str, *, discarded: bool) -> Option:
    """The option to cast a card."""
    key = "option-cast-discarded" if discarded else "option-cast"
    text = say(key, card=name_of(face), mana=CARDS[face].cost)
    return CastSpell(face, discarded).option(text, "spell.cast")


def begin_cast(flow: Flow[Skirmish], seat: int, deed: Deed, window: Happening | None = None) -> None:
    """The card leaves the hand or the discard pile, and the spell is prepared. [spell.cast]"""
    assert isinstance(deed, CastSpell)
    state = flow.state
    card = in_discard(state, seat, deed.card) if deed.discarded else in_hand(state, seat, deed.card)
    assert card is not None, "only cards that are there are offered"
    happening = answered_by(state, CARDS[deed.card], seat, window) if window is not None else None
    if deed.discarded:
        state.edit_player(seat).discard.remove(card)
    else:
        take_from_hand(state, seat, card)
    id = state.new_id(INVOCATION)
    origin = Source.DISCARD if deed.discarded else Source.HAND
    state.add(id, Invocation(seat, deed.card, SPELL, card=card, origin=origin, happening=happening))
    flow.call(Cast(id, instant=window is not None))
