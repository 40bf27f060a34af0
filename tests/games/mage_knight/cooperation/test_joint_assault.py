"""Rulings on cooperative assaults."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import COLD_FIRE, RED, SIEGE, Site
from magehall.games.mage_knight.cooperation.proposal import INVITATIONS
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.deeds.cooperation import Invite, read_cooperation_deed
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import city_leader, is_conquered, rampages_at, shared_by_many
from magehall.games.mage_knight.model.repertoire import Combined
from magehall.games.mage_knight.model.state import AGREEMENT
from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, rampaging_spaces

ME, ALLY, OTHER = 0, 1, 2


class Siege(Skirmish):
    """Heroes around a city."""

    def answers(self, seat: int, *options: str) -> Siege:
        """A player chooses these, one after the other; each must be offered."""
        for option in options:
            found = self.pending[seat].find(option)
            assert found is not None, f"{option}: {[one.id for one in self.pending[seat].options]}"
            self.flow.resume({seat: found})
            self.pending = self.flow.run()
        return self

    def all_answer(self, option: str) -> Siege:
        """Everyone who is asked says the same."""
        answers = {}
        for seat, decision in self.pending.items():
            found = decision.find(option)
            assert found is not None
            answers[seat] = found
        self.flow.resume(answers)
        self.pending = self.flow.run()
        return self

    def conquers(self, seat: int, points: int = 99) -> Siege:
        """A player marches in and strikes down whoever the points reach."""
        self.state.edit_turn(seat).move = 2
        self.pending = self.flow.run()
        self.answers(seat, f"march:{self.space}")
        if "challenge:nobody" in self.ids(seat):
            self.answers(seat, "challenge:nobody")
        self.state.edit_combat().attacks.append(AttackPoints(points, SIEGE, COLD_FIRE))
        self.pending = self.flow.run()
        return self.answers(seat, [id for id in self.ids(seat) if id.startswith("strike")][-1])

    def ids(self, seat: int) -> list[str]:
        """What a player is offered."""
        return [option.id for option in self.pending[seat].options] if seat in self.pending else []

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.prompt.key for seat, decision in self.pending.items()}


def siege(*garrison: str, seats: int = 2) -> Siege:
    """Heroes next to a city with these defenders; the first has the turn."""
    plain = at_site(Site.CITY, tiles=("core-5",))
    tiles = {center: placed.tile for center, placed in plain.state.realm.tiles.items()}
    scene = Siege(plain.space, plain.space, tiles, seats)
    free = [near for near in neighbors(scene.space) if near not in rampaging_spaces(scene)]
    scene.city(RED, *garrison)
    scene.state.edit_calendar().order = list(range(seats))
    scene.state.edit(AGREEMENT, Agreement).joint_assaults = True
    for seat in range(seats):
        scene.state.edit_hero(seat).space = free[seat]
    scene.turn(path=[free[ME]])
    return scene


def proposed(*garrison: str, shares: str = "1+1") -> Siege:
    """A cooperative assault of two, proposed with these shares."""
    scene = siege(*garrison)
    scene.begins(JointAssault(scene.space, (ME, ALLY)))
    return scene.answers(ME, f"share:{shares}")


def refused(scene: Siege, *seats: int) -> tuple[str, str]:
    """Why these cannot be invited."""
    return scene.reason_against(INVITATIONS, Invite(scene.space, seats))


@pytest.mark.rule("cooperation.invite")
def test_heroes_next_to_the_city_can_be_invited_in_any_company() -> None:
    scene = siege("swordsmen", "golems", "monks", seats=3)
    offered = scene.possible(INVITATIONS)
    space = scene.space
    assert offered == [f"invite:{space}:seat-1", f"invite:{space}:seat-2", f"invite:{space}:seat-1+seat-2"]
    assert read_cooperation_deed(offered[-1]) == Invite(space, (ALLY, OTHER))


@pytest.mark.rule("cooperation.invite")
def test_who_is_away_or_gave_a_turn_is_not_invited_and_not_after_the_end_is_announced() -> None:
    scene = siege("swordsmen", "golems")
    scene.state.edit_calendar().flipped = [ALLY]
    assert refused(scene, ALLY) == ("joint-no-guest", "cooperation.invite")
    scene.state.edit_calendar().flipped = []
    scene.state.edit_calendar().announced = ALLY
    assert refused(scene, ALLY) == ("joint-too-late", "cooperation.invite")
    scene.state.edit_calendar().announced = None
    scene.turn(stage=Stage.AFTER)
    assert refused(scene, ALLY) == ("no-combat-now", "combat.one-action")
    far = siege("swordsmen", "golems")
    far.hero(space="0,0")
    assert refused(far, ALLY) == ("joint-no-city", "cooperation.invite")


@pytest.mark.rule("cooperation.invite")
def test_rivals_do_not_assault_together_unless_they_agreed_so() -> None:
    scene = siege("swordsmen", "golems")
    scene.state.edit(AGREEMENT, Agreement).joint_assaults = False
    assert refused(scene, ALLY) == ("joint-not-agreed", "cooperation.invite")
    assert not list(Combined(INVITATIONS).candidates(Choice(scene.state, ME)))


@pytest.mark.rule("cooperation.shares")
def test_everyone_fights_at_least_one_defender() -> None:
    assert refused(siege("swordsmen"), ALLY) == ("joint-too-many", "cooperation.shares")
    scene = siege("swordsmen", "golems", "monks")
    scene.begins(JointAssault(scene.space, (ME, ALLY)))
    assert scene.ids(ME) == ["share:1+2", "share:2+1"]


@pytest.mark.rule("cooperation.consent")
def test_if_one_refuses_nothing_happens() -> None:
    scene = proposed("swordsmen", "golems")
    assert scene.asked == {ALLY: "ask-consent"}
    scene.answers(ALLY, "consent:refused")
    assert not scene.pending
    assert scene.state.calendar.flipped == []
    assert scene.state.turn(ME).stage is Stage.MOVEMENT
    assert len(scene.state.realm.cities[scene.space].garrison) == 2


@pytest.mark.rule("cooperation.march")
def test_everyone_marches_in_and_fights_the_own_share_alone() -> None:
    scene = proposed("swordsmen", "golems", "crossbowmen", shares="2+1").all_answer("consent:given")
    assert scene.state.calendar.flipped == [ALLY]
    assert scene.asked == {ME: "ask-march"}
    decision = scene.pending[ME]
    deed = read_cooperation_deed(f"march:{scene.space}")
    assert deed is not None
    assert decision.question is not None
    refusal = decision.question.why_not(scene.state, ME, deed)
    assert refusal is not None
    assert refusal.rule == "cooperation.march"
    scene.state.edit_turn(ME).move = 2
    scene.pending = scene.flow.run()
    scene.answers(ME, f"march:{scene.space}")
    assert len(scene.state.foes()) == 2
    assert scene.me.reputation == -1


@pytest.mark.rule("cooperation.end")
def test_with_every_share_down_the_city_falls_and_all_stay() -> None:
    scene = proposed("swordsmen", "crossbowmen").all_answer("consent:given")
    scene.conquers(ME)
    assert scene.asked == {ALLY: "ask-march"}
    assert scene.state.realm.cities[scene.space].shields == (ME,)
    scene.conquers(ALLY)
    assert scene.state.realm.cities[scene.space].shields == (ME, ALLY)
    assert city_leader(scene.state, scene.space) == ME
    assert [scene.state.hero(seat).space for seat in (ME, ALLY)] == [scene.space] * 2
    assert scene.asked == {ALLY: "ask-given-turn"}
    scene.answers(ALLY, "stand-down")
    assert not scene.state.has_turn(ALLY)
    assert scene.state.turn(ME).stage is Stage.AFTER


@pytest.mark.rule("cooperation.end", "city.leader")
def test_the_city_is_not_conquered_before_every_share_is_fought() -> None:
    scene = proposed("swordsmen", "crossbowmen").all_answer("consent:given")
    asked = []
    for step in (ME, ALLY):
        asked.append((is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)))
        assert not shared_by_many(scene.state, scene.space)
        scene.conquers(step)
    assert asked == [(False, None), (False, None)], "the shares are dealt, and one is left"
    assert (is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)) == (True, ME)


@pytest.mark.rule("cooperation.end", "city.leader")
def test_a_share_that_stands_leaves_the_city_unconquered() -> None:
    scene = proposed("swordsmen", "crossbowmen").all_answer("consent:given")
    scene.answers(ME, "hang-back")
    assert (is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)) == (False, None)
    scene.conquers(ALLY)
    assert (is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)) == (False, None)


@pytest.mark.rule("cooperation.end")
def test_with_one_share_standing_everyone_goes_back() -> None:
    scene = proposed("swordsmen", "crossbowmen").all_answer("consent:given")
    start = scene.state.turn(ME).path[0]
    scene.conquers(ME).answers(ALLY, "hang-back")
    city = scene.state.realm.cities[scene.space]
    assert len(city.garrison) == 1
    assert city.shields == (ME,)
    assert scene.me.space == start
    assert scene.state.hero(ALLY).reputation == 0
    assert scene.asked == {ALLY: "ask-given-turn"}


@pytest.mark.rule("cooperation.march")
def test_who_is_provoked_on_the_way_joins_the_share_of_that_player() -> None:
    scene = siege("swordsmen", "crossbowmen")
    orcs = rampaging_spaces(scene)[0]
    beside = [
        near
        for near in neighbors(orcs)
        if near in neighbors(scene.space) and not rampages_at(scene.state, near)
    ]
    scene.lies("prowlers", at=orcs)
    free = [near for near in beside if near not in rampaging_spaces(scene)]
    scene.hero(space=free[0]).turn(path=[free[0]], move=2)
    scene.begins(JointAssault(scene.space, (ME, ALLY))).does("share:1+1")
    scene.all_answer("consent:given").answers(ME, f"march:{scene.space}")
    assert [foe.enemy for foe in scene.state.foes().values()][1:] == ["prowlers"]
    assert [foe.defends for foe in scene.state.foes().values()] == [True, False]
