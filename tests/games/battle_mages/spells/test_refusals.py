"""Every refusal has a reason and names its rule; what is offered is never refused."""

from __future__ import annotations

import pytest

from magehall.games.battle_mages.cards import FACES, Rare
from magehall.kernel.text import LOCALES, has_message
from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, new_duel, scenario

REASONS = {
    "refused-nothing-aimed": "play.counter",
    "refused-nothing-in-the-air": "rare.paralyze",
    "refused-alive": "eliminated.rebirth",
    "refused-no-hand": "rare.deception",
    "refused-bare": "rare.deception",
    "refused-must-merge": "merge.always",
    "refused-no-chain": "merge.same-type",
    "refused-other-type": "merge.same-type",
    "refused-same-image": "merge.other-major",
    "refused-has-common": "hand.three-rares",
    "refused-useful": "hand.three-rares",
}


def tables() -> list[Duel]:
    """Mage 0 is to play, in as many ways as there are reasons to refuse."""
    rares = [face.id for face in FACES if isinstance(face, Rare)]
    earth = chain("earth", 3, by=2, last="rockfall")
    return [
        scenario(mage(*rares), mage(), mage()),
        scenario(mage(*rares), mage("stone-hand"), mage(), aimed=[earth]),
        scenario(mage(*rares, "stone-hand", "rockfall", "tide-whip"), mage(), mage()),
        scenario(mage(*rares, "stone-hand", "rockfall", "tide-whip"), mage("heal"), mage(), aimed=[earth]),
        scenario(mage("stone-hand", "shield"), mage(), mage(), aimed=[bolt("rage", 3, by=1, at=2)]),
    ]


@pytest.mark.parametrize("place", range(len(tables())))
def test_no_option_is_offered_and_refused_at_once(place: int) -> None:
    duel = tables()[place]
    assert not set(duel.match.refusals(0)) & set(duel.offers(0))


@pytest.mark.parametrize("place", range(len(tables())))
def test_every_refusal_names_its_rule_and_changes_nothing(place: int) -> None:
    duel = tables()[place]
    for option in duel.match.refusals(0):
        key, rule = duel.refuses(0, option)
        assert rule == REASONS[key]


def test_every_reason_occurs_and_is_said_in_three_languages() -> None:
    found = {refusal.reason.key for duel in tables() for refusal in duel.match.refusals(0).values()}
    assert found == set(REASONS)
    assert all(has_message("battle_mages", key, locale) for key in found for locale in LOCALES)


@pytest.mark.parametrize("place", range(len(tables())))
def test_every_card_in_hand_is_offered_or_its_refusal_explained(place: int) -> None:
    duel = tables()[place]
    said = [*duel.offers(0), *duel.match.refusals(0)]
    for card in duel.hand(0):
        assert [option for option in said if option.split(":")[1] == card], card


@pytest.mark.parametrize("nonsense", ["", " cast:stone-hand", "CAST:stone-hand", "juggle:stone-hand", "🔥"])
def test_words_that_mean_nothing_are_refused_by_no_rule(nonsense: str) -> None:
    duel = scenario(mage("stone-hand"), mage(), mage())
    assert duel.refuses(0, nonsense) == ("refused-not-offered", "")


@pytest.mark.parametrize("unfinished", ["cast", "cast:", "cast:stone-hand ", "cast:no-such-spell", "spend:"])
def test_what_is_no_answer_is_refused_by_the_rule_of_the_question(unfinished: str) -> None:
    duel = scenario(mage("stone-hand", "shield"), mage(), mage())
    key = "refused-other-question" if unfinished.startswith("spend") else "refused-no-such-answer"
    assert duel.refuses(0, unfinished) == (key, "turn.play")


DEEDS = {
    "cast:shield:mage-1": ("refused-not-held", "turn.play"),
    "merge:rage": ("refused-no-merge", "merge.same-type"),
    "counter:rage": ("refused-no-counter", "play.counter"),
    "counter:stone-hand": ("refused-no-counter", "play.counter"),
    "cast:dodge": ("refused-no-cast", "play.counter"),
    "spend:stone-hand": ("refused-no-spend", "hand.three-rares"),
    "cast:stone-hand:mage-1": ("refused-no-aim", "turn.announce"),
    "cast:heal:mage-1": ("refused-no-aim", "rare.heal"),
    "cast:rage:mage-0": ("refused-yourself", "rare.rage"),
    "cast:rage:mage-2": ("refused-mage-out", "damage.zero"),
    "cast:deception:mage-1": ("refused-bare", "rare.deception"),
    "draw:pile": ("refused-drawn", "turn.draw"),
    "discard:shield": ("refused-not-held", "hand.limit"),
    "discard:rage": ("refused-other-question", "turn.play"),
    "pass": ("refused-no-pass", "turn.play"),
}


