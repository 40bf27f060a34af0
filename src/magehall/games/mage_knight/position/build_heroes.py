"""Building heroes, their units, and the dummy player."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_knight.cards.catalogue import HERO_CARDS, SKILL_TOKENS
from magehall.games.mage_knight.cards.kinds import Usage
from magehall.games.mage_knight.cards.vocabulary import BLACK, GOLD, Color
from magehall.games.mage_knight.model.hexes import is_space
from magehall.games.mage_knight.model.pieces import NOWHERE, Dummy, Hero, SkillState, Unit
from magehall.games.mage_knight.model.realm import ground_at, portal_space
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import level_of
from magehall.games.mage_knight.position.box import Box
from magehall.games.mage_knight.position.schema import QuestSetting
from magehall.games.mage_knight.position.schema_heroes import DummySetting, HeroSetting, UnitSetting
from magehall.games.mage_knight.setup.options import standing_at_start
from magehall.kernel.matches.positions import PositionError


def make_hero(
    state: Quest, document: QuestSetting, box: Box, entry: HeroSetting, name: str, seat: int
) -> Hero:
    """A hero as a position file describes it. Tactic, units, and what its deck and pile of skills hold by default come
    later."""
    path = f"$.heroes[{seat}]"
    fame, reputation = standing_at_start(state.agreement)
    if entry.fame is not None or entry.level is not None:
        fame = entry.fame or 0
    hero = Hero(
        name=name,
        space=_space(state, document, entry, path),
        fame=fame,
        reputation=reputation if entry.reputation is None else entry.reputation,
        level=level_of(fame) if entry.level is None else entry.level,
        line=entry.line,
        hand=box.deed_cards(name, entry.hand, f"{path}.hand"),
        discard=box.deed_cards(name, entry.discard, f"{path}.discard"),
        spared=box.deed_cards(name, entry.spared, f"{path}.spared"),
        crystals=_crystals(entry.crystals, f"{path}.crystals"),
        mana=_mana(entry.mana),
        tactic_down=entry.tactic_down,
        stored_die=entry.stored_die,
        plundered=entry.plundered,
        prepared=entry.prepared,
        eliminated=entry.eliminated,
        chanted=entry.chanted,
        chosen=entry.chosen,
        claimed_die=entry.claimed_die,
        claim_pays=entry.claim_pays,
        claim_curses=entry.claim_curses,
        exploited=entry.exploited,
        pack=box.cards.take_all(entry.pack, f"{path}.pack"),
        drafted=box.cards.take_all(entry.drafted, f"{path}.drafted"),
    )
    if entry.deck is not None:
        hero.deck = box.deed_cards(name, entry.deck, f"{path}.deck")
    for place, skill in enumerate(entry.skills):
        stand = entry.skills[skill] if isinstance(entry.skills, dict) else SkillState.READY
        where = f".{skill}" if isinstance(entry.skills, dict) else f"[{place}]"
        hero.skills[box.skills.take(skill, f"{path}.skills{where}")] = stand
    if entry.skill_pile is not None:
        hero.skill_pile = box.skills.take_all(entry.skill_pile, f"{path}.skill_pile")
    return hero


def _space(state: Quest, document: QuestSetting, entry: HeroSetting, path: str) -> str:
    if entry.space is None:
        return NOWHERE if document.at == "setup" else portal_space(state)
    if entry.space != NOWHERE and not is_space(entry.space):
        raise PositionError(f"expected a space such as '1,-1', found {entry.space!r}", f"{path}.space")
    if entry.space != NOWHERE and ground_at(state, entry.space) is None:
        raise PositionError(f"no tile lies at {entry.space}", f"{path}.space")
    return entry.space


def _crystals(said: dict[Color, int] | list[Color], path: str) -> dict[Color, int]:
    """Crystals by colour, from a list of them or a count of each."""
    crystals = dict(Counter(said)) if isinstance(said, list) else dict(said)
    for color in crystals:
        if color in (GOLD, BLACK):
            raise PositionError(f"there are no {color} crystals", f"{path}.{color}")
    return crystals


def _mana(said: list[Color] | dict[Color, int]) -> list[Color]:
    """Mana tokens, from a list of them or a count of each."""
    return list(said) if isinstance(said, list) else list(Counter(said).elements())


def own_skills(state: Quest, hero: str) -> list[str]:
    """The skills a hero's pile begins with. [setup.skills] [friendly.skills]"""
    interactive = state.agreement.interactive_skills
    return [
        skill.id
        for skill in SKILL_TOKENS.values()
        if skill.hero == hero and (interactive or skill.usage is not Usage.INTERACTIVE)
    ]


def place_units(state: Quest, box: Box, entry: HeroSetting, name: str, seat: int) -> None:
    """The units of a hero, under the ids they have or new ones."""
    for place, unit in enumerate(entry.units):
        path = f"$.heroes[{seat}].units[{place}]"
        said = UnitSetting(unit) if isinstance(unit, str) else unit
        id = said.id or state.new_id("unit")
        if id in state.things:
            raise PositionError(f"two things are called {id!r}", f"{path}.id")
        found = Unit(
            card=box.units.take(said.card, path),
            owner=seat,
            ready=said.ready,
            wounds=said.wounds,
            banner=box.deed_card(name, said.banner, f"{path}.banner") if said.banner else "",
            banner_down=said.banner_down,
            armor_less=said.armor_less,
            stripped=list(said.stripped),
            unfortified=said.unfortified,
            bonded=said.bonded,
        )
        state.add(id, found)
        state.edit_hero(seat).units.append(id)


def make_dummy(document: QuestSetting, box: Box, name: str) -> Dummy:
    """The dummy player, but for its tactic. [dummy]"""
    said = document.dummy or DummySetting()
    dummy = Dummy(name=name, discard=box.deed_cards(name, said.discard, "$.dummy.discard"))
    if said.deck is not None:
        dummy.deck = box.deed_cards(name, said.deck, "$.dummy.deck")
    else:
        dummy.deck = box.own[name].rest(HERO_CARDS[name].deck)
    if said.crystals is not None:
        dummy.crystals = _crystals(said.crystals, "$.dummy.crystals")
    else:
        for color in HERO_CARDS[name].crystals:
            dummy.crystals[color] = dummy.crystals.get(color, 0) + 1
    if said.skill_pile is not None:
        dummy.skill_pile = box.skills.take_all(said.skill_pile, "$.dummy.skill_pile")
    return dummy
