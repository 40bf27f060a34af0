"""Every word of a rare spell is told in three languages, with all of its fields."""

from __future__ import annotations

from typing import get_args

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.games.battle_mages.cards import RARE_SPELLS
from magehall.games.battle_mages.cards.effects import Bewitch, Damage, Effect, Hex, Target
from magehall.games.battle_mages.cards.vocabulary import Rare, When
from magehall.games.battle_mages.show.card_words import card_lines
from magehall.kernel.game import register
from magehall.kernel.records import Value, field_types
from magehall.kernel.text import LOCALES
from magehall.kit.word_texts import word_key
from tests.word_messages import messages, taken

register(BATTLE_MAGES)

languages = pytest.mark.parametrize("locale", LOCALES)


@languages
@pytest.mark.parametrize("kind", get_args(Effect), ids=lambda kind: kind.__name__)
def test_every_word_has_a_message_that_takes_all_of_its_fields(kind: type[Value], locale: str) -> None:
    assert word_key(kind) in messages(BATTLE_MAGES.folder, locale)
    assert set(field_types(kind)) == taken(BATTLE_MAGES.folder, word_key(kind), locale)


@languages
def test_no_two_different_spells_are_told_alike(locale: str) -> None:
    told = {card_lines(spell, locale) for spell in RARE_SPELLS}
    assert len(told) == len(RARE_SPELLS)


@languages
def test_every_member_of_an_enumeration_is_told_apart(locale: str) -> None:
    def told(*does: Effect, when: When = When.ON_TURN) -> tuple[str, ...]:
        return card_lines(Rare("made-up", copies=1, does=does, when=when), locale)

    assert len({told(when=when) for when in When}) == len(When)
    assert len({told(Damage(1, at=at)) for at in Target}) == len(Target)
    assert len({told(Bewitch(one)) for one in Hex}) == len(Hex)


@pytest.mark.rule("rare.effects")
def test_a_spell_is_told_in_the_order_in_which_it_works() -> None:
    tornado = next(spell for spell in RARE_SPELLS if spell.id == "tornado")
    assert card_lines(tornado, "en") == (
        "Used on your turn.",
        "The turn order reverses.",
        "1 damage is aimed at the next mage.",
    )
