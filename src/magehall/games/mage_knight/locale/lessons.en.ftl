# Lessons: their titles, and what is said at each step.

# 1. First steps
lesson-first-steps-title = First steps
lesson-first-steps-say-1 = You are Tovak, alone on the portal at 0,0. All you do comes from the cards in your hand. North-east of you, at 1,-1, lies a forest: entering it costs 3 move points by day. Begin with the card made for walking.
lesson-first-steps-hint-1 = { name-march } gives move 2. { name-rage } is for fighting, { name-tranquility } heals or draws.
lesson-first-steps-praise-1 = Two move points. Plains would cost just that, but a forest costs 3.
lesson-first-steps-say-2 = One point is missing. No other card in your hand says “move”, yet you can get there. { name-tranquility } will be more use next turn than { name-rage }: nobody is to be fought here.
lesson-first-steps-hint-2 = Any card but a wound can be played sideways for 1 move, 1 influence, 1 attack or 1 block. Give up { name-rage }.
lesson-first-steps-praise-2 = Sideways, a card gives a single point, whatever it says. Three points now.
lesson-first-steps-say-3 = Three move points, and the forest at 1,-1 costs 3. Go.
lesson-first-steps-hint-3 = The options show what each space costs. You want the forest.
lesson-first-steps-praise-3 = You are in the forest, with one card kept for later. Points that are not spent by the end of the turn are lost, cards in hand are not. Rules: move.terrain, sideways

# 2. The strong effect
lesson-powering-title = The strong effect
lesson-powering-say-1 = It is day, and the Source shows a black, a blue and a gold die. You want to cross two plains, to 1,-2: that takes 4 move points. One card is enough if you power it with mana.
lesson-powering-hint-1 = { name-stamina } is a blue card: move 2, or move 4 for a blue mana. Play it for its strong effect.
lesson-powering-praise-1 = Move 4 instead of 2. Now it wants its mana.
lesson-powering-say-2 = Each turn you may use one die of the Source. A die you use is rerolled at the end of the turn, the others stay for the next. Which die do you take?
lesson-powering-hint-2 = By day gold stands for any basic colour, so it is worth keeping in the Source. The blue die does just as well here.
lesson-powering-praise-2 = The gold die stays for a card of another colour. The black one would have been no use: black mana serves at night only.
lesson-powering-say-3 = Four move points. Take the first of the two plains on the way to 1,-2.
lesson-powering-hint-3 = The forest costs 3 and leaves you with 1. The plains at 0,-1 cost 2, and so does 1,-2 behind them.
lesson-powering-praise-3 = Two plains for one card. A card must be powered when it is played: no mana can be added afterwards. Rules: cards.action, mana.pay, source.one, mana.gold

# 3. Crystals
lesson-crystals-title = Crystals
lesson-crystals-say-1 = Mana of a die or a token is gone at the end of the turn. A crystal stays in your inventory until you want it. You have a card that makes one.
lesson-crystals-hint-1 = { name-crystallize }, played for its basic effect, turns a mana of a basic colour into a crystal of that colour.
lesson-crystals-praise-1 = Pay a mana, get a crystal of the same colour.
lesson-crystals-say-2 = Next turn you will hold { name-rage }, a red card, and you want to fight. Which die do you turn into a crystal?
lesson-crystals-hint-2 = A crystal has the colour of the mana you pay. { name-rage } wants red.
lesson-crystals-praise-2 = A red crystal. You can keep up to three of each colour.
lesson-crystals-say-3 = Your one die of the turn is used. The village at 2,-3 is a plain and costs 2. How do you get there without touching the crystal?
lesson-crystals-hint-3 = Move 2 is all you need, and a basic effect needs no mana. { name-march } gives it; keep { name-stamina }, which the blue die can power next turn.
lesson-crystals-praise-3 = You are in the village, and the crystal is still yours. Spending a crystal does not count as your die: in one turn you may use a die and any number of crystals. Rules: mana.forms, mana.crystals, gain.crystal

