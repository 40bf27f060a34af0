"""What damage is spent on: wounds, artifacts, and driving the rival away. [duel.damage]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import ARTIFACT_CARDS
from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.vocabulary import DAY
from magehall.games.mage_knight.combat.totals import resists
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.costs import BY_DAY, BY_NIGHT
from magehall.games.mage_knight.model.deeds.duel import OWN_HERO, DriveAway, Hurt, Spare, Steal
from magehall.games.mage_knight.model.events.combat import UnitWounded
from magehall.games.mage_knight.model.events.duel import ArtifactStolen, RivalDriven
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.realm import is_safe, terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.movement.reveal import look_around
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Flow

THEFT = 5
"""The damage it takes to steal an artifact. [duel.steal]"""


def price(state: Quest, duel: Duel, deed: Deed) -> int:
    """The damage that something takes. [duel.damage]"""
    if isinstance(deed, Hurt):
        return _armor(state, duel, deed.what)
    if isinstance(deed, Steal):
        return THEFT
    return _way(state, deed.space) if isinstance(deed, DriveAway) else 0


def _armor(state: Quest, duel: Duel, what: str) -> int:
    """The armor that an attack must reach. That of a unit is doubled if it resists an element of the attack.
    [duel.damage]"""
    if what == OWN_HERO:
        return level_token(state.hero(duel.blocker).level).armor
    held = unit_resistances(state, what)
    return unit_armor(state, what) * (2 if any(resists(held, element) for element in duel.elements) else 1)


def _way(state: Quest, space: str) -> int:
    """What terrain costs unchanged. [duel.drive]"""
    costs = BY_DAY if state.time is DAY else BY_NIGHT
    terrain = terrain_at(state, space)
    return 0 if terrain is None else costs.get(terrain, 0)


def stealable(state: Quest, victim: int) -> list[str]:
    """Artifacts in the discard pile, in the play area, or on wounded units. [duel.steal]"""
    hero = state.hero(victim)
    banners = [unit.banner for unit in state.units(victim) if unit.wounds and unit.banner]
    return [card for card in (*hero.discard, *state.turn(victim).played, *banners) if card in ARTIFACT_CARDS]


def why_not_spend(moment: Moment[Quest], deed: Deed) -> Verdict:
    """The attacker assigns damage, a whole armor value at a time. [duel.damage]"""
    state = moment.state
    duel = state.top(Duel)
    refusal: Verdict = None
    if isinstance(deed, Hurt):
        refusal = _why_not_hurt(state, duel, deed)
    elif isinstance(deed, Steal):
        refusal = _why_not_steal(state, duel, deed)
    elif isinstance(deed, DriveAway):
        refusal = _why_not_drive(state, duel, deed)
    if refusal is not None:
        return refusal
    needed = price(state, duel, deed)
    if needed > duel.points:
        return refuse("duel-too-little", "duel.damage", points=duel.points, needed=needed)
    return None


def _why_not_hurt(state: Quest, duel: Duel, deed: Hurt) -> Verdict:
    if deed.what == OWN_HERO:
        return refuse("duel-behind-walls", "duel.exposed") if duel.exposed else None
    if deed.what not in state.hero(duel.blocker).units:
        return refuse("duel-no-such-unit", "duel.damage")
    if duel.exposed and not state.unit(deed.what).unfortified:
        return refuse("duel-behind-walls", "duel.exposed")
    if state.turn(duel.blocker).safe_units:
        return refuse("units-are-safe", "combat.safe-units")
    unit = state.unit(deed.what)
    return refuse("wounded-takes-none", "duel.damage", unit=card_name(unit.card)) if unit.wounds else None


def _why_not_steal(state: Quest, duel: Duel, deed: Steal) -> Verdict:
    if not duel.melee:
        return refuse("duel-melee-only", "duel.steal")
    return (
        None if deed.artifact in stealable(state, duel.blocker) else refuse("duel-out-of-reach", "duel.steal")
    )


def _why_not_drive(state: Quest, duel: Duel, deed: DriveAway) -> Verdict:
    if not duel.melee:
        return refuse("duel-melee-only", "duel.drive")
    near = deed.space in neighbors(state.hero(duel.blocker).space)
    safe = near and is_safe(state, duel.blocker, deed.space)
    return None if safe else refuse("duel-not-safe", "duel.drive")


def spend(flow: Flow[Quest], deed: Deed) -> None:
    """Spend damage on what was chosen. [duel.damage]"""
    state = flow.state
    duel = state.top(Duel)
    duel.points -= price(state, duel, deed)
    if isinstance(deed, Hurt):
        _hurt(flow, duel, deed.what)
    elif isinstance(deed, Steal):
        _steal(flow, duel, deed.artifact)
    elif isinstance(deed, DriveAway):
        _drive(flow, duel, deed.space)
    else:
        duel.points = 0


def _hurt(flow: Flow[Quest], duel: Duel, what: str) -> None:
    if what == OWN_HERO:
        take_wounds(flow, duel.blocker, 1, "duel.damage")
        return
    flow.state.edit_unit(what).wounds += 1
    card = flow.state.unit(what).card
    flow.emit(UnitWounded(hero=f"#{duel.blocker}", unit=card_name(card), wounds=1), "duel.damage")


def _steal(flow: Flow[Quest], duel: Duel, artifact: str) -> None:
    """Take an artifact from where it lies onto one's own discard pile. [duel.steal]"""
    state, victim = flow.state, duel.blocker
    hero = state.edit_hero(victim)
    if artifact in hero.discard:
        hero.discard.remove(artifact)
    elif artifact in state.turn(victim).played:
        state.edit_turn(victim).played.remove(artifact)
    else:
        bearer = next(id for id in hero.units if state.unit(id).banner == artifact)
        unit = state.edit_unit(bearer)
        unit.banner, unit.banner_down = "", False
    state.edit_hero(duel.attacker).discard.append(artifact)
    flow.emit(
        ArtifactStolen(hero=f"#{duel.attacker}", rival=f"#{victim}", artifact=card_name(artifact)),
        "duel.steal",
    )


def _drive(flow: Flow[Quest], duel: Duel, space: str) -> None:
    """Put the rival on that space, which provokes nobody; the duel is won. [duel.drive]"""
    driven = duel.blocker
    flow.state.edit_hero(driven).space = space
    flow.state.edit_turn(driven).path = [space]
    duel.winner = duel.attacker
    flow.emit(RivalDriven(hero=f"#{duel.attacker}", rival=f"#{driven}", space=space), "duel.drive")
    look_around(flow, driven)


def ways_to_spend(moment: Moment[Quest]) -> Iterator[Option]:
    """All that damage may be spent on."""
    state = moment.state
    duel = state.top(Duel)
    hero = Hurt(OWN_HERO)
    yield hero.option(say("option-hurt-hero", price=price(state, duel, hero)), "duel.damage")
    for id in state.hero(duel.blocker).units:
        unit = Hurt(id)
        words = say("option-hurt-unit", unit=card_name(state.unit(id).card), price=price(state, duel, unit))
        yield unit.option(words, "duel.damage")
    if duel.melee:
        for artifact in stealable(state, duel.blocker):
            words = say("option-steal", artifact=card_name(artifact), price=THEFT)
            yield Steal(artifact).option(words, "duel.steal")
        for space in neighbors(state.hero(duel.blocker).space):
            drive = DriveAway(space)
            words = say("option-drive", space=space, price=price(state, duel, drive))
            yield drive.option(words, "duel.drive")
    yield Spare().option(say("option-spare"), "duel.damage")


SPENDING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-spoils"), "duel.damage", ways_to_spend, why_not_spend
)
