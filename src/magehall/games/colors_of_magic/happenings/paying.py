"""Paying for abilities: mana and tokens, never blood. [spell.spend-lines]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.words.base import Cost
from magehall.games.colors_of_magic.model.events import TokensGained
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import player_name, refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow


def why_not_pay(state: Skirmish, seat: int, cost: Cost) -> Verdict:
    """Verdict on paying for an ability with mana and tokens. [spell.blood-pact]"""
    if seat < 0:
        return None
    player = state.player(seat)
    if player.mana < cost.mana:
        return refuse("too-little-mana", "spell.cost", mana=cost.mana)
    least = max(cost.tokens, 1 if cost.all_tokens or cost.any_tokens else 0)
    if least and (player.tokens < least or not state.mage_of(seat)):
        return refuse("too-few-tokens", "spell.spend-lines", tokens=least)
    return None


def pay(flow: Flow[Skirmish], seat: int, cost: Cost, chosen: int = 0) -> int:
    """Pay for an ability; how many tokens were spent. ``chosen``: as many as its player likes."""
    if seat < 0:
        return 0
    player = flow.state.player(seat)
    tokens = player.tokens if cost.all_tokens else chosen if cost.any_tokens else cost.tokens
    if cost.mana or tokens:
        paying = flow.state.edit_player(seat)
        paying.mana -= cost.mana
        paying.tokens -= tokens
    return tokens


def gain_tokens(flow: Flow[Skirmish], seat: int, tokens: int) -> None:
    """Give a player's mage tokens, up to the most it holds. There are none without a mage. [mage.tokens]"""
    if seat < 0 or not flow.state.mage_of(seat):
        return
    player = flow.state.player(seat)
    gained = min(tokens, MAGE_BY_ID[player.mage].most_tokens - player.tokens)
    if gained > 0:
        flow.state.edit_player(seat).tokens += gained
        flow.emit(TokensGained(player=player_name(seat), tokens=gained), "mage.tokens")
