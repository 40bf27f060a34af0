"""What objects are called in the log and in options."""

from __future__ import annotations

from magehall.games.mage_wars.model.labels import label
from tests.games.mage_wars.scenario import Battle, creature, duel, mage


def called(battle: Battle, id: str) -> str:
    return label(battle.match.state, id)


def test_a_mage_goes_by_its_class() -> None:
    battle = duel(mage("wizard"), mage("warlock"))
    assert called(battle, "mage-0") == "@card-mage-wizard"
    assert called(battle, "mage-1") == "@card-mage-warlock"


def test_mages_of_one_class_go_by_the_names_of_their_players() -> None:
    battle = duel(mage("wizard"), mage("warlock"), mage("wizard"), mage("priestess"))
    names = [called(battle, f"mage-{seat}") for seat in range(4)]
    assert names == ["#0", "@card-mage-warlock", "#2", "@card-mage-priestess"]
    battle.does(0, "activate:mage-0", "guard:mage-0").passes()
    guards = [event for event in battle.match.events if event.name == "guards"]
    assert guards[0].text("mage_wars", "en", None, {0: "Anna"}) == "Anna goes on guard."


def test_a_name_stays_when_the_other_of_that_class_has_fallen() -> None:
    battle = duel(mage("wizard"), mage("warlock"), mage("wizard", dead=True, zone=None))
    assert called(battle, "mage-0") == "#0"


def test_what_lies_face_down_has_no_name() -> None:
    hidden = {"card": "jinx", "id": "veil", "controller": 1, "hidden": True, "on": "wolf"}
    battle = duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2"), hidden)
    assert called(battle, "veil") == "@hidden-enchantment"
    assert called(battle, "wolf") == "@card-timber-wolf"
