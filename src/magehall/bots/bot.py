"""Interface of bots: a bot chooses an option, and can explain it. It sees what its seat sees."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from magehall.kernel.decision import Option
from magehall.kernel.showing.perspective import Perspective
from magehall.kernel.text import Text, register_texts

DOMAIN = "bots"
register_texts(DOMAIN, Path(__file__).parent / "locale")


class Weighed(Struct, frozen=True):
    """An option as a bot evaluated it. ``value`` is what it expects of it for its own seat, from 0 (lost) to 1 (won),
    ``looks`` in how many imagined worlds it looked."""

    option: Option
    value: float
    looks: int


class Choice(Struct, frozen=True):
    """A bot's choice with its reasons. ``why`` says how it came to choose, ``weighed`` what it expected of each option
    it looked at, the chosen one first. A bot that did not need to look weighed nothing."""

    option: Option
    why: Text
    weighed: tuple[Weighed, ...] = ()

    def explain(self, locale: str = "en", names: Mapping[int, str] | None = None) -> list[str]:
        """The explanation as a person reads it, a sentence a line."""
        lines = [self.why.render(locale, names)]
        for entry in self.weighed:
            said = Text(
                DOMAIN,
                "weighed",
                {
                    "option": entry.option.text(locale, names),
                    "percent": round(100 * entry.value),
                    "looks": entry.looks,
                },
            )
            lines.append(said.render(locale, names))
        return lines


class Bot(Protocol):
    """Interface of a bot. Equal bots (name, seed, budget in simulations) that see the same choose the same, on any
    machine, and whatever they saw before: a bot keeps nothing from one decision to the next."""

    @property
    def name(self) -> str:
        """The name of the bot for ``make_bot``, budget included."""

    def choose(self, perspective: Perspective) -> Choice:
        """One of the options of ``perspective.decision``, with its reasons."""


def seed_for(perspective: Perspective, seed: str) -> str:
    """Derive the random seed for one decision. It comes from the bot's ``seed`` and all that its seat sees, and from
    nothing else."""
    seen = (
        seed,
        perspective.seat,
        [option.id for option in perspective.decision.options],
        perspective.view()["table"],
    )
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()


def only_option(perspective: Perspective) -> Choice | None:
    """The choice where there is only one option, else None."""
    forced = perspective.decision.forced
    return Choice(forced, Text(DOMAIN, "why-only-option")) if forced is not None else None
