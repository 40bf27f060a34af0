"""What a scenario puts on the table: terrain, markers, monsters and objectives. [setup.scenario]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.objectives import Hold, Objective, Perform
from magehall.games.colors_of_magic.cards.scenarios import (
    SCENARIOS,
    At,
    ByLot,
    Chosen,
    Marker,
    Monster,
    Scenario,
)
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, SpellType
from magehall.games.colors_of_magic.ground.places import free_places
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model import pieces
from magehall.games.colors_of_magic.model.deeds import PickPlace
from magehall.games.colors_of_magic.model.distances import RADIUS
from magehall.games.colors_of_magic.model.events import CreatureSummoned
from magehall.games.colors_of_magic.model.frames.goals import LayingOut
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Goal, Goals, Terrain
from magehall.games.colors_of_magic.model.state import CREATURE, GOALS, MARKER, TERRAIN, Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.scenarios.ground_rules import added_pieces, puts_of
from magehall.games.colors_of_magic.scenarios.maps import map_of
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.state import Thing
from magehall.kit.lattice.points import Point, write


def scenario_of(state: Skirmish) -> Scenario:
    """The scenario of the match."""
    return SCENARIOS[state.agreement.scenario]


def fresh_goals(scenario: str) -> dict[str, Goal]:
    """The objectives of a scenario, all still to be won."""
    return {one.id: Goal(one.id, one.copies) for one in SCENARIOS[scenario].objectives}


def lay_out(flow: Flow[Skirmish]) -> None:
    """Put terrain, objectives, markers and monsters on the table. What a player chooses comes later. [setup.scenario]"""
    state, scenario = flow.state, scenario_of(flow.state)
    terrain = map_of(flow.chance, state.agreement) + added_pieces(scenario)
    _set(state, TERRAIN, Terrain(terrain, scenario.darkness is not None))
    _set(state, GOALS, Goals(fresh_goals(scenario.id), scenario.rises[0].turn if scenario.rises else 0))
    for put in puts_of(scenario, len(state.seats)):
        if isinstance(put, At):
            for place in put.places:
                _put(flow, put.what, place)
        elif isinstance(put, ByLot):
            places = flow.chance.shuffled("places", put.places, write)
            for thing, place in zip(put.what, places, strict=False):
                _put(flow, thing, place)


def _set(state: Skirmish, id: str, thing: Thing) -> None:
    if id in state.things:
        state.remove(id)
    state.add(id, thing)


def _put(flow: Flow[Skirmish], thing: Monster | Marker, place: Point) -> None:
    if isinstance(thing, Monster):
        put_monster(flow, thing.face, place)
        return
    state = flow.state
    objective = objective_at(state, thing.kind)
    assert objective is not None, "a scenario puts only markers of its objectives"
    cards = cards_at(state, thing.kind)
    id = state.new_id(MARKER)
    x, y = place
    state.add(
        id,
        pieces.Marker(
            thing.kind,
            x,
            y,
            thing.radius,
            objective=objective.id,
            cards=cards,
            ingredient=thing.ingredient,
        ),
    )


def objective_at(state: Skirmish, kind: MarkerKind) -> Objective | None:
    """The first objective that can be won at markers of a kind."""
    for objective in scenario_of(state).objectives:
        if isinstance(objective.goal, Hold | Perform) and objective.goal.marker is kind:
            return objective
    return None


def cards_at(state: Skirmish, kind: MarkerKind) -> int:
    """How many objective cards lie at each marker of a kind at first."""
    objective = objective_at(state, kind)
    count = markers_of(state, kind)
    return objective.copies // count if objective is not None and count else 0


def markers_of(state: Skirmish, kind: MarkerKind) -> int:
    """The number of markers of a kind that come to the table. The cards of their objective lie there in equal parts."""
    count = 0
    for put in puts_of(scenario_of(state), len(state.seats)):
        things = put.what if isinstance(put, ByLot) else (put.what,) * _pieces(put)
        count += sum(isinstance(thing, Marker) and thing.kind is kind for thing in things)
    return count


def _pieces(put: At | Chosen) -> int:
    return len(put.places) if isinstance(put, At) else 1


def put_monster(flow: Flow[Skirmish], face: str, place: Point) -> None:
    """Put a monster, with its Shield, on the nearest free place. [scenario.wisp-night]"""
    state, body = flow.state, CREATURES[face].body
    free = TABLE.nearest(free_places(state, RADIUS[body.size]), place)
    if free is None:
        return
    shields = {
        kind: sum(keyword.x for keyword in body.keywords if keyword.id is kind)
        for kind in (KeywordId.SHIELD, KeywordId.MAGIC_SHIELD)
    }
    x, y = free
    id = state.new_id(CREATURE)
    state.add(
        id,
        Creature(
            face,
            MONSTERS,
            x,
            y,
            shield=shields[KeywordId.SHIELD],
            magic_shield=shields[KeywordId.MAGIC_SHIELD],
        ),
    )
    flow.emit(
        CreatureSummoned(player=player_name(MONSTERS), creature=name_of(face), place=write(free)),
        "setup.scenario",
    )


def rise(flow: Flow[Skirmish]) -> None:
    """Put monsters that rise this turn on the table. That is in the monsters' phase, before anything else.
    [scenario.wisp-night]"""
    state = flow.state
    turn = state.course.turn
    if state.goals.rises == 0 or turn < state.goals.rises:
        return
    rises = scenario_of(state).rises
    for one in rises:
        if state.goals.rises <= one.turn <= turn:
            for put in one.puts:
                assert isinstance(put.what, Monster)
                for place in put.places:
                    put_monster(flow, put.what.face, place)
    state.edit_goals().rises = min((one.turn for one in rises if one.turn > turn), default=0)


# What a player chooses


def lay_chosen(flow: Flow[Skirmish], seat: int) -> None:
    """Let a player choose the places that the scenario leaves open. It is the one who will not begin. [setup.choice]"""
    if chosen_puts(flow.state):
        flow.call(LayingOut(seat))


def chosen_puts(state: Skirmish) -> list[Chosen]:
    """What comes to a place of a player's choice."""
    return [put for put in puts_of(scenario_of(state), len(state.seats)) if isinstance(put, Chosen)]


