"""Rulings on effects about hands, piles, mana and tokens."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, On
from magehall.games.colors_of_magic.model.frames.combat import Death
from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Allowed, Reduction
from magehall.games.colors_of_magic.piles.knowledge import is_known
from magehall.games.colors_of_magic.position.determinise import imagine
from magehall.kernel.chance import Chance
from tests.games.colors_of_magic.effects.stage import Stage, stage


def opposed(*mages: str) -> Stage:
    """A stage with the mages of all players."""
    table = stage(*mages)
    for seat in table.state.seats:
        table.puts(table.state.player(seat).mage, seat, (20 + 20 * seat, 20))
    return table


@pytest.mark.rule("card.mana-drain")
def test_an_opponent_loses_what_there_is_and_the_gain_comes_all_the_same() -> None:
    table = opposed()
    table.state.edit_player(1).mana = 1
    table.carries_out("mana-drain")
    assert (table.state.player(0).mana, table.state.player(1).mana) == (1, 0)


@pytest.mark.rule("seats.more")
def test_with_several_opponents_one_is_chosen() -> None:
    table = opposed("gust-aeromancer", "bastion-geomancer", "ash-prophet")
    for seat in (1, 2):
        table.state.edit_player(seat).mana = 5
    table.carries_out("mana-drain")
    assert table.offers == ["player:1", "player:2"]
    table.does("player:2")
    assert [table.state.player(seat).mana for seat in table.state.seats] == [1, 5, 3]


@pytest.mark.rule("card.wind-disruption")
def test_the_opponent_chooses_what_to_discard_and_then_draws() -> None:
    table = opposed()
    table.cards(1, "hand", "tailwind", "storm-lynx", "mana-drain")
    table.cards(1, "deck", "counterspell")
    records = table.permanent("akashic-records", 0)
    (top,) = table.cards(0, "deck", "arcane-insight")
    table.carries_out("wind-disruption")
    assert table.seat == 1
    table.does("card:tailwind", "card:mana-drain")
    # Two cards that go together are one happening: the records look once.
    assert table.seat == 0
    assert table.offers == ["choose:bury", "decline"]
    table.does("decline")
    assert not table.asked
    assert table.hand(1) == ["storm-lynx", "counterspell"]
    assert is_known(table.state, top, 0)
    assert records in table.state.permanents()


@pytest.mark.rule("card.wind-disruption")
def test_who_has_too_few_cards_discards_all_and_draws_nonetheless() -> None:
    table = opposed()
    table.cards(1, "hand", "tailwind")
    table.cards(1, "deck", "counterspell")
    table.carries_out("wind-disruption")
    assert not table.asked
    assert table.hand(1) == ["counterspell"]


@pytest.mark.rule("card.wind-revelation")
def test_the_hand_is_seen_by_one_and_a_card_of_it_lies_open() -> None:
    table = opposed()
    hidden, shown = table.cards(1, "hand", "tailwind", "storm-lynx")
    table.carries_out("wind-revelation").does("card:storm-lynx")
    assert is_known(table.state, hidden, 0)
    assert not is_known(table.state, hidden, None)
    assert is_known(table.state, shown, None)
    assert table.state.player(1).shown == [shown]


@pytest.mark.rule("card.sudden-revelation")
def test_the_hand_of_who_drew_is_seen() -> None:
    table = opposed("chronicle-archivist", "bastion-geomancer", "ash-prophet")
    (card,) = table.cards(2, "hand", "tailwind")
    table.carries_out("sudden-revelation", happening=Happening(On.DRAWN, 2))
    assert is_known(table.state, card, 0)


@pytest.mark.rule("card.future-vision")
def test_top_cards_go_back_in_the_order_chosen_and_others_forget_it() -> None:
    table = opposed()
    cards = table.cards(1, "deck", "tailwind", "storm-lynx", "mana-drain", "counterspell")
    table.state.edit_cards().known[cards[3]] = 0b10
    table.carries_out("future-vision", player="1")
    assert sorted(table.offers) == ["card:counterspell", "card:mana-drain", "card:storm-lynx"]
    table.does("card:mana-drain", "card:storm-lynx")
    faces = [table.state.face(card) for card in table.state.player(1).deck]
    assert faces == ["tailwind", "counterspell", "storm-lynx", "mana-drain"]
    assert is_known(table.state, cards[3], 0)
    assert not is_known(table.state, cards[3], 1)
    assert not is_known(table.state, cards[0], 0)


@pytest.mark.rule("card.wind-watcher")
def test_looking_alone_changes_no_order() -> None:
    table = opposed()
    watcher = table.puts("wind-watcher", 0, (50, 50))
    cards = table.cards(1, "deck", "tailwind", "storm-lynx")
    table.carries_out("wind-watcher", part="line-0", source=watcher)
    assert not table.asked
    assert [is_known(table.state, card, 0) for card in cards] == [False, True]


@pytest.mark.rule("card.akashic-records")
def test_the_top_card_may_go_to_the_bottom() -> None:
    table = opposed()
    table.cards(0, "deck", "tailwind", "storm-lynx")
    records = table.permanent("akashic-records", 0)
    table.carries_out("akashic-records", part="line-0", source=records).does("choose:bury")
    faces = [table.state.face(card) for card in table.state.player(0).deck]
    assert faces == ["storm-lynx", "tailwind"]


@pytest.mark.rule("card.rewrite-history")
def test_a_card_of_the_hand_for_one_of_the_discard_pile() -> None:
    table = opposed()
    table.cards(0, "hand", "tailwind", "mana-drain")
    table.cards(0, "discard", "storm-lynx", "counterspell")
    table.carries_out("rewrite-history").does("card:tailwind")
    assert table.offers == ["card:storm-lynx", "card:counterspell"]
    table.does("card:counterspell")
    assert table.hand(0) == ["mana-drain", "counterspell"]
    assert [table.state.face(card) for card in table.state.player(0).discard] == ["storm-lynx", "tailwind"]


@pytest.mark.rule("cards.hidden")
def test_in_an_imagined_world_too_the_card_given_up_is_one_of_the_hand() -> None:
    table = opposed()
    table.cards(0, "hand", "tailwind", "mana-drain")
    table.cards(0, "deck", "storm-lynx", "counterspell")
    table.cards(0, "discard", "storm-lynx", "counterspell")
    table.carries_out("rewrite-history").does("card:tailwind")
    given_up = set()
    for seed in range(12):
        world = table.state.clone()
        imagine(world, 1, Chance(str(seed)))
        (card,) = world.top(Answer).cards
        assert card in world.player(0).hand
        given_up.add(card)
    assert len(given_up) > 1


@pytest.mark.rule("card.rewrite-history")
def test_without_a_discard_pile_nothing_is_exchanged() -> None:
    table = opposed()
    table.cards(0, "hand", "tailwind")
    table.carries_out("rewrite-history")
    assert table.hand(0) == ["tailwind"]


@pytest.mark.rule("card.thought-thief-familiar")
def test_the_thief_sees_the_hand_and_opens_a_card_of_the_own_pile() -> None:
    table = opposed()
    thief = table.puts("thought-thief-familiar", 0, (50, 50))
    (seen,) = table.cards(1, "hand", "tailwind")
    _, spell = table.cards(0, "discard", "storm-lynx", "mana-drain")
    struck = Happening(On.DAMAGE_DEALT, 0, table.state.mage_of(1), thief, 1, HarmKind.MELEE)
    table.carries_out("thought-thief-familiar", part="line-0", source=thief, happening=struck)
    assert is_known(table.state, seen, 0)
    assert table.offers == ["card:mana-drain", "decline"]
    table.does("card:mana-drain")
    assert table.state.player(0).allowed == [Allowed(spell, 2)]


@pytest.mark.rule("card.elemental-mastery")
def test_the_picked_card_costs_less() -> None:
    table = opposed("unbound-elementalist")
    (card,) = table.cards(0, "hand", "tailwind")
    table.carries_out("elemental-mastery", card="tailwind")
    assert table.state.player(0).reductions == [Reduction(1, card=card)]


@pytest.mark.rule("mage.tomb-guardian")
def test_souls_make_the_next_creature_cheaper() -> None:
    table = opposed("tomb-guardian")
    mage = table.state.mage_of(0)
    table.carries_out("tomb-guardian", part="line-1", source=mage, spent=3)
    assert table.state.player(0).reductions == [Reduction(3, creatures=True)]


@pytest.mark.rule("mage.deep-water-hydro-strategist")
def test_the_next_spell_of_an_opponent_is_taxed() -> None:
    table = opposed("deep-water-hydro-strategist")
    mage = table.state.mage_of(0)
    table.carries_out("deep-water-hydro-strategist", part="line-1", source=mage, player="1")
    assert table.state.player(1).taxes == [2]


@pytest.mark.rule("mage.tokens")
def test_tokens_stop_at_the_most_and_need_a_mage() -> None:
    table = opposed("tomb-guardian")
    mage = table.state.mage_of(0)
    most = MAGE_BY_ID["tomb-guardian"].most_tokens
    for _ in range(most + 1):
        table.carries_out("tomb-guardian", part="line-0", source=mage)
    assert table.state.player(0).tokens == most
    table.state.remove(mage)
    table.state.edit_player(0).tokens = 0
    table.carries_out("tomb-guardian", part="line-0")
    assert table.state.player(0).tokens == 0


@pytest.mark.rule("card.animated_gargoyle")
def test_the_card_of_the_dead_may_go_back_to_the_hand() -> None:
    table = opposed("tomb-guardian")
    (card,) = table.cards(0, "", "animated_gargoyle")
    gargoyle = table.puts("animated_gargoyle", 0, (50, 50), card=card)
    table.state.edit_player(0).tokens = 3
    table.state.edit_player(0).mana = 5
    table.calls(Death((gargoyle,), 1))
    if table.asked:
        table.does(next(offer for offer in table.offers if offer.startswith("choose:")))
    assert table.hand(0) == ["animated_gargoyle"]
    assert table.state.player(0).discard == []
