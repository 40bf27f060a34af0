"""Whole games at the terminal, and everything one can say at the table."""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import magehall
from magehall.kernel.chance import commit
from magehall.terminal.prompt import DecisionPrompt
from magehall.terminal.store import Seating, Store
from tests.games.battle_mages.scenario import mage, scenario
from tests.terminal.person import Person, new_match, seating


@pytest.mark.parametrize(
    ("seats", "locale"), [(1, "fr"), (2, "en"), (2, "fr"), (2, "ru"), (3, "ru"), (6, "en")]
)
def test_a_whole_game_is_played_to_its_result(tmp_path: Path, locale: str, seats: int) -> None:
    match = new_match(seats)
    person = Person(always="1")
    play = person.play(match, tmp_path, seating(seats, locale))
    assert match.result is not None
    assert commit(match.setup.secret) in person.shown
    assert play.saved
    assert play.saved in person.shown.replace("\n", "")
    assert magehall.verify(Path(play.saved).read_bytes()).holds
    to_copy = (commit(match.setup.secret), str(tmp_path))
    lines = [line for line in person.shown.splitlines() if not any(part in line for part in to_copy)]
    assert max(map(len, lines)) <= 80


NUMBERS = ["0", "7", "99999", "9" * 5000, "²", "-1", "1.5"]
WORDS = [
    "choose",
    "xyzzy",
    "[bold]",
    "[/]",
    "@spell-heal",
    "#0",
    "{ $x }",
    "\ud800",
    "draw",
    "cast:",
    "a b c",
    "\x1b[2J",
]
ASKING = [
    "? 99",
    "? [/red]",
    "?\x00",
    "??",
    "why @x",
    "why #1",
    "rules #0",
    "rules [/]",
    "rules",
    "log -3",
    "log x",
]
DOING = [
    "lang",
    "lang de",
    "save /",
    "save \x00",
    "stops perhaps",
    "undo",
    "undo now",
    "hint",
    "help me",
    "stops",
]


@pytest.mark.parametrize("line", [*NUMBERS, *WORDS, *ASKING, *DOING])
def test_no_line_breaks_the_conversation(tmp_path: Path, line: str) -> None:
    match = new_match(1)
    person = Person([line, "1"])
    person.play(match, tmp_path, seating(1))
    assert len(person.prompts) >= 2
    assert "Traceback" not in person.shown


@pytest.mark.parametrize("line", ["3", "choose:air", "choose:a", "air", "AIR", "sarosha", "  3  "])
def test_an_option_is_chosen_by_number_by_id_or_by_what_only_it_begins_with(
    tmp_path: Path, line: str
) -> None:
    match = new_match(1)
    Person([line]).play(match, tmp_path, seating(1))
    assert match.moves[0] == (0, "choose:air")


def test_what_fits_several_options_chooses_none_and_lists_them(tmp_path: Path) -> None:
    match = new_match(1)
    person = Person(["choose"])
    person.play(match, tmp_path, seating(1))
    assert not match.moves
    assert "choose:fire, choose:water" in person.shown


def test_a_question_mark_explains_the_options_and_one_of_them_with_its_rule(tmp_path: Path) -> None:
    person = Person(["?", "? 2", "? water"])
    person.play(new_match(1), tmp_path, seating(1))
    assert "§\N{NO-BREAK SPACE}setup.mage: Each player takes one of the six mages" in person.shown
    assert person.shown.count("id: choose:water") == 2


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "each player takes"), ("fr", "chaque joueur"), ("ru", "каждый")]
)
def test_rules_are_cited_in_the_persons_language(tmp_path: Path, locale: str, said: str) -> None:
    person = Person(["? 1"])
    person.play(new_match(1), tmp_path, seating(1, locale))
    assert said in person.shown.casefold()


POSITION: dict[str, Any] = {
    "game": "battle_mages",
    "seats": 2,
    "mages": [
        {"school": "fire", "hand": ["shield", "heal", "ember-lance"]},
        {"school": "water", "hand": ["tide-whip"]},
    ],
    "pile": ["rockfall", "gale-cutter"],
    "at": "play",
}


def test_a_question_mark_cites_the_text_of_the_card_too(tmp_path: Path) -> None:
    hand = ["shield", "heal", "ember-lance"]
    mages = [{"school": "fire", "hand": hand, "hex": "fear"}, {"school": "water"}]
    match = magehall.load_position(POSITION | {"mages": mages})
    assert [option.id for option in match.pending[0].options][:2] == ["discard:ember-lance", "discard:shield"]
    person = Person(["? 2"])
    person.play(match, tmp_path, seating(2))
    assert "hand.limit: " in person.shown
    assert "rare.shield: " in person.shown


def test_a_question_mark_cites_no_rule_that_only_ends_in_the_name_of_the_card(tmp_path: Path) -> None:
    hero = {"hero": "tovak", "hand": ["march"], "space": "0,0"}
    match = magehall.load_position({"game": "mage_knight", "seats": 1, "heroes": [hero]})
    person = Person(["? play:march:basic"])
    person.play(match, tmp_path, seating(1))
    assert "card.march: " in person.shown
    assert "cooperation.march" not in person.shown


