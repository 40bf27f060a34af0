"""Building a table from a position file, and the procedures that run there."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face
from magehall.games.battle_mages.cards.effects import Damage, Merge
from magehall.games.battle_mages.cards.vocabulary import has_effect
from magehall.games.battle_mages.deck.box import bare_table
from magehall.games.battle_mages.deck.moving_cards import give_new_handles
from magehall.games.battle_mages.model.frames import Duel, SettingUp, Turn
from magehall.games.battle_mages.model.state import EVERYONE, MAGE, TABLE, Aimed, Battle, Mage, Table
from magehall.games.battle_mages.position.schema import AimedSetting, BattleSetting, MageSetting
from magehall.games.battle_mages.turn.setup import STARTING_LIFE
from magehall.kernel.flow import Flow
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest


class _Deck:
    """The cards of the table still to be placed, by face."""

    def __init__(self, table: Table) -> None:
        self.free: dict[str, list[int]] = {}
        for card, face in enumerate(table.faces):
            self.free.setdefault(FACES[face].id, []).append(card)

    def take(self, spell: str, path: str) -> int:
        if spell not in FACE_NUMBER:
            raise PositionError(f"no spell is called {spell!r}{suggest(spell, FACE_NUMBER)}", path)
        if not self.free.get(spell):
            raise PositionError(f"the deck for this number of players has no {spell!r} left", path)
        return self.free[spell].pop(0)

    def rest(self) -> list[int]:
        return sorted(card for cards in self.free.values() for card in cards)


def build(flow: Flow[Battle], document: BattleSetting, seats: int) -> None:
    """Put mages, cards and spells in the air where the file says."""
    expected = max(2, seats)
    if document.at == "setup" and len(document.mages) < expected:
        _choose(flow, document, seats)
        return
    if len(document.mages) != expected:
        raise PositionError(
            f"expected {expected} mages for {seats} seats, found {len(document.mages)}", "$.mages"
        )
    table = bare_table(seats)
    deck = _Deck(table)
    flow.state.add(TABLE, table)
    for number, mage in enumerate(document.mages):
        _place_mage(flow.state, deck, number, mage, seats)
    table.pile = [deck.take(spell, f"$.pile[{place}]") for place, spell in enumerate(document.pile)][::-1]
    if document.centre is not None:
        table.centre = deck.take(document.centre, "$.centre")
        table.known[table.centre] = EVERYONE
    if document.played is not None:
        table.played = [deck.take(spell, f"$.played[{place}]") for place, spell in enumerate(document.played)]
        if deck.rest():
            raise PositionError(
                f"{len(deck.rest())} cards stand nowhere; leave 'played' out to put them there"
            )
    else:
        table.played = deck.rest()
    _place_front(flow.state, document)
    # By place, not by face: else a card's name would tell what it is.
    hands = [card for number in range(expected) for card in flow.state.mage(number).hand]
    give_new_handles(
        table, [*hands, *table.pile, *table.played, *([table.centre] if document.centre else [])]
    )
    for card in table.played:
        table.known[card] = EVERYONE
    table.direction = 1 if document.direction == "clockwise" else -1
    for place, spell in enumerate(document.aimed):
        table.aimed.append(_aimed(flow.state, spell, f"$.aimed[{place}]"))


def _choose(flow: Flow[Battle], document: BattleSetting, seats: int) -> None:
    table = bare_table(seats)
    flow.state.add(TABLE, table)
    for number, mage in enumerate(document.mages):
        _place_mage(flow.state, _Deck(table), number, MageSetting(mage.school), seats)


def _place_mage(state: Battle, deck: _Deck, number: int, mage: MageSetting, seats: int) -> None:
    path = f"$.mages[{number}]"
    virtual = seats == 1 and number == 1
    start = STARTING_LIFE[seats]
    life = start if mage.life is None else mage.life
    if life > start:
        raise PositionError(f"life is at most {start} with {seats} seats", f"{path}.life")
    if any(state.mage(other).school is mage.school for other in range(number)):
        raise PositionError(f"two mages of {mage.school}", f"{path}.school")
    hand = [deck.take(spell, f"{path}.hand[{place}]") for place, spell in enumerate(mage.hand)]
    if hand and virtual:
        raise PositionError("the virtual opponent holds no cards", f"{path}.hand")
    if mage.rebirth and not virtual:
        raise PositionError("only a virtual opponent has it; others hold the card", f"{path}.rebirth")
    if len(mage.seen_by) > len(hand):
        raise PositionError(f"expected an entry for each of {len(hand)} cards at most", f"{path}.seen_by")
    rebirth = virtual if mage.rebirth is None else mage.rebirth
    state.add(MAGE[number], Mage(mage.school, life, start, hand, mage.hex, virtual=virtual, rebirth=rebirth))
    for place, card in enumerate(hand):
        others = mage.seen_by[place] if place < len(mage.seen_by) else []
        if others != "all" and max(others, default=0) >= seats:
            raise PositionError(f"the seats are 0 to {seats - 1}", f"{path}.seen_by[{place}]")
        seen = EVERYONE if others == "all" else sum(1 << int(seat) for seat in {*others, number})
        state.edit_table().known[card] = seen


def _place_front(state: Battle, document: BattleSetting) -> None:
    for number, mage in enumerate(document.mages):
        if mage.front is not None:
            cards = [card for card in state.table.played if state.face(card).id == mage.front]
            if not cards:
                raise PositionError(f"no {mage.front!r} was played", f"$.mages[{number}].front")
            state.edit_mage(number).front = cards[-1]


def _aimed(state: Battle, spell: AimedSetting, path: str) -> Aimed:
    for key, name in (("spell", spell.spell), ("major", spell.major)):
        if name not in FACE_NUMBER and (name or key == "spell"):
            raise PositionError(f"no spell is called {name!r}{suggest(name, FACE_NUMBER)}", f"{path}.{key}")
    if max(spell.by, spell.at) >= state.mages:
        raise PositionError(f"mages are numbered 0 to {state.mages - 1}", path)
    face = FACES[FACE_NUMBER[spell.spell]]
    if isinstance(face, Common) or has_effect(face, Merge):  # type: ignore[arg-type]  # the rest are rare
        _check_chain(face, spell, path)
    elif not has_effect(face, Damage):  # type: ignore[arg-type]  # the rest are rare
        raise PositionError(f"{spell.spell!r} is never in the air: it deals no damage", f"{path}.spell")
    elif spell.chain or spell.school or spell.major:
        raise PositionError(f"{spell.spell!r} is no chain: leave out chain, school and major", path)
    return Aimed(
        f"@spell-{spell.spell}",
        spell.by,
        spell.at,
        spell.damage,
        spell.school,
        spell.chain,
        spell.major,
        spell.leech,
        spell.cast,
    )


def _check_chain(face: Face, spell: AimedSetting, path: str) -> None:
    """Check a chain's length, type and image. The image of its last card is that of the spell, if it has one."""
    if spell.school is None:
        raise PositionError("a chain has a school", path)
    if not spell.chain:
        raise PositionError(
            f"{spell.spell!r} is a chain: expected its number of cards, such as 1", f"{path}.chain"
        )
    if isinstance(face, Common) and face.school is not spell.school:
        raise PositionError(f"expected {face.school.value!r}, the school of {face.id}", f"{path}.school")
    image = face.id if isinstance(face, Common) else ""
    if spell.major != image:
        raise PositionError(f"expected {image!r}, the image of {face.id}", f"{path}.major")


