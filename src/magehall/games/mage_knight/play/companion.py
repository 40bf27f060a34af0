"""Playing another action card along with one. [card.concentration]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import BASIC, STRONG, is_action
from magehall.games.mage_knight.effects.companion import companion_effect, companions
from magehall.games.mage_knight.effects.hand import throw_card_away
from magehall.games.mage_knight.effects.judge import why_not_effect
from magehall.games.mage_knight.model.deeds.effects import PlayAlong
from magehall.games.mage_knight.model.events.effects import CardPlayed
from magehall.games.mage_knight.model.frames.effects import ChooseCompanion, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _ask(choosing: ChooseCompanion, flow: Flow[Quest]) -> Asked:
    """Where the card that is left cannot be played after all, nothing is. [card.concentration]"""
    decision = CHOOSING.ask(flow.state, choosing.seat)
    return decision if decision.options else None


def _play(choosing: ChooseCompanion, flow: Flow[Quest]) -> None:
    """Play the chosen card along with the first. Its costs are paid and its choices made each time; the mana of its
    strong effect is not. [card.maximal-effect]"""
    if not flow.answers:
        return
    state, seat, card = flow.state, choosing.seat, flow.deed(PlayAlong).card
    use = STRONG if choosing.strong else BASIC
    flow.emit(CardPlayed(hero=f"#{seat}", card=card_name(card), use=f"@use-{use}"), "card.concentration")
    if choosing.thrown:
        throw_card_away(flow, seat, card, "card.maximal-effect")
    else:
        state.edit_hero(seat).hand.remove(card)
        state.edit_turn(seat).played.append(card)
    choosing.card = card


def _repeat(choosing: ChooseCompanion, flow: Flow[Quest]) -> None:
    """Repeat the effect of the card, as often as it shall and can be. Only then has a combat begun.
    [card.maximal-effect] [card.into-the-heat]"""
    if choosing.card and choosing.times:
        effect = companion_effect(choosing.card, choosing.strong)
        if why_not_effect(Choice(flow.state, choosing.seat), effect) is None:
            choosing.times -= 1
            choosing.go("repeat")
            flow.call(Resolve(choosing.seat, effect, bonus=choosing.bonus))
            return
    if flow.state.combat is not None:
        flow.state.edit_combat().begun = True


def _cards(choice: Choice) -> Iterator[Option]:
    for card in companions(choice):
        yield PlayAlong(card).option(say("option-play-along", card=card_name(card)), "card.concentration")


def _why_not(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, PlayAlong):
        return None
    if deed.card not in choice.hero.hand:
        return refuse("not-held", "card.concentration")
    if not is_action(deed.card):
        return refuse("no-action", "card.concentration")
    choosing = choice.state.top(ChooseCompanion)
    effect = companion_effect(deed.card, choosing.strong)
    return why_not_effect(choice, effect, times=choosing.times)


CHOOSING: Question[Quest, Choice] = Question(
    Choice, say("ask-play-along"), "card.concentration", _cards, _why_not
)

PROCEDURES: dict[type[Frame], Procedure] = {ChooseCompanion: Procedure(ask=_ask, play=_play, repeat=_repeat)}
