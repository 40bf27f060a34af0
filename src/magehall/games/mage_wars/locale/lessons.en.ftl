# 1. First steps
lesson-first-steps-title = First steps
lesson-first-steps-say-1 = Two of your creatures are in the arena: your mage, and a wolf in zone a2. The enemy mage stands in c2, far from both. Bring the wolf there. Whom do you activate?
lesson-first-steps-hint-1 = In your turn you activate one creature, and that creature acts. The wolf is to go, so activate the wolf.
lesson-first-steps-praise-1 = The wolf’s action phase begins. Its action marker is turned over: it acts once in this round.
lesson-first-steps-say-2 = The wolf is in a2. Where does it go first?
lesson-first-steps-hint-2 = A move leads to a zone that shares a border, never diagonally. The way from a2 to c2 leads through b2.
lesson-first-steps-praise-2 = One zone is done. After a move a creature may still take one quick action.
lesson-first-steps-say-3 = The enemy mage is one zone away. What does the wolf do with its quick action?
lesson-first-steps-hint-3 = Nobody is in b2 to bite. The quick action may be a second move.
lesson-first-steps-praise-3 = Two zones in one action phase, and nothing after that: the second move was the quick action. Rule: actions.second-move

# 2. Move and strike
lesson-move-and-strike-title = Move and strike
lesson-move-and-strike-say-1 = Your wolf in b2 is acting. The imp in c2 has only 3 life left; the skeleton in b1 is unhurt. Go hunting.
lesson-move-and-strike-hint-1 = A melee attack reaches only creatures in the attacker’s own zone. Go where the wounded imp is.
lesson-move-and-strike-praise-1 = The imp’s presence stops the wolf from going further, but not from attacking.
lesson-move-and-strike-say-2 = You are beside the imp, and the quick action is still yours.
lesson-move-and-strike-hint-2 = The wolf’s { attack-bite } is a quick attack, so it may follow a move. Mind whom you bite.
lesson-move-and-strike-praise-2 = Four dice, 3 damage, and no armor in the way: the imp is destroyed. First move, then one quick action: that is the usual action phase. Rule: actions.move-then-quick

# 3. A full attack
lesson-full-attack-title = With all its weight
lesson-full-attack-say-1 = Your grizzly shares zone b1 with a wounded slayer: 7 life left, 2 armor. Who acts?
lesson-full-attack-hint-1 = Your mage is too far away to do anything about the slayer. The bear stands beside it.
lesson-full-attack-praise-1 = Now the bear acts, and it need not take a single step.
lesson-full-attack-say-2 = The bear has two attacks: { attack-claws } with 5 dice as a quick action, { attack-heavy-claw-strike } with 7 dice as a full action. Destroy the slayer!
lesson-full-attack-hint-2 = A full action is possible only without a move. Here none is needed, so there is no reason to save dice.
lesson-full-attack-praise-2 = Seven damage, exactly enough; five dice would have left the slayer standing. A creature that does not move may take a full action. Rule: actions.full-without-move

# 4. Planning
lesson-planning-title = Two spells a round
lesson-planning-say-1 = The planning phase. You have 14 mana, 9 damage, and four spells in your book: { card-fireball } (8 mana), { card-minor-heal } (5), { card-steelclaw-grizzly } (17) and { card-timber-wolf } (9). First prepare a creature.
lesson-planning-hint-1 = Only what is prepared can be cast this round, and only what is paid for. The bear costs more mana than you have.
lesson-planning-praise-1 = Nobody else sees what you prepare. 14 − 9 = 5 mana are left for a second spell.
lesson-planning-say-2 = Which second spell can you cast as well, in the same round?
lesson-planning-hint-2 = After the wolf you have 5 mana left. Count what the others cost.
lesson-planning-praise-2 = 9 + 5 = 14: the plan works out to the last drop.
lesson-planning-say-3 = Before any creature acts, every mage may use the quickcast, once a round. The wolf needs your full action. What about the healing?
lesson-planning-hint-3 = A healing spell is a quick spell: cast it now with the quickcast, and your action stays free for the wolf.
lesson-planning-praise-3 = You heal 5 damage now and summon the wolf in your own action phase: both spells of the plan in one round. Rule: round.planning-two

