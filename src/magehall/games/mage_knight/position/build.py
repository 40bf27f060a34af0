"""Building the table that a position describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from magehall.games.mage_knight.cards.catalogue import HERO_CARDS, TACTIC_CARDS
from magehall.games.mage_knight.cards.vocabulary import Time
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.hexes import is_space, neighbors
from magehall.games.mage_knight.model.pieces import DUMMY, NOWHERE, Calendar
from magehall.games.mage_knight.model.realm import is_safe
from magehall.games.mage_knight.model.state import AGREEMENT, CALENDAR, DUMMY_ID, HERO, TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.position.box import Box, plain
from magehall.games.mage_knight.position.build_combat import place_combats
from magehall.games.mage_knight.position.build_heroes import make_dummy, make_hero, place_units
from magehall.games.mage_knight.position.build_map import cities_left, fill_sites, place_map
from magehall.games.mage_knight.position.build_supply import place_supply
from magehall.games.mage_knight.position.contradictions import SPARES, STORES, check_contradictions
from magehall.games.mage_knight.position.lying import moved_into_combat
from magehall.games.mage_knight.position.schema import QuestSetting, TurnSetting
from magehall.games.mage_knight.position.schema_heroes import HeroSetting
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.setup.options import QuestOptions, agreement_for, problem_with
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.records import Record, field_types, to_builtins
from magehall.kernel.validation import read, suggest, unknown_key


def place_all(state: Quest, document: QuestSetting, seats: int) -> None:
    """Set the whole table; raises PositionError where the document contradicts itself."""
    state.add(AGREEMENT, _agreement(document, seats))
    names = _hero_names(document, seats)
    dummy = _dummy_name(state, document, names)
    document = moved_into_combat(document, _space_of_fighter(document))
    box = Box(state.agreement, names, dummy)
    _add_calendar(state, document, seats, dummy)
    place_map(state, document, box, seats)
    for seat in range(seats):
        entry = _entry(document, seat)
        hero = make_hero(state, document, box, entry, names[seat], seat)
        state.add(HERO[seat], hero)
        _add_turn(state, document, box, seat)
        place_units(state, box, entry, names[seat], seat)
    if dummy:
        state.add(DUMMY_ID, make_dummy(document, box, dummy))
    if document.at == "combat" and document.combat is None:
        raise PositionError("say who is fought", "$.combat")
    place_combats(state, document, box, on_turn(state, document), seats)
    if document.at != "setup":
        fill_sites(state, document, box)
    place_supply(state, document, box, names)
    _deal_tactics(state, document, box)
    for seat in range(seats):
        _rest_of_hero(state, document, box, seat, names[seat])
    if document.at != "setup":
        check_contradictions(state, document)
        _complete_path(state, document)


def _entry(document: QuestSetting, seat: int) -> HeroSetting:
    """What is said of a hero. Who fights stands where the combat is, unless it is said."""
    entry = document.heroes[seat] if seat < len(document.heroes) else HeroSetting()
    combat = document.combat
    if combat is None or combat.space is None or entry.space is not None:
        return entry
    fighter = on_turn_of(document) if combat.seat is None else combat.seat
    return msgspec.structs.replace(entry, space=combat.space) if seat == fighter else entry


def _space_of_fighter(document: QuestSetting) -> str | None:
    """Where the combat is. By default its hero stands there; the table is not set yet."""
    combat = document.combat
    if combat is not None and combat.space is not None:
        return combat.space
    fighter = on_turn_of(document) if combat is None or combat.seat is None else combat.seat
    return _entry(document, fighter).space


# What was agreed


def _agreement(document: QuestSetting, seats: int) -> Agreement:
    """What the options agree on, with what the document changes in it."""
    options = read(document.options, QuestOptions, "$.options")
    name = options.scenario if document.scenario is None else plain(document.scenario)
    if name not in SCENARIOS:
        raise PositionError(f"no scenario is called {name!r}{suggest(name, SCENARIOS)}", "$.scenario")
    if seats not in SCENARIOS[name].seats:
        raise PositionError(f"{name} is not played by {seats}", "$.scenario")
    if "scenario" in document.options and options.scenario != name:
        raise PositionError(f"the options say {options.scenario}", "$.scenario")
    for key in document.agreement:
        if key not in field_types(Agreement) or key == "scenario":
            raise unknown_key(key, field_types(Agreement), "$.agreement")
    options = msgspec.structs.replace(options, scenario=name)
    wrong = problem_with(options, seats)
    if wrong is not None:
        part = wrong.key.removeprefix("option-error-")
        raise PositionError(f"{part} does not go with {name} and {seats} seats", "$.options")
    own: dict[str, Any] = to_builtins(agreement_for(options, seats))
    if document.options.get("city_tiles") is None:
        own["cities"] = min(own["cities"], cities_left(document) or own["cities"])
    return read(own | dict(document.agreement), Agreement, "$.agreement")


# Time and order


def _add_calendar(state: Quest, document: QuestSetting, seats: int, dummy: str) -> None:
    players = [*range(seats), DUMMY] if dummy else list(range(seats))
    order = players if document.order is None else list(document.order)
    left = [p for p in players if p == DUMMY or not _entry(document, p).eliminated]
    if document.at != "setup" and sorted(order) not in (sorted(players), sorted(left)):
        raise PositionError(f"expected each of {players} once", "$.order")
    for field, entries in (("flipped", document.flipped), ("last_turns", document.last_turns or ())):
        for place, player in enumerate(entries):
            if player not in players:
                raise PositionError(f"nobody plays as {player}", f"$.{field}[{place}]")
    calendar = Calendar(
        time=_time(state, document),
        round=document.round,
        order=order,
        flipped=list(document.flipped),
        announced=document.announced,
        ending=document.ending,
        last_turns=_last_turns(document, order),
        conceded=list(document.conceded),
        motivated=document.motivated,
        motivated_now=document.motivated_now,
    )
    state.add(CALENDAR, calendar)


def _last_turns(document: QuestSetting, order: list[int]) -> list[int]:
    """Who still has a last turn. Unless it is said, those who had none since the end was announced. [round.announce]
    [scenario.end]"""
    if document.last_turns is not None or document.at == "setup":
        return list(document.last_turns or ())
    if document.announced is None:
        return [player for player in order if player != DUMMY] if document.ending else []
    start = on_turn_of(document)
    from_now = order[order.index(start) :] + order[: order.index(start)] if start in order else order
    end = from_now.index(document.announced) if document.announced in from_now else len(from_now)
    return from_now[:end]


def _time(state: Quest, document: QuestSetting) -> Time:
    """The time of the round: as said, or as days and nights take turns. [round.time] [variant.night-first]"""
    if document.time is not None:
        return document.time
    is_first = document.round % 2 == 1
    return Time.NIGHT if is_first == state.agreement.night_first else Time.DAY


def _deal_tactics(state: Quest, document: QuestSetting, box: Box) -> None:
    """Tactics nobody has said: in turn to the players, once they are chosen. [tactics.choose]"""
    calendar = state.edit_calendar()
    for place, tactic in enumerate(document.removed):
        calendar.removed.append(box.tactics.find(tactic, f"$.removed[{place}]"))
    own = [
        tactic
        for tactic, card in TACTIC_CARDS.items()
        if card.time is calendar.time and tactic not in calendar.removed
    ]
    for seat in state.seats:
        entry = _entry(document, seat)
        said_by = entry.tactic if entry.tactic is not None else _tactic_in_use(entry)
        if said_by:
            state.edit_hero(seat).tactic = box.tactics.take(said_by, f"$.heroes[{seat}].tactic")
    said = document.dummy.tactic if document.dummy is not None else None
    if state.dummy is not None and said:
        state.edit_dummy().tactic = box.tactics.take(said, "$.dummy.tactic")
    if document.tactics is not None:
        calendar.tactics = box.tactics.take_all(document.tactics, "$.tactics")
    elif document.at == "tactics":
        calendar.tactics = sorted(box.tactics.rest(own), key=own.index)
        return
    if document.at in ("setup", "tactics"):
        return
    left = sorted(box.tactics.rest(own), key=own.index)
    for seat in state.seats:
        if _entry(document, seat).tactic is None and not state.hero(seat).tactic and left:
            state.edit_hero(seat).tactic = left.pop(0)
    if state.dummy is not None and said is None and left:
        state.edit_dummy().tactic = left.pop()


def _tactic_in_use(entry: HeroSetting) -> str:
    """The tactic on which something of a hero lies. [tactic.mana-steal] [tactic.sparing-power]"""
    if entry.stored_die is not None:
        return STORES
    return SPARES if entry.spared else ""


# Heroes


def _hero_names(document: QuestSetting, seats: int) -> list[str]:
    """Who plays which hero; those not said take the next free ones. [setup.heroes]"""
    if len(document.heroes) > seats:
        raise PositionError(f"there are {seats} seats, found {len(document.heroes)} heroes", "$.heroes")
    said: list[str | None] = []
    for seat in range(seats):
        written, path = _entry(document, seat).hero, f"$.heroes[{seat}].hero"
        name = written and plain(written)
        if name and name not in HERO_CARDS:
            raise PositionError(f"no hero is called {written!r}{suggest(name, HERO_CARDS)}", path)
        if name and name in said:
            raise PositionError(f"{name} is played by somebody else already", path)
        if name == "" and document.at != "setup":
            raise PositionError("a hero is chosen before the first round", path)
        said.append(name)
    free = iter([hero for hero in HERO_CARDS if hero not in said])
    if document.at == "setup":
        return [name or "" for name in said]
    return [next(free) if name is None else name for name in said]


def _dummy_name(state: Quest, document: QuestSetting, names: list[str]) -> str:
    """The hero of the dummy player; nothing where there is none. [dummy]"""
    wanted = document.dummy is not None or (state.agreement.cooperative and document.at != "setup")
    if not wanted:
        return ""
    written = document.dummy.hero if document.dummy is not None else None
    said = None if written is None else plain(written)
    if said is None:
        return next(hero for hero in HERO_CARDS if hero not in names)
    if said not in HERO_CARDS:
        raise PositionError(f"no hero is called {written!r}{suggest(said, HERO_CARDS)}", "$.dummy.hero")
    if said in names:
        raise PositionError(f"{said} is played by somebody already", "$.dummy.hero")
    return said


def _rest_of_hero(state: Quest, document: QuestSetting, box: Box, seat: int, name: str) -> None:
    """The deck and the skills that the document does not list. [setup.deck] [setup.skills]"""
    entry, hero = _entry(document, seat), state.edit_hero(seat)
    if entry.deck is None and name:
        hero.deck = box.own[name].rest(HERO_CARDS[name].deck)


# Turns


def on_turn(state: Quest, document: QuestSetting) -> int:
    """Whose turn it is: as said, or of the first in order."""
    if document.turn is not None:
        if document.turn not in state.seats:
            raise PositionError(f"seats are numbered 0 to {len(state.seats) - 1}", "$.turn")
        return document.turn
    return next((player for player in state.calendar.order if player != DUMMY), 0)


def _add_turn(state: Quest, document: QuestSetting, box: Box, seat: int) -> None:
    """Add the running turn to the state. It is as written, or begun just now with the points of the short form. [turn]"""
    number = next((number for number, turn in enumerate(document.turns) if turn.seat == seat), None)
    said = None if number is None else document.turns[number]
    running = document.at in ("playing", "combat", "ending") and seat == on_turn_of(document)
    if said is None and not running:
        return
    turn = _turn_state(said) if said is not None else TurnState()
    path = f"$.turns[{number}].played" if said is not None else "$.played"
    played = said.played if said is not None else document.played
    turn.played = box.deed_cards(state.hero(seat).name, played, path)
    for place, space in enumerate(turn.path):
        if not is_space(space):
            raise PositionError(
                f"expected a space such as '1,-1', found {space!r}", f"$.turns[{number}].path[{place}]"
            )
    if said is None:
        turn.move, turn.influence, turn.healing = document.move, document.influence, document.healing
        turn.path = [state.hero(seat).space]
        turn.stage = Stage.COMBAT if document.combat is not None else Stage.MOVEMENT
        if document.combat is not None:
            _check_points(document)
            turn.move = 0
        turn.played_or_discarded = bool(turn.played)
    state.add(TURN[seat], turn)


def _check_points(document: QuestSetting) -> None:
    """Check the points left when a combat begins. Those to move are remembered, those to heal lost. [combat.start]"""
    assert document.combat is not None
    if document.healing:
        raise PositionError("healing points are lost when a combat begins", "$.healing")
    if document.move and document.combat.move_left:
        raise PositionError("say the move points left in one place", "$.move")


def _complete_path(state: Quest, document: QuestSetting) -> None:
    """Complete the path of a hero who cannot stay. Where nothing is said, it came from the first safe space around.
    [move.withdraw] [combat.withdrawal]"""
    for seat in state.seats:
        space = state.hero(seat).space
        if not state.has_turn(seat) or space == NOWHERE or (document.turns and state.turn(seat).path):
            continue
        if is_safe(state, seat, space):
            continue
        origin = next((near for near in neighbors(space) if is_safe(state, seat, near)), None)
        if origin is not None:
            state.edit_turn(seat).path = [origin, space]


def on_turn_of(document: QuestSetting) -> int:
    """Whose turn it is, before the table is set."""
    if document.turn is not None:
        return document.turn
    return next((player for player in document.order or [0] if player != DUMMY), 0)


def _turn_state(said: TurnSetting) -> TurnState:
    return TurnState(**_fields(said, TurnState))


def _fields(setting: msgspec.Struct, kind: type[Record]) -> Mapping[str, Any]:
    """The fields of a setting that a kind of record has too. Lists and mappings are copied."""
    found = {name: getattr(setting, name) for name in field_types(kind)}
    return {name: value.copy() if isinstance(value, (list, dict)) else value for name, value in found.items()}
