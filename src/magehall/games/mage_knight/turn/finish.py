"""Finishing a turn, in the rulebook's order. [turn.end]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.cards.words.flow import Per
from magehall.games.mage_knight.effects.dice import return_dice
from magehall.games.mage_knight.heroes.gains import change_reputation, gain_crystal, gain_fame, gain_for_line
from magehall.games.mage_knight.model.events.turn import TurnEnded
from magehall.games.mage_knight.model.frames.duel import EndPart
from magehall.games.mage_knight.model.frames.turn import FinishTurn, LevelUp, TakeRewards
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.realm import ground_at, is_held, site_at
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import EndGain, TurnState
from magehall.games.mage_knight.model.values import level_of
from magehall.games.mage_knight.movement.arrive import leave_by_portal
from magehall.games.mage_knight.movement.withdrawal import withdraw
from magehall.games.mage_knight.turn.clean_up import (
    ask_protection,
    ask_return,
    clean_up,
    heal_at_glade,
    protect,
    put_back,
    refund_crystals,
    visit_glade,
)
from magehall.games.mage_knight.turn.drawing import (
    ask_discard,
    ask_for_more,
    count_cards,
    discard,
    draw,
    refill,
)
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame


def give_dice_back(finishing: FinishTurn | EndPart, flow: Flow[Quest]) -> None:
    """1. The dice go back to the Source. [source.return]"""
    return_dice(flow, finishing.seat)


def force_withdrawal(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """2. Off a space that is not safe the hero goes back the way it came, a wound for each step. [move.withdraw]"""
    withdraw(flow, finishing.seat)


def use_mine(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """4. b) A mine gives a crystal of its colour, unless three of it are there, or enemies hold it. [site.mine]
    [scenario.mines-liberation]"""
    state, seat = flow.state, finishing.seat
    space = state.hero(seat).space
    ground = ground_at(state, space)
    if (
        not is_held(state, space)
        and site_at(state, space) is Site.MINE
        and ground is not None
        and ground.color is not None
    ):
        gain_crystal(flow, seat, ground.color, "site.mine", from_effect=False)


def gain_what_was_promised(finishing: FinishTurn | EndPart, flow: Flow[Quest]) -> None:
    """Fame and reputation that cards promised for the end of the turn. [turn.gains]"""
    seat = finishing.seat
    turn = flow.state.turn(seat)
    for gain in turn.gains:
        times = _times(turn, gain)
        gain_fame(flow, seat, gain.fame * times, "turn.gains")
        change_reputation(flow, seat, gain.reputation * times, "turn.gains")
    if turn.gains:
        flow.state.edit_turn(seat).gains = ()


def _times(turn: TurnState, gain: EndGain) -> int:
    counts = {
        Per.IN_INTERACTION: int(turn.dealt),
        Per.UNIT_RECRUITED: turn.recruited,
        Per.ENEMY_DEFEATED: turn.defeated,
    }
    return counts.get(Per(gain.per), 1)


def take_rewards(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """5. What was won, in any order. [rewards]"""
    turn = flow.state.turn(finishing.seat)
    if turn.rewards or turn.bought_artifacts:
        flow.call(TakeRewards(finishing.seat))


def reach_levels(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """6. A level for each line of the fame track that was crossed. [levels.up]"""
    gain_for_line(flow, finishing.seat)
    hero = flow.state.hero(finishing.seat)
    if level_of(hero.fame) > hero.level:
        finishing.go("reach_levels")
        flow.call(LevelUp(finishing.seat))


def take_late_rewards(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """A unit that waited for a command token. [rewards.unit]"""
    if flow.state.turn(finishing.seat).rewards:
        flow.call(TakeRewards(finishing.seat, late=True))


def end(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """End the turn. A hero on the portal leaves the map until the next one. [site.portal]"""
    seat = finishing.seat
    leave_by_portal(flow, seat)
    close_turn(flow, seat)
    flow.emit(TurnEnded(hero=f"#{seat}"), "turn.end")


def end_part(ending: EndPart, flow: Flow[Quest]) -> None:
    """End a partial defence. Cards played are discarded, crystals may come back, and mana stays. [duel.partly]"""
    seat = ending.seat
    turn = flow.state.turn(seat)
    flow.state.edit_hero(seat).discard += turn.played
    if turn.refunds:
        refund_crystals(flow, seat)
    flow.state.remove(TURN[seat])


def close_turn(flow: Flow[Quest], seat: int) -> None:
    """Remove the state of a turn. Mana is gone, what serves once a turn serves again, and the turn after that of a
    Motivation frees the others. [mana.tokens] [skills.kinds] [skill.motivation]"""
    hero = flow.state.edit_hero(seat)
    hero.mana = []
    hero.plundered = hero.prepared = False
    for skill, lies in hero.skills.items():
        if lies is SkillState.USED:
            hero.skills[skill] = SkillState.READY
    flow.state.remove(TURN[seat])
    calendar = flow.state.calendar
    if calendar.motivated == seat:
        calendar = flow.state.edit_calendar()
        if not calendar.motivated_now:
            calendar.motivated = None
        calendar.motivated_now = False


PROCEDURES: dict[type[Frame], Procedure] = {
    FinishTurn: Procedure(
        dice=give_dice_back,
        withdrawal=force_withdrawal,
        clean_up=(ask_protection, protect, ask_return, put_back, clean_up),
        site=(visit_glade, heal_at_glade, use_mine),
        rewards=(gain_what_was_promised, take_rewards),
        levels=(reach_levels, take_late_rewards),
        draw=(ask_discard, discard, count_cards, draw, ask_for_more, refill),
        end=end,
    ),
    EndPart: Procedure(
        dice=give_dice_back,
        wounds=(ask_protection, protect),
        gains=gain_what_was_promised,
        end=end_part,
    ),
}
