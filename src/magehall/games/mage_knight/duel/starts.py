"""Attacks on other heroes, by choice or because a move ended on them. [duel.start]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.model.deeds.duel import AttackHero
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import may_duel, rivals_at
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def why_not_attack(choice: Choice, deed: AttackHero) -> Verdict:
    """The action of a turn, against a hero on the same space who may be attacked. [duel.start]"""
    state, space = choice.state, choice.hero.space
    if not space or deed.seat not in rivals_at(state, choice.seat, space):
        return refuse("duel-nobody-here", "duel.start")
    if choice.turn.stage is not Stage.MOVEMENT:
        return refuse("no-combat-now", "combat.one-action")
    if not may_duel(state, choice.seat, deed.seat):
        return refuse("duel-forbidden", "duel.start")
    return refuse("duel-face-down", "duel.fully") if deed.seat in state.calendar.flipped else None


def attack_hero(flow: Flow[Quest], seat: int, deed: AttackHero) -> None:
    """Attack. [duel.start]"""
    flow.call(Duel(seat, deed.seat))


def rivals(choice: Choice) -> Iterator[Option]:
    """The heroes on the same space."""
    space = choice.hero.space
    if space and choice.turn.stage is Stage.MOVEMENT:
        for seat in rivals_at(choice.state, choice.seat, space):
            yield AttackHero(seat).option(say("option-duel", rival=f"#{seat}"), "duel.start")


DUELS = Repertoire(rivals, {AttackHero: DeedRule(why_not_attack, attack_hero)})


def must_attack(state: Quest, seat: int) -> int | None:
    """Whom a player must attack whose move ends here: it is no choice to stay beside a rival. [duel.start]"""
    if not state.has_turn(seat) or state.turn(seat).stage is not Stage.MOVEMENT:
        return None
    choice = Choice(state, seat)
    for other in rivals_at(state, seat, choice.hero.space) if choice.hero.space else ():
        if why_not_attack(choice, AttackHero(other)) is None:
            return other
    return None