# 4. Beyond the edge
lesson-exploring-title = Beyond the edge
lesson-exploring-say-1 = You have 2 move points. A new tile is revealed from a space beside it, and the next one belongs at 4,-5, between the two tiles in the north. Go where its edge is.
lesson-exploring-hint-1 = The village at 2,-3 touches the place of the new tile. None of the spaces around you but that one does.
lesson-exploring-praise-1 = From the village you look over the edge. The orcs at 3,-3 let you pass: you came beside them, and only a step from one space beside them to another provokes them.
lesson-exploring-say-2 = Your points are spent, but the movement is not over: you may play more cards at any time before you act. Revealing a tile costs 2 move points.
lesson-exploring-hint-2 = Play a card that gives move 2.
lesson-exploring-praise-2 = Two points, just enough.
lesson-exploring-say-3 = Reveal the tile.
lesson-exploring-hint-3 = Choose to explore 4,-5. What a tile shows cannot be taken back, so it is best done before you decide on your action.
lesson-exploring-praise-3 = A keep, a mine, a village and a fame: in First Reconnaissance every tile you reveal brings 1 fame. You could still play cards, move on or act. Rules: explore.cost, explore.adjacent, scenario.first-reconnaissance

# 5. Strike first
lesson-challenging-title = Strike first
lesson-challenging-say-1 = { name-prowlers } rampage at 1,-4, beside you: armor 3, attack 4. Nobody may enter their space while they live, but you may challenge them from where you stand. Do it.
lesson-challenging-hint-1 = Challenging an enemy beside you is your action of the turn. You need not move.
lesson-challenging-praise-1 = A combat begins with ranged and siege attacks. Whoever falls now never strikes.
lesson-challenging-say-2 = You need ranged attack 3 to match their armor. Sideways cards do not count in this phase.
lesson-challenging-hint-2 = { name-swiftness } is white: powered, it gives ranged attack 3. The Source shows a white die.
lesson-challenging-praise-2 = Ranged attack 3, paid with the white die.
lesson-challenging-say-3 = Attack 3 against armor 3.
lesson-challenging-hint-3 = Equal is enough. Strike before they do.
lesson-challenging-praise-3 = Defeated: 2 fame at once, and 1 reputation because they were rampaging orcs. You took no damage at all. Rules: combat.challenge, combat.ranged, combat.defeated, rampaging.reputation

# 6. A wide berth
lesson-provoking-title = A wide berth
lesson-provoking-say-1 = You have 6 move points and want to reach the village at 4,-2. { name-cursed-hags } rampage at 3,-3, right beside you. The straight way leads through the glade at 3,-2. Where do you go?
lesson-provoking-hint-1 = The glade is beside the hags too. Going from one space beside them to another provokes them. The plains at 2,-1 are out of their reach.
lesson-provoking-praise-1 = One step away from them. That is never a provocation.
lesson-provoking-say-2 = Four points left. Which way now?
lesson-provoking-hint-2 = Stay on the plains in the south: 3,-1 and then the village, 2 points each.
lesson-provoking-praise-2 = Still nobody beside you.
lesson-provoking-say-3 = And the last step.
lesson-provoking-hint-3 = The village at 4,-2 costs 2, and you have 2.
lesson-provoking-praise-3 = In the village, unfought. The way through the glade would have cost a point less and ended at once in a combat. Rules: move.provoke, move.rampaging

# 7. All or nothing
lesson-blocking-title = All or nothing
lesson-blocking-say-1 = The block phase: { name-prowlers } attack you with 4. A block stops an attack only if it reaches all of it, and you will want { name-improvisation } for your own attack. Stop them with a single card.
lesson-blocking-hint-1 = { name-determination } gives block 2, which is too little; powered with the blue die it gives block 5.
lesson-blocking-praise-1 = Block 5 against attack 4.
lesson-blocking-say-2 = The points are there. Use them.
lesson-blocking-hint-2 = Choose to block { name-prowlers }. If you go on without doing so, the points are lost and the damage is yours.
lesson-blocking-praise-2 = Blocked: no damage from them. But a blocked enemy is not yet defeated.
lesson-blocking-say-3 = The attack phase. Their armor is 3, and you would like to keep a card.
lesson-blocking-hint-3 = Played sideways, your cards give 1 each: that would take all three. { name-improvisation } gives attack 3 for itself and one discarded card.
lesson-blocking-praise-3 = { name-threaten } is discarded, { name-march } stays in your hand: attack 3.
lesson-blocking-say-4 = Finish it.
lesson-blocking-hint-4 = Attack 3 reaches armor 3.
lesson-blocking-praise-4 = Defeated without a scratch. Rules: combat.block, combat.attack

