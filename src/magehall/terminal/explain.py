"""Explanations of options, refusals and rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from magehall.bots import make_bot
from magehall.kernel.chance import commit
from magehall.kernel.decision import Option, Refusal
from magehall.kernel.game import Game
from magehall.kernel.ledger import Rule, ledger
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import listed
from magehall.kernel.showing.perspective import Perspective
from magehall.terminal.commands import by_number, find_options
from magehall.terminal.table import option_texts
from magehall.terminal.ui import TextUI

ADVISOR = "search"
MOST_ADVICE = 6
FEW_RULES = 12
MOST_IDS = 4
"""So many options with one reason are listed; of the others, how many there are."""


def cite(ui: TextUI, game: Game[Any], rule_id: str, indent: int = 4) -> None:
    """Print a rule in the person's language, with its place."""
    rule = ledger(game).get(rule_id)
    if rule is not None:
        show_rule(ui, rule, indent)


def show_rule(ui: TextUI, rule: Rule, indent: int = 2) -> None:
    """Print a rule of the ledger."""
    ui.line(ui.translator.say("rule-line", id=rule.id, text=rule.text(ui.translator.locale)), indent=indent)
    place = "rule-house" if rule.house else "rule-ruling" if rule.ruling else "rule-place"
    ui.say(place, "dim", indent + 2, where=rule.where)


def explain_options(ui: TextUI, match: Match[Any], seat: int) -> None:
    """Print the question, and what each option rests on."""
    decision = listed(match, seat)
    ui.line(ui.translator.text(decision.prompt), "bold")
    cite(ui, match.game, decision.rule, indent=2)
    texts = option_texts(ui, match, seat)
    for number, option in enumerate(decision.options, 1):
        said = ui.translator.say(
            "explain-option", number=number, text=texts[option.id], id=option.id, rule=option.rule
        )
        ui.line(said, indent=2)
    ui.say("explain-more", "dim")


def explain(ui: TextUI, match: Match[Any], seat: int, asked: str) -> None:
    """Explain what ``asked`` means. It may be a number, an option's id or the beginning of one, else a word of the
    rules."""
    decision = listed(match, seat)
    option = by_number(asked, decision.options) or decision.find(asked)
    fits = [option] if option else find_options(asked, decision.options, ui.translator)
    texts = option_texts(ui, match, seat) if fits else {}
    for option in fits:
        ui.line(texts[option.id], "bold", indent=2)
        ui.say("option-id", "dim", 4, id=option.id)
        for rule_id in dict.fromkeys([option.rule, *rules_about(match.game, option)]):
            cite(ui, match.game, rule_id)
    if not fits:
        show_rules(ui, match.game, asked)


def rules_about(game: Game[Any], option: Option) -> list[str]:
    """The rules of the things an option names. Such as the text of its card, which its declaration cites."""
    names = {option.subject.replace("_", "-"), option.target.replace("_", "-")} - {""}
    cited = [rule_id for rule_id in ledger(game) if rule_id in game.cites]
    return [rule_id for rule_id in cited if rule_id.partition(".")[2] in names]


def explain_refusals(ui: TextUI, match: Match[Any], seat: int, asked: str = "") -> None:
    """Print what cannot be chosen, and why; or just ``asked``."""
    if asked:
        decision = listed(match, seat)
        option = by_number(asked, decision.options) or decision.find(asked)
        if option is None:
            asked = match.game.text_play.option_id(match.state, decision, asked)
        refusal = None if option else match.why_not(seat, asked)
        if refusal is None:
            ui.say("why-allowed", option=ui.translator.option(option) if option else asked, indent=2)
        else:
            refuse(ui, match.game, [asked], refusal)
        return
    alike: dict[str, tuple[Refusal, list[str]]] = {}
    for option_id, refusal in match.refusals(seat).items():
        alike.setdefault(ui.translator.refusal(refusal), (refusal, []))[1].append(option_id)
    if not alike:
        ui.say("why-nothing", indent=2)
    for refusal, ids in alike.values():
        refuse(ui, match.game, ids, refusal)


def refuse(ui: TextUI, game: Game[Any], ids: list[str], refusal: Refusal) -> None:
    """Print why some options are not possible, with the rule."""
    listed = ", ".join(ids[:MOST_IDS])
    if len(ids) > MOST_IDS:
        listed = ui.translator.say("why-more", ids=listed, more=len(ids) - MOST_IDS)
    ui.line(ui.translator.say("why-line", id=listed, reason=ui.translator.refusal(refusal)), indent=2)
    if refusal.rule:
        cite(ui, game, refusal.rule)


def find_rules(game: Game[Any], word: str, locale: str) -> list[Rule]:
    """Find rules by id prefix, else by text. The text is in the person's language or in the rulebook's words for the
    place."""
    lowered = word.casefold()
    rules = ledger(game).values()
    by_id = [rule for rule in rules if rule.id.startswith(lowered) or rule.id.partition(".")[2] == lowered]
    by_text = [rule for rule in rules if lowered in f"{rule.text(locale)}\n{rule.where}".casefold()]
    return by_id + [rule for rule in by_text if rule not in by_id]


def show_rules(ui: TextUI, game: Game[Any], word: str = "", *, whole: bool = False) -> bool:
    """Print the rules that match ``word``. Without a word the chapters, or with ``whole`` every rule."""
    if not word and not whole:
        chapters = Counter(rule_id.partition(".")[0] for rule_id in ledger(game))
        listed = ", ".join(f"{chapter} ({count})" for chapter, count in chapters.items())
        ui.say("rules-chapters", chapters=listed)
        return True
    found = find_rules(game, word, ui.translator.locale)
    if not found:
        ui.say("rules-none", word=word)
        return False
    shown = found if whole else found[:FEW_RULES]
    for rule in shown:
        show_rule(ui, rule)
    if len(shown) < len(found):
        ui.say("rules-more", "dim", more=len(found) - len(shown), game=game.id, word=word)
    return True


def advise(ui: TextUI, match: Match[Any], seat: int) -> None:
    """Print what a bot would do, seeing what the person sees."""
    if seat not in match.pending:  # bots never act aside
        ui.say("hint-aside", indent=2)
        return
    bot = make_bot(ADVISOR, seed=f"hint:{commit(match.setup.secret)}")
    with ui.console.status(ui.translator.say("hint-thinking")):
        choice = bot.choose(Perspective(match, seat))
    said = option_texts(ui, match, seat).get(choice.option.id) or ui.translator.option(choice.option)
    ui.say("hint-choice", option=said, indent=2)
    for line in choice.explain(ui.translator.locale, ui.translator.names)[: MOST_ADVICE + 1]:
        ui.line(line, "dim", 4)
