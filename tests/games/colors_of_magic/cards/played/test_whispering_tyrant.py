"""The Whispering Tyrant and his codex as they are played. [mage.whispering-tyrant]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.damage.activations import begin_lasting
from magehall.games.colors_of_magic.model.values import restricted
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

MAGE = "whispering-tyrant"


def tyrant(*creatures: dict[str, Any], hand: tuple[str, ...] = (), tokens: int = 0, **more: Any) -> Scene:
    """The Tyrant at 20,48 with mana for any card; without ``first`` the other side is on turn."""
    mine = force(MAGE, hand=list(hand), deck=more.pop("deck", ()), mana=9, tokens=tokens, at=(20, 48))
    theirs = more.pop("theirs", force("spell-splicer"))
    return skirmish(*creatures, forces=[mine, theirs], **{"first": 1, **more})


def opening(scene: Scene, card: str, *options: str) -> Scene:
    """The other side passes; the Tyrant opens his turn with an instant."""
    return scene.does(1, "pass").does(0, f"cast:{card}", *options).passes()


@pytest.mark.rule("mage.whispering-tyrant")
@pytest.mark.rule("card.mental-nudge")
def test_a_nudge_moves_an_enemy_an_inch_and_seeds_one_token() -> None:
    """[mage.whispering-tyrant] [card.mental-nudge]"""
    scene = opening(
        tyrant(creature("orc-warrior", 1, (36, 48)), hand=("mental-nudge",)),
        "mental-nudge",
        "pick:orc-warrior",
    )
    scene.does(0, "aim:36,96").passes()
    assert scene.place("orc-warrior") == (36, 52)
    assert scene.player(0).tokens == 1


@pytest.mark.rule("mage.whispering-tyrant")
@pytest.mark.parametrize("branch", ["symphony-discard", "symphony-weaken"])
def test_the_symphony_answers_a_spell_with_a_discard_or_a_weakness(branch: str) -> None:
    """[mage.whispering-tyrant]"""
    theirs = force("spell-splicer", hand=["tailwind", "gust-of-wind"], mana=2)
    scene = tyrant(creature("orc-warrior", 1, (36, 48)), tokens=1, theirs=theirs)
    scene.does(1, "cast:tailwind", "pay").does(0, "choose:symphony-of-chaos", f"choose:{branch}")
    if branch == "symphony-weaken":
        scene.does(0, "pick:orc-warrior").passes()
        assert scene.value("orc-warrior", Stat.DEFENSE) == 1
    else:
        scene.passes()
        assert scene.discard(1) == ["gust-of-wind"]
    assert scene.player(0).tokens == 0


@pytest.mark.rule("card.emissary-of-discord")
def test_the_emissary_forbids_an_enemy_to_attack_in_its_next_activation() -> None:
    """Each time it is activated; a token for it. [card.emissary-of-discord]"""
    scene = tyrant(
        creature("emissary-of-discord", 0, (40, 48)),
        creature("orc-warrior", 1, (48, 48)),
        creature("goblin-raider", 1, (80, 48)),
        first=0,
    )
    scene.does(0, "activate:emissary-of-discord").passes()
    assert scene.offers(0) == ["pick:orc-warrior"]
    scene.does(0, "pick:orc-warrior").passes()
    assert scene.player(0).tokens == 1
    scene.does(0, "end").does(1, "activate:orc-warrior").passes()
    assert scene.offers(1, "strike:") == []


@pytest.mark.rule("card.elusive-echo")
def test_the_echo_moves_an_enemy_and_is_gone_at_the_end_of_the_turn() -> None:
    """[card.elusive-echo]"""
    scene = tyrant(creature("orc-warrior", 1, (46, 48)), hand=("elusive-echo",), first=0)
    scene.does(0, "cast:elusive-echo").passes().does(0, "place:34,48").passes()
    scene.does(0, "choose:startling-echo", "pick:orc-warrior").passes().does(0, "aim:46,0").passes()
    assert scene.place("orc-warrior") == (46, 44)
    assert scene.player(0).tokens == 1
    scene.does(1, "pass").passes().does(0, "pass").passes()
    assert "elusive-echo" not in [one.face for one in scene.state.creatures().values()]


@pytest.mark.rule("card.dissonance-weaver")
def test_the_weaver_brings_a_token_and_doubles_those_of_the_seeds() -> None:
    """[card.dissonance-weaver]"""
    scene = tyrant(creature("orc-warrior", 1, (36, 48)), hand=("dissonance-weaver", "mental-nudge"), first=0)
    scene.does(0, "cast:dissonance-weaver", "pay").passes().does(0, "place:20,60").passes()
    assert scene.player(0).tokens == 1
    scene.does(1, "activate:orc-warrior").does(0, "cast:mental-nudge", "pick:orc-warrior").passes()
    scene.does(0, "aim:36,96").passes()
    assert scene.player(0).tokens == 1 + 2


@pytest.mark.rule("card.gale-of-misdirection")
def test_the_gale_moves_an_enemy_and_with_a_token_swaps_it() -> None:
    """[card.gale-of-misdirection]"""
    scene = tyrant(
        creature("orc-warrior", 1, (40, 48)),
        creature("storm-lynx", 0, (60, 60)),
        hand=("gale-of-misdirection",),
        tokens=1,
    )
    opening(scene, "gale-of-misdirection", "spend:1", "pick:orc-warrior")
    scene.does(0, "aim:40,0").passes().does(0, "pick:storm-lynx").passes()
    assert scene.place("orc-warrior") == (60, 60)
    assert scene.place("storm-lynx") == (40, 36)


@pytest.mark.rule("card.voice-of-command")
def test_the_voice_moves_an_enemy_to_another_and_with_a_token_it_attacks_it() -> None:
    """[card.voice-of-command]"""
    scene = tyrant(
        creature("orc-warrior", 1, (40, 48)),
        creature("granite-basilisk", 1, (56, 48)),
        hand=("voice-of-command",),
        tokens=1,
    )
    opening(scene, "voice-of-command", "spend:1", "pick:orc-warrior")
    scene.does(0, "pick:granite-basilisk").passes()
    scene.does(0, "aim:56,48", "strike:granite-basilisk").fights()
    assert scene.place("orc-warrior") == (48, 48)
    # Melee 4 against Defence 3.
    assert scene.damage("granite-basilisk") == 1
    assert scene.player(0).tokens == 1, "one spent, one of the Seeds"


@pytest.mark.rule("card.voice-of-command")
def test_the_tyrant_plays_the_duel_cards_of_the_commanded() -> None:
    """The controller of both plays for the other. [card.voice-of-command]"""
    scene = tyrant(
        creature("orc-warrior", 1, (40, 48)),
        creature("granite-basilisk", 1, (56, 48)),
        hand=("voice-of-command", "storm-lynx"),
        tokens=1,
        theirs=force("spell-splicer", hand=["iron-hide"]),
    )
    opening(scene, "voice-of-command", "spend:1", "pick:orc-warrior", "pay")
    scene.does(0, "pick:granite-basilisk").passes().does(0, "aim:56,48", "strike:granite-basilisk").passes()
    scene.lays(1, "iron-hide").lays(0, "storm-lynx").fights()
    # Melee 4 and 7 against Defence 3 and 7.
    (won,) = scene.happened("duel-won")
    assert (won["more"], won["less"]) == (11, 10)
    assert scene.damage("granite-basilisk") == 1


@pytest.mark.rule("card.mental-stasis-zone")
@pytest.mark.parametrize("spent", [0, 1])
def test_enemies_in_the_stasis_cannot_move_nor_with_a_token_attack(spent: int) -> None:
    """[card.mental-stasis-zone]"""
    scene = tyrant(
        creature("orc-warrior", 1, (60, 48)),
        creature("storm-lynx", 0, (68, 48)),
        hand=("mental-stasis-zone",),
        tokens=1,
    )
    opening(scene, "mental-stasis-zone", f"spend:{spent}", "place:56,48")
    # The other side had passed: its next activation comes in the next turn, which the Tyrant begins.
    scene.does(0, "pass").passes().does(0, "pass").passes()
    scene.does(1, "activate:orc-warrior").passes()
    assert scene.offers(1, "go:") == scene.offers(1, "disengage") == []
    assert scene.offers(1, "strike:") == ([] if spent else ["strike:storm-lynx"])


@pytest.mark.rule("card.mind-weave")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_the_weave_draws_a_card_and_one_more_for_each_token(spent: int) -> None:
    """[card.mind-weave]"""
    scene = tyrant(hand=("mind-weave",), tokens=3, deck=["tailwind", "tailwind", "gust-of-wind"])
    opening(scene, "mind-weave", f"spend:{spent}")
    assert len(scene.hand(0)) == 1 + spent
    assert scene.player(0).tokens == 3 - spent


@pytest.mark.rule("card.tyrants-decree")
def test_the_decree_moves_or_idles_each_and_with_a_token_a_third() -> None:
    """[card.tyrants-decree]"""
    scene = tyrant(
        creature("orc-warrior", 1, (40, 48)),
        creature("goblin-raider", 1, (40, 60)),
        creature("storm-lynx", 1, (40, 36)),
        hand=("tyrants-decree",),
        tokens=1,
    )
    opening(scene, "tyrants-decree", "spend:1", "pick:orc-warrior", "pick:goblin-raider", "pick:storm-lynx")
    scene.does(0, "choose:decree-march").passes().does(0, "aim:96,48").passes()
    scene.does(0, "choose:decree-idle").passes().does(0, "choose:decree-idle").passes()
    assert scene.place("orc-warrior") == (48, 48)
    assert scene.player(0).tokens == 1, "one in all"
    assert not restricted(scene.state, "goblin-raider", Restriction.CANNOT_ACT), "not before it is activated"
    begin_lasting(scene.state, "goblin-raider")
    assert restricted(scene.state, "goblin-raider", Restriction.CANNOT_ACT)


@pytest.mark.rule("card.whisper-of-doubt")
@pytest.mark.parametrize("spent", [0, 1])
def test_doubt_takes_initiative_and_with_a_token_melee(spent: int) -> None:
    """[card.whisper-of-doubt]"""
    scene = tyrant(creature("orc-warrior", 1, (40, 48)), hand=("whisper-of-doubt",), tokens=1)
    opening(scene, "whisper-of-doubt", f"spend:{spent}", "pick:orc-warrior")
    assert scene.value("orc-warrior", Stat.INITIATIVE) == -1
    assert scene.value("orc-warrior", Stat.MELEE) == 4 - spent
