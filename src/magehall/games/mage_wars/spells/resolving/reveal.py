"""Revealing enchantments of one's own free will."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import School, Style
from magehall.games.mage_wars.cards.effects import TeleportHost
from magehall.games.mage_wars.damage.conditions import lower_guard
from magehall.games.mage_wars.damage.leave_play import destroy
from magehall.games.mage_wars.model.events.spells import EnchantmentFaded, EnchantmentRevealed
from magehall.games.mage_wars.model.frames import ChooseZone, Reveal
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import fits
from magehall.games.mage_wars.spells.aiming.costs import pay_reveal
from magehall.games.mage_wars.spells.aiming.suiting import is_immune_to, suits
from magehall.games.mage_wars.spells.arriving.enter_play import twins
from magehall.games.mage_wars.spells.resolving.resolve import divine_reward
from magehall.kernel.flow import Flow, Procedure

ANYWHERE = 99


def turn_up(reveal: Reveal, flow: Flow[Duel]) -> None:
    state = flow.state
    reveal.fading = why_it_fades(state, reveal.piece)
    if not reveal.fading:
        pay_reveal(flow, reveal.piece)
    piece = state.enter(reveal.piece)
    piece.hidden = False
    piece.since = state.next_serial()
    flow.emit(
        EnchantmentRevealed(mage=f"#{piece.controller}", what=label(state, reveal.piece), id=reveal.piece),
        "spells.reveal-cost",
    )


def check(reveal: Reveal, flow: Flow[Duel]) -> None:
    """Destroy an enchantment that was revealed without effect. It is on a wrong target, or has its twin there, or is
    mandatory and was not triggered."""
    if reveal.fading:
        flow.emit(EnchantmentFaded(what=label(flow.state, reveal.piece), id=reveal.piece), reveal.fading)
        destroy(flow, reveal.piece, reveal.fading)
        reveal.stop()


def effect(reveal: Reveal, flow: Flow[Duel]) -> None:
    state = flow.state
    piece = state.piece(reveal.piece)
    card = state.card(reveal.piece)
    if School.HOLY in card.school_names:
        divine_reward(flow, piece.controller)
    if TeleportHost() in card.does:
        flow.call(
            ChooseZone(
                creature=piece.host,
                seat=state.commander(piece.controller),
                most=ANYWHERE,
                left_by=card.rule,
            )
        )
    elif piece.host and state.exists(piece.host):
        lower_guard(flow, piece.host)


def spent(reveal: Reveal, flow: Flow[Duel]) -> None:
    """Some are gone once they have been revealed. [spells.one-use] [card.decoy] [card.divine-intervention]"""
    state = flow.state
    if state.exists(reveal.piece) and state.card(reveal.piece).one_use:
        destroy(flow, reveal.piece, "spells.one-use")


PROCEDURE = Procedure(turn_up=turn_up, check=check, effect=effect, spent=spent)


def why_it_fades(state: Duel, id: str) -> str:
    """Rule that destroys an enchantment without effect if revealed now. Empty where none does. [spells.mandatory-idle]
    [spells.enchantment-twin] [spells.reveal-target]"""
    if state.card(id).trigger is not None:
        return "spells.mandatory-idle"
    if twins(state, id):
        return "spells.enchantment-twin"
    return "" if is_right_host(state, id) else "spells.reveal-target"


def is_right_host(state: Duel, id: str) -> bool:
    """Whether an enchantment is on something it may be on. [spells.reveal-target]"""
    piece = state.piece(id)
    card = state.card(id)
    if not piece.host:
        return True
    who = card.target.who
    if who.kinds and not fits(state, piece.host, who, piece.controller):
        return False
    if is_immune_to(state, piece.host, card):
        return False
    if any(
        state.card(other).id == card.id and other != id and not state.piece(other).hidden
        for other in state.attached(piece.host)
    ):
        return False
    barrier = any(bar.style is Style.BARRIER for bar in card.attacks)
    if barrier and any(
        other != id
        and not state.piece(other).hidden
        and any(bar.style is Style.BARRIER for bar in state.card(other).attacks)
        for other in state.attached(piece.host)
    ):
        return False  # [combat.barrier-one]
    return suits(state, piece.host, piece.controller, card.target, None)
