"""What is remembered is what would be worked out anew, whatever was edited in between."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import magehall
from magehall import Match
from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.lines import Aura
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, On, Stat
from magehall.games.colors_of_magic.cards.words.base import Who
from magehall.games.colors_of_magic.cards.words.conditions import InForm, Spent, There
from magehall.games.colors_of_magic.combat.reach import targets
from magehall.games.colors_of_magic.ground.places import free_places, slows_at_start
from magehall.games.colors_of_magic.ground.sight import blockers, sees
from magehall.games.colors_of_magic.ground.terrain import DIFFICULT, rough
from magehall.games.colors_of_magic.happenings.matching import may_answer_all, possible_instants
from magehall.games.colors_of_magic.model.distances import adjacent
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.lines import lines_in_play
from magehall.games.colors_of_magic.model.pieces import Creature
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import keywords, mods, stat
from magehall.games.colors_of_magic.spells.castable import cast_options, casters
from magehall.games.colors_of_magic.spells.costs import blood
from magehall.games.colors_of_magic.turn.free_abilities import free_options

DECISIONS, EACH = 240, 9


def worked_out(state: Skirmish) -> dict[str, Any]:
    """All that the rules remember, and more that follows from it."""
    table = state.on_table()
    window = Happening(On.TURN_BEGAN, 0)
    found: dict[str, Any] = {
        "creatures": [(id, one.x, one.y, one.damage) for id, one in state.creatures().items()],
        "table": list(table),
        "lines": lines_in_play(state),
        "zones": list(state.zones()),
        "markers": list(state.markers()),
        "permanents": list(state.permanents()),
        "free": free_places(state, 3),
        "rough": rough(state, DIFFICULT, 2),
    }
    for id in state.creatures():
        found[f"mods {id}"] = mods(state, id)
        found[f"keywords {id}"] = keywords(state, id)
        found[f"values {id}"] = [stat(state, id, which) for which in Stat if which is not Stat.ATTACK]
        found[f"slowed {id}"] = slows_at_start(state, id)
    for id in table:
        found[f"adjacent {id}"] = adjacent(state, id)
        found[f"targets {id}"] = [targets(state, id, kind) for kind in AttackKind]
    for seat in state.seats:
        mage = state.mage_of(seat)
        found[f"mage {seat}"] = mage
        found[f"casters {seat}"] = casters(state, seat)
        found[f"instants {seat}"] = possible_instants(state, seat)
        found[f"answers {seat}"] = may_answer_all(state, seat)
        found[f"casts {seat}"] = [
            [option.id for option in cast_options(state, seat, when)] for when in (None, window)
        ]
        found[f"abilities {seat}"] = [option.id for option in free_options(state, seat)]
        found[f"blood {seat}"] = blood(state, seat)
        if mage in table:
            found[f"seen {seat}"] = [id for id in table if sees(state, mage, id)]
            found[f"blocked {seat}"] = blockers(state, mage)
    return found


def anew(state: Skirmish) -> Skirmish:
    """The same table, for reading, of which nothing was asked yet."""
    fresh = Skirmish()
    fresh.adopt(dict(state.things))
    fresh.stack = state.stack
    return fresh


@pytest.mark.parametrize("scenario", ["giant", "ritual", "ember-forge", "wisp-night"])
@pytest.mark.parametrize("seed", [1, 2])
def test_edits_forget_what_they_change(scenario: str, seed: int) -> None:
    luck = Random(f"{scenario}:{seed}")
    match = magehall.new_match("colors_of_magic", 2 + seed, seed, options={"scenario": scenario})
    for decision in range(DECISIONS):
        if not match.pending:
            break
        seat = luck.choice(sorted(match.pending))
        match.apply(seat, luck.choice(match.pending[seat].options))
        if decision % EACH == 0 and match.state.creatures():
            assert worked_out(match.state) == worked_out(anew(match.state)), f"after {decision} decisions"


def test_clones_do_not_share_what_one_side_changed() -> None:
    luck = Random(3)
    match = magehall.new_match("colors_of_magic", 2, 3)
    for _ in range(60):
        seat = min(match.pending)
        match.apply(seat, luck.choice(match.pending[seat].options))
    twin = match.clone()
    for _ in range(60):
        if match.pending:
            seat = min(match.pending)
            match.apply(seat, luck.choice(match.pending[seat].options))
    assert worked_out(twin.state) == worked_out(anew(twin.state))


@pytest.mark.parametrize("scenario", ["giant", "ritual", "ember-forge", "wisp-night"])
def test_what_one_line_of_play_works_out_is_unknown_to_another(scenario: str) -> None:
    """Two futures of one moment call different creatures by the same id, and hold different cards."""
    luck = Random(scenario)
    match = magehall.new_match("colors_of_magic", 2, 1, options={"scenario": scenario})

    def play(one: Match[Skirmish], moves: int) -> None:
        for _ in range(moves):
            if one.pending:
                seat = luck.choice(sorted(one.pending))
                one.apply(seat, luck.choice(one.pending[seat].options))
                if one.state.creatures():
                    worked_out(one.state)

    for _ in range(16):
        futures = [match.clone() for _ in range(3)]
        for future in futures:
            play(future, 6)
            assert worked_out(future.state) == worked_out(anew(future.state))
        play(match, 6)


def test_a_creature_that_was_taken_back_leaves_its_values_to_nobody() -> None:
    """The next creature is called by the same id."""
    match = magehall.new_match("colors_of_magic", 2, 1)
    while not match.state.creatures():
        seat = min(match.pending)
        match.apply(seat, match.pending[seat].options[0])
    state, other = match.state.clone(), match.state.clone()
    faces = list(CREATURES)[:2]
    assert len({CREATURES[face].body.life for face in faces}) == 2
    lives = []
    for one, face in zip((state, other), faces, strict=True):
        one.add("c99", Creature(face, owner=0, x=30, y=30))
        lives.append(stat(one, "c99", Stat.LIFE))
    assert lives == [CREATURES[face].body.life for face in faces]


def printed_auras() -> list[Aura]:
    lines = [line for card in CARDS.values() for line in card.lines]
    lines += [line for creature in CREATURES.values() for line in creature.lines]
    lines += [line for ingredient in INGREDIENTS.values() for line in ingredient.lines]
    return [line for line in lines if isinstance(line, Aura)]


def test_auras_ask_for_nothing_that_an_edit_does_not_tell() -> None:
    """``model/state.py`` forgets values for places, changes, forms and what is in play, and for nothing else."""
    untold = ("marked", "untapped", "unmoved", "unfought", "with_target")
    for aura in printed_auras():
        assert all(isinstance(condition, There | Spent | InForm) for condition in aura.when), aura
        asked = [condition.who for condition in aura.when if isinstance(condition, There)]
        asked += [aura.who] if isinstance(aura.who, Who) else []
        for who in asked:
            assert not any(getattr(who, name) for name in untold), aura


def test_no_aura_takes_life() -> None:
    """Deaths are looked for only among the hurt and the changed (``model/values.py``)."""
    assert all(face.body.life > 0 for face in CREATURES.values())
    for aura in printed_auras():
        assert not any(mod.stat is Stat.LIFE and mod.amount < 0 for mod in aura.gives), aura
