"""Words and figures of a report in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magehall.kernel.contracts.study import Level, Study
from magehall.kernel.game import Game
from magehall.kernel.text import Arg, register_texts, render
from magehall.lab.analysis import BOTS
from magehall.lab.statistics import Estimate, Rate

LAB = "lab"
TITLE = "title"
"""The message by which a game is called."""

register_texts(LAB, Path(__file__).parent.parent / "locale")


class Words:
    """Renders names, texts and figures of one study."""

    def __init__(self, game: Game[Any], study: Study, locale: str) -> None:
        self.game = game
        self.study = study
        self.locale = locale

    def say(self, key: str, **args: Arg) -> str:
        """A message of the lab."""
        return say(self.locale, key, **args)

    def title(self) -> str:
        """The name of the game."""
        return render(self.game.id, TITLE, {}, self.locale, {})

    def name(self, id: str) -> str:
        """The name of an entrant, a part or an item."""
        return self.study.name(id).render(self.locale)

    def word(self, key: str) -> str:
        """The game's word for what the study counts."""
        return self.study.word(key).render(self.locale)

    def end(self, reason: str) -> str:
        """How a game ended, without a full stop."""
        return render(self.game.id, reason, {}, self.locale, {}).rstrip(".")

    def factor(self, factor: str) -> str:
        """The name of a factor."""
        return self.say(BOTS) if factor == BOTS else self.study.factor_name(factor).render(self.locale)

    def level(self, factor: str, level: Level) -> str:
        """The name of a level."""
        if isinstance(level, bool):
            return self.say("on" if level else "off")
        named = None if factor == BOTS else self.study.level_name(factor, level)
        return named.render(self.locale) if named else str(level)

    def number(self, value: float, digits: int = 0) -> str:
        """A number, as the language writes it."""
        text = f"{value:,.{digits}f}".replace("-", "−")
        if self.locale == "en":
            return text
        return text.replace(",", "\u202f").replace(".", ",")

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign."""
        rounded = round(value, digits)
        return (
            f"+{self.number(rounded, digits)}"
            if rounded > 0
            else self.number(abs(rounded) if rounded == 0 else rounded, digits)
        )

    def percent(self, share: float, digits: int = 0) -> str:
        """A share in percent."""
        space = "" if self.locale == "en" else "\u00a0"
        return f"{self.number(100 * share, digits)}{space}%"

    def points(self, difference: float) -> str:
        """A difference of shares in percentage points."""
        return self.say("points", value=self.signed(100 * difference))

    def interval(self, rate: Rate) -> str:
        """The interval of a rate."""
        low, high = rate.interval
        return self.say("interval", low=self.percent(low), high=self.percent(high))

    def spread(self, estimate: Estimate) -> str:
        """The interval of a mean."""
        return self.say("interval", low=self.number(estimate.low, 1), high=self.number(estimate.high, 1))

    def difference(self, measure: str, estimate: Estimate) -> tuple[str, str, str]:
        """A difference with the ends of its interval. Rounds are counted, everything else is a share."""
        if measure == "rounds":
            return (
                self.signed(estimate.value, 1),
                self.signed(estimate.low, 1),
                self.signed(estimate.high, 1),
            )
        return (
            self.points(estimate.value),
            self.signed(100 * estimate.low),
            self.signed(100 * estimate.high),
        )


def say(locale: str, key: str, **args: Arg) -> str:
    """A message of the lab. Arguments are plain text, whatever they begin with."""
    plain = {
        name: f"\u2060{arg}" if isinstance(arg, str) and arg[:1] in ("@", "#") else arg
        for name, arg in args.items()
    }
    return render(LAB, key, plain, locale, {})
