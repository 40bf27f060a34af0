# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages] [names.cards]
title = Battle Mages
virtual-opponent = Virtual opponent
school-fire = Fire
school-water = Water
school-air = Air
school-earth = Earth
school-death = Death
school-poison = Poison
mage-fire = Ashka-Rel, mage of fire
    .house = ours
mage-water = Nerith-Sul, mage of water
    .house = ours
mage-air = Sarosha-Zar, mage of air
mage-earth = Dromund-Kaar, mage of earth
    .house = ours
mage-death = Velmora-Nok, mage of death
    .house = ours
mage-poison = Issith-Vey, mage of poison
    .house = ours
spell-ember-lance = Ember Lance
    .house = ours
spell-flame-wheel = Flame Wheel
    .house = ours
spell-cinder-rain = Cinder Rain
    .house = ours
spell-tide-whip = Tide Whip
    .house = ours
spell-drowning-grasp = Drowning Grasp
    .house = ours
spell-hail-volley = Hail Volley
    .house = ours
spell-poisoned-blade = Poisoned Blade
spell-gale-cutter = Gale Cutter
    .house = ours
spell-falling-sky = Falling Sky
    .house = ours
spell-stone-hand = Stone Hand
spell-rock-projectile = Rock Projectile
spell-rockfall = Rockfall
spell-grave-chill = Grave Chill
    .house = ours
spell-bone-splinter = Bone Splinter
    .house = ours
spell-soul-tithe = Soul Tithe
    .house = ours
spell-venom-dart = Venom Dart
    .house = ours
spell-spore-cloud = Spore Cloud
    .house = ours
spell-serpent-kiss = Serpent's Kiss
    .house = ours
spell-fusion = Fusion
spell-shield = Shield
spell-retaliate = Retaliate
spell-dodge = Dodge
spell-heal = Heal
    .house = ours
spell-leech = Leech
    .house = ours
spell-rebirth = Rebirth
    .house = ours
spell-paralyze = Paralyze
    .house = ours
spell-blind = Blind
    .house = ours
spell-deception = Deception
    .house = ours
spell-fear = Fear
    .house = ours
spell-icy-hand = Icy Hand
    .house = ours
spell-mind-control = Mind Control
    .house = ours
spell-rage = Rage
    .house = ours
spell-thunder = Thunder
    .house = ours
spell-tornado = Tornado
    .house = ours
spell-explosion = Explosion
    .house = ours

# Questions
ask-mage = Choose your mage.
ask-virtual-mage = Choose the mage of the virtual opponent.
ask-draw = Draw a card.
ask-play = Play a spell.
ask-which-spell = Which spell do you answer?
ask-discard = Your hand holds more than two cards: put one down.
ask-take = Which card do you take?
ask-give = Which card do you give for it?
ask-rebirth = You are at zero life.
ask-answer-retaliation = The spell has turned on you: answer at once, or suffer it.
ask-paralyze-aimed = A spell has been announced.
ask-paralyze-strikes = A spell is about to strike.

# Options
option-mage = Choose { $mage }
option-draw-pile = Draw from the pile
option-draw-centre = Take the centre card: { $spell }
option-start = Start a chain with { $spell }
option-start-fusion = Start a chain with Fusion, declared as { $school }
option-merge = Merge { $spell } into the chain
option-cast = Cast { $spell }
option-cast-at = Cast { $spell } at { $mage }
option-counter = Counter with { $spell }
option-counter-at = Counter with { $spell }, aiming the spell at { $mage }
option-spend = Put down { $spell } without effect
option-answer = { $spell }, aimed by { $by } at { $mage }: { $damage } damage
option-discard = Put down { $spell }
option-take = Take { $spell }
option-give = Give { $spell }
option-rebirth = Cast Rebirth and come back
option-accept-elimination = Leave the duel
option-suffer = Answer nothing and suffer it
option-let-it-be = Let it be
option-paralyze = Cancel the spell with Paralyze

