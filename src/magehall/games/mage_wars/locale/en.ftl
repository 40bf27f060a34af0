# Names
title = Mage Wars
# Stands within a sentence, where a card's name would.
hidden-enchantment = a hidden enchantment
token-opened = open gate

# Modes
mode-apprentice = Apprentice battle
mode-standard = Standard battle
mode-teams = Teams
mode-free_for_all = Free for all
mode-not-for = { $mode } is for { $fits } players, not for { $seats }.
setting-mode = The battle
setting-mode-auto = As fits the number of players
setting-mode-apprentice = Apprentices: small arena, ready-made books, two players
setting-mode-standard = Standard: whole arena, two players
setting-mode-teams = Two teams of two
setting-mode-free_for_all = Everyone for themselves, three or four players
setting-edition = Wording of the cards
setting-edition-first = First printings
setting-edition-fourth = 4th edition (11 cards differ)

# Phases of a round
phase-initiative = Initiative
phase-reset = Reset
phase-channel = Channeling
phase-upkeep = Upkeep
phase-planning = Planning
phase-deployment = Deployment
phase-first-quickcast = First quickcast
phase-actions = Actions
phase-final-quickcast = Final quickcast

# Directions
way-north = north
way-east = east
way-south = south
way-west = west

# Questions: before the battle and in the round
ask-mage = Choose your mage.
ask-upkeep-side = You have the initiative: whose objects come first in the upkeep?
ask-upkeep-order = Several things happen to your objects: which comes first?
ask-upkeep-pay = { $what }: do you pay the upkeep?
ask-shield = Do you raise the { ability-voltaric-shield }?
ask-link = { card-death-link }: how much damage do you pass on to { $what }?
ask-torment = { card-molochs-torment }: do you make { $what } suffer?
ask-prepare = Choose spell { $number } of 2 to prepare.
ask-prepare-helper = { $what }: choose a spell to prepare.
ask-deploy = { $what }: cast the prepared spell?
ask-quickcast = Do you use your quickcast?
ask-activate = Activate a creature.
ask-act = What does { $what } do?
ask-empower = Do you pay to strengthen { $what }?
ask-before-action = A friendly creature is about to act. Do you use your quickcast or an ability first?
ask-after-action = The creature has acted. Do you use your quickcast or an ability?

# Questions: enchantments
ask-reveal-phase-end = The phase is ending. Do you reveal an enchantment?
ask-reveal-activated = A creature has been activated. Do you reveal an enchantment?
ask-reveal-moved = A creature has moved. Do you reveal an enchantment?
ask-reveal-action-end = An action phase is ending. Do you reveal an enchantment?
ask-reveal-attack-declared = An attack has been declared. Do you reveal an enchantment?
ask-reveal-attack-avoided = The chance to avoid the attack is over. Do you reveal an enchantment?
ask-reveal-attack-rolled = The dice of the attack have been rolled. Do you reveal an enchantment?
ask-reveal-attack-damage = The attack’s damage and effects have been dealt. Do you reveal an enchantment?
ask-reveal-attack-strikes = The additional strikes are over. Do you reveal an enchantment?
ask-reveal-attack-barrier = The damage barrier has had its turn. Do you reveal an enchantment?
ask-reveal-attack-counterstrike = The counterstrike is over. Do you reveal an enchantment?
ask-reveal-attack-end = The attack is over. Do you reveal an enchantment?
ask-reveal-spell-cast = A spell has been cast. Do you reveal an enchantment?
ask-reveal-spell-counter = The chance to counter the spell is over. Do you reveal an enchantment?
ask-reveal-spell-resolved = The spell has resolved. Do you reveal an enchantment?
ask-pay-reveal = { $spell } must be revealed now. Do you pay for it?
ask-trap = Which trap springs first?
ask-curseweaving = { ability-curseweaving }: do you take a curse back?

# Questions: spells and objects
ask-spell-choice = { $spell }: make your choice.
ask-cure = Which condition do you remove from { $what }?
ask-zone = To which zone is { $what } teleported?
ask-push = Which way is { $what } pushed?
ask-gate = A demon is coming: through the { card-gate-to-hell }?
ask-pet = Does { $what } become your pet?
ask-bloodreaper = Does { $what } become your Blood Reaper?
ask-set-upon = { $what }: which mage do you choose?
ask-slot = { $what }: where is it worn?
ask-bind = { $what }: which spell do you bind to it?
ask-sacrifice = Which creature do you sacrifice?
ask-temple-dice = { card-temple-of-light }: how many of your temples count?

# Questions: attacks
ask-defend = { $what } is being attacked. Do you use a defense?
ask-reroll = { card-temple-of-the-dawnbreaker }: do you have a roll repeated?
ask-strike-again = Do you strike again?
ask-counterstrike = Do you strike back?
ask-next-target = Do you attack another target?
ask-fury = { card-battle-fury }: do you attack once more?
ask-zone-order = Who is attacked next?

