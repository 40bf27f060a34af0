"""Record of an object's values at one moment: traits, immunities, life."""

from __future__ import annotations

from magehall.games.mage_wars.cards.traits import Harm, Trait

ONLY_HIGHEST_COUNTS = frozenset({"regenerate", "aegis", "mana-drain", "mana-transfer", "rage"})
"""Of these traits only the highest value counts; all other values add up. [damage.regeneration-highest]"""


class Profile:
    """An object's values. Made once for a moment and never changed."""

    __slots__ = ("flags", "harms", "immune", "life", "might", "near", "values")

    def __init__(self) -> None:
        self.flags: set[str] = set()
        self.values: dict[str, int] = {}
        self.immune: set[Harm] = set()
        self.harms: dict[Harm, int] = {}
        self.might: dict[Harm, int] = {}
        self.life = 0
        self.near = False
        """Whether it depends, with no grant, on who is near."""

    def copy(self) -> Profile:
        """A profile to be made from this one."""
        twin = Profile()
        twin.flags = self.flags.copy()
        twin.values = self.values.copy()
        twin.immune = self.immune.copy()
        twin.harms = self.harms.copy()
        twin.might = self.might.copy()
        twin.life = self.life
        return twin

    def has(self, trait: str) -> bool:
        """Whether it has a trait, with or without a value."""
        return trait in self.flags

    def value(self, trait: str) -> int:
        """The value of a trait; 0 where it has none."""
        return self.values.get(trait, 0)

    def gain(self, trait: Trait) -> None:
        """Add one trait, newer than all before."""
        name = trait.name
        if trait.harm is not None:
            if name == "immunity":
                self.immune.add(trait.harm)
            else:
                table = self.might if name == "might" else self.harms
                table[trait.harm] = table.get(trait.harm, 0) + trait.value
            return
        if name == "life":
            # Life cannot be gained under Finite Life, but what was gained before stays. [damage.finite-life-kept]
            if trait.value < 0 or "finite-life" not in self.flags:
                self.life += trait.value
            return
        if name == "grounded":
            self.flags.discard("flying")
            return
        self.flags.add(name)
        if name in ONLY_HIGHEST_COUNTS:
            self.values[name] = max(self.values.get(name, 0), trait.value)
        elif trait.value:
            self.values[name] = self.values.get(name, 0) + trait.value