# 5. Summoning
lesson-summoning-title = A wolf for later
lesson-summoning-say-1 = Your mage is acting, with 10 mana and a wolf prepared. A wounded fox lurks in b2, and it will attack you soon. What do you do?
lesson-summoning-hint-1 = Summoning a wolf is a full action. If you move first, there is no full action left.
lesson-summoning-praise-1 = The wolf stands beside you. But it has just arrived and is inactive: whatever the fox does in this round, the wolf can only watch.
lesson-summoning-say-2 = The fox has bitten you, and a new round has begun. In the reset phase all action markers were turned, the wolf’s too. The fox is still in your zone. Whom do you activate?
lesson-summoning-hint-2 = The wolf is ready to act now, and bites harder than your mage.
lesson-summoning-praise-2 = Now it may act.
lesson-summoning-say-3 = The fox has 2 life left.
lesson-summoning-hint-3 = Fox and wolf are in the same zone, so the wolf need not move. It may attack anyone here, even a friend: choose the right one.
lesson-summoning-praise-3 = The fox is gone. A summoned creature acts from the next round on: summon before you need it. Rule: round.enters-inactive

# 6. Line of sight
lesson-line-of-sight-title = Around the wall
lesson-line-of-sight-say-1 = You are a wizard in b1, with { card-lightning-bolt } prepared (range 0 to 2). The enemy mage in c1 has 5 life left, but a wall of stone stands between you. How do you get a clear shot?
lesson-line-of-sight-hint-1 = A line of sight runs from the centre of your zone to the centre of the target’s. Look for a zone within 2 steps of c1 from where the line does not run through the wall.
lesson-line-of-sight-praise-1 = From b2 to c1 the line runs exactly through a corner. The wall ends there on one side of it; the other side is open.
lesson-line-of-sight-say-2 = The shot is clear. And the quick action is still yours.
lesson-line-of-sight-hint-2 = { card-lightning-bolt } is a quick spell, so it may follow a move. From b2 to c1 it is 2 steps: in range.
lesson-line-of-sight-praise-2 = Five damage, and the duel is won. Only walls on both sides of a corner would have hidden the target. Rule: movement.los-corner

# 7. Hindering
lesson-hindering-title = Held up, and not
lesson-hindering-say-1 = The enemy mage in c2 has 2 life left. In a2 you have a fox and a falcon, both Fast: two moves, then a quick action. An imp stands in b2, on the way. Who gets through?
lesson-hindering-hint-1 = Whoever moves into a zone with an enemy is hindered and moves no further. But a creature that flies and one that does not never hinder each other.
lesson-hindering-praise-1 = The fox would have been stuck in b2. The falcon flies.
lesson-hindering-say-2 = Go!
lesson-hindering-hint-2 = The shortest way from a2 to c2 leads over b2. The imp does not fly.
lesson-hindering-praise-2 = Right over the imp’s head. It does not hinder the falcon.
lesson-hindering-say-3 = The imp is below, the mage one zone on.
lesson-hindering-hint-3 = A Fast creature moves twice and still has its quick action. Do not spend it on the imp.
lesson-hindering-praise-3 = Two moves, and still a quick action to come.
lesson-hindering-say-4 = And now?
lesson-hindering-hint-4 = { attack-razor-beak } is a quick attack, and the enemy mage has 2 life left.
lesson-hindering-praise-4 = The duel is won. Besides Flying, Elusive helps: an Elusive creature is never hindered at all. Rules: movement.hinder-flying, movement.hinder-elusive

# 8. Past the guard
lesson-past-the-guard-title = Past the guard
lesson-past-the-guard-say-1 = The enemy mage has 4 life left, but a skeleton on guard stands in front. While it guards, every melee attack in c2 must be aimed at it. Your bobcat (2 dice) and your wolf (4 dice) are there. Who goes first?
lesson-past-the-guard-hint-1 = A guard loses its marker after a melee attack against it, hit or miss. The weaker of your animals is good enough for that.
lesson-past-the-guard-praise-1 = The bobcat clears the way, and the wolf’s four dice are kept for the mage.
lesson-past-the-guard-say-2 = The bobcat acts. The mage is out of reach as long as the skeleton guards.
lesson-past-the-guard-hint-2 = Attack the guard. It will strike back, but the bobcat has a defense.
lesson-past-the-guard-praise-2 = Hit or miss, the marker will go. The guard may strike back first, as guards do, and the bobcat tries its defense.
lesson-past-the-guard-say-3 = The bobcat leapt aside, the guard marker is gone, and the enemy mage did nothing about it. The skeleton has already acted this round. Your turn.
lesson-past-the-guard-hint-3 = Your mage is far away. Who is still active in c2?
lesson-past-the-guard-praise-3 = The wolf may now choose its target freely.
lesson-past-the-guard-say-4 = Finish it!
lesson-past-the-guard-hint-4 = The mage has 4 life left and no armor. The skeleton can wait.
lesson-past-the-guard-praise-4 = The duel is won. Spells and ranged attacks would not have cared about the guard at all. Rules: guarding.defend-zone, guarding.lost-after-melee