# 8. The price of speed
lesson-wounds-title = The price of speed
lesson-wounds-say-1 = { name-wolf-riders }: armor 4, attack 3, swift. A swift attack counts double when you block it: 6. All your cards together could just do that, and then nothing would be left to strike with. You want to defeat them this turn. What now?
lesson-wounds-hint-1 = Swift counts for blocking only; the damage is 3. Your armor is 2. Go on without a block, and keep your cards.
lesson-wounds-praise-1 = 3 damage against armor 2: a wound for the first 2, another for the last 1. Two wounds are in your hand now.
lesson-wounds-say-2 = The attack phase. Their armor is 4. One card can do it.
lesson-wounds-hint-2 = { name-rage } is red, and the Source shows a red die: powered, it gives attack 4.
lesson-wounds-praise-2 = Attack 4.
lesson-wounds-say-3 = Strike.
lesson-wounds-hint-3 = Attack 4 reaches armor 4.
lesson-wounds-praise-3 = 3 fame for two wounds. Wounds clog your hand and cannot be played; as many as your hand limit in one combat would knock you out. The next lesson gets rid of them. Rules: enemy.swift, combat.damage-hero, combat.knocked-out

# 9. A day of rest
lesson-resting-title = A day of rest
lesson-resting-say-1 = Two wounds in your hand, and nobody to fight today. A wound leaves the game for good only when it is healed. Which card heals?
lesson-resting-hint-1 = { name-tranquility } heals 1 or draws a card.
lesson-resting-praise-1 = One healing point.
lesson-resting-say-2 = Use the healing point.
lesson-resting-hint-2 = Spend it on a wound of your hand. Points not spent are lost at the end of the turn, or as soon as a combat begins.
lesson-resting-praise-2 = That wound is back on its pile and will not return by itself.
lesson-resting-say-3 = One wound is left, and no healing. You need not move or act this turn: rest instead.
lesson-resting-hint-3 = A rest discards one card that is no wound, and as many wounds as you like. Discard { name-rage } together with the wound.
lesson-resting-praise-3 = Your hand is clear. The wound lies in your discard pile: it comes back when the deck is shuffled for the next round. Healing cures, resting only postpones. Rules: heal.use, rest.standard

# 10. A good name
lesson-recruiting-title = A good name
lesson-recruiting-say-1 = You are in the village at 2,-3. Three units are on offer: { name-foresters } for 5 influence (villages), { name-utem-swordsmen } for 6 (keeps), { name-red-cape-monks } for 7 (monasteries). Begin to deal with the people.
lesson-recruiting-hint-1 = Dealing with people is your action of the turn. Challenging the orcs would be another one: you can do only one of them.
lesson-recruiting-praise-1 = Your reputation of 3 is worth 1 influence. It counts once a turn, whatever you buy.
lesson-recruiting-say-2 = Four more influence. Begin with the card that gains most from an interaction.
lesson-recruiting-hint-2 = { name-noble-manners } gives influence 2 and, used in an interaction, 1 fame at the end of the turn.
lesson-recruiting-praise-2 = Influence 3, and a fame to come.
lesson-recruiting-say-3 = Two are missing for the units of the village.
lesson-recruiting-hint-3 = { name-threaten } gives influence 2 for nothing. Its strong effect would give 5, but cost mana and a step of your good reputation.
lesson-recruiting-praise-3 = Influence 5.
lesson-recruiting-say-4 = You have 5 influence. Whom do you recruit?
lesson-recruiting-hint-4 = Only units that show the sign of a village can be recruited here, and you can pay for them.
lesson-recruiting-praise-4 = { name-foresters } are yours, under your only command token, and may act in this very turn. A unit acts once a round. Rules: interact.reputation, interact.recruit, units.command

