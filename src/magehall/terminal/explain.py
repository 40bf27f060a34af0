"""Explanations: what an option does and which rule says so, what cannot be chosen and why, and the rules themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from magehall.bots import make_bot
from magehall.kernel.chance import commit
from magehall.kernel.decision import Option, Refusal
from magehall.kernel.game import Game
from magehall.kernel.ledger import Rule, ledger
from magehall.kernel.listing import listed
from magehall.kernel.match import Match
from magehall.kernel.perspective import Perspective
from magehall.terminal.commands import by_number, find_options
from magehall.terminal.desk import Desk
from magehall.terminal.table import option_texts

ADVISOR = "search"
MOST_ADVICE = 6
FEW_RULES = 12
MOST_IDS = 4
"""So many options with one reason are listed; of the others, how many there are."""


def cite(desk: Desk, game: Game[Any], rule_id: str, indent: int = 4) -> None:
    """The rule, in the person's language, with its place in the rulebook."""
    rule = ledger(game).get(rule_id)
    if rule is not None:
        show_rule(desk, rule, indent)


def show_rule(desk: Desk, rule: Rule, indent: int = 2) -> None:
    """A rule of the ledger."""
    desk.line(desk.words.say("rule-line", id=rule.id, text=rule.text(desk.words.locale)), indent=indent)
    place = "rule-house" if rule.house else "rule-ruling" if rule.ruling else "rule-place"
    desk.say(place, "dim", indent + 2, where=rule.where)


def explain_options(desk: Desk, match: Match[Any], seat: int) -> None:
    """What is asked, and what each option is called and rests on."""
    decision = listed(match, seat)
    desk.line(desk.words.text(decision.prompt), "bold")
    cite(desk, match.game, decision.rule, indent=2)
    texts = option_texts(desk, match, seat)
    for number, option in enumerate(decision.options, 1):
        said = desk.words.say(
            "explain-option", number=number, text=texts[option.id], id=option.id, rule=option.rule
        )
        desk.line(said, indent=2)
    desk.say("explain-more", "dim")


def explain(desk: Desk, match: Match[Any], seat: int, asked: str) -> None:
    """Explain what ``asked`` means: a number, an option's id or the beginning of one, else a word of the rules."""
    decision = listed(match, seat)
    option = by_number(asked, decision.options) or decision.find(asked)
    fits = [option] if option else find_options(asked, decision.options, desk.words)
    texts = option_texts(desk, match, seat) if fits else {}
    for option in fits:
        desk.line(texts[option.id], "bold", indent=2)
        desk.say("option-id", "dim", 4, id=option.id)
        for rule_id in dict.fromkeys([option.rule, *rules_about(match.game, option)]):
            cite(desk, match.game, rule_id)
    if not fits:
        show_rules(desk, match.game, asked)


def rules_about(game: Game[Any], option: Option) -> list[str]:
    """The rules of the very things an option names, such as the text of its card."""
    names = {option.subject.replace("_", "-"), option.target.replace("_", "-")} - {""}
    return [rule_id for rule_id in ledger(game) if rule_id.partition(".")[2] in names]


def explain_refusals(desk: Desk, match: Match[Any], seat: int, asked: str = "") -> None:
    """What cannot be chosen now, and why; or why just ``asked`` cannot."""
    if asked:
        decision = listed(match, seat)
        option = by_number(asked, decision.options) or decision.find(asked)
        refusal = None if option else match.why_not(seat, asked)
        if refusal is None:
            desk.say("why-allowed", option=desk.words.option(option) if option else asked, indent=2)
        else:
            _refuse(desk, match.game, [asked], refusal)
        return
    alike: dict[str, tuple[Refusal, list[str]]] = {}
    for option_id, refusal in match.refusals(seat).items():
        alike.setdefault(desk.words.refusal(refusal), (refusal, []))[1].append(option_id)
    if not alike:
        desk.say("why-nothing", indent=2)
    for refusal, ids in alike.values():
        _refuse(desk, match.game, ids, refusal)


def _refuse(desk: Desk, game: Game[Any], ids: list[str], refusal: Refusal) -> None:
    listed = ", ".join(ids[:MOST_IDS])
    if len(ids) > MOST_IDS:
        listed = desk.words.say("why-more", ids=listed, more=len(ids) - MOST_IDS)
    desk.line(desk.words.say("why-line", id=listed, reason=desk.words.refusal(refusal)), indent=2)
    if refusal.rule:
        cite(desk, game, refusal.rule)


def find_rules(game: Game[Any], word: str, locale: str) -> list[Rule]:
    """The rules whose id begins with ``word``, or else those whose text has it, in the person's language or in the
    rulebook's words for the place."""
    lowered = word.casefold()
    rules = ledger(game).values()
    by_id = [rule for rule in rules if rule.id.startswith(lowered) or rule.id.partition(".")[2] == lowered]
    by_text = [rule for rule in rules if lowered in f"{rule.text(locale)}\n{rule.where}".casefold()]
    return by_id + [rule for rule in by_text if rule not in by_id]


def show_rules(desk: Desk, game: Game[Any], word: str = "", *, whole: bool = False) -> bool:
    """The rules that have to do with ``word``. Without a word the chapters, or with ``whole`` every rule."""
    if not word and not whole:
        chapters = Counter(rule_id.partition(".")[0] for rule_id in ledger(game))
        listed = ", ".join(f"{chapter} ({count})" for chapter, count in chapters.items())
        desk.say("rules-chapters", chapters=listed)
        return True
    found = find_rules(game, word, desk.words.locale)
    if not found:
        desk.say("rules-none", word=word)
        return False
    shown = found if whole else found[:FEW_RULES]
    for rule in shown:
        show_rule(desk, rule)
    if len(shown) < len(found):
        desk.say("rules-more", "dim", more=len(found) - len(shown), game=game.id, word=word)
    return True


def advise(desk: Desk, match: Match[Any], seat: int) -> None:
    """What a bot would do in the person's place, seeing no more than the person sees."""
    bot = make_bot(ADVISOR, seed=f"hint:{commit(match.setup.secret)}")
    with desk.console.status(desk.words.say("hint-thinking")):
        choice = bot.choose(Perspective(match, seat))
    said = option_texts(desk, match, seat).get(choice.option.id) or desk.words.option(choice.option)
    desk.say("hint-choice", option=said, indent=2)
    for line in choice.explain(desk.words.locale, desk.words.names)[: MOST_ADVICE + 1]:
        desk.line(line, "dim", 4)
