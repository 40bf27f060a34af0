"""Casting a spell: caster, tokens, targets, graft, cost; then it is in the air. [spell.cast]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.ground.range import caster_spot
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.happenings.matching import only_target
from magehall.games.colors_of_magic.model.distances import apart, base
from magehall.games.colors_of_magic.model.events import ManaGained, ManaLost
from magehall.games.colors_of_magic.model.frames.spells import Cast, Resolve, Stack
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import (
    keywords,
)
from magehall.games.colors_of_magic.model.words import player_name
from magehall.games.colors_of_magic.spells.asking import (
    ask_next,
)
from magehall.games.colors_of_magic.spells.extra_targets import ask_extra, take_extra
from magehall.games.colors_of_magic.spells.paying import (
    ask_blood,
    ask_cheaper,
    bleed,
    pay,
    pay_mana,
    suffer,
    take_cheaper,
    work_out,
)
from magehall.games.colors_of_magic.spells.preparing import (
    ask_caster,
    ask_graft,
    ask_tokens,
    asked,
    take_caster,
    take_graft,
    take_tokens,
)
from magehall.kernel.flow import Flow, Procedure


def _siphon(cast: Cast, flow: Flow[Skirmish]) -> None:
    """Enemies near the caster draw mana from it. So do those near where it bled to death. [keyword.mana-siphon]
    [spell.blood-pact]"""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    spot = caster_spot(state, invocation)
    if spot is None:
        return
    for id, creature in list(state.on_table().items()):
        if creature.owner == invocation.seat:
            continue
        for keyword in keywords(state, id):
            if keyword.id is KeywordId.MANA_SIPHON and not apart(base(creature), spot, keyword.x):
                if creature.owner == MONSTERS:
                    lost = min(keyword.y, state.player(invocation.seat).mana)
                    state.edit_player(invocation.seat).mana -= lost
                    flow.emit(ManaLost(player=player_name(invocation.seat), mana=lost), "keyword.mana-siphon")
                else:
                    state.edit_player(creature.owner).mana += keyword.y
                    flow.emit(
                        ManaGained(player=player_name(creature.owner), mana=keyword.y), "keyword.mana-siphon"
                    )


def _outlive(_cast: Cast, flow: Flow[Skirmish]) -> None:
    """Who lives by the cards of a hand may fall now. [damage.life] [card.scroll-golem]"""
    check_deaths(flow)


def _announce(cast: Cast, flow: Flow[Skirmish]) -> None:
    """Others may answer; an instant goes on the stack, where more may be added. [stack]"""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    happening = Happening(
        On.SPELL_CAST, invocation.seat, invocation.caster, only_target(invocation), spell=cast.invocation
    )
    if cast.instant:
        stack = state.find(Stack)
        assert stack is not None, "instants are cast in windows alone"
        stack.spells = (*stack.spells, cast.invocation)
        cast.stop()
        happen(flow, happening, window=False)
    else:
        happen(flow, happening)


def _resolve(cast: Cast, flow: Flow[Skirmish]) -> None:
    flow.call(Resolve(cast.invocation))


PROCEDURE = Procedure(
    caster=(ask_caster, take_caster),
    tokens=(ask_tokens, take_tokens),
    ask=ask_next,
    asked=asked,
    graft=(ask_graft, take_graft, ask_extra, take_extra),
    cost=work_out,
    ask_cheaper=ask_cheaper,
    take_cheaper=take_cheaper,
    pay_mana=pay_mana,
    ask_blood=ask_blood,
    bleed=bleed,
    suffer=suffer,
    pay=pay,
    siphon=_siphon,
    outlive=_outlive,
    announce=_announce,
    resolve=_resolve,
)
