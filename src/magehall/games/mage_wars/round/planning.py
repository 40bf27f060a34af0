"""The planning phase: spells are chosen from the books, in secret and at once. [round.planning-two]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, numbers_of
from magehall.games.mage_wars.model.deeds import PrepareNoMore, PrepareSpell
from magehall.games.mage_wars.model.events.rounds import HelperPrepared, Prepared
from magehall.games.mage_wars.model.frames import Planning
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_CARD, Duel
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, Option
from magehall.kernel.flow import Asked, Flow, Procedure

SPELLS_PREPARED = 2


def take_back(_planning: Planning, flow: Flow[Duel]) -> None:
    """What was not cast goes back into the books. [round.planning-return]"""
    state = flow.state
    for seat in range(state.seats):
        if state.player(seat).prepared:
            player = state.edit_cards(seat)
            player.book += player.prepared
            player.prepared = []
    for id, piece in list(state.pieces()):
        if piece.assigned != NO_CARD:
            state.edit_cards(piece.owner).book.append(piece.assigned)
            state.edit_counters(id).assigned = NO_CARD


def choose(planning: Planning, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if planning.spell >= SPELLS_PREPARED:
        return None
    return tuple(
        Decision(
            seat,
            say("ask-prepare", number=planning.spell + 1),
            "round.planning-two",
            spell_options(state, seat),
        )
        for seat in state.in_order()
        if len(state.player(seat).prepared) == planning.spell and state.player(seat).book
    )


def spell_options(state: Duel, seat: int) -> tuple[Option, ...]:
    """Every spell of the book once, and to leave it at that."""
    enough = PrepareNoMore().option(say("option-prepare-no-more"), "round.planning-two")
    return (*prepare_options(sorted(set(state.player(seat).book)), "round.planning-two"), enough)


def prepare(planning: Planning, flow: Flow[Duel]) -> None:
    state = flow.state
    for seat, option in flow.answers.items():
        deed = option.deed
        if not isinstance(deed, PrepareSpell):
            continue
        number = NUMBER[BY_SLUG[deed.slug].id]
        player = state.edit_cards(seat)
        player.book.remove(number)
        player.prepared.append(number)
        name, count = CARDS[number].name, len(player.prepared)
        tell_own_side(flow, seat, Prepared(mage=f"#{seat}", count=count, spell=name))
    if planning.spell < SPELLS_PREPARED:
        planning.spell += 1
        planning.go("choose")


def choose_for_helper(planning: Planning, flow: Flow[Duel]) -> Asked:
    """A spell for the next helper of every seat. [round.planning-helpers] [casting.familiar-types]"""
    state = flow.state
    asked = []
    for seat in state.in_order():
        helpers = helpers_of(state, seat)
        if planning.helper < len(helpers):
            helper = helpers[planning.helper]
            prompt = say("ask-prepare-helper", what=label(state, helper))
            asked.append(
                Decision(seat, prompt, "round.planning-helpers", helper_options(state, seat, helper))
            )
    return tuple(asked) or None


def helper_options(state: Duel, seat: int, helper: str) -> tuple[Option, ...]:
    casts = state.card(helper).casts
    assert casts is not None
    fitting = sorted(numbers_of(casts.spells).intersection(state.player(seat).book))
    none = PrepareNoMore(helper).option(say("option-prepare-nothing"), "round.planning-helpers")
    return (*prepare_options(fitting, "round.planning-helpers", helper), none)


def prepare_for_helper(planning: Planning, flow: Flow[Duel]) -> None:
    state = flow.state
    for seat, option in flow.answers.items():
        deed = option.deed
        if isinstance(deed, PrepareSpell):
            number = NUMBER[BY_SLUG[deed.slug].id]
            state.edit_cards(seat).book.remove(number)
            state.edit_counters(deed.helper).assigned = number
            what, name = label(state, deed.helper), CARDS[number].name
            tell_own_side(flow, seat, HelperPrepared(what=what, id=deed.helper, spell=name))
    if flow.answers:
        planning.helper += 1
        planning.go("choose_for_helper")


PROCEDURE = Procedure(
    take_back=take_back, spells=(choose, prepare), helpers=(choose_for_helper, prepare_for_helper)
)


def prepare_options(numbers: list[int], rule: str, helper: str = "") -> list[Option]:
    """The option to prepare each of these cards."""
    return [_prepare_option(number, rule, helper) for number in numbers]


@lru_cache(maxsize=4096)
def _prepare_option(number: int, rule: str, helper: str) -> Option:
    card = CARDS[number]
    return PrepareSpell(card.slug, helper).option(say("option-prepare", spell=card.name), rule)


def helpers_of(state: Duel, seat: int) -> list[str]:
    """Familiars and spawnpoints of a seat that can be given a spell. They are in the order in which they came."""
    return [id for id in state.index.helpers if state.piece(id).controller == seat]


def tell_own_side(flow: Flow[Duel], seat: int, event: Prepared | HelperPrepared) -> None:
    """Everyone sees that a card lies there; the player's own side knows which. [multiplayer.team-one-player]"""
    side = tuple(other for other in range(flow.state.seats) if flow.state.friends(other, seat))
    flow.tell(side, event, "round.planning-two")
