# Combat against enemies: questions, options, reasons and the log.

## Questions
ask-joining = Which rampaging enemies nearby do you challenge besides?
ask-ranged-phase = Ranged and siege attacks: strike before they do, or go on.
ask-block-phase = The enemies attack: block them one by one, or go on.
ask-damage-phase = Who takes the damage?
ask-attack-phase = Your attack: strike the enemies that are left, or end the combat.

## Options
option-challenge = Challenge { $enemy } at { $space }
option-challenge-2 = Challenge { $a } and { $b }
option-challenge-many = Challenge { $count } enemies at once
option-challenge-nobody = Challenge nobody else
option-enter = Enter { $site }
option-burn = Burn the monastery
option-strike-1 = Strike { $a }
option-strike-2 = Strike { $a } and { $b }
option-strike-3 = Strike { $a }, { $b } and { $c }
option-strike-4 = Strike { $a }, { $b }, { $c } and { $d }
option-strike-5 = Strike { $a }, { $b }, { $c }, { $d } and { $e }
option-strike-many = Strike { $count } enemies at once
option-block = Block { $enemy }
option-convert-attack = Turn { $spent } unspent move into attack { $points }
option-convert-ranged = Turn { $spent } unspent move into ranged attack { $points }
option-convert-block = Turn { $spent } influence into block { $points }
option-cancel = Spend { $unit } to cancel the attack of { $enemy }
option-assign-unit = { $enemy }, damage { $damage }: { $unit } takes it
option-assign-hero = { $enemy }, damage { $damage }: the hero takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
option-next-block = Go on to the block phase
option-next-damage = Go on to the damage phase
option-next-end = End the combat

## Names in sentences
phase-ranged = ranged and siege attacks
phase-block = blocks
phase-damage = damage
phase-attack = attacks
combat-assault = an assault
combat-provoked = provoked enemies
combat-challenge = a challenge
combat-inside = an adventure site
combat-burning = a burning monastery
combat-incantation = an incantation
conquered-keep = the keep
conquered-mage-tower = the mage tower
conquered-ruins = the ancient ruins
conquered-dungeon = the dungeon
conquered-tomb = the tomb
conquered-monster-den = the monster den
conquered-spawning-grounds = the spawning grounds
conquered-monastery = the monastery
conquered-mine = the mine
city-red = the red city
city-blue = the blue city
city-green = the green city
city-white = the white city
pile-green = green
pile-brown = brown
pile-red = red
pile-grey = grey
pile-violet = violet
pile-white = white
converted-attack = attack
converted-ranged = ranged attack
converted-block = block

## Reasons
refused-combat-first = The combat comes to its end first.
refused-no-combat-now = A combat is the one action of a turn, after the movement.
refused-no-combat-off-map = Your hero is not on the map.
refused-only-wounds = Who holds nothing but wounds recovers slowly, or plays a card first.
refused-no-combat-beside-hero = Nobody acts on a space where another hero stands.
refused-nobody-to-challenge = No rampaging enemy is there, next to your hero.
refused-nothing-to-enter = There is no site with enemies to enter here.
refused-site-conquered = This site is conquered already.
refused-nobody-in-the-ruins = No enemies guard these ruins.
refused-nothing-to-burn = There is no monastery here.
refused-burned-already = This monastery is burned down.
refused-no-attack-phase = Attacks belong to the ranged phase and to the attack phase.
refused-monster-stands-in = A summoned monster stands in: { $enemy }.
refused-no-such-foe = No such enemy can be reached in this combat.
refused-out-of-order = Name each of them once, in the order in which they are listed.
refused-doubly-fortified = { $enemy }: fortified twice, and out of reach before the attack phase.
refused-only-siege = { $enemy }: fortified, only siege attacks count in this phase.
refused-no-attack-points = No attack is played that counts here; it takes { $needed }.
refused-attack-resisted = The attack comes to { $points } of { $needed }, { $missing } too little: { $halved } of its points are resisted and count half.
refused-attack-short = The attack comes to { $points } of { $needed }, { $missing } too little.
refused-no-block-phase = Blocks belong to the block phase.
refused-blocked-already = { $enemy }: blocked already.
refused-summoner-attacks-not = { $enemy }: summons and does not attack itself.
refused-attacks-not = { $enemy }: does not attack.
refused-no-block-points = No block is played; it takes { $needed }.
refused-block-inefficient = The block comes to { $points } of { $needed }, { $missing } too little: { $halved } of its points are inefficient and count half.
refused-block-short = The block comes to { $points } of { $needed }, { $missing } too little.
refused-no-such-points = There are no such points.
refused-not-in-this-phase = These points are of no use in this phase.
refused-not-convertible = No effect allows that this turn.
refused-too-few-points = Only { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} left for that.
refused-no-such-unit = You have no such unit.
refused-banner-cancels-nothing = This unit bears no banner that cancels attacks.
refused-units-stay-outside = Units do not follow you in here.
refused-banner-unit-wounded = { $unit }: wounded, and no help now.
refused-banner-unit-spent = { $unit }: spent.
refused-units-are-safe = No damage is assigned to units this turn.
refused-wounded-takes-none = { $unit }: wounded, and takes no more damage.
refused-unit-closed = { $unit }: took damage unhurt in this combat, and takes no more.
refused-no-damage-phase = Damage is assigned in the damage phase.
refused-no-damage-of-that = No damage of that enemy is to be assigned now.
refused-not-the-next-phase = That is not the next phase.

