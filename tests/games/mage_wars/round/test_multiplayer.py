"""More than two players: teams, and everyone for themselves."""

from __future__ import annotations

import pytest

from magehall.games.mage_wars.round.setup import Mode, problem_with
from magehall.kernel.chance import Chance
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    new_battle,
    veil,
)
from tests.games.mage_wars.tables import targets


def warlocks(*more: dict[str, object]) -> list[dict[str, object]]:
    """Mages without abilities to quickcast, so that nobody is asked for one."""
    return [mage("warlock", **entry) for entry in more]


# Initiative and turns


@pytest.mark.rule("multiplayer.initiative")
def test_the_initiative_goes_to_the_left_and_passes_over_the_fallen() -> None:
    battle = duel(*warlocks({}, {}, {}, {}), at="initiative", initiative=3)
    assert battle.view()["initiative"] == 0
    fallen = duel(*warlocks({}, {"dead": True}, {}), at="initiative", initiative=0)
    assert fallen.view()["initiative"] == 2


@pytest.mark.rule("multiplayer.initiative")
def test_no_team_keeps_the_initiative_for_two_rounds() -> None:
    fallen = warlocks({}, {"dead": True}, {}, {})
    assert duel(*fallen, at="initiative", initiative=0).view()["initiative"] == 3, "not the teammate"
    assert duel(*fallen, at="initiative", initiative=3).view()["initiative"] == 0


@pytest.mark.rule("multiplayer.turn-order")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_clockwise_from_the_initiative(first: int) -> None:
    battle = duel(*warlocks({}, {}, {}), at="quickcast", initiative=first)
    for step in range(3):
        seat = (first + step) % 3
        assert battle.asks == {seat: "ask-activate"}
        battle.does(seat, f"activate:mage-{seat}", f"finish:mage-{seat}")
    assert battle.round == 2


@pytest.mark.rule("multiplayer.pass")
def test_a_player_may_pass_if_any_other_has_more_active_creatures() -> None:
    def may_pass(controller: int) -> bool:
        battle = duel(
            *warlocks({}, {}, {}, {}), creature("timber_wolf", zone="b2", controller=controller), turn=0
        )
        return "skip" in battle.offers(0)

    assert not may_pass(0)
    assert may_pass(1)
    assert may_pass(2), "a teammate counts too"


# Teams


@pytest.mark.rule("multiplayer.team-seating")
def test_the_seats_of_the_teams_alternate() -> None:
    battle = new_battle(4, mode="teams")
    assert [player["team"] for player in battle.view()["players"]] == [0, 1, 0, 1]
    assert problem_with(Mode.TEAMS, 3)
    assert not problem_with(Mode.TEAMS, 4)


@pytest.mark.rule("multiplayer.team-start")
def test_the_mages_of_a_team_start_together_in_opposite_corners() -> None:
    battle = new_battle(4, mode="teams")
    battle.together(dict.fromkeys(range(4), "mage:warlock"))
    assert battle.view()["arena"] == {"columns": 4, "rows": 3}
    assert [battle.zone(f"mage-{seat}") for seat in range(4)] == ["a1", "d3", "a1", "d3"]


@pytest.mark.rule("multiplayer.team-one-player")
def test_the_objects_of_a_team_are_friendly_to_each_other() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=20, prepared=["call_of_the_wild"]),
        mage("warlock", zone="d3"),
        mage("warlock", zone="b2"),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="friend", zone="b2", controller=2),
        creature("timber_wolf", id="foe", zone="b2", controller=1),
        creature="mage-0",
    )
    (call, *_) = battle.offers(0, "cast:call-of-the-wild")
    battle.does(0, call).passes()
    assert battle.piece("friend").boons
    assert not battle.piece("foe").boons


@pytest.mark.rule("multiplayer.team-one-player")
def test_teammates_see_each_others_spells_and_hidden_enchantments() -> None:
    battle = duel(
        *warlocks(
            {"prepared": ["fireball"], "book": ["jinx"]}, {"book": ["block", "agony", "decoy"]}, {}, {}
        ),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("rhino_hide", id="hide", on="wolf", controller=0),
        veil("agony", id="agony", on="wolf", controller=1, known=[0]),
    )
    assert battle.view(2)["players"][0]["prepared_cards"] == ["fireball"]
    assert battle.view(2)["players"][0]["book_cards"] == ["jinx"]
    assert battle.sees(2, "hide")["card"] == "rhino-hide"
    assert battle.sees(2, "agony")["card"] == "agony", "what a teammate has looked at"
    assert "prepared_cards" not in battle.view(1)["players"][0]
    assert battle.sees(3, "hide")["card"] is None
    twin = battle.match.clone()
    twin.game.determinise(twin.state, 2, Chance("1"))
    assert twin.state.player(0) == battle.match.state.player(0)
    assert twin.state.piece("agony") == battle.piece("agony")


