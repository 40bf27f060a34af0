"""Attack bars as options, and deeds as attack bars."""

from __future__ import annotations

from functools import lru_cache

from magehall.games.mage_wars.cards.card import AttackBar, Style
from magehall.games.mage_wars.combat.targets import (
    attack_targets,
)
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import attack_bars
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Option


def attack_option(
    state: Duel, attacker: str, holder: str, bar: AttackBar, target: str, rule: str = "actions.attack"
) -> Option:
    """The option to attack a target with a bar."""
    return _option(label(state, attacker), holder, bar.name, target, label(state, target), rule)


@lru_cache(maxsize=4096)
def _option(what: str, holder: str, attack: str, target: str, name: str, rule: str) -> Option:
    words = say("option-attack", what=what, attack=f"@attack-{attack}", target=name)
    return AttackWith(holder, attack, target).option(words, rule)


def bar_place(state: Duel, deed: AttackWith) -> int:
    """Where on its card the bar stands that a deed names."""
    return next(place for place, bar in enumerate(state.card(deed.holder).attacks) if bar.name == deed.attack)


def bar_named(state: Duel, attacker: str, deed: AttackWith) -> AttackBar | None:
    """The attack bar that a deed names. None where the creature cannot attack with it."""
    for holder, _, bar in attack_bars(state, attacker):
        if bar.name == deed.attack and holder == deed.holder:
            return bar if bar.speed else None
    return None


def attack_options(state: Duel, attacker: str, bars: list[tuple[str, int, AttackBar]]) -> list[Option]:
    """Every attack a creature may declare with these bars."""
    what = label(state, attacker)
    return [
        _option(what, holder, bar.name, target, label(state, target), "actions.attack")
        for holder, _, bar in bars
        for target in attack_targets(state, attacker, bar)
    ]


def barrier_place(state: Duel, source: str) -> int:
    """Where on its card the barrier's bar stands."""
    return next(place for place, bar in enumerate(state.card(source).attacks) if bar.style is Style.BARRIER)
