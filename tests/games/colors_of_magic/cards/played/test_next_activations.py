"""Cards about the next activation of a creature: then, and not before. [turn.words]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.granite-basilisk")
def test_who_strikes_the_basilisk_may_still_move_in_this_activation() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (48, 48)),
        creature("granite-basilisk", 1, (59, 48)),
        forces=[force(mage="bastion-geomancer"), force()],
    )
    scene.does(0, "activate:obsidian-golem", "strike:granite-basilisk").fights()
    assert [offer for offer in scene.offers(0) if offer.startswith("go")]
    scene.does(0, "end").passes()
    while scene.state.course.turn < 2:
        scene.pass_once()
    scene.until("ask-turn").does(1, "pass").does(0, "activate:obsidian-golem").passes()
    assert "end" in scene.offers(0)
    assert not [offer for offer in scene.offers(0) if offer.startswith("go")]


@pytest.mark.rule("card.emissary-of-discord")
def test_who_may_not_attack_in_its_next_activation_still_has_its_free_attack() -> None:
    scene = skirmish(
        creature("emissary-of-discord", 0, (48, 60)),
        creature("zephyr-sprite", 0, (48, 48)),
        creature("storm-lynx", 1, (54, 48)),
        forces=[force("whispering-tyrant"), force()],
    )
    scene.does(0, "activate:emissary-of-discord").passes().does(0, "pick:storm-lynx").passes()
    scene.does(0, "end").passes().does(1, "pass").does(0, "activate:zephyr-sprite", "disengage")
    assert "pick:storm-lynx" in scene.passes().offers(1)
    scene.does(1, "decline").passes()
