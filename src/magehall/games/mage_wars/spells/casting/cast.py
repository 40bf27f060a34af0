"""Casting a spell: cast, counter, resolve."""

from __future__ import annotations

from magehall.games.mage_wars.cards import BY_SLUG, NUMBER, Card
from magehall.games.mage_wars.cards.card import Kind, Speed, Trigger
from magehall.games.mage_wars.combat.defense import triggered_by
from magehall.games.mage_wars.damage.leave_play import spend
from magehall.games.mage_wars.model.deeds import CastBound, CastSpell, InvokeAbility, WithdrawSpell
from magehall.games.mage_wars.model.events.spells import SpellCancelled, SpellCast
from magehall.games.mage_wars.model.frames import Cast, Triggered
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel, Piece
from magehall.games.mage_wars.spells.abilities.abilities import find_ability
from magehall.games.mage_wars.spells.aiming.costs import (
    cast_cost,
    cure_cost,
    pay,
    pay_for_spell,
)
from magehall.games.mage_wars.spells.aiming.targets import is_legal
from magehall.games.mage_wars.spells.casting.answers import counter_spell
from magehall.games.mage_wars.spells.casting.at_hand import is_quick
from magehall.games.mage_wars.spells.casting.choices import can_go_on, second_target, still_fits
from magehall.games.mage_wars.spells.casting.choosing import ask_choice, said_choice
from magehall.games.mage_wars.spells.casting.withdraw import offered, withdraw
from magehall.games.mage_wars.spells.resolving.resolve import after_resolving, resolve_by_type
from magehall.kernel.decision import Deed
from magehall.kernel.flow import Asked, Flow, Procedure


def begin_cast(flow: Flow[Duel], deed: Deed, caster: str, seat: int, full: bool = False) -> None:
    """Begin to cast what a deed names. With a ``full`` action a full spell is cast as one, and no ability is used up
    for it. [mages.quick-summoning]"""
    state = flow.state
    if isinstance(deed, InvokeAbility):
        ability = find_ability(state, deed.holder, deed.ability)
        flow.call(
            Cast(
                caster=caster,
                seat=seat,
                source="ability",
                holder=deed.holder,
                ability=deed.ability,
                target=deed.target,
                quick=ability.speed is Speed.QUICK,
            )
        )
        return
    assert isinstance(deed, CastSpell | CastBound)
    card = BY_SLUG[deed.slug]
    if isinstance(deed, CastBound):
        source = deed.source
        piece = state.edit_counters(source)
        piece.used["bound"] = 1
        piece.bound_shown = True
        owner = piece.bound_owner
    else:
        owner = state.piece(caster).owner
        if caster in MAGE:
            source = "prepared"
            state.edit_cards(seat).prepared.remove(NUMBER[card.id])
        else:
            source = "assigned"
            state.edit_counters(caster).assigned = NO_CARD
    quick = card.speed is Speed.QUICK or (not full and is_quick(state, caster, card))
    if quick and card.speed is Speed.FULL:
        state.edit_counters(caster).used["quick-summoning"] = 1
    spell = new_piece(state, card, owner, seat)
    flow.call(Cast(caster=caster, seat=seat, source=source, spell=spell, target=deed.target, quick=quick))


def new_piece(state: Duel, card: Card, owner: int, controller: int) -> str:
    """Create the object of a spell that is cast. It is under the control of who casts it; an enchantment is face down.
    [casting.controller] [spells.enchantment-hidden]"""
    serial = state.next_serial()
    hidden = card.kind is Kind.ENCHANTMENT
    id = f"veil-{serial}" if hidden else f"{card.slug}-{serial}"
    state.add(id, Piece(NUMBER[card.id], owner, controller, serial, hidden=hidden))
    return id


# 1. Cast


def choose(cast: Cast, flow: Flow[Duel]) -> Asked:
    """What else must be said before the spell is paid for. [casting.choices] [casting.withdraw]"""
    if not can_go_on(flow.state, cast):
        withdraw(flow, cast)
        return None
    return offered(ask_choice(flow.state, cast))


def chosen(cast: Cast, flow: Flow[Duel]) -> None:
    if not flow.answers:
        return
    deed = flow.answer.deed
    if isinstance(deed, WithdrawSpell):
        withdraw(flow, cast)
    else:
        cast.extra = (*cast.extra, said_choice(deed))
        cast.go("choose")


def announce(cast: Cast, flow: Flow[Duel]) -> None:
    """Announce the spell and pay for it. [casting.pay]"""
    state = flow.state
    cast.displaced = state.piece(cast.caster).displaced
    cast.origin = state.zone_of(cast.caster)
    cast.target_displaced = _displaced(state, cast.target)
    if not cast.ability:
        cast.second_displaced = _displaced(state, second_target(cast.card(state), cast.extra))
    had = state.piece(cast.caster).mana
    if cast.ability:
        ability = find_ability(state, cast.holder, cast.ability)
        used = state.edit_counters(cast.holder).used
        used[cast.ability] = used.get(cast.ability, 0) + 1
        cast.paid = ability.cost + (cure_cost(state, cast.target, cast.extra) if cast.extra else 0)
        pay(flow, cast.caster, cast.seat, cast.paid)
        named = f"@ability-{cast.ability}"
    else:
        card = cast.card(state)
        cast.paid = pay_for_spell(flow, cast.caster, cast.seat, card, cast.target, cast.extra)
        if card.once_a_round:
            state.edit_counters(cast.target).used[card.rule] = 1
        named = label(state, cast.spell)
    if cast.caster not in MAGE:
        cast.paid_by_helper = had - state.piece(cast.caster).mana
    flow.emit(
        SpellCast(
            mage=f"#{cast.seat}",
            caster=label(state, cast.caster),
            id=cast.caster,
            spell=named,
            target=target_label(state, cast.target),
            target_id=cast.target,
        ),
        "casting.steps",
    )