# 9. On guard
lesson-on-guard-title = On guard!
lesson-on-guard-say-1 = Your priestess in a1 has 2 life left and has already acted. A slayer in a2 and an imp in b1 are about to come for her. Your knight is acting beside her. What does he do?
lesson-on-guard-hint-1 = If he goes out to fight one of them, the other comes in. Whoever guards protects everyone in the zone from melee attacks.
lesson-on-guard-praise-1 = Whoever comes in now must attack the knight, not the priestess.
lesson-on-guard-say-2 = The slayer came in and had to attack the knight: his defense failed, but 2 damage are nothing to him. The slayer has 5 life left. What does the knight do?
lesson-on-guard-hint-2 = While a creature is on guard, its quick melee attacks have Counterstrike: it may strike back, and it costs nothing.
lesson-on-guard-praise-2 = Five damage after armor: the slayer falls in its own attack. Guarding protects, and it bites. Rules: guarding.defend-zone, guarding.counterstrike

# 10. Defenses
lesson-defenses-title = No way to dodge
lesson-defenses-say-1 = A faerie in c1 has 2 life left. Her defense (6 or more on the effect die) can be used against every attack. You have prepared { card-lightning-bolt } (5 dice) and { card-geyser } (3 dice). Which spell, and at whom?
lesson-defenses-hint-1 = The strongest attack is worth nothing if it is avoided. One of your spells is Unavoidable: look at the cards.
lesson-defenses-praise-1 = No defense helps against the water: the faerie is destroyed, for half the mana. Now an enemy fox falls upon your bobcat.
lesson-defenses-say-2 = Your bobcat has 3 life left, and the fox rolls 3 dice. The bobcat has a defense of its own, 8 or more against melee attacks, once a round.
lesson-defenses-hint-2 = Trying costs nothing here: the attack dice have not been rolled yet, and on 8 or more they never will be.
lesson-defenses-praise-2 = An 8: avoided! A defense is used before the attack dice, and never against what is Unavoidable. Rules: combat.avoid-defence, combat.unavoidable

# 11. Quickcast
lesson-quickcast-title = A push to the bear
lesson-quickcast-say-1 = The enemy mage in b2 has 9 life left. Your grizzly is one zone west, in a2. If it walks over, it has only its quick attack, 5 dice. You have { card-force-push } prepared, and your quickcast is ready.
lesson-quickcast-hint-1 = You may quickcast immediately before you activate a creature. Do not bring the bear to the mage: bring the mage to the bear.
lesson-quickcast-praise-1 = A push at the right creature. It will land where you want it.
lesson-quickcast-say-2 = Which way?
lesson-quickcast-hint-2 = The bear is in a2, west of b2.
lesson-quickcast-praise-2 = There stands the mage now, in the bear’s zone. Being pushed was no move of anybody’s.
lesson-quickcast-say-3 = The quickcast did not end your turn: now activate a creature.
lesson-quickcast-hint-3 = The bear is where it should be, and has not moved yet.
lesson-quickcast-praise-3 = It has not moved, so a full action is open to it.
lesson-quickcast-say-4 = 9 life to go.
lesson-quickcast-hint-4 = { attack-heavy-claw-strike } rolls 7 dice and is a full action; { attack-claws } rolls only 5.
lesson-quickcast-praise-4 = Nine damage, and the duel is won. A quickcast just before an activation is worth a move. Rule: round.quickcast-around-activation

