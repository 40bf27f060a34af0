# Turns and activations.
ask-turn = Cast one spell, activate one creature, or pass for the rest of the phase.
option-activate = Activate { $creature }
option-pass-phase = Pass for the rest of the phase
ask-activation = A move and an Action, in either order.
option-strike = Strike { $creature }
option-shoot = Shoot at { $creature }
option-disengage = { $creature }: leave the combat
option-leap = { $creature }: leap, over bases, terrain and engagement
option-sweep = { $creature }: straight across bases
option-end-activation = End the activation
option-raze = Destroy a marker of { $card }
option-put-out = Put out the fire
ask-volley = Another shot of the volley, at another target?
option-end-volley = No more shots
ask-action = One Action at once.
option-no-action = No Action
ask-carry = Take somebody along?
option-carry = Carry { $creature }
option-carry-nobody = Carry nobody
ask-upkeep = Pay the upkeep, or discard the card.
option-keep = Pay for { $card }
option-let-go = Discard { $card }

# Free abilities
option-use-healing = { $creature }: heal a neighbour
option-use-taunt = { $creature }: taunt an enemy
option-use-teleport = { $creature }: teleport, once a game
option-use-portal = { $creature }: go through the portal
option-use-mount = Mount { $creature }
option-use-dismount = Get off { $creature }
ask-keyword-target = On which creature?
option-healing = Heal { $creature }
option-taunt = Taunt { $creature }
ability-portal = Portal
ability-mount = Mounting
ability-dismount = Getting off
ability-transport = Transport

# Why not
refused-not-your-creature = That is no creature of yours.
refused-creature-away = It is not on the table.
refused-ridden = It is ridden: only its rider is activated.
refused-cannot-activate = It cannot be activated this turn.
refused-activated-already = It was activated this turn.
refused-may-not-pass = A creature must be activated first.
refused-next-creature = { $creature } must be activated next.
refused-not-now = In your turn you cast a spell, activate a creature, or pass.
refused-not-in-activation = That is not possible during an activation.
refused-began-engaged = It began its activation engaged: it may act, or leave the combat.
refused-acted-already = Its Action is used up.
refused-moved-already = Its move is used up.
refused-cannot-act = It cannot do any Action.
refused-only-actions = Only an Action is possible now.
refused-no-such-action = There is no such Action.
refused-only-shots = A volley consists of ranged attacks.
refused-shot-already = Each shot of a volley needs another target.
refused-not-on-fire = It is not on fire.
refused-own-marker = Only enemies destroy it.
refused-marker-not-touched = Its base does not touch the marker.
refused-cannot-be-carried = Only an adjacent creature of yours of size 1 comes along.
refused-no-upkeep-now = No upkeep is due for that.
refused-nobody-to-heal = No wounded ally stands next to it.
refused-nobody-to-taunt = No enemy is near enough.
refused-used-this-game = It was used in this game already.
refused-only-in-activation = Only during the creature’s activation.
refused-nowhere-to-go = There is no free place for it.
refused-not-in-reach = That creature is not meant.
refused-riding-already = Your mage is riding already.
refused-not-adjacent = Your mage does not stand next to it.
refused-not-riding = Your mage does not ride it.
refused-only-after-move = Getting off comes after the move.

# Events
event-fire-put-out = { $creature } is no longer on fire.
event-marker-destroyed = { $creature } destroys a marker of { $card }.
event-creature-vanished = { $creature } vanishes.
