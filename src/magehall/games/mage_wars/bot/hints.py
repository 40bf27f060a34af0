"""Heuristic move ordering: which options are worth a look, the best guess first. Nothing is tried. What only hurts
oneself is left out, and so is what brings less than it costs. Every guess is a gain in the mana of ``worth``, so that
a blow, a spell and a step can be told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from magehall.games.mage_wars.bot.appetite import appetite, cast_price, most_wanted
from magehall.games.mage_wars.bot.attack_gains import attack_gain, prospects
from magehall.games.mage_wars.bot.field import Body, Field, field_of
from magehall.games.mage_wars.bot.gains import ability_gain, spell_gain
from magehall.games.mage_wars.bot.reveals import is_moment, is_timely
from magehall.games.mage_wars.bot.standing import MAGE_STRIKES, Standing
from magehall.games.mage_wars.bot.words import worth_of_use
from magehall.games.mage_wars.bot.worth import price_worth
from magehall.games.mage_wars.cards import BY_SLUG, CARDS
from magehall.games.mage_wars.cards.card import AttackBar, Kind, Speed
from magehall.games.mage_wars.combat.attack_action import has_charged
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.deeds import WITHDRAW
from magehall.games.mage_wars.model.frames import Activation, Attack, AttackAction
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.spells.aiming.costs import cast_cost, reveal_cost
from magehall.kernel.decision import PASS_VERB, Decision, Option

_WORTHWHILE = 0.2
"""Less than so much is not worth a spell."""


class Breadth(NamedTuple):
    """Pruning limits: how many options of each kind are worth a look. ``part_of_best`` is the part of the best guess
    that they must come to: fewer options are told apart sooner."""

    attacks: int
    moves: int
    plans: int
    activations: int
    deeds: int
    part_of_best: float
    least_step: float
    """What a step must lead to."""
    idle_below: float
    """Doing nothing is a thought only where nothing brings as much."""


NARROW = Breadth(
    attacks=3, moves=2, plans=4, activations=4, deeds=6, part_of_best=0.4, least_step=0.05, idle_below=2.0
)
WIDE = Breadth(
    attacks=4, moves=3, plans=6, activations=5, deeds=8, part_of_best=0.1, least_step=-1.5, idle_below=99.0
)

_MOST_SPELLS = 6
_TARGETS_EACH = 2
_CASTS = frozenset({"cast", "bound", "invoke", "use"})


def hints(state: Duel, decision: Decision, breadth: Breadth = NARROW) -> Sequence[Option]:
    """The options worth a look, best guess first; never empty. More breadth adds to them, behind the first."""
    # Who withdraws a spell stands where it stood before, and would announce it again, and again.
    options = [option for option in decision.options if option.verb != WITHDRAW]
    if len(options) == 1:
        return options
    verbs = {option.verb for option in options}
    if "mage" in verbs:
        return options
    if "reveal" in verbs:
        moment = any(option.verb == "reveal" and is_moment(state, option.subject) for option in options)
        passes = [option for option in options if option.verb == PASS_VERB]
        if passes and not moment:
            return passes
    field = field_of(state)
    adviser = _Adviser(field, decision.seat, breadth)
    found: Sequence[Option] = ()
    if "prepare" in verbs:
        found = adviser.plans(options)
    elif "reveal" in verbs:
        found = adviser.reveals(options)
    elif "activate" in verbs:
        found = adviser.turn(options)
    elif "finish" in verbs:
        found = adviser.acting(options)
    elif "pay" in verbs:
        found = adviser.payments(options)
    elif "attack" in verbs:
        found = adviser.strikes(options)
    elif verbs & _CASTS:
        found = adviser.casting(options)
    elif verbs & {"defend", "strike"}:
        found = adviser.defences(options)
    else:
        found = adviser.rest(options, verbs)
    return found or options


class _Adviser:
    """A seat's choices in one position."""

    __slots__ = ("breadth", "field", "mana", "seat", "state", "team")

    def __init__(self, field: Field, seat: int, breadth: Breadth) -> None:
        self.field = field
        self.breadth = breadth
        self.state = field.state
        self.seat = seat
        self.team = field.teams[seat]
        mage = field.by_id.get(MAGE[seat])
        self.mana = mage.piece.mana if mage else 0

    # Planning

    def plans(self, options: Sequence[Option]) -> list[Option]:
        """The spells most wanted that can be paid for beside those already chosen."""
        chosen = [CARDS[number] for number in self.state.player(self.seat).prepared]
        mana = self.mana - sum(map(cast_price, chosen))
        full = any(card.speed is Speed.FULL for card in chosen)
        scored = []
        for option in options:
            if option.verb != "prepare":
                continue
            card = BY_SLUG[option.subject]
            if full and card.speed is Speed.FULL and not option.target:
                continue
            wish = appetite(self.field, self.seat, card, mana)
            if card in chosen:
                wish *= 0.5
            if wish > _WORTHWHILE:
                scored.append((wish, option))
        scored.sort(key=lambda entry: -entry[0])
        enough = [option for option in options if option.verb == "done"]
        return self.worth_a_look(scored, self.breadth.plans) or enough

    # Acting

    def turn(self, options: Sequence[Option]) -> list[Option]:
        """Which creature acts next, or a spell before it does, or a pass."""
        activations = []
        for option in options:
            if option.verb == "activate":
                body = self.field.by_id.get(option.subject)
                activations.append((self.urgency(body) if body else 0.0, option))
        activations.sort(key=lambda entry: -entry[0])
        spells = self.spells(options)[:3]
        skips = [(0.3, option) for option in options if option.verb == "skip"]
        scored = (
            activations[: self.breadth.activations]
            + [(0.9 * gain, option) for gain, option in spells]
            + skips
        )
        scored.sort(key=lambda entry: -entry[0])
        return self.worth_a_look(scored, self.breadth.deeds)

    def urgency(self, body: Body) -> float:
        """What a creature could do now."""
        hope = prospects(self.field, body)
        if not body.mage:
            return hope + 0.1
        return max(MAGE_STRIKES * hope, most_wanted(self.field, self.seat, self.mana))

    def acting(self, options: Sequence[Option]) -> list[Option]:
        """What the activated creature does."""
        frame = self.state.find(Activation)
        assert frame is not None
        body = self.field.by_id.get(frame.creature)
        if body is None:
            return list(options)
        attacks = self.attacks(options, body.id)[: self.breadth.attacks]
        spells = self.spells(options)[:_MOST_SPELLS]
        best = max((gain for gain, _ in (*attacks, *spells)), default=0.0)
        moves = self.moves(options, body, frame)
        scored = [*attacks, *spells, *moves[: self.breadth.moves]]
        idle = "guard" if any(option.verb == "guard" for option in options) else "finish"
        if best < self.breadth.idle_below:
            near = self.field.to_attacker(self.team)[body.zone] <= 1
            scored += [(0.2 if near else 0.02, option) for option in options if option.verb == idle]
        scored.sort(key=lambda entry: -entry[0])
        # A mage that strikes may still cast, and the other way round: for it, the lesser deed is no waste.
        found = (
            [option for _, option in scored] if body.mage else self.worth_a_look(scored, self.breadth.deeds)
        )
        return found or [option for option in options if option.verb == idle]

    def attacks(
        self, options: Iterable[Option], attacker: str, kind: AttackKind = AttackKind.ACTION
    ) -> list[tuple[float, Option]]:
        """The attacks that bring something, the best first."""
        swift = has_charged(self.state, attacker)
        found = []
        for option in options:
            if option.verb == "attack":
                bar = self.bar(option)
                gain = attack_gain(self.field, attacker, bar, option.target, self.seat, kind, swift)
                if gain > 0:
                    found.append((gain, option))
        found.sort(key=lambda entry: -entry[0])
        return found

    def bar(self, option: Option) -> AttackBar:
        """The attack bar an option names."""
        holder, _, name = option.subject.rpartition(".")
        card = self.state.card(holder)
        return next(bar for bar in card.attacks if bar.name == name)

    def moves(self, options: Iterable[Option], body: Body, frame: Activation) -> list[tuple[float, Option]]:
        """The steps that lead somewhere better than here."""
        standing = Standing(self.field, self.seat, self.mana)
        here = standing.post(body, body.zone)
        found = []
        for option in options:
            if option.verb in ("move", "climb"):
                zone = self.field.arena.zone(option.target)
                held = frame.held or standing.hinders(body, zone)
                gain = standing.hope(body, zone, frame.moves + 1, held) + standing.post(body, zone) - here
                if gain > self.breadth.least_step:
                    found.append((gain * 0.95, option))
        found.sort(key=lambda entry: -entry[0])
        return found

    def strikes(self, options: Sequence[Option]) -> list[Option]:
        """Attacks outside the free choice of an action: forced ones, counterstrikes, second targets."""
        top = self.state.stack[-1]
        attacker, kind = "", AttackKind.ACTION
        if isinstance(top, Activation):
            attacker = top.creature
        elif isinstance(top, Attack):
            attacker, kind = top.target, AttackKind.COUNTERSTRIKE
        elif isinstance(top, AttackAction):
            attacker = top.attacker
            kind = top.manner
        if not attacker:
            # A zone attack strikes all; the order hardly matters.
            return list(options[:1])
        scored = self.attacks(options, attacker, kind)
        if scored:
            return [option for _, option in scored[: self.breadth.attacks]]
        return [option for option in options if option.verb == PASS_VERB]

    # Spells

    def spells(self, options: Iterable[Option]) -> list[tuple[float, Option]]:
        """Spells and abilities that bring more than they cost. Only the best targets of each are kept."""
        scored = []
        for option in options:
            if option.verb in _CASTS:
                gain = self.net_gain(option)
                if gain > _WORTHWHILE:
                    scored.append((gain, option))
        scored.sort(key=lambda entry: -entry[0])
        kept: list[tuple[float, Option]] = []
        seen: dict[str, int] = {}
        for gain, option in scored:
            seen[option.subject] = seen.get(option.subject, 0) + 1
            if seen[option.subject] <= _TARGETS_EACH:
                kept.append((gain, option))
        return kept

    def net_gain(self, option: Option) -> float:
        """What a spell or an ability brings, its price taken off."""
        state = self.state
        frame = state.find(Activation)
        caster = frame.creature if frame else MAGE[self.seat]
        holder, _, name = option.subject.rpartition(".")
        if option.verb in ("use", "invoke"):
            ability = next(ability for ability in state.card(holder).abilities if ability.name == name)
            gain = ability_gain(self.field, self.seat, caster, holder, name, option.target)
            return gain - price_worth(self.mana, ability.cost)
        card = BY_SLUG[name]
        price = cast_cost(state, caster, card, option.target)
        return spell_gain(self.field, self.seat, caster, card, option.target) - price_worth(self.mana, price)

    def casting(self, options: Sequence[Option]) -> list[Option]:
        """A spell where it pays, else none."""
        spells = [option for _, option in self.spells(options)[:_MOST_SPELLS]]
        return spells + [option for option in options if option.verb == PASS_VERB]

    # Reactions

    def reveals(self, options: Sequence[Option]) -> list[Option]:
        """What is worth turning up at this very moment; mostly nothing."""
        found = [
            option
            for option in options
            if option.verb == "reveal" and is_timely(self.field, self.seat, option.subject)
        ]
        return found + [option for option in options if option.verb == PASS_VERB]

    def defences(self, options: Sequence[Option]) -> list[Option]:
        """A defence costs nothing, and neither does another strike."""
        return [option for option in options if option.verb != PASS_VERB]

    def payments(self, options: Sequence[Option]) -> list[Option]:
        """Pay where what is kept is worth more than the mana."""
        pays = [option for option in options if option.verb == "pay"]
        refuses = [option for option in options if option.verb == "refuse"]
        if not refuses:
            return pays
        id = pays[0].subject
        return [*pays, *refuses] if self.is_worth_paying(id) else [*refuses, *pays]

    def is_worth_paying(self, id: str) -> bool:
        state = self.state
        piece = state.piece(id)
        attack = state.find(Attack)
        card = CARDS[piece.card]
        if card.kind is Kind.ENCHANTMENT and card.trigger is not None:
            if attack is None:
                return True
            harm = attack_gain(
                self.field, attack.attacker, attack.bar(), attack.target, attack.seat, attack.manner
            )
            return abs(harm) > price_worth(self.mana, reveal_cost(state, id)) + 0.5
        body = self.field.by_id.get(id)
        if body is not None and body.mage:
            return any(
                self.field.arena.distance(body.zone, other.zone) <= 2
                for other in self.field.enemies(self.team)
            )
        return body is None or body.worth > 3.0

    def rest(self, options: Sequence[Option], verbs: set[str]) -> Sequence[Option]:
        """The small questions."""
        if "in-order" in verbs:
            return [option for option in options if option.verb == "in-order"]
        if "set-upon" in verbs:
            return [option for option in options if self.is_foe(option.subject)]
        if "bind" in verbs:
            binds = [option for option in options if option.verb == "bind"]
            return _best_first(binds, self.worth_binding)[:3]
        if "cure" in verbs:
            return [option for option in options if option.verb == "cure"]
        return options

    def is_foe(self, id: str) -> bool:
        body = self.field.by_id.get(id)
        return body is not None and body.team != self.team

    def worth_binding(self, option: Option) -> float:
        """Value of binding a spell, which is then cast round after round. Best is one that hurts and can always be paid
        for."""
        card = BY_SLUG[option.subject]
        if card.kind is Kind.ATTACK:
            return card.attacks[0].dice - 0.4 * (card.cost or 0) + 2.0 * (card.speed is Speed.QUICK)
        return sum(map(worth_of_use, card.does)) - 0.1 * cast_price(card)

    def worth_a_look(self, scored: Sequence[tuple[float, Option]], most: int) -> list[Option]:
        """Of guesses, the best first, those that come near it."""
        least = self.breadth.part_of_best * scored[0][0] if scored else 0.0
        return [option for gain, option in scored[:most] if gain >= least]


def _best_first(options: Iterable[Option], gain: Callable[[Option], float]) -> list[Option]:
    return sorted(options, key=gain, reverse=True)