# 11. A shield of friends
lesson-units-title = A shield of friends
lesson-units-say-1 = { name-prowlers } were not blocked: 4 damage. Your hero has armor 2, your { name-foresters } have armor 4. You need your hand free of wounds next turn. Who takes it?
lesson-units-hint-1 = The hero would take two wounds into hand. A unit takes damage up to its armor for a single wound.
lesson-units-praise-1 = All 4 damage for one wound, and it lies on the unit. A wounded unit can neither act nor take more damage until it is healed, at the price of its level.
lesson-units-say-2 = The attack phase: their armor is 3. A strike with one card would keep the other two.
lesson-units-hint-2 = { name-rage }, powered with the red die, gives attack 4. { name-rage } alone gives 2, and every card sideways 1.
lesson-units-praise-2 = Attack 4 against armor 3.
lesson-units-say-3 = Strike.
lesson-units-hint-3 = 4 is more than 3: strike.
lesson-units-praise-3 = Defeated, and your hand is clean. Any ready unit that is not wounded could also have attacked or blocked instead. Rules: combat.damage-units, units.activate, heal.units

# 12. Behind walls
lesson-siege-title = Behind walls
lesson-siege-say-1 = The keep at 5,-6 stands on hills, 3 move points, and you have them. { name-crossbowmen } hold it: armor 4, attack 4, swift. Entering an unconquered keep is an assault.
lesson-siege-hint-1 = Move to 5,-6. It ends your movement and begins the combat.
lesson-siege-praise-1 = The assault costs 1 reputation, whatever comes of it. Defenders of a keep are fortified.
lesson-siege-say-2 = Ranged and siege attacks. You could power { name-swiftness } for ranged attack 3, and your { name-catapults } offer siege attack 3, or siege fire attack 5 for a red mana. You want them to fall before they shoot.
lesson-siege-hint-2 = In this phase only siege attacks reach fortified enemies. Siege 3 is too little for armor 4; the red crystal makes it 5.
lesson-siege-praise-2 = Siege fire attack 5, paid with the crystal.
lesson-siege-say-3 = Siege attack 5 against armor 4.
lesson-siege-hint-3 = Strike now. Adding { name-swiftness } would change nothing.
lesson-siege-praise-3 = The keep is yours. In the attack phase walls no longer matter; before it, bring siege. Next to your own keep you draw a card more. Rules: combat.assault, combat.fortified, site.conquered, draw.keep

# 13. Stone and fire
lesson-resistances-title = Stone and fire
lesson-resistances-say-1 = { name-golems } defend the keep, and you have blocked them: armor 5, and they resist physical attacks. You have one red crystal and two red cards. Which one do you power?
lesson-resistances-hint-1 = { name-rage } gives attack 4, but it is physical and would count half, as 2. { name-fire-bolt } gives a fire attack of 3, and fire counts whole.
lesson-resistances-praise-1 = Fire attack 3. Ranged attacks serve in the attack phase as well.
lesson-resistances-say-2 = Two points are missing, and no mana is left.
lesson-resistances-hint-2 = { name-rage } would bring 2 physical points, of which 1 would count. The ice attack of { name-cold-toughness } is not resisted.
lesson-resistances-praise-2 = Ice attack 2: together 5, all of it whole.
lesson-resistances-say-3 = Armor 5.
lesson-resistances-hint-3 = 3 fire and 2 ice make 5.
lesson-resistances-praise-3 = The keep falls. Resisted points are added up, halved once and rounded down; with several targets, the resistance of one of them halves for all. Rules: combat.resistance, combat.elements

