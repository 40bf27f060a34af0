"""Attacks: striking one or several enemies at once. [combat.attack]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from magehall.games.mage_knight.combat.totals import Total, attack_now, counts, strike_total
from magehall.games.mage_knight.foes.defeat import defeat
from magehall.games.mage_knight.foes.values import DOUBLY, fortification
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Phase
from magehall.games.mage_knight.model.deeds.combat import Strike, read_combat_deed
from magehall.games.mage_knight.model.events.combat import EnemiesStruck
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Refusal, Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.space import Space

FEW = 5
"""Of up to so many enemies every set is listed. [combat.attack]"""

PHASES = frozenset({Phase.RANGED, Phase.ATTACK})
VERB = "strike"


def why_not_strike(choice: Choice, deed: Strike) -> Verdict:
    """An attack must reach the armor of all its targets with points that count. [combat.attack]"""
    combat, state = choice.combat, choice.state
    if combat is None or combat.phase not in PHASES:
        return refuse("no-attack-phase", "combat.phases")
    foes = state.foes()
    if not deed.foes or any(id not in foes for id in deed.foes):
        return refuse("no-such-foe", "combat.attack")
    if list(deed.foes) != ordered(combat, deed.foes):
        return refuse("out-of-order", "combat.attack")
    targets = [foes[id] for id in deed.foes]
    if combat.phase is Phase.RANGED:
        for foe in targets:
            if fortification(state, foe) >= DOUBLY:
                return refuse("doubly-fortified", "combat.fortified", enemy=card_name(foe.enemy))
    total = strike_total(state, combat, targets)
    return _too_little(state, combat, targets, total) if total.missing else None


def _too_little(state: Quest, combat: Combat, targets: list[Foe], total: Total) -> Refusal:
    """Say how much is missing and why. [combat.attack]"""
    if not any(counts(state, combat, attack_now(combat, entry), targets) for entry in combat.attacks):
        fortified = next((foe for foe in targets if fortification(state, foe)), None)
        if combat.phase is Phase.RANGED and combat.attacks and fortified is not None:
            return refuse("only-siege", "combat.fortified", enemy=card_name(fortified.enemy))
        return refuse("no-attack-points", "combat.attack", needed=total.needed)
    amounts = {"points": total.points, "needed": total.needed, "missing": total.missing}
    if total.halved:
        return refuse("attack-resisted", "combat.resistance", halved=total.halved, **amounts)
    return refuse("attack-short", "combat.attack", **amounts)


def ordered(combat: Combat, foes: tuple[str, ...]) -> list[str]:
    """These enemies in the order in which they came, each once."""
    return [id for id in combat.foes if id in foes]


def strike(flow: Flow[Quest], seat: int, deed: Strike) -> None:
    """Defeat the targets; all points that counted are used up. [combat.attack]"""
    state = flow.state
    combat = state.edit_combat()
    targets = [state.foe(id) for id in deed.foes]
    total = strike_total(state, combat, targets)
    combat.attacks = [
        entry for entry in combat.attacks if not counts(state, combat, attack_now(combat, entry), targets)
    ]
    combat.begun = True
    flow.emit(
        EnemiesStruck(hero=f"#{seat}", count=len(targets), points=total.points, armor=total.needed),
        "combat.attack",
    )
    for id in deed.foes:
        defeat(flow, id)


# What may be chosen


def _sets(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Sets of enemies that an attack could strike. All are listed where there are few, else single ones, pairs and all
    together."""
    foes = tuple(choice.state.foes())
    sizes = range(1, len(foes) + 1) if len(foes) <= FEW else (1, 2, len(foes))
    for size in sizes:
        yield from combinations(foes, size)


def strike_option(state: Quest, deed: Strike) -> Option:
    """The option to strike these enemies."""
    names = [card_name(state.foe(id).enemy) for id in deed.foes]
    if len(names) > FEW:
        return deed.option(say("option-strike-many", count=len(names)), "combat.attack")
    words = say(f"option-strike-{len(names)}", **dict(zip("abcde", names, strict=False)))
    return deed.option(words, "combat.attack")


def strikes(choice: Choice) -> Iterator[Option]:
    """All attacks there may be with the points played."""
    combat = choice.combat
    if combat is not None and combat.phase in PHASES and combat.attacks:
        for foes in _sets(choice):
            yield strike_option(choice.state, Strike(foes))


def single_strikes(choice: Choice) -> Iterator[Strike]:
    """Attacks on single enemies, to say why they are not possible."""
    if choice.combat is not None:
        for id in choice.state.foes():
            yield Strike((id,))


STRIKES = Repertoire(strikes, {Strike: DeedRule(why_not_strike, strike)}, single_strikes)


def more_than_listed(state: Quest) -> bool:
    """Whether attacks beyond the listed options are possible. Not every set of enemies is listed."""
    combat = state.combat
    open_sets = combat is not None and combat.phase in PHASES and bool(combat.attacks)
    return open_sets and len(state.foes()) > FEW


class Strikes(Space):
    """Attacks on any set of enemies, judged like those on the list."""

    __slots__ = ("_choice",)

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_combat_deed(option_id)
        if not isinstance(deed, Strike):
            return refuse("no-such-foe", "combat.attack")
        refusal = why_not_strike(self._choice, deed)
        return strike_option(self._choice.state, deed) if refusal is None else refusal
