"""Deeds of a turn besides playing cards, and those of its end. [turn]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.kernel.decision import Deed


class BeginTurn(Deed):
    """Begin the turn, with nothing more before it. [turn.before]"""

    def parts(self) -> tuple[str, str, str]:
        return "begin", "turn", ""


class AnnounceEnd(Deed):
    """Announce the end of the round instead of a turn. [round.announce]"""

    def parts(self) -> tuple[str, str, str]:
        return "announce", "end", ""


class SkipTurn(Deed):
    """Pass, without a card and with the end of the round announced. [round.pass]"""

    def parts(self) -> tuple[str, str, str]:
        return "skip", "turn", ""


class EndTurn(Deed):
    """End the turn. [turn.end]"""

    def parts(self) -> tuple[str, str, str]:
        return "end", "turn", ""


class Concede(Deed):
    """Admit that the others have won. [scenario.concede]"""

    def parts(self) -> tuple[str, str, str]:
        return "concede", "", ""


class Rest(Deed):
    """Rest: discard a card and so many wounds. [rest.standard]"""

    card: str
    wounds: int

    def parts(self) -> tuple[str, str, str]:
        return "rest", self.card, str(self.wounds)


class SlowRecovery(Deed):
    """Rest with nothing but wounds in hand: show it, and discard one. [rest.slow]"""

    def parts(self) -> tuple[str, str, str]:
        return "recover", "", ""


# Finishing a turn


class ReturnCard(Deed):
    """Put a played card back into the deed deck, or discard it. [turn.return]"""

    card: str
    back: bool

    def parts(self) -> tuple[str, str, str]:
        return "return" if self.back else "lay-off", self.card, ""


class ThrowReceived(Deed):
    """Throw away the wounds received this turn, or keep them. [card.banner-of-protection]"""

    thrown: bool

    def parts(self) -> tuple[str, str, str]:
        return "protect", "throw" if self.thrown else "keep", ""


class UseGlade(Deed):
    """Throw away a wound of the hand or discard pile at a glade. It may also be none. [site.glade]"""

    pile: str

    def parts(self) -> tuple[str, str, str]:
        return "glade", self.pile, ""


class TakeReward(Deed):
    """Take something won. [rewards.order]"""

    kind: str

    def parts(self) -> tuple[str, str, str]:
        return "reward", self.kind, ""


class WaitForLevel(Deed):
    """Take the unit only when the level has brought a command token. [rewards.unit]"""

    def parts(self) -> tuple[str, str, str]:
        return "wait", "unit", ""


class ReturnArtifact(Deed):
    """Put an artifact back under its deck. [rewards.artifact]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "put-back", self.card, ""


class StackArtifact(Deed):
    """Put an artifact on the deed deck next. [rewards.artifact]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "stack", self.card, ""


class TakeWonCard(Deed):
    """Take a spell or advanced action, from a reward or a level. [rewards.card] [levels.up]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "gain", self.card, ""


class ChooseSkill(Deed):
    """Choose a skill that was turned up, or one on common offer. [levels.skill] [levels.common]"""

    skill: str

    def parts(self) -> tuple[str, str, str]:
        return "skill", self.skill, ""


class DiscardBeforeDrawing(Deed):
    """Discard a card of the hand before drawing. [draw.discard]"""

    card: str

    def parts(self) -> tuple[str, str, str]:
        return "shed", self.card, ""


class KeepHand(Deed):
    """Discard no more before drawing. [draw.discard]"""

    def parts(self) -> tuple[str, str, str]:
        return "keep", "hand", ""


class RefuseTactic(Deed):
    """Leave a tactic unused in the middle of drawing. [tactic.long-night]"""

    def parts(self) -> tuple[str, str, str]:
        return "spare", "tactic", ""


_PLAIN: tuple[Deed, ...] = (
    BeginTurn(),
    AnnounceEnd(),
    SkipTurn(),
    EndTurn(),
    Concede(),
    SlowRecovery(),
    ThrowReceived(True),
    ThrowReceived(False),
    WaitForLevel(),
    KeepHand(),
    RefuseTactic(),
)
_BY_ID = {deed.id: deed for deed in _PLAIN}
_BY_SUBJECT: dict[str, Callable[[str], Deed]] = {
    "return": lambda card: ReturnCard(card, True),
    "lay-off": lambda card: ReturnCard(card, False),
    "glade": UseGlade,
    "reward": TakeReward,
    "put-back": ReturnArtifact,
    "stack": StackArtifact,
    "gain": TakeWonCard,
    "skill": ChooseSkill,
    "shed": DiscardBeforeDrawing,
}
TURN_VERBS = frozenset({"rest", *_BY_SUBJECT, *(deed.parts()[0] for deed in _PLAIN)})


def read_turn_deed(option_id: str) -> Deed | None:
    """The deed of this chapter that an id means; None where it means none."""
    verb, _, rest = option_id.partition(":")
    subject, _, target = rest.partition(":")
    deed: Deed | None = _BY_ID.get(option_id)
    if verb == "rest" and target.isdecimal():
        deed = Rest(subject, int(target))
    elif verb in _BY_SUBJECT and subject:
        deed = _BY_SUBJECT[verb](subject)
    return deed if deed is not None and deed.id == option_id else None