# 14. In the dark
lesson-night-title = In the dark
lesson-night-say-1 = Night has fallen. You stand before a dungeon: a brown monster waits in it, and a treasure behind it. Your units stay outside. You hold { name-fireball }, a spell, and a red crystal. Enter.
lesson-night-hint-1 = Entering an adventure site is your action of the turn. The monster is drawn only then.
lesson-night-praise-1 = { name-crypt-worm }: armor 6, attack 6, and fortified.
lesson-night-say-2 = A spell always costs a mana of its colour: { name-fireball } is then a ranged fire attack 5. At night a black mana on top of it makes it { name-firestorm }, a siege fire attack 8 at the price of a wound. Which one?
lesson-night-hint-2 = The worm is fortified: ranged attacks do not reach it in this phase, and 5 is less than 6. The Source shows a black die.
lesson-night-praise-2 = Red from the crystal, black from the die. The gold die would not have helped: gold is for the day.
lesson-night-say-3 = Siege attack 8 against armor 6.
lesson-night-hint-3 = Strike before it does.
lesson-night-praise-3 = The dungeon is conquered, and a spell or an artifact is yours at the end of the turn. In a dungeon or a tomb it is night even by day: black mana serves there, gold does not. Rules: cards.spell, mana.black, night.inside, combat.no-units

# 15. Growing
lesson-levels-title = Growing
lesson-levels-say-1 = You have 2 fame; at 3 you reach level 2. { name-prowlers } are blocked, their armor is 3, and attack 1 is already played. Defeat them, and keep { name-march }.
lesson-levels-hint-1 = { name-rage } gives attack 2 without any mana: together 3. Sideways it would be too little.
lesson-levels-praise-1 = Defeated: 2 fame, 4 in all. The line is crossed; the level comes at the end of the turn.
lesson-levels-say-2 = The turn is over, and level 2 is yours. An even level brings a skill and an advanced action. Two of your ten skills were turned up: { name-cold-swordsmanship } (attack 2 a turn) and { name-double-time } (move 2 a turn, 1 at night). You want to see more of the land.
lesson-levels-hint-2 = A skill lies before you like a unit and serves again and again. For travelling take { name-double-time }.
lesson-levels-praise-2 = Yours for the rest of the game. The other skill goes to the common offer, where other heroes may learn it.
lesson-levels-say-3 = Now the advanced action: { name-blood-rage }, { name-agility } or { name-ice-shield }. Fire mages hold the tower you mean to storm: only ice or cold fire blocks a fire attack fully.
lesson-levels-hint-3 = { name-ice-shield } is a card for blocking with ice.
lesson-levels-praise-3 = It lies on top of your deck: you draw it at once. Odd levels bring armor, cards and a command token instead. Rules: levels.up, levels.skill, levels.action

# 16. The tower
lesson-mage-tower-title = The tower
lesson-mage-tower-say-1 = The mage tower at 4,-5 stands in the desert, 5 move points by day. { name-fire-mages } hold it: armor 5, fire attack 6, and they resist fire. You have 5 points, two blue crystals and a red one. Assault it.
lesson-mage-tower-hint-1 = Move to 4,-5. You have no siege attack; the block phase will decide.
lesson-mage-tower-praise-1 = Minus 1 reputation. Nothing to shoot with, so on to the block phase.
lesson-mage-tower-say-2 = Fire attack 6. Against fire, only ice and cold fire block fully; other points count half.
lesson-mage-tower-hint-2 = { name-cold-toughness }, powered with blue, gives ice block 5 and 1 more for each sign on the enemy: here for the fire attack and for the resistance.
lesson-mage-tower-praise-2 = Ice block 7: stopped.
lesson-mage-tower-say-3 = The attack phase: armor 5. You hold { name-rage } twice.
lesson-mage-tower-hint-3 = Powered with the red crystal one of them gives 4, the other one 2 without mana. The mages resist fire, not steel.
lesson-mage-tower-praise-3 = 4 and 2 make 6.
lesson-mage-tower-say-4 = Strike.
lesson-mage-tower-hint-4 = 6 is more than 5. If you end the combat now, you must withdraw.
lesson-mage-tower-praise-4 = The tower is yours, and with it the choice of a spell.
lesson-mage-tower-say-5 = A blue crystal is left to you. Which spell could you cast with it next turn?
lesson-mage-tower-hint-5 = { name-fireball } is red, { name-restoration } green, { name-snowstorm } blue.
lesson-mage-tower-praise-5 = It came on top of your deck, and you drew it at once. In a conquered tower everyone may buy spells, for 7 influence and a mana of their colour. Rules: combat.assault, block.efficient, tower.conquered, rewards.card

