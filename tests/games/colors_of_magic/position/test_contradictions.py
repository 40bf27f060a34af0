"""Positions that contradict themselves are refused, with the place in the file."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.model.values import keywords
from tests.games.colors_of_magic.scenario import creature, force, monster, position, skirmish
from tests.positions import check_refused

ROCK = {"kind": "rock", "corners": [[40, 40], [56, 40], [56, 56], [40, 56]]}
HOUND = creature("ash-hound", 0, (20, 20))


@pytest.mark.parametrize(
    ("creatures", "more", "words", "path"),
    [
        ([HOUND, creature("storm-lynx", 1, (23, 20))], {}, "overlap", "$.creatures[1].at"),
        ([creature("ash-hound", 0, (48, 48))], {"terrain": [ROCK]}, "impassable", "$.creatures[0].at"),
        ([creature("ash-hound", 0, (39, 48))], {"terrain": [ROCK]}, "impassable", "$.creatures[0].at"),
        ([creature("ash-hound", 0, (1, 48))], {}, "edge", "$.creatures[0].at"),
        ([creature("ash-hound", 0, (97, 48))], {}, "96", "$.creatures[0].at[0]"),
        (
            [creature("ash-hound", 0, (48, 48))],
            {"markers": [{"kind": "geyser", "at": (48, 50), "owner": 1}]},
            "impassable",
            "$.creatures[0].at",
        ),
        ([creature("ash-hund", 0, (48, 48), with_card=False, id="x")], {}, "did you mean", "$.creatures[0]"),
        ([creature("ash-hound", 3, (48, 48), with_card=False)], {}, "seat", "$.creatures[0].owner"),
        ([creature("cinder-imp", 0, (48, 48))], {}, "belongs to", "$.creatures[0].owner"),
        (
            [creature("ash-hound", 0, (48, 48), keywords=[{"id": "fliing"}])],
            {},
            "flying",
            "$.creatures[0].keywords[0].id",
        ),
        ([creature("ash-hound", 0, (48, 48), damage=9)], {}, "life", "$.creatures[0].damage"),
        (
            [{**HOUND, "id": "one"}, {**monster("cinder-imp", (60, 60)), "id": "one"}],
            {},
            "two",
            "$.creatures[1].id",
        ),
        ([creature("tomb-guardian", 0, (48, 48), id="x")], {}, "mage", "$.creatures[0].face"),
        ([creature("spell-splicer", 0, (48, 48))], {}, "mage", "$.creatures[1].face"),
        (
            [HOUND, creature("goblin-raider", 0, (20, 20), mount="ash-hound")],
            {},
            "nobody rides ash-hound",
            "$.creatures[1].mount",
        ),
        (
            [
                creature("ashen-steed", 1, (40, 40)),
                creature("spell-splicer", 0, (40, 40), mount="ashen-steed"),
            ],
            {"forces": [force(alive=False), force("ash-blade-pyromancer")]},
            "its own player",
            "$.creatures[1].mount",
        ),
        (
            [
                creature("ashen-steed", 0, (40, 40)),
                creature("goblin-raider", 0, (40, 40), mount="ashen-steed"),
            ],
            {"forces": [force("ash-blade-pyromancer")]},
            "only mages ride",
            "$.creatures[1].mount",
        ),
        (
            [HOUND, creature("goblin-raider", 0, (20, 20), away="carried", carrier="ash-hound")],
            {},
            "ash-hound carries nobody",
            "$.creatures[1].carrier",
        ),
        (
            [monster("giant-nail", (48, 48)), monster("giant-bile", (20, 48))],
            {"scenario": "giant"},
            "one giant",
            "$.creatures[1].face",
        ),
        (
            [monster("giant-nail", (48, 48))],
            {"scenario": "giant", "goals": {"giant-nail": {"copies": 0}, "giant-bile": {"copies": 1}}},
            "giant-bile",
            "$.creatures[0].face",
        ),
        (
            [monster("giant-bile", (48, 48))],
            {"scenario": "giant", "goals": {"giant-nail": {"copies": 1}, "giant-bile": {"copies": 1}}},
            "giant-nail",
            "$.creatures[0].face",
        ),
    ],
)
def test_creatures(creatures: list[dict[str, Any]], more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(*creatures, **more), path, words)


@pytest.mark.parametrize(
    ("player", "words", "path"),
    [
        (force(points=7), "7 points", "$.players[0].points"),
        (force(points=6), "6 points", "$.players[0].points"),
        (force(tokens=5), "tokens", "$.players[0].tokens"),
        (force("ash-prophet", ["grand-barbecue", "thalassotherapy", "stone-skin"]), "", "$.players[0]"),
        (force("ash-prophet", ["grand-barbecue", "grand-barbecue", "stone-skin"]), "", "$.players[0]"),
        (force(hand=["deja-vu"] * 3), "no 'deja-vu' left", "$.players[0].hand[2]"),
        (force(hand=["thorn"]), "thorns", "$.players[0].hand[0]"),
        (force(ingredients=[{"ingredient": "no-such-thing"}]), "ingredient", "$.players[0].ingredients[0]"),
        (
            force(ingredients=[{"ingredient": "living-coal", "bearer": "x"}]),
            "'x'",
            "$.players[0].ingredients[0].bearer",
        ),
        (
            force(ingredients=[{"ingredient": "giants-nail", "bearer": "ash-hound"}]),
            "nobody",
            "$.players[0].ingredients[0].bearer",
        ),
        (force(form="solid"), "no states", "$.players[0].form"),
        (force(last_instant="redirekt"), "did you mean 'redirect'", "$.players[0].last_instant"),
        (force(allowed=[{"card": "thorns", "discount": 2}]), "no card there", "$.players[0].allowed[0]"),
        (force(hand=["fireball"], shown=["firebal"]), "did you mean 'fireball'", "$.players[0].shown[0]"),
        (force(last_instant="fireball"), "no instant", "$.players[0].last_instant"),
    ],
)
def test_players(player: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(HOUND, forces=[player, force()]), path, words)


@pytest.mark.parametrize(
    ("more", "words", "path"),
    [
        (
            {"permanents": [{"face": "tailwind", "owner": 0, "bearer": "nobody"}]},
            "nobody",
            "$.permanents[0].bearer",
        ),
        ({"permanents": [{"face": "ash-hound", "owner": 0}]}, "permanent", "$.permanents[0].face"),
        (
            {"zones": [{"kind": "cloud", "at": (20, 20), "radius": 8, "owner": 0, "permanent": "x"}]},
            "permanent",
            "$.zones[0].permanent",
        ),
        ({"activation_deck": [0, 0]}, "", "$.activation_deck[1]"),
        ({"activation_deck": [20]}, "", "$.activation_deck[0]"),
        ({"goals": {"no-such-goal": {}}}, "", "$.goals.no-such-goal"),
        ({"terrain": [{"kind": "rock", "corners": [[0, 0], [9, 9]]}]}, "", "$.terrain[0].corners"),
        ({"permanents": [{"face": "thorns", "owner": 0}]}, "bears", "$.permanents[0].bearer"),
        ({"zones": [{"kind": "cloud", "at": (9, 9), "radius": 8, "owner": 2}]}, "seat 2", "$.zones[0].owner"),
        ({"markers": [{"kind": "stone", "at": (1, 9)}]}, "edge", "$.markers[0].at"),
        ({"markers": [{"kind": "stone", "at": (9, 9), "objective": "x"}]}, "'x'", "$.markers[0].objective"),
        ({"goals": {"giant-nail": {"objective": "giant-nail"}}}, "no objective", "$.goals.giant-nail"),
        (
            {"goals": {"mana-source": {"objective": "mana-source", "copies": 7}}},
            "6 cards",
            "$.goals.mana-source.copies",
        ),
        ({"turn": 16}, "turn 15", "$.turn"),
        ({"active": 0, "forces": [force(passed=True)]}, "passed", "$.players[0].passed"),
        ({"forces": [force(), force(alive=False)]}, "over", "$.creatures"),
        ({"first": 2}, "seat", "$.first"),
        ({"active": 3}, "seat", "$.active"),
        (
            {"permanents": [{"face": "stasis-field", "owner": 0, "id": "field"}]},
            "of kind stasis with permanent 'field'",
            "$.permanents[0]",
        ),
        (
            {"permanents": [{"face": "water-portal", "owner": 0, "id": "gate"}]},
            "of kind portal with permanent 'gate'",
            "$.permanents[0]",
        ),
        (
            {"permanents": [{"face": "tailwind", "owner": 0, "bearer": "spell-splicer"}]},
            "borne by nobody",
            "$.permanents[0].bearer",
        ),
    ],
)
def test_the_rest_of_the_table(more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(HOUND, **more), path, words)


@pytest.mark.parametrize(
    ("alive", "words"), [((False, False), "nobody has creatures"), ((False, True), "only one player")]
)
def test_a_table_without_creatures_says_so_and_not_who_has_passed(
    alive: tuple[bool, bool], words: str
) -> None:
    check_refused(position(forces=[force(alive=one) for one in alive]), "$.creatures", words)


@pytest.mark.parametrize("keyword", KeywordId)
def test_a_creature_may_carry_any_keyword_with_its_numbers(keyword: KeywordId) -> None:
    of = {"immunity-element": "fire", "amplify-element": "fire", "master-creature-type": "goblin"}.get(
        keyword, ""
    )
    if keyword is KeywordId.LAST_GASP:
        of = "lift"
    scene = skirmish(
        creature("ash-hound", 0, (20, 20), keywords=[{"id": keyword, "x": 2, "y": 1, "of": of}]),
        creature("storm-lynx", 1, (60, 60)),
    )
    shown = next(one for one in scene.view(1)["creatures"] if one["id"] == "ash-hound")
    assert {"id": keyword, "x": 2, "y": 1, "of": of} in shown["keywords"]
    scene.does(0, "activate:ash-hound")
    assert 0 in scene.asks


@pytest.mark.parametrize(
    ("keyword", "words", "path"),
    [
        ({"id": "armor"}, "number", "x"),
        ({"id": "charge", "x": 3}, "second number", "y"),
        ({"id": "shockwave"}, "number", "y"),
        ({"id": "immunity-element"}, "element", "of"),
        ({"id": "immunity-element", "of": "fir"}, "did you mean 'fire'", "of"),
        ({"id": "master-creature-type", "value": "dragon"}, "goblin", "of"),
        ({"id": "last-gasp", "of": "boom"}, "lift", "of"),
        ({"id": "armor", "amount": 1}, "amount", "amount"),
    ],
)
def test_a_keyword_that_lacks_something(keyword: dict[str, Any], words: str, path: str) -> None:
    check_refused(
        position(creature("ash-hound", 0, (48, 48), keywords=[keyword])),
        f"$.creatures[0].keywords[0].{path}",
        words,
    )


@pytest.mark.parametrize(
    ("keyword", "meant"),
    [
        ({"id": "armor", "value": 2}, (2, 0, "")),
        ({"id": "shockwave", "value": 1}, (1, 1, "")),
        ({"id": "immunity-element", "value": "fire"}, (0, 0, "fire")),
        ({"id": "taunt"}, (0, 0, "")),
        ({"id": "channeling", "value": 1}, (1, 0, "")),
    ],
)
def test_a_keyword_may_be_written_as_cards_print_it(
    keyword: dict[str, Any], meant: tuple[int, int, str]
) -> None:
    scene = skirmish(creature("ash-hound", 0, (48, 48), keywords=[keyword]))
    found = [mod.mod.keyword for mod in scene.creature("ash-hound").lasting]
    assert [(one.x, one.y, one.of) for one in found if one is not None] == [meant]


@pytest.mark.rule("table.markers")
def test_the_scenario_says_what_a_marker_is_where_the_file_does_not() -> None:
    scene = skirmish(markers=[{"kind": "ritual", "at": (48, 48)}, {"kind": "stone", "at": (20, 76)}])
    found = [(one.radius, one.objective, one.cards) for one in scene.state.markers().values()]
    assert found == [(6, "minor-power-aura", 1), (2, "mana-source", 2)]


@pytest.mark.rule("scenario.wisp-night")
def test_it_is_dark_where_the_scenario_is() -> None:
    assert skirmish(scenario="wisp-night").state.terrain.dark
    assert not skirmish(scenario="wisp-night", dark=False).state.terrain.dark


@pytest.mark.rule("turn.order")
def test_it_is_the_turn_of_the_first_who_has_not_passed() -> None:
    assert skirmish(forces=[force(passed=True), force()]).asks == {1: "ask-turn"}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"away": "carried"}, "$.creatures[0].carrier"),
        ({"away": "carried", "carrier": "nobody"}, "$.creatures[0].carrier"),
        ({"mount": "nobody"}, "$.creatures[0].mount"),
        ({"burns": [{"amount": 1, "by": 3, "source": ""}]}, "$.creatures[0].burns[0].by"),
        ({"keywords": ["flght"]}, "$.creatures[0].keywords[0].id"),
    ],
)
def test_a_creature_that_hangs_on_nothing_is_refused_with_its_place(more: dict[str, Any], path: str) -> None:
    check_refused(position(creature("goblin-raider", 0, (30, 30), **more)), path)


def test_a_rider_away_from_its_steed_is_refused() -> None:
    rider = creature("ash-blade-pyromancer", 0, (60, 60), mount="ashen-steed")
    forces = [force("ash-blade-pyromancer", alive=False)]
    check_refused(position(creature("ashen-steed", 0, (30, 30)), rider, forces=forces), "$.creatures[1].at")


def test_what_is_borne_is_borne_by_ones_own() -> None:
    foe = creature("goblin-raider", 1, (30, 30))
    coal = [{"ingredient": "living-coal", "bearer": "goblin-raider"}]
    forces = [force("bastion-geomancer", ingredients=coal), force("ash-prophet")]
    check_refused(position(foe, forces=forces), "$.players[0].ingredients[0].bearer")
    thorns = [{"face": "thorns", "owner": 0, "bearer": "goblin-raider"}]
    forces = [force("bastion-geomancer"), force("ash-prophet")]
    check_refused(position(foe, permanents=thorns, forces=forces), "$.permanents[0].bearer")


@pytest.mark.parametrize(
    ("goal", "path"),
    [({"copies": -1}, "$.goals.mana-source.copies"), ({"holder": 3}, "$.goals.mana-source.holder")],
)
def test_an_objective_that_cannot_be_so_is_refused(goal: dict[str, int], path: str) -> None:
    check_refused(position(goals={"mana-source": {"objective": "mana-source", **goal}}), path)


def test_keywords_may_be_said_as_cards_print_them() -> None:
    said = ["flying", "Ephemeral", {"id": "last-gasp", "effect": next(iter(LAST_GASPS))}]
    scene = skirmish(creature("goblin-raider", 0, (30, 30), keywords=said))
    found = {str(one.id) for one in keywords(scene.state, "goblin-raider")}
    assert {"flying", "ephemeral", "last-gasp"} <= found


def test_cards_that_something_was_done_to_go_by_their_faces() -> None:
    scene = skirmish(
        forces=[
            force(
                "chronicle-archivist",
                hand=["fireball", "incinerate"],
                discard=["arcane-insight"],
                mana=9,
                shown=["fireball"],
                reductions=[{"amount": 2, "card": "incinerate"}],
                allowed=[{"card": "arcane-insight", "discount": 2}],
            ),
            force(),
        ]
    )
    player, face = scene.player(), scene.state.face
    assert [face(card) for card in player.shown] == ["fireball"]
    assert [face(one.card) for one in player.reductions] == ["incinerate"]
    scene.does(0, "cast:arcane-insight:discard").passes()
    assert scene.player().mana == 9


def test_an_ingredient_taken_more_often_than_there_are_cards() -> None:
    twice = [{"ingredient": "slag-plate"}, {"ingredient": "slag-plate"}]
    skirmish(scenario="ember-forge", forces=[force(ingredients=twice)])
    forces = [force(ingredients=twice), force(ingredients=[{"ingredient": "slag-plate"}])]
    refused = position(scenario="ember-forge", forces=forces)
    check_refused(refused, "$.players[1].ingredients[0].ingredient", "too often")


STONE, ANVIL = {"kind": "stone", "at": (30, 30)}, {"kind": "anvil", "at": (48, 48)}


@pytest.mark.parametrize(
    ("more", "words", "path"),
    [
        ({"markers": [STONE, ANVIL]}, "has no anvil", "$.markers[1].kind"),
        ({"markers": [ANVIL, ANVIL], "scenario": "ember-forge"}, "1 anvil", "$.markers[1].kind"),
        ({"markers": [STONE] * 4}, "3 stone", "$.markers[3].kind"),
        ({"turn": 0}, "from 1", "$.turn"),
        (
            {"goals": {"mana-source": {"objective": "minor-power-aura"}}},
            "mana-source",
            "$.goals.mana-source.objective",
        ),
        ({"activation_deck": ["act3", "act21"]}, "act21", "$.activation_deck[1]"),
        ({"activation_deck": ["act3", 2]}, "twice", "$.activation_deck[1]"),
    ],
)
def test_the_table_of_a_scenario(more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(**more), path, words)


def test_who_is_not_carried_has_no_carrier() -> None:
    hound = {**HOUND, "carrier": "spell-splicer"}
    check_refused(position(hound), "$.creatures[0].away")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"active": -1}, "nobody"),
        ({"active": 2, "forces": [force(), force(), force(out=True, alive=False)]}, "out"),
    ],
)
def test_a_turn_of_nobody(more: dict[str, Any], words: str) -> None:
    check_refused(position(**more), "$.active", words)


PIP = monster("goblin-pip-the-pest", (48, 20))
ANOTHER_PIP = monster("goblin-pip-the-pest", (20, 48))
BRUTES = [monster("slag-brute", (x, 48)) for x in (30, 48, 66)]
TAKEN = {"copies": 0}


@pytest.mark.rule("objectives.monsters", "monsters.kills")
@pytest.mark.parametrize(
    ("creatures", "more", "words", "path"),
    [
        ([PIP, ANOTHER_PIP], {"goals": None}, "1 of goblin-pip-the-pest left", "$.creatures[1].face"),
        ([PIP, ANOTHER_PIP], {}, "1 of goblin-pip-the-pest left", "$.creatures[1].face"),
        (BRUTES, {"scenario": "ember-forge"}, "2 of slag-brute left", "$.creatures[2].face"),
        ([PIP], {"goals": {"goblin-pip-the-pest": TAKEN}}, "was destroyed", "$.creatures[0].face"),
        (
            [PIP],
            {"goals": None, "forces": [force(points=1, ingredients=[{"ingredient": "pips-bell"}])]},
            "was destroyed",
            "$.creatures[0].face",
        ),
        (
            [monster("giant-bile", (48, 48))],
            {"goals": {"giant-nail": TAKEN, "giant-bile": TAKEN}},
            "the giant was destroyed",
            "$.creatures[0].face",
        ),
    ],
)
def test_a_monster_without_a_card_to_be_won(
    creatures: list[dict[str, Any]], more: dict[str, Any], words: str, path: str
) -> None:
    check_refused(position(*creatures, **{"scenario": "giant", **more}), path, words)


HYDRO = force("deep-water-hydro-strategist", hand=["redirect-current"])
SPOUTS = [{"kind": "geyser", "at": (20 + 8 * place, 60), "owner": 0} for place in range(4)]
FIELD = {"face": "geyser-field", "owner": 0, "id": "field"}
OF_FIELD = {"permanent": "field"}
FLOW = {"kind": "flow", "at": (48, 48), "radius": 12, "owner": 0}
STREAM = {"face": "persistent-flow", "owner": 0, "id": "stream"}
OF_STREAM = {"permanent": "stream"}


@pytest.mark.rule("table.zones", "table.markers", "spell.permanents")
@pytest.mark.parametrize(
    ("more", "words", "path"),
    [
        (
            {"permanents": [FIELD], "markers": [{**one, **OF_FIELD} for one in SPOUTS]},
            "lays 3 geyser markers",
            "$.markers[3]",
        ),
        ({"permanents": [FIELD], "markers": SPOUTS}, "lays 3 geyser markers", "$.markers[3]"),
        (
            {"permanents": [STREAM], "zones": [{**FLOW, **OF_STREAM}] * 2},
            "lays one zone",
            "$.zones[1].permanent",
        ),
        (
            {"permanents": [STREAM], "zones": [{**FLOW, **OF_STREAM}, {**FLOW, "kind": "eye", **OF_STREAM}]},
            "is persistent-flow, and eye-of-the-storm lays",
            "$.zones[1].permanent",
        ),
    ],
)
def test_what_no_spell_lays_so(more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(**{"forces": [HYDRO], **more}), path, words)


@pytest.mark.rule("objectives.scenarios", "objectives.collect")
@pytest.mark.parametrize(
    ("points", "more", "words"),
    [
        ((5, 5), {"goals": {"mana-source": {"copies": 2}}}, "10 points and 2 are still to be won"),
        (
            (1, 0),
            {"goals": {"minor-power-aura": {}, "major-power-aura": {}, "mana-source": {"copies": 6}}},
            "11",
        ),
    ],
)
def test_points_that_are_still_to_be_won(points: tuple[int, int], more: dict[str, Any], words: str) -> None:
    check_refused(position(forces=[force(points=one) for one in points], **more), "$.goals", words)
