"""Building a table from a position file."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.games.colors_of_magic.cards.catalogue import CREATURES, MAGE_BY_ID
from magehall.games.colors_of_magic.cards.faces import Origin
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS, Monster
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, Phase, Until
from magehall.games.colors_of_magic.cards.words.base import Mod
from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE, obstacles
from magehall.games.colors_of_magic.model.distances import base
from magehall.games.colors_of_magic.model.pieces import (
    CARDS_EACH,
    MONSTERS,
    NO_CARD,
    Agreement,
    Cards,
    Course,
    Creature,
    Goal,
    Goals,
    Held,
    Lasting,
    Marker,
    Permanent,
    Piece,
    Player,
    Terrain,
    Zone,
)
from magehall.games.colors_of_magic.model.state import (
    AGREEMENT,
    COURSE,
    CREATURE,
    GOALS,
    MARKER,
    PERMANENT,
    PLAYER,
    TERRAIN,
    ZONE,
    Skirmish,
)
from magehall.games.colors_of_magic.model.state import CARDS as CARD_TABLE
from magehall.games.colors_of_magic.piles.moving_cards import owner_of
from magehall.games.colors_of_magic.position.activation_cards import numbers_of
from magehall.games.colors_of_magic.position.contradictions import refuse_contradictions
from magehall.games.colors_of_magic.position.invariants import problem_with_force
from magehall.games.colors_of_magic.position.keywords import keyword_of
from magehall.games.colors_of_magic.position.piles import Box, box_of, place_piles
from magehall.games.colors_of_magic.position.schema import (
    MarkerSetting,
    PermanentSetting,
    SkirmishSetting,
    ZoneSetting,
)
from magehall.games.colors_of_magic.position.schema_forces import CreatureSetting, PlayerSetting
from magehall.games.colors_of_magic.position.unsaid import (
    PHASES,
    goals_of,
    settle_creatures,
    settle_markers,
    spells_of,
    usual_end,
)
from magehall.games.colors_of_magic.scenarios.table import cards_at, objective_at, scenario_of
from magehall.games.colors_of_magic.setup.forces import faces_of
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest
from magehall.kit.lattice.points import distance_squared
from magehall.kit.lattice.shapes import Polygon

NARROW, WIDE = 2, 6
WIDE_MARKERS = frozenset({MarkerKind.RITUAL, MarkerKind.ANVIL})
"""Markers 3 inches across; the others have one inch. [table.markers]"""

TURNS = ("turn-began", "playing")
"""Moments of a player's turn."""


def place_all(state: Skirmish, document: SkirmishSetting, seats: int) -> None:
    """Put everything where the file says."""
    if document.scenario not in SCENARIOS:
        hint = suggest(document.scenario, SCENARIOS)
        raise PositionError(f"no scenario is called {document.scenario!r}{hint}", "$.scenario")
    # Before the forces are chosen there are no players.
    if len(document.players) != seats and (document.players or document.at != "setup"):
        found = len(document.players)
        raise PositionError(f"expected {seats} players for {seats} seats, found {found}", "$.players")
    _place_table(state, document, seats)
    boxes = [_force(state, seat, player) for seat, player in enumerate(document.players)]
    if None in boxes and state.course.phase is not Phase.SET_UP:
        raise PositionError("a force is chosen only at set-up", f"$.players[{boxes.index(None)}]")
    laid = spells_of(document, boxes)
    _name_all(state, document)
    for lying, spell in laid:
        lying.permanent = spell.id
    for place, permanent in enumerate(document.permanents):
        _place_permanent(state, boxes, permanent, f"$.permanents[{place}]")
    for place, zone in enumerate(document.zones):
        _place_zone(state, zone, f"$.zones[{place}]")
    for place, marker in enumerate(document.markers):
        _place_marker(state, marker, f"$.markers[{place}]")
    if document.markers and None not in boxes:
        settle_markers(state, document)
    for place, creature in enumerate(document.creatures):
        _place_creature(state, boxes, creature, f"$.creatures[{place}]")
    settle_creatures(state, document)
    for id, invocation in document.invocations.items():
        state.add(id, invocation)
        if invocation.card != NO_CARD:
            owner = owner_of(invocation.card)
            box = box_of(boxes, owner, f"$.invocations.{id}")
            box.take(state.face(invocation.card), f"$.invocations.{id}", invocation.card)
    for seat, player in enumerate(document.players):
        if player is not None:
            place_piles(state, box_of(boxes, seat, f"$.players[{seat}]"), seat, player)
    for card, known in enumerate(document.known):
        state.edit_known()[card] = known
    if document.next_id is not None:
        state.edit_course().next_id = document.next_id
    refuse_contradictions(state, document, seats)


