# The round
event-mage-chosen = { $mage } plays the { $what }.
event-round-began = Round { $round } begins.
event-initiative-rolled = { $mage } rolls { $roll } for the initiative.
event-initiative = { $mage } has the initiative.
event-channeled = { $what } channels { $mana } mana.
event-prepared = { $mage } has { $count ->
    [0] no spell
    [one] one spell
   *[other] { $count } spells
} prepared.
event-passed = { $mage } passes.
event-quickcast = { $what } uses the quickcast.
event-activated = { $what } is activated.
event-action-ended = { $what } has finished acting.
event-battle-won = { $mage } wins the battle.
event-battle-won-together = { $mage } and { $mate } win the battle.
event-battle-drawn = The battle ends in a draw.

# Mana
event-mana-paid = { $mage } pays { $mana } mana.
event-helper-paid = { $what } pays { $mana } mana of its own.
event-reveal-paid = { $mage } pays { $mana } mana to reveal it.
event-attack-paid = { $mage } pays { $mana } mana for the attack.
event-mana-gained = { $mage } gains { $mana } mana.
event-mana-lost = { $mage } loses { $mana } mana.
event-mana-on-object = { $what } gathers { $mana } mana.

# Spells
event-spell-cast = { $target ->
    [arena] { $caster } casts { $spell }.
   *[other] { $caster } casts { $spell } on { $target }.
}
event-spell-countered = Countered: { $spell }.
event-spell-jinxed = { card-jinx } undoes the spell: { $mage } gets { $mana } mana back.
event-spell-reversed = { $mage } takes the spell over and turns it on { $target }.
event-spell-withdrawn = { $mage } thinks better of { $spell } and withdraws the spell before paying.
event-spell-cancelled = The spell cast by { $mage } cannot go on and is countered.
event-spell-bound = A spell is bound to { $what }.
event-ability-used = { $target ->
    [arena] { $what } uses { $ability }.
   *[other] { $what } uses { $ability } on { $target }.
}
event-empowered = { $what } draws strength from mana.
event-bestowed = { $what } is strengthened.
event-bestowed-all = { $mage } strengthens the friendly animals.
event-dice-thrown = The dice show { $normal } normal and { $critical } critical: { $total } in all.

# Objects
event-entered-play = { $what } enters play in { $zone }.
event-wall-built = { $what } now stands on { $border }.
event-attached = Now on { $target }: { $what }.
event-equipped = Now worn by { $target }: { $what }.
event-unequipped = Taken off and back in the spellbook: { $what }.
event-returned-to-book = Back in the spellbook: { $what }.
event-destroyed = Destroyed: { $what }.
event-ability-marker-returned = The marker of { $what } is free again.
event-mage-died = The mage of { $mage } has fallen.
event-gate-opened = { $what } opens.
event-came-through-gate = { $what } comes through the gate into { $zone }.

# Enchantments
event-enchantment-revealed = { $mage } reveals { $what }.
event-enchantment-triggered = { $mage } has to reveal { $what }.
event-reveal-unpaid = { $what } is not paid for and comes to nothing.
event-enchantment-faded = { $what } fades without effect.
event-enchantment-moved = Moved to a new target, { $target }: { $what }.
event-looked = { $what } looks at a hidden enchantment.
event-looked-seen = { $what } looks at a hidden enchantment: { $spell }.

# Movement
event-moved = { $what } moves to { $zone }.
event-pushed = { $what } is pushed to { $zone }.
event-bashed = { $what } is bashed against a wall.
event-teleported = { $what } is teleported to { $zone }.
event-gassed = { $what } breathes poison gas and may move only once this round.
event-guards = { $what } goes on guard.
event-guard-lost = { $what } is no longer on guard.
event-roused = { $what } is roused and can act at once.
event-knocked-down = { $what } is knocked down.

# Attacks
event-attack-declared = { $what } attacks { $target } with { $attack }.
event-fear-rolled = The { card-helm-of-fear } turns { $what } away on 9 or more: the effect die shows { $roll }.
event-daze-rolled = { $what } is dazed and needs 7 or more: the effect die shows { $roll }.
event-defense-rolled = { $what } defends and needs { $needed } or more: the effect die shows { $roll }, in all { $result }.
event-reroll-used = { $what } has a roll repeated.
event-attack-avoided = { $target } avoids the attack.
event-attack-cancelled = The attack is cancelled.
event-attack-immune = { $target } is immune to this attack.
event-extinguished = The flames on { $target } go out.
event-dice-rolled = { $effect ->
    [0] The attack dice against { $target } show { $normal } normal and { $critical } critical damage.
   *[other] The attack dice against { $target } show { $normal } normal and { $critical } critical damage; the effect die shows { $effect }.
}
event-shield-absorbed = { $what }: the { ability-voltaric-shield } absorbs { $damage } damage.
event-effect-read = Against { $target } the effect die counts as { $result }.

# Damage, life and conditions
event-damaged = { $what } suffers { $damage } damage.
event-healed = { $what } is healed of { $damage } damage.
event-life-gained = { $what } gains { $life } life.
event-life-lost = { $what } loses { $life } life.
event-marker-placed = { $what } receives: { $marker }{ $count ->
    [1] .
   *[other] , { $count } times.
}
event-marker-removed = { $what } loses: { $marker }{ $count ->
    [1] .
   *[other] , { $count } times.
}
event-burn-rolled = { $what } burns: the attack die shows { $normal } normal and { $critical } critical damage.
event-escape-rolled = { $what } tries to escape and needs 7 or more: the effect die shows { $roll }.
event-discarded-unseen = { $spell } goes face up to the discard pile of { $mage }.
event-helper-prepared = A spell lies ready for { $what }.
event-prepared-seen = { $mage } prepares { $spell }.
event-helper-prepared-seen = { $spell } lies ready for { $what }.
