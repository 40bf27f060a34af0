# Lessons: their titles, and what is said at each step.

# 1. First steps
lesson-first-steps-title = First steps
lesson-first-steps-say-1 = This table has no squares: everything is measured. You are { name-bastion-geomancer }, with Movement 6. South of you, at 20,44, stands a stone worth a point. To do anything with a creature you activate it. Activate your mage.
lesson-first-steps-hint-1 = Activating is one of the three things you may do in your turn, beside casting a spell and passing.
lesson-first-steps-praise-1 = An activated creature may move once and do one Action, in either order.
lesson-first-steps-say-2 = Whoever has the most creatures within 1 inch of the stone controls it. Its edge is 5 inches from yours. Go there: tap or type a place, such as go 20,44.
lesson-first-steps-hint-2 = Coordinates count quarter inches. Stop anywhere within an inch of 20,44, edge to edge; you may even stand on the stone.
lesson-first-steps-praise-2 = Distances run from edge to edge of the bases, and the number itself still counts.
lesson-first-steps-say-3 = The move is used up; an Action is left. { name-ash-blade-pyromancer } is in sight, but your shot has power 3 and his Defence is 3, which is not enough. An Action is an offer, no duty.
lesson-first-steps-hint-3 = A shot needs more power than the target has Defence. End the activation.
lesson-first-steps-praise-3 = Now it is the other player’s turn. Each does one thing at a time. Rules: turn.activation, move, table.distance

# 2. Keep your distance
lesson-engagement-title = Keep your distance
lesson-engagement-say-1 = { name-field-commander } has Movement 4 and ranged 3. He wants the stone at 40,64, but { name-goblin-raider } stands at 40,48, close to the way. Activate him.
lesson-engagement-hint-1 = It is { name-field-commander } who is near the stone. Your mage is far away.
lesson-engagement-praise-1 = He may move, and he may shoot.
lesson-engagement-say-2 = Who comes within 1 inch of an enemy is engaged: the move ends there at once. Reach the stone without coming so near to the goblin.
lesson-engagement-hint-2 = Pass south of the goblin. Around 37,57 he is within an inch of the stone and more than an inch from the goblin.
lesson-engagement-praise-2 = Nobody stopped him. Engagement is asked for at every moment and never written down: one step away, and it is over.
lesson-engagement-say-3 = The Action is left, and the goblin has Defence 1.
lesson-engagement-hint-3 = Power 3 against Defence 1 hits. { name-ash-blade-pyromancer } has Defence 3, which is too much.
lesson-engagement-praise-3 = One damage, and the goblin had one life. You could have shot while engaged, too. Rules: move.engaged, move.engage-stop, combat.ranged

# 3. Breaking away
lesson-disengaging-title = Breaking away
lesson-disengaging-say-1 = { name-stronghold-guardian } is engaged with { name-orc-warrior }, but he is needed at the stone at 32,40. Activate him.
lesson-disengaging-hint-1 = Activate { name-stronghold-guardian }.
lesson-disengaging-praise-1 = He began his activation engaged, so he has no normal move.
lesson-disengaging-say-2 = He may strike, or leave the combat. Who leaves is first struck at by every enemy it is engaged with. The orc has melee 4, your Guardian Defence 4, and nobody holds cards.
lesson-disengaging-hint-2 = 4 against 4 is a tie, and a tie does nothing. Leave the combat.
lesson-disengaging-praise-2 = He takes the risk, and the orc may strike once for free.
lesson-disengaging-say-3 = A tie: nothing happened. Now he moves, and must end more than an inch from those he left. Go to the stone.
lesson-disengaging-hint-3 = The stone is at 32,40. Anywhere within an inch of it will do.
lesson-disengaging-praise-3 = Free attacks are full duels with cards. Think twice before you leave with an empty hand. Rules: move.engaged-start, move.disengage, combat.opportunity, combat.tie

