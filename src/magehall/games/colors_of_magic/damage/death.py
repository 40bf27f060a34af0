"""Destruction: what happens first, who learns of it, and what becomes of the cards. [damage.death]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.reference import LAST_GASP
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, On, Stat, Until
from magehall.games.colors_of_magic.cards.words.base import plus
from magehall.games.colors_of_magic.damage.harm import dying, strike
from magehall.games.colors_of_magic.damage.leaving import leave_play, tell_discarded
from magehall.games.colors_of_magic.damage.victory import judge
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.combat_events import CreatureDied
from magehall.games.colors_of_magic.model.distances import adjacent, within
from magehall.games.colors_of_magic.model.frames.combat import Death
from magehall.games.colors_of_magic.model.frames.spells import Use
from magehall.games.colors_of_magic.model.frames.turn import Claim
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Blow, Grave, Invocation, Lasting
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.values import element_of, is_mage, keywords, lifeless
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow, Procedure


def check_deaths(flow: Flow[Skirmish], by: int = MONSTERS, spell: str = "") -> None:
    """Destroy what has no life left because its maximum shrank. It counts for the player whose spell did that.
    [damage.life] [damage.by]"""
    found = lifeless(flow.state)
    if not found:
        return
    gone = dying(flow.state)
    dead = tuple(id for id in found if id not in gone)
    if dead:
        flow.call(Death(dead, by, spell=spell))


def _last_gasps(death: Death, flow: Flow[Skirmish]) -> None:
    """What their keywords do when they are destroyed comes before anything else. [keyword.explosion]"""
    if death.place >= len(death.creatures):
        death.place = 0
        return
    id = death.creatures[death.place]
    death.place += 1
    death.go("last_gasps")
    if not flow.state.stands(id):
        return
    creature = flow.state.creature(id)
    flow.emit(CreatureDied(creature=name_of(creature.face)), "damage.death")
    for keyword in keywords(flow.state, id):
        if keyword.id is KeywordId.EXPLOSION:
            _hurt_adjacent(flow, id, keyword.x)
        elif keyword.id is KeywordId.LAST_GASP:
            _gasp(flow, id, keyword)


def _hurt_adjacent(flow: Flow[Skirmish], id: str, amount: int) -> None:
    creature = flow.state.creature(id)
    element = element_of(creature)
    strike(
        flow,
        *[
            Blow(other, amount, HarmKind.ABILITY, creature.owner, id, element, area=True)
            for other in adjacent(flow.state, id)
        ],
    )


def _gasp(flow: Flow[Skirmish], id: str, keyword: Keyword) -> None:
    """The effect that stands with the keyword happens. [keyword.last-gasp]"""
    creature = flow.state.creature(id)
    invocation = flow.state.new_id(INVOCATION)
    flow.state.add(invocation, Invocation(creature.owner, keyword.of, LAST_GASP, id))
    flow.call(Use(invocation))


def _tell(death: Death, flow: Flow[Skirmish]) -> None:
    """Tell those who watch for deaths of each. Who dies of blood for mana opens no window. [windows] [spell.blood-pact]
    [keyword.reinforcement]"""
    if death.place >= len(death.creatures):
        death.place = 0
        return
    id = death.creatures[death.place]
    death.place += 1
    death.go("tell")
    if not flow.state.stands(id):
        return
    owner = flow.state.creature(id).owner
    for other, ally in list(flow.state.on_table().items()):
        if ally.owner == owner and other not in death.creatures:
            near = [
                keyword
                for keyword in keywords(flow.state, other)
                if keyword.id is KeywordId.REINFORCEMENT and within(flow.state, id, other, keyword.x)
            ]
            for _ in near:
                flow.state.edit_creature(other).lasting.append(
                    Lasting(plus(Stat.ATTACK, 1), Until.END_OF_TURN, owner)
                )
    blow = death.blow_to(id)
    happening = Happening(On.DIED, blow.by, id, blow.source, kind=death.kind and blow.kind, spell=blow.spell)
    happen(flow, happening, window=death.kind is not HarmKind.BLOOD)


def _remove(death: Death, flow: Flow[Skirmish]) -> None:
    """They leave the table together; monsters give what they carry. [damage.death] [monsters.kills]"""
    for id in death.creatures:
        if not flow.state.stands(id):
            continue
        creature = flow.state.creature(id)
        grave = Grave(creature.x, creature.y, creature.owner, element_of(creature), is_mage(creature))
        flow.state.edit_course().graves.append(grave)
        death.discarded |= leave_play(flow, id, returned=id in death.returned)
        if creature.owner == MONSTERS and CREATURES[creature.face].origin == "monster":
            flow.call(Claim(creature.face, death.blow_to(id).by, creature.x, creature.y))


def _judge(_death: Death, flow: Flow[Skirmish]) -> None:
    """Check for victory when the outermost death is over. Until then who is dying still stands. [victory.last]"""
    if len(list(flow.state.running(Death))) == 1:
        judge(flow)


def _discarded(death: Death, flow: Flow[Skirmish]) -> None:
    """Their cards went to discard piles together. [card.akashic-records]"""
    if death.discarded:
        tell_discarded(flow, death.by)


PROCEDURE = Procedure(last_gasps=_last_gasps, tell=_tell, remove=_remove, judge=_judge, discarded=_discarded)
