"""Positions in which something looks possible and is not, and how a reason against it is held to its word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magehall.kernel.text import LOCALES, has_message
from tests.games.mage_wars.scenario import Battle, creature, duel, mage

WOLF = creature("timber_wolf", id="wolf", zone="b2")
FOE = creature("timber_wolf", id="foe", zone="b2", controller=1)

Case = tuple[Callable[[], Battle], int, str, str, str]
"""A battle, a seat, what it would like to choose, the reason and the rule."""

Reasons = dict[str, tuple[Callable[[], Battle], int, str, str]]
"""By the reason: a battle, a seat, what it would like to choose, and the rule."""


def wolf(*others: dict[str, Any], mana: int = 10) -> Battle:
    """Our wolf is to act, in the middle of the arena; both mages stand in their corners."""
    return duel(mage(mana=mana), mage(), WOLF, *others, creature="wolf")


def caster(*spells: str, mana: int = 30, others: tuple[dict[str, Any], ...] = (), **kind: Any) -> Battle:
    """Our mage is to act, alone in its corner."""
    return duel(mage(mana=mana, prepared=list(spells), **kind), mage(), *others, creature="mage-0")


def acting(*others: dict[str, Any], who: str = "mage-0", **more: Any) -> Battle:
    """A wizard of ours stands in the middle, the enemy in its corner; one of ours is to act."""
    return duel(mage("wizard", zone="b2", **more), mage(), *others, creature=who)


def check_reason(reason: str, case: tuple[Callable[[], Battle], int, str, str]) -> None:
    """The reason and its rule are given, and said in three languages; nothing is offered and refused at once."""
    set_up, seat, option, rule = case
    check_case((set_up, seat, option, reason, rule))


def check_case(case: Case) -> None:
    """The reason and its rule are given, and said in three languages; nothing is offered and refused at once."""
    set_up, seat, option, reason, rule = case
    battle = set_up()
    assert battle.refuses(seat, option) == (f"refused-{reason}", rule)
    assert all(has_message("mage_wars", f"refused-{reason}", locale) for locale in LOCALES)
    offered = battle.offers(seat)
    for refused in battle.match.refusals(seat):
        assert not [option for option in offered if option == refused or option.startswith(f"{refused}:")]