def _ask(laying: LayingOut, flow: Flow[Skirmish]) -> Asked:
    """Where the next of them goes."""
    return LAYING_OUT.ask(flow.state, laying.seat)


def _lay(laying: LayingOut, flow: Flow[Skirmish]) -> None:
    deed = flow.deed(PickPlace)
    puts = chosen_puts(flow.state)
    _put(flow, puts[laying.place].what, (deed.x, deed.y))
    laying.place += 1
    if laying.place < len(puts):
        laying.go("ask")


def _places(moment: Moment[Skirmish]) -> Iterator[Option]:
    put = chosen_puts(moment.state)[moment.state.top(LayingOut).place]
    name = name_of(put.what.face) if isinstance(put.what, Monster) else name_of(f"marker-{put.what.kind}")
    for place in put.places:
        text = say("option-lay-out", what=name, place=write(place))
        yield PickPlace(*place).option(text, "setup.choice")


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    put = chosen_puts(moment.state)[moment.state.top(LayingOut).place]
    if isinstance(deed, PickPlace) and (deed.x, deed.y) not in put.places:
        return refuse("not-such-a-place", "setup.choice")
    return None


LAYING_OUT: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-lay-out"), "setup.choice", _places, _why_not
)


def servant_faces(state: Skirmish, seat: int) -> list[str]:
    """The creatures of a player's codex of which one has Servant by the scenario. [scenario.wisp-night]"""
    most = scenario_of(state).servants
    if most is None:
        return []
    codex = MAGE_BY_ID[state.player(seat).mage].codex
    return [card.id for card in codex if CARDS[card.id].type is SpellType.CREATURE and card.cost <= most]


PROCEDURES: dict[type[Frame], Procedure] = {LayingOut: Procedure(ask=_ask, lay=_lay)}
