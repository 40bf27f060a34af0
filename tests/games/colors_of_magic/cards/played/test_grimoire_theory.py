"""Each card of Grimoire Theory, played. [school.grimoire-theory]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.scroll-golem")
def test_the_golem_grows_with_the_grimoire_cards_of_the_hand() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48)),
        forces=[force(hand=["arcane-insight", "tome-guardian", "arcane-bolt"])],
    )
    found = [
        scene.value("scroll-golem", which) for which in (Stat.LIFE, Stat.MOVEMENT, Stat.DEFENSE, Stat.MELEE)
    ]
    assert found == [4, 5, 4, 4], "the bolt is of the codex"


@pytest.mark.rule("card.scroll-golem")
def test_a_wounded_golem_dies_when_the_hand_runs_out() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), damage=2),
        forces=[force(hand=["library-of-secrets"], mana=4)],
    )
    assert scene.lives("scroll-golem")
    scene.does(0, "cast:library-of-secrets").passes()
    assert not scene.lives("scroll-golem")


@pytest.mark.rule("card.tome-guardian")
def test_the_guardian_draws_once_a_turn_for_a_mana() -> None:
    scene = skirmish(creature("tome-guardian", 0, (40, 48)), forces=[force(mana=2, deck=["incinerate"])])
    scene.does(0, "use:tome-guardian:deep-study").passes()
    assert (scene.hand(), scene.player().mana) == (["incinerate"], 1)
    assert "use:tome-guardian:deep-study" not in scene.offers(0)


@pytest.mark.rule("card.tome-guardian")
def test_without_mana_the_guardian_does_not_study() -> None:
    scene = skirmish(creature("tome-guardian", 0, (40, 48)))
    assert "use:tome-guardian:deep-study" not in scene.offers(0)


@pytest.mark.rule("card.reactive-study")
def test_a_spell_of_an_opponent_is_studied() -> None:
    scene = skirmish(
        forces=[
            force(hand=["future-vision"], mana=1, mage="chronicle-archivist"),
            force("spell-splicer", hand=["reactive-study"], mana=2, deck=["arcane-insight"]),
        ]
    )
    scene.does(0, "cast:future-vision", "player:0").does(1, "cast:reactive-study").passes()
    assert (scene.hand(1), scene.player(1).mana) == (["arcane-insight"], 0)


@pytest.mark.rule("card.library-of-secrets")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_library_draws_a_card_for_a_mana_in_the_collect_phase(copies: int) -> None:
    scene = skirmish(
        forces=[force(deck=["arcane-insight"] * 2 + ["tome-guardian"] * 2 + ["scroll-golem"])],
        permanents=[{"face": "library-of-secrets", "owner": 0}] * copies,
        at="collect",
    )
    for _ in range(copies):
        scene.does(0, "choose:further-reading")
    scene.passes()
    assert len(scene.hand()) == 3 + copies
    assert scene.player().mana == 5 - copies


@pytest.mark.rule("card.library-of-secrets")
def test_the_library_need_not_be_used() -> None:
    scene = skirmish(permanents=[{"face": "library-of-secrets", "owner": 0}], at="collect")
    scene.does(0, "decline").passes()
    assert (len(scene.hand()), scene.player().mana) == (3, 5)


@pytest.mark.rule("card.arcane-insight")
def test_insight_draws_two_cards() -> None:
    scene = skirmish(
        forces=[force(hand=["arcane-insight"], mana=2, deck=["tome-guardian", "scroll-golem", "incinerate"])]
    )
    scene.does(0, "cast:arcane-insight").passes()
    assert scene.hand() == ["tome-guardian", "scroll-golem"]
    assert scene.discard() == ["arcane-insight"]
