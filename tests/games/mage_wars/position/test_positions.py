"""Position files of Mage Wars: wrong ones are refused in words, any moment of any battle can be exported and loaded."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import yaml

import magehall
from magehall import Match
from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.cards import SPELLS
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.state import Duel
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    creature,
    duel,
    equipment,
    mage,
    new_battle,
    veil,
)
from tests.positions import check_refused

WOLF: dict[str, Any] = {"card": "timber_wolf", "zone": "b2"}
MAGES: list[dict[str, Any]] = [{"mage": "beastmaster"}, {"mage": "wizard"}]
SOUND: dict[str, Any] = {"game": "mage_wars", "seats": 2, "mode": "standard", "players": MAGES}

TABLES = [
    (2, "apprentice"),
    (2, "standard"),
    (3, "free_for_all"),
    (4, "free_for_all"),
    (4, "teams"),
]


def first_mage(**more: Any) -> dict[str, Any]:
    return {"players": [{"mage": "beastmaster"} | more, {"mage": "wizard"}]}


def boon(trait: str) -> dict[str, Any]:
    return {"rule": "card.charge", "traits": [{"name": trait}], "since": 1}


def with_objects(*objects: dict[str, Any]) -> dict[str, Any]:
    return {"objects": list(objects)}


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"mode": "teams"}, "$.mode", "Teams"),
        ({"mode": "chess"}, "$.mode", "chess"),
        ({"players": MAGES[:1]}, "$.players", "expected 2 players, found 1"),
        ({"players": [*MAGES[:1], {"mage": "druid"}]}, "$.players[1].mage", "druid"),
        (first_mage(zone="e1"), "$.players[0].zone", "no zone 'e1'"),
        (first_mage(zone=None), "$.players[0].zone", "last_zone"),
        (first_mage(zone="a1", last_zone="b1"), "$.players[0].last_zone", "no zone"),
        (first_mage(mana=-1), "$.players[0].mana", "0"),
        (first_mage(damage=99), "$.players[0].damage", "99 damage and"),
        (first_mage(element="mud"), "$.players[0].element", "mud"),
        (first_mage(book=["timber_wolf", "timberwolf"]), "$.players[0].book[1]", "'timberwolf'"),
        (first_mage(book={"timberwolf": 2}), "$.players[0].book.timberwolf", "'timberwolf'"),
        (first_mage(book={"timber_wolf": 0}), "$.players[0].book.timber_wolf", "1"),
        (first_mage(book="mine"), "$.players[0].book", "mine"),
        (first_mage(prepared=["warlock"]), "$.players[0].prepared[0]", "'warlock'"),
        (first_mage(discard=["?"]), "$.players[0].discard[0]", "'?'"),
        (first_mage(markers={"burns": 1}), "$.players[0].markers.burns", "no marker"),
        (first_mage(used={"blod": 1}), "$.players[0].used.blod", "did you mean 'blood'"),
        (with_objects(WOLF | {"used": {"ready-": 1}}), "$.objects[0].used.ready-", "nothing is used up"),
        (first_mage(colour="red"), "$.players[0].colour", "colour"),
        (with_objects(WOLF, WOLF, WOLF | {"zone": "z9"}), "$.objects[2].zone", "no zone 'z9'"),
        (with_objects({"card": "wolf", "zone": "a1"}), "$.objects[0].card", "no spell is called 'wolf'"),
        (with_objects({"card": "wizard", "zone": "a1"}), "$.objects[0].card", "'wizard'"),
        (with_objects({"card": "timber_wolf"}), "$.objects[0]", "where is it?"),
        (with_objects(WOLF | {"border": "a1-b1"}), "$.objects[0]", "two places: zone and border"),
        (with_objects({"card": "timber_wolf", "on": "mage-0"}), "$.objects[0].on", "does not stand there"),
        (with_objects(WOLF | {"controller": 2}), "$.objects[0].controller", "0 to 1"),
        (with_objects(WOLF | {"owner": 3}), "$.objects[0].owner", "0 to 1"),
        (with_objects(WOLF | {"hidden": True}), "$.objects[0].hidden", "only enchantments"),
        (with_objects(WOLF | {"id": "Wolf"}), "$.objects[0].id", "match"),
        (with_objects(WOLF | {"id": "mage-1"}), "$.objects[0].id", "taken"),
        (with_objects(WOLF | {"id": "a1"}), "$.objects[0].id", "taken"),
        (with_objects(WOLF | {"id": "w"}, WOLF | {"id": "w"}), "$.objects[1].id", "'w' is taken"),
        (with_objects(WOLF | {"last_zone": "a1"}), "$.objects[0].zone", "banished"),
        (with_objects(WOLF | {"loose": True}), "$.objects[0].zone", "loose"),
        (with_objects(WOLF | {"assigned": "block"}), "$.objects[0].assigned", "'timber-wolf'"),
        (with_objects(WOLF | {"bound": "block"}), "$.objects[0].bound", "'timber-wolf'"),
        (with_objects(WOLF | {"chosen": "mage-2"}), "$.objects[0].chosen", "'mage-2'"),
        (with_objects(WOLF | {"markers": {"burn": 0}}), "$.objects[0].markers.burn", "1"),
        (
            with_objects(WOLF | {"zone": "e1"}),
            "$.objects[0].zone",
            "there is no zone 'e1': the zones are a1 to d3",
        ),
        (first_mage(zone="a9"), "$.players[0].zone", "the zones are a1 to d3"),
        (
            with_objects(WOLF | {"boons": [boon("charge") | {"rule": "card.charg"}]}),
            "$.objects[0].boons[0].rule",
            "no rule is called 'card.charg'",
        ),
        (
            with_objects(WOLF | {"boons": [boon("flyng")]}),
            "$.objects[0].boons[0].traits[0].name",
            "did you mean 'flying'?",
        ),
        (
            with_objects(WOLF | {"boons": [boon("charge") | {"until": "noon"}]}),
            "$.objects[0].boons[0].until",
            "noon",
        ),
        (first_mage(boons=[boon("flyng")]), "$.players[0].boons[0].traits[0].name", "flyng"),
        (
            {
                "stack": [
                    {
                        "procedure": "Sacrifice",
                        "step": "choose",
                        "seat": 0,
                        "friend": "mage-0",
                        "rule": "no.rule",
                    }
                ]
            },
            "$.stack[0].rule",
            "no rule is called 'no.rule'",
        ),
        (with_objects({"card": "wall_of_stone", "border": "b1-a1"}), "$.objects[0].border", "no border"),
        (
            with_objects(*[{"card": "wall_of_stone", "border": "a1-b1"}] * 2),
            "$.objects[1].border",
            "stands there already",
        ),
        (with_objects({"card": "wall_of_stone", "zone": "a1"}), "$.objects[0].zone", "does not stand there"),
        (with_objects({"card": "bear_strength", "on": "wolf"}), "$.objects[0].on", "no object is called"),
        (with_objects({"card": "bear_strength", "on": "match"}), "$.objects[0].on", "no object is called"),
        (
            with_objects(
                {"card": "bear_strength", "on": "mage-0"}, {"card": "block", "on": "bear-strength-1"}
            ),
            "$.objects[1].on",
            "nothing can be attached",
        ),
        (with_objects({"card": "tanglevine", "id": "v", "on": "v"}), "$.objects[0].on", "nothing can be"),
        (with_objects(WOLF, {"card": "bearskin", "on": "timber-wolf-1"}), "$.objects[1].on", "only mages"),
        (with_objects(*[{"card": "bearskin"}] * 2), "$.objects[1]", "wears something else"),
        (with_objects({"card": "bearskin", "chosen": "boots"}), "$.objects[0].chosen", "worn as"),
        (with_objects({"card": "bearskin", "active": True}), "$.objects[0].active", "only creatures act"),
        (
            with_objects({"card": "bearskin", "last_zone": "a1"}),
            "$.objects[0].last_zone",
            "only creatures are banished",
        ),
        (with_objects({"card": "fireball"}), "$.objects[0]", "never stands in the arena"),
        (with_objects({"card": "fireball", "loose": True}), "$", "'stack' are missing"),
        (with_objects(WOLF | {"id": "wolf-9"}) | {"serial": 8}, "$.serial", "counts to 9"),
        (with_objects(WOLF | {"id": "Ω"}), "$.objects[0].id", "match"),
        ({"initiative": 2}, "$.initiative", "0 to 1"),
        ({"turn": 3}, "$.turn", "0 to 1"),
        (first_mage(dead=True) | {"turn": 0}, "$.turn", "living mage"),
        ({"at": "activation"}, "$.creature", "which creature"),
        ({"at": "activation", "creature": "wolf"}, "$.creature", "no creature is called 'wolf'"),
        ({"creature": "mage-0"}, "$.creature", "only at 'activation'"),
        (
            first_mage(dead=True) | with_objects(WOLF) | {"at": "activation", "creature": "timber-wolf-1"},
            "$.creature",
            "nobody commands",
        ),
        ({"at": "noon"}, "$.at", "noon"),
        ({"at": "setup"}, "$.players", "nobody has a mage"),
        ({"at": "setup", "players": [], "objects": [WOLF]}, "$.objects", "empty"),
        ({"at": "over"}, "$.reason", "how did it end"),
        ({"players": [player | {"dead": True} for player in MAGES]}, "$.players", "somebody must be alive"),
        ({"seats": 5}, "$.seats", "2 to 4"),
        ({"weather": "rain"}, "$.weather", "weather"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("$") else "",
)
def test_a_position_that_contradicts_itself_is_refused_in_words(
    change: dict[str, Any], path: str, words: str
) -> None:
    check_refused(SOUND | change, path, words)


def test_an_error_in_a_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(
        "game: mage_wars\nseats: 2\nplayers:\n- mage: wizard\n- mage: wizard\nobjects:\n- card: moon\n  zone: a1\n",
        encoding="utf-8",
    )
    with pytest.raises(magehall.PositionError, match=r"table.yaml:7: no spell is called 'moon'"):
        magehall.load_position(path)


def test_what_is_left_out_is_a_mage_at_the_start_of_a_battle() -> None:
    battle = duel()
    assert [battle.zone(f"mage-{seat}") for seat in (0, 1)] == ["a1", "d3"]
    assert [battle.mana(seat) for seat in (0, 1)] == [10, 10]
    assert battle.asks == {0: "ask-activate"}
    assert (battle.round, battle.phase) == (1, "actions")


def test_a_book_of_the_box_comes_with_the_element_it_was_made_for() -> None:
    document = SOUND | {"players": [{"mage": "wizard", "book": "starter"}, {"mage": "wizard"}]}
    state = magehall.load_position(document).state
    assert state.player(0).element == "air"
    assert state.player(1).element == ""
    assert len(state.player(0).book) > 40
    assert state.player(0).deck == tuple(state.player(0).book)


def test_objects_are_numbered_by_card_and_wear_free_slots() -> None:
    battle = duel(
        mage("warlock"),
        creature("timber_wolf", zone="b2"),
        creature("timber_wolf", zone="b2", controller=1),
        creature("timber_wolf", id="timber-wolf-1", zone="c2"),
        veil("block", on="mage-0"),
        equipment("bearskin"),
        equipment("fireshaper_ring", id="ring"),
    )
    assert battle.zone("timber-wolf-1") == "c2"
    assert battle.zone("timber-wolf-2") == battle.zone("timber-wolf-3") == "b2"
    assert battle.piece("veil-1").hidden
    assert battle.attached("mage-0") == ["veil-1", "bearskin-1", "ring"]
    assert battle.piece("bearskin-1").chosen == "chest"
    assert battle.piece("ring").chosen == "ring"


def test_new_objects_never_take_the_id_of_one_that_is_there() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["block", "block"]),
        creature("timber_wolf", id="veil-90", zone="b2"),
        creature="mage-0",
    )
    battle.does(0, "cast:block:veil-90").passes()
    assert battle.new("block") == "veil-91"


def test_a_creature_that_was_activated_acts_and_then_its_player_may_quickcast() -> None:
    battle = duel(
        mage(zone="b2", prepared=["minor_heal"]),
        mage("wizard", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", guard=True),
        creature="wolf",
        dice=[HIT, HIT, BLANK, CRIT],
    )
    assert not battle.piece("wolf").active
    assert not battle.piece("wolf").guard
    battle.does(0, "attack:wolf.bite:mage-1")
    assert battle.damage("mage-1") == 3
    assert battle.asks == {0: "ask-after-action"}
    assert battle.passes().asks == {1: "ask-activate"}


def test_the_turn_can_be_that_of_another_than_the_first() -> None:
    assert duel(turn=1).asks == {1: "ask-activate"}
    assert duel(initiative=1).asks == {1: "ask-activate"}


@pytest.mark.parametrize(
    ("at", "prompt", "phase", "number"),
    [
        ("setup", "ask-mage", "", 0),
        ("initiative", "ask-prepare", "planning", 2),
        ("reset", "ask-prepare", "planning", 1),
        ("channel", "ask-prepare", "planning", 1),
        ("upkeep", "ask-prepare", "planning", 1),
        ("planning", "ask-prepare", "planning", 1),
        ("quickcast", "ask-quickcast", "first-quickcast", 1),
        ("actions", "ask-activate", "actions", 1),
        ("final_quickcast", "ask-quickcast", "final-quickcast", 1),
        ("end", "ask-prepare", "planning", 2),
    ],
)
def test_a_position_can_stand_anywhere_in_the_round(at: str, prompt: str, phase: str, number: int) -> None:
    players = [] if at == "setup" else [mage("warlock", book="starter", prepared=["fireball"]) for _ in "01"]
    battle = duel(players=players, at=at)
    assert set(battle.asks.values()) == {prompt}
    assert (battle.phase, battle.round) == (phase, number)


def test_a_position_can_stand_where_spawnpoints_cast() -> None:
    battle = duel(
        mage("beastmaster", zone="b2"),
        creature("lair", zone="b2", mana=20, assigned="timber_wolf"),
        at="deployment",
    )
    battle.does(0, "cast:timber-wolf:b2")
    assert battle.zone(battle.new("timber_wolf")) == "b2"


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_any_moment_of_a_battle_can_be_exported_and_loaded(seats: int, mode: str) -> None:
    seen = 0
    for seed in range(2):
        luck = random.Random(f"{seats}:{mode}:{seed}")
        match = new_battle(seats, seed, mode=mode).match
        while match.pending and len(match.moves) < 600:
            if luck.randrange(12) == 0:
                assert_same(match, magehall.load_position(magehall.describe_position(match)))
                seen += 1
            seat = luck.choice(list(match.pending))
            match.apply(seat, luck.choice(match.pending[seat].options).id)
        assert_same(match, again(match))
    assert seen > 20


def test_a_battle_that_is_over_stays_over() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2", damage=31),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert battle.winners == (0,)
    assert again(battle.match).result == battle.match.result
    assert_same(battle.match, again(battle.match))


def test_a_spell_from_a_wand_is_the_card_that_stays_bound_to_it() -> None:
    """While it is being cast it is an object of its own, but no second card."""
    battle = duel(
        mage("wizard", zone="b2", mana=30, element="air"),
        mage(zone="b2"),
        equipment("elemental_wand", id="wand", bound="lightning_bolt"),
        veil("bear_strength", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "bound:wand.lightning-bolt:mage-1")
    assert battle.asks == {1: "ask-reveal-spell-cast"}
    assert any(isinstance(frame, Cast) for frame in battle.match.state.stack)
    loaded = again(battle.match)
    assert_same(battle.match, loaded)
    assert Battle(loaded).passes().asks == {1: "ask-activate"}
    MAGE_WARS.check(loaded.state)
    assert loaded.state.piece("wand").bound_shown


def again(match: Match[Duel]) -> Match[Duel]:
    """The same moment, written as YAML and read."""
    return magehall.read_position(yaml.safe_dump(magehall.describe_position(match)))


def assert_same(match: Match[Duel], loaded: Match[Duel]) -> None:
    assert loaded.state.things == match.state.things
    assert list(loaded.state.things) == list(match.state.things)
    assert loaded.state.stack == match.state.stack
    assert loaded.state.answers == match.state.answers
    assert loaded.pending == match.pending
    assert magehall.describe_position(loaded) == magehall.describe_position(match)
    MAGE_WARS.check(loaded.state)


def test_a_position_with_an_attack_that_no_card_has_is_refused() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        veil("block", id="shield", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1")
    document = magehall.describe_position(battle.match)
    (attack,) = [frame for frame in document["stack"] if frame["procedure"] == "Attack"]
    assert magehall.load_position(document).pending
    attack["place"] = 99
    with pytest.raises(magehall.PositionError, match="no card has"):
        magehall.load_position(document)


def test_a_card_is_spelled_alike_in_positions_options_and_views() -> None:
    battle = duel(
        mage(
            "wizard",
            zone="b2",
            mana=30,
            book={"jet-stream": 1},
            prepared=["jet-stream"],
            discard=["bear-strength"],
        ),
        creature("timber-wolf", id="wolf", zone="b2"),
        equipment("elemental-wand", id="wand", bound="lightning-bolt"),
        creature="mage-0",
    )
    assert any(option.subject == "jet-stream" for option in battle.match.pending[0].options)
    described = magehall.describe_position(battle.match)
    view = battle.match.view(0)["table"]
    own = described["players"][0]
    assert own["book"] == {"jet-stream": 1} == dict.fromkeys(view["players"][0]["book_cards"], 1)
    assert own["prepared"] == ["jet-stream"] == view["players"][0]["prepared_cards"]
    assert own["discard"] == ["bear-strength"] == view["players"][0]["discard"]
    seen = {shown["id"]: shown for shown in view["objects"]}
    for entry in described["objects"]:
        assert entry["card"] == seen[entry["id"]]["card"]
        assert entry.get("bound") == seen[entry["id"]]["bound"]


def test_underscores_in_the_name_of_a_card_count_as_hyphens() -> None:
    described = [
        magehall.describe_position(duel(creature(name, id="wolf", zone="b2")).match)
        for name in ("timber_wolf", "timber-wolf")
    ]
    assert described[0] == described[1]


@pytest.mark.parametrize("seed", range(2))
def test_a_match_never_holds_more_than_a_position_from_outside_may(seed: int) -> None:
    match = magehall.new_match("mage_wars", 2, seed)
    luck = random.Random(seed)
    for _ in range(300):
        if not match.pending:
            break
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options).id)
        MAGE_WARS.check_bounds(match.state)


@pytest.mark.rule("spellbooks.copies")
def test_a_position_from_outside_has_no_more_copies_than_a_book() -> None:
    players = [
        {"mage": "beastmaster", "book": {"timber_wolf": 2}, "discard": ["timber_wolf"]},
        {"mage": "wizard"},
    ]
    document = {**SOUND, "players": players}
    MAGE_WARS.check_bounds(magehall.load_position({**document, "objects": [WOLF]}).state)
    with pytest.raises(
        magehall.PositionError, match=r"5 cards 'timber_wolf'.*take 1 away \(at \$.players\[0\]\)"
    ):
        MAGE_WARS.check_bounds(magehall.load_position({**document, "objects": [WOLF, WOLF]}).state)


@pytest.mark.rule("spellbooks.points")
def test_a_position_from_outside_has_no_more_levels_than_a_book_has_points() -> None:
    cards = [card for card in SPELLS if card.level >= 3]
    needed = next(count for count in range(len(cards)) if sum(card.level for card in cards[:count]) > 120)
    for count in (needed - 1, needed):
        book = [card.id for card in cards[:count]]
        state = magehall.load_position(
            {**SOUND, "players": [MAGES[0], {"mage": "wizard", "book": book}]}
        ).state
        if count < needed:
            MAGE_WARS.check_bounds(state)
        else:
            with pytest.raises(magehall.PositionError, match=r"levels together.*\$.players\[1\]"):
                MAGE_WARS.check_bounds(state)


def test_a_creature_that_would_be_dead_is_refused_also_where_its_life_is_the_cause() -> None:
    """Under Finite Life an enchantment gives none; placed before the poison it had given it."""
    wolf = {"card": "timber_wolf", "id": "wolf", "zone": "b2", "damage": 10}
    poison, endurance = ({"card": card, "on": "wolf"} for card in ("poisoned_blood", "bull_endurance"))
    magehall.load_position(SOUND | {"objects": [wolf, endurance, poison]})
    with pytest.raises(magehall.PositionError, match=r"10 damage and 10 life.*\$.objects\[0\].damage"):
        magehall.load_position(SOUND | {"objects": [wolf, poison, endurance]})
