"""The Chronicle Archivist and each card of the codex, played. [mage.chronicle-archivist]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

ARCHIVIST = "chronicle-archivist"


def archivist(*creatures: dict[str, Any], other: dict[str, Any] | None = None, **mine: Any) -> Scene:
    """The Archivist of seat 0 is on turn, and seat 1 has passed."""
    setting = {"schools": ["grimoire-theory"], "at": (10, 48), **mine}
    return skirmish(
        *creatures, forces=[force(ARCHIVIST, **setting), other or force("spell-splicer", passed=True)]
    )


@pytest.mark.rule("mage.chronicle-archivist")
def test_a_spell_is_cast_from_the_discard_pile_for_one_mana_more_and_exiled() -> None:
    scene = archivist(discard=["arcane-insight"], mana=3)
    scene.does(0, "cast:arcane-insight:discard").passes()
    assert (scene.player().mana, scene.exile(), scene.discard()) == (0, ["arcane-insight"], [])
    assert len(scene.hand()) == 2


@pytest.mark.rule("mage.chronicle-archivist")
def test_the_archives_serve_once_a_turn_and_for_no_creatures() -> None:
    scene = archivist(discard=["arcane-insight", "arcane-insight", "tome-guardian"], mana=9)
    assert scene.offers(0, "cast:") == ["cast:arcane-insight:discard"]
    scene.does(0, "cast:arcane-insight:discard").passes()
    assert not [one for one in scene.offers(0, "cast:") if one.endswith(":discard")]


@pytest.mark.rule("card.living-grimoire")
def test_a_chosen_spell_of_the_discard_pile_costs_two_less_this_turn() -> None:
    scene = archivist(
        creature("living-grimoire", 0, (30, 48)), discard=["library-of-secrets", "tome-guardian"], mana=2
    )
    scene.does(0, "use:living-grimoire:personal-archive")
    assert scene.offers(0) == ["card:library-of-secrets"], "no creatures"
    scene.does(0, "card:library-of-secrets").passes()
    scene.does(0, "cast:library-of-secrets:discard").passes()
    assert scene.player().mana == 0
    assert [one.face for one in scene.state.permanents().values()] == ["library-of-secrets"]
    assert "use:living-grimoire:personal-archive" not in scene.offers(0)


@pytest.mark.rule("card.living-grimoire")
def test_what_is_not_cast_stays_in_the_discard_pile() -> None:
    scene = archivist(creature("living-grimoire", 0, (30, 48)), discard=["arcane-insight"])
    scene.does(0, "use:living-grimoire:personal-archive", "card:arcane-insight").passes()
    assert "cast:arcane-insight:discard" in scene.offers(0), "for nothing"
    while scene.state.course.turn < 2:
        scene.pass_once()
    assert scene.discard() == ["arcane-insight"]
    assert scene.player().allowed == []


@pytest.mark.rule("card.thought-thief-familiar")
def test_combat_damage_to_a_mage_shows_the_hand_and_makes_a_spell_cheaper() -> None:
    scene = archivist(
        creature("thought-thief-familiar", 0, (60, 48)),
        other=force("spell-splicer", at=(68, 48), hand=["spell-echo"], passed=True),
        discard=["arcane-insight"],
        hand=["rewrite-history"],
    )
    scene.does(0, "activate:thought-thief-familiar", "strike:spell-splicer").passes()
    scene.fights_with(0, "rewrite-history")
    assert scene.damage("spell-splicer") == 1
    assert [one["card"] for one in scene.happened("card-seen", 0)] == ["@name-spell-echo"]
    assert scene.offers(0) == ["card:arcane-insight", "card:rewrite-history", "decline"]
    scene.does(0, "card:arcane-insight").passes().does(0, "end", "cast:arcane-insight:discard").passes()
    assert (scene.player().mana, scene.exile()) == (0, ["arcane-insight"])


@pytest.mark.rule("card.echoing-construct")
def test_the_construct_comes_from_the_discard_pile_and_draws() -> None:
    scene = archivist(
        discard=["echoing-construct"],
        mana=4,
    )
    scene.does(0, "cast:echoing-construct:discard").passes().does(0, "place:22,48").passes()
    (id,) = [id for id, one in scene.state.creatures().items() if one.face == "echoing-construct"]
    assert (scene.player().mana, len(scene.hand())) == (0, 1)
    assert scene.creature(id).exiles


@pytest.mark.rule("card.echoing-construct")
def test_a_construct_from_the_discard_pile_leaves_for_good() -> None:
    scene = skirmish(
        creature("echoing-construct", 0, (40, 48), damage=2, exiles=True),
        creature("storm-lynx", 1, (32, 48)),
        forces=[force(ARCHIVIST), force("spell-splicer")],
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:echoing-construct").fights()
    assert not scene.lives("echoing-construct")
    assert scene.discard() == []
    assert "echoing-construct" in [scene.state.face(card) for card in scene.player().exile]


@pytest.mark.rule("card.echoing-construct")
def test_from_the_hand_the_construct_draws_nothing() -> None:
    scene = archivist(hand=["echoing-construct"], mana=4)
    scene.does(0, "cast:echoing-construct").passes().does(0, "place:22,48").passes()
    assert scene.hand() == []


@pytest.mark.rule("card.guardian-of-forbidden-lore")
def test_the_guardian_grows_with_each_spell_from_the_discard_pile() -> None:
    scene = archivist(
        creature("guardian-of-forbidden-lore", 0, (30, 48)),
        discard=["arcane-insight"],
        mana=3,
        from_discard=1,
    )
    scene.does(0, "cast:arcane-insight:discard").passes()
    found = [scene.value("guardian-of-forbidden-lore", which) for which in (Stat.LIFE, Stat.DEFENSE)]
    assert found == [5, 5]


@pytest.mark.rule("card.guardian-of-forbidden-lore")
@pytest.mark.parametrize(("cast", "cards"), [(2, 0), (3, 1)])
def test_attacking_after_three_such_spells_this_turn_it_draws(cast: int, cards: int) -> None:
    scene = archivist(
        creature("guardian-of-forbidden-lore", 0, (40, 48)),
        creature("obsidian-golem", 1, (48, 48)),
        from_discard=3,
        from_discard_now=cast,
    )
    scene.does(0, "activate:guardian-of-forbidden-lore", "strike:obsidian-golem").fights()
    assert len(scene.hand()) == cards


@pytest.mark.rule("card.rewrite-history")
def test_a_card_of_the_hand_changes_places_with_one_of_the_discard_pile() -> None:
    scene = archivist(
        creature("tome-guardian", 0, (30, 48)),
        hand=["rewrite-history", "arcane-insight"],
        discard=["scroll-rack"],
        mana=1,
    )
    scene.does(0, "activate:tome-guardian", "cast:rewrite-history").passes()
    scene.does(0, "card:arcane-insight", "card:scroll-rack").passes()
    assert scene.hand() == ["scroll-rack"]
    assert sorted(scene.discard()) == ["arcane-insight", "rewrite-history"]


@pytest.mark.rule("card.rewrite-history")
def test_history_is_not_rewritten_in_the_turn_of_another() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (30, 48)),
        forces=[force(ARCHIVIST, hand=["rewrite-history", "scroll-rack"], mana=9), force("spell-splicer")],
        first=1,
    )
    scene.does(1, "activate:tome-guardian")
    assert "cast:rewrite-history" not in scene.offers(0)


@pytest.mark.rule("card.sudden-revelation")
def test_a_card_drawn_by_an_effect_opens_the_hand() -> None:
    scene = skirmish(
        forces=[
            force(ARCHIVIST, hand=["sudden-revelation"], mana=2),
            force("spell-splicer", hand=["arcane-insight"], deck=["tome-guardian", "scroll-golem"], mana=2),
        ],
        first=1,
    )
    scene.does(1, "cast:arcane-insight").does(0, "cast:sudden-revelation").passes()
    seen = {one["card"] for one in scene.happened("card-seen", 0)}
    assert seen == {"@name-tome-guardian", "@name-scroll-golem"}


@pytest.mark.rule("card.scroll-rack")
def test_with_a_rack_the_archives_serve_once_more() -> None:
    scene = archivist(hand=["scroll-rack"], discard=["arcane-insight", "library-of-secrets"], mana=3 + 3 + 5)
    scene.does(0, "cast:scroll-rack").passes()
    scene.does(0, "cast:arcane-insight:discard").passes()
    scene.does(0, "cast:library-of-secrets:discard", "pay").passes()
    assert scene.player().mana == 0
    assert scene.player().archived == 2


@pytest.mark.rule("card.akashic-records")
def test_a_card_discarded_by_anyone_lets_the_own_top_card_be_buried() -> None:
    scene = skirmish(
        forces=[
            force(ARCHIVIST, deck=["arcane-insight"]),
            force("spell-splicer", hand=["arcane-amplifier"], mana=2),
        ],
        permanents=[{"face": "akashic-records", "owner": 0}],
        first=1,
    )
    (top,) = scene.player().deck[-1:]
    scene.does(1, "cast:arcane-amplifier").passes().does(0, "choose:bury").passes()
    assert scene.player().deck[0] == top


@pytest.mark.rule("card.future-vision")
@pytest.mark.parametrize("whose", [0, 1])
def test_the_vision_orders_the_top_three_of_any_grimoire(whose: int) -> None:
    deck = ["scroll-golem", "tome-guardian", "arcane-insight"]
    forces = [
        force(ARCHIVIST, hand=["future-vision"], mana=1, deck=deck),
        force("spell-splicer", deck=deck),
    ]
    scene = skirmish(forces=forces)
    scene.does(0, "cast:future-vision", f"player:{whose}").passes()
    scene.does(0, "card:arcane-insight", "card:scroll-golem", "card:tome-guardian").passes()
    top = [scene.state.face(card) for card in reversed(scene.player(whose).deck[-3:])]
    assert top == ["arcane-insight", "scroll-golem", "tome-guardian"]
    assert not any(one.get("card") for one in scene.happened("card-seen", 1)), "seen by one alone"


@pytest.mark.rule("card.plagiarize")
def test_a_plagiarized_spell_costs_three_less_this_turn_and_is_exiled() -> None:
    scene = archivist(hand=["plagiarize"], discard=["library-of-secrets", "arcane-insight"], mana=5)
    scene.does(0, "cast:plagiarize", "card:arcane-insight").passes()
    scene.does(0, "cast:arcane-insight:discard").passes()
    assert (scene.player().mana, scene.exile()) == (0, ["arcane-insight"])


@pytest.mark.rule("card.living-grimoire")
def test_a_permanent_from_the_discard_pile_is_exiled_when_it_leaves() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (30, 48)),
        forces=[
            force(ARCHIVIST, discard=["library-of-secrets"], mana=5),
            force("spell-splicer", hand=["dispel-magic"], mana=2),
        ],
    )
    scene.does(0, "cast:library-of-secrets:discard").passes().does(1, "pass")
    (library,) = scene.state.permanents()
    scene.does(0, "activate:tome-guardian").does(1, "cast:dispel-magic", f"pick:{library}").passes()
    assert (scene.exile(), scene.discard()) == (["library-of-secrets"], [])


@pytest.mark.rule("card.thought-thief-familiar")
def test_the_thief_steals_thoughts_when_attacked_too() -> None:
    scene = skirmish(
        creature("thought-thief-familiar", 0, (60, 48)),
        forces=[force(ARCHIVIST), force("spell-splicer", at=(68, 48), hand=["spell-echo"])],
        first=1,
    )
    scene.does(1, "activate:spell-splicer", "strike:thought-thief-familiar").fights()
    assert scene.damage("spell-splicer") == 1
    assert [one["card"] for one in scene.happened("card-seen", 0)] == ["@name-spell-echo"]


@pytest.mark.rule("card.sudden-revelation")
def test_a_card_drawn_by_an_effect_in_the_collect_phase_opens_the_hand() -> None:
    scene = skirmish(
        forces=[
            force("spell-splicer"),
            force(ARCHIVIST, hand=["sudden-revelation"], mana=2),
        ],
        permanents=[{"face": "library-of-secrets", "owner": 0}],
        at="collect",
    )
    assert "cast:sudden-revelation" not in scene.offers(1), "the draw of three"
    scene.does(0, "choose:further-reading").does(1, "cast:sudden-revelation").passes()
    assert len(scene.happened("card-seen", 1)) == 4


@pytest.mark.rule("card.akashic-records")
def test_cards_that_go_together_are_one_event() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48)),
        forces=[
            force(ARCHIVIST, hand=["arcane-insight"], deck=["scroll-golem"]),
            force("spell-splicer", hand=["spell-echo"]),
        ],
        permanents=[{"face": "akashic-records", "owner": 0}],
    )
    scene.does(0, "activate:tome-guardian", "strike:orc-warrior").passes()
    scene.does(1, "duel:spell-echo").does(0, "duel:arcane-insight").passes()
    while "ask-duel" in scene.asks.values():
        scene.pass_once()
    scene.passes()
    asked = 0
    while "choose:bury" in scene.offers(0):
        asked += 1
        scene.does(0, "decline").passes()
    assert asked == 1


@pytest.mark.rule("card.akashic-records")
def test_a_card_discarded_for_mana_opens_the_records() -> None:
    scene = skirmish(
        permanents=[{"face": "akashic-records", "owner": 0}],
        forces=[force(ARCHIVIST, hand=["arcane-insight", "reactive-study"], mana=1)],
    )
    scene.does(0, "cast:arcane-insight", "cheapen:reactive-study")
    assert scene.asks == {0: "ask-bury"}


@pytest.mark.rule("card.akashic-records")
def test_a_creature_that_falls_opens_the_records_once_with_what_it_bore() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("goblin-raider", 1, (46, 48), id="goblin"),
        permanents=[
            {"face": "akashic-records", "owner": 0},
            {"face": "thorns", "owner": 1, "bearer": "goblin"},
        ],
        forces=[force(ARCHIVIST), force("spell-splicer")],
    )
    scene.does(0, "activate:orc-warrior", "strike:goblin").fights()
    assert scene.asks == {0: "ask-bury"}
    scene.does(0, "decline").passes()
    assert scene.asks == {0: "ask-activation"}