# 2. Counter


def counter(cast: Cast, flow: Flow[Duel]) -> None:
    """Reveal the enchantments that answer a spell. Once one of them has countered it, the others are turned up for
    nothing. [casting.counter] [spells.mandatory]"""
    waiting = answering(cast, flow.state)
    if waiting:
        cast.go("counter")
        flow.call(Triggered(piece=waiting[0]))


def answering(cast: Cast, state: Duel) -> list[str]:
    """Enchantments that must answer a spell. They are Nullify and Reverse Magic on the target of an enemy incantation
    or enchantment, then Jinx on the caster of a quick spell; not what a Seeking Dispel has found. [card.jinx]
    [card.nullify] [card.reverse-magic] [card.seeking-dispel]"""
    found = []
    if state.exists(cast.spell) and cast.card(state).kind in (Kind.INCANTATION, Kind.ENCHANTMENT):
        found = [
            id
            for id in triggered_by(state, cast.target, Trigger.TARGETED)
            if not state.friends(state.piece(id).controller, cast.seat)
        ]
    author = cast.author or cast.caster
    found += triggered_by(state, author, Trigger.CASTS_QUICK) if cast.quick else []
    if cast.target in found and state.exists(cast.spell) and cast.card(state).pins:
        found.remove(cast.target)
    return found


def choose_anew(cast: Cast, flow: Flow[Duel]) -> Asked:
    """Who controls a spell that was turned back chooses for it. [card.reverse-magic]"""
    return ask_choice(flow.state, cast) if cast.turned_by and not cast.countered else None


def chosen_anew(cast: Cast, flow: Flow[Duel]) -> None:
    """Note a new choice, then pay what it costs more. Without one the spell is countered."""
    if flow.answers:
        cast.extra = (*cast.extra, said_choice(flow.answer.deed))
        cast.go("choose_anew")
    elif cast.turned_by and not cast.countered:
        if not cast.extra:
            counter_spell(flow, cast, cast.turned_by)
            return
        state = flow.state
        more = cast_cost(state, cast.caster, cast.card(state), cast.target, cast.extra) - cast.paid
        if more > 0:
            pay(flow, cast.caster, cast.seat, more)


def countered_or_not(_cast: Cast, flow: Flow[Duel]) -> None:
    """The Counter Step ends; what is revealed now can still move caster or target. [spells.reveal-cast-steps]"""


# 3. Resolve


def check(cast: Cast, flow: Flow[Duel]) -> None:
    """End a spell that was countered or is no longer legal. A caster that was moved, or a target no longer right, makes
    it illegal. [casting.illegal-target] [casting.caster-moved] [casting.moved-exceptions] [casting.cancelled]"""
    if cast.countered:
        fail(cast, flow)
        return
    state = flow.state
    if not state.exists(cast.caster) or not still_legal(cast, state):
        flow.emit(SpellCancelled(mage=f"#{cast.seat}"), "casting.illegal-target")
        fail(cast, flow)


def still_legal(cast: Cast, state: Duel) -> bool:
    """Whether nothing has happened that cancels the spell."""
    here = state.zone_of(cast.caster)
    moved = state.piece(cast.caster).displaced != cast.displaced
    own_zone = here == cast.origin and cast.target == state.arena.name(here)
    if moved and not (own_zone or cast.is_own(state, cast.target)):
        return False
    if was_displaced(cast, state, cast.target, cast.target_displaced):
        return False
    if cast.ability:
        return cast.target in ("", "arena") or state.exists(cast.target)
    card = cast.card(state)
    if not is_legal(state, cast.caster, cast.seat, card, cast.target):
        return False
    second = second_target(card, cast.extra)
    if not second:
        return True
    moved_since = was_displaced(cast, state, second, cast.second_displaced)
    return not moved_since and still_fits(state, cast.caster, cast.seat, card, cast.target, cast.extra)


def was_displaced(cast: Cast, state: Duel, target: str, before: int) -> bool:
    """Whether a target was displaced since the spell was cast. Displaced is pushed or teleported, and not with the
    caster."""
    return _displaced(state, target) != before and not cast.is_own(state, target)


def fail(cast: Cast, flow: Flow[Duel]) -> None:
    """Without effect to the discard pile, unless it is bound or was sent back. [casting.counter]
    [casting.spellbind-kept]"""
    discard(cast, flow)
    cast.stop()


def resolve(cast: Cast, flow: Flow[Duel]) -> None:
    """The spell takes effect, by its type. [spells.attack] [spells.incantation] [spells.creature]"""
    resolve_by_type(flow, cast)


def resolved(cast: Cast, flow: Flow[Duel]) -> None:
    after_resolving(flow, cast)


def discard(cast: Cast, flow: Flow[Duel]) -> None:
    """What does not stay in play goes to its owner's discard pile. [casting.discard]"""
    state = flow.state
    if not cast.spell or not state.exists(cast.spell):
        return
    piece = state.piece(cast.spell)
    if piece.zone >= 0 or piece.border or piece.host:
        return
    if cast.source in ("prepared", "assigned"):
        spend(flow, cast.spell)
    else:
        state.remove(cast.spell)  # it stays bound


PROCEDURE = Procedure(
    choose=(choose, chosen),
    cast=announce,
    counter=(counter, choose_anew, chosen_anew, countered_or_not),
    check=check,
    resolve=(resolve, resolved, discard),
)


def _displaced(state: Duel, target: str) -> int:
    """Count of a target's pushes and teleports. Those of what it is attached to count too."""
    if not state.exists(target):
        return 0
    piece = state.piece(target)
    return piece.displaced + _displaced(state, piece.host)