@pytest.mark.rule("multiplayer.team-one-player")
def test_a_teammate_quickcasts_around_a_friends_action_phase() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("warlock", zone="b2"),
        mage("wizard", zone="b2", mana=5),
        mage("wizard", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        dice=[CRIT, BLANK, BLANK],
    )
    battle.does(0, "activate:wolf")
    assert battle.asks == {2: "ask-before-action"}, "the wizard of the other side is not asked"
    battle.does(2, "invoke:mage-2.arcane-zap:mage-1").passes()
    assert battle.asks == {0: "ask-act"}
    assert battle.damage("mage-1") == 1
    assert not battle.piece("mage-2").quickcast
    late = duel(
        mage("warlock", zone="b2"),
        mage("warlock", zone="b2"),
        mage("wizard", zone="b2", mana=5),
        mage("wizard", zone="d3"),
        creature="mage-0",
        dice=[CRIT, BLANK, BLANK],
    )
    late.does(0, "finish:mage-0")
    assert late.asks == {2: "ask-after-action"}
    late.does(2, "invoke:mage-2.arcane-zap:mage-1").passes()
    assert late.asks == {1: "ask-activate"}


@pytest.mark.rule("multiplayer.team-one-player")
def test_a_creature_killed_before_its_phase_is_chosen_anew() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("warlock", zone="d3"),
        mage("wizard", zone="b2", mana=5),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        dice=[CRIT, BLANK, BLANK],
    )
    battle.does(0, "activate:wolf").does(2, "invoke:mage-2.arcane-zap:wolf").passes()
    assert battle.asks == {0: "ask-activate"}


@pytest.mark.rule("multiplayer.team-one-player")
def test_a_beastmaster_may_take_a_teammates_animal_as_his_pet() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=10),
        mage("beastmaster", zone="d3"),
        mage("warlock", zone="b2", mana=20, prepared=["timber_wolf"]),
        mage("warlock", zone="d3"),
        creature="mage-2",
    )
    battle.does(2, "cast:timber-wolf:b2")
    assert battle.asks == {0: "ask-pet"}
    wolf = battle.new("timber_wolf")
    battle.does(0, f"mark:{wolf}").passes()
    assert battle.mana(0) == 7
    assert battle.piece(wolf).controller == 2
    assert battle.sees(None, wolf)["values"]["melee"] == 2, "beside the Beastmaster"


@pytest.mark.rule("multiplayer.team-one-player", "card.shift-enchantment")
@pytest.mark.parametrize(("controller", "shifted"), [(2, True), (1, False)])
def test_what_a_teammate_controls_the_team_controls(controller: int, shifted: bool) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["shift_enchantment"]),
        *warlocks({}, {}, {}),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("bear_strength", id="strength", on="wolf", controller=controller),
        creature("feral_bobcat", zone="b2"),
        creature="mage-0",
    )
    assert ("strength" in targets(battle, "cast:shift-enchantment")) is shifted


@pytest.mark.rule("multiplayer.team-one-player")
def test_each_mage_pays_from_the_own_supply() -> None:
    battle = duel(
        *warlocks({"mana": 4, "prepared": ["fireball"], "zone": "b2"}, {"zone": "b2"}, {"mana": 40}, {}),
        creature="mage-0",
    )
    assert battle.offers(0, "cast:") == []


@pytest.mark.rule("multiplayer.team-copies")
def test_a_team_has_one_copy_of_an_enchantment_on_a_target() -> None:
    def castable(controller: int, hidden: bool) -> set[str]:
        lies = veil if hidden else enchantment
        battle = duel(
            mage("warlock", zone="b2", prepared=["bear_strength"]),
            mage(zone="b2"),
            mage(zone="b2"),
            mage(zone="b2"),
            creature("timber_wolf", id="wolf", zone="b2"),
            lies("bear_strength", on="wolf", controller=controller),
            creature="mage-0",
        )
        return targets(battle, "cast:bear-strength:")

    assert "wolf" not in castable(2, hidden=True), "a teammate's hidden one counts"
    assert "wolf" not in castable(2, hidden=False)
    assert "wolf" in castable(1, hidden=True), "nobody knows of an enemy's"