# Options: before the battle and in the round
option-mage = Play the { $mage }
option-upkeep-banish = { $what }: remove a banish token
option-upkeep-regenerate = { $what }: regenerate
option-upkeep-pay = { $what }: upkeep
option-upkeep-shield = { $what }: { ability-voltaric-shield }
option-upkeep-burn = { $what }: Burn
option-upkeep-rot = { $what }: Rot
option-upkeep-poison = { $what }: poison
option-upkeep-ghoul = { $what }: { card-ghoul-rot }
option-upkeep-link = { $what }: { card-death-link }
option-upkeep-torment = { $what }: { card-molochs-torment }
option-upkeep-side = The objects of { $mage }
option-in-order = Everything in the order shown
option-upkeep-paid = Pay { $mana } mana and keep { $what }
option-upkeep-unpaid = Do not pay: { $what } is destroyed
option-shield-on = Raise the shield ({ $mana } mana)
option-shield-off = Leave the shield down
option-link = { $damage ->
    [0] Leave { $what } alone
   *[other] Heal { $damage } on your mage and deal { $damage } to { $what }
}
option-torment = Deal 1 damage to { $what } (1 mana)
option-no-torment = Leave it
option-prepare = Prepare { $spell }
option-prepare-no-more = Prepare no more spells
option-prepare-nothing = Prepare nothing
option-not-deploy = Cast nothing
option-keep-quickcast = Keep the quickcast
option-activate = Activate { $what }
option-pass-turn = Pass
option-empower = Strengthen { $what } ({ $mana } mana)
option-not-empower = Save the mana
option-let-pass = Do nothing

# Options: actions
option-move = Move to { $zone }
option-climb = Cross the wall to { $zone } (full action)
option-attack = Attack { $target } with { $attack }
option-guard = Guard
option-finish = End the action phase
option-cast = { $target ->
    [arena] Cast { $spell } ({ $mana } mana)
   *[other] Cast { $spell } on { $target } ({ $mana } mana)
}
option-cast-by = { $target ->
    [arena] { $what }: cast { $spell } ({ $mana } mana)
   *[other] { $what }: cast { $spell } on { $target } ({ $mana } mana)
}
option-use = { $mana ->
    [0] { $what }: use { $ability }
   *[other] { $what }: use { $ability } ({ $mana } mana)
}
option-use-on = { $mana ->
    [0] { $what }: use { $ability } on { $target }
   *[other] { $what }: use { $ability } on { $target } ({ $mana } mana)
}

# Options: enchantments
option-reveal = Reveal { $spell } on { $target } ({ $mana } mana)
option-pay-reveal = Pay for { $spell } ({ $mana } mana)
option-refuse-reveal = Do not pay: { $spell } is lost
option-trap = { $spell } first
option-take-back = Take { $spell } back into the spellbook
option-no-curse = Take none back

# Options: spells and objects
option-choose = Choose { $what } ({ $mana } mana)
option-choose-zone = Choose zone { $zone }
option-teleport-to = Teleport to { $zone } ({ $mana } mana)
option-push = Push { $way }
option-force-push = Push { $way } ({ $mana } mana)
option-force-push-halted = Push { $way }, as far as the wall ({ $mana } mana)
option-cure = Remove { $what } ({ $mana } mana)
option-enough = That is enough
option-withdraw = Withdraw the spell
option-one-wall = One wall only
option-second-wall = A second wall on { $border }
option-through-gate = Through the { card-gate-to-hell }
option-stay-here = Here, where it was summoned
option-pet = Make { $what } your pet ({ $price } mana)
option-bloodreaper = Make { $what } your Blood Reaper (lose { $price } life)
option-no-marker = Leave it as it is
option-set-upon = Choose the mage of { $mage }
option-slot = Wear it as: { $slot }
option-replace = Replace { $what }
option-replace-in = Replace { $what } as: { $slot }
option-bind = Bind { $spell }
option-bind-none = Bind nothing
option-sacrifice = Sacrifice { $what }
option-temple-dice = { $count ->
    [one] { $count } die and +{ $count } to the effect
   *[other] { $count } dice and +{ $count } to the effect
 } ({ $mana } more mana)

# Options: attacks
option-defend = Use the defense of { $defense } ({ $value } or more)
option-no-defense = Use no defense
option-reroll-attack = Repeat the attack dice
option-reroll-effect = Repeat the effect die
option-reroll-defense = Repeat the defense roll
option-reroll-escape = Repeat the escape roll
option-keep-roll = Let the roll stand
option-strike-again = Strike again
option-no-more-strikes = Strike no more
option-no-counterstrike = Do not strike back
option-no-second-target = Attack no one else
option-no-fury = Do not attack again

# Results
result-last-standing = The last mage standing wins.
result-draw = All mages have fallen: a draw.
result-too-long = Nobody could win within a hundred rounds: a draw.
option-own-book = Play a book of your own as { $mage }
