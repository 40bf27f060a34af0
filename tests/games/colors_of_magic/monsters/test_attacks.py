"""Whom monsters attack, and with which card. [monsters.attacks]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK, AttackTarget
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, MarkerKind
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.turn import MonsterTurn
from magehall.games.colors_of_magic.monsters.attack_targets import attack_targets
from tests.games.colors_of_magic.lair import Lair, lair

MOG, ZORP = "goblin-mog-the-armored", "goblin-zorp-the-rock-tosser"
WALKER = "ash-walker"


def surrounded() -> tuple[Lair, str, dict[str, str]]:
    """A giant that can attack five creatures, one of them in melee."""
    table = lair("ritual")
    found = {
        "mage": table.mage(0, (48, 12), damage=4),
        "other": table.mage(1, (12, 48)),
        "walker": table.creature(WALKER, 0, (48, 60), damage=1),
        "sprite": table.creature("zephyr-sprite", 1, (80, 48)),
        "oak": table.creature("ancient-oak", 0, (80, 80)),
    }
    table.marker(MarkerKind.STONE, (72, 80), "mana-source", cards=2)
    return table, table.monster("giant-nail", (48, 48)), found


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        pytest.param("nearest", "walker", marks=pytest.mark.rule("activation.nearest")),
        pytest.param("nearest-enemy", "walker", marks=pytest.mark.rule("activation.nearest-enemy")),
        pytest.param("nearest-in-sight", "walker", marks=pytest.mark.rule("activation.nearest-in-sight")),
        pytest.param("in-reach", "walker", marks=pytest.mark.rule("activation.in-reach")),
        pytest.param("nearest-in-reach", "walker", marks=pytest.mark.rule("activation.nearest-in-reach")),
        pytest.param("most-life", "other", marks=pytest.mark.rule("activation.most-life")),
        pytest.param("most-life-in-reach", "other", marks=pytest.mark.rule("activation.most-life-in-reach")),
        pytest.param("least-life", "walker", marks=pytest.mark.rule("activation.least-life")),
        pytest.param("most-wounded", "mage", marks=pytest.mark.rule("activation.most-wounded")),
        pytest.param("least-wounded", "sprite", marks=pytest.mark.rule("activation.least-wounded")),
        pytest.param("fastest", "sprite", marks=pytest.mark.rule("activation.fastest")),
        pytest.param("slowest-in-reach", "oak", marks=pytest.mark.rule("activation.slowest-in-reach")),
        pytest.param("nearest-source", "sprite", marks=pytest.mark.rule("activation.nearest-source")),
        pytest.param(
            "nearest-to-objective", "oak", marks=pytest.mark.rule("activation.nearest-to-objective")
        ),
    ],
)
def test_whom_an_attack_means(which: str, expected: str) -> None:
    table, giant, found = surrounded()
    assert attack_targets(table.state, giant, AttackTarget(which)) == [found[expected]]


@pytest.mark.rule("activation.nearest-mage")
@pytest.mark.rule("activation.mage-in-reach")
def test_equally_near_mages_are_a_tie_and_without_a_mage_there_is_no_attack() -> None:
    table, giant, found = surrounded()
    for which in (AttackTarget.NEAREST_MAGE, AttackTarget.MAGE_IN_REACH):
        assert attack_targets(table.state, giant, which) == [found["mage"], found["other"]]
    table.state.remove(found["mage"])
    table.state.remove(found["other"])
    for which in (AttackTarget.NEAREST_MAGE, AttackTarget.MAGE_IN_REACH):
        assert attack_targets(table.state, giant, which) == []


@pytest.mark.rule("activation.no-attack")
def test_a_card_may_forbid_the_attack() -> None:
    table, giant, _ = surrounded()
    assert attack_targets(table.state, giant, AttackTarget.NO_ATTACK) == []


def test_every_attack_of_the_deck_has_a_meaning() -> None:
    table, giant, _ = surrounded()
    for card in ACTIVATION_DECK:
        for size in (1, 2, 3):
            which = card.orders(size).attack
            assert bool(attack_targets(table.state, giant, which)) == (which is not AttackTarget.NO_ATTACK)


@pytest.mark.rule("monsters.attacks")
def test_a_monster_attacks_in_melee_what_it_reaches_and_shoots_at_the_rest() -> None:
    table, giant, found = surrounded()
    for id in ("sprite", "oak", "mage"):
        table.state.remove(found[id])
    table.cards("act5", "act1")  # it stays; A: the nearest in sight
    table.calls(MonsterTurn(giant))
    assert table.happened("attack-declared") == [
        {"attacker": "@name-giant-nail", "target": "@name-ash-walker"}
    ]
    table, giant, found = surrounded()
    for id in ("sprite", "oak", "mage", "walker"):
        table.state.remove(found[id])
    table.mage(0, (90, 90))
    table.cards("act5", "act1")
    table.calls(MonsterTurn(giant))
    assert [event["target"] for event in table.happened("shot-declared")] == ["@name-spell-splicer"]


@pytest.mark.rule("monsters.attacks")
def test_who_can_attack_nobody_does_not() -> None:
    table = lair("giant")
    table.mage(0, (10, 10))
    table.mage(1, (90, 90))
    mog = table.monster(MOG, (48, 48))
    table.cards("act15", "act8")
    table.calls(MonsterTurn(mog))
    assert not table.happened("attack-declared")


@pytest.mark.rule("monster.goblin-zorp-the-rock-tosser")
def test_zorp_throws_no_farther_than_six_inches_and_has_no_melee_attack() -> None:
    table = lair("giant")
    table.mage(0, (48, 20))
    table.mage(1, (90, 90))
    zorp = table.monster(ZORP, (48, 49))
    table.cards("act15", "act8", "act15", "act8")
    table.calls(MonsterTurn(zorp))
    assert not table.happened("shot-declared")
    edited = table.state.edit_creature(zorp)
    edited.y, edited.tapped = 48, False
    table.calls(MonsterTurn(zorp))
    assert len(table.happened("shot-declared")) == 1


@pytest.mark.rule("monsters.duels")
def test_the_card_that_named_the_target_counts_in_the_duel() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 43))
    table.mage(1, (90, 90))
    mog = table.monster(MOG, (48, 48))
    # act18 for small: the nearest mage, initiative 5: 1 + 5 against Defence 3.
    table.cards("act18")
    table.calls(MonsterTurn(mog))
    assert table.state.creature(mage).damage == 1
    (won,) = table.happened("duel-won")
    assert (won["more"], won["less"]) == (6, 3)


@pytest.mark.rule("monsters.duels")
def test_a_defending_monster_draws_a_card_then() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 43))
    table.mage(1, (90, 90))
    mog = table.monster(MOG, (48, 48))
    table.cards("act3")  # small: initiative 6, defence 1
    table.calls(Attack(mage, mog, AttackKind.MELEE, 0))
    (won,) = table.happened("duel-won")
    assert (won["winner"], won["more"]) == (f"@name-{MOG}", 12 + 6 + 1)


@pytest.mark.rule("monsters.symbols")
@pytest.mark.rule("monsters.trample")
def test_the_giant_tramples_everything_within_three_inches_goblins_too() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 62))
    far = table.mage(1, (90, 90))
    strong = table.monster(MOG, (48, 34))
    giant = table.monster("giant-nail", (48, 48))
    table.cards("act5", "act3")  # it stays; C
    table.calls(MonsterTurn(giant))
    assert table.state.creature(mage).damage == 1, "8 is more than 3"
    assert table.state.creature(far).damage == 0
    assert table.state.creature(strong).damage == 0, "8 is not more than 12"
    assert not table.happened("attack-declared")
    assert table.state.creature(giant).damage == 0


@pytest.mark.rule("monster.giant-bile")
def test_the_raging_giant_draws_two_cards_for_two_attacks() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 62))
    table.mage(1, (90, 90))
    giant = table.monster("giant-bile", (48, 48))
    table.cards("act5", "act1", "act2")
    table.calls(MonsterTurn(giant))
    assert len(table.happened("attack-declared")) == 2
    assert table.state.creature(mage).damage == 2
    assert len(table.happened("monster-card-drawn")) == 3


@pytest.mark.rule("monster.anvil-warden")
def test_the_warden_never_moves_and_bursts_slag_on_c() -> None:
    table = lair("ember-forge")
    mage = table.mage(0, (48, 59))
    table.mage(1, (90, 90))
    warden = table.monster("anvil-warden", (48, 48))
    table.cards("act3")
    table.calls(MonsterTurn(warden))
    assert table.place(warden) == (48, 48)
    assert table.state.creature(mage).damage == 1


@pytest.mark.rule("monster.drowned-queen")
def test_the_queen_pulls_all_creatures_of_players_within_six_inches() -> None:
    table = lair("wisp-night")
    mage = table.mage(0, (48, 70))
    table.mage(1, (90, 90))
    drowned = table.monster("drowned", (30, 48))
    queen = table.monster("drowned-queen", (48, 48))
    table.cards("act5", "act3")
    table.calls(MonsterTurn(queen))
    assert table.place(mage) == (48, 62)
    assert table.place(drowned) == (30, 48), "no creature of a player"


@pytest.mark.rule("monsters.ties")
def test_the_first_player_decides_between_two_attack_targets() -> None:
    table = lair("giant")
    mine, yours = table.mage(0, (48, 43)), table.mage(1, (48, 53))
    mog = table.monster(MOG, (48, 48))
    table.cards("act18")
    table.calls(MonsterTurn(mog))
    assert table.offers(0) == [f"pick:{mine}", f"pick:{yours}"]
    table.does(0, f"pick:{yours}")
    assert table.state.creature(yours).damage == 1
