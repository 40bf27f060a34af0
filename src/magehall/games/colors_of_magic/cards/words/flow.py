"""Words that hold other words, or ask during an effect."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import Form
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, Word, Words
from magehall.games.colors_of_magic.cards.words.conditions import Condition
from magehall.kernel.records import Value


class If(Word):
    """One effect where a condition holds, another where it does not."""

    condition: Condition
    then: Words
    otherwise: Words = ()


class ByForm(Word):
    """What happens follows the state of the mage. [mage.unbound-elementalist]"""

    liquid: Words = ()
    solid: Words = ()
    gaseous: Words = ()

    def of(self, form: Form) -> Words:
        """What happens in a state."""
        return {Form.LIQUID: self.liquid, Form.SOLID: self.solid, Form.GASEOUS: self.gaseous}[form]


class Branch(Value):
    """One of several effects. ``name`` is part of the option and of its message ``branch-<name>``."""

    name: str
    does: Words


class OneOf(Word):
    """Its controller chooses one of several effects that are possible."""

    branches: tuple[Branch, ...]


class ForEach(Word):
    """Do it for each creature of a pick in turn, which is then TARGET."""

    pick: Ref
    does: Words


class ChooseCreature(Word):
    """Choose creatures while the effect happens: these are no targets. Nobody fits: the rest that names them falls."""

    who: Who
    pick: Ref = Ref.TARGET
    count: int = 1
    may: bool = False


class AfterAttack(Word):
    """Do it when the attack under way is over. [combat.after]"""

    does: Words
