# Fire schools and mages. French names are printed, the others ours; every text is ours.

# The Grand Barbecue
name-grand-barbecue = The Grand Barbecue
    .house = yes
text-grand-barbecue = Fire all around: damage to whole zones, scorched ground and burning neighbours.
name-salamander-pup = Salamander Pup
    .house = yes
text-salamander-pup = Source 1. A creature that it damages in combat, attacking or defending, takes 1 damage more in the end phase.
name-living-bonfire = Living Bonfire
    .house = yes
text-living-bonfire = A creature that is activated while engaged with it takes 1 damage. When it is destroyed, it leaves scorched terrain of radius 3 inches around its place.
name-flash-fire = Flash Fire
    .house = yes
text-flash-fire = When an enemy creature ends its move within 6 inches of one of your creatures: 1 damage to it. It must also be within 4 inches and in sight of the caster.
name-incandescent-colossus = Incandescent Colossus
    .house = yes
text-incandescent-colossus = In the end phase of every turn all enemy creatures within 2 inches of it take 1 damage.
name-fireball = Fireball
    .house = yes
text-fireball = 1 damage to every creature that touches a zone of radius 3 inches, your own and the caster too.

# Precision Pyrotechnics
name-precision-pyrotechnics = Precision Pyrotechnics
    .house = yes
text-precision-pyrotechnics = Fire on one enemy: mark it with cinder, and everything of fire hurts it more.
name-ash-hound = Ash Hound
    .house = yes
text-ash-hound = When it attacks a creature with a cinder mark, it has 2 initiative more and does 1 damage more if it wins.
name-ember-stalker = Ember Stalker
    .house = yes
text-ember-stalker = Comes into play on any free place more than 10 inches from every enemy creature, without range or sight. When it wins a duel as attacker, you may put a cinder mark on the loser instead of all damage.
name-punishing-mark = Punishing Mark
    .house = yes
text-punishing-mark = When an enemy creature with a cinder mark is activated, before it moves or acts: 2 damage to it, 3 with its mark.
name-mark-of-cinder = Mark of Cinder
    .house = yes
text-mark-of-cinder = Put a cinder mark on an enemy creature, for good; it never bears more than one. Each fire spell, and each blow or effect of a fire creature, does it 1 damage more.
name-incinerate = Incinerate
    .house = yes
text-incinerate = 4 damage to an enemy creature, 6 if it has a cinder mark, and then 1 more for the mark itself.

# Tribal Rage
name-tribal-rage = Tribal Rage
    .house = yes
text-tribal-rage = Goblins and orcs that are stronger side by side and strike again in their fury.
name-goblin-raider = Goblin Raider
    .house = yes
text-goblin-raider = Swift Strike. It has 1 attack more while another of your creatures is adjacent.
name-battle-fury = Battle Fury
    .house = yes
text-battle-fury = When one of your creatures attacks: it has 2 attack more in this attack. If it destroys its target, it may make 1 more melee attack at once, at another target in its reach and without this bonus.
name-orc-warrior = Orc Warrior
    .house = yes
text-orc-warrior = Each time it takes damage and lives, it has 1 attack more until end of turn; this adds up.
name-tribal-bond = Tribal Bond
    .house = yes
text-tribal-bond = When one of your creatures attacks: all your others in play have 1 Movement more and 1 attack more until end of turn.
name-goblin-horde = Goblin Horde
    .house = yes
text-goblin-horde = Put 2 goblins without card and with Swift Strike into play within 6 inches and sight of the caster. Each has 1 attack more while another of your creatures is adjacent.
name-orc-chieftain = Orc Chieftain
    .house = yes
text-orc-chieftain = Your other creatures within 6 inches have 1 attack more. After its attack 1 of them within 6 inches may make an attack at once, activated or not.

# Ash-Blade Pyromancer
name-ash-blade-pyromancer = Ash-Blade Pyromancer
    .house = yes
text-ash-blade-pyromancer = Gains 1 Ash Charge (3 at most) for each enemy creature destroyed by your spells, creatures or permanents; monsters count. Action, all charges, at least 1: every adjacent creature, your own too, takes as much fire damage; the mage takes none.
name-blade-of-cinders = Blade of Cinders
    .house = yes
text-blade-of-cinders = Your mage has 2 melee more. Once a turn you may spend 1 charge: the mage’s next melee attack this turn, if it wins, also puts a cinder mark on the loser.
name-ashen-steed = Ashen Steed
    .house = yes
text-ashen-steed = Your mage, adjacent to it, may mount it or get off without using a move or an Action; mounted, the mage has Movement 8 and only the mage is activated. If the Steed moves at least 4 inches in a straight line before it attacks, it does 1 damage more when it wins.
name-ash-walker = Ash Walker
    .house = yes
