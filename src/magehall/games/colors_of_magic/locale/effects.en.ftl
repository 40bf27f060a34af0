# What effects ask, offer and refuse.

# Questions
ask-place = Which place?
ask-aim = In which direction?
ask-rearrange = Which creature is put elsewhere?
ask-granted-attack = Whom does it attack?
ask-retarget = Which is the new target?
ask-extra-target = Another target too?
ask-redirect-which = Which of your creatures is no longer the target?
ask-tap-other = Which other creature counts as activated?
ask-foretell = Will this creature be activated this turn?
ask-form = Which state?
ask-opponent = Which opponent?
ask-discard = Which card do you discard?
ask-reveal = Which card lies open?
ask-order = Which card comes next from the top?
ask-bury = Does the top card go to the bottom?
ask-exchange-give = Which card of your hand do you give up?
ask-exchange-take = Which card of your discard pile do you take back?
ask-from-discard = Which card of your discard pile?
ask-may-from-discard = Which card of your discard pile, if any?
ask-swap = Do they change places?

# Options
option-put = { $what }: to { $place }
option-push = { $creature }: { $inches }″ towards { $place }
option-push-all = All of them: { $inches }″ towards { $place }
option-no-push = Do not move it
option-swap = They change places
option-foretell-yes = Yes: it must be activated before you pass
option-foretell-no = No: it cannot be activated this turn
option-form = State: { $form }
option-bury = { $card } to the bottom
option-keep-on-top = { $card } stays on top
option-granted-strike = { $attacker } attacks { $target } in melee
option-granted-shot = { $attacker } shoots at { $target }

# Reasons
refused-must-be-put = It has to stand somewhere.
refused-nearer-place = A free place is nearer to where it left.
refused-outside-corner = The base must lie wholly inside the corner.
refused-not-on-ash = It must touch scorched terrain or an ash cloud.
refused-too-near = An enemy is within 10 inches of that place.
refused-no-grave = No such creature was destroyed there this turn.
refused-must-push = The push goes the whole way; less cannot be chosen.
refused-aim-is-given = The direction is given; only how far can be chosen.
refused-no-direction = That names no direction.
refused-whole-distance = That distance cannot be chosen.
refused-immovable = Effects of others do not move it.
refused-does-not-fit-there = One of the two does not fit where the other stands.
refused-same-base = They share one base.
refused-in-stasis = It is in stasis.
refused-only-melee = Only a melee attack is granted.
refused-must-attack = It attacks if it can.

# States
form-liquid = liquid
form-solid = solid
form-gaseous = gaseous

# Events
event-card-seen = { $player } looks at a card of { $other }.
event-card-seen-seen = { $player } looks at a card of { $other }: { $card }.
event-top-ordered = { $player } puts back cards on top of the grimoire of { $other } in any order: { $count }.
event-card-buried = { $player } puts the top card of the grimoire to the bottom.
event-card-taken-back = { $player } takes { $card } back from the discard pile.
event-marker-moved = { $marker } now lies at { $place }.
event-spell-redirected = { $card } gets a new target: { $target }.
