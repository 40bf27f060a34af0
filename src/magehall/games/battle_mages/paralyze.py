"""Paralyze: at any moment, cancel a spell aimed at any mage. The moments are windows. [rare.paralyze]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magehall.games.battle_mages.cards.rare import PARALYZE
from magehall.games.battle_mages.damage import cancel_shares
from magehall.games.battle_mages.frames import Announce, Cast, Retaliation, Strike
from magehall.games.battle_mages.knowledge import holds, who_could_hold
from magehall.games.battle_mages.moving_cards import play_card
from magehall.games.battle_mages.state import Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, Option, make_option
from magehall.kernel.flow import Flow, Window
from magehall.kernel.frame import Frame

LET_IT_BE = make_option(say("option-let-it-be"), "paralyze.moments", "pass")
CANCEL_IT = make_option(say("option-paralyze"), "rare.paralyze", "counter", PARALYZE.id)
_PROMPTS = {"aimed": say("ask-paralyze-aimed"), "strikes": say("ask-paralyze-strikes")}
_HOLDING = (LET_IT_BE, CANCEL_IT)
_NOT_HOLDING = (LET_IT_BE,)


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
        return who_could_hold(state, PARALYZE, state.alive())

    def ask(self, state: Battle, window: Window, opener: Frame, seat: int) -> Decision:
        options = _HOLDING if holds(state, seat, PARALYZE) else _NOT_HOLDING
        return Decision(seat, _PROMPTS[window.name], "paralyze.moments", options)

    def reply(self, flow: Flow[Battle], window: Window, opener: Frame, seat: int, option: Option) -> None:
        """The spell is cancelled whole, for all its targets. [paralyze.whole-spell]"""
        play_card(flow, seat, flow.state.card_of(seat, PARALYZE.id))
        flow.emit("spell-paralyzed", "rare.paralyze", mage=f"#{seat}")
        match opener:
            case Announce():
                for spell in opener.spells:
                    cancel_shares(flow, spell)
            case Retaliation() | Strike():
                cancel_shares(flow, opener.spell)
        opener.stop()
