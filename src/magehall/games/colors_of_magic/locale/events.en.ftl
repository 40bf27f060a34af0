# What the log says.

# Setting up
event-force-chosen = { $player }: { $mage } with { $first }, { $second } and { $third }.
event-card-left-out = { $player }: { $card } stays out of the game.
event-corner-taken = { $player }: corner { $corner }.
event-first-player-named = { $player } begins.

# Cards and mana
event-card-drawn = { $player } draws a card.
event-card-drawn-seen = { $player } draws { $card }.
event-deck-reshuffled = { $player } shuffles the discard pile into a new grimoire.
event-card-discarded = { $player } discards { $card }.
event-card-shown = { $player }: { $card } lies open until the end of the turn.
event-mana-gained = { $player }: mana +{ $mana }.
event-mana-lost = { $player }: mana −{ $mana }.
event-tokens-gained = { $player }: tokens +{ $tokens }.
event-blood-paid = { $player }: { $creature } bleeds for 1 mana.

# Turns
event-turn-began = Turn { $number }. { $player } is first.
event-player-passed = { $player } passes.
event-creature-activated = { $player }: { $creature } is activated.
event-ability-used = { $player }: { $creature } uses { $ability }.

# Spells
event-spell-cast = { $player } casts { $card } for { $mana } mana.
event-spell-failed = { $card } does nothing: its target is gone or out of reach.
event-spell-countered = { $card } of { $player } is countered.
event-permanent-gone = { $player }: { $card } leaves play.
event-creature-summoned = { $player }: { $creature } comes into play at { $place }.
event-form-taken = { $player } takes the state: { $form }.

# Moves
event-creature-moved = { $creature } moves to { $place }.
event-creature-pushed = { $creature } is pushed to { $place }.
event-creature-put = { $creature } now stands at { $place }.
event-push-stopped = { $creature } bumps into something.

# Combat
event-attack-declared = { $attacker } attacks { $target }.
event-shot-declared = { $attacker } shoots at { $target }.
event-attack-failed = The attack comes to nothing: { $attacker }.
event-target-changed = The attack of { $attacker } turns on { $target }.
event-duel-card-laid = { $player } lays a card face down.
event-duel-card-shown = { $player } shows { $card } (initiative { $initiative }).
event-duel-won = { $winner } wins the duel against { $loser }, { $more } to { $less }.
event-duel-tied = A tie at { $total }: nothing happens.
event-shot-compared = Power { $power } against Defence { $defense }.
event-damage-taken = { $creature } takes { $damage } damage.
event-damage-reduced = { $creature }: { $damage } of it held off.
event-damage-prevented = { $creature }: { $damage } damage prevented.
event-shield-lost = { $creature }: the shield takes { $damage }.
event-creature-healed = { $creature } heals { $healed }.
event-creature-marked = { $creature } gets a mark of cinder.
event-creature-ignited = { $creature } is on fire: { $damage } damage at the end of the next activation.
event-creature-poisoned = { $creature }: Venom takes { $value } from the next move or attack.
event-creature-held = { $creature } cannot move this turn.
event-creature-frightened = { $creature }: fear takes { $value } from attacks in this activation.
event-creature-taunted = The next attack of { $creature } must be against { $taunter }, if it can.
event-creature-died = Destroyed: { $creature }.
event-creature-banished = { $creature } leaves the table for a while.
event-creature-back = { $creature } is back at { $place }.

# Objectives and monsters
event-goal-taken = { $player } takes { $goal }: points +{ $points }.
event-monster-card-drawn = { $creature }: activation card { $card }.
event-player-out = { $player } has no creature left and is out.
event-match-decided = { $reason }
