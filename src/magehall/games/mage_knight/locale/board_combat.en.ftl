# What is asked, and the buttons that answer
board-act-over = The match is over.
board-act-turn = { $hero } is on turn.
board-act-waiting = Waiting for the others.
board-act-cannot = { $thing }: not now
board-act-no-reason = Nothing can be done with this now.
board-act-rule = Rule
board-act-back = Back
board-act-hint = Click a card, a unit, a skill or a lit space.
board-act-hint-choosing = Click the one you choose.
board-act-hint-combat = Click a card, a unit, a skill or an enemy.
board-act-hint-damage = Choose beside each enemy who takes its damage.
board-act-space = Space { $space }
board-act-pay-as = { $means }, as { $color }
board-act-basic = Basic effect
board-act-strong = Strong effect
board-act-sideways-move = Sideways: move
board-act-sideways-influence = Sideways: influence
board-act-sideways-attack = Sideways: attack
board-act-sideways-block = Sideways: block
board-act-rest = { $wounds ->
    [0] Rest: discard it
    [one] Rest: it and a wound
   *[other] Rest: it and { $wounds } wounds
}

# The combat
board-fight = The combat
board-phase-ranged = Ranged and siege
board-phase-block = Block
board-phase-damage = Damage
board-phase-attack = Attack
board-fight-of = { $hero } fights
board-fight-walls = The defenders stand behind walls
board-fight-no-units = Units stay outside
board-fight-night = Night rules hold inside
board-fight-endures = Wounds in this combat: { $wounds }; knocked out at { $endures }
board-fight-wounds-so-far = Wounds: { $wounds } of { $endures }
board-fight-knocked-out = Knocked out: only wounds are left in hand
board-fight-defeated = Defeated:
board-fight-played = Points played
board-points-melee = attack
board-points-ranged = ranged attack
board-points-siege = siege attack
board-points-block = block

# An enemy
board-fight-armor = Armor { $armor }
board-fight-fame = Fame { $fame }
board-fight-attack-physical = Attack { $attack }
board-fight-attack-fire = Fire attack { $attack }
board-fight-attack-ice = Ice attack { $attack }
board-fight-attack-cold-fire = Cold fire attack { $attack }
board-fight-fortified = { $count ->
    [one] fortified
   *[other] fortified twice
}
board-fight-summoned = summoned
board-fight-hidden = Its monster fights in its place
board-fight-blocked = Blocked
board-fight-held = It does not attack
board-fight-dealt = Its damage is dealt
board-fight-beyond = Out of reach before the attack phase
board-fight-attack-missing = { $points } more to defeat it
board-fight-attack-enough = Enough to defeat it
board-fight-block-missing = Block { $needed }: { $points } missing
board-fight-block-enough = Enough to block { $needed }
board-fight-block-halved = { $points ->
    [one] { $points } block point counts half
   *[other] { $points } block points count half
}
board-fight-threat = Unblocked: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
board-fight-deals = { $damage } damage: who takes it?
board-fight-block = Block it
board-fight-hero = Hero
board-fight-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
board-fight-poisoned = { $wounds ->
    [one] { $wounds } more to the discard pile
   *[other] { $wounds } more to the discard pile
}
board-fight-hand-lost = all cards but wounds are discarded
board-fight-destroyed = destroyed
board-fight-unhurt = unhurt
board-fight-left = { $damage } damage left

# An attack before it is made
board-fight-play = Play cards, units and skills for attacks.
board-fight-choose = Choose the enemy to strike.
board-fight-choose-several = Choose the enemy to strike, or several at once.
board-fight-sum-enough = { $points } of { $needed }: enough
board-fight-sum-missing = { $points } of { $needed }: { $missing } missing
board-fight-one-beyond = { $enemy }: out of reach in this phase
board-fight-halved = { $points } of the points played are resisted and count half.
board-fight-spare = { $points ->
    [one] { $points } point would be lost.
   *[other] { $points } points would be lost.
}
board-fight-strike = Strike { $enemies }

# Rewards
board-reward = Rewards
board-reward-common = On common offer, with the lowest advanced action
board-reward-count = × { $count }
board-reward-gain = Take it
board-reward-skill = Learn it
board-reward-put-back = Put it back
board-reward-stack = Put it on top

# A fight between heroes
board-duel-ranged = First phase: ranged and siege attacks
board-duel-melee = Second phase: every attack counts