# 12. Bear Strength
lesson-bear-strength-title = A strength nobody sees
lesson-bear-strength-say-1 = Your wolf in b1 faces a slayer with 4 life left and 2 armor. The bite’s 4 dice may not be enough. You have 5 mana and { card-bear-strength } prepared: two more dice in melee. It is your turn.
lesson-bear-strength-hint-1 = An enchantment is cast face down for 2 mana; a quickcast is enough. Choose well who gets it.
lesson-bear-strength-praise-1 = The enchantment lies face down on the wolf. Your opponent sees a card back, and 3 mana in your supply.
lesson-bear-strength-say-2 = You could reveal it already, for 3 mana. Do you?
lesson-bear-strength-hint-2 = Once it is revealed, everyone knows, and everyone can answer it. It does nothing until the wolf attacks, so let this moment pass.
lesson-bear-strength-praise-2 = Patience. The wolf is activated, and the card stays down.
lesson-bear-strength-say-3 = The wolf acts.
lesson-bear-strength-hint-3 = The slayer is in the wolf’s zone. First the attack, then the secret.
lesson-bear-strength-praise-3 = The attack has been declared; nobody can take it back.
lesson-bear-strength-say-4 = The dice have not been rolled yet.
lesson-bear-strength-hint-4 = The number of dice is settled when they are rolled. Later the two extra dice come too late.
lesson-bear-strength-praise-4 = Six dice instead of four, and the slayer falls. Enchantments may be revealed at the end of every step of an attack; those that change the dice belong before the roll. Rules: spells.enchantment-hidden, spells.reveal-attack-steps

# 13. Rhino Hide
lesson-rhino-hide-title = First look, then pay
lesson-rhino-hide-say-1 = Your mage in b1 has 2 life left, with a skeleton in the same zone. Your wolf (3 life left) has been on guard since the last round, and { card-rhino-hide } lies hidden on it. The opponent has more active creatures than you, so you may pass. Do you?
lesson-rhino-hide-hint-1 = Activating a creature takes its guard marker away. As long as the wolf guards, the skeleton cannot attack your mage.
lesson-rhino-hide-praise-1 = The wolf stays on guard, and stays active too.
lesson-rhino-hide-say-2 = The skeleton has been activated, and now you may reveal enchantments. { card-rhino-hide } gives the wolf 2 more armor for 2 mana. Reveal it already?
lesson-rhino-hide-hint-2 = Perhaps the skeleton does not even attack. Armor counts only when damage is dealt: let this moment pass.
lesson-rhino-hide-praise-2 = The skeleton has to show first what it is up to.
lesson-rhino-hide-say-3 = It attacks the wolf. At the end of every step of an attack you may reveal: this is the first one, the declaration. Now?
lesson-rhino-hide-hint-3 = Armor is of no use against critical damage, and is not needed against blanks. The dice have not been rolled yet: wait.
lesson-rhino-hide-praise-3 = Patience costs nothing here.
lesson-rhino-hide-say-4 = The second step is over: the wolf has no defense with which to avoid the attack. The roll comes next. Now?
lesson-rhino-hide-hint-4 = Whatever changes the number of dice must be revealed now. Armor need not: wait for the dice.
lesson-rhino-hide-praise-4 = And the dice roll.
lesson-rhino-hide-say-5 = The dice show 5 normal damage. The wolf’s own armor stops 2 of it, and the other 3 would destroy it. The damage has not been dealt yet. And now?
lesson-rhino-hide-hint-5 = This is the last moment. With 4 armor only 1 damage is left of 5.
lesson-rhino-hide-praise-5 = 1 damage instead of 3: the wolf lives, and strikes back. Armor may wait until the dice lie on the table. Rules: spells.reveal-attack-steps, damage.armour

# 14. Block
lesson-block-title = Not through here
lesson-block-say-1 = An enemy grizzly stands beside your priestess, who has 4 life left. You have 8 mana, and { card-block } and { card-fireball } prepared. A fireball will not destroy a healthy bear.
lesson-block-hint-1 = { card-block } avoids the next attack against the creature it lies on, whatever the dice. Whom will the bear attack?
lesson-block-praise-1 = It lies face down in front of the priestess, for 2 mana. It will cost 2 more when it is needed, so keep them.
lesson-block-say-2 = You may reveal enchantments now. Do you?
lesson-block-hint-2 = { card-block } is a mandatory enchantment: it turns up by itself when its creature is attacked. Revealed at any other time it is destroyed for nothing.
lesson-block-praise-2 = Good: it stays face down, and nobody else knows what it is.
lesson-block-say-3 = The bear attacks with all its weight, seven dice, and { card-block } turns up. Do you pay the 2 mana?
lesson-block-hint-3 = Without payment the enchantment is lost, and the attack goes on.
lesson-block-praise-3 = Avoided, without a single die. A mandatory enchantment chooses its moment itself: see to it that the mana is there. Rules: spells.mandatory, spells.mandatory-idle