# 4. One thing at a time
lesson-passing-title = One thing at a time
lesson-passing-say-1 = Players take turns, and in a turn you do exactly one thing. You have three creatures to activate. Nothing is gained by passing now: who passes does nothing more in this phase. { name-territorial-sentinel } can reach the stone at 40,60.
lesson-passing-hint-1 = Activate { name-territorial-sentinel }.
lesson-passing-praise-1 = One creature a turn. It is tapped and cannot be activated again before the next turn of the game.
lesson-passing-say-2 = Bring it within an inch of the stone.
lesson-passing-hint-2 = The stone is at 40,60. Movement 3 is enough for 36,60.
lesson-passing-praise-2 = The stone is yours, as long as nobody brings more creatures.
lesson-passing-say-3 = There is nobody to strike. The abilities of { name-field-commander } could be used at any time in your own turn; you do not need them now.
lesson-passing-hint-3 = End the activation.
lesson-passing-praise-3 = Your opponent’s turn.
lesson-passing-say-4 = Your opponent has passed, and may now cast nothing but instants. You may go on until you pass as well. { name-field-commander } has not been activated.
lesson-passing-hint-4 = Activate { name-field-commander }. If you pass, the phase is over.
lesson-passing-praise-4 = Whoever passes early leaves the field to the others. But those who wait see what the others do. Rules: turn.activation-phase, turn.pass, turn.order

# 5. Mana and blood
lesson-blood-pact-title = Mana and blood
lesson-blood-pact-say-1 = You have 3 mana. { name-incandescent-colossus } costs 5, and you want it now. There are two ways to make ends meet. Cast it.
lesson-blood-pact-hint-1 = { name-zone-control } would be cheap, but it is the Colossus that you want.
lesson-blood-pact-praise-1 = Cost 5, mana 3.
lesson-blood-pact-say-2 = You may discard one card to make a spell cheaper by 1, one card only, and never below 1.
lesson-blood-pact-hint-2 = Without the discard two points of blood would flow instead of one. Discard { name-zone-control }.
lesson-blood-pact-praise-2 = It costs 4 now. One mana is still missing.
lesson-blood-pact-say-3 = What is missing is paid in blood: 1 damage to a creature of yours for each mana. { name-stronghold-guardian } has 1 life left, your mage 10.
lesson-blood-pact-hint-3 = Blood can kill. Your mage can spare a point.
lesson-blood-pact-praise-3 = Nothing prevents or reduces this damage. Mages like the Geomancer even gain a token from it.
lesson-blood-pact-say-4 = A creature comes into play within the range of its card, here 6 inches, in sight of the caster. Put it within an inch of the stone at 36,36.
lesson-blood-pact-hint-4 = Around 36,36. Its base is an inch and a half across.
lesson-blood-pact-praise-4 = Mana left over is kept only up to what your mage generates, so spend the rest. Rules: spell.cost-order, spell.discard, spell.blood-pact, turn.mana

# 6. In range, in sight
lesson-casting-title = In range, in sight
lesson-casting-say-1 = { name-incinerate } does 4 damage to an enemy creature within 12 inches and in sight of the caster. { name-orc-chieftain } stands at 66,52, behind a wall. Cast now, and only { name-ash-hound } could be the target. What comes first?
lesson-casting-hint-1 = Casting does not tap your mage, but the wall must be out of the way first. Activate him and move.
lesson-casting-praise-1 = Range and sight run from the caster.
lesson-casting-say-2 = One free line from any point of your base to any point of the other is enough. Go where you see the Chieftain.
lesson-casting-hint-2 = Pass the wall in the north, about 45,42, or in the south.
lesson-casting-praise-2 = Your own creatures would never block your sight. Enemies do.
lesson-casting-say-3 = You could shoot, but power 3 is not more than a Defence of 3, and all of them have 3. Spells are no Actions: casting is a turn of its own.
lesson-casting-hint-3 = End the activation. You cast in your next turn.
lesson-casting-praise-3 = Let us see what your opponent does.
lesson-casting-say-4 = Your opponent passed. You have 4 mana.
lesson-casting-hint-4 = Cast { name-incinerate }.
lesson-casting-praise-4 = All targets in range and sight are offered now.
lesson-casting-say-5 = Two targets can be reached: { name-orc-chieftain } with 3 life, and { name-ash-hound } with 2.
lesson-casting-hint-5 = 4 damage would be too much for the hound, and it is the Chieftain who makes the others strong.
lesson-casting-praise-5 = Burnt. Cover never helps against spells. Rules: spell.caster, spell.range, table.sight, spell.targets

