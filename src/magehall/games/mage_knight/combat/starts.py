"""Combats that a player begins by choice: challenge, adventure sites, burning. [combat.start]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS, WOUND
from magehall.games.mage_knight.cards.vocabulary import NIGHT, Pile, Site
from magehall.games.mage_knight.combat.rampaging import challenge_options, rampaging_near, why_not_near
from magehall.games.mage_knight.combat.sites import LAIRS
from magehall.games.mage_knight.effects.sideways import can_play_wound
from magehall.games.mage_knight.model.deeds.combat import BurnDown, ChallengeFoes, Chant, Enter
from magehall.games.mage_knight.model.frames.combat import Burn, Challenge, EnterSite, Incantation
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import INHABITED, ground_at, is_held, marked_glades
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def why_no_action(choice: Choice, *, here: bool = True) -> Verdict:
    """One action a turn, and none ``here`` on a space with another hero. [combat.one-action] [combat.no-rival]"""
    if choice.turn.stage is not Stage.MOVEMENT:
        return refuse("no-combat-now", "combat.one-action")
    if not choice.hero.space:
        return refuse("no-combat-off-map", "combat.one-action")
    if here and choice.rivals:
        return refuse("no-combat-beside-hero", "combat.no-rival")
    # With nothing but wounds in hand the one card of the turn means slow recovery: else a hero could fight for ever.
    only_wounds = bool(choice.hero.hand) and all(card == WOUND for card in choice.hero.hand)
    if only_wounds and not choice.turn.played_or_discarded and not can_play_wound(choice):
        return refuse("only-wounds", "turn.one-card")
    return None


# Challenges


def why_not_challenge(choice: Choice, deed: ChallengeFoes) -> Verdict:
    """Rampaging enemies of adjacent spaces can be challenged, one or several. [combat.challenge]"""
    return why_no_action(choice) or why_not_near(deed.spaces, rampaging_near(choice.state, choice.seat))


def challenge(flow: Flow[Quest], seat: int, deed: ChallengeFoes) -> None:
    """Fight them. [combat.challenge]"""
    flow.call(Challenge(seat, deed.spaces))


# Adventure sites


def why_not_enter(choice: Choice, deed: Enter) -> Verdict:
    """Verdict on entering a site with enemies inside. It is entered from its own space, once for its reward.
    [combat.adventure]"""
    state, space = choice.state, choice.hero.space
    site = choice.site if space == deed.space else None
    if site not in LAIRS or site is Site.MONASTERY or site is None:
        return refuse("nothing-to-enter", "combat.adventure")
    refusal = why_no_action(choice)
    if refusal is not None:
        return refusal
    if state.realm.shields.get(space) and (not LAIRS[site].again or state.agreement.secret_sites):
        return refuse("site-conquered", "site.conquered")
    if site is Site.MINE and not is_held(state, space):
        return refuse("nothing-to-enter", "combat.adventure")
    if site is Site.RUINS and not _guarded(state, space):
        return refuse("nobody-in-the-ruins", "site.ruins")
    return None


def _guarded(state: Quest, space: str) -> bool:
    """Whether enemies guard ruins. [site.ruins]"""
    token = state.realm.ruins.get(space)
    return token is not None and bool(RUINS_TOKENS[token.ruins].enemies)


def enter(flow: Flow[Quest], seat: int, deed: Enter) -> None:
    """Go inside. [combat.adventure]"""
    flow.call(EnterSite(seat, deed.space))


# Burning


def why_not_burn(choice: Choice, deed: BurnDown) -> Verdict:
    """A monastery that still stands can be burned from its own space. [combat.burn]"""
    state, space = choice.state, choice.hero.space
    ground = ground_at(state, space) if space and space == deed.space else None
    if ground is None or ground.site is not Site.MONASTERY:
        return refuse("nothing-to-burn", "combat.burn")
    if choice.site is not Site.MONASTERY:
        return refuse("burned-already", "combat.burn")
    return why_no_action(choice)


def burn(flow: Flow[Quest], seat: int, deed: BurnDown) -> None:
    """Set it on fire. [combat.burn]"""
    flow.call(Burn(seat, deed.space))


# Incantations

CALLED = (((Pile.BROWN,), 1), ((Pile.RED,), 2), ((Pile.BROWN, Pile.RED), 3))
"""By the number of the night: the monsters that each marked glade calls, and the crystals it brings.
[scenario.druid-nights]"""


def why_not_chant(choice: Choice, _deed: Chant) -> Verdict:
    """Once a night, where nobody lives, for glades that bear one's shield. [scenario.druid-nights]"""
    state = choice.state
    if not state.agreement.incantations or state.time is not NIGHT:
        return refuse("no-incantation-now", "scenario.druid-nights")
    if choice.hero.chanted:
        return refuse("chanted-already", "scenario.druid-nights")
    if not marked_glades(state, choice.seat):
        return refuse("no-glade-marked", "scenario.druid-nights")
    if choice.site in INHABITED:
        return refuse("people-live-here", "scenario.druid-nights")
    return why_no_action(choice)


def chant(flow: Flow[Quest], seat: int, _deed: Chant) -> None:
    """Call the monsters of the glades to a combat. [scenario.druid-nights]"""
    state, glades = flow.state, len(marked_glades(flow.state, seat))
    piles, crystals = CALLED[min(state.night_number, len(CALLED)) - 1]
    flow.call(Incantation(seat, piles, glades, crystals))


def starts(choice: Choice) -> list[Option]:
    """Combats that may be begun from where the hero stands."""
    state, space = choice.state, choice.hero.space
    found: list[Option] = []
    if not space or choice.turn.stage is not Stage.MOVEMENT:
        return found
    near = rampaging_near(state, choice.seat)
    if near:
        found += challenge_options(state, near, "combat.challenge")
    if state.agreement.incantations and state.time is NIGHT:
        found.append(CHANT)
    site = choice.site
    if site is Site.MONASTERY:
        found.append(BurnDown(space).option(say("option-burn"), "combat.burn"))
    elif site is not None and site in LAIRS:
        found.append(_entrance(space, site))
    return found


CHANT = Chant().option(say("option-chant"), "scenario.druid-nights")


@cache
def _entrance(space: str, site: Site) -> Option:
    return Enter(space).option(say("option-enter", site=f"@conquered-{site}"), "combat.adventure")


STARTS = Repertoire(
    starts,
    {
        ChallengeFoes: DeedRule(why_not_challenge, challenge),
        Enter: DeedRule(why_not_enter, enter),
        BurnDown: DeedRule(why_not_burn, burn),
        Chant: DeedRule(why_not_chant, chant),
    },
)
