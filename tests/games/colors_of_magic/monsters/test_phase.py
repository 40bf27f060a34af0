"""The monsters' phase: order, cards, keywords. [monsters.phase]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Until
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.combat.reach import why_not_attack
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.turn import MonsterPhase, MonsterTurn
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Burn, Lasting
from magehall.games.colors_of_magic.monsters.phase import in_order
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.lair import Lair, apart, lair

MOG = "goblin-mog-the-armored"


def drawn_by(table: Lair) -> list[object]:
    return [event["creature"] for event in table.happened("monster-card-drawn")]


@pytest.mark.rule("monsters.phase")
def test_majors_come_first_then_minors_in_printed_order_then_those_without_card() -> None:
    table = apart("wisp-night")
    wisp = table.monster("wisp", (60, 20))
    drowned = table.monster("drowned", (20, 60))
    queen = table.monster("drowned-queen", (48, 48))
    assert in_order(table.state) == (queen, wisp, drowned)
    table = apart()
    gorb = table.monster("goblin-gorb-the-belligerent", (20, 60))
    pip = table.monster("goblin-pip-the-pest", (30, 60))
    giant = table.monster("giant-bile", (48, 48))
    assert in_order(table.state) == (giant, pip, gorb)


@pytest.mark.rule("monsters")
@pytest.mark.rule("monsters.phase")
def test_each_draws_a_card_for_its_move_and_one_for_its_attack() -> None:
    table = apart()
    table.monster("goblin-gorb-the-belligerent", (20, 70))
    table.monster("giant-nail", (48, 48))
    table.cards("act5", "act5", "act15", "act15")
    table.calls(MonsterPhase())
    giant, gorb = "@name-giant-nail", "@name-goblin-gorb-the-belligerent"
    assert drawn_by(table) == [giant, giant, gorb, gorb]


@pytest.mark.rule("monsters.deck")
def test_when_the_deck_is_out_the_used_cards_are_shuffled() -> None:
    table = lair(dice=[["14", "8"]])
    table.mage(0, (6, 6))
    table.mage(1, (92, 90))
    mog = table.monster(MOG, (48, 48))
    table.state.edit_course().drawn = list(range(len(ACTIVATION_DECK)))
    table.calls(MonsterTurn(mog))
    course = table.state.course
    assert len(course.deck) == len(ACTIVATION_DECK) - 2
    assert len(course.drawn) == 2


@pytest.mark.rule("monsters.sizes")
def test_the_size_says_which_orders_hold() -> None:
    places = {}
    for face in (MOG, "slag-brute", "drowned-queen"):
        table = apart("wisp-night")
        monster = table.monster(face, (48, 40))
        table.cards("act15", "act5")  # only the big one moves
        table.calls(MonsterTurn(monster))
        places[face] = table.place(monster) != (48, 40)
    assert places == {MOG: False, "slag-brute": False, "drowned-queen": True}


@pytest.mark.rule("card.stasis-field")
def test_a_monster_in_stasis_does_nothing() -> None:
    table = apart()
    mog = table.monster(MOG, (48, 48))
    table.state.edit_creature(mog).lasting.append(Lasting(bound(Restriction.STASIS), Until.END_OF_TURN))
    table.cards("act8", "act8")
    table.calls(MonsterTurn(mog))
    assert drawn_by(table) == []


@pytest.mark.rule("keyword.burn")
@pytest.mark.rule("keyword.regeneration")
def test_a_monster_burns_and_regenerates_at_the_end_of_its_turn() -> None:
    table = apart("wisp-night")
    queen = table.monster("drowned-queen", (48, 40), damage=1)
    table.state.edit_creature(queen).burns.append(Burn(2, 0, ""))
    table.cards("act5", "act5")
    table.calls(MonsterTurn(queen))
    assert table.state.creature(queen).damage == 2
    assert table.state.creature(queen).burns == []


@pytest.mark.rule("keyword.aura-of-fear")
def test_fear_weakens_a_monster_for_its_activation_only() -> None:
    table = lair("giant")
    mage = table.mage(0, (48, 43))
    table.mage(1, (90, 90))
    fear = keyword_for_good(KeywordId.AURA_OF_FEAR, 4)
    table.state.edit_creature(mage).lasting.append(fear)
    gorb = table.monster("goblin-gorb-the-belligerent", (48, 48))
    table.cards("act18")
    table.calls(MonsterTurn(gorb))
    (won,) = table.happened("duel-won")
    assert won["more"] == 2 - 1 + 5, "melee less fear, and initiative"
    assert table.state.creature(gorb).lasting == []


@pytest.mark.rule("keyword.steadfast")
def test_the_steadfast_know_no_fear() -> None:
    table = lair("ember-forge")
    mage = table.mage(0, (48, 59))
    table.mage(1, (90, 90))
    fear = keyword_for_good(KeywordId.AURA_OF_FEAR, 4)
    table.state.edit_creature(mage).lasting.append(fear)
    warden = table.monster("anvil-warden", (48, 48))
    table.cards("act1")
    table.calls(MonsterTurn(warden))
    (won,) = table.happened("duel-won")
    assert won["more"] == 5 + 1, "melee and initiative"


@pytest.mark.rule("monsters")
def test_a_monster_that_is_granted_a_move_stays() -> None:
    table = apart()
    mog = table.monster(MOG, (48, 48))
    table.calls(Move(mog, MONSTERS, Manner.NORMAL, 4, granted=True))
    assert not table.asked
    assert table.place(mog) == (48, 48)


@pytest.mark.rule("keyword.charge")
@pytest.mark.rule("monster.bellows-hound")
def test_the_hound_charges() -> None:
    table = lair("ember-forge")
    table.mage(0, (48, 20))
    table.mage(1, (90, 90))
    hound = table.monster("bellows-hound", (48, 40))
    table.cards("act8", "act8")
    table.calls(MonsterTurn(hound))
    (won,) = table.happened("duel-won")
    assert won["more"] == 3 + 2 + 1, "melee, three inches of charge, initiative"


@pytest.mark.rule("keyword.teleport")
@pytest.mark.rule("monster.wisp")
def test_a_wisp_that_finds_nobody_teleports_once_towards_the_nearest() -> None:
    table = apart("wisp-night")
    wisp = table.monster("wisp", (48, 48))
    table.cards("act15", "act15", "act15", "act15")
    table.calls(MonsterTurn(wisp))
    first = table.place(wisp)
    assert first[0] < 48
    assert first[1] < 48
    assert len(table.happened("creature-put")) == 1
    table.state.edit_creature(wisp).tapped = False
    table.calls(MonsterTurn(wisp))
    assert table.place(wisp) == first


@pytest.mark.rule("monsters.ties")
def test_the_first_player_decides_where_a_wisp_teleports_between_two_equally_near() -> None:
    table = lair("wisp-night")
    mine, yours = table.mage(0, (8, 48)), table.mage(1, (88, 48))
    wisp = table.monster("wisp", (48, 48))
    table.cards("act15", "act15")
    table.calls(MonsterTurn(wisp))
    assert table.offers(0) == [f"pick:{mine}", f"pick:{yours}"]
    table.does(0, f"pick:{yours}")
    assert table.place(wisp)[0] > 48


@pytest.mark.rule("monster.wisp")
def test_a_wisp_with_somebody_in_range_does_not_teleport() -> None:
    table = apart("wisp-night")
    wisp = table.monster("wisp", (20, 20))
    table.cards("act15", "act15")
    table.calls(MonsterTurn(wisp))
    assert not table.happened("creature-put")


@pytest.mark.rule("monsters.keywords")
@pytest.mark.rule("keyword.healing")
@pytest.mark.rule("keyword.taunt")
def test_a_monster_heals_and_taunts_wherever_it_can() -> None:
    table = lair("ember-forge")
    mage = table.mage(0, (48, 43))
    table.mage(1, (90, 90))
    hurt = table.monster("slag-brute", (56, 48), damage=1)
    imp = table.monster("cinder-imp", (48, 48))
    for kind in (KeywordId.HEALING, KeywordId.TAUNT):
        lasting = keyword_for_good(kind, 1)
        table.state.edit_creature(imp).lasting.append(lasting)
    table.cards("act15")
    table.calls(MonsterTurn(imp))
    assert table.state.creature(hurt).damage == 0
    assert why_not_attack(table.state, mage, imp, AttackKind.MELEE) is None
    refusal = why_not_attack(table.state, mage, hurt, AttackKind.RANGED)
    assert refusal is not None
    assert refusal.rule == "keyword.taunt"
