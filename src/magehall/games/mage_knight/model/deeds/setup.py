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


class Bid(Deed):
    """Bid so much fame for a hero. [variant.auction]"""

    fame: int

    def parts(self) -> tuple[str, str, str]:
        return "bid", str(self.fame), ""


class NoBid(Deed):
    """Leave a hero to others. [variant.auction]"""

    def parts(self) -> tuple[str, str, str]:
        return "bid", "none", ""


SETUP_VERBS = frozenset({"hero", "draft", "bid"})


def read_setup_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, subject = option_id.partition(":")
    if not subject or ":" in subject:
        return None
    if verb == "bid":
        deed = NoBid() if subject == "none" else Bid(int(subject)) if subject.isdecimal() else None
        return deed if deed is not None and deed.id == option_id else None
    return {"hero": ChooseHero(subject), "draft": DraftCard(subject)}.get(verb)
