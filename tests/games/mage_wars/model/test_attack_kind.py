"""The kind of an attack under way, in saved matches and in views."""

from __future__ import annotations

from magehall import load_match
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.frames import Attack
from tests.games.mage_wars.scenario import BLANK, Battle, creature, duel, mage


def before_a_counterstrike() -> Battle:
    """A wolf has bitten a hydra, which may now strike back."""
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("darkfenne_hydra", id="hydra", zone="b2", controller=1),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    return battle.does(0, "attack:wolf.bite:hydra").until("ask-counterstrike")


def test_a_saved_match_holds_the_value_and_loads_the_kind() -> None:
    """As matches did that were saved when the kind was a text."""
    file = before_a_counterstrike().match.save()
    assert b'"manner":"action"' in file
    attack = load_match(file).state.find(Attack)
    assert attack is not None
    assert attack.manner is AttackKind.ACTION


def test_a_view_tells_the_value() -> None:
    (attack,) = [frame for frame in before_a_counterstrike().view()["under_way"] if "manner" in frame]
    assert attack["manner"] == "action"