text-ash-walker = Comes into play where a creature, not a mage, was destroyed this turn; if that place is taken, on the nearest free one within 1 inch. 1 charge when you cast it: it has 2 life more.
name-flaming-sacrifice = Flaming Sacrifice
    .house = yes
text-flaming-sacrifice = When one of your fire creatures is the target of an enemy’s attack or spell: destroy it and gain charges for half of the life it had left, rounded up, to 3 in all. The attack or spell loses its target.
name-ember-recoil = Ember Recoil
    .house = yes
text-ember-recoil = When an enemy creature ends its move engaged with your mage: 2 damage to it. 1 charge: also push it 3 inches.
name-cinder-eruption = Cinder Eruption
    .house = yes
text-cinder-eruption = 2 damage to a creature. 1 charge: also 1 damage to every creature adjacent to it, of any side.
name-ash-dance = Ash Dance
    .house = yes
text-ash-dance = Teleport your mage up to 6 inches. 1 charge: leave scorched terrain of radius 3 inches around the old place.
name-aura-of-cinders = Aura of Cinders
    .house = yes
text-aura-of-cinders = Your mage has 1 Defence more. In each end phase you may spend 1 charge: 1 damage to all creatures engaged with the mage.
name-phoenix-rebirth = Phoenix Rebirth
    .house = yes
text-phoenix-rebirth = Also costs 3 charges. Put a flying Phoenix without card into play where one of your fire creatures was destroyed this turn. An enemy creature that is activated adjacent to it takes 1 damage.
name-consume-ashes = Consume Ashes
    .house = yes
text-consume-ashes = Remove any scorched terrain from the table: gain 1 charge and draw 1 card. Without any it cannot be cast.

# Ash Prophet
name-ash-prophet = Ash Prophet
    .house = yes
text-ash-prophet = Gains 1 Ash Charge (3 at most) for each enemy creature destroyed by your spells, creatures or permanents; monsters count. Action, 1 charge: look at the top 2 cards of any player’s grimoire, alone, and put them back in any order.
name-ash-seer = Ash Seer
    .house = yes
text-ash-seer = In your collect phase look at the top 2 cards of your grimoire and put them back in any order.
name-cinder-phantom = Cinder Phantom
    .house = yes
text-cinder-phantom = Comes into play only where its base touches scorched terrain or an ash cloud. Only adjacent creatures may attack it.
name-oracle-of-flames = Oracle of Flames
    .house = yes
text-oracle-of-flames = Once a turn choose an enemy creature within 8 inches, not a monster, that was not activated yet. Its player says whether it will be activated this turn. Yes: that player may not pass before, as long as it can be activated. No: it cannot be activated this turn.
name-foresworn-guardian = Foreseeing Guardian
    .house = yes
text-foresworn-guardian = Your other creatures adjacent to it cannot be attacked; spells may still target them.
name-prophetic-intervention = Prophetic Intervention
    .house = yes
text-prophetic-intervention = When one of your creatures is attacked in melee: another of yours adjacent to the attacker becomes the target. Range and sight run to the first one.
name-smoke-and-mirrors = Smoke and Mirrors
    .house = yes
text-smoke-and-mirrors = When one of your creatures is the target of a spell: teleport it up to 4 inches. If it is then out of range or sight of that spell’s caster, the spell fails; a spell without range does not.
name-ash-veil = Ash Veil
    .house = yes
text-ash-veil = An ash cloud of radius 4 inches blocks every line of sight with a point inside it, unless the two are adjacent. It does not hinder attacks of flyers.
name-field-of-ashes = Field of Ashes
    .house = yes
text-field-of-ashes = All ground is difficult for enemy creatures, monsters too, but not for flyers; difficult ground is not made worse.
name-cinder-step = Cinder Step
    .house = yes
text-cinder-step = Your mage moves up to 6 inches, across creatures, obstacles and difficult ground, engaged or not; the end must be free.
name-prophetic-flames = Prophetic Flames
    .house = yes
text-prophetic-flames = Look at the top 3 cards of any player’s grimoire and put them back in any order.

# Tokens
name-ash-charge = Ash Charge
    .house = yes

# Abilities
ability-ash-charge = Ash Charge
ability-vision-of-ash = Vision of Ash
ability-ash-blast = Ash Blast
ability-ignition = Ignition
ability-immolation = Immolation
ability-last-crackle = Last Crackle
ability-ash-aura = Ash Aura
ability-orc-rage = Rage
ability-orc-command = Command
ability-prescience = Prescience
ability-flame-revelation = Revelation
ability-blade-of-cinders = Glowing blade
ability-aura-of-cinders = Aura of Cinders
ability-aura-of-fire = Aura of Fire