@pytest.mark.rule("multiplayer.team-copies")
def test_a_team_has_one_copy_of_a_unique_object() -> None:
    def castable(controller: int) -> list[str]:
        battle = duel(
            mage("wizard", zone="b2", mana=40, prepared=["hand_of_bim_shalla"]),
            mage(zone="d3"),
            mage(zone="a1"),
            mage(zone="d3"),
            conjuration("hand_of_bim_shalla", zone="c2", controller=controller),
            creature="mage-0",
        )
        return battle.offers(0, "cast:hand-of-bim-shalla:")

    assert castable(2) == []
    assert castable(1) != []


@pytest.mark.rule("multiplayer.team-win")
def test_a_team_wins_when_all_mages_of_the_other_are_destroyed() -> None:
    def killed(other: bool) -> Battle:
        battle = duel(
            mage("warlock", zone="b2"),
            mage("warlock", zone="b2", damage=37),
            mage("warlock", zone="a1", dead=True),
            mage("warlock", zone="d3", dead=other),
            creature="mage-0",
            dice=[HIT, BLANK, BLANK, BLANK],
        )
        return battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()

    won = killed(other=True)
    assert won.winners == (0, 2), "the fallen teammate wins too"
    assert [event.data for event in won.match.events if event.name == "battle-won-together"] == [
        {"mage": "#0", "mate": "#2"}
    ]
    assert killed(other=False).winners is None


@pytest.mark.rule("multiplayer.team-fallen")
def test_a_fallen_mages_creatures_act_in_that_players_turns() -> None:
    battle = duel(
        *warlocks({}, {}, {"dead": True}, {}),
        creature("timber_wolf", id="wolf", zone="b2", controller=2),
        turn=1,
    )
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.view()["turn"] == 2
    assert battle.asks == {0: "ask-activate"}, "the living teammate commands them"
    assert battle.offers(0, "activate:") == ["activate:wolf"]
    battle.does(0, "activate:wolf", "move:wolf:b1", "guard:wolf")
    assert battle.asks == {3: "ask-activate"}, "the sides go on alternating"


@pytest.mark.rule("multiplayer.team-fallen", "spells.reveal-cost", "spells.mandatory")
def test_a_living_teammate_reveals_the_enchantments_of_the_fallen() -> None:
    battle = duel(
        *warlocks({}, {"mana": 9}, {}, {"dead": True}),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", id="prey", zone="b2", controller=1),
        veil("agony", id="agony", on="wolf", controller=3),
        veil("block", id="block", on="prey", controller=3),
        veil("teleport_trap", id="trap", zone="b1", controller=3),
    )
    battle.does(0, "activate:wolf").does(1, "reveal:agony")
    assert battle.has("wolf", "feeble")
    battle.does(0, "move:wolf:b1").does(1, "pay:trap", "teleport:wolf:b2")
    battle.does(0, "attack:wolf.bite:prey").does(1, "pay:block").passes()
    assert battle.happened("attack-avoided")
    assert battle.mana(1) == 9 - 3 - 2 - 2