## The log
event-combat-begun = { $hero } begins a combat: { $how }.
event-enemy-faced = An enemy joins the combat: { $enemy }.
event-enemy-revealed = An enemy appears: { $enemy }.
event-nobody-drawn = No { $pile } token is left: nobody comes.
event-monster-summoned = A monster is summoned by { $enemy }: { $monster }.
event-monster-gone = A monster vanishes: { $monster }.
event-phase-begun = Phase: { $phase }.
event-enemies-struck = { $hero } strikes with { $points } against armor { $armor }{ $count ->
    [one] .
   *[other] {" "}of { $count } enemies.
}
event-enemy-defeated = { $hero } defeats { $enemy }.
event-enemy-blocked = { $hero } blocks { $enemy } with { $points }.
event-attack-cancelled = { $hero } spends { $unit }: no attack by { $enemy }.
event-enemy-held = No attack in this combat: { $enemy }.
event-enemy-weakened = Armor { $armor } from now on: { $enemy }.
event-fortification-lost = No longer fortified: { $enemy }.
event-resistance-lost = Resistance lost: { $enemy }.
event-points-converted = { $hero } gains { $into } { $points } out of other points.
event-damage-dealt = Damage by { $enemy }: { $damage }.
event-unit-unhurt = A unit of { $hero } resists and stays unhurt: { $unit }.
event-unit-wounded = A unit of { $hero } is wounded{ $wounds ->
    [one] {""}
   *[other] {" "}and poisoned ({ $wounds } wounds)
}: { $unit }.
event-unit-destroyed = A unit of { $hero } is paralyzed and destroyed: { $unit }.
event-hero-poisoned = Poison: { $count ->
    [one] a wound goes
   *[other] { $count } wounds go
} to the discard pile of { $hero }.
event-hero-paralyzed = { $hero } is paralyzed and discards every card but wounds.
event-site-conquered = { $hero } conquers { $site }.
event-shields-placed = { $hero } places { $count ->
    [one] a shield
   *[other] { $count } shields
} on { $city }.
event-city-conquered = The last defender falls: { $leader } leads { $city }.
event-withdrew = { $hero } withdraws to the space left before the assault.
event-enemies-remained = { $count ->
    [one] An enemy stays
   *[other] { $count } enemies stay
} there.
event-enemies-left = { $count ->
    [one] An enemy drawn for this combat is
   *[other] { $count } enemies drawn for this combat are
} discarded.
event-combat-ended = The combat of { $hero } ends; defeated: { $defeated }.

## Interactive combat
ask-set-die = Set a die in secret: white, red or blue helps the enemy.
option-set-die = Set the die to { $color }
event-die-set = { $hero } sets a die in secret.
event-die-shown = The hidden die shows: { $color }.
event-die-not-shown = The hidden die is not { $color }.
