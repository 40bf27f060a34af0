"""What is handed to mypyc says the same as the declarations do."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from msgspec import structs

from fast.build import ROOT, is_cold, missing
from fast.enumerations import constants_of, with_constants
from fast.in_place import in_place
from fast.sources import COMPILED, RECORDS, ROOTS, Module, Place, Sources, packages_with
from fast.translate import translate, with_open_heirs

each_package = pytest.mark.parametrize("package", COMPILED)
"""One test for each of the thousands of modules and records would take longer to collect than to run."""


@cache
def sources() -> Sources:
    """Everything parsed. That takes seconds, so it waits until a test asks for it."""
    return Sources(ROOT / "src")


def modules_of(package: str) -> list[Module]:
    """The compiled modules of a package."""
    found = sources().modules.values()
    inside = [module for module in found if f"{module.name}.".startswith(f"{package}.")]
    return [module for module in inside if sources().is_compiled(module)]


def records_of(package: str) -> list[Place]:
    """The records that those declare."""
    places = [(module.name, name) for module in modules_of(package) for name in module.classes]
    return [place for place in places if sources().is_record(place)]


def test_the_loop_and_the_rules_are_compiled() -> None:
    hot = {"flow", "matches.match", "state", "decision", "chance"}
    assert {f"magehall.kernel.{name}" for name in hot} <= {one.name for one in modules_of("magehall.kernel")}
    assert len(modules_of("magehall.games.battle_mages")) > 10
    assert len(records_of("magehall.games.battle_mages")) > 30


@each_package
def test_fields_defaults_and_tags_are_read_as_msgspec_reads_them(package: str) -> None:
    for place in records_of(package):
        kind: Any = getattr(import_module(place[0]), place[1])
        fields = sources().fields(place)
        assert tuple(one.name for one in fields) == kind.__struct_fields__, place
        assert [one.default is None for one in fields] == [one.required for one in structs.fields(kind)], (
            place
        )
        config = kind.__struct_config__
        assert sources().tag(place) == (
            None if config.tag_field is None else (config.tag_field, config.tag)
        ), place


@each_package
def test_every_translated_module_is_python_without_class_keywords_or_defaults(package: str) -> None:
    for module in modules_of(package):
        if module.name == RECORDS:
            continue
        for node in ast.parse(translate(module, sources())).body:
            if isinstance(node, ast.ClassDef) and sources().is_record((module.name, node.name)):
                assert not node.keywords, (module.name, node.name)
                fields = [
                    line
                    for line in node.body
                    if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line)
                ]
                assert all(line.value is None for line in fields), (module.name, node.name)


@each_package
def test_nothing_is_looked_for_among_what_a_star_unpacks(package: str) -> None:
    """mypyc takes `x in (a, b)` apart, and stumbles over `x in (a, *b)`."""
    for module in modules_of(package):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                among = node.comparators[0]
                parts = among.elts if isinstance(among, ast.Tuple | ast.List | ast.Set) else []
                unpacked = any(isinstance(part, ast.Starred) for part in parts)
                assert not unpacked, (module.name, ast.unparse(node))


def test_without_a_compiler_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    assert missing().startswith("there is no C compiler here (no-such-compiler): install one")


@each_package
def test_what_is_said_otherwise_keeps_its_lines_and_asks_for_kinds_one_by_one(package: str) -> None:
    for module in modules_of(package):
        told = in_place(module)
        assert len(told.splitlines()) == len(module.source.splitlines()), module.name
        names = {node.name for node in module.tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
        kept = ast.parse(told)
        now = {node.name for node in kept.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
        assert names == {name for name in now if not name.startswith("_made_")}, module.name
        for node in ast.walk(kept):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                assert not isinstance(node.args[1], ast.BinOp), (
                    module.name,
                    "kinds are asked for one by one",
                )


def test_constants_are_final_and_nothing_else_is() -> None:
    words = in_place(sources().modules["magehall.games.mage_knight.cards.vocabulary"])
    assert "RED: _Final = _unpacked_" in words
    assert "BASIC_COLORS: _Final = (RED, BLUE, GREEN, WHITE)" in words
    state = in_place(sources().modules["magehall.kernel.state"])
    assert 'T = TypeVar("T", bound=Thing)' in state
    text = in_place(sources().modules["magehall.kernel.text"])
    assert "_folders: dict[str, Path] =" in text


def test_a_member_of_an_enumeration_is_read_from_a_constant() -> None:
    duel = translate(sources().modules["magehall.games.colors_of_magic.combat.duel"], sources())
    assert "\n_AttackKind_RANGED: _Final = AttackKind.RANGED\n" in duel
    assert duel.count("AttackKind.RANGED") == 1, "in the constant alone"
    # One that the module itself declares comes after its class.
    regions = translate(sources().modules["magehall.kit.lattice.regions"], sources())
    assert regions.index("class Reason(") < regions.index("\n_Reason_TOO_FAR: _Final = Reason.TOO_FAR\n")
    assert regions.index("_Reason_TOO_FAR: _Final") < regions.index("class Ground:")
    assert "            return _Reason_TOO_FAR\n" in regions


SOURCE = """\
class Away(StrEnum):
    HAND = "hand"

def where(id: str, away: Away = Away.HAND) -> Literal[Away.HAND]:
    found: Literal[Away.HAND] = Away.HAND
    return found
