"""Words of attacks: which kinds there are, what a bonus means, who may not attack."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.carriers import kw
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("combat")
def test_melee_attacks_are_duels_and_ranged_attacks_compare_values() -> None:
    table = creature("gale-messenger", 0, (40, 48)), creature("tome-guardian", 1, (48, 48))
    hands = [force(hand=["gust-of-wind"]), force(hand=["gust-of-wind"])]
    struck = skirmish(*table, forces=hands)
    struck.does(0, "activate:gale-messenger", "strike:tome-guardian").passes()
    assert struck.asks == {1: "ask-duel"}
    shot = skirmish(*table, forces=hands)
    shot.does(0, "activate:gale-messenger", "shoot:tome-guardian").passes()
    assert "ask-duel" not in shot.asks.values()
    assert shot.damage("tome-guardian") == 1


@pytest.mark.rule("combat.declare", "windows")
def test_instants_answer_a_declared_attack_before_the_duel_and_never_between_its_cards() -> None:
    hand = ["gust-of-wind", "gust-of-wind"]
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(hand=hand, mana=5), force(hand=hand, mana=5)],
    )
    scene.does(0, "activate:storm-lynx", "strike:tome-guardian")
    assert scene.in_window
    assert scene.view(0)["pause"]["on"] == "attack-declared"
    assert "cast:gust-of-wind" in scene.offers(0)
    scene.passes()
    seen = []
    while "ask-duel" in scene.asks.values():
        (seat,) = scene.asks
        seen.append(seat)
        assert not any(id.startswith("cast:") for id in scene.offers(seat))
        scene.choose(seat, next(id for id in ("duel:gust-of-wind", "pass") if id in scene.offers(seat)))
    assert seen == [1, 0, 1, 0]


@pytest.mark.rule("combat.attack-words")
def test_a_bonus_to_attacks_gives_nobody_an_attack_it_has_not() -> None:
    scene = skirmish(
        creature("wind-scout", 0, (40, 48)),
        creature("gale-messenger", 0, (40, 40), **kw("inspiration", 3)),
        creature("tome-guardian", 1, (45, 48)),
    )
    assert scene.value("wind-scout", Stat.RANGED) == 3
    assert scene.value("wind-scout", Stat.MELEE) == 0
    scene.does(0, "activate:wind-scout")
    assert scene.refuses(0, "strike:tome-guardian") == ("refused-no-melee", "combat.attack-words")
    assert "shoot:tome-guardian" in scene.offers(0)


@pytest.mark.rule("combat.forbidden")
def test_who_may_not_attack_has_no_free_attack_either() -> None:
    forbidden = {"lasting": [{"mod": {"restriction": "cannot-attack"}, "until": "end-of-turn"}]}
    scene = skirmish(creature("storm-lynx", 0, (40, 48)), creature("storm-lynx", 1, (48, 48), **forbidden))
    scene.does(0, "activate:storm-lynx", "disengage").passes()
    assert scene.asks == {0: "ask-go"}
