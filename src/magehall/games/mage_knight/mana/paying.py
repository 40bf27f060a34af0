"""Paying mana: the question how, and what it takes. [mana.pay]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.vocabulary import BLACK, GOLD, Color
from magehall.games.mage_knight.mana.punishment import punish
from magehall.games.mage_knight.mana.ways import (
    Means,
    Need,
    Purse,
    black_serves,
    gold_serves,
    purse_of,
    used_source,
)
from magehall.games.mage_knight.model.deeds.effects import PayWith
from magehall.games.mage_knight.model.events.effects import ManaPaid
from magehall.games.mage_knight.model.frames.effects import Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice, in_own_turn
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import TakenDie
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _ask(pay: Pay, flow: Flow[Quest]) -> Asked:
    return PAYING.ask(flow.state, pay.seat)


def _answer(pay: Pay, flow: Flow[Quest]) -> None:
    way = flow.deed(PayWith)
    spend(flow, pay.seat, way, spell=pay.spell)
    opener = flow.state.opener()
    if pay.remembered and isinstance(opener, Resolve):
        opener.color = Color(way.serves)
    pay.needs = pay.needs[1:]
    if pay.needs:
        pay.go("ask")


def _ways(choice: Choice) -> list[Option]:
    pay = choice.state.top(Pay)
    return [_way(way) for way in purse_of(choice, pay.needs, spell=pay.spell).ways(pay.needs[0])]


@cache
def _way(way: PayWith) -> Option:
    key = "option-pay" if way.shows == way.serves else "option-pay-as"
    words = say(key, means=f"@means-{way.means}-{way.shows}", color=f"@color-{way.serves}")
    return way.option(words, "mana.pay")


def _why_not(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, PayWith):
        return None
    pay = choice.state.top(Pay)
    purse = purse_of(choice, pay.needs, spell=pay.spell)
    if deed not in purse.ways(pay.needs[0]):
        return why_not_way(choice, deed)
    rest = (*pay.needs[1:], *pay.later)
    turned = purse.take(deed)
    enough = purse.can_pay(rest)
    purse.put_back(deed, turned)
    return None if enough else refuse("mana-needed-later", "mana.pay")


def why_not_way(choice: Choice, way: PayWith) -> Verdict:
    """The reason why a mana cannot be paid with. It is not there, not usable now, or of another colour. [mana.pay]"""
    purse = purse_of(choice)
    try:
        means, shows, serves = Means(way.means), Color(way.shows), Color(way.serves)
    except ValueError:
        return refuse("no-such-mana", "mana.pay")
    if means is Means.DIE and not purse.dice and choice.state.source.dice:
        return _why_no_die(choice)
    if not purse.stock.get((means, shows)):
        return refuse("no-such-mana", "mana.pay")
    if shows is GOLD and not gold_serves(choice):
        return refuse("gold-at-night", "mana.gold")
    if shows is BLACK and not black_serves(choice):
        return refuse("black-by-day", "mana.black")
    if shows is GOLD and purse.unfriendly(means, serves):
        return refuse("gold-among-friends", "friendly.mana")
    return refuse("other-color", "mana.pay")


def why_not_payable(choice: Choice, needs: tuple[Need, ...], *, spell: bool = False) -> Verdict:
    """Why the mana for something cannot be paid; None where it can. [mana.pay]"""
    if not needs:
        return None
    payment, judged = (needs, spell), choice.judged
    if payment not in judged:
        judged[payment] = _judge_payment(choice, needs, spell)
    return judged[payment]


def _judge_payment(choice: Choice, needs: tuple[Need, ...], spell: bool) -> Verdict:
    purse = purse_of(choice, needs, spell=spell)
    if purse.can_pay(needs):
        return None
    if (BLACK,) in needs and not purse.black:
        return refuse("black-by-day", "mana.black")
    if not purse.gold:
        purse.gold = True
        by_day = purse.can_pay(needs)
        purse.gold = False
        if by_day:
            return refuse("gold-at-night", "mana.gold")
    if not purse.dice and Purse(choice, spell=spell, dice=1).can_pay(needs):
        return _why_no_die(choice)
    for need in needs:
        if len(need) == 1 and not purse.can_pay((need,)):
            return refuse("no-mana", "mana.pay", color=f"@color-{need[0]}")
    return refuse("not-enough-mana", "mana.pay", count=len(needs))


def _why_no_die(choice: Choice) -> Refusal:
    """Why no die of the Source serves a player any more. [source.one] [skill.who-needs-magic] [skill.source-freeze]
    [duel.partly]"""
    if choice.turn.source_closed:
        return refuse("source-closed", "skill.who-needs-magic")
    if used_source(choice.turn):
        return refuse("source-used", "source.one")
    if not in_own_turn(choice.state, choice.seat):
        return refuse("source-of-others", "duel.partly")
    return refuse("source-frozen", "skill.source-freeze")


def spend(flow: Flow[Quest], seat: int, way: PayWith, *, spell: bool = False) -> None:
    """Take the mana with which a player pays. [mana.pay]"""
    state = flow.state
    means, shows, serves = Means(way.means), Color(way.shows), Color(way.serves)
    if Purse(Choice(state, seat), spell=spell).take(way):
        state.edit_turn(seat).opposite = False
    if means is Means.TOKEN:
        state.edit_hero(seat).mana.remove(shows)
        if state.turn(seat).fleeting is shows:
            # Tokens of a colour are alike: the one that would be lost goes first. [skill.invocation]
            state.edit_turn(seat).fleeting = None
    elif means is Means.CRYSTAL:
        state.edit_hero(seat).crystals[shows] -= 1
        state.edit_turn(seat).crystals_spent += (shows,)
    elif means is Means.DIE:
        state.edit_source().dice.remove(shows)
        turn = state.edit_turn(seat)
        turn.dice.append(TakenDie(shows))
        turn.dice_left -= 1
    elif means is Means.STORED:
        state.edit_hero(seat).stored_die = None
        state.edit_turn(seat).dice.append(TakenDie(shows, stored=True))
    state.edit_turn(seat).mana_used += (serves,)
    punish(flow, seat, serves)
    flow.emit(
        ManaPaid(hero=f"#{seat}", means=f"@means-{means}-{shows}", color=f"@color-{serves}"), "mana.pay"
    )


PAYING: Question[Quest, Choice] = Question(Choice, say("ask-pay"), "mana.pay", _ways, _why_not)

PROCEDURES: dict[type[Frame], Procedure] = {Pay: Procedure(ask=_ask, answer=_answer)}
