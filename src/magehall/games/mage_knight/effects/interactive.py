"""Interactive skills, and dice of the Source kept from others. [skills.interactive] [card.mana-claim]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import ANY_COLOR, BASIC_COLORS, GOLD
from magehall.games.mage_knight.cards.words.mana import ClaimSourceDie
from magehall.games.mage_knight.cards.words.skill import ExploitMana, FreezeSource, PassWoundOn
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE, WeatherForAll
from magehall.games.mage_knight.effects.naming import named_color
from magehall.games.mage_knight.effects.points import why_not_move
from magehall.games.mage_knight.effects.rule import WordRule, not_in_combat
from magehall.games.mage_knight.heroes.gains import gain_mana
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.deeds.effects import (
    ClaimAs,
    ThrowWounds,
)
from magehall.games.mage_knight.model.events.effects import (
    WoundPassedOn,
)
from magehall.games.mage_knight.model.frames.effects import (
    ChooseSourceDie,
    ClaimMana,
    PassOnWound,
    Resolve,
)
from magehall.games.mage_knight.model.hexes import distance
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import are_allies, portal_space
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import CostRule
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

# A die of the Source


def _claim(flow: Flow[Quest], resolve: Resolve, word: ClaimSourceDie) -> None:
    flow.call(ClaimMana(resolve.seat, word.curses))
    flow.call(ChooseSourceDie(resolve.seat, BASIC_COLORS, purpose="claim"))


def _why_not_claim(choice: Choice, _effect: Effect, _word: ClaimSourceDie) -> Verdict:
    if choice.hero.claimed_die is not None:
        return refuse("die-claimed", "card.mana-claim")
    basic = any(color in BASIC_COLORS for color in choice.state.source.dice)
    return None if basic else refuse("no-basic-die", "card.mana-claim")


def _ask_claim(claiming: ClaimMana, flow: Flow[Quest]) -> Asked:
    return CLAIMING.ask(flow.state, claiming.seat)


def _claim_mana(claiming: ClaimMana, flow: Flow[Quest]) -> None:
    hero = flow.state.edit_hero(claiming.seat)
    assert hero.claimed_die is not None
    hero.claim_curses = claiming.curses
    if flow.deed(ClaimAs).when == "now":
        for _ in range(3):
            gain_mana(flow, claiming.seat, hero.claimed_die, "card.mana-claim")
    else:
        hero.claim_pays = True


def _claims(_moment: Moment[Quest]) -> Iterator[Option]:
    for when in ("now", "later"):
        yield ClaimAs(when).option(say(f"option-claim-{when}"), "card.mana-claim")


def _why_not_claim_as(_moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, ClaimAs) and deed.when not in ("now", "later"):
        return refuse("no-such-effect", "card.mana-claim")
    return None


CLAIMING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-claim"), "card.mana-claim", _claims, _why_not_claim_as
)


# Interactive skills


def _weather(flow: Flow[Quest], resolve: Resolve, _word: WeatherForAll) -> None:
    """The rivals' part follows from the token on the table. [skill.prayer-of-weather]"""
    flow.state.edit_turn(resolve.seat).costs += (CostRule(ACCESSIBLE, change=-2, least=1),)


def _freeze(_flow: Flow[Quest], _resolve: Resolve, _word: FreezeSource) -> None:
    """The token on the table does the rest. [skill.source-freeze]"""


def _exploit(flow: Flow[Quest], resolve: Resolve, _word: ExploitMana) -> None:
    colors = tuple(color for color in ANY_COLOR if color is not GOLD)
    color = named_color(flow, resolve, colors)
    if color is not None:
        gain_mana(flow, resolve.seat, color, "skill.mana-exploit")
        flow.state.edit_hero(resolve.seat).exploited = color


def _pass_wound_on(flow: Flow[Quest], resolve: Resolve, word: PassWoundOn) -> None:
    count = min(word.most, flow.state.hero(resolve.seat).hand.count(WOUND))
    flow.call(PassOnWound(resolve.seat, count))


def _why_no_wound(choice: Choice, effect: Effect, word: PassWoundOn) -> Verdict:
    if WOUND not in choice.hero.hand:
        return refuse("no-wound", "skill.healing-ritual")
    return not_in_combat(choice, effect, word)


def nearest(state: Quest, seat: int) -> list[int]:
    """The heroes nearest to a hero. One that waits at the portal counts as there. [skill.healing-ritual]"""
    spaces = {other: state.hero(other).space or portal_space(state) for other in state.seats}
    rivals = [other for other in state.seats_left if other != seat and not are_allies(state, seat, other)]
    apart = {other: distance(spaces[seat], spaces[other]) for other in rivals}
    return [other for other, steps in apart.items() if steps == min(apart.values())]


def _ask_ritual(passing: PassOnWound, flow: Flow[Quest]) -> Asked:
    return RITUAL.ask(flow.state, passing.seat)


def _perform(passing: PassOnWound, flow: Flow[Quest]) -> None:
    deed = flow.deed(ThrowWounds)
    hand = flow.state.edit_hero(passing.seat).hand
    for _ in range(deed.count):
        hand.remove(WOUND)
    if deed.to:
        other = int(deed.to)
        flow.emit(WoundPassedOn(hero=f"#{passing.seat}", other=f"#{other}"), "skill.healing-ritual")
        take_wounds(flow, other, 1, "skill.healing-ritual")


def _rituals(moment: Moment[Quest]) -> Iterator[Option]:
    targets = [str(other) for other in nearest(moment.state, moment.seat)] or [""]
    for count in range(moment.state.top(PassOnWound).count, 0, -1):
        for to in targets:
            key = "option-ritual" if to else "option-ritual-alone"
            words = say(key, count=count, other=f"#{to}") if to else say(key, count=count)
            yield ThrowWounds(count, to).option(words, "skill.healing-ritual")


def _why_not_ritual(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ThrowWounds):
        return None
    if not 1 <= deed.count <= moment.state.top(PassOnWound).count:
        return refuse("no-wound", "skill.healing-ritual")
    targets = [str(other) for other in nearest(moment.state, moment.seat)] or [""]
    return None if deed.to in targets else refuse("not-nearest", "skill.healing-ritual")


RITUAL: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-ritual"), "skill.healing-ritual", _rituals, _why_not_ritual
)

RULES: dict[type, WordRule] = {
    ClaimSourceDie: WordRule(_claim, _why_not_claim),
    WeatherForAll: WordRule(_weather, why_not_move),
    FreezeSource: WordRule(_freeze),
    ExploitMana: WordRule(_exploit),
    PassWoundOn: WordRule(_pass_wound_on, _why_no_wound),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    ClaimMana: Procedure(ask=_ask_claim, claim=_claim_mana),
    PassOnWound: Procedure(ask=_ask_ritual, perform=_perform),
}
