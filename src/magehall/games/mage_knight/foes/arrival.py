"""Enemies that come into a combat: from the map, from a pile, or summoned. [combat.reveal]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Pile
from magehall.games.mage_knight.foes.tokens import draw_token
from magehall.games.mage_knight.foes.values import summons
from magehall.games.mage_knight.model.combat_state import Foe, Origin
from magehall.games.mage_knight.model.events.combat import (
    EnemyFaced,
    EnemyRevealed,
    MonsterSummoned,
    NobodyDrawn,
)
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def add_foe(flow: Flow[Quest], foe: Foe) -> str:
    """Put an enemy into the combat under a new number. Returns its id. [enemy.tokens]"""
    combat = flow.state.edit_combat()
    combat.numbered += 1
    id = f"foe-{combat.numbered}"
    combat.foes.append(id)
    flow.state.add(id, foe)
    return id


def face_tokens(flow: Flow[Quest], tokens: tuple[Token, ...], like: Foe) -> None:
    """Bring tokens of the map into the combat. Each becomes a foe with the properties of ``like``. [combat.reveal]"""
    for token in tokens:
        _face(flow, token.enemy, like)
        name = card_name(token.enemy)
        flow.emit(EnemyFaced(enemy=name) if token.up else EnemyRevealed(enemy=name), "combat.reveal")


def draw_foes(flow: Flow[Quest], piles: tuple[Pile, ...], like: Foe) -> None:
    """Draw a token of each pile into the combat. Each becomes a foe with the properties of ``like``. [combat.reveal]"""
    for pile in piles:
        enemy = draw_token(flow, pile)
        if enemy is None:
            flow.emit(NobodyDrawn(pile=f"@pile-{pile}"), "enemy.piles")
            continue
        _face(flow, enemy, like)
        flow.emit(EnemyRevealed(enemy=card_name(enemy)), "combat.reveal")


def _face(flow: Flow[Quest], enemy: str, like: Foe) -> None:
    foe = Foe(enemy, like.origin, like.space, like.defends, like.half_fame, like.double_fame)
    add_foe(flow, foe)


def summon_monsters(flow: Flow[Quest]) -> None:
    """Let each enemy that summons draw a monster. It stands in for the enemy; one that is held, or whose monster came and
    went already, draws none. [enemy.summon]"""
    for id, foe in flow.state.foes().items():
        if not summons(foe) or foe.held or foe.blocked or foe.dealt:
            continue
        monster = draw_token(flow, Pile.BROWN)
        if monster is None:
            flow.emit(NobodyDrawn(pile=f"@pile-{Pile.BROWN}"), "enemy.piles")
            continue
        flow.state.edit_foe(id).hidden = True
        add_foe(flow, Foe(monster, Origin.SUMMONED, foe.space, foe.defends, summoner=id))
        flow.emit(MonsterSummoned(enemy=card_name(foe.enemy), monster=card_name(monster)), "enemy.summon")
