"""How combats begin: assaults, provoked and challenged enemies, adventure sites, burning. [combat.start]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS
from magehall.games.mage_knight.cards.kinds import Reward, RewardKind
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.combat.rampaging import challenge_options, rampaging_near, why_not_near
from magehall.games.mage_knight.combat.sites import LAIRS, RIVAL_GARRISON
from magehall.games.mage_knight.foes.arrival import draw_foes, face_tokens
from magehall.games.mage_knight.heroes.gains import change_reputation
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Origin
from magehall.games.mage_knight.model.deeds.combat import ChallengeFoes, ChallengeNobody
from magehall.games.mage_knight.model.events.combat import CombatBegun, IncantationMade
from magehall.games.mage_knight.model.frames.combat import (
    Assault,
    Burn,
    Challenge,
    EnterSite,
    Fight,
    Incantation,
    Provoked,
)
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.realm import (
    are_allies,
    city_halves,
    city_home,
    heroes_at,
    owner_at,
    site_at,
)
from magehall.games.mage_knight.model.state import COMBAT, Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import say
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace

ASSAULT_COST, BURNING_COST = -1, -3
"""Steps of reputation. [combat.assault] [combat.burn]"""

# Common to all


def start(flow: Flow[Quest], combat: Combat, how: str) -> None:
    """Open a combat: healing points left are lost, and move points left are remembered. [combat.start]"""
    turn = flow.state.edit_turn(combat.seat)
    turn.stage = Stage.COMBAT
    turn.healing = turn.golden_healing = 0
    combat.move_left, turn.move = turn.move, 0
    flow.state.add(COMBAT, combat)
    flow.emit(CombatBegun(hero=f"#{combat.seat}", how=f"@combat-{how}"), "combat.start")


def add_rampaging(flow: Flow[Quest], spaces: tuple[str, ...]) -> None:
    """Let rampaging enemies of these spaces join the combat. They are not fortified, and not needed to conquer
    anything. [combat.joining]"""
    for space in spaces:
        tokens = flow.state.edit_realm().tokens.pop(space, ())
        face_tokens(flow, tokens, Foe("", Origin.RAMPAGING, space, defends=False))


# Enemies that may join where a move led to the combat


def _joinable(state: Quest, seat: int) -> tuple[str, ...]:
    """Spaces next to the hero with rampaging enemies that need not be fought. [combat.joining]"""
    frame = state.find(Assault) or state.find(Provoked)
    fought = frame.provoked if isinstance(frame, Assault) else frame.spaces if frame else ()
    return tuple(space for space in rampaging_near(state, seat) if space not in fought)


def _ways_to_join(moment: Moment[Quest]) -> Iterator[Option]:
    yield ChallengeNobody().option(say("option-challenge-nobody"), "combat.joining")
    yield from challenge_options(moment.state, _joinable(moment.state, moment.seat), "combat.joining")


def _why_not_join(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChallengeFoes):
        return None
    return why_not_near(deed.spaces, _joinable(moment.state, moment.seat))


JOINING = Question(Moment[Quest], say("ask-joining"), "combat.joining", _ways_to_join, _why_not_join)


def ask_joining(state: Quest, seat: int) -> Decision | None:
    """Ask which rampaging enemies next to the hero join; None where there are none. [combat.joining]"""
    return JOINING.ask(state, seat) if _joinable(state, seat) else None


def _joined(flow: Flow[Quest]) -> tuple[str, ...]:
    """The spaces that were just chosen."""
    deed = flow.answer.deed if flow.answers else None
    return deed.spaces if isinstance(deed, ChallengeFoes) else ()


# Assaults


def lose_reputation(assault: Assault, flow: Flow[Quest]) -> None:
    """Pay for an assault with reputation, whatever comes of it. Keeps and towers that are strongholds cost none. An
    owner who is there defends in person, or an ally. [combat.assault] [scenario.conquer-and-hold] [duel.keep]"""
    flow.state.edit_turn(assault.seat).stage = Stage.COMBAT
    if not flow.state.agreement.strongholds or site_at(flow.state, assault.space) is Site.CITY:
        change_reputation(flow, assault.seat, ASSAULT_COST, "combat.assault")
    state, owner = flow.state, owner_at(flow.state, assault.space)
    for other in heroes_at(state, assault.space):
        if owner is not None and other != assault.seat and are_allies(state, owner, other):
            assault.stop()
            flow.call(Duel(assault.seat, other))
            return


def choose_joining(assault: Assault, flow: Flow[Quest]) -> Asked:
    """Ask whom to challenge besides. [combat.joining]"""
    return ask_joining(flow.state, assault.seat)


def note_joining(assault: Assault, flow: Flow[Quest]) -> None:
    """Remember who was challenged. [combat.joining]"""
    assault.provoked += _joined(flow)


def meet_defenders(assault: Assault, flow: Flow[Quest]) -> None:
    """Reveal the defenders, or draw those of a rival's site; all are fortified. [combat.assault] [keep.rival]"""
    state, seat, space = flow.state, assault.seat, assault.space
    site = site_at(state, space)
    if site is Site.CITY:
        _meet_city(flow, seat, space)
    else:
        start(flow, Combat(seat=seat, space=space, site=site, fortified=True, assault=True), "assault")
        if owner_at(state, space) is not None:
            draw_foes(flow, _rival_garrison(state, site), Foe("", Origin.DRAWN, space, half_fame=True))
        else:
            tokens = state.edit_realm().tokens.pop(space, ())
            face_tokens(flow, tokens, Foe("", Origin.GARRISON, space))
    add_rampaging(flow, assault.provoked)
    flow.call(Fight(seat))


