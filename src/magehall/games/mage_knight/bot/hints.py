"""Hints: the options of a decision, ranked, without the hopeless ones."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot import choices
from magehall.games.mage_knight.bot.battle import assign_damage, next_in_battle
from magehall.games.mage_knight.bot.turns import before_turn, in_turn
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.frames.combat import Fight
from magehall.games.mage_knight.model.frames.effects import (
    ChooseCards,
    ChooseCompanion,
    ChooseEffect,
    Pay,
)
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.kernel.contracts.sense import Plan
from magehall.kernel.decision import Decision, Option

CLOSE = 3.0
"""How much worse than the best an aim may look and still be tried."""

MOST_CANDIDATES = 4

LAST_RESORTS = frozenset({"plunder", "burn", "invite", "tunnel", "set-die", "concede"})


def ranked(state: Quest, decision: Decision) -> list[str]:
    """Ids of the options, the best guess first; others may be left out."""
    frame = state.stack[-1]
    verbs = {option.verb for option in decision.options}
    choice = Choice(state, decision.seat) if state.has_turn(decision.seat) else None
    if choice is not None:
        if isinstance(frame, Turn):
            if choice.turn.stage is Stage.BEFORE:
                return before_turn(choice, decision)
            return [aim.option for aim in in_turn(choice, decision)]
        if isinstance(frame, Fight) and choice.combat is not None:
            if choice.combat.phase is Phase.DAMAGE:
                return assign_damage(choice, decision)
            return next_in_battle(choice, decision)
        if isinstance(frame, Pay):
            return choices.choose_payment(choice, decision)
        if isinstance(frame, ChooseEffect):
            return choices.choose_effect(choice, decision)
        if isinstance(frame, ChooseCompanion):
            return choices.choose_companion(choice, decision)
        if verbs & {"discard", "throw"}:
            return choices.give_up(choice, decision)
        if "shed" in verbs:
            return choices.shed(decision)
        if "color" in verbs:
            return choices.choose_color(choice, decision)
        if "die" in verbs:
            return choices.choose_die(choice, decision)
        if isinstance(frame, ChooseCards):
            return choices.choose_cards(choice, decision)
    return _by_verb(state, decision, verbs)


def _by_verb(state: Quest, decision: Decision, verbs: set[str]) -> list[str]:
    """Choices that need no look at a turn."""
    if "take-tactic" in verbs:
        return choices.choose_tactic(decision)
    if "hero" in verbs:
        return choices.choose_hero(decision)
    if "skill" in verbs:
        return choices.choose_skill(state, decision)
    if verbs & {"gain", "take", "draft", "stack"}:
        return choices.take_card(decision)
    if "put-back" in verbs:
        return choices.put_back(decision)
    if "reward" in verbs:
        return choices.choose_reward(decision)
    if "disband" in verbs:
        return choices.choose_disbanded(state, decision)
    if "unit" in verbs:
        return choices.choose_unit(state, decision)
    if "challenge" in verbs:
        return ["challenge:nobody"]
    if "protect" in verbs:
        return ["protect:throw"]
    if "glade" in verbs:
        return ["glade:hand", "glade:discard"]
    return []


def ordered(state: Quest, decision: Decision) -> list[Option]:
    """The options that are worth a look, the best guess first; never empty."""
    by_id = {option.id: option for option in decision.options}
    found = [by_id[id] for id in dict.fromkeys(ranked(state, decision)) if id in by_id]
    if found:
        return found
    usual = [option for option in decision.options if option.verb not in LAST_RESORTS]
    return usual or list(decision.options)


def best_hints(state: Quest, decision: Decision) -> Sequence[Option]:
    """The one option that carries out the plan."""
    return decision.options if len(decision.options) == 1 else ordered(state, decision)[:1]


# What a search tries


def plans(state: Quest, decision: Decision) -> Sequence[Plan]:
    """The plans that a search tries. They are several only before the action of a turn: the best aims."""
    if len(decision.options) == 1 or not _is_open(state, decision.seat):
        return [Plan(option) for option in best_hints(state, decision)]
    by_id = {option.id: option for option in decision.options}
    found: dict[str, Plan] = {}
    best: float | None = None
    for aim in in_turn(Choice(state, decision.seat), decision):
        option = by_id.get(aim.option)
        if option is None or aim.what in found:
            continue
        best = aim.value if best is None else best
        if aim.value < best - CLOSE or len(found) == MOST_CANDIDATES:
            break
        found[aim.what] = Plan(option, aim.what if ":" in aim.what else "")
    return list(found.values()) or [Plan(option) for option in best_hints(state, decision)]


def pursue(state: Quest, decision: Decision, plan: str) -> Option | None:
    """The next option of an aim. None where it is reached, or can no longer be paid for; what is asked on the way, such as
    for mana, is answered by the hints."""
    if state.combat is not None:
        return None
    if not isinstance(state.stack[-1], Turn):
        return best_hints(state, decision)[0]
    if not _is_open(state, decision.seat):
        return None
    by_id = {option.id: option for option in decision.options}
    for aim in in_turn(Choice(state, decision.seat), decision):
        if aim.what == plan or (":" in aim.what and plan.endswith(f"+{aim.what}")):
            return by_id.get(aim.option)
    return None


def _is_open(state: Quest, seat: int) -> bool:
    """Whether a player is asked what to do before the action of the turn."""
    return (
        isinstance(state.stack[-1], Turn)
        and state.has_turn(seat)
        and state.turn(seat).stage is Stage.MOVEMENT
    )