# 7. Reinforcements
lesson-summoning-title = Reinforcements
lesson-summoning-say-1 = { name-territorial-sentinel } costs 2 mana, and you have 2. A creature that comes into play may be activated in the same turn of the game.
lesson-summoning-hint-1 = Cast { name-territorial-sentinel }.
lesson-summoning-praise-1 = It comes within 6 inches of your mage.
lesson-summoning-say-2 = { name-goblin-raider } stands at 40,28. A creature may come into play right beside an enemy. Put it where it can strike: within 1 inch of the goblin.
lesson-summoning-hint-2 = Around 40,24. Melee reaches as many inches as the creature’s size: 1.
lesson-summoning-praise-2 = They are engaged. Coming into play is no move, so nothing stopped it and nobody struck.
lesson-summoning-say-3 = Your opponent passed. The Sentinel is fresh.
lesson-summoning-hint-3 = Activate the Sentinel.
lesson-summoning-praise-3 = No rest for newcomers.
lesson-summoning-say-4 = Melee 3 against Defence 1, and nobody holds cards.
lesson-summoning-hint-4 = Strike.
lesson-summoning-praise-4 = The goblin is gone before it did anything. Rules: spell.summoning, turn.same-turn, combat.reach

# 8. The duel
lesson-duel-title = The duel
lesson-duel-say-1 = Every melee attack is a duel of cards. { name-territorial-sentinel } with melee 3 stands beside { name-orc-warrior } with Defence 2 and one life left. Activate it.
lesson-duel-hint-1 = { name-iron-hide } is a spell, but it is worth more in a duel today.
lesson-duel-praise-1 = Attacker: melee and cards. Defender: Defence and cards. The higher total wins.
lesson-duel-say-2 = Declare the attack. The defender begins, then you lay cards in turn, face down.
lesson-duel-hint-2 = Strike the orc.
lesson-duel-praise-2 = The attack is declared.
lesson-duel-say-3 = Your opponent laid one card face down and holds no other. No card of those schools has more than initiative 5, so the orc has 7 at most. You have 3. { name-zone-control } adds 2, { name-iron-hide } adds 7.
lesson-duel-hint-3 = 3 and 7 are 10, which is more than 7 whatever lies there.
lesson-duel-praise-3 = Ten. That is enough.
lesson-duel-say-4 = Your opponent cannot answer. You could lay { name-zone-control } as well.
lesson-duel-hint-4 = All cards of a duel are discarded, whoever wins. Pass, and keep yours.
lesson-duel-praise-4 = Both passed in a row: the cards were shown, and the winner did 1 damage. Cards are your sword and your shield, so lay as few as you can. Rules: combat.duel, combat.initiative, combat.duel-effects

# 9. On the defence
lesson-defending-title = On the defence
lesson-defending-say-1 = { name-territorial-sentinel } is tapped and stands beside { name-orc-warrior }. Your mage has nothing to do, and your cards will be needed in a moment. Passing ends your actions, not your defence.
lesson-defending-hint-1 = { name-iron-hide } and { name-shard-golem } are worth more in the duel to come. Pass.
lesson-defending-praise-1 = Here comes the orc.
lesson-defending-say-2 = Orc 4, Sentinel Defence 3: you are behind, and you begin. Who passes may still play afterwards, as long as the other does not pass too. Your opponent has one card. But would he lay it if you do nothing? He needs nothing to win. See what he does.
lesson-defending-hint-2 = Pass. If he passes as well, you lose one life of two; if he lays his card, you know that it is gone.
lesson-defending-praise-2 = He wanted to be sure.
lesson-defending-say-3 = His last card lies there. No card of his has more than 5, so he has 9 at most. { name-iron-hide } adds 7 to your 3.
lesson-defending-hint-3 = 10 beats 9. { name-shard-golem } alone adds 2.
lesson-defending-praise-3 = Though you passed before, you may lay cards again.
lesson-defending-say-4 = You win. The winner’s boosts count, and { name-shard-golem } says: 2 damage more. The orc has 2 life. Codex cards may be laid like others.
lesson-defending-hint-4 = One damage would leave the orc alive. Lay { name-shard-golem }.
lesson-defending-praise-4 = 1 and 2 are 3, in a single blow. Winner and loser decide which boosts count, not attacker and defender. Rules: combat.duel, combat.duel-effects, combat.blow