"""


def alone(module: Module) -> Sources:
    """Sources of nothing but one module."""
    found = Sources(ROOT / "no-such-folder")
    found.modules[module.name] = module
    return found


def test_a_member_stays_where_a_name_would_mean_something_else() -> None:
    index = translate(sources().modules["magehall.games.mage_wars.model.index"], sources())
    assert "            case Reach.HOST:\n" in index, "a bare name would take whatever is matched"
    module = Module("rules", ROOT / "rules.py", SOURCE, ast.parse(SOURCE))
    module.classes["Away"] = next(node for node in module.tree.body if isinstance(node, ast.ClassDef))
    told = with_constants(module, alone(module)).source
    assert "def where(id: str, away: Away = Away.HAND) -> Literal[Away.HAND]:\n" in told
    assert "    found: Literal[Away.HAND] = _Away_HAND\n" in told
    assert constants_of(module, alone(module)) == {"Away": ["_Away_HAND: _Final = Away.HAND"]}


def test_mypyc_is_not_told_that_sets_of_points_are_numbers() -> None:
    module = sources().modules["magehall.kit.lattice.masks"]
    assert "\nMask = int\n" in module.source
    assert "\nMask = _Any\n" in in_place(module)


def test_what_is_cached_is_looked_up_in_a_dict_unless_it_may_be_nothing_or_is_emptied() -> None:
    hexes = translate(sources().modules["magehall.games.mage_knight.model.hexes"], sources())
    assert "_known_distance: _Final[dict[tuple[str, str], int]] = {}\n" in hexes
    assert "\n@cache" not in hexes
    assert (
        "\ndef distance(one: str, other: str) -> int: _found = _known_distance.get((one, other)); " in hexes
    )
    assert "\ndef _made_distance(one: str, other: str) -> int:\n" in hexes
    option = translate(sources().modules["magehall.games.colors_of_magic.spells.castable"], sources())
    assert "_made_cast_option(face, discarded=discarded)" in option
    costs = translate(sources().modules["magehall.games.mage_knight.model.costs"], sources())
    assert "_made_cheapest" not in costs
    assert "_made__bundle" not in translate(sources().modules["magehall.kernel.text"], sources())


def test_a_record_is_made_and_written_by_the_places_of_its_fields() -> None:
    state = translate(sources().modules["magehall.games.battle_mages.model.state"], sources())
    assert "        return _STRUCT_OF_Mage(self.school, self.life, self.starting_life, self.hand, " in state
    assert "    return Mage(found[0], found[1], found[2], found[3], found[4], " in state
    assert "_STRUCT_OF_Mage: _Final[_Any] = _declare(Mage, _built_Mage, " in state


def test_a_compiled_record_from_which_an_interpreted_one_comes_says_so() -> None:
    turn = translate(sources().modules["magehall.games.mage_knight.model.turn_state"], sources())
    assert "@_mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)\nclass TurnState(" in turn
    assert "@_mypyc_attr(acyclic=True)\nclass CostRule(" in turn


def test_no_constructor_is_shared_with_a_class_from_which_interpreted_ones_come() -> None:
    state = translate(sources().modules["magehall.games.battle_mages.model.state"], sources())
    battle = state.partition("\nclass Battle(State):")[2].partition("\nclass ")[0]
    assert "    def __init__(self) -> None:\n        super().__init__()\n" in battle
    duel = translate(sources().modules["magehall.games.mage_wars.model.state"], sources())
    assert duel.partition("\nclass Duel(State):")[2].partition("\nclass ")[0].count("def __init__(") == 1


def test_games_that_are_not_named_stay_interpreted() -> None:
    packages = packages_with(["battle_mages"])
    assert packages == ("magehall.kernel", "magehall.kit", "magehall.games.battle_mages")
    assert packages_with([]) == COMPILED
    with pytest.raises(ValueError, match="no such games"):
        packages_with(["chess"])


def test_an_interpreted_record_from_a_compiled_one_takes_any_fields() -> None:
    schema = sources().modules["magehall.games.mage_knight.position.schema"]
    told = with_open_heirs(schema, sources())
    (foe,) = [node for node in ast.parse(told).body if getattr(node, "name", "") == "FoeSetting"]
    assert "if _typing.TYPE_CHECKING:" in ast.unparse(foe)
    assert told.count("_typing.TYPE_CHECKING") == 3, "what comes from structs alone stays as it is"
    assert with_open_heirs(sources().modules["magehall.kernel.view_types"], sources()) == (
        sources().modules["magehall.kernel.view_types"].source
    )


def test_events_and_words_of_cards_have_only_a_constructor_of_their_own() -> None:
    events = translate(sources().modules["magehall.games.battle_mages.model.events"], sources())
    assert events.count("def __init__(") == events.count("\nclass ")
    assert "def __eq__(" not in events
    frames = translate(sources().modules["magehall.games.battle_mages.model.frames"], sources())
    assert frames.count("def _twin(") == frames.count("\nclass ")


def test_what_comes_from_a_record_with_methods_written_out_has_its_own() -> None:
    for module in sources().modules.values():
        for place in [(module.name, name) for name in module.classes]:
            if sources().is_record(place) and sources().is_only_read(place):
                (base,) = sources().bases(place)[:1]
                assert base in ROOTS or sources().is_only_read(base), place


def test_a_module_is_cold_where_it_reads_positions_or_declares_what_is_only_read() -> None:
    cold = {module.name for module in sources().modules.values() if is_cold(module, sources())}
    assert {"magehall.games.battle_mages.model.events", "magehall.kernel.documents.load"} <= cold
    assert "magehall.games.battle_mages.model.frames" not in cold
    assert "magehall.kernel.flow" not in cold


def test_a_key_remembers_its_hash_and_what_checks_its_fields_does_so_when_made() -> None:
    arena = translate(sources().modules["magehall.games.mage_wars.model.arena"], sources())
    assert "        self.rows = rows\n        self._hash = 0\n        self.__post_init__()\n" in arena
    assert "        self._hash = self._hash or hash((self.columns, self.rows, ))\n" in arena
    line = arena.partition("class _Line(")[2]
    assert "self._hash" not in line
    assert "__post_init__" not in line