@pytest.mark.rule("multiplayer.team-fallen")
def test_a_living_teammate_pays_for_the_objects_of_the_fallen() -> None:
    battle = duel(
        *warlocks({"mana": 5}, {}, {"dead": True}, {}),
        creature("whirling_spirit", id="spirit", zone="b2", controller=2),
        at="upkeep",
    )
    assert battle.asks == {0: "ask-upkeep-pay"}
    battle.does(0, "pay:spirit")
    assert battle.exists("spirit")
    assert battle.mana(0) == 4
    attack = duel(
        *warlocks({"mana": 2}, {"zone": "b2"}, {"dead": True}, {}),
        creature("timber_wolf", id="wolf", zone="b2", controller=2),
        enchantment("pacify", on="wolf", controller=1),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    attack.does(0, "attack:wolf.bite:mage-1").passes()
    assert attack.mana(0) == 0


@pytest.mark.rule("multiplayer.team-fallen")
def test_a_fallen_mages_guard_strikes_back_by_the_teammates_word() -> None:
    battle = duel(
        *warlocks({}, {"zone": "b2"}, {"dead": True}, {}),
        creature("timber_wolf", id="wolf", zone="b2", controller=2, guard=True),
        creature("timber_wolf", id="foe", zone="b2", controller=1),
        creature="foe",
        dice=[BLANK] * 8,
    )
    battle.does(1, "attack:foe.bite:wolf").passes()
    assert battle.asks == {0: "ask-counterstrike"}
    battle.does(0, battle.offers(0, "attack:")[0]).passes()
    assert len(battle.happened("dice-rolled")) == 2


@pytest.mark.rule("multiplayer.team-fallen")
def test_a_fallen_mages_familiar_casts_a_card_that_stays_its_owners() -> None:
    battle = duel(
        *warlocks({"mana": 10}, {}, {"dead": True}, {}),
        creature("fellella_pixie_familiar", id="fellella", zone="b2", controller=2, assigned="rhino_hide"),
        creature="fellella",
    )
    battle.does(0, "cast:rhino-hide:fellella").passes()
    assert battle.piece(battle.new("rhino_hide")).owner == 2


# Everyone for themselves


@pytest.mark.rule("multiplayer.free-for-all-win")
def test_the_last_mage_alive_wins() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("warlock", zone="b2", damage=37),
        mage("warlock", dead=True),
        creature="mage-0",
        dice=[HIT, BLANK, BLANK, BLANK],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.winners == (0,)


@pytest.mark.rule("multiplayer.free-for-all-win")
def test_the_last_two_who_die_in_one_phase_draw_between_them() -> None:
    dying = {"damage": 37, "markers": {"burn": 1}}
    battle = duel(*warlocks(dying, dying, {"dead": True}), at="upkeep", dice=[HIT, HIT])
    assert battle.winners == (0, 1), "who was out before has lost"
    assert battle.match.result is not None
    assert battle.match.result.reason.key == "result-draw"
    everyone = duel(*warlocks(dying, dying, dying), at="upkeep", dice=[HIT, HIT, HIT])
    assert everyone.winners == ()


@pytest.mark.rule("multiplayer.free-for-all-enemies")
def test_every_other_players_objects_are_enemies() -> None:
    battle = duel(
        *warlocks({"zone": "b2"}, {"zone": "b2"}, {"zone": "b2"}),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="guard", zone="b2", controller=2, guard=True),
        veil("agony", id="veil", on="wolf", controller=2),
        creature="wolf",
    )
    attacked = targets(battle, "attack:wolf.bite:")
    assert "guard" in attacked
    assert not {"mage-1", "mage-2"} & attacked, "a guard must be attacked first, whoever else stands there"
    assert all(battle.match.state.is_enemy(0, id) for id in ("mage-1", "mage-2", "guard", "veil"))
    assert battle.match.state.is_enemy(1, "guard"), "and to each other"
    assert battle.sees(1, "veil")["card"] is None


@pytest.mark.rule("multiplayer.free-for-all-arena")
def test_a_free_for_all_is_played_in_a_double_arena_from_different_corners() -> None:
    battle = new_battle(4, mode="free_for_all")
    battle.together(dict.fromkeys(range(4), "mage:warlock"))
    arena = battle.view()["arena"]
    assert {arena["columns"], arena["rows"]} == {4, 6}
    zones = {battle.match.state.zone_of(f"mage-{seat}") for seat in range(4)}
    assert zones == set(battle.match.state.arena.corners)
    assert len({player["team"] for player in battle.view()["players"]}) == 4


@pytest.mark.rule("multiplayer.free-for-all-fallen")
def test_nobody_activates_or_pays_for_the_objects_of_a_fallen_player() -> None:
    battle = duel(
        *warlocks({}, {"dead": True}, {}),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        turn=0,
    )
    battle.does(0, "activate:mage-0", "finish:mage-0")
    assert battle.asks == {2: "ask-activate"}
    battle.does(2, "activate:mage-2", "finish:mage-2")
    assert battle.round == 2, "the wolf does not act"
    assert battle.exists("wolf")
    upkeep = duel(
        *warlocks({"mana": 9}, {"dead": True}, {"mana": 9}),
        creature("whirling_spirit", id="spirit", zone="b2", controller=1),
        at="upkeep",
    )
    assert not upkeep.exists("spirit")
    assert (upkeep.mana(0), upkeep.mana(2)) == (9, 9)