# 10. A clear shot
lesson-shooting-title = A clear shot
lesson-shooting-say-1 = { name-field-commander } has ranged 3, { name-orc-warrior } Defence 2 and one life left. A shot is no duel: power must be more than Defence. Activate him.
lesson-shooting-hint-1 = Activate { name-field-commander }.
lesson-shooting-praise-1 = There is no limit of range.
lesson-shooting-say-2 = There is a forest in between. Every piece of light cover that the best line crosses takes 1 from the power: 2 against 2 would miss. Find a place with a clear line.
lesson-shooting-hint-2 = The northern edge of the forest lies at 44. Go north of it, to 39,43 or so.
lesson-shooting-praise-2 = You take the best line there is, and it crosses no forest.
lesson-shooting-say-3 = 3 against 2.
lesson-shooting-hint-3 = Shoot at the orc.
lesson-shooting-praise-3 = Strictly more, so it hits. Flyers are easier to hit by 1, and shoot without needing a line themselves. Rules: combat.ranged, combat.cover, keyword.flying

# 11. In between
lesson-instants-title = In between
lesson-instants-say-1 = You have 2 mana and { name-reactive-plating }, an instant: it answers an attack on one of your creatures. Your mage has nothing to do. Passing does not keep you from casting instants.
lesson-instants-hint-1 = Pass, and wait for what { name-ash-blade-pyromancer } does.
lesson-instants-praise-1 = Let him come.
lesson-instants-say-2 = He shoots at { name-field-commander }, who has Defence 2 and one life left. As the active player he speaks first, and has cast { name-battle-fury }: power 3 becomes 5. It waits on the stack, and no duel cards help against a shot.
lesson-instants-hint-2 = { name-reactive-plating } gives 3 Defence. 5 is not more than 5.
lesson-instants-praise-2 = Yours was put on the stack last and resolves first, then the fury: 5 against 5, and the shot does nothing. A counterspell works the same way. Rules: spell.instants, stack, stack.order, stack.resolve, turn.pass

# 12. Rough ground
lesson-rough-ground-title = Rough ground
lesson-rough-ground-say-1 = { name-field-commander } wants the stone at 44,48. A forest lies across the way, an inch deep, and costs double. His Movement 4 does not suffice. But once a turn he may give a creature within 6 inches 2 Movement more. That is no Action, and comes before anything else in your turn.
lesson-rough-ground-hint-1 = Use his ability first. Later in the turn it would be too late for his move.
lesson-rough-ground-praise-1 = Abilities that say “once a turn” use up neither move nor Action.
lesson-rough-ground-say-2 = Who gets it? { name-territorial-sentinel } is tapped.
lesson-rough-ground-hint-2 = He may help himself.
lesson-rough-ground-praise-2 = Movement 6.
lesson-rough-ground-say-3 = And now your one thing of this turn.
lesson-rough-ground-hint-3 = Activate { name-field-commander }.
lesson-rough-ground-praise-3 = The shown region already counts the forest.
lesson-rough-ground-say-4 = To the stone.
lesson-rough-ground-hint-4 = Around 42,48.
lesson-rough-ground-praise-4 = Walls and rocks let nobody through; a pond or a low wall costs double like a forest. Rules: move.difficult, move.impassable, turn.free-abilities, table.terrain

# 13. Keywords
lesson-keywords-title = Keywords
lesson-keywords-say-1 = This { name-territorial-sentinel } has two keywords: Healing 2 and Flying. Beside it stands { name-stronghold-guardian } with two damage. Healing is used once a turn and is no Action.
lesson-keywords-hint-1 = Use Healing before you activate anything.
lesson-keywords-praise-1 = Two damage healed. Healing never goes above the maximum.
lesson-keywords-say-2 = The stone is at 38,48, behind a rock.
lesson-keywords-hint-2 = { name-territorial-sentinel } flies, the Guardian would have to walk around.
lesson-keywords-praise-2 = Flyers ignore terrain while they move.
lesson-keywords-say-3 = Over the rock, then.
lesson-keywords-hint-3 = Within an inch of 38,48, such as 36,48. Nobody may end a move in a rock.
lesson-keywords-praise-3 = Flyers ignore terrain, but not creatures: they are engaged and stopped like all others. Every keyword has a rule of its own; type its name after rules, or tap it. Rules: keyword.healing, keyword.flying, damage.heal

