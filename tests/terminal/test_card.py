"""Looking a card up: by its name in any language, in any game, with an answer for whoever mistypes it."""

from __future__ import annotations

import pytest

import magehall
from magehall.kernel.contracts.catalogue import CardName, Sheet
from tests.terminal.person import Run


@pytest.mark.parametrize("name", ["Drain Life", "drain_life", "drain life", "Вытягивание жизни"])
def test_a_card_is_found_by_its_name_in_any_language_or_its_id(run: Run, name: str) -> None:
    outcome = run("card", *name.split())
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith("Drain Life\n  Mage Wars · Incantation · vampiric\n")
    assert "Cost 12" in outcome.out
    assert "- The target suffers 5 attack dice of direct damage" in outcome.out
    assert "card.drain-life" in outcome.out


def test_a_card_is_printed_in_one_language_or_in_all(run: Run) -> None:
    one = run("card", "drain_life", "--lang", "fr").out
    assert "Coût 12" in one
    assert "Cost 12" not in one
    every = run("card", "drain_life", "--lang", "all").out
    for cost in ("Cost 12", "Coût 12", "Стоимость 12"):
        assert every.count(cost) == 1


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("battle_mages", "Explosion", "2 damage is aimed at every other mage."),
        ("mage_knight", "Firestorm", "Siege fire attack 8."),
        ("mage_wars", "Firestorm", "against all in a zone): 5 dice, Flame"),
        ("colors_of_magic", "Salamander Pup", "Life 2, Movement 5, Defence 2, Melee 3"),
    ],
)
def test_every_game_prints_its_cards(run: Run, game: str, name: str, said: str) -> None:
    outcome = run("card", name, "--game", game)
    assert outcome.status == 0
    assert said in outcome.out


def test_a_name_of_ours_says_so(run: Run) -> None:
    for locale, said in (("en", "House name"), ("fr", "Nom maison"), ("ru", "Наше название")):
        assert said in run("card", "ember lance", "--lang", locale).out
    # The sheet prints this one in French.
    assert "Nom maison" not in run("card", "explosion", "--game", "battle_mages", "--lang", "fr").out


def test_a_list_spells_cards_as_options_do(run: Run) -> None:
    """docs/positions.md sends whoever writes a position here for the names."""
    listed = run("card", "--list", "mage_wars").out
    assert "Timber Wolf  (timber-wolf)" in listed
    assert "_" not in listed


def test_both_names_of_a_spell_mean_it(run: Run) -> None:
    assert (
        run("card", "fireball", "--game", "mage_knight").out
        == run("card", "firestorm", "--game", "mage_knight").out
    )


def test_a_name_in_two_games_asks_for_the_game(run: Run) -> None:
    outcome = run("card", "fireball")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert "--game mage_knight" in outcome.err
    assert "--game mage_wars" in outcome.err


@pytest.mark.parametrize("typed", ["drian life", "DRAINLIFFE", "Drain Lif"])
def test_a_typing_error_gets_a_suggestion(run: Run, typed: str) -> None:
    outcome = run("card", typed)
    assert outcome.status == 2
    assert "did you mean" in outcome.err
    assert "'Drain Life'" in outcome.err


def test_a_part_of_a_name_gets_the_names_that_hold_it(run: Run) -> None:
    outcome = run("card", "intervention", "--game", "mage_wars")
    assert outcome.status == 2
    assert "'Divine Intervention'" in outcome.err


def test_what_is_like_no_card_is_told_where_the_names_are(run: Run) -> None:
    outcome = run("card", "qqqqqqqq")
    assert (outcome.status, outcome.out) == (2, "")
    assert "--list" in outcome.err


@pytest.mark.parametrize("arguments", [(), ("drain_life", "--list", "mage_wars")])
def test_a_name_or_a_list_and_not_both(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run("card", *arguments)
    assert outcome.status == 2
    assert "--list" in outcome.err


@pytest.mark.parametrize("flag", ["--game", "--list"])
def test_an_unknown_game_is_told(run: Run, flag: str) -> None:
    arguments = ["--list", "mage_night"] if flag == "--list" else ["fireball", "--game", "mage_night"]
    outcome = run("card", *arguments)
    assert outcome.status == 2
    assert "did you mean 'mage_knight'" in outcome.err


@pytest.mark.parametrize("game", ["battle_mages", "colors_of_magic", "mage_knight", "mage_wars"])
def test_a_list_names_every_card(run: Run, game: str) -> None:
    catalogue = magehall.games()[game].catalogue
    assert catalogue is not None
    listed = run("card", "--list", game, "--lang", "ru").out.splitlines()
    assert [line.rpartition("(")[2].rstrip(")") for line in listed] == [card.id for card in catalogue.names()]


class Editions:
    """A catalogue of one card in two editions."""

    def names(self) -> tuple[CardName, ...]:
        return (CardName("shield", ("spell-shield",)),)

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        return tuple(
            Sheet("Shield", "Rare spell", facts=(f"Cost {cost}",), variant=edition)
            for edition, cost in (("first edition", 3), ("second edition", 4))
        )


def test_a_card_with_variants_is_printed_once_for_each(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(magehall.games()["battle_mages"]), "catalogue", Editions())
    out = run("card", "shield", "--game", "battle_mages").out
    assert out.index("Shield (first edition)") < out.index("Cost 3")
    assert out.index("Cost 3") < out.index("Shield (second edition)") < out.index("Cost 4")


def test_a_game_without_a_catalogue_has_no_cards_to_look_up(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(magehall.games()["battle_mages"]), "catalogue", None)
    outcome = run("card", "--list", "battle_mages")
    assert outcome.status == 2
    assert "no cards to look up" in outcome.err
    assert run("card", "fusion").status == 2, "the other games are searched all the same"
