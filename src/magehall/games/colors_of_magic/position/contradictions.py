"""Validation of a position file, with the place of each contradiction. It refuses what no state may break, and what no
match would come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.lines import Line, Mount, Transport, When
from magehall.games.colors_of_magic.cards.objectives import Hold, Perform
from magehall.games.colors_of_magic.cards.reference import lines_of
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, SpellType
from magehall.games.colors_of_magic.cards.words.asks import Target
from magehall.games.colors_of_magic.cards.words.changes import ChangeForm
from magehall.games.colors_of_magic.damage.victory import POINTS_TO_WIN
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.pieces import Away
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import life_left
from magehall.games.colors_of_magic.position.activation_cards import numbers_of
from magehall.games.colors_of_magic.position.lying import problems_with_what_lies
from magehall.games.colors_of_magic.position.problem import Problem
from magehall.games.colors_of_magic.position.schema import MarkerSetting, SkirmishSetting
from magehall.games.colors_of_magic.position.schema_forces import CreatureSetting
from magehall.games.colors_of_magic.position.unsaid import PHASES, pile_of, taken_of
from magehall.games.colors_of_magic.position.winnings import problems_with_monsters, problems_with_points
from magehall.games.colors_of_magic.scenarios.table import cards_at, markers_of, scenario_of
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest

_INSTANTS = [face for face, card in CARDS.items() if card.type is SpellType.INSTANT]

LASTING = (SpellType.PERMANENT, SpellType.ARTIFACT)

OBJECTIVE_MARKERS = frozenset({MarkerKind.RITUAL, MarkerKind.STONE, MarkerKind.ANVIL, MarkerKind.SHARD})

ALL_POINTS = 11
"""The points of every scenario. [objectives.scenarios]"""


def refuse_contradictions(state: Skirmish, document: SkirmishSetting, seats: int) -> None:
    """Raise the first contradiction of a table that was put together from a file."""
    for problem, path in _problems(state, document, seats):
        raise PositionError(problem, path)


def _problems(state: Skirmish, document: SkirmishSetting, seats: int) -> Iterator[Problem]:
    yield from _seats(document, seats)
    yield from _players(state, document)
    yield from _ingredients(document)
    yield from _deck(document)
    yield from _owners(state, document)
    yield from _goals(document)
    yield from problems_with_points(state, document)
    yield from _markers(state, document)
    yield from _course(state, document)
    # A moment that was written down whole may lie in the middle of a blow, or of a permanent's coming into play.
    if document.next_id is None:
        yield from problems_with_what_lies(state, document)
        yield from _creatures(state, document)
        yield from problems_with_monsters(state, document)


def _seats(document: SkirmishSetting, seats: int) -> Iterator[Problem]:
    for name in ("first", "active", "first_passer"):
        seat = getattr(document, name)
        if seat is not None and seat >= seats:
            yield f"there is no seat {seat}", f"$.{name}"


def _changes_form(mage: str) -> bool:
    lines = [line for line in MAGE_BY_ID[mage].lines if isinstance(line, When)]
    return any(isinstance(word, ChangeForm) for line in lines for word in line.does)


def _players(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    points = 0
    for seat, player in enumerate(document.players):
        if player is None:
            continue
        path = f"$.players[{seat}]"
        most = MAGE_BY_ID[player.mage].most_tokens
        if player.tokens > most:
            yield f"{player.mage} holds {most} tokens at most", f"{path}.tokens"
        if document.at != "over" and document.turn and player.points >= POINTS_TO_WIN and not player.out:
            yield f"with {player.points} points the match is over", f"{path}.points"
        for place, held in enumerate(player.ingredients):
            where = f"{path}.ingredients[{place}].bearer"
            if held.bearer and not INGREDIENTS[held.ingredient].artifact:
                yield f"{held.ingredient} is borne by nobody", where
            if held.bearer and held.bearer not in state.creatures():
                yield f"no creature is called {held.bearer!r}", where
            elif held.bearer and state.creature(held.bearer).owner != seat:
                yield f"an artifact is borne by a creature of its own player, not by {held.bearer}", where
        if player.form is not None and not _changes_form(player.mage):
            yield f"{player.mage} has no states", f"{path}.form"
        instant = player.last_instant
        if instant and instant not in _INSTANTS:
            yield f"no instant is called {instant!r}{suggest(instant, _INSTANTS)}", f"{path}.last_instant"
        following = player.next_creature
        # In a moment that was written down whole it may have died meanwhile.
        if document.next_id is None and following and following not in state.creatures():
            yield f"no creature is called {following!r}", f"{path}.next_creature"
        points += player.points
        if points > ALL_POINTS:
            yield f"the players have {points} of {ALL_POINTS} points", f"{path}.points"


def _ingredients(document: SkirmishSetting) -> Iterator[Problem]:
    """An ingredient that is there too often. Players have it, or it lies at markers. [objectives.ingredients]"""
    left = Counter(_printed_ingredients())
    for seat, player in enumerate(document.players):
        for place, held in enumerate(player.ingredients if player is not None else ()):
            left[held.ingredient] -= 1
            if left[held.ingredient] < 0:
                path = f"$.players[{seat}].ingredients[{place}].ingredient"
                yield f"{held.ingredient} was taken too often", path
    for place, marker in enumerate(document.markers):
        path = f"$.markers[{place}].ingredient"
        if marker.ingredient and marker.ingredient not in INGREDIENTS:
            hint = suggest(marker.ingredient, INGREDIENTS)
            yield f"no ingredient is called {marker.ingredient!r}{hint}", path
        elif marker.ingredient:
            left[marker.ingredient] -= 1
            if left[marker.ingredient] < 0:
                yield f"{marker.ingredient} is there too often", path


@cache
def _printed_ingredients() -> dict[str, int]:
    """How many cards of each ingredient there are."""
    found: dict[str, int] = {}
    for scenario in SCENARIOS.values():
        for objective in scenario.objectives:
            for ingredient in objective.ingredients:
                found[ingredient] = objective.copies // len(objective.ingredients)
    return found


def _deck(document: SkirmishSetting) -> Iterator[Problem]:
    seen: set[int] = set()
    for name in ("activation_deck", "activation_drawn"):
        path = f"$.{name}"
        for place, card in enumerate(numbers_of(getattr(document, name) or (), path)):
            if card in seen:
                yield f"activation card {card} lies there twice", f"{path}[{place}]"
            seen.add(card)


def _owners(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """What hangs on something that is not there."""
    for place, permanent in enumerate(document.permanents):
        path = f"$.permanents[{place}]"
        if CARDS[permanent.face].type not in LASTING:
            yield f"{permanent.face} is no permanent", f"{path}.face"
        if permanent.bearer and permanent.bearer not in state.creatures():
            yield f"{permanent.face} is attached to nobody", f"{path}.bearer"
        borne = any(isinstance(ask, Target) for ask in CARDS[permanent.face].asks)
        if borne and not permanent.bearer:
            yield f"{permanent.face} needs a creature that bears it", f"{path}.bearer"
        elif borne and state.creature(permanent.bearer).owner != permanent.owner:
            yield f"{permanent.face} is borne by a creature of its own player", f"{path}.bearer"
        elif permanent.bearer and not borne:
            yield f"{permanent.face} is borne by nobody", f"{path}.bearer"
    for name in ("zones", "markers"):
        for place, laid in enumerate(getattr(document, name)):
            if laid.owner >= len(document.players):
                yield f"there is no seat {laid.owner}", f"$.{name}[{place}].owner"
            if laid.permanent and laid.permanent not in state.permanents():
                yield f"no permanent is called {laid.permanent!r}", f"$.{name}[{place}].permanent"


def _goals(document: SkirmishSetting) -> Iterator[Problem]:
    """Objectives that the scenario does not have, or not so often."""
    printed = {one.id: one.copies for one in SCENARIOS[document.scenario].objectives}
    taken = taken_of(document)
    for id, goal in (document.goals or {}).items():
        if id not in printed:
            yield f"this scenario has no objective {id!r}{suggest(id, printed)}", f"$.goals.{id}"
        elif not 0 <= goal.copies <= printed[id] - taken[id]:
            players = f", and players have {taken[id]}" if taken[id] else ""
            yield f"there are {printed[id]} cards of {id}{players}", f"$.goals.{id}.copies"
        if goal.objective not in ("", id):
            yield f"this is {id}, not {goal.objective}", f"$.goals.{id}.objective"
        if goal.holder >= len(document.players):
            yield f"there is no seat {goal.holder}", f"$.goals.{id}.holder"
        elif goal.holder < 0 < goal.checks:
            yield "nobody held it at the last check", f"$.goals.{id}.checks"
        for seat in goal.stoked:
            if not 0 <= seat < len(document.players):
                yield f"there is no seat {seat}", f"$.goals.{id}.stoked"
        needed = next(
            (
                one.goal.times
                for one in SCENARIOS[document.scenario].objectives
                if one.id == id and isinstance(one.goal, Perform)
            ),
            1,
        )
        if goal.copies and goal.progress >= max(needed, 1):
            yield f"done {goal.progress} times it is taken", f"$.goals.{id}.progress"


def _markers(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Markers of objectives that the scenario does not have, or not so many. [table.markers]"""
    seen: Counter[MarkerKind] = Counter()
    for place, marker in enumerate(document.markers):
        path = f"$.markers[{place}].kind"
        if marker.kind not in OBJECTIVE_MARKERS:
            continue
        seen[marker.kind] += 1
        most = markers_of(state, marker.kind)
        if not most:
            yield f"the scenario {document.scenario} has no {marker.kind} marker", path
        elif seen[marker.kind] > most:
            yield f"there are {most} {marker.kind} markers", path
        yield from _lies_there(state, marker, f"$.markers[{place}]")


