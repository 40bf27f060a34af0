# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages]
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

# Results
result-last-mage = The last mage alive wins.
result-most-life = No card is left to draw: the most life wins.
result-virtual = The virtual opponent wins.
