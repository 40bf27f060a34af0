"""Attacks on other heroes, by choice or because a move ended on them. [duel.start]"""

from __future__ import annotations

from magehall.games.mage_knight.model.aims import may_duel
from magehall.games.mage_knight.model.deeds.duel import AttackHero
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import are_allies
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def why_not_attack(choice: Choice, deed: AttackHero) -> Verdict:
    """Verdict on attacking a hero on the same space. It is the action of a turn, and only some may be attacked.
    [duel.start]"""
    state = choice.state
    if deed.seat not in choice.rivals:
        return refuse("duel-nobody-here", "duel.start")
    if choice.turn.stage is not Stage.MOVEMENT:
        return refuse("no-combat-now", "combat.one-action")
    if are_allies(state, choice.seat, deed.seat):
        return refuse("duel-ally", "teams.allies")
    if deed.seat in state.calendar.flipped:
        return refuse("duel-face-down", "duel.fully")
    if not state.agreement.duels:
        return refuse("duel-left-out", "duel.start")
    return None if may_duel(state, choice.seat, deed.seat) else refuse("duel-forbidden", "duel.start")


def attack_hero(flow: Flow[Quest], seat: int, deed: AttackHero) -> None:
    """Attack. [duel.start]"""
    flow.call(Duel(seat, deed.seat))


def rivals(choice: Choice) -> list[Option]:
    """The heroes on the same space."""
    if choice.turn.stage is not Stage.MOVEMENT:
        return []
    return [
        AttackHero(seat).option(say("option-duel", rival=f"#{seat}"), "duel.start") for seat in choice.rivals
    ]


DUELS = Repertoire(rivals, {AttackHero: DeedRule(why_not_attack, attack_hero)})


def must_attack(choice: Choice) -> int | None:
    """The rival whom a player must attack at the end of a move. It is no choice to stay beside one. [duel.start]"""
    for other in choice.rivals if choice.turn.stage is Stage.MOVEMENT else ():
        if why_not_attack(choice, AttackHero(other)) is None:
            return other
    return None
