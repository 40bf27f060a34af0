"""The Prophet of Ashes and each card of the codex, played. [mage.ash-prophet]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

PROPHET = "ash-prophet"
SCORCHED = {"kind": "scorched", "at": (30, 48), "radius": 12, "owner": 0}


def top(scene: Scene, seat: int, cards: int) -> list[str]:
    """The faces on top of a grimoire, the topmost first."""
    return [scene.state.face(card) for card in reversed(scene.player(seat).deck[-cards:])]


@pytest.mark.rule("mage.ash-prophet")
def test_the_prophet_gains_a_charge_for_each_enemy_destroyed_by_own_spells_and_creatures() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48)),
        creature("scroll-golem", 1, (48, 48), damage=1),
        creature("orc-warrior", 0, (40, 48)),
        forces=[force(PROPHET, hand=["incinerate"], mana=4, at=(10, 48)), force(passed=True)],
    )
    scene.does(0, "cast:incinerate", "pick:tome-guardian").passes()
    assert scene.player(0).tokens == 1
    scene.does(0, "activate:orc-warrior", "strike:scroll-golem").fights()
    assert scene.player(0).tokens == 2


@pytest.mark.rule("mage.ash-prophet")
def test_an_enemy_that_others_destroy_gives_no_charge() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (80, 80), damage=1),
        forces=[force(PROPHET), force(hand=["fireball"], mana=3, at=(80, 88))],
        first=1,
    )
    scene.does(1, "cast:fireball", "place:80,80").passes()
    assert not scene.lives("tome-guardian")
    assert scene.player(0).tokens == 0


@pytest.mark.rule("mage.ash-prophet")
def test_the_vision_orders_the_top_two_cards_of_any_grimoire() -> None:
    scene = skirmish(forces=[force(PROPHET, tokens=1), force(deck=["scroll-golem", "tome-guardian"])])
    scene.does(0, "activate:ash-prophet", "act:ash-prophet:vision-of-ash", "player:1")
    scene.does(0, "card:tome-guardian", "card:scroll-golem")
    assert top(scene, 1, 2) == ["tome-guardian", "scroll-golem"]
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.ash-seer")
def test_the_seer_orders_the_top_two_cards_in_the_collect_phase() -> None:
    scene = skirmish(
        creature("ash-seer", 0, (40, 48)),
        forces=[
            force(PROPHET, deck=[*["ash-hound"] * 2, "ember-stalker", "incinerate", "fireball"]),
            force(),
        ],
        at="collect",
    )
    assert scene.offers(0) == ["card:incinerate", "card:fireball"], "after the three cards of the phase"
    scene.does(0, "card:fireball", "card:incinerate")
    assert top(scene, 0, 2) == ["fireball", "incinerate"]


@pytest.mark.rule("card.cinder-phantom")
def test_the_phantom_comes_into_play_touching_ashes() -> None:
    scene = skirmish(
        forces=[force(PROPHET, hand=["cinder-phantom"], mana=3, at=(10, 48)), force()], zones=[SCORCHED]
    )
    scene.does(0, "cast:cinder-phantom").passes()
    assert scene.refuses(0, "place:15,48")[0].startswith("refused-")
    scene.does(0, "place:16,48")
    assert "cinder-phantom" in [one.face for one in scene.state.creatures().values()]


@pytest.mark.rule("card.cinder-phantom")
def test_without_ashes_no_phantom_comes() -> None:
    scene = skirmish(forces=[force(PROPHET, hand=["cinder-phantom"], mana=3, at=(10, 48)), force()])
    assert "cast:cinder-phantom" not in scene.offers(0)


@pytest.mark.rule("card.cinder-phantom")
@pytest.mark.parametrize(("x", "offered"), [(48, True), (49, False)])
def test_only_the_adjacent_attack_the_phantom(x: int, offered: bool) -> None:
    scene = skirmish(
        creature("cinder-phantom", 0, (40, 48)),
        creature("gale-messenger", 1, (x, 48)),
        forces=[force(PROPHET)],
        first=1,
    )
    scene.does(1, "activate:gale-messenger").passes()
    assert ("shoot:cinder-phantom" in scene.offers(1)) is offered


@pytest.mark.rule("card.oracle-of-flames")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_is_revealed_to_the_oracle_binds(answer: str) -> None:
    scene = skirmish(
        creature("oracle-of-flames", 0, (40, 48)),
        creature("tome-guardian", 1, (76, 48)),
        creature("scroll-golem", 1, (40, 85)),
        forces=[force(PROPHET), force()],
    )
    scene.does(0, "activate:oracle-of-flames", "use:oracle-of-flames:flame-revelation")
    assert scene.offers(0) == ["pick:tome-guardian"]
    scene.does(0, "pick:tome-guardian").does(1, f"choose:foretell-{answer}").does(0, "end").passes()
    assert ("activate:tome-guardian" in scene.offers(1)) is (answer == "yes")
    assert ("pass" in scene.offers(1)) is (answer == "no")
    assert "activate:scroll-golem" in scene.offers(1)


@pytest.mark.rule("card.foresworn-guardian")
def test_nobody_attacks_who_stands_beside_the_guardian() -> None:
    scene = skirmish(
        creature("foresworn-guardian", 0, (40, 48)),
        creature("ash-hound", 0, (40, 56)),
        creature("arcane-nullifier", 1, (46, 52)),
        forces=[force(PROPHET), force(hand=["incinerate"], mana=4, at=(60, 52))],
        first=1,
    )
    scene.does(1, "activate:arcane-nullifier").passes()
    assert scene.offers(1, "strike:") == ["strike:foresworn-guardian"]
    assert "shoot:ash-hound" not in scene.offers(1)
    scene.does(1, "end").does(0, "pass").does(1, "cast:incinerate")
    assert "pick:ash-hound" in scene.offers(1), "spells are no attacks"


@pytest.mark.rule("card.prophetic-intervention")
def test_another_creature_beside_the_attacker_becomes_the_target() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("ash-hound", 0, (32, 48)),
        creature("living-bonfire", 0, (48, 48)),
        creature("orc-warrior", 0, (40, 57)),
        forces=[force(PROPHET, hand=["prophetic-intervention"], mana=3, at=(10, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:ash-hound").does(0, "cast:prophetic-intervention").passes()
    assert scene.offers(0) == ["pick:living-bonfire"]
    scene.does(0, "pick:living-bonfire").fights()
    assert scene.damage("ash-hound") == 0
    assert scene.damage("living-bonfire") == 1


@pytest.mark.rule("card.smoke-and-mirrors")
@pytest.mark.parametrize(("place", "damage"), [("place:38,48", 4), ("place:40,62", 0)])
def test_a_spell_fails_if_its_target_is_teleported_out_of_range(place: str, damage: int) -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (35, 48)),
        forces=[
            force(PROPHET, hand=["smoke-and-mirrors"], mana=2, at=(10, 48)),
            force(hand=["incinerate"], mana=4, at=(84, 30)),
        ],
        first=1,
    )
    scene.does(1, "cast:incinerate", "pick:obsidian-golem").does(0, "cast:smoke-and-mirrors").passes()
    scene.does(0, place).passes()
    assert scene.damage("obsidian-golem") == damage


@pytest.mark.rule("card.ash-veil")
def test_the_veil_is_a_cloud_that_blocks_sight() -> None:
    scene = skirmish(
        creature("gale-messenger", 1, (60, 48)),
        creature("ash-hound", 0, (20, 48)),
        forces=[force(PROPHET, hand=["ash-veil"], mana=3, at=(10, 58)), force()],
    )
    scene.does(0, "cast:ash-veil", "place:40,48").passes()
    (zone,) = scene.state.zones().values()
    assert (zone.kind, zone.radius) == ("cloud", 16)
    scene.does(1, "activate:gale-messenger").passes()
    assert scene.refuses(1, "shoot:ash-hound")[0] == "refused-no-sight"


@pytest.mark.rule("card.field-of-ashes")
def test_all_ground_is_difficult_for_enemies() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("ash-hound", 0, (40, 20)),
        forces=[force(PROPHET, hand=["field-of-ashes"], mana=4), force()],
    )
    scene.does(0, "cast:field-of-ashes").passes().does(1, "activate:tome-guardian").passes()
    assert scene.refuses(1, "go:49,48")[0].startswith("refused-")
    scene.does(1, "go:48,48", "end").does(0, "activate:ash-hound", "go:64,20")
    assert scene.place("ash-hound") == (64, 20)


@pytest.mark.rule("card.cinder-step")
def test_the_mage_steps_through_walls_and_creatures() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (18, 48)),
        forces=[force(PROPHET, hand=["cinder-step"], mana=2, at=(10, 48)), force()],
        terrain=[{"kind": "wall", "corners": [[24, 0], [26, 0], [26, 96], [24, 96]]}],
    )
    scene.does(0, "cast:cinder-step").passes()
    scene.does(0, "go:34,48")
    assert scene.place("ash-prophet") == (34, 48)


@pytest.mark.rule("card.prophetic-flames")
def test_the_flames_show_the_top_three_cards_of_any_grimoire() -> None:
    scene = skirmish(
        forces=[
            force(PROPHET, hand=["prophetic-flames"], mana=1),
            force(deck=["scroll-golem", "tome-guardian", "incinerate"]),
        ]
    )
    scene.does(0, "cast:prophetic-flames", "player:1").passes()
    assert scene.offers(0) == ["card:scroll-golem", "card:tome-guardian", "card:incinerate"]
    scene.does(0, "card:incinerate", "card:tome-guardian", "card:scroll-golem").passes()
    assert top(scene, 1, 3) == ["incinerate", "tome-guardian", "scroll-golem"]


@pytest.mark.rule("card.smoke-and-mirrors")
def test_a_spell_without_range_follows_who_is_teleported() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (35, 48)),
        forces=[
            force(PROPHET, hand=["smoke-and-mirrors"], mana=2, at=(10, 48)),
            force(hand=["earthen-binding"], mana=2, at=(84, 30)),
        ],
        first=1,
    )
    scene.does(1, "activate:chronicle-archivist", "cast:earthen-binding", "pick:orc-warrior")
    scene.does(0, "cast:smoke-and-mirrors").passes().does(0, "place:35,62").passes()
    assert scene.place("orc-warrior") == (35, 62)
    assert scene.value("orc-warrior", Stat.MOVEMENT) == 2


@pytest.mark.rule("card.ash-veil")
@pytest.mark.parametrize(("x", "keywords"), [(28, []), (60, [{"id": "flying"}])])
def test_the_adjacent_and_flyers_attack_through_the_veil(x: int, keywords: list[dict[str, str]]) -> None:
    scene = skirmish(
        creature("gale-messenger", 1, (x, 48), keywords=keywords),
        creature("ash-hound", 0, (20, 48)),
        forces=[force(PROPHET), force()],
        permanents=[{"face": "ash-veil", "owner": 0, "id": "veil"}],
        zones=[{"kind": "cloud", "at": (30, 48), "radius": 16, "owner": 0, "permanent": "veil"}],
        first=1,
    )
    scene.does(1, "activate:gale-messenger").passes()
    assert "shoot:ash-hound" in scene.offers(1)


@pytest.mark.rule("card.ash-veil", "table.sight-of-places")
def test_who_stands_in_the_veil_summons_beside_itself_and_no_farther() -> None:
    scene = skirmish(
        forces=[force(PROPHET, hand=["ash-hound"], mana=9, at=(48, 48)), force(at=(90, 90))],
        permanents=[{"face": "ash-veil", "owner": 0, "id": "veil"}],
        zones=[{"kind": "cloud", "at": (48, 48), "radius": 16, "owner": 0, "permanent": "veil"}],
    )
    scene.does(0, "cast:ash-hound").passes()
    # An inch is four steps, and both bases have a radius of two.
    assert scene.refuses(0, "place:57,48") == ("refused-no-sight", "table.sight")
    scene.does(0, "place:56,48")
    (hound,) = [one for one in scene.state.creatures().values() if one.face == "ash-hound"]
    assert (hound.x, hound.y) == (56, 48)


@pytest.mark.rule("card.field-of-ashes")
def test_flyers_do_not_mind_the_ashes() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48), keywords=[{"id": "flying"}]),
        forces=[force(PROPHET), force()],
        permanents=[{"face": "field-of-ashes", "owner": 0, "id": "field"}],
        first=1,
    )
    scene.does(1, "activate:tome-guardian", "go:56,48")
    assert scene.place("tome-guardian") == (56, 48)


@pytest.mark.rule("card.oracle-of-flames")
def test_the_oracle_asks_nothing_of_the_tapped() -> None:
    scene = skirmish(
        creature("oracle-of-flames", 0, (40, 48)),
        creature("tome-guardian", 1, (60, 48), tapped=True),
        forces=[force(PROPHET), force()],
    )
    scene.does(0, "activate:oracle-of-flames").passes()
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("card.prophetic-intervention")
def test_without_another_beside_the_attacker_nobody_intervenes() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (40, 48)),
        creature("ash-hound", 0, (32, 48)),
        creature("orc-warrior", 0, (40, 57)),
        forces=[force(PROPHET, hand=["prophetic-intervention"], mana=3, at=(10, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:ash-hound")
    assert "cast:prophetic-intervention" not in scene.offers(0)


@pytest.mark.rule("card.smoke-and-mirrors")
def test_a_spell_with_two_targets_has_each_of_them_as_target() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (35, 48)),
        forces=[
            force(PROPHET, hand=["smoke-and-mirrors"], mana=2, at=(10, 48)),
            force(hand=["position-swap"], mana=2, at=(84, 30)),
        ],
        first=1,
    )
    scene.does(1, "activate:chronicle-archivist", "cast:position-swap")
    scene.does(1, "pick:chronicle-archivist", "pick:orc-warrior")
    scene.does(0, "cast:smoke-and-mirrors").passes().does(0, "place:35,62").passes()
    assert (scene.place("orc-warrior"), scene.place("chronicle-archivist")) == ((84, 30), (35, 62))
