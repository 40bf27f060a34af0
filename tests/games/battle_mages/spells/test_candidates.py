"""No play that the verdict leaves is missing from the options: what is listed first sorts out nothing possible."""

from __future__ import annotations

import pytest

from magehall.games.battle_mages.cards import School
from magehall.games.battle_mages.model.deeds import Play, Way
from magehall.games.battle_mages.model.state import MAGE
from tests.conditions import TIMES
from tests.conformance.random_games import begin, random_move

TARGETS = ("", *MAGE, *School)
ABOUT_PLAYS = (
    "ask-draw", "ask-play", "ask-paralyze-aimed", "ask-paralyze-strikes", "ask-rebirth", "ask-answer-retaliation",
)  # fmt: skip


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.rule("turn.play")
def test_every_play_the_verdict_leaves_is_offered(seats: int) -> None:
    judged = 0
    for seed in range((4 if seats < 4 else 1) * TIMES):
        match, luck = begin("battle_mages", seats, seed)
        while match.pending:
            for seat, decision in match.pending.items():
                if decision.prompt.key not in ABOUT_PLAYS:
                    continue  # there a play is no answer at all, and the rule of the question says so
                offered = [option.id for option in decision.options]
                question = decision.question
                assert question is not None
                held = {match.state.face(card).id for card in match.state.mage(seat).hand}
                for play in (Play(way, spell, target) for way in Way for spell in held for target in TARGETS):
                    if question.why_not(match.state, seat, play) is not None:
                        assert play.id not in offered
                        continue
                    judged += 1
                    # What needs a target is no answer without one, or with one that means nothing at this table.
                    start = Play(play.way, play.spell).id
                    assert any(one == play.id or one.startswith(f"{start}:") for one in offered), play.id
                    if play.target in MAGE[: match.state.mages]:
                        assert play.id in offered or (play.spell == "fusion" and play.way is Way.CAST), (
                            play.id
                        )
            match.apply(*random_move(match, luck))
    assert judged > 50