def _place_table(state: Skirmish, document: SkirmishSetting, seats: int) -> None:
    pieces = []
    for place, piece in enumerate(document.terrain):
        corners = tuple((x, y) for x, y in piece.corners)
        if len(corners) > 1 and corners[-1] == corners[0]:
            corners = corners[:-1]  # a ring that was closed by its first corner
        try:
            Polygon(corners)
        except ValueError as error:
            raise PositionError(str(error), f"$.terrain[{place}].corners") from None
        pieces.append(Piece(piece.kind, corners))
    state.add(
        AGREEMENT,
        Agreement(
            document.scenario,
            document.map,
            seats,
            document.turn_limit,
            document.ranged_duel,
            document.token_to_first_passer,
            document.move_as_action,
        ),
    )
    active = document.active
    if active is None:
        active = _on_turn(document, seats) if document.at in TURNS else MONSTERS
    state.add(
        COURSE,
        Course(
            document.turn,
            document.phase or PHASES[document.at],
            document.first,
            active,
            document.first_passer,
            list(document.graves),
            *_activation_piles(document),
            winners=list(document.winners),
            reason=document.reason,
        ),
    )
    dark = SCENARIOS[document.scenario].darkness is not None if document.dark is None else document.dark
    state.add(TERRAIN, Terrain(tuple(pieces), dark))
    goals = goals_of(document)
    rises = _rising(document, goals) if document.rises is None else document.rises
    state.add(GOALS, Goals(goals, rises))
    total = seats * CARDS_EACH
    state.add(CARD_TABLE, Cards([""] * total, [0] * total))


def _activation_piles(document: SkirmishSetting) -> tuple[list[int], list[int]]:
    """The activation deck, and the cards that were used. Those that stand nowhere were used too. [monsters.deck]"""
    drawn = numbers_of(document.activation_drawn, "$.activation_drawn")
    every = range(len(ACTIVATION_DECK))
    if document.activation_deck is None:
        return [card for card in every if card not in drawn], drawn
    deck = numbers_of(document.activation_deck, "$.activation_deck")
    return deck, [card for card in every if card not in deck and card not in drawn] + drawn


def _rising(document: SkirmishSetting, goals: dict[str, Goal]) -> int:
    """When monsters rise next, where the file does not say. It is the first time still to come at which one rises that
    can be won, and is not on the table already. [scenario.wisp-night]"""
    there = {creature.face for creature in document.creatures}
    to_win = {id for id, goal in goals.items() if goal.copies} - there
    first = document.turn + (document.at in ("end", "over"))
    rises = [
        rise.turn
        for rise in SCENARIOS[document.scenario].rises
        if rise.turn >= first
        and any(isinstance(put.what, Monster) and put.what.face in to_win for put in rise.puts)
    ]
    return min(rises, default=0)


def _on_turn(document: SkirmishSetting, seats: int) -> int:
    """Whose turn it is where the file does not say. It is the first in turn order who has not passed. [turn.order]"""
    order = [(document.first + place) % seats for place in range(seats)]
    owners = {creature.owner for creature in document.creatures}
    passed = [
        player is not None and (player.passed or player.out or seat not in owners)
        for seat, player in enumerate(document.players)
    ]
    return next((seat for seat in order if not passed[seat]), document.first)


def _force(state: Skirmish, seat: int, player: PlayerSetting | None) -> Box | None:
    if player is None:
        return None
    path = f"$.players[{seat}]"
    problem = problem_with_force(player.mage, tuple(player.schools))
    if problem:
        raise PositionError(problem, path)
    faces = faces_of(MAGE_BY_ID[player.mage], tuple(player.schools))
    start = seat * CARDS_EACH
    state.edit_cards().faces[start : start + len(faces)] = faces
    held = [Held(one.ingredient, one.bearer, one.used) for one in player.ingredients]
    for place, one in enumerate(held):
        if one.ingredient not in INGREDIENTS:
            hint = suggest(one.ingredient, INGREDIENTS)
            where = f"{path}.ingredients[{place}]"
            raise PositionError(f"no ingredient is called {one.ingredient!r}{hint}", where)
    state.add(
        PLAYER[seat],
        Player(
            player.mage,
            tuple(player.schools),
            player.corner,
            player.mana,
            player.tokens,
            points=player.points,
            ingredients=held,
            form=player.form,
            passed=player.passed,
            out=player.out,
            taxes=list(player.taxes),
            archived=player.archived,
            from_discard=player.from_discard,
            from_discard_now=player.from_discard_now,
            next_creature=player.next_creature,
            last_instant=player.last_instant,
            servants=list(player.servants),
        ),
    )
    return Box(seat, faces)


def _name_all(state: Skirmish, document: SkirmishSetting) -> None:
    """Name what the file leaves without a name. No name is used that it gives to something else."""
    kinds = (
        (PERMANENT, document.permanents),
        (ZONE, document.zones),
        (MARKER, document.markers),
        (CREATURE, document.creatures),
    )
    said = {one.id for _, settings in kinds for one in settings} | set(document.invocations)
    for letter, settings in kinds:
        for one in settings:
            while not one.id:
                id = state.new_id(letter)
                one.id = "" if id in said else id


def _free(state: Skirmish, id: str, path: str) -> str:
    if id in state.things:
        raise PositionError(f"two things are called {id!r}", path)
    return id


