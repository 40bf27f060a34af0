"""Words about the Source and its dice. [source]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import (
    ANY_COLOR,
    BASIC_COLORS,
    BLACK,
    DAY,
    GOLD,
    NIGHT,
    Color,
)
from magehall.games.mage_knight.cards.words.mana import (
    Darkness,
    EndlessMana,
    FamePerSpell,
    MoreSourceDice,
    RefundCrystals,
    RerollForCrystal,
    RerollSource,
    RollForCrystals,
    StoreSourceDie,
    Sunshine,
    TurnSourceDie,
    UseAsOpposite,
)
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.heroes.gains import gain_crystal, gain_fame
from magehall.games.mage_knight.mana.ways import used_source
from magehall.games.mage_knight.model.deeds.effects import ChooseColor, ChooseDie, KeepRest
from magehall.games.mage_knight.model.events.effects import (
    DiceRerolled,
    DieClaimed,
    DieRolled,
    DieStored,
    DieTurned,
)
from magehall.games.mage_knight.model.events.turn import DiceReturned
from magehall.games.mage_knight.model.frames.effects import ChooseColors, ChooseSourceDie, Resolve, TurnDie
from magehall.games.mage_knight.model.frames.movement import LookAround
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import TakenDie
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def roll_die(flow: Flow[Quest], rule: str) -> Color:
    """Roll a mana die. [mana.dice]"""
    color = flow.chance.pick("mana", ANY_COLOR)
    flow.emit(DieRolled(color=f"@color-{color}"), rule)
    return color


def return_dice(flow: Flow[Quest], seat: int) -> None:
    """Put the dice a player took back into the Source; those used are rerolled. [source.return]"""
    dice = flow.state.turn(seat).dice
    if not dice:
        return
    back = [roll_die(flow, "source.return") if die.rerolled else die.color for die in dice]
    flow.state.edit_source().dice += back
    flow.state.edit_turn(seat).dice = []
    flow.emit(DiceReturned(count=len(back)), "source.return")


def _more_dice(flow: Flow[Quest], resolve: Resolve, word: MoreSourceDice) -> None:
    turn = flow.state.edit_turn(resolve.seat)
    turn.dice_left += word.count
    turn.wild_dice = turn.wild_dice or word.wild


def _why_no_die(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    return None if choice.state.source.dice else refuse("no-die", "source")


def _why_no_basic_die(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    basic = any(color in BASIC_COLORS for color in choice.state.source.dice)
    return None if basic else refuse("no-basic-die", "source")


def _why_not_turn(choice: Choice, effect: Effect, word: TurnSourceDie) -> Verdict:
    """A die is used so; not after the Source was closed. [skill.who-needs-magic]"""
    if choice.turn.source_closed:
        return refuse("source-closed", "skill.who-needs-magic")
    return _why_no_die(choice, effect, word)


def _turn_die(flow: Flow[Quest], resolve: Resolve, word: TurnSourceDie) -> None:
    flow.call(TurnDie(resolve.seat, word.colors))
    flow.call(ChooseSourceDie(resolve.seat, tuple(ANY_COLOR)))


def _reroll_for_crystal(flow: Flow[Quest], resolve: Resolve, _word: RerollForCrystal) -> None:
    flow.call(ChooseSourceDie(resolve.seat, BASIC_COLORS, purpose="crystal"))


def _store(flow: Flow[Quest], resolve: Resolve, _word: StoreSourceDie) -> None:
    if any(color in BASIC_COLORS for color in flow.state.source.dice):
        flow.call(ChooseSourceDie(resolve.seat, BASIC_COLORS, purpose="store"))


def _reroll(flow: Flow[Quest], resolve: Resolve, word: RerollSource) -> None:
    if word.most is None:
        reroll_dice(flow, _rerolled(flow.state), "card.mana-storm")
    else:
        flow.call(ChooseSourceDie(resolve.seat, ANY_COLOR, purpose="reroll", left=word.most))


def _rerolled(state: Quest) -> list[Color]:
    """The dice of the Source that an effect on all of them rerolls. Friendly players leave gold ones by day, unless
    there are no others. [friendly.mana]"""
    dice = list(state.source.dice)
    others = [color for color in dice if color is not GOLD]
    return others if others and state.agreement.friendly_mana and state.time is DAY else dice


def reroll_dice(flow: Flow[Quest], dice: list[Color], rule: str) -> None:
    """Reroll these dice, which lie in the Source. [source.reroll]"""
    for color in dice:
        flow.state.edit_source().dice.remove(color)
        flow.state.edit_source().dice.append(roll_die(flow, rule))
    flow.emit(DiceRerolled(count=len(dice)), rule)


def _endless(flow: Flow[Quest], resolve: Resolve, word: EndlessMana) -> None:
    flow.state.edit_turn(resolve.seat).endless += word.colors


def _fame_per_spell(flow: Flow[Quest], resolve: Resolve, word: FamePerSpell) -> None:
    """Spells cast before count as well as those to come. [card.rings]"""
    turn = flow.state.edit_turn(resolve.seat)
    turn.fame_per_spell += (word.color,)
    gain_fame(flow, resolve.seat, turn.spells_cast.count(word.color), "card.rings")


def _refund(flow: Flow[Quest], resolve: Resolve, _word: RefundCrystals) -> None:
    flow.state.edit_turn(resolve.seat).refunds = True


def _opposite(flow: Flow[Quest], resolve: Resolve, _word: UseAsOpposite) -> None:
    flow.state.edit_turn(resolve.seat).opposite = True


def _sunshine(flow: Flow[Quest], resolve: Resolve, _word: Sunshine) -> None:
    """At night, which it is inside a dungeon or tomb too. [card.amulet-of-the-sun] [night.inside]"""
    if flow.state.is_night():
        flow.state.edit_turn(resolve.seat).sunshine = True
        flow.call(LookAround(resolve.seat))


def _darkness(flow: Flow[Quest], resolve: Resolve, _word: Darkness) -> None:
    if flow.state.time is not NIGHT:
        flow.state.edit_turn(resolve.seat).darkness = True


def _roll_for_crystals(flow: Flow[Quest], resolve: Resolve, word: RollForCrystals) -> None:
    roll_for_crystals(flow, resolve.seat, word.count, "card.endless-gem-pouch", from_effect=True)


def roll_for_crystals(flow: Flow[Quest], seat: int, count: int, rule: str, *, from_effect: bool) -> None:
    """Roll a mana die for each crystal. Gold is of a colour by choice, black a fame instead. [rewards.random-crystal]"""
    rolled = [roll_die(flow, rule) for _ in range(count)]
    golden = rolled.count(GOLD)
    if golden:
        flow.call(ChooseColors(seat, BASIC_COLORS, crystal=True, left=golden, reward=not from_effect))
    gain_fame(flow, seat, rolled.count(BLACK), rule)
    for color in rolled:
        if color in BASIC_COLORS:
            gain_crystal(flow, seat, color, rule, from_effect=from_effect)


# Which die


def _ask(choosing: ChooseSourceDie, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat)


def _answer(choosing: ChooseSourceDie, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if not isinstance(deed, ChooseDie):
        choosing.left = 0
        if choosing.chosen:
            reroll_dice(flow, list(choosing.chosen), "tactic.mana-search")
        return
    color = Color(deed.color)
    state, seat = flow.state, choosing.seat
    if choosing.purpose == "reroll":
        choosing.chosen = (*choosing.chosen, color)
        choosing.left -= 1
        if choosing.left and len(choosing.chosen) < len(state.source.dice):
            choosing.go("ask")
        else:
            reroll_dice(flow, list(choosing.chosen), "tactic.mana-search")
    elif choosing.purpose == "crystal":
        gain_crystal(flow, seat, color, "card.mana-storm")
        reroll_dice(flow, [color], "card.mana-storm")
    elif choosing.purpose == "store":
        state.edit_source().dice.remove(color)
        state.edit_hero(seat).stored_die = color
        flow.emit(DieStored(hero=f"#{seat}", color=f"@color-{color}"), "tactic.mana-steal")
    elif choosing.purpose == "claim":
        state.edit_source().dice.remove(color)
        state.edit_hero(seat).claimed_die = color
        flow.emit(DieClaimed(hero=f"#{seat}", color=f"@color-{color}"), "card.mana-claim")
    else:
        state.edit_source().dice.remove(color)


def _dice(moment: Moment[Quest]) -> Iterator[Option]:
    choosing = moment.state.top(ChooseSourceDie)
    for color in dict.fromkeys(moment.state.source.dice):
        yield ChooseDie(color).option(say("option-die", color=f"@color-{color}"), "source")
    if choosing.chosen:
        yield KeepRest().option(say("option-keep-dice"), "tactic.mana-search")


def _why_not_die(moment: Moment[Quest], deed: Deed) -> Verdict:
    choosing = moment.state.top(ChooseSourceDie)
    if not isinstance(deed, ChooseDie):
        return None
    left = list(moment.state.source.dice)
    for chosen in choosing.chosen:
        left.remove(chosen)
    if deed.color not in left:
        return refuse("no-such-die", "source")
    if deed.color not in choosing.colors:
        return refuse("no-basic-die", "source")
    if choosing.purpose == "reroll" and GOLD in left and deed.color != GOLD:
        return refuse("gold-first", "tactic.mana-search")
    return None


CHOOSING: Question[Quest, Moment[Quest]] = Question(Moment, say("ask-die"), "source", _dice, _why_not_die)


def _ask_face(turning: TurnDie, flow: Flow[Quest]) -> Asked:
    return TURNING.ask(flow.state, turning.seat)


def _turn_it(turning: TurnDie, flow: Flow[Quest]) -> None:
    color = Color(flow.deed(ChooseColor).color)
    flow.state.edit_turn(turning.seat).dice.append(TakenDie(color, rerolled=False))
    flow.emit(DieTurned(hero=f"#{turning.seat}", color=f"@color-{color}"), "card.mana-draw")
    opener = flow.state.opener()
    if isinstance(opener, Resolve):
        opener.color = color


def _faces(moment: Moment[Quest]) -> Iterator[Option]:
    for color in moment.state.top(TurnDie).colors:
        yield ChooseColor(color).option(say("option-turn-die", color=f"@color-{color}"), "card.mana-draw")


def _why_not_face(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, ChooseColor) and deed.color not in moment.state.top(TurnDie).colors:
        return refuse("other-color", "card.mana-draw")
    return None


TURNING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-turn-die"), "card.mana-draw", _faces, _why_not_face
)


def _why_not_search(choice: Choice, effect: Effect, word: RerollSource) -> Verdict:
    """Mana Search comes before Source mana is used. [tactic.mana-search]"""
    if word.most is None:
        return None
    if used_source(choice.turn):
        return refuse("source-used", "tactic.mana-search")
    return _why_no_die(choice, effect, word)


RULES: dict[type, WordRule] = {
    MoreSourceDice: WordRule(_more_dice),
    TurnSourceDie: WordRule(_turn_die, _why_not_turn, asks=True),
    RerollForCrystal: WordRule(_reroll_for_crystal, _why_no_basic_die, asks=True),
    RerollSource: WordRule(_reroll, _why_not_search),
    StoreSourceDie: WordRule(_store),
    EndlessMana: WordRule(_endless),
    FamePerSpell: WordRule(_fame_per_spell),
    RefundCrystals: WordRule(_refund),
    UseAsOpposite: WordRule(_opposite),
    Sunshine: WordRule(_sunshine),
    Darkness: WordRule(_darkness),
    RollForCrystals: WordRule(_roll_for_crystals),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    ChooseSourceDie: Procedure(ask=_ask, answer=_answer),
    TurnDie: Procedure(ask=_ask_face, turn=_turn_it),
}
