"""Turns: the next thing to do in a turn outside of combat. [turn]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.aims import aims
from magehall.games.mage_knight.bot.arsenal import CARD_PRICE, Arsenal, gather
from magehall.games.mage_knight.bot.goals import is_home
from magehall.games.mage_knight.bot.market import bargains
from magehall.games.mage_knight.bot.outcomes import CRYSTAL, CRYSTAL_WORTH
from magehall.games.mage_knight.bot.outlook import thrift, turns_left, wound_worth
from magehall.games.mage_knight.bot.seen import Memory, seen_by
from magehall.games.mage_knight.bot.solver import DRAW, HEAL, INFLUENCE, Goal, Packer
from magehall.games.mage_knight.bot.survey import Aim
from magehall.games.mage_knight.bot.worth import card_power, unit_power
from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.kernel.decision import Decision, Option

WORTHWHILE = 0.1
"""What an aim must bring to be followed."""

REST_PER_WOUND, REST_COST = 0.9, 0.7
DRAWN_CARD = 0.45
ANOTHER_TURN_CARDS = 3
FULL_HAND, FEW_CARDS = 0.2, 2


def before_turn(choice: Choice, decision: Decision) -> list[str]:
    """Options before a turn, the best first: usually to begin it. With nothing left to play the end of the round is
    announced, and by who has reached what the match is about. [turn.before]"""
    hero = choice.hero
    useful = [card for card in hero.hand if card != WOUND]
    order = ["tactic", "begin", "announce", "skip", "use", "plunder"]
    if is_home(choice.state, choice.seat) or (not useful and not hero.deck):
        order = ["tactic", "announce", "skip", "begin", "use", "plunder"]
    ranked = sorted(decision.options, key=lambda option: order.index(option.verb))
    return [option.id for option in ranked]


def in_turn(choice: Choice, decision: Decision) -> list[Aim]:
    """What to do in a turn, the best first; at least ending it."""
    seen = seen_by(choice.state, choice.seat)
    return _PLANS.get(seen) or _PLANS.put(seen, _plan(choice, decision))


_PLANS: Memory[list[Aim]] = Memory()


def _plan(choice: Choice, decision: Decision) -> list[Aim]:
    offered = {option.id: option for option in decision.options}
    found = [*_at_once(choice, decision)]
    if not found:
        arsenal = gather(choice)
        found += _sundries(choice, offered, arsenal)
        if choice.turn.stage is Stage.MOVEMENT:
            least = WORTHWHILE - _idleness(choice)
            found += [aim for aim in aims(choice, arsenal) if aim.value > least and aim.option in offered]
            found += _rests(choice, decision)
        elif choice.turn.stage is Stage.INTERACTION:
            found += _purchases(choice, offered, arsenal)
    found.sort(key=lambda aim: -aim.value)
    found.append(Aim(-_idleness(choice), "end", "end:turn"))
    return found


def _idleness(choice: Choice) -> float:
    """What a turn costs in which nothing is played. A card is discarded all the same, and a full hand draws nothing.
    [turn.one-card]"""
    if choice.turn.played_or_discarded or choice.turn.stage is not Stage.MOVEMENT:
        return 0.0
    cards = sum(card != WOUND for card in choice.hero.hand)
    return thrift(choice.state, choice.seat) * CARD_PRICE + FULL_HAND * max(0, cards - FEW_CARDS)


def _at_once(choice: Choice, decision: Decision) -> list[Aim]:
    """What costs nothing and is always good: healing points and banners."""
    found: list[Aim] = []
    for option in decision.options:
        if option.verb == "heal":
            found.append(Aim(3.0 if option.subject == "hand" else 2.0, "heal", option.id))
        elif option.verb == "equip":
            unit = choice.state.unit(option.subject)
            if not unit.banner:
                found.append(Aim(1.0 + unit_power(unit.card) / 10, "equip", option.id))
    found.sort(key=lambda aim: -aim.value)
    return found


def _sundries(choice: Choice, offered: dict[str, Option], arsenal: Arsenal) -> list[Aim]:
    """Healing, drawing and crystals: plays that are good by themselves."""
    state, seat, hero = choice.state, choice.seat, choice.hero
    wounds = hero.hand.count(WOUND)
    healing = wound_worth(state, seat)
    found: list[Aim] = []
    for play in arsenal.plays:
        if play.option not in offered:
            continue
        if play.kind == HEAL and wounds:
            value = healing * min(play.points, wounds) - play.price
        elif play.kind == DRAW and choice.turn.stage is Stage.MOVEMENT:
            value = DRAWN_CARD * min(play.points, len(hero.deck)) - play.price
        elif play.kind == CRYSTAL and turns_left(state, seat) >= 1:
            value = CRYSTAL_WORTH * play.points - play.price - 0.1
        else:
            continue
        if value > WORTHWHILE:
            found.append(Aim(value, play.kind, play.option))
    tactic = f"tactic:{hero.tactic}"
    if tactic == "tactic:the-right-moment" and tactic in offered and len(hero.deck) >= ANOTHER_TURN_CARDS:
        found.append(Aim(0.15, "tactic", tactic))
    if tactic == "tactic:long-night" and tactic in offered:
        found.append(Aim(5.0, "tactic", tactic))
    return found


def _rests(choice: Choice, decision: Decision) -> list[Aim]:
    """Resting: wounds leave the hand, for a card and the turn. [rest]"""
    wounds = choice.hero.hand.count(WOUND)
    found: list[Aim] = []
    for option in decision.options:
        if option.verb == "recover":
            found.append(Aim(0.5, "rest", option.id))
        elif option.verb == "rest" and wounds and option.target == str(wounds):
            value = REST_PER_WOUND * wounds - REST_COST - 0.05 * card_power(option.subject)
            found.append(Aim(value, "rest", option.id))
    return found


def _purchases(choice: Choice, offered: dict[str, Option], arsenal: Arsenal) -> list[Aim]:
    """Buying what the influence and the hand afford. [interact.points]"""
    packer = Packer(tuple(play for play in arsenal.plays if play.option in offered), arsenal.spare)
    found: list[Aim] = []
    for bargain in bargains(choice, choice.hero.space):
        packs = packer.packs(Goal(INFLUENCE, bargain.cost - choice.turn.influence))
        if not packs:
            continue
        value = bargain.worth - packs[0].price
        option = packs[0].plays[0].option if packs[0].plays else bargain.option
        if value > WORTHWHILE and option in offered:
            found.append(Aim(value, bargain.option, option))
    return found