def _place_creature(state: Skirmish, boxes: list[Box | None], setting: CreatureSetting, path: str) -> None:
    face = CREATURES.get(setting.face)
    if face is None:
        raise PositionError(f"no creature is called {setting.face!r}{suggest(setting.face, CREATURES)}", path)
    monster = face.origin is Origin.MONSTER
    if monster != (setting.owner == MONSTERS):
        whose = "the monsters (-1)" if monster else "a player"
        raise PositionError(f"{setting.face} belongs to {whose}", f"{path}.owner")
    if setting.owner >= len(boxes):
        raise PositionError(f"there is no seat {setting.owner}", f"{path}.owner")
    if not monster:
        box_of(boxes, setting.owner, f"{path}.owner")
    if face.origin is Origin.MAGE and state.player(setting.owner).mage != setting.face:
        raise PositionError(f"{setting.face} is not the mage of seat {setting.owner}", f"{path}.face")
    card = NO_CARD
    if face.origin is Origin.CARD and setting.with_card:
        box = box_of(boxes, setting.owner, f"{path}.owner")
        card = box.take(setting.face, f"{path}.face", setting.card)
    x, y = setting.at
    began = setting.began_at or setting.at
    given = [keyword_of(one, f"{path}.keywords[{place}]") for place, one in enumerate(setting.keywords)]
    shields = {
        one: sum(k.x for k in (*face.body.keywords, *given) if k.id is one)
        for one in (KeywordId.SHIELD, KeywordId.MAGIC_SHIELD)
    }
    creature = Creature(
        setting.face,
        setting.owner,
        x,
        y,
        card,
        setting.damage,
        setting.tapped,
        setting.away,
        [*setting.lasting, *(Lasting(Mod(keyword=k), Until.FOR_GOOD) for k in given)],
        shields[KeywordId.SHIELD] if setting.shield is None else setting.shield,
        shields[KeywordId.MAGIC_SHIELD] if setting.magic_shield is None else setting.magic_shield,
        setting.marked,
        list(setting.burns),
        setting.venom,
        -1 if setting.new else began[0],
        -1 if setting.new else began[1],
        setting.moved,
        setting.attacked,
        list(setting.used),
        list(setting.used_up),
        setting.still,
        setting.size,
        list(setting.late),
        setting.mount,
        setting.carrier,
        setting.exiles,
        setting.from_discard,
        int(setting.tapped) if setting.activations is None else setting.activations,
    )
    _check_place(state, creature, path)
    state.add(_free(state, setting.id, f"{path}.id"), creature)


def _check_place(state: Skirmish, creature: Creature, path: str) -> None:
    """Bases lie on the table, in nothing impassable, and overlap no other. [move.passing]"""
    if creature.away is not None:
        return
    disc = base(creature)
    radius = disc.radius
    if not all(radius <= coordinate <= SIDE - radius for coordinate in disc.centre):
        raise PositionError(f"{creature.face} would stand over the edge of the table", f"{path}.at")
    if any(TABLE.contains(TABLE.overlapping(shape, radius), disc.centre) for shape in obstacles(state)):
        raise PositionError(f"{creature.face} would stand in something impassable", f"{path}.at")
    for id, other in state.on_table().items():
        if id == creature.mount or other.mount:
            continue
        if distance_squared(disc.centre, (other.x, other.y)) < (radius + base(other).radius) ** 2:
            raise PositionError(f"the bases of {creature.face} and {other.face} ({id}) overlap", f"{path}.at")


def _place_permanent(state: Skirmish, boxes: list[Box | None], setting: PermanentSetting, path: str) -> None:
    box = box_of(boxes, setting.owner, f"{path}.owner")
    card = box.take(setting.face, f"{path}.face", setting.card)
    id = _free(state, setting.id, f"{path}.id")
    state.add(
        id,
        Permanent(
            setting.face,
            setting.owner,
            card,
            setting.bearer,
            setting.spent,
            list(setting.used),
            usual_end(setting, state.course.turn),
            setting.exiles,
        ),
    )


def _place_zone(state: Skirmish, setting: ZoneSetting, path: str) -> None:
    id = _free(state, setting.id, f"{path}.id")
    x, y = setting.at
    state.add(id, Zone(setting.kind, x, y, setting.radius, setting.owner, setting.permanent))


def _place_marker(state: Skirmish, setting: MarkerSetting, path: str) -> None:
    id = _free(state, setting.id, f"{path}.id")
    x, y = setting.at
    won = objective_at(state, setting.kind)
    objective = (won.id if won is not None else "") if setting.objective is None else setting.objective
    if objective and objective not in [one.id for one in scenario_of(state).objectives]:
        raise PositionError(f"this scenario has no objective {objective!r}", f"{path}.objective")
    cards = setting.cards
    if cards is None:
        cards = cards_at(state, setting.kind) if objective else 0
    marker = Marker(
        setting.kind,
        x,
        y,
        WIDE if setting.radius is None and setting.kind in WIDE_MARKERS else setting.radius or NARROW,
        setting.owner,
        setting.permanent,
        objective,
        setting.ingredient,
        cards,
    )
    if not TABLE.contains(TABLE.inner(marker.radius), (x, y)):
        raise PositionError(f"a {setting.kind} would lie over the edge of the table", f"{path}.at")
    state.add(id, marker)
