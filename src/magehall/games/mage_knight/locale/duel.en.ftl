# Combat between players: questions, options, reasons and the log.

ask-defence = { $rival } attacks you. Do you give your next turn for a full defence?
ask-duel-attack = Attack { $rival }, or let it be.
ask-duel-block = { $rival } attacks with { $points }. Block as much of it as you want.
ask-spoils = { $points } damage to { $rival }: what do you spend it on?
ask-given-turn = The fight is over: heal, play special effects, then end your turn.

option-duel = Attack { $rival }
option-defend-fully = Defend with all you have, and skip your next turn
option-defend-partly = Defend with cards and units alone, and keep your next turn
option-launch = Attack with what you played
option-launch-exposed = Attack units outside the walls alone, with ranged attacks too
option-let-be = Do not attack
option-endure = Block with what you played
option-hurt-hero = Wound the hero (damage { $price })
option-hurt-unit = Wound { $unit } (damage { $price })
option-steal = Steal { $artifact } (damage { $price })
option-drive = Drive your rival to { $space } (damage { $price })
option-spare = Leave the rest
option-stand-down = End your part

defence-fully = with all means, for the next turn
defence-partly = with cards and units alone

refused-duel-nobody-here = No rival who could be attacked stands here.
refused-duel-forbidden = The end is announced, or the aim is reached: players do not attack each other any more.
refused-duel-left-out = No player attacks another in this match.
refused-duel-ally = Who plays on your side is not attacked.
refused-duel-face-down = This rival already gave a turn for a defence, and is not attacked again.
refused-duel-no-points = No attack is played that counts now.
refused-duel-none-exposed = No unit of your rival that could be wounded stands outside the walls.
refused-duel-behind-walls = This attack goes at units outside the walls alone.
refused-duel-too-little = The damage is { $points }, and that takes { $needed }.
refused-duel-no-such-unit = Your rival has no such unit.
refused-duel-melee-only = That is possible in melee alone.
refused-duel-out-of-reach = No such artifact lies within reach.
refused-duel-not-safe = Your rival could not stay there.

event-duel-begun = { $hero } attacks { $rival }.
event-defence-chosen = { $hero } defends { $how }.
event-attack-launched = { $hero } attacks with { $points }.
event-attack-forgone = { $hero } does not attack.
event-attack-reduced = { $hero } blocks { $block }; damage left: { $left }.
event-artifact-stolen = { $hero } steals { $artifact } from { $rival }.
event-rival-driven = { $hero } drives { $rival } away to { $space }.
event-melee-begun = Now they fight hand to hand.
event-duel-ended = The duel of { $hero } and { $rival } ends.
