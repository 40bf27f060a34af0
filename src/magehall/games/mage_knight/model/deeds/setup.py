"""Deeds of the set-up. [setup]"""

from __future__ import annotations

from magehall.kernel.decision import Deed


class ChooseHero(Deed):
    """Play a hero. [setup.heroes]"""

    hero: str

    def parts(self) -> tuple[str, str, str]:
        return "hero", self.hero, ""


class DraftCard(Deed):
    """Keep an advanced action of the pack. [variant.draft]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "draft", self.card, ""


SETUP_VERBS = frozenset({"hero", "draft"})


def read_setup_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, subject = option_id.partition(":")
    if not subject or ":" in subject:
        return None
    return {"hero": ChooseHero(subject), "draft": DraftCard(subject)}.get(verb)
