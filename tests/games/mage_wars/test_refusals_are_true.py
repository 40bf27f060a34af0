"""No reason is ever untrue: whatever is asked in random play, the reason given is held against the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from magehall import Match
from magehall.games.mage_wars.cards import CARDS, SPELLS
from magehall.games.mage_wars.model.labels import zone_names
from magehall.games.mage_wars.model.state import Duel
from magehall.kernel.text import messages
from tests.conformance.random_games import sampled, spacing
from tests.games.mage_wars.facts import FACTS, Claim

MOMENTS = 90
"""So many decisions are looked at with each number of seats; late ones count for more."""
ASKED = 60
"""So many deeds of each sort are asked about, where somebody is to act."""
ACTS = frozenset({"cast", "activate", "finish", "attack", "choose", "prepare"})
"""The verbs of questions to one who is to act; in the windows between, hardly anything is possible."""


def deeds(match: Match[Duel], seat: int, luck: Random) -> Iterator[str]:
    """Spells of the book and creatures' deeds, at whatever there is; and all that the game lists as looking possible."""
    state = match.state
    player = state.player(seat)
    objects = [id for id, _ in state.pieces()]
    cards = sorted({CARDS[number].slug for number in player.deck} | {card.slug for card in SPELLS[::29]})
    at = [*objects, *zone_names(state), *state.arena.borders, "arena", *(f"card.{slug}" for slug in cards)]
    ready = [
        option for option in match.pending[seat].options if option.verb in ("cast", "bound", "invoke", "use")
    ]
    known = sorted({f"{option.verb}:{option.subject}" for option in ready})
    prepared = [f"cast:{CARDS[number].slug}" for number in player.prepared]
    spells = [f"cast:{slug}" for slug in cards] + 8 * (known + prepared)
    bars = [
        f"attack:{id}.{bar.name}"
        for id in objects
        for bar in state.card(id).attacks
        if not state.piece(id).hidden
    ]
    doing = [f"{verb}:{id}" for verb in ("move", "climb", "guard", "activate", "reveal") for id in objects]
    yield from match.refusals(seat)
    acts = not ACTS.isdisjoint(option.verb for option in match.pending[seat].options)
    for _ in range(ASKED if acts else 3):
        yield f"{luck.choice(spells)}:{luck.choice(at)}"
        yield f"{luck.choice(bars)}:{luck.choice(at)}"
        yield luck.choice((luck.choice(doing), f"{luck.choice(doing)}:{luck.choice(at)}"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_given_in_random_play_is_true(seats: int) -> None:
    met: Counter[str] = Counter()
    for match, luck in sampled("mage_wars", seats, MOMENTS * spacing("mage_wars", seats)):
        for seat in match.pending if match.state.match.round else ():
            for option_id in deeds(match, seat, Random(str(luck.random()))):
                refusal = match.why_not(seat, option_id)
                if refusal is not None:
                    reason = refusal.reason.key.removeprefix("refused-")
                    met[reason] += 1
                    assert refusal.rule, (option_id, reason)
                    claim = Claim(match, seat, option_id, refusal)
                    assert FACTS[reason](claim), (option_id, refusal, match.state.trace())
    assert len(met) > 25


def test_every_reason_there_is_can_be_held_against_the_table() -> None:
    reasons = {key for key in messages("mage_wars", "en") if key.startswith("refused-")}
    assert reasons <= {f"refused-{reason}" for reason in FACTS}