def test_one_lone_option_is_not_called_a_number_from_1_to_1(tmp_path: Path) -> None:
    mages = [mage("stone-hand", "rage"), mage("paralyze"), mage()]
    match = scenario(*mages, pile=["ember-lance", "heal"]).match
    match.apply(0, "cast:stone-hand")
    assert match.pending[0].forced is not None
    person = Person(["nonsense", ""])
    person.play(match, tmp_path, seating(3, stops=True))
    assert person.prompts[0] == "Enter ›"
    assert "press Enter" in person.shown
    assert "1 to 1" not in person.shown


def test_more_rules_are_found_under_the_games_own_name(tmp_path: Path) -> None:
    person = Person(["rules mage"])
    person.play(new_match(1), tmp_path, seating(1))
    assert "magehall rules battle_mages mage" in " ".join(person.shown.split())


def test_why_lists_what_cannot_be_chosen_and_its_rule(tmp_path: Path) -> None:
    person = Person(["why", "why counter:shield", "why cast:heal", "counter:shield", "why nonsense"])
    match = magehall.load_position(POSITION)
    person.play(match, tmp_path, seating(2))
    flat = " ".join(person.shown.split())
    assert flat.count("counter:shield: No spell is aimed at you") == 3
    assert "§ play.counter" in flat
    assert "This can be chosen now: Cast Heal" in flat
    assert "nonsense: That is not among the options now." in flat
    assert not match.moves


def test_a_person_is_shown_only_what_the_seat_may_see(tmp_path: Path) -> None:
    """Two tables that differ in the other mage's hand and in the pile read the same, whatever one asks."""
    fire, water = POSITION["mages"]
    other = POSITION | {"mages": [fire, water | {"hand": ["rockfall"]}], "pile": ["tide-whip", "gale-cutter"]}
    told = []
    for position in (POSITION, other):
        person = Person(["table", "?", "why", "why cast:heal", "log 100", "undo", "help"])
        person.play(magehall.load_position(position), tmp_path, seating(2))
        told.append(person.shown)
    assert told[0] == told[1]


def test_undo_takes_back_where_the_rules_allow_it(tmp_path: Path) -> None:
    match = new_match(1)
    person = Person(["1", "undo", "3", "undo", "3", "4", "undo"])
    person.play(match, tmp_path, seating(1))
    assert person.shown.count("Taken back.") == 2
    assert "This cannot be taken back" in person.shown
    assert match.moves[0] == (0, "choose:air")


def test_commands_are_understood_in_the_persons_language_and_in_english(tmp_path: Path) -> None:
    person = Person(
        ["aide", "règles bouclier", "langue ru", "помощь", "правила щит", "help", "lang en", "quit"]
    )
    person.play(new_match(1), tmp_path, seating(1, "fr"))
    assert "annuler" in person.shown
    assert "отмена" in person.shown
    assert person.shown.count("rare.shield") >= 2
    assert "magehall play --resume" in person.shown


def test_the_language_can_change_in_the_middle_and_is_kept(tmp_path: Path) -> None:
    person = Person(["lang ru", "1"])
    person.play(new_match(2), tmp_path, seating(2))
    assert "Выберите своего мага." in person.shown
    assert Store(tmp_path).resume()[1].locale == "ru"


def test_hint_names_an_option_and_says_why(tmp_path: Path) -> None:
    person = Person(["hint"])
    match = magehall.load_position(POSITION)
    person.play(match, tmp_path, seating(2))
    assert "A bot would choose: " in person.shown
    assert re.search(r"\d+ %", person.shown)
    assert not match.moves


def test_log_tells_what_happened_as_the_seat_may_know_it(tmp_path: Path) -> None:
    person = Person(["1", "log", "log 1"])
    person.play(new_match(2), tmp_path, seating(2))
    assert "You are dealt" in person.shown
    assert "Basil is dealt a card." in person.shown


def test_moments_that_offer_nothing_pass_by_themselves_unless_one_wants_to_stop(tmp_path: Path) -> None:
    quiet, stopping = Person(always="1"), Person(["stops on"], always="1")
    quiet.play(new_match(3), tmp_path, seating(3))
    stopping.play(new_match(3), tmp_path, seating(3))
    assert "Let it be" not in quiet.shown.replace("Let it be\n  2", "")
    assert "Let it be" in stopping.shown
    assert len(stopping.prompts) > len(quiet.prompts)


