"""The planning phase: spells are chosen from the books, in secret and at once. [round.planning-two]"""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, numbers_of
from magehall.games.mage_wars.model.deeds import PrepareNoMore, PrepareSpell
from magehall.games.mage_wars.model.events.rounds import HelperPrepared, Prepared
from magehall.games.mage_wars.model.frames import Planning
from magehall.games.mage_wars.model.labels import label, spell_named
from magehall.games.mage_wars.model.state import NO_CARD, Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.kernel.decision import Deed, JudgedQuestion, Moment, Option, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

SPELLS_PREPARED = 2


def take_back(planning: Planning, flow: Flow[Duel]) -> None:
    """What was not cast goes back into the books. [round.planning-return]"""
    state = flow.state
    planning.answered = (0,) * state.seats
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
    """Each seat's next spell. None waits for another: how many lie there everyone may see. [round.planning-two]
    [round.planning-helpers]"""
    state = flow.state
    asked = []
    for seat in state.in_order():
        number, helper = _due(planning, state, seat), next_helper(planning, state, seat)
        if number < SPELLS_PREPARED:
            asked.append(PREPARING.ask(state, seat, say("ask-prepare", number=number + 1)))
        elif helper:
            prompt = say("ask-prepare-helper", what=label(state, helper))
            asked.append(PREPARING_FOR_HELPER.ask(state, seat, prompt))
    return tuple(asked) or None


def _due(planning: Planning, state: Duel, seat: int) -> int:
    """The number of a seat's next question. With an empty book none for the mage is left."""
    number = planning.answered[seat]
    return number if state.player(seat).book else max(number, SPELLS_PREPARED)


def next_helper(planning: Planning, state: Duel, seat: int) -> str:
    """The helper for which a seat prepares next. It is empty while that is the mage, and when the seat is done.
    [round.planning-helpers]"""
    number, helpers = _due(planning, state, seat) - SPELLS_PREPARED, helpers_of(state, seat)
    return helpers[number] if 0 <= number < len(helpers) else ""


NO_MORE = PrepareNoMore().option(say("option-prepare-no-more"), "round.planning-two")


def spell_options(state: Duel, seat: int) -> tuple[Option, ...]:
    """Every spell of the book once, and to leave it at that."""
    return (*prepare_options(sorted(eligible(state, seat)), "round.planning-two"), NO_MORE)


def eligible(state: Duel, seat: int, helper: str = "") -> Set[int]:
    """Cards that can be prepared, for the mage or for a helper. [round.planning-two] [casting.familiar-types]"""
    book = state.player(seat).book
    casts = state.card(helper).casts if helper else None
    return set(book) if casts is None else numbers_of(casts.spells).intersection(book)


def prepare(planning: Planning, flow: Flow[Duel]) -> None:
    state = flow.state
    for seat, option in flow.answers.items():
        number, deed = _due(planning, state, seat) + 1, option.deed
        if isinstance(deed, PrepareSpell):
            _lay_down(flow, seat, deed)
        elif number < SPELLS_PREPARED:
            number = SPELLS_PREPARED
        answered = list(planning.answered)
        answered[seat] = number
        planning.answered = tuple(answered)
        planning.go("choose")


def _lay_down(flow: Flow[Duel], seat: int, deed: PrepareSpell) -> None:
    """Move a spell from the book to the prepared ones."""
    state = flow.state
    number = NUMBER[BY_SLUG[deed.slug].id]
    player, name = state.edit_cards(seat), CARDS[number].name
    player.book.remove(number)
    if deed.helper:
        state.edit_counters(deed.helper).assigned = number
        what = label(state, deed.helper)
        tell_own_side(flow, seat, HelperPrepared(what=what, id=deed.helper, spell=name))
    else:
        player.prepared.append(number)
        tell_own_side(flow, seat, Prepared(mage=f"#{seat}", count=len(player.prepared), spell=name))


class Preparing(Moment[Duel]):
    """A seat that prepares a spell. ``helper`` is empty where it is for the mage."""

    __slots__ = ("helper",)

    def __init__(self, state: Duel, seat: int) -> None:
        super().__init__(state, seat)
        self.helper = ""


class PreparingForHelper(Preparing):
    """A seat that prepares a spell for the next of its helpers. [round.planning-helpers]"""

    __slots__ = ()

    def __init__(self, state: Duel, seat: int) -> None:
        super().__init__(state, seat)
        planning = state.stack[-1]
        assert isinstance(planning, Planning)
        self.helper = next_helper(planning, state, seat)


def _options(moment: Preparing) -> tuple[Option, ...]:
    state, seat, helper = moment.state, moment.seat, moment.helper
    if not helper:
        return spell_options(state, seat)
    none = PrepareNoMore(helper).option(say("option-prepare-nothing"), "round.planning-helpers")
    fitting = sorted(eligible(state, seat, helper))
    return (*prepare_options(fitting, "round.planning-helpers", helper), none)


def why_not_prepare(moment: Preparing, deed: Deed) -> Verdict:
    """Why a card cannot be prepared. The reason says where it is, or for whom it is not. [round.planning-two]
    [casting.familiar-types] [casting.spawnpoint]"""
    card = spell_named(deed.slug) if isinstance(deed, PrepareSpell) else None
    if card is None or not isinstance(deed, PrepareSpell):
        return None
    state, seat, helper = moment.state, moment.seat, moment.helper
    player, number = state.player(seat), NUMBER[card.id]
    if number in eligible(state, seat, helper):
        return None
    if number not in player.deck or (helper and deed.helper != helper):
        return None
    casts = state.card(helper).casts if helper else None
    if casts is not None and not casts.spells.matches(card):
        spawns = "spawnpoint" in state.card(helper).trait_names
        kind = "casting.spawnpoint" if spawns else "casting.familiar-types"
        return no("helper-kind", kind, what=label(state, helper))
    if number in player.prepared:
        return no("prepared", "round.planning-two", spell=card.name)
    if number in player.discard:
        return no("spent", "casting.discard", spell=card.name)
    return no("in-play", "round.planning-two", spell=card.name)


def _whole_deck(moment: Preparing) -> list[Deed]:
    numbers = sorted(set(moment.state.player(moment.seat).deck))
    return [PrepareSpell(CARDS[number].slug, moment.helper) for number in numbers]


PREPARING: JudgedQuestion[Duel, Preparing] = JudgedQuestion(
    Preparing,
    say("ask-prepare"),
    "round.planning-two",
    _options,
    why_not_prepare,
    _whole_deck,
    apart=True,
)

PREPARING_FOR_HELPER: JudgedQuestion[Duel, Preparing] = JudgedQuestion(
    PreparingForHelper,
    say("ask-prepare-helper"),
    "round.planning-helpers",
    _options,
    why_not_prepare,
    _whole_deck,
    apart=True,
)


PROCEDURE = Procedure(take_back=take_back, spells=(choose, prepare))


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
