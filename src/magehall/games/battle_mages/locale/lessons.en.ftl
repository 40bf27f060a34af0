# 1. Merging
lesson-merging-title = Merging spells
lesson-merging-say-1 = { spell-stone-hand } is coming at you: an earth chain of 1 damage. You have drawn your card; now play one.
lesson-merging-hint-1 = A common spell of the chain’s type that shows another spell than its last card merges: the chain spares you and flies on, stronger. Look at the types of your cards.
lesson-merging-praise-1 = Well merged! The second card is worth 2, so 1 + 2 = 3 damage now fly on to the next mage.
lesson-merging-say-2 = The turn has gone round the table, and an air chain of 3 damage is coming at you. Its last card is { spell-poisoned-blade }.
lesson-merging-hint-2 = Two of your cards are air spells, but a merging card must not show the same spell as the chain’s last card.
lesson-merging-praise-2 = Exactly. The third card is worth 3: the next mage faces 1 + 2 + 3 = 6 damage.

# 2. Specialisation
lesson-specialisation-title = Your own magic
lesson-specialisation-say-1 = You are the mage of fire, and nothing is aimed at you. Start a chain: your opponent, the mage of earth, has 3 life left.
lesson-specialisation-hint-1 = Starting a chain with your own type deals 1 more damage. And your opponent suffers 1 less from earth.
lesson-specialisation-praise-1 = 2 damage instead of 1: a chain begun with your own type hits harder.
lesson-specialisation-say-2 = Your opponent has a single life left. You cannot stop the hail coming at you, but it will cost you only 1 life. What finishes the mage of earth?
lesson-specialisation-hint-2 = Every mage is guarded against their own type: an earth spell of 1 damage does nothing to the mage of earth.
lesson-specialisation-praise-2 = Right: 1 damage of death gets through where 1 damage of earth would have been lost.

# 3. The centre card
lesson-centre-card-title = The centre card
lesson-centre-card-say-1 = A death chain of 6 damage is coming at you, and you have 6 life. Its last card is { spell-soul-tithe }. Your turn begins: what do you draw?
lesson-centre-card-hint-1 = Neither of your cards merges with this chain. Does the face-up card in the centre?
lesson-centre-card-praise-1 = Better a card you can see than a card you can hope for. The pile has already put a new one in the centre.
lesson-centre-card-say-2 = The card is in your hand. Put it to use!
lesson-centre-card-hint-2 = Damage falls only after you have played. A card that merges spares you all of it.
lesson-centre-card-praise-2 = Saved! The fourth card is worth 4, and 10 damage fly on to the next mage.

# 4. Counters
lesson-counters-title = { spell-shield } or { spell-retaliate }?
lesson-counters-say-1 = You are down to your last life, and { spell-stone-hand } is coming at you with 1 damage. Two of your cards can stop it. Which one do you give up for so small a blow?
lesson-counters-hint-1 = { spell-shield } makes a spell vanish; { spell-retaliate } turns it on the mage who aimed it. The bigger the spell, the more { spell-retaliate } is worth: do not spend it on 1 damage.
lesson-counters-praise-1 = The blow is gone, and your best card waits for a better moment.
lesson-counters-say-2 = The moment is here: a fire chain of 4 damage, aimed by a mage who has 4 life left. And you have just drawn another { spell-shield }.
lesson-counters-hint-2 = Both counters save you. Only one of them makes use of the spell’s 4 damage.
lesson-counters-praise-2 = Back to its sender! Unless the mage answers at once, their own chain strikes them.

# 5. Saving a rare spell
lesson-saving-a-rare-title = Worth saving
lesson-saving-a-rare-say-1 = { spell-grave-chill } is coming at you with 1 damage, and you still have all your 20 life. You hold two rare spells. What do you play?
lesson-saving-a-rare-hint-1 = A rare spell is worth what it prevents or gives back. Against 1 damage that is very little: you can bear it.
lesson-saving-a-rare-praise-1 = A scratch, and both rare spells are still in your hand.
lesson-saving-a-rare-say-2 = Your chain has gone round the table and comes back to you with 6 damage. What now?
lesson-saving-a-rare-hint-2 = { spell-heal } gives back 3 life; { spell-shield } saves 6. A new chain of your own saves none.
lesson-saving-a-rare-praise-2 = Worth the wait: 6 damage gone for the price of one card.

# 6. Three rare spells
lesson-three-rares-title = Three rare spells
lesson-three-rares-say-1 = You hold nothing but rare spells, and no spell is aimed at you: one of yours must go. Which?
lesson-three-rares-hint-1 = A rare spell that can do nothing now is put down without effect. One of your three can do something now.
lesson-three-rares-praise-1 = 2 damage for the next mage, and what that mage loses you regain. The two cards that can save you stay in your hand.
lesson-three-rares-say-2 = Your next turn begins, with two rare spells in your hand. If a third one comes, you may have to throw one away. What do you draw?
lesson-three-rares-hint-2 = The centre card is a common spell: with it you are sure to have something to play.
lesson-three-rares-praise-2 = Well planned: you play the common spell and keep both rare ones.

# 7. Fusion
lesson-fusion-title = The card for every chain
lesson-fusion-say-1 = A fire chain of 6 damage is coming at you, you have 6 life, and not a single fire spell.
lesson-fusion-hint-1 = { spell-fusion } merges with a chain of any type.
lesson-fusion-praise-1 = 6 + 4 = 10: the chain flies on to the next mage, who has exactly 10 life left.
lesson-fusion-say-2 = One opponent remains: the mage of water, with 2 life. You are the mage of death and have one { spell-fusion } left. End the duel!
lesson-fusion-hint-2 = When { spell-fusion } starts a chain, you declare its type. Your own type deals 1 more damage; the mage of water suffers 1 less from water.
lesson-fusion-praise-2 = 2 damage against 2 life: declare your own type, and you get its bonus too.

# 8. One card, one answer
lesson-one-answer-title = One card, one answer
lesson-one-answer-say-1 = Two spells are coming at you at once: a fire chain of 3 damage, and { spell-rage } with 3 as well. You are the mage of fire and have 3 life. What do you play?
lesson-one-answer-hint-1 = One card answers one spell; the other one strikes. Merging helps only against the chain. Which of the two blows could you survive?
lesson-one-answer-praise-1 = Good: { spell-shield } can stop either of them.
lesson-one-answer-say-2 = Which spell do you answer?
lesson-one-answer-hint-2 = Fire hurts you 1 less, for it is your own type. { spell-rage } has no type.
lesson-one-answer-praise-2 = Fire deals you only 3 − 1 = 2 damage: you stay on your feet with 1 life.
