"""Secrets of the Wind as they are played. [school.wind-secrets]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.piles.knowledge import is_known
from tests.games.colors_of_magic.scenario import creature, force, skirmish

pytestmark = pytest.mark.rule("school.wind-secrets")


@pytest.mark.rule("card.wind-scout")
@pytest.mark.rule("card.wind-watcher")
@pytest.mark.rule("card.wind-master")
@pytest.mark.parametrize(("face", "inches"), [("wind-scout", 12), ("wind-watcher", 15), ("wind-master", 18)])
def test_bases_hide_nobody_from_extended_sight_as_far_as_printed(face: str, inches: int) -> None:
    """[card.wind-scout] [card.wind-watcher] [card.wind-master]"""
    far = 10 + 4 + 4 * inches
    for x, hidden in ((far, False), (far + 1, True)):
        scene = skirmish(
            creature(face, 0, (10, 48)),
            creature("obsidian-golem", 1, (40, 48)),
            creature("orc-warrior", 1, (x, 48)),
        )
        scene.does(0, f"activate:{face}").passes()
        assert ("shoot:orc-warrior" not in scene.offers(0)) == hidden


@pytest.mark.rule("card.whisper-network")
def test_a_member_of_the_network_gives_another_an_action() -> None:
    """Once a turn; nobody is tapped by it. [card.whisper-network]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("wind-scout", 0, (20, 48), tapped=True),
        creature("tome-guardian", 1, (46, 48)),
        permanents=[{"face": "whisper-network", "owner": 0, "id": "network"}],
    )
    scene.does(0, "use:network:wind-network")
    scene.does(0, "pick:wind-scout", "pick:storm-lynx", "strike:tome-guardian").fights()
    assert scene.damage("tome-guardian") == 1
    assert not scene.creature("storm-lynx").tapped
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.wind-revelation")
def test_the_hand_is_seen_and_one_card_lies_open() -> None:
    """[card.wind-revelation]"""
    scene = skirmish(
        forces=[force(hand=["wind-revelation"], mana=2), force(hand=["thorns", "iron-hide"])], first=1
    )
    scene.does(1, "pass").does(0, "cast:wind-revelation").passes()
    assert sorted(scene.offers(0, "card:")) == ["card:iron-hide", "card:thorns"]
    scene.does(0, "card:thorns").passes()
    assert [scene.state.face(card) for card in scene.player(1).shown] == ["thorns"]
    assert sorted(scene.hand(1)) == ["iron-hide", "thorns"]


@pytest.mark.rule("card.gale-messenger")
def test_the_messenger_gives_an_own_creature_initiative() -> None:
    """Itself too may be chosen. [card.gale-messenger]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        forces=[force(hand=["gale-messenger"], mana=2, at=(20, 48))],
    )
    scene.does(0, "cast:gale-messenger").passes().does(0, "place:30,48").passes()
    assert len(scene.offers(0, "pick:")) == 3
    scene.does(0, "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.INITIATIVE) == 1


@pytest.mark.rule("card.wind-disruption")
def test_an_opponent_discards_two_and_draws_one() -> None:
    """[card.wind-disruption]"""
    scene = skirmish(
        forces=[
            force(hand=["wind-disruption"], mana=2),
            force(hand=["thorns", "iron-hide", "growth-ritual"], deck=["earthen-binding"]),
        ],
        first=1,
    )
    scene.does(1, "pass").does(0, "cast:wind-disruption").until("ask-discard")
    scene.does(1, "card:thorns", "card:iron-hide").passes()
    assert sorted(scene.discard(1)) == ["iron-hide", "thorns"]
    assert sorted(scene.hand(1)) == ["earthen-binding", "growth-ritual"]


@pytest.mark.rule("card.wind-watcher")
def test_the_watcher_sees_the_next_card_of_an_opponent() -> None:
    """Its player alone, and only now. [card.wind-watcher]"""
    scene = skirmish(creature("wind-watcher", 0, (40, 48)), forces=[force(), force(deck=["thorns"])])
    scene.does(0, "pass").does(1, "pass").passes()
    assert scene.happened("card-seen")
    top = scene.player(1).deck[-1]
    assert [is_known(scene.state, top, seat) for seat in (0, 1, None)] == [True, False, False]


@pytest.mark.rule("card.storm-coordination")
def test_all_own_creatures_gain_initiative_and_a_card_is_drawn() -> None:
    """[card.storm-coordination]"""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("orc-warrior", 1, (60, 48)),
        forces=[force(hand=["storm-coordination"], deck=["tailwind"], mana=3), force()],
        first=1,
    )
    scene.does(1, "pass").does(0, "cast:storm-coordination").passes()
    values = [scene.value(id, Stat.INITIATIVE) for id in ("storm-lynx", "spell-splicer", "orc-warrior")]
    assert values == [2, 2, 0]
    assert scene.hand(0) == ["tailwind"]


@pytest.mark.rule("card.wind-master")
@pytest.mark.parametrize("master", [True, False])
def test_a_wind_master_lets_the_network_give_at_any_distance(master: bool) -> None:
    """Giver and receiver are of one network all the same. [card.wind-master]"""
    chain = [creature("storm-lynx", 0, (x, 48), id=f"c{x}", tapped=True) for x in (30, 60)]
    scene = skirmish(
        creature("wind-scout", 0, (4, 48)),
        *chain,
        creature("wind-master" if master else "wind-watcher", 0, (90, 48), id="end"),
        permanents=[{"face": "whisper-network", "owner": 0, "id": "network"}],
        forces=[force()],
    )
    scene.does(0, "use:network:wind-network", "pick:wind-scout")
    assert ("pick:end" in scene.offers(0)) == master