def test_saving_and_loading_goes_on_where_one_was(tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    match = new_match(3)
    person = Person(["1", "1", f"save {file}", "save", "save", f"save {file}"])
    person.play(match, tmp_path / "data", seating(3))
    assert person.shown.count("Saved: ") == 4
    loaded = magehall.load_match(file.read_bytes())
    assert loaded.moves == match.moves
    assert sorted(path.name for path in (tmp_path / "data" / "saves").iterdir()) == [
        "battle_mages-1.json",
        "battle_mages-2.json",
    ]


def test_a_file_of_another_kind_is_not_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    person = Person([f"save {diary}", f"save {tmp_path}", f"save {diary}/below"])
    person.play(new_match(1), tmp_path / "data", seating(1))
    assert person.shown.count("Not saved") == 3
    assert diary.read_text() == "dear diary"


def test_closing_the_input_ends_politely_and_keeps_the_match(tmp_path: Path) -> None:
    match = new_match(3)
    person = Person(["2"])
    play = person.play(match, tmp_path, seating(3))
    assert "Until next time." in person.shown
    assert "magehall play --resume" in person.shown
    again, seats = Store(tmp_path).resume()
    assert again.moves == match.moves
    assert seats.bots == {1: "random", 2: "random"}
    assert play.saved in person.shown.replace("\n", "")


def test_control_c_ends_politely_and_keeps_the_match_before_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(3)
    person = Person(["2", "1"])
    applied = type(match).apply

    def interrupted(self: Any, seat: int, option: Any) -> Any:
        if len(self.moves) == 4:
            self.flow.state.edit_table().pile.pop()
            monkeypatch.setattr(type(match), "apply", applied)
            raise KeyboardInterrupt
        return applied(self, seat, option)

    monkeypatch.setattr(type(match), "apply", interrupted)
    person.play(match, tmp_path, seating(3))
    assert "Until next time." in person.shown
    again, _ = Store(tmp_path).resume()
    assert len(again.moves) == 4
    assert magehall.verify(again.save()).holds


def test_with_a_full_disk_there_is_one_warning_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("magehall.terminal.store.write", full)
    match = new_match(2)
    person = Person(["save"], always="1")
    person.play(match, tmp_path, seating(2))
    assert match.result is not None
    flat = " ".join(person.shown.split())
    assert flat.count("cannot be kept") == 1
    assert flat.count("Not saved") == 2
    assert "No space left on device" in flat
    assert list(tmp_path.iterdir()) == []


def test_bots_alone_play_for_a_spectator(tmp_path: Path) -> None:
    match = new_match(3)
    person = Person()
    person.play(match, tmp_path, Seating(None, "Anna", dict.fromkeys(range(3), "random"), "en"))
    assert match.result is not None
    assert person.prompts == []
    assert "You are dealt" not in person.shown
    assert "Your hand" not in person.shown


def test_bots_moves_are_told_at_reading_pace(tmp_path: Path) -> None:
    person = Person(always="1")
    person.play(new_match(2), tmp_path, seating(2))
    assert person.pauses
    assert max(person.pauses) <= 2


def test_who_is_seen_thinking_never_tells_what_a_bot_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With Paralyze in a bot's hand or with another card there, the same bots are seen thinking."""
    thought: list[list[str]] = []
    for card in ("paralyze", "heal"):
        other = "heal" if card == "paralyze" else "paralyze"
        mages = [
            {"school": "fire", "hand": ["ember-lance", "stone-hand"]},
            {"school": "water", "hand": [card, "tide-whip"]},
            {"school": "air", "hand": ["gale-cutter"]},
        ]
        match = magehall.load_position(
            {"game": "battle_mages", "seats": 3, "mages": mages, "pile": ["rockfall", other], "at": "play"}
        )
        seen: list[str] = []

        def status(self: Any, text: str, seen: list[str] = seen, **_: Any) -> Any:
            seen.append(text)
            return nullcontext()

        monkeypatch.setattr("rich.console.Console.status", status)
        windows = Person(["1"])
        windows.play(match, tmp_path, seating(3))
        thought.append(seen[:2])
    assert thought[0] == thought[1] == ["Basil is thinking …"] * 2


def test_where_there_is_no_choice_nobody_is_asked_and_what_happens_is_told(tmp_path: Path) -> None:
    position = POSITION | {
        "mages": [{"school": "fire", "hand": ["heal"], "life": 5}, {"school": "water", "hand": ["tide-whip"]}]
    }
    match = magehall.load_position(position)
    person = Person()
    person.play(match, tmp_path, seating(2))
    assert match.moves[0] == (0, "cast:heal")
    assert "Heal" in person.shown
    assert "Enter ›" not in person.prompts


def test_enter_alone_shows_the_table_again(tmp_path: Path) -> None:
    person = Person(["", "table"])
    person.play(magehall.load_position(POSITION), tmp_path, seating(2))
    assert person.shown.count("Your hand") == 3


def test_a_bug_keeps_the_match_and_is_not_swallowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: DecisionPrompt) -> None:
        raise LookupError("oops")

    monkeypatch.setattr(DecisionPrompt, "ask", broken)
    with pytest.raises(LookupError):
        Person().play(new_match(2), tmp_path, seating(2))
    assert Store(tmp_path).resume()[0].moves == []


def test_a_game_that_does_not_sketch_itself_can_still_be_played(tmp_path: Path) -> None:
    match = magehall.new_match("midnight_larder", seats=2, seed=1)
    person = Person(always="1")
    person.play(match, tmp_path, Seating(0, "Anna", {1: "random"}, "en"))
    assert match.result is not None