# 14. Points
lesson-objectives-title = Points
lesson-objectives-say-1 = Six points win. In the middle lies the ritual circle. One creature of yours and one of your opponent are within an inch of it: it is contested. Who can change that?
lesson-objectives-hint-1 = { name-field-commander } is tapped. Activate { name-territorial-sentinel }.
lesson-objectives-praise-1 = Tapped creatures still count for control.
lesson-objectives-say-2 = Bring it within an inch of the circle, whose centre is 44,48 and whose radius is an inch and a half.
lesson-objectives-hint-2 = Somewhere around 44,54.
lesson-objectives-praise-2 = Two to one. You need more than every other player; monsters do not count.
lesson-objectives-say-3 = It is only in the end phase that objectives are looked at.
lesson-objectives-hint-3 = End the activation.
lesson-objectives-praise-3 = Your opponent may still come.
lesson-objectives-say-4 = Your opponent passed. Nothing else needs to be done, and mana will be needed: you have 4.
lesson-objectives-hint-4 = Pass. The phase is over when all have passed.
lesson-objectives-praise-4 = No monsters here, so the end phase follows.
lesson-objectives-say-5 = Whoever controls the circle may pay 3 mana for { objective-minor-power-aura }, worth 2 points.
lesson-objectives-hint-5 = Points win the match, and new mana comes every turn. Pay.
lesson-objectives-praise-5 = Two points and an ingredient. The major aura wants control at two end phases in a row and 5 mana, for 3 points. Rules: objectives.control, objectives.paid, objectives.order, victory.points

# 15. Monsters
lesson-monsters-title = Monsters
lesson-monsters-say-1 = { name-goblin-grizelda-the-greedy } belongs to nobody. Who destroys her takes her card: a point. She has one life, and Defence 10.
lesson-monsters-hint-1 = Activate { name-territorial-sentinel }.
lesson-monsters-praise-1 = In the monsters’ phase she would act by a card of the activation deck.
lesson-monsters-say-2 = Melee 3 against Defence 10. Hopeless? You have two cards, and a monster plays exactly one.
lesson-monsters-hint-2 = Strike her.
lesson-monsters-praise-2 = Her card is drawn at the start and lies face down.
lesson-monsters-say-3 = { name-reactive-plating } adds 9, { name-iron-hide } adds 7. Her card adds 7 at the very most, so she has no more than 17.
lesson-monsters-hint-3 = You will need both. Begin with the higher one.
lesson-monsters-praise-3 = Twelve.
lesson-monsters-say-4 = Is that enough against 10 and an unknown card?
lesson-monsters-hint-4 = 12 is less than 17. With { name-iron-hide } you have 19.
lesson-monsters-praise-4 = Grizelda is gone: a point, and a mana from her bag. Monsters make players spend cards, which the others notice. Rules: monsters, monsters.duels, monsters.kills, objectives.monsters

# 16. Building a force
lesson-building-a-force-title = Building a force
lesson-building-a-force-say-1 = A force is a mage and three schools of ten cards. One school at least has the mage’s element, none the opposed one: fire against water, earth against air. Arcane is open to all. You want an earth mage with the fireballs of { name-grand-barbecue } behind strong walls.
lesson-building-a-force-hint-1 = { name-bastion-geomancer } with { name-citadel-builders }, { name-grand-barbecue } and { name-stone-skin }. Any other lawful force could be put together as well.
lesson-building-a-force-praise-1 = Thirty cards are shuffled into the grimoire. The ten of the codex are in your hand from the start.
lesson-building-a-force-say-2 = Your opponent, { name-gust-aeromancer }, has deployed in the opposite corner. Your mage stands wholly in your corner, 6 inches each way. Go as near to the middle as you can.
lesson-building-a-force-hint-2 = The corner of your square towards the centre: 74,74.
lesson-building-a-force-praise-2 = The mage is a creature too: it moves, shoots and fights.
lesson-building-a-force-say-3 = You deployed last, so you say who begins. The goblins wait halfway between you.
lesson-building-a-force-hint-3 = Who begins is first at the goblins. Take it yourself.
lesson-building-a-force-praise-3 = The token passes on at the end of every turn, so next turn the other begins. Rules: force.schools, force.opposition, force.codex, setup.deploy, setup.first-player

