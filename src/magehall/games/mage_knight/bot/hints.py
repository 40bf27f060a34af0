"""Hints: the options of a decision, ranked, without the hopeless ones."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot import choices
from magehall.games.mage_knight.bot.battle import assign_damage, next_in_battle
from magehall.games.mage_knight.bot.outlook import rounds_left, turns_in_round
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
from magehall.kernel.decision import Decision, Option

CLOSE = 3.0
"""How much worse than the best an aim may look and still be tried."""

MOST_CANDIDATES = 4
FAR_FROM_END, FAR_FROM_LAST_END = 2.0, 3.5

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
    """The one option that carries out the plan. Before drawing, far from the end of a round, also the weakest card to
    discard: it is there that simulations stop."""
    if len(decision.options) == 1:
        return decision.options
    found = ordered(state, decision)
    far = FAR_FROM_END if rounds_left(state) else FAR_FROM_LAST_END
    if found[0].verb == "keep" and turns_in_round(state, decision.seat) >= far:
        return found[:2]
    return found[:1]


def candidates(state: Quest, decision: Decision) -> Sequence[Option]:
    """The options that a search tries. They are several only at the start of a turn and after a tile was revealed: then
    the first steps of a few other aims too."""
    frame = state.stack[-1]
    if len(decision.options) == 1 or not isinstance(frame, Turn) or not state.has_turn(decision.seat):
        return best_hints(state, decision)[:1]
    choice = Choice(state, decision.seat)
    turn = choice.turn
    fresh = not turn.played_or_discarded or (turn.tiles > 0 and not turn.move)
    if turn.stage is not Stage.MOVEMENT or not fresh:
        return best_hints(state, decision)[:1]
    by_id = {option.id: option for option in decision.options}
    found: list[Option] = []
    rests = 0
    best: float | None = None
    for aim in in_turn(choice, decision):
        option = by_id.get(aim.option)
        if option is None or option in found:
            continue
        rests += option.verb == "rest"
        best = aim.value if best is None else best
        if aim.value < best - CLOSE or len(found) == MOST_CANDIDATES:
            break
        if option.verb != "rest" or rests == 1:
            found.append(option)
    return found or best_hints(state, decision)[:1]
