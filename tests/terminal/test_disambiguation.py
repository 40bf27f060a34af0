"""Options about things of one name: what is added so that a person can tell them apart, and only then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magehall.kernel.decision import Option
from magehall.kernel.text import LOCALES
from magehall.terminal.disambiguation import disambiguate
from magehall.terminal.store import Seating
from magehall.terminal.translator import Translator
from tests.games.mage_wars.scenario import Battle, conjuration, creature, duel, mage, veil
from tests.terminal.person import Person


def wolf(id: str, zone: str, controller: int = 0, **more: Any) -> dict[str, Any]:
    return creature("timber_wolf", id=id, zone=zone, controller=controller, **more)


def texts(battle: Battle, start: str, locale: str = "en") -> dict[str, str]:
    """What the options of seat 0 say that begin so, by id."""
    options = battle.match.pending[0].options
    words = Translator(locale, 2, {0: "Anna", 1: "Basil"})
    said = disambiguate(options, words, battle.match.view(0)["table"])
    return {
        option.id: text for option, text in zip(options, said, strict=True) if option.id.startswith(start)
    }


def test_what_reads_like_nothing_else_stays_as_it_is() -> None:
    battle = duel(mage(), mage(), wolf("one", "b2"), creature("bitterwood_fox", id="fox", zone="b2"))
    assert texts(battle, "activate:one") == {"activate:one": "Activate Timber Wolf"}


def test_two_in_different_zones_are_told_apart_by_their_zones() -> None:
    battle = duel(mage(), mage(), wolf("one", "b2"), wolf("two", "c3"))
    assert texts(battle, "activate:one") == {"activate:one": "Activate Timber Wolf (b2)"}
    assert texts(battle, "activate:two") == {"activate:two": "Activate Timber Wolf (c3)"}


def test_two_in_one_zone_are_told_apart_by_whose_they_are() -> None:
    fox = creature("bitterwood_fox", id="fox", zone="b2")
    battle = duel(mage(), mage(), fox, wolf("ours", "b2"), wolf("theirs", "b2", 1), creature="fox")
    said = set(texts(battle, "attack:fox").values())
    assert {"Attack Timber Wolf with Bite (Anna)", "Attack Timber Wolf with Bite (Basil)"} <= said


def test_two_of_one_side_in_one_zone_have_numbers_and_the_board_shows_them() -> None:
    battle = duel(mage(), mage(), wolf("one", "b2"), wolf("two", "b2"), wolf("far", "c3"))
    assert list(texts(battle, "activate:").values())[1:4] == [
        "Activate Timber Wolf (b2, no. 1)",
        "Activate Timber Wolf (b2, no. 2)",
        "Activate Timber Wolf (c3)",
    ]
    board = battle.match.game.sketch(battle.match.view(0), "en", {})
    assert "Timber Wolf¹" in board
    assert "Timber Wolf²" in board
    assert "Timber Wolf³" not in board


def test_what_hangs_on_two_of_one_name_is_told_apart_by_them() -> None:
    hides = (veil("rhino_hide", id="left", on="one"), veil("rhino_hide", id="right", on="two"))
    battle = duel(mage(mana=20), mage(), wolf("one", "b2"), wolf("two", "c3"), *hides, at="channel").until(
        "ask-reveal-phase-end"
    )
    said = texts(battle, "reveal:")
    assert said["reveal:left"].endswith("(b2)")
    assert said["reveal:right"].endswith("(c3)")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_options_read_alike_whatever_the_language(locale: str) -> None:
    pack = [wolf(f"wolf-{n}", zone) for n, zone in enumerate(("b2", "b2", "b2", "c3", "c3", "d1"))]
    foes = [wolf(f"foe-{n}", zone, 1) for n, zone in enumerate(("b2", "b2", "c3"))]
    crystals = [conjuration("mana_crystal", id=f"crystal-{n}", zone="b2", controller=n) for n in range(2)]
    battle = duel(
        mage(zone="b2", mana=30, prepared=["fireball", "minor_heal"]), mage(zone="b2"),
        *pack, *foes, *crystals, creature="mage-0",
    )  # fmt: skip
    said = list(texts(battle, "", locale).values())
    assert len(said) > 20
    assert len(set(said)) == len(said)


def test_things_that_the_table_does_not_show_get_numbers() -> None:
    (option, *_) = duel(mage(), mage()).match.pending[0].options
    twins = [
        Option(f"choose:{n}", "choose", str(n), "", option.rule, option.words) for n in ("left", "right")
    ]
    said = disambiguate(twins, Translator("en"), {"objects": []})
    assert [text.rpartition(" (")[2] for text in said] == ["no. 1)", "no. 2)"]


def test_a_person_sees_the_difference(tmp_path: Path) -> None:
    battle = duel(mage(), mage(), wolf("one", "b2"), wolf("two", "c3"))
    person = Person(["?", "? activate:two"])
    person.play(battle.match, tmp_path, Seating(0, "Anna", {1: "random"}, "en"))
    assert person.shown.count("Activate Timber Wolf (b2)") == 2
    assert person.shown.count("Activate Timber Wolf (c3)") == 3


def test_many_options_with_one_reason_are_counted_not_listed(tmp_path: Path) -> None:
    battle = duel(mage(), mage(), wolf("one", "b2"), creature="one")
    person = Person(["why"])
    person.play(battle.match, tmp_path, Seating(0, "Anna", {1: "random"}, "en"), width=200)
    far = [line for line in person.shown.splitlines() if "a move goes to a zone next to b2" in line]
    assert len(far) == 1
    assert "and 4 more" in far[0]
