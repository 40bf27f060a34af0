"""Range, sight and targets of spells; tokens, grafts, and cards from the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

WALL = {"kind": "wall", "corners": [[46, 40], [50, 40], [50, 56], [46, 56]]}


def aiming(card: str, at: tuple[int, int], *creatures: dict[str, Any], **more: Any) -> Scene:
    """Seat 0 at the left with a card, and a golem of the enemy somewhere."""
    return skirmish(
        creature("scroll-golem", 1, at),
        *creatures,
        forces=[force(hand=[card], mana=9, at=(10, 48)), force()],
        **more,
    )


@pytest.mark.rule("table.distance")
@pytest.mark.rule("spell.range")
def test_range_runs_from_edge_to_edge() -> None:
    # Twelve inches are 48 steps, and two of each base.
    assert "cast:incinerate" in aiming("incinerate", (62, 48)).offers(0)
    scene = aiming("incinerate", (63, 48))
    assert scene.refuses(0, "cast:incinerate") == ("refused-out-of-range", "spell.range")


@pytest.mark.rule("spell")
@pytest.mark.rule("spell.range")
def test_a_target_needs_sight() -> None:
    scene = aiming("incinerate", (58, 48), terrain=[WALL])
    assert scene.refuses(0, "cast:incinerate") == ("refused-no-sight", "table.sight")


@pytest.mark.rule("spell.range")
def test_a_card_without_range_needs_neither_range_nor_sight() -> None:
    scene = skirmish(
        creature("scroll-golem", 1, (80, 48)),
        terrain=[WALL],
        forces=[force(hand=["earthen-binding"], mana=9, at=(10, 48)), force()],
        at="playing",
        first=1,
    )
    scene.does(1, "activate:scroll-golem").does(0, "cast:earthen-binding", "pick:scroll-golem").passes()
    assert scene.value("scroll-golem", Stat.MOVEMENT) == 1


@pytest.mark.rule("keyword.amplify-element")
def test_who_amplifies_an_element_near_the_caster_lengthens_its_spells() -> None:
    amplifier = creature(
        "tome-guardian", 0, (10, 60), keywords=[{"id": "amplify-element", "x": 6, "y": 2, "of": "fire"}]
    )
    assert "cast:incinerate" in aiming("incinerate", (70, 48), amplifier).offers(0)
    scene = aiming("incinerate", (71, 48), amplifier)
    assert scene.refuses(0, "cast:incinerate") == ("refused-out-of-range", "spell.range")


@pytest.mark.rule("spell.targets")
def test_creatures_in_a_zone_are_no_targets() -> None:
    magic_immune = creature("silence-ward", 1, (40, 48))
    ethereal = creature("tome-guardian", 1, (40, 54), keywords=[{"id": "ethereal"}])
    scene = aiming("fireball", (40, 42), magic_immune, ethereal)
    scene.does(0, "cast:fireball", "place:40,46").passes()
    assert scene.damage("scroll-golem") == 1
    assert scene.damage("tome-guardian") == 1
    assert scene.damage("silence-ward") == 0


@pytest.mark.rule("keyword.ethereal")
def test_the_ethereal_are_no_targets_of_spells() -> None:
    scene = skirmish(
        creature("scroll-golem", 1, (40, 48), keywords=[{"id": "ethereal"}]),
        creature("tome-guardian", 1, (40, 60)),
        forces=[force(hand=["incinerate"], mana=9, at=(10, 48)), force()],
    )
    scene.does(0, "cast:incinerate")
    assert scene.offers(0) == ["pick:tome-guardian"]
    assert scene.refuses(0, "pick:scroll-golem") == ("refused-ethereal", "keyword.ethereal")


@pytest.mark.rule("table.sight-of-places")
@pytest.mark.rule("spell.targets")
def test_a_place_for_a_zone_lies_in_range_and_sight() -> None:
    scene = aiming("fireball", (90, 90), terrain=[WALL]).does(0, "cast:fireball")
    assert scene.refuses(0, "place:70,48") == ("refused-out-of-range", "spell.range")
    assert scene.refuses(0, "place:52,48") == ("refused-no-sight", "table.sight")
    scene.does(0, "place:44,48").passes()
    assert "spell-cast" in scene.story


@pytest.mark.rule("spell.spend-lines")
def test_tokens_are_spent_as_the_spell_is_cast() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (30, 48)),
        forces=[
            force("whispering-tyrant", hand=["whisper-of-doubt"], mana=3, tokens=2, at=(10, 48)),
            force(),
        ],
        first=1,
    )
    scene.does(1, "activate:storm-lynx").does(0, "cast:whisper-of-doubt")
    assert scene.offers(0) == ["spend:0", "spend:1"]
    scene.does(0, "spend:1", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MELEE) == 3
    assert scene.player(0).tokens == 1


@pytest.mark.rule("spell.spend-lines")
def test_without_tokens_nobody_is_asked() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (30, 48)),
        forces=[force("whispering-tyrant", hand=["whisper-of-doubt"], mana=3, at=(10, 48)), force()],
        first=1,
    )
    scene.does(1, "activate:storm-lynx").does(0, "cast:whisper-of-doubt")
    assert scene.asks == {0: "ask-target"}


@pytest.mark.rule("keyword.graft")
def test_a_graft_is_shown_with_a_spell_and_stays_in_the_hand() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        forces=[force(hand=["incinerate", "mana-weave"], mana=5, at=(10, 48)), force()],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert scene.offers(0) == ["graft:none", "graft:mana-weave"]
    scene.does(0, "graft:mana-weave", "pay").passes()
    assert scene.damage("obsidian-golem") == 5
    assert scene.player(0).mana == 0
    assert scene.hand(0) == ["mana-weave"]


@pytest.mark.rule("keyword.graft")
def test_a_graft_that_makes_a_spell_cheaper_costs_nothing_itself() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        forces=[force(hand=["incinerate", "energy-construct"], mana=3, at=(10, 48)), force()],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "graft:energy-construct", "pay").passes()
    assert scene.player(0).mana == 0
    assert scene.damage("obsidian-golem") == 4


def archivist(*, discard: list[str], mana: int, **more: Any) -> Scene:
    """A Chronicle Archivist whose cards lie in the discard pile."""
    return skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        forces=[
            force("chronicle-archivist", discard=discard, mana=mana, at=(10, 48), **more),
            force("spell-splicer"),
        ],
    )


@pytest.mark.rule("cards.exile")
@pytest.mark.rule("mage.chronicle-archivist")
def test_the_archives_cast_from_the_discard_pile_for_one_more_and_exile_the_card() -> None:
    scene = archivist(discard=["incinerate"], mana=6)
    scene.does(0, "cast:incinerate:discard", "pick:obsidian-golem").passes()
    assert scene.player(0).mana == 1
    assert scene.discard(0) == []
    assert scene.exile(0) == ["incinerate"]
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("mage.chronicle-archivist")
def test_the_archives_hold_no_creatures() -> None:
    scene = archivist(discard=["scroll-golem"], mana=9)
    assert scene.refuses(0, "cast:scroll-golem:discard") == (
        "refused-no-creature-archives",
        "mage.chronicle-archivist",
    )


@pytest.mark.rule("spell.from-discard")
def test_others_do_not_cast_from_their_discard_pile() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (30, 48)),
        forces=[force(discard=["incinerate"], mana=9, at=(10, 48)), force()],
    )
    assert scene.refuses(0, "cast:incinerate:discard") == ("refused-not-from-discard", "spell.from-discard")


@pytest.mark.rule("spell.summoning")
def test_a_creature_comes_into_play_in_range_of_its_caster() -> None:
    scene = skirmish(forces=[force(hand=["scroll-golem"], mana=9, at=(10, 48)), force()])
    scene.does(0, "cast:scroll-golem").passes()
    assert scene.refuses(0, "place:40,48")[0].startswith("refused-")
    scene.does(0, "place:34,48").passes()
    new = [id for id, one in scene.state.creatures().items() if one.face == "scroll-golem"]
    assert [scene.place(id) for id in new] == [(34, 48)]
    assert scene.discard(0) == []


@pytest.mark.rule("spell.permanents")
def test_a_permanent_stays_in_play() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (20, 48)),
        forces=[force(hand=["thorns"], mana=9, at=(10, 48)), force()],
    )
    scene.does(0, "cast:thorns", "pick:obsidian-golem").passes()
    (permanent,) = scene.state.permanents().values()
    assert (permanent.face, permanent.bearer) == ("thorns", "obsidian-golem")
    assert scene.discard(0) == []


@pytest.mark.rule("spell.targets")
def test_a_spell_without_target_says_what_keeps_off_the_nearest() -> None:
    """The nearest is out of sight, the other out of range; and where nobody fits there is no target. [spell.targets]"""
    scene = aiming("incinerate", (58, 48), creature("tome-guardian", 1, (90, 20)), terrain=[WALL])
    assert scene.refuses(0, "cast:incinerate") == ("refused-no-sight", "table.sight")
    scene = skirmish(forces=[force("ash-blade-pyromancer", hand=["consume-ashes"], mana=9)])
    assert scene.refuses(0, "cast:consume-ashes") == ("refused-no-target", "spell.targets")


@pytest.mark.rule("turn.free-abilities")
@pytest.mark.rule("table.distance")
def test_an_ability_says_that_all_are_too_far_away() -> None:
    scene = skirmish(
        creature("deep-sea-siren", 0, (20, 48)),
        creature("tome-guardian", 1, (80, 48)),
        forces=[force("deep-water-hydro-strategist"), force()],
    )
    deed = "use:deep-sea-siren:bewitching-song"
    assert scene.refuses(0, deed) == ("refused-out-of-range", "table.distance")
