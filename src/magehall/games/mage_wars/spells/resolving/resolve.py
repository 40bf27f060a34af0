"""Resolving a spell, by its type, and what follows."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Kind, School
from magehall.games.mage_wars.cards.lasting import FedBySpells, Moment
from magehall.games.mage_wars.combat.automatic import cast_attack
from magehall.games.mage_wars.damage.damage import gain_life, hurt_by
from magehall.games.mage_wars.model.events.damage import ManaOnObject
from magehall.games.mage_wars.model.frames import Cast, Effects, Equipping
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.spells.arriving.enter_play import attach, build_wall, enter_play, extend_wall
from magehall.kernel.flow import Flow


def resolve_by_type(flow: Flow[Duel], cast: Cast) -> None:
    """Step 3 of casting. [casting.steps]"""
    state = flow.state
    if cast.ability:
        flow.call(
            Effects(
                source=cast.holder,
                caster=cast.caster,
                seat=cast.seat,
                target=cast.target,
                ability=cast.ability,
                extra=cast.extra,
            )
        )
        return
    card = cast.card(state)
    match card.kind:
        case Kind.CREATURE:
            enter_play(flow, cast.spell, state.arena.zone(cast.target))
        case Kind.CONJURATION if state.exists(cast.target):
            attach(flow, cast.spell, cast.target)
        case Kind.CONJURATION:
            enter_play(flow, cast.spell, state.arena.zone(cast.target))
        case Kind.WALL:
            build_wall(flow, cast.spell, cast.target)
            if cast.extra and cast.extra[0] != "one":
                extend_wall(flow, cast.spell, cast.seat, cast.extra[0])
        case Kind.ENCHANTMENT:
            attach(flow, cast.spell, cast.target)
        case Kind.EQUIPMENT:
            flow.call(Equipping(piece=cast.spell, mage=cast.target, seat=cast.seat))
        case Kind.ATTACK:
            cast_attack(flow, cast.spell, cast.caster, cast.seat, cast.target)
        case Kind.INCANTATION:
            flow.call(
                Effects(
                    source=cast.spell,
                    caster=cast.caster,
                    seat=cast.seat,
                    target=cast.target,
                    extra=cast.extra,
                )
            )


def after_resolving(flow: Flow[Duel], cast: Cast) -> None:
    """Trigger what answers a spell that was cast and resolved. It hurts the caster, feeds on the spell, or is the
    Priestess's reward. Who turned a spell back has not cast it. [card.magebane] [card.gate-to-voltari] [mages.divine-reward]
    [card.reverse-magic]"""
    state = flow.state
    caster = cast.author or cast.caster
    if not state.exists(caster):
        return
    hurt_by(flow, caster, Moment.CASTS)
    for id, fed in state.with_word(FedBySpells):
        if state.piece(id).chosen == caster:
            state.edit_counters(id).mana += fed.mana
            flow.emit(ManaOnObject(what=label(state, id), id=id, mana=fed.mana), state.card(id).rule)
    if cast.spell and state.exists(cast.spell) and not cast.author:
        card = state.card(cast.spell)
        if card.kind is Kind.INCANTATION and School.HOLY in card.school_names and cast.caster in MAGE:
            divine_reward(flow, cast.seat)


def divine_reward(flow: Flow[Duel], seat: int) -> None:
    """The Priestess gains one life, once a round. [mages.divine-reward] [mages.divine-reward-once]"""
    state = flow.state
    mage = MAGE[seat]
    if not state.exists(mage) or state.match.mode == "apprentice" or state.card(mage).id != "priestess":
        return
    if not state.piece(mage).used.get("divine-reward"):
        state.edit_counters(mage).used["divine-reward"] = 1
        gain_life(flow, mage, 1, "mages.divine-reward")