def _check_the_living(state: Battle) -> None:
    """Check that everyone at zero life has left when a turn starts. Between, a mage may just be falling; a play starts
    like a turn."""
    if len(state.alive()) < 2:
        raise PositionError("expected at least two mages with life: this duel is over", "$.mages")
    for number in range(state.mages):
        if state.mage(number).hand and not state.is_alive(number):
            raise PositionError("a mage who is out holds no cards", f"$.mages[{number}].hand")
    for place, spell in enumerate(state.table.aimed):
        if not state.is_alive(spell.at):
            raise PositionError(f"mage {spell.at} is out: nothing is aimed there", f"$.aimed[{place}].at")


def begin(flow: Flow[Battle], document: BattleSetting, seats: int) -> None:
    """Let the procedures run that are under way at this moment."""
    if document.at == "setup" and len(document.mages) < max(2, seats):
        flow.call(SettingUp(seats, False, None))
        return
    _check_the_living(flow.state)
    active = document.turn
    if active >= len(document.mages) or not flow.state.is_alive(active):
        raise PositionError("the turn must be that of a living mage", "$.turn")
    flow.call(Duel(active))
    if document.at == "play":
        mage = flow.state.mage(active)
        if not mage.hand:
            raise PositionError("the mage has no card to play", f"$.mages[{active}].hand")
        flow.state.stack[-1].step = "pass_on"
        flow.call(Turn(active, hex=mage.hex))
        flow.state.stack[-1].step = "bewitched"