# 15. Jinx
lesson-jinx-title = The spell that fizzled
lesson-jinx-say-1 = The warlock in c2 has 8 mana: enough for a { card-fireball }, and two of your animals may not survive it. You have 4 mana, and { card-jinx } and { card-nullify } prepared. Your mage is acting.
lesson-jinx-hint-1 = { card-nullify } protects one creature, and only from incantations and enchantments; a fireball is an attack spell. { card-jinx } stops the next quick spell of the creature it lies on, whatever it is aimed at.
lesson-jinx-praise-1 = A hidden card lies on the warlock now. He may guess what it is; he cannot know.
lesson-jinx-say-2 = Reveal it at once?
lesson-jinx-hint-2 = { card-jinx } waits for a spell. Revealed while none is being cast, it is destroyed for nothing.
lesson-jinx-praise-2 = It stays face down and waits.
lesson-jinx-say-3 = There it comes: a { card-fireball } at your wolf. { card-jinx } turns up. Do you pay its 1 mana?
lesson-jinx-hint-3 = For 1 mana the spell is cancelled. Without it, six dice fall on a wolf with 4 life left.
lesson-jinx-praise-3 = The spell fizzles out. The warlock gets card and mana back, but his action is lost. Rules: card.jinx, spells.mandatory

# 16. Conditions
lesson-conditions-title = What happens by itself
lesson-conditions-say-1 = Your knight has 1 life left, a Burn marker and a Rot marker on him: the next upkeep phase will be his last. Your priestess acts, with 3 mana.
lesson-conditions-hint-1 = The priestess can remove condition markers from a creature up to one zone away; each has its price. Do not do it for the slayer.
lesson-conditions-praise-1 = Burn and Rot cost 2 mana each: there is enough for one of them.
lesson-conditions-say-2 = Which one goes?
lesson-conditions-hint-2 = In the upkeep phase a Burn rolls a die, and a blank puts it out. Rot does not roll: it deals 1 damage, every round, for certain.
lesson-conditions-praise-2 = The Rot is gone. The Burn may still go out. Now the knight acts.
lesson-conditions-say-3 = Two enemies are in the knight’s zone: a slayer with 1 life left and a Rot marker, who has already acted, and an imp with 3 life left, who has not. Whom does he strike?
lesson-conditions-hint-3 = The slayer does nothing more this round. What happens to it in the upkeep phase?
lesson-conditions-praise-3 = The imp falls by the sword, the slayer by its Rot, and the knight’s Burn goes out. Do not spend an action on what happens by itself. Rules: conditions.rot, conditions.burn, mages.restore-quick

# 17. Dispelling
lesson-dispelling-title = The right price
lesson-dispelling-say-1 = The enemy priestess has 3 life left, but armor 3: 2 from { card-rhino-hide }, 1 from { card-leather-boots }. Your wolf is beside her and good for about 4 damage. Your mage has acted; your quickcast, 5 mana, { card-dispel } and { card-dissolve } remain.
lesson-dispelling-hint-1 = { card-dispel } costs what casting and revealing that enchantment cost in all; { card-dissolve } what the equipment cost. Do not look for the cheapest: which one takes enough armor from her?
lesson-dispelling-praise-1 = 2 for casting, 2 for revealing, 1 more because it lies on a mage: 5 mana, and armor 1 remains. Now the wolf.
lesson-dispelling-say-2 = The wolf acts.
lesson-dispelling-hint-2 = Nothing holds you back any more.
lesson-dispelling-praise-2 = 4 − 1 = 3 damage: the duel is won. With only the boots gone she would have lived. Rules: card.dispel, card.dissolve, spells.magebind

# 18. What lies hidden
lesson-what-lies-hidden-title = What lies hidden
lesson-what-lies-hidden-say-1 = The enemy priestess has 4 life left and a hidden enchantment on her, and 6 mana to reveal it. Your wolf is ready to bite. Your mage has acted, but the quickcast is left, with 5 mana, { card-seeking-dispel } and { card-force-push }.
lesson-what-lies-hidden-hint-1 = A hidden card on a mage in need is seldom a present for you. One of your spells destroys it unseen, for 2 mana.
lesson-what-lies-hidden-praise-1 = Once your spell is cast, the hidden card can no longer be revealed in answer. Then it is the wolf’s turn.
lesson-what-lies-hidden-say-2 = It was a { card-block }, and lies in the discard pile now. The way is clear.
lesson-what-lies-hidden-hint-2 = 4 dice against 4 life and no armor: bite.
lesson-what-lies-hidden-praise-2 = The duel is won. Clear away what lies hidden before the blow that must not fail. Rules: card.seeking-dispel, spells.enchantment-hidden