@pytest.mark.parametrize("option", DEEDS)
def test_every_deed_a_mage_could_think_of_is_refused_by_its_rule(option: str) -> None:
    hand = mage("stone-hand", "rage", "dodge", "heal", "deception")
    duel = scenario(hand, mage(), mage(life=0), mage("shield"))
    assert duel.refuses(0, option) == DEEDS[option]


@pytest.mark.rule("rare.deception")
def test_deception_takes_only_what_the_other_mage_holds() -> None:
    duel = scenario(mage("deception", "heal"), mage("rage"), mage()).does(0, "cast:deception:mage-1")
    while "take:rage" not in duel.offers(0):
        duel.does(next(iter(duel.match.pending)), "pass")
    assert duel.refuses(0, "take:heal") == ("refused-not-theirs", "rare.deception")


def test_seats_that_are_not_asked_and_seats_that_do_not_exist_are_refused() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage())
    assert duel.refuses(1, "cast:stone-hand") == ("refused-not-asked", "")
    assert duel.refuses(3, "cast:stone-hand") == ("refused-no-seat", "")


def test_after_the_end_everything_is_refused() -> None:
    duel = scenario(mage("stone-hand", life=5), mage(life=4), pile=[])
    duel.does(0, "cast:stone-hand")
    assert duel.refuses(0, "cast:stone-hand") == ("refused-over", "")


def test_a_mage_someone_has_taken_is_refused() -> None:
    duel = new_duel(2).does(0, "choose:fire")
    assert duel.refuses(1, "choose:fire") == ("refused-mage-taken", "setup.mage")
    assert duel.refuses(1, "choose:ice") == ("refused-no-such-answer", "setup.mage")


@pytest.mark.rule("turn.draw")
def test_before_the_draw_no_card_is_played_and_nothing_comes_from_where_nothing_lies() -> None:
    hand = ("stone-hand", "fusion", "shield", "heal")
    duel = scenario(mage(*hand), mage(), mage(), at="start", centre="rage", pile=[])
    assert duel.offers(0) == ["draw:centre"]
    assert duel.refuses(0, "draw:pile") == ("refused-no-pile", "turn.draw")
    for option in ("cast:stone-hand", "merge:stone-hand", "cast:fusion:fire", "counter:shield", "cast:heal"):
        assert duel.refuses(0, option) == ("refused-draw-first", "turn.draw")
    bare = scenario(mage(), mage(), mage(), at="start", pile=["rage"])
    assert bare.refuses(0, "draw:centre") == ("refused-no-centre", "turn.centre-replaced")


@pytest.mark.rule("play.own-turn")
def test_out_of_turn_only_paralyze_is_played() -> None:
    duel = scenario(mage("stone-hand"), mage("paralyze", "shield", "rage"), mage())
    duel.does(0, "cast:stone-hand")
    assert duel.offers(1) == ["pass", "counter:paralyze"]
    assert duel.refuses(1, "counter:shield") == ("refused-only-paralyze", "play.own-turn")
    assert duel.refuses(1, "cast:rage:mage-0") == ("refused-only-paralyze", "play.own-turn")
    assert duel.refuses(1, "counter:paralyze:mage-0") == ("refused-no-aim", "rare.paralyze")
    assert duel.refuses(1, "cast:paralyze") == ("refused-no-cast", "play.counter")
    assert set(duel.match.refusals(1)) == {"counter:shield", "cast:rage"}


@pytest.mark.rule("retaliate.exchange")
def test_a_turned_spell_is_answered_with_three_cards_alone() -> None:
    duel = scenario(mage("retaliate"), mage(), mage("shield", "mind-control"), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "counter:retaliate")
    assert duel.refuses(2, "counter:mind-control:mage-1") == ("refused-not-at-once", "retaliate.exchange")
    assert "counter:shield" not in duel.match.refusals(2)


@pytest.mark.rule("eliminated.no-healing")
def test_at_zero_life_neither_heal_nor_leech_helps() -> None:
    duel = scenario(
        mage("stone-hand", "heal", "leech", "rage", "rebirth", life=1), mage(), mage(),
        aimed=[bolt("rage", 3, by=2)],
    )  # fmt: skip
    duel.does(0, "cast:stone-hand")
    assert duel.offers(0) == ["cast:rebirth", "pass"]
    for option in ("cast:heal", "cast:leech"):
        assert duel.refuses(0, option) == ("refused-no-healing", "eliminated.no-healing")
    assert duel.refuses(0, "cast:rage:mage-1") == ("refused-out", "damage.zero")
    assert "cast:rebirth" not in duel.match.refusals(0)