# 17. The white city
lesson-city-title = The white city
lesson-city-say-1 = Before you lies the white city, of level 1: { name-gunners } defend it, with armor 6 and a brutal fire attack of 6 that would hurt twice as much. You have 2 move points, and a city costs 2. Assault it.
lesson-city-hint-1 = Move to 4,-5. An assault on a city costs reputation like any other.
lesson-city-praise-1 = In the white city every defender has 1 more armor: 7.
lesson-city-say-2 = They are fortified: siege only. Your { name-catapults } give siege attack 3; for a red mana siege fire 5, for a blue one siege ice 5. { name-gunners } resist ice. You need 7, and the rest comes from a card.
lesson-city-hint-2 = Ice would count half. Fire counts whole, and the red crystal pays for it.
lesson-city-praise-2 = Siege fire attack 5.
lesson-city-say-3 = Two points are missing.
lesson-city-hint-3 = { name-swiftness } would be ranged, and that does not pass the walls. { name-crushing-bolt }, powered with green, is siege attack 3.
lesson-city-praise-3 = 5 and 3 make 8.
lesson-city-say-4 = Armor 7, and you have 8.
lesson-city-hint-4 = Strike before they fire.
lesson-city-praise-4 = The last defender has fallen: your shield lies on the city, and you are its leader. Next to it you draw 2 cards more, and inside you deal with its people. Rules: city.bonus, city.shields, city.leader, draw.city

