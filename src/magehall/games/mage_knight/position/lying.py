"""Enemies of a combat that a position says to lie on the map.

Whoever sets up a table says what lies where, and then that a combat runs there. Tokens that are fought lie there no more, so
what is said of them counts once: they are moved from the map into the combat. [combat.reveal]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from magehall.games.mage_knight.model.combat_state import Origin
from magehall.games.mage_knight.model.hexes import is_space, neighbors
from magehall.games.mage_knight.position.box import plain
from magehall.games.mage_knight.position.schema import CombatSetting, FoeSetting, QuestSetting, TokenSetting

OF_SITES = (Origin.DRAWN, Origin.GARRISON, Origin.LAIR, Origin.CITY)
"""How enemies of a site may be said to have come; nothing said reads as drawn."""


def moved_into_combat(document: QuestSetting, space: str | None) -> QuestSetting:
    """Move the tokens that are fought into the combat. Those lie on its space, or rampage beside it. Nothing changes
    where it is with others than those who lie there. [combat.reveal] [combat.joining]"""
    combat = document.combat
    if space is None or not is_space(space) or (combat is None and document.at != "combat"):
        return document
    combat = CombatSetting() if combat is None else combat
    if combat.rival is not None:
        return document
    document, combat = _garrison_moved(document, combat, space)
    document, combat = _rampaging_moved(document, combat, space)
    return msgspec.structs.replace(document, combat=combat) if combat.foes else document


def _garrison_moved(
    document: QuestSetting, combat: CombatSetting, space: str
) -> tuple[QuestSetting, CombatSetting]:
    home = next((home for home, city in document.cities.items() if space in (home, city.twin)), None)
    lying = document.cities[home].garrison if home is not None else document.tokens.get(space, [])
    said = [foe for foe in combat.foes if isinstance(foe, str) or _is_of_site(foe, space)]
    if not lying or (said and sorted(_names(said)) != sorted(_names(lying))):
        return document, combat
    if not said:
        combat = msgspec.structs.replace(combat, foes=[*_names(lying), *combat.foes])
    if home is None:
        return _without_tokens(document, [space]), combat
    city = msgspec.structs.replace(document.cities[home], garrison=[])
    return msgspec.structs.replace(document, cities=document.cities | {home: city}), combat


def _rampaging_moved(
    document: QuestSetting, combat: CombatSetting, space: str
) -> tuple[QuestSetting, CombatSetting]:
    foes: list[str | FoeSetting] = []
    by_space: dict[str, list[str]] = {}
    for foe in combat.foes:
        if not isinstance(foe, str) and foe.origin is Origin.RAMPAGING:
            beside = [near for near in neighbors(space) if plain(foe.enemy) in _lying_names(document, near)]
            where = foe.space or (beside[0] if len(beside) == 1 else "")
            if where:
                by_space.setdefault(where, []).append(plain(foe.enemy))
            foe = msgspec.structs.replace(foe, space=where)
        foes.append(foe)
    met = [where for where, names in by_space.items() if sorted(names) == _lying_names(document, where)]
    return _without_tokens(document, met), msgspec.structs.replace(combat, foes=foes)


def _is_of_site(foe: FoeSetting, space: str) -> bool:
    return foe.origin in OF_SITES and not foe.summoner and foe.space in ("", space)


def _names(entries: Sequence[str | TokenSetting | FoeSetting]) -> list[str]:
    return [plain(entry if isinstance(entry, str) else entry.enemy) for entry in entries]


def _lying_names(document: QuestSetting, space: str) -> list[str]:
    return sorted(_names(document.tokens.get(space, [])))


def _without_tokens(document: QuestSetting, spaces: Iterable[str]) -> QuestSetting:
    gone = set(spaces)
    left = {space: tokens for space, tokens in document.tokens.items() if space not in gone}
    return msgspec.structs.replace(document, tokens=left)