# 17. A first skirmish
lesson-first-skirmish-title = A first skirmish
lesson-first-skirmish-say-1 = Your first match: { scenario-ritual }, six turns, six points to win. Stones stand at 76,20, 64,32 and 20,76, the circle lies in the middle. You have 4 mana. { name-field-commander } costs only 1 and is quick with his own help.
lesson-first-skirmish-hint-1 = Cast { name-field-commander }.
lesson-first-skirmish-praise-1 = Three mana left.
lesson-first-skirmish-say-2 = He comes within 6 inches of your mage. The eastern stone at 76,20 is to be his. Put him as far east as you can.
lesson-first-skirmish-hint-2 = 50,20 is the farthest.
lesson-first-skirmish-praise-2 = Your opponent answers with a { name-goblin-raider }.
lesson-first-skirmish-say-3 = The stone’s edge is 5 and a half inches from his. Movement 4 is too little, but once a turn he gives 2 more, and that costs nothing.
lesson-first-skirmish-hint-3 = Use his ability before you activate him.
lesson-first-skirmish-praise-3 = Movement 6 for this turn.
lesson-first-skirmish-say-4 = He came into play this turn and may act at once.
lesson-first-skirmish-hint-4 = Activate { name-field-commander }.
lesson-first-skirmish-praise-4 = Off he goes.
lesson-first-skirmish-say-5 = To the eastern stone.
lesson-first-skirmish-hint-5 = Within an inch of 76,20, such as 74,20.
lesson-first-skirmish-praise-5 = In the end phase this will be a point, if nobody comes.
lesson-first-skirmish-say-6 = The goblin at 56,56 is in sight through a forest: power 3, less 1 for the cover, against Defence 1.
lesson-first-skirmish-hint-6 = 2 is more than 1. Shoot at the goblin.
lesson-first-skirmish-praise-6 = Gone, and a mana of your opponent with it. Now { name-ash-blade-pyromancer } comes nearer himself.
lesson-first-skirmish-say-7 = Your mage has not been activated. Creatures are summoned near him, so he had better come along.
lesson-first-skirmish-hint-7 = Activate your mage.
lesson-first-skirmish-praise-7 = Movement 6.
lesson-first-skirmish-say-8 = Come so near to the middle stone at 64,32 that you can summon there, without walking into the arms of your enemy.
lesson-first-skirmish-hint-8 = About 38,37. The stone is then within 6 inches.
lesson-first-skirmish-praise-8 = Far enough.
lesson-first-skirmish-say-9 = Your shot, power 3, would not hurt { name-ash-blade-pyromancer } with Defence 3.
lesson-first-skirmish-hint-9 = End the activation.
lesson-first-skirmish-praise-9 = Your opponent passes. You have the rest of the phase to yourself.
lesson-first-skirmish-say-10 = Three mana. { name-territorial-sentinel } costs 2.
lesson-first-skirmish-hint-10 = Cast { name-territorial-sentinel }.
lesson-first-skirmish-praise-10 = You would have the choice to discard a card and pay 1 less.
lesson-first-skirmish-say-11 = Cards are worth more than one mana when duels are near, and you can pay in full.
lesson-first-skirmish-hint-11 = Pay 2 mana.
lesson-first-skirmish-praise-11 = One mana left.
lesson-first-skirmish-say-12 = Put it within an inch of the middle stone at 64,32.
lesson-first-skirmish-hint-12 = 64,32 itself, or close to it.
lesson-first-skirmish-praise-12 = Two stones are yours.
lesson-first-skirmish-say-13 = Nothing more needs to be done: keep the last mana, the Sentinel stands where it should.
lesson-first-skirmish-hint-13 = Pass. The end phase follows.
lesson-first-skirmish-praise-13 = Two points, two mana, and a new turn: everyone collected mana and three cards, and your opponent began it with { name-orc-warrior }.
lesson-first-skirmish-say-14 = An orc with melee 4 stands before you. A strong creature of your own would be good now; four more points are to be won.
lesson-first-skirmish-hint-14 = { name-stronghold-guardian } has Defence 4, and wins ties at a stone. Cast it.
lesson-first-skirmish-praise-14 = From here on it is your match. Hold the stones, look at the circle, and keep a few cards for the duels. Rules: turn.phases, objectives.collect, turn.token, victory