def _rival_garrison(state: Quest, site: Site | None) -> tuple[Pile, ...]:
    """The piles of the tokens that defend a rival's keep. It is one token; of a stronghold one more each day.
    [keep.rival] [scenario.conquer-and-hold]"""
    count = (state.calendar.round + 1) // 2 if state.agreement.strongholds else 1
    return (RIVAL_GARRISON[site or Site.KEEP],) * count


def _meet_city(flow: Flow[Quest], seat: int, space: str) -> None:
    """The whole garrison defends, with the bonus of its city; of a Megapolis both. [city.bonus] [city.megapolis]"""
    home, realm = city_home(flow.state, space), flow.state.edit_realm()
    colors = [half.color for half in city_halves(flow.state, space)]
    start(
        flow,
        Combat(seat=seat, space=space, site=Site.CITY, fortified=True, cities=colors, assault=True),
        "assault",
    )
    city = realm.cities[home]
    realm.cities[home] = replace(city, garrison=())
    face_tokens(flow, city.garrison, Foe("", Origin.CITY, home))


# Rampaging enemies


def choose_others(provoked: Provoked, flow: Flow[Quest]) -> Asked:
    """Ask whom to challenge besides. [combat.joining]"""
    return ask_joining(flow.state, provoked.seat)


def note_others(provoked: Provoked, flow: Flow[Quest]) -> None:
    """Remember who was challenged. [combat.joining]"""
    provoked.spaces += _joined(flow)


def meet_rampaging(frame: Provoked | Challenge, flow: Flow[Quest]) -> None:
    """Fight the rampaging enemies of these spaces. [combat.provoked] [combat.challenge]"""
    seat = frame.seat
    how = "provoked" if isinstance(frame, Provoked) else "challenge"
    start(flow, Combat(seat=seat, space=flow.state.hero(seat).space), how)
    add_rampaging(flow, frame.spaces)
    flow.call(Fight(seat))


# Inside sites


def meet_inside(enter: EnterSite, flow: Flow[Quest]) -> None:
    """Fight whoever lies there; where nobody does, enemies are drawn. [combat.adventure]"""
    site = site_at(flow.state, enter.space)
    assert site is not None
    piles = LAIRS[site].piles
    if site is Site.RUINS:
        piles = _read_ruins(flow, enter.space)
    _go_inside(flow, enter.seat, enter.space, site, piles, "inside")


def _read_ruins(flow: Flow[Quest], space: str) -> tuple[Pile, ...]:
    """The enemies that the token of ruins asks for. [site.ruins]"""
    token = flow.state.realm.ruins[space]
    return RUINS_TOKENS[token.ruins].enemies


def _go_inside(
    flow: Flow[Quest], seat: int, space: str, site: Site, piles: tuple[Pile, ...], how: str
) -> None:
    lair = LAIRS[site]
    start(flow, Combat(seat=seat, space=space, site=site, units=lair.units, night=lair.night), how)
    realm = flow.state.edit_realm()
    tokens: tuple[Token, ...] = realm.tokens.pop(space, ())
    origin = Origin.LAIR if lair.stays else Origin.DRAWN
    if tokens:
        face_tokens(flow, tokens, Foe("", origin, space))
    else:
        draw_foes(flow, piles, Foe("", origin, space))
    if space in realm.stand_ins:
        realm.stand_ins.remove(space)
        draw_foes(flow, (Pile.BROWN,), Foe("", origin, space))
    flow.call(Fight(seat))


def set_fire(burn: Burn, flow: Flow[Quest]) -> None:
    """Burning costs reputation; a defender of the monastery is drawn. [combat.burn]"""
    change_reputation(flow, burn.seat, BURNING_COST, "combat.burn")
    _go_inside(flow, burn.seat, burn.space, Site.MONASTERY, LAIRS[Site.MONASTERY].piles, "burning")


def call_monsters(incantation: Incantation, flow: Flow[Quest]) -> None:
    """Monsters that were called give twice their fame; undefeated they vanish. Those who came bring their crystals at the
    end of the turn, defeated or not. [combat.incantation] [scenario.druid-nights]"""
    seat, space = incantation.seat, flow.state.hero(incantation.seat).space
    piles = incantation.piles * incantation.glades
    flow.state.edit_hero(seat).chanted = True
    flow.emit(IncantationMade(hero=f"#{seat}", count=len(piles)), "scenario.druid-nights")
    start(flow, Combat(seat=seat, space=space), "incantation")
    draw_foes(flow, piles, Foe("", Origin.DRAWN, space, defends=False, double_fame=True))
    crystals = incantation.crystals * (len(flow.state.foes()) // len(incantation.piles))
    if crystals:
        flow.state.edit_turn(seat).rewards.append(Reward(RewardKind.RANDOM_CRYSTAL, crystals))
    flow.call(Fight(seat))


PROCEDURES: dict[type[Frame], Procedure] = {
    Assault: Procedure(
        reputation=lose_reputation, joining=(choose_joining, note_joining), defenders=meet_defenders
    ),
    Provoked: Procedure(joining=(choose_others, note_others), enemies=meet_rampaging),
    Challenge: Procedure(enemies=meet_rampaging),
    EnterSite: Procedure(enemies=meet_inside),
    Burn: Procedure(enemies=set_fire),
    Incantation: Procedure(enemies=call_monsters),
}