def _lies_there(state: Skirmish, marker: MarkerSetting, path: str) -> Iterator[Problem]:
    """What cannot be won at a marker, or not any more. [objectives.ingredients] [activation.nearest-unclaimed]"""
    left = state.goals.left
    won = [
        one
        for one in scenario_of(state).objectives
        if isinstance(one.goal, Hold | Perform) and one.goal.marker is marker.kind
    ]
    if won and all(one.id in left and not left[one.id].copies for one in won):
        yield "nothing is left to be won there", f"{path}.kind"
    if marker.ingredient and not any(marker.ingredient in one.ingredients for one in won):
        yield f"{marker.ingredient} is not won there", f"{path}.ingredient"
    most = cards_at(state, marker.kind)
    if marker.cards is not None and marker.cards > most:
        yield f"{most} cards lie at a {marker.kind}", f"{path}.cards"


def _course(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """A moment that no match comes to. Who is on turn has passed, or somebody has won."""
    # A moment that was written down whole says itself where it stands.
    if document.next_id is not None or document.at in ("setup", "over"):
        return
    if not document.turn:
        yield "the turns are counted from 1", "$.turn"
    if document.winners:
        yield f"at {document.at} the match is not over", "$.winners"
    if document.phase not in (None, PHASES[document.at]):
        yield f"{document.at} is in the phase {PHASES[document.at].value}", "$.phase"
    for place, grave in enumerate(document.graves):
        if not TABLE.has((grave.x, grave.y)):
            yield "nobody fell beside the table", f"$.graves[{place}]"
        if grave.owner >= len(document.players):
            yield f"there is no seat {grave.owner}", f"$.graves[{place}].owner"
    limit = document.turn_limit
    if limit and document.turn > limit:
        yield f"the match ends with turn {limit}", "$.turn"
    # Who has none is out and has passed, so this comes before whose turn it is.
    owners = {creature.owner for creature in state.creatures().values()}
    left = [seat for seat in state.seats if seat in owners and not state.player(seat).out]
    if len(left) < 2:
        yield (
            "only one player has creatures: the match is over" if left else "nobody has creatures",
            "$.creatures",
        )
    active = state.course.active
    if document.at in ("turn-began", "playing"):
        if active < 0:
            yield "it is the turn of nobody", "$.active"
        elif state.player(active).out and document.active is not None:
            yield f"seat {active} is out, and has no turn", "$.active"
        elif state.player(active).passed:
            yield f"it is the turn of seat {active}, who has passed", f"$.players[{active}].passed"


def _creatures(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    mages: set[int] = set()
    for place, (setting, id) in enumerate(zip(document.creatures, state.creatures(), strict=True)):
        path = f"$.creatures[{place}]"
        if setting.away is None and life_left(state, id) <= 0:
            yield f"{setting.face} has no life left", f"{path}.damage"
        if setting.owner >= 0 and state.player(setting.owner).out:
            yield f"seat {setting.owner} is out, and has no creatures", f"{path}.owner"
        yield from _together(state, setting, path)
        yield from _top_card(state, document, setting, id, path)
        for place_of_burn, burn in enumerate(setting.burns):
            if burn.by >= len(state.seats):
                yield f"there is no seat {burn.by}", f"{path}.burns[{place_of_burn}].by"
        if setting.face in MAGE_BY_ID:
            if setting.owner in mages:
                yield f"seat {setting.owner} has a mage already", f"{path}.face"
            mages.add(setting.owner)


def _together(state: Skirmish, setting: CreatureSetting, path: str) -> Iterator[Problem]:
    """Who rides or is carried, without what it rides or away from it. [card.ashen-steed] [card.gryphon-knight]"""
    for name in ("mount", "carrier"):
        other = getattr(setting, name)
        if other and other not in state.creatures():
            yield f"no creature is called {other!r}", f"{path}.{name}"
        elif other and state.creature(other).owner != setting.owner:
            yield f"{setting.face} goes with a creature of its own player", f"{path}.{name}"
    if setting.mount and not _has_line(state, setting.mount, Mount):
        yield f"nobody rides {state.creature(setting.mount).face}", f"{path}.mount"
    if setting.mount and setting.face not in MAGE_BY_ID:
        yield "only mages ride", f"{path}.mount"
    if setting.away is Away.CARRIED and not setting.carrier:
        yield f"{setting.face} is carried by nobody", f"{path}.carrier"
    if setting.carrier and setting.away is not Away.CARRIED:
        yield f"{setting.face} has a carrier and is not carried: away", f"{path}.away"
    if setting.carrier and not _has_line(state, setting.carrier, Transport):
        yield f"{state.creature(setting.carrier).face} carries nobody", f"{path}.carrier"
    if setting.mount in state.creatures():
        below = state.creature(setting.mount)
        if (below.x, below.y) != setting.at:
            yield f"{setting.face} shares the place of what it rides", f"{path}.at"


def _has_line(state: Skirmish, id: str, kind: type[Line]) -> bool:
    return any(isinstance(line, kind) for line in lines_of(state.creature(id).face))


def _top_card(
    state: Skirmish, document: SkirmishSetting, setting: CreatureSetting, id: str, path: str
) -> Iterator[Problem]:
    """A giant beside another, or with wrong values. Those of the top card hold. [objective.giant-nail]"""
    pile = pile_of(document)
    if setting.face not in pile.values():
        return
    giants = [other for other, one in state.creatures().items() if one.face in pile.values()]
    if id != giants[0]:
        yield "there is one giant", f"{path}.face"
    left = state.goals.left
    if all(goal in left and not left[goal].copies for goal in pile):
        yield "the giant was destroyed, for none of its cards is left: take it off the table", f"{path}.face"
    top = next((face for goal, face in pile.items() if goal in left and left[goal].copies), setting.face)
    if top != setting.face:
        yield f"the values of {top} hold", f"{path}.face"
