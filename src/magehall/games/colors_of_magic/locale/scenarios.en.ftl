# Scenarios and objectives. Two are published, two are our own.

# Slay the Giant
scenario-giant = Slay the Giant
    .house = yes
scenario-text-giant = A giant threatens the land, and goblins run about its feet.
scenario-setup-giant = The giant stands in the centre, six goblins on the line between the corners, each equally far from both players; with three or four seats their places are dealt by lot. The giant’s cards lie in a pile, two nails and the bile last; only the top card holds.
objective-giant-nail = Wound the Giant
    .house = yes
objective-text-giant-nail = Deal damage to the giant while a nail is the top card: you take that card. One card for each moment it takes damage, however much.
objective-giant-bile = Kill the Giant
    .house = yes
objective-text-giant-bile = Destroy the giant: you take all of its cards that are left.
objective-goblin-grizelda-the-greedy = Kill Grizelda the Greedy
    .house = yes
objective-text-goblin-grizelda-the-greedy = Destroy Grizelda the Greedy.
objective-goblin-pip-the-pest = Kill Pip the Pest
    .house = yes
objective-text-goblin-pip-the-pest = Destroy Pip the Pest.
objective-goblin-zorp-the-rock-tosser = Kill Zorp the Rock-Tosser
    .house = yes
objective-text-goblin-zorp-the-rock-tosser = Destroy Zorp the Rock-Tosser.
objective-goblin-fink-the-coward = Kill Fink the Coward
    .house = yes
objective-text-goblin-fink-the-coward = Destroy Fink the Coward.
objective-goblin-mog-the-armored = Kill Mog the Armoured
    .house = yes
objective-text-goblin-mog-the-armored = Destroy Mog the Armoured.
objective-goblin-gorb-the-belligerent = Kill Gorb the Belligerent
    .house = yes
objective-text-goblin-gorb-the-belligerent = Destroy Gorb the Belligerent.

# Forbidden Ritual
scenario-ritual = Forbidden Ritual
    .house = yes
scenario-text-ritual = An old ritual is almost done. Stop it, or use it.
scenario-setup-ritual = The ritual zone, 3 inches across, lies in the centre. Three mana stones: two on the line between the corners, the third on one of two places that the player who will not begin chooses; with three or four seats three of four places by lot. No monsters.
objective-minor-power-aura = Minor Aura of Power
    .house = yes
objective-text-minor-power-aura = In the end phase: control the ritual zone and pay 3 mana. You gain 1 mana at once.
objective-major-power-aura = Major Aura of Power
    .house = yes
objective-text-major-power-aura = In the end phase: control the ritual zone now and at the check of the turn before, and pay 5 mana.
objective-mana-source = Mana Source
    .house = yes
objective-text-mana-source = In the end phase: control a mana stone. You take one of its two cards and gain 1 mana. With the second card the stone is gone.

# The Ember Forge
scenario-ember-forge = The Ember Forge
scenario-text-ember-forge = A forge has gone cold, and its keepers let nobody near. Who lights it may shape what lies on the anvil.
scenario-setup-ember-forge = The anvil, 3 inches across, lies in the centre, and the Anvil Warden stands on it. Two Slag Brutes and two Cinder Imps stand on the line between the corners; the Bellows Hound on one of two places that the player who will not begin chooses. Two low walls flank the anvil on every map. With three or four seats all places are fixed.
objective-light-the-forge = Light the Forge
objective-text-light-the-forge = Action: Stoke. A creature that is not engaged and within 1 inch of the anvil spends its Action and its player 2 mana. Anyone’s count, at most one per player and turn; who stokes the third time collects.
objective-shape-the-hammer = Shape the Hammer
objective-text-shape-the-hammer = Once the forge is lit: control the anvil at two end-phase checks in a row. The check of the turn in which it was lit counts.
objective-slag-brute = Kill a Slag Brute
objective-text-slag-brute = Destroy a Slag Brute.
objective-cinder-imp = Kill a Cinder Imp
objective-text-cinder-imp = Destroy a Cinder Imp.
objective-bellows-hound = Kill the Bellows Hound
objective-text-bellows-hound = Destroy the Bellows Hound.
objective-anvil-warden = Kill the Anvil Warden
objective-text-anvil-warden = Destroy the Anvil Warden.
ability-stoke = Stoke

# The Night of the Wisps
scenario-wisp-night = The Night of the Wisps
scenario-text-wisp-night = Lights dance over a dark pond, shards glimmer on its shores, and something stirs below.
scenario-setup-wisp-night = Darkness: sight reaches 6 inches, but for Night Vision. A pond covers the centre. One creature of each codex with cost 3 or less, its player’s choice, has Servant. Six shards are dealt by lot to six places, face up; two wisps stand at the pond. In the monsters’ phase of turn 3, before anything else, the Drowned Queen rises in the centre and two Drowned beside her, each at the nearest free place.
objective-outlast-the-night = Outlast the Night
objective-text-outlast-the-night = From the end phase of turn 5 on: have the most creatures on the table. Equal: nobody, look again next turn.
objective-drowned-queen = Kill the Drowned Queen
objective-text-drowned-queen = Destroy the Drowned Queen.
objective-shard = Gather a Shard
objective-text-shard = Action: Gather. A creature that is not engaged and within 1 inch of a shard takes it.
ability-gather = Gather
