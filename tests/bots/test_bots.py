"""What every bot promises, in every game."""

from __future__ import annotations

import pytest

import magehall
from magehall.bots import BOT_NAMES, Choice, make_bot
from magehall.bots.bot import DOMAIN
from magehall.kernel.records import convert, to_builtins
from magehall.kernel.showing.perspective import Perspective
from magehall.kernel.text import LOCALES, text_problems
from tests.bots.moments import GAMES, CountingPerspective, moments

BOTS = ("random", "greedy", "search:15")

every_bot = pytest.mark.parametrize("spec", BOTS)
every_game = pytest.mark.parametrize("game", GAMES)


@every_bot
@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_chooses_an_option_and_changes_nothing(game: str, seats: int, spec: str) -> None:
    bot = make_bot(spec, seed=1)
    for match, seat in moments(game, seats, seed=5):
        before = match.save()
        choice = bot.choose(Perspective(match, seat))
        # It is listed, or lies in the space of the decision.
        assert match.found(match.pending[seat], choice.option.id) == choice.option
        assert match.save() == before


@every_bot
@every_game
def test_equal_bots_choose_the_same_whatever_they_saw_before(game: str, spec: str) -> None:
    old = make_bot(spec, seed="x")
    for match, seat in moments(game, seats=3, seed=8):
        assert old.choose(Perspective(match, seat)) == make_bot(spec, seed="x").choose(
            Perspective(match, seat)
        )


@every_bot
@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_cannot_tell_the_truth_from_a_world_it_imagines(game: str, seats: int, spec: str) -> None:
    """Not only the choice is the same, but all that the bot expected: it has no other source."""
    bot = make_bot(spec, seed=3)
    for number, (match, seat) in enumerate(moments(game, seats, seed=21)):
        choice = bot.choose(Perspective(match, seat))
        assert bot.choose(Perspective(match.imagine(seat, f"twin:{number}"), seat)) == choice


def test_the_seed_decides_what_a_bot_draws_by_lot() -> None:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    chosen = {make_bot("random", seed).choose(Perspective(match, 0)).option.id for seed in range(60)}
    assert chosen == {option.id for option in match.pending[0].options}


@every_bot
def test_where_there_is_no_choice_a_bot_does_not_think(spec: str) -> None:
    match = magehall.load_position(
        {
            "game": "battle_mages",
            "seats": 2,
            "mages": [{"school": "fire", "hand": ["ember-lance"]}, {"school": "water", "hand": ["rockfall"]}],
            "pile": ["grave-chill", "venom-dart"],
            "turn": 0,
            "at": "play",
        }
    )
    perspective = CountingPerspective(match, 0)
    choice = make_bot(spec).choose(perspective)
    assert (choice.option.id, choice.weighed, perspective.worlds) == ("cast:ember-lance", (), 0)


@pytest.mark.parametrize("spec", ["greedy", "search:15"])
def test_where_the_hints_leave_one_option_a_bot_takes_it_at_once(spec: str) -> None:
    match = magehall.new_match("mage_wars", seats=2, seed=1, options={"mode": "apprentice"})
    sense = match.game.sense
    while True:
        seat, decision = next(iter(match.pending.items()))
        hints = sense.hints(match.state, decision)
        if len(hints) == 1 < len(decision.options):
            break
        match.apply(seat, hints[0])
    perspective = CountingPerspective(match, seat)
    choice = make_bot(spec).choose(perspective)
    assert (choice.option, choice.weighed, perspective.worlds) == (hints[0], (), 1)
    assert choice.why.key == "why-only-idea"


@every_bot
def test_a_bot_says_why(spec: str) -> None:
    match, seat = next(moments("battle_mages", seats=2, seed=2))
    choice = make_bot(spec).choose(Perspective(match, seat))
    assert choice.option in [entry.option for entry in choice.weighed] or spec == "random"
    for locale in LOCALES:
        why, *lines = choice.explain(locale)
        assert why
        assert len(lines) == len(choice.weighed)
        assert all(
            entry.option.text(locale) in line for entry, line in zip(choice.weighed, lines, strict=True)
        )


def test_the_chosen_option_stands_first_in_the_explanation() -> None:
    for match, seat in moments("battle_mages", seats=4, seed=4):
        for spec in ("greedy", "search:15"):
            choice = make_bot(spec).choose(Perspective(match, seat))
            assert choice.weighed[0].option == choice.option
            assert all(0 <= entry.value <= 1 and entry.looks > 0 for entry in choice.weighed)


@every_bot
def test_a_choice_is_plain_data(spec: str) -> None:
    """So that a bot in another process can say why, too."""
    match, seat = next(moments("battle_mages", seats=2, seed=2))
    choice = make_bot(spec).choose(Perspective(match, seat))
    assert convert(to_builtins(choice), Choice) == choice


def test_the_words_of_bots_are_whole() -> None:
    assert list(text_problems(DOMAIN)) == []


@pytest.mark.parametrize(
    "spec", ["", "serch", "greedy:5", "search:", "search:0", "search:-3", "search:5s", "search:1e3"]
)
def test_an_unknown_bot_is_refused_in_one_line(spec: str) -> None:
    with pytest.raises(ValueError) as caught:
        make_bot(spec)
    said = str(caught.value)
    assert "\n" not in said
    assert repr(spec) in said
    assert "search:250ms" in said


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=", ".join(BOT_NAMES)):
        make_bot("oracle")


def test_names_say_how_to_make_the_bot_again() -> None:
    for spec in ("random", "greedy", "search:15", "search:250ms"):
        assert make_bot(spec).name == spec
    assert make_bot(make_bot("search").name).name == make_bot("search").name
