"""Paralyze: at any moment, cancel a spell aimed at any mage. The moments are windows. [rare.paralyze]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magehall.games.battle_mages.cards import AT_ANY_MOMENT
from magehall.games.battle_mages.damage.strike import cancel_shares
from magehall.games.battle_mages.deck.moving_cards import play_card
from magehall.games.battle_mages.model.deeds import Play, Way
from magehall.games.battle_mages.model.events import SpellParalyzed
from magehall.games.battle_mages.model.frames import Announce, Cast, Retaliation, Strike
from magehall.games.battle_mages.model.knowledge import holds, who_could_hold, why_not_held
from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.model.uses import deeds_with_hand, no_aim, why_not_so
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Decision, Deed, Moment, Option, Pass, Question, Refusal, Verdict
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame

LET_IT_BE = Pass().option(say("option-let-it-be"), "paralyze.moments")
CANCEL_IT = Play(Way.COUNTER, AT_ANY_MOMENT.id).option(say("option-paralyze"), "rare.paralyze")
_HOLDING = (LET_IT_BE, CANCEL_IT)
_NOT_HOLDING = (LET_IT_BE,)
_NOT_NOW = Refusal(say("refused-only-paralyze"), "play.own-turn")


def interruptions(moment: Moment[Battle]) -> tuple[Option, ...]:
    return _HOLDING if holds(moment.state, moment.seat, AT_ANY_MOMENT) else _NOT_HOLDING


def why_not_interrupt(moment: Moment[Battle], deed: Deed) -> Verdict:
    """Out of turn only Paralyze is played. [play.own-turn]"""
    unheld = why_not_held(moment.state, moment.seat, deed)
    if unheld is not None or not isinstance(deed, Play) or deed == CANCEL_IT.deed:
        return unheld
    if deed.spell != AT_ANY_MOMENT.id:
        return _NOT_NOW
    return why_not_so(deed) or no_aim(deed.face)


_ASKED = {
    moment: Question(
        Moment,
        say(f"ask-paralyze-{moment}"),
        "paralyze.moments",
        interruptions,
        why_not_interrupt,
        deeds_with_hand,
    )
    for moment in ("aimed", "strikes")
}


class ParalyzeWindows:
    """Whenever a spell is announced, turned, or about to strike. Everyone is asked who could hold the card as far
    as the table knows, so that being asked tells nothing. [paralyze.moments]"""

    after: Mapping[str, str] = {
        "Announce.announce": "aimed",
        "Cast.announce": "aimed",
        "Retaliation.announce": "aimed",
        "Strike.about_to_strike": "strikes",
    }

    def who(self, state: Battle, window: Window, opener: Frame) -> Sequence[int]:
        if not opener.step or (isinstance(opener, Cast) and not opener.is_aimed()):
            return ()
        return who_could_hold(state, AT_ANY_MOMENT, state.alive())

    def ask(self, state: Battle, window: Window, opener: Frame, seat: int) -> Decision:
        return _ASKED[window.name].ask(state, seat)

    def reply(self, flow: Flow[Battle], window: Window, opener: Frame, seat: int, option: Option) -> None:
        """The spell is cancelled whole, for all its targets. [paralyze.whole-spell]"""
        play_card(flow, seat, flow.state.card_of(seat, AT_ANY_MOMENT.id))
        flow.emit(SpellParalyzed(mage=f"#{seat}"), "rare.paralyze")
        match opener:
            case Announce():
                for spell in opener.spells:
                    cancel_shares(flow, spell)
            case Retaliation() | Strike():
                cancel_shares(flow, opener.spell)
        opener.stop()
