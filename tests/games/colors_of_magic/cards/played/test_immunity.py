"""Immunity against abilities and spells that hold for whoever is near. [keyword.immunity-element]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.carriers import Piece, kw
from tests.games.colors_of_magic.scenario import creature, force, skirmish

pytestmark = pytest.mark.rule("keyword.immunity-element")

FIREPROOF = kw("immunity-element", of="fire")


@pytest.mark.rule("keyword.inspiration")
@pytest.mark.rule("keyword.master-creature-type")
@pytest.mark.parametrize("keyword", [kw("inspiration", 3), kw("master-creature-type", of="undead")])
@pytest.mark.parametrize(("more", "melee"), [({}, 3), (FIREPROOF, 2)])
def test_an_ally_of_that_element_does_not_strengthen_it(keyword: Piece, more: Piece, melee: int) -> None:
    scene = skirmish(
        creature("ash-hound", 0, (40, 48), **keyword),
        creature("porteur_de_pestilence", 0, (46, 48), **more),
        forces=[force("tomb-guardian")],
    )
    assert scene.value("porteur_de_pestilence", Stat.MELEE) == melee


@pytest.mark.rule("keyword.aura-of-fear")
@pytest.mark.parametrize(("more", "melee"), [({}, 2), (FIREPROOF, 3)])
def test_an_enemy_of_that_element_does_not_frighten_it(more: Piece, melee: int) -> None:
    scene = skirmish(
        creature("ash-hound", 1, (40, 48), **kw("aura-of-fear", 3)),
        creature("chronovore", 0, (50, 48), **more),
    )
    scene.does(0, "activate:chronovore").passes()
    assert scene.value("chronovore", Stat.MELEE) == melee


@pytest.mark.rule("keyword.hinder")
def test_an_enemy_of_that_element_does_not_hinder_it() -> None:
    scene = skirmish(
        creature("ash-hound", 1, (40, 48), **kw("hinder")),
        creature("tome-guardian", 0, (48, 48), **FIREPROOF),
        forces=[force(), force(passed=True)],
    )
    scene.does(0, "activate:tome-guardian").passes()
    scene.does(0, "disengage").passes()
    scene.does(0, "go:64,48")
    assert scene.place("tome-guardian") == (64, 48)


@pytest.mark.rule("keyword.healing")
def test_an_ally_of_that_element_does_not_heal_it() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (40, 48), **kw("healing", 1)),
        creature("chronovore", 0, (46, 48), damage=1, **FIREPROOF),
    )
    assert scene.refuses(0, "use:ash-hound:healing") == ("refused-nobody-to-heal", "keyword.healing")


@pytest.mark.rule("keyword.taunt")
def test_an_enemy_of_that_element_does_not_taunt_it() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (40, 48), **kw("taunt", 2)), creature("chronovore", 1, (46, 48), **FIREPROOF)
    )
    assert scene.refuses(0, "use:ash-hound:taunt") == ("refused-nobody-to-taunt", "keyword.taunt")


@pytest.mark.rule("card.zone-control")
@pytest.mark.rule("keyword.magic-immunity")
@pytest.mark.parametrize("more", [kw("immunity-element", of="earth"), kw("magic-immunity")])
def test_zone_control_does_not_slow_whom_its_spell_cannot_change(more: Piece) -> None:
    scene = skirmish(
        creature("rooted-guardian", 0, (40, 48)),
        creature("orc-warrior", 1, (52, 48)),
        creature("orc-warrior", 1, (40, 64), **more),
        forces=[force(hand=["zone-control"], mana=1)],
    )
    scene.does(0, "cast:zone-control", "pick:rooted-guardian").passes()
    scene.does(1, "activate:orc-warrior").passes()
    scene.refuses(1, "go:67,48")
    scene.does(1, "go:64,48").passes().does(1, "end").passes()
    scene.does(0, "pass").does(1, "activate:orc-warrior-2").passes().does(1, "go:56,64")
    assert scene.place("orc-warrior-2") == (56, 64)