# Refusals
refused-nothing-aimed = No spell is aimed at you, so there is nothing to counter.
refused-nothing-in-the-air = No spell is in the air, so there is nothing to cancel.
refused-alive = Rebirth can be used only after your own elimination.
refused-no-hand = No other mage has a card to swap.
refused-must-merge = A card that fits the chain aimed at you merges with it; it cannot start a chain of its own now.
refused-no-chain = No chain is aimed at you, so there is nothing to merge with.
refused-other-type = The chain aimed at you is of another type.
refused-same-image = The chain's last card shows the same spell: a merging card must show another one.
refused-has-common = As long as you can play a common spell, no rare spell is put down without effect.
refused-blind = Blind has picked the card of this turn: only that one can be played.
refused-icy-hand = Under Icy Hand only the card just drawn can be played.
refused-useful = This card can be used now: it is not put down without effect.
refused-mage-taken = This mage is taken already.
refused-draw-first = First draw a card; then you play one.
refused-no-pile = The draw pile is empty: take the centre card.
refused-no-centre = There is no centre card: draw from the pile.
refused-only-paralyze = This is not the moment to play: the only card that can be used now is Paralyze.
refused-not-at-once = A spell that was turned on you is answered with Shield, Dodge or Retaliate, or suffered.
refused-no-healing = An eliminated mage regains nothing: neither Heal nor Leech helps any more.
refused-out = You are at zero life: the only card that can be used now is Rebirth.
refused-drawn = You have drawn the card of this turn already.
refused-not-held = You do not hold this card: { $spell }.
refused-not-theirs = { $mage } does not hold this card: { $spell }.
refused-no-cast = { $spell } only answers spells in the air.
refused-no-merge = Only common spells and Fusion merge, and not this card: { $spell }.
refused-no-counter = This card counters nothing: { $spell }.
refused-no-spend = Only a rare spell is ever put down without effect, and this is none: { $spell }.
refused-no-aim = You choose no target for this card: { $spell }.
refused-yourself = { $spell } cannot be aimed at yourself.
refused-mage-out = { $mage } is out of the duel.
refused-bare = { $mage } has no card to swap.

# What happened
event-mage-chosen = { $seat } plays { $mage }, with { $life } life.
event-card-dealt = { $mage } is dealt a card.
event-card-dealt-seen = You are dealt { $spell }.
event-centre-turned-up = The new centre card is { $spell }.
event-duel-began = { $mage } begins.
event-turn-began = It is { $mage }'s turn.
event-card-drawn = { $mage } draws a card.
event-card-drawn-seen = You draw { $spell }.
event-centre-taken = { $mage } takes the centre card, { $spell }.
event-card-played = { $mage } plays { $spell }.
event-card-discarded = { $mage } puts down { $spell }.
event-card-seen = { $mage } looks at a card of { $victim }.
event-card-seen-seen = You see that { $victim } holds { $spell }.
event-cards-swapped = { $mage } swaps a card with { $victim }.
event-cards-swapped-seen = { $mage } takes { $taken } from { $victim } and gives { $given } for it.
event-chain-announced = { $mage } aims { $spell } at { $target }: { $school }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $damage } damage.
event-spell-announced = { $mage } aims { $spell } at { $target }: { $damage } damage.
event-spell-cast = { $mage } casts { $spell }.
event-spell-spent = { $mage } puts down { $spell } without effect.
event-spell-countered = { $mage } counters { $countered } with { $spell }.
event-spell-cancelled = { $spell } is cancelled.
event-spell-turned = { $spell } turns on { $target }: { $damage } damage, aimed by { $mage }.
event-spell-paralyzed = { $mage } cancels the spell with Paralyze.
event-damage-guarded = { $mage } knows this magic: 1 damage less.
event-mage-hurt = { $mage } suffers { $damage ->
    [0] no
   *[other] { $damage }
} damage and has { $life ->
    [0] no
   *[other] { $life }
} life left.
event-life-regained = { $mage } regains { $gained ->
    [0] no
   *[other] { $gained }
} life and has { $life }.
event-order-reversed = The turn order reverses.
event-mage-bewitched = { $spell } lies on { $mage }.
event-mage-fell = { $mage } falls to zero life.
event-mage-reborn = { $mage } is reborn with { $life } life.
event-card-left-behind = { $mage } leaves { $spell } behind.
event-pile-renewed = No card is left and the leaders are tied at { $life } life: the played cards are shuffled into a new pile.
event-duel-ended = { $mage } wins the duel.

# Results
result-last-mage = The last mage alive wins.
result-most-life = No card is left to draw: the most life wins.
result-virtual = The virtual opponent wins.
