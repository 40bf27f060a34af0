"""Effects of rare spells, one function for each word. The words stand in `cards/effects.py`. [rare.effects]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magehall.games.battle_mages.cards.effects import (
    Backlash,
    Bewitch,
    Damage,
    Effect,
    Regain,
    Reverse,
    SwapCards,
)
from magehall.games.battle_mages.damage.strike import hurt, regain
from magehall.games.battle_mages.model.events import MageBewitched, OrderReversed
from magehall.games.battle_mages.model.frames import Cast, Deception
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.model.words import seat_of
from magehall.games.battle_mages.spells.announcing import tell_of
from magehall.kernel.flow import Flow


def take_effect(cast: Cast, flow: Flow[Battle], word: Effect) -> None:
    """Carry out one effect of the card."""
    WORDS[type(word)](cast, flow, word)


def aim_damage(cast: Cast, flow: Flow[Battle], word: Damage) -> None:
    """Damage to others is aimed; it falls in their own turn. [damage.all-aimed]"""
    state = flow.state
    targets = cast.targets(state, word.at)
    share = 1 + max((spell.cast for spell in state.table.aimed), default=0) if len(targets) > 1 else 0
    spells = [
        Aimed(cast.face.name, cast.mage, at, word.amount, leech=word.leech, cast=share) for at in targets
    ]
    for spell in spells:
        tell_of(flow, spell)
    state.edit_table().aimed.extend(spells)


def hurt_caster(cast: Cast, flow: Flow[Battle], word: Backlash) -> None:
    hurt(flow, cast.mage, word.amount, cast.face.rule)


def heal_caster(cast: Cast, flow: Flow[Battle], word: Regain) -> None:
    regain(flow, cast.mage, word.life, cast.face.rule)


def reverse(cast: Cast, flow: Flow[Battle], _word: Reverse) -> None:
    table = flow.state.edit_table()
    table.direction = -table.direction
    flow.emit(OrderReversed(), cast.face.rule)


def bewitch(cast: Cast, flow: Flow[Battle], word: Bewitch) -> None:
    """Put a hex on a mage. It is not in the air, so nothing its victim holds can answer it. [hex.not-answered]"""
    victim = flow.state.next_mage(cast.mage)
    flow.state.edit_mage(victim).hex = word.hex
    flow.emit(MageBewitched(mage=f"#{victim}", spell=cast.face.name), cast.face.rule)


def swap_cards(cast: Cast, flow: Flow[Battle], _word: SwapCards) -> None:
    flow.call(Deception(cast.mage, seat_of(cast.target)))


# Any: each function takes the word it stands beside.
WORDS: dict[type[Effect], Callable[[Cast, Flow[Battle], Any], None]] = {
    Damage: aim_damage,
    Backlash: hurt_caster,
    Regain: heal_caster,
    Reverse: reverse,
    Bewitch: bewitch,
    SwapCards: swap_cards,
}
"""Who carries out what a card says that is cast."""
