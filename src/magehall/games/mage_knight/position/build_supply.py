"""Building the supply of a position: dice, offers, decks and piles of tokens."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice

from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.ruins import RUINS
from magehall.games.mage_knight.cards.spells import SPELLS
from magehall.games.mage_knight.cards.units import ELITE_UNITS, REGULAR_UNITS
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Pile
from magehall.games.mage_knight.model.pieces import Hero, Offers, Piles, Source
from magehall.games.mage_knight.model.state import DUMMY_ID, OFFERS, PILES, SOURCE, Quest
from magehall.games.mage_knight.position.box import Box, Shelf
from magehall.games.mage_knight.position.build_heroes import own_skills
from magehall.games.mage_knight.position.schema import QuestSetting
from magehall.games.mage_knight.round.source import supply
from magehall.kernel.matches.positions import PositionError


def place_supply(state: Quest, document: QuestSetting, box: Box, names: list[str]) -> None:
    """Place all that belongs to nobody. What is left out holds the rest of the box."""
    begun = document.at != "setup"
    _place_source(state, document)
    _place_offers(state, document, box, begun)
    _place_piles(state, document, box, begun)
    _place_skills(state, document, box, names, begun)


def _place_source(state: Quest, document: QuestSetting) -> None:
    """The dice of the Source: as many as belong there, in basic colours. [setup.source]"""
    taken = sum(len(state.turn(seat).dice) for seat in state.seats if state.has_turn(seat))
    taken += sum(kept_dice(state.hero(seat)) for seat in state.seats)
    count = max(0, supply(state) - taken) if document.at != "setup" else 0
    if document.source is not None and len(document.source) > count and document.at != "setup":
        raise PositionError(
            f"the Source has {supply(state)} dice, of which {taken} were taken; found {len(document.source)}",
            "$.source",
        )
    dice = islice(cycle(BASIC_COLORS), count) if document.source is None else document.source
    state.add(SOURCE, Source(dice=list(dice)))


def kept_dice(hero: Hero) -> int:
    """The number of Source dice a player keeps. They are on a tactic, and by a spell. [tactic.mana-steal]
    [card.mana-claim]"""
    return sum(die is not None for die in (hero.stored_die, hero.claimed_die))


def _deck(shelf: Shelf, said: list[str] | None, path: str, among: Iterable[str], *, begun: bool) -> list[str]:
    if said is not None:
        return shelf.take_all(said, path)
    return shelf.rest(among) if begun else []


def _place_offers(state: Quest, document: QuestSetting, box: Box, begun: bool) -> None:
    said, agreement = document.offers, state.agreement
    offers = Offers(
        spells=box.cards.take_all(said.spells, "$.offers.spells"),
        actions=box.cards.take_all(said.actions, "$.offers.actions"),
        units=box.units.take_all(said.units, "$.offers.units"),
        monastery=box.cards.take_all(said.monastery, "$.offers.monastery"),
        skills=box.skills.take_all(said.skills, "$.offers.skills"),
    )
    spells = [card.id for card in SPELLS if agreement.interactive_spells or not card.interactive]
    actions = [card.id for card in ADVANCED_ACTIONS]
    artifacts = [card.id for card in ARTIFACTS]
    regular = [unit.id for unit in REGULAR_UNITS]
    elite = [unit.id for unit in ELITE_UNITS if agreement.elites and unit.level <= agreement.unit_level]
    cards, units = box.cards, box.units
    offers.spell_deck = _deck(cards, said.spell_deck, "$.offers.spell_deck", spells, begun=begun)
    offers.action_deck = _deck(cards, said.action_deck, "$.offers.action_deck", actions, begun=begun)
    offers.artifact_deck = _deck(cards, said.artifact_deck, "$.offers.artifact_deck", artifacts, begun=begun)
    offers.regular_deck = _deck(units, said.regular_deck, "$.offers.regular_deck", regular, begun=begun)
    offers.elite_deck = _deck(units, said.elite_deck, "$.offers.elite_deck", elite, begun=begun)
    state.add(OFFERS, offers)


def _place_piles(state: Quest, document: QuestSetting, box: Box, begun: bool) -> None:
    """Enemy tokens by their backs, and ruins. Unless all piles are said, the rest of one lies under what is.
    [setup.enemies]"""
    piles = Piles()
    for pile, tokens in document.discarded.items():
        piles.discarded[pile] = _of_pile(
            box.enemies.take_all(tokens, f"$.discarded.{pile}"), pile, "discarded"
        )
    for pile, tokens in (document.piles or {}).items():
        piles.enemies[pile] = _of_pile(box.enemies.take_all(tokens, f"$.piles.{pile}"), pile, "piles")
    # A file that lists all piles lists all there is.
    exact = set(document.piles or ()) == set(Pile)
    for pile in Pile if begun and not exact else ():
        among = [id for id, enemy in ENEMY_TOKENS.items() if enemy.pile is pile]
        piles.enemies[pile] = (*box.enemies.rest(among), *piles.enemies.get(pile, ()))
        piles.discarded.setdefault(pile, ())
    if document.absent_enemies is not None:
        piles.absent = tuple(box.enemies.take_all(document.absent_enemies, "$.absent_enemies"))
    elif begun and exact:
        piles.absent = tuple(box.enemies.rest(ENEMY_TOKENS))
    piles.ruins_discarded = box.ruins.take_all(document.ruins_discarded, "$.ruins_discarded")
    said = box.ruins.take_all(document.ruins_pile or (), "$.ruins_pile")
    piles.ruins = [*box.ruins.rest(ruins.id for ruins in RUINS), *said] if begun else said
    state.add(PILES, piles)


def _of_pile(tokens: list[str], pile: Pile, field: str) -> tuple[str, ...]:
    for place, token in enumerate(tokens):
        if ENEMY_TOKENS[token].pile is not pile:
            raise PositionError(
                f"{token} belongs to the {ENEMY_TOKENS[token].pile} pile", f"$.{field}.{pile}[{place}]"
            )
    return tuple(tokens)


def _place_skills(state: Quest, document: QuestSetting, box: Box, names: list[str], begun: bool) -> None:
    """The piles of skills that nothing is said of. [setup.skills] [solo.skills]"""
    if not begun:
        return
    for seat, name in enumerate(names):
        said = document.heroes[seat].skill_pile if seat < len(document.heroes) else None
        if said is None:
            state.edit_hero(seat).skill_pile = box.skills.rest(own_skills(state, name))
    if DUMMY_ID in state.things and len(state.seats) == 1:
        dummy = state.edit_dummy()
        if document.dummy is None or document.dummy.skill_pile is None:
            dummy.skill_pile = box.skills.rest(own_skills(state, dummy.name))
