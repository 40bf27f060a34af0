"""Rulings of common sense: what a bot does for the own goal of a scenario."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.bots import make_bot
from magehall.games.mage_knight.bot.goals import spoils
from magehall.games.mage_knight.bot.sense import QuestSense
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.realm import portal_space
from magehall.kernel.showing.perspective import Perspective
from tests.games.mage_knight.scenario import Scene, hero, quest

SENSE = QuestSense()
PORTAL = "0,0"
LANDS = {"1,-3": "countryside-1", "3,-2": "countryside-2"}


def hinted(scene: Scene) -> str:
    """The best guess of seat 0."""
    return SENSE.hints(scene.state, scene.match.pending[0])[0].id


def follow(scene: Scene, most: int = 40) -> list[str]:
    """What seat 0 does of itself until its turn is over; at most so many options."""
    done: list[str] = []
    while len(done) < most and scene.state.has_turn(0):
        done.append(hinted(scene))
        scene.does(0, done[-1])
    return done


def returning(space: str = "1,0", **more: Any) -> Scene:
    """One to Return in its last night, the last turn of seat 0, near the portal."""
    own = {"hand": ["march", "stamina", "rage"], "deck": [], **more.pop("own", {})}
    rival = {"hand": [], "deck": [], "space": "2,-1", **more.pop("rival", {})}
    said = {"scenario": "one-to-return", "round": 4, "announced": 1, "tiles": LANDS, **more}
    heroes = hero("tovak", space=space, **own), hero("goldyx", **rival)
    return quest(*heroes, source=["black"] * 4, leaves_dice=True, **said)


# The portal


@pytest.mark.rule("scenario.one-to-return")
def test_in_the_last_turn_a_hero_returns_to_the_portal() -> None:
    scene = returning()
    follow(scene)
    assert scene.hero().space == PORTAL
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


@pytest.mark.rule("scenario.one-to-return")
def test_who_stands_on_the_portal_in_the_last_turn_stays() -> None:
    scene = returning(PORTAL)
    assert not any(option.startswith("move:") for option in follow(scene))


@pytest.mark.rule("scenario.one-to-return")
def test_in_the_second_day_nobody_returns_yet() -> None:
    """From the same space, with a night and half a day to come."""
    deck = ["march", "stamina", "promise", "threaten", "swiftness"]
    scene = returning(round=3, announced=None, own={"deck": deck}, rival={"deck": deck})
    assert "move:0,0" not in follow(scene)
    assert scene.hero().space != PORTAL


@pytest.mark.rule("scenario.one-to-return")
def test_nobody_stays_on_a_portal_that_closes() -> None:
    scene = returning(PORTAL, round=1)
    follow(scene)
    assert scene.hero().space not in ("", PORTAL)
    assert not scene.hero().eliminated


@pytest.mark.rule("scenario.one-to-return", "round.announce")
def test_who_stands_on_the_portal_announces_the_end_of_the_last_night() -> None:
    scene = returning(PORTAL, announced=None, at="before")
    assert hinted(scene) == "announce:end"
    away = returning(announced=None, at="before")
    assert hinted(away) == "begin:turn"


@pytest.mark.rule("scenario.one-to-return")
def test_near_the_portal_a_hero_stands_better_in_the_end() -> None:
    near, far = (SENSE.evaluate(returning(space).state, 0) for space in (PORTAL, "1,0"))
    assert near > far


@pytest.mark.rule("scenario.one-to-return", "teams.allies")
def test_of_a_team_only_the_chosen_one_returns() -> None:
    chosen = {seat: quest_of_teams(chosen=seat) for seat in (0, 2)}
    for scene in chosen.values():
        follow(scene)
    assert chosen[0].hero().space == PORTAL
    assert chosen[2].hero().space != PORTAL


def quest_of_teams(chosen: int) -> Scene:
    """Four in teams in the last turn; of the first team one is chosen."""
    heroes = [
        hero(name, hand=["march", "stamina"] if not seat else [], deck=[], space=space)
        for seat, (name, space) in enumerate(
            [("tovak", "1,0"), ("goldyx", "2,-1"), ("norowas", "2,-2"), ("arythea", "3,-2")]
        )
    ]
    heroes[chosen]["chosen"] = heroes[1]["chosen"] = True
    said = {"scenario": "one-to-return", "round": 4, "announced": 3, "tiles": LANDS}
    return quest(*heroes, options={"teams": True}, source=["black"] * 6, leaves_dice=True, **said)


@pytest.mark.rule("scenario.one-to-return")
@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_returns(seats: int) -> None:
    match = magehall.new_match("mage_knight", seats, seed="home", options={"scenario": "one-to-return"})
    players = [make_bot("greedy", f"home-{seat}") for seat in range(seats)]
    while match.pending:
        seat = min(match.pending)
        match.apply(seat, players[seat].choose(Perspective(match, seat)).option)
    assert match.result is not None
    assert len(match.result.winners) == 1
    assert match.state.hero(match.result.winners[0]).space == portal_space(match.state)


# Sites


@pytest.mark.parametrize(
    ("scenario", "site", "more"),
    [
        pytest.param("mines-liberation", Site.MINE, 2, marks=pytest.mark.rule("score.mines")),
        pytest.param("dungeon-lords", Site.DUNGEON, 2, marks=pytest.mark.rule("score.dungeons")),
        pytest.param("conquer-and-hold", Site.KEEP, 1, marks=pytest.mark.rule("score.holdings")),
        pytest.param("full-conquest", Site.DUNGEON, 0, marks=pytest.mark.rule("score.adventurer")),
    ],
)
def test_a_site_is_worth_what_it_counts_in_the_scenario(scenario: str, site: Site, more: int) -> None:
    match = magehall.new_match("mage_knight", 2, seed="sites", options={"scenario": scenario})
    while not match.state.realm.tiles:
        seat, decision = min(match.pending.items())
        match.apply(seat, decision.options[0])
    assert spoils(match.state, portal_space(match.state), site) == more


# Glades


@pytest.mark.rule("scenario.druid-nights")
def test_a_glade_is_marked_and_its_monster_called() -> None:
    scene = quest(
        hero("tovak", space="1,-3", hand=["rage", "promise", "march", "stamina"], units=["utem-guardsmen"]),
        scenario="druid-nights",
        agreement={"incantations": True},
        round=2,
        tiles=LANDS,
        source=["red"] * 3,
        leaves_dice=True,
    )
    assert follow(scene, 2) == ["mark:glade", "chant:monsters"]