# 18. First Reconnaissance
lesson-first-reconnaissance-title = First Reconnaissance
lesson-first-reconnaissance-say-1 = This is a whole game, alone: three rounds, a day, a night and a day, to find the city beyond this land and to win as much fame as you can. A dummy player keeps the time: when its deck is empty, the round ends. First a tactic for the day. { name-great-start } draws two cards now, { name-early-bird } only acts first. With advice for three turns, what do you take?
lesson-first-reconnaissance-hint-1 = More cards, more deeds: for a first day take { name-great-start }.
lesson-first-reconnaissance-praise-1 = Seven cards to begin with, and later you fill your hand to five. The dummy player has turned up its first cards.
lesson-first-reconnaissance-say-2 = Your first turn. A village lies at 2,-3, three plains away: 6 move points. The Source shows a green die. What do you begin with?
lesson-first-reconnaissance-hint-2 = { name-march } is green: powered it gives move 4, and { name-stamina } adds 2.
lesson-first-reconnaissance-praise-2 = Move 4, paid with the green die.
lesson-first-reconnaissance-say-3 = To the village the way goes north over plains: 0,-1, then 1,-2.
lesson-first-reconnaissance-hint-3 = Plains cost 2, the forest 3. Take 0,-1 first.
lesson-first-reconnaissance-praise-3 = One step, and 2 points left.
lesson-first-reconnaissance-say-4 = And on. You may look around: everything that shows can be read on the map.
lesson-first-reconnaissance-hint-4 = 1,-2 is the plain in the north-east.
lesson-first-reconnaissance-praise-4 = Two plains are behind you.
lesson-first-reconnaissance-say-5 = The village is the next plain. Which card takes you there, and which ones do you keep for dealing with people?
lesson-first-reconnaissance-hint-5 = { name-stamina } gives move 2 as it is. { name-promise } will be worth more in the village.
lesson-first-reconnaissance-praise-5 = You are in the village. You could go on moving until you act.
lesson-first-reconnaissance-say-6 = One action a turn: challenge the orcs at 3,-3, or deal with the people. Help first: { name-peasants } cost 4 influence here.
lesson-first-reconnaissance-hint-6 = Begin to deal with the people; then play cards for influence.
lesson-first-reconnaissance-praise-6 = The villagers listen. Your reputation is 0: it adds nothing and takes nothing.
lesson-first-reconnaissance-say-7 = Four influence. One card of your hand is made for it.
lesson-first-reconnaissance-hint-7 = { name-promise } gives influence 2.
lesson-first-reconnaissance-praise-7 = Influence 2. Two more are needed.
lesson-first-reconnaissance-say-8 = Two of your cards go sideways, 1 influence each. { name-battle-versatility } and { name-concentration } will serve you against the orcs, and a second { name-swiftness } is still in your deck. { name-rage } wants red mana, and your die of the turn is used: give it up first.
lesson-first-reconnaissance-hint-8 = { name-rage } can be spared, and so can { name-swiftness }.
lesson-first-reconnaissance-praise-8 = { name-rage } and { name-swiftness }, sideways: influence 4.
lesson-first-reconnaissance-say-9 = Influence 4. Recruit.
lesson-first-reconnaissance-hint-9 = { name-peasants } fight, walk and bargain, a little of each. You have a single command token, so choose well.
lesson-first-reconnaissance-praise-9 = { name-peasants } join you. The turn ends; before drawing you may discard what you do not want.
lesson-first-reconnaissance-say-10 = { name-battle-versatility } and { name-concentration } are still in your hand. Keep them?
lesson-first-reconnaissance-hint-10 = Both are good against the orcs next door. Keep the rest and draw.
lesson-first-reconnaissance-praise-10 = Your hand is filled to five, and the dummy player takes its turn.
lesson-first-reconnaissance-say-11 = Before your turn you could plunder this village: two cards for a worse reputation. You have just made friends here.
lesson-first-reconnaissance-hint-11 = A bad name makes everything dearer. Begin the turn.
lesson-first-reconnaissance-praise-11 = Your second turn.
lesson-first-reconnaissance-say-12 = { name-prowlers } at 3,-3, beside you: armor 3, attack 4. { name-swiftness } is in your hand: powered with white, it is ranged attack 3. Get white mana, and leave the gold die in the Source.
lesson-first-reconnaissance-hint-12 = { name-concentration } gives a blue, white or red mana.
lesson-first-reconnaissance-praise-12 = A white mana token. It must be used this turn.
lesson-first-reconnaissance-say-13 = Now the orcs.
lesson-first-reconnaissance-hint-13 = Challenge { name-prowlers }: they are beside you, so there is no need to move.
lesson-first-reconnaissance-praise-13 = The phase of ranged and siege attacks.
lesson-first-reconnaissance-say-14 = Ranged attack 3, with the mana you have just made.
lesson-first-reconnaissance-hint-14 = { name-swiftness }, strong effect.
lesson-first-reconnaissance-praise-14 = Ranged attack 3.
lesson-first-reconnaissance-say-15 = Strike before they do.
lesson-first-reconnaissance-hint-15 = 3 reaches armor 3.
lesson-first-reconnaissance-praise-15 = 2 fame and a better name, without a wound. One fame is missing for level 2. The turn ends, you draw, and your third turn begins.
lesson-first-reconnaissance-say-16 = Every tile you reveal brings a fame. From the village you look over the edge of the map, and a tile costs 2 move points.
lesson-first-reconnaissance-hint-16 = { name-march } gives just that, and so does { name-stamina }.
lesson-first-reconnaissance-praise-16 = Move 2.
lesson-first-reconnaissance-say-17 = Explore.
lesson-first-reconnaissance-hint-17 = The new tile goes to 4,-5.
lesson-first-reconnaissance-praise-17 = A keep, a village, a mine, and 1 fame: 3 in all, level 2 at the end of the turn.
lesson-first-reconnaissance-say-18 = You could still play cards and deal with the people again, but a fresh hand is worth more. End the turn.
lesson-first-reconnaissance-hint-18 = End the turn; the level comes with it.
lesson-first-reconnaissance-praise-18 = From here on the game is yours: choose a skill and an action, then go north. Fight what you can beat, rest when wounds weigh on you, use the night for dungeons, and look for the city: when it is found, one last turn is left. Rules: scenario.first-reconnaissance, dummy.turn, score.solo
