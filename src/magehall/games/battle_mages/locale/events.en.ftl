# What happened.
event-mage-chosen = { $seat } plays { $mage }, with { $life } life.
event-card-dealt = { $mage } is dealt a card.
event-card-dealt-seen = You are dealt { $spell }.
event-centre-turned-up = The new centre card is { $spell }.
event-duel-began = { $mage } begins.
event-turn-began = It is { $mage }'s turn.
event-card-drawn = { $mage } draws a card.
event-card-drawn-seen = You draw { $spell }.
event-centre-taken = { $mage } takes the centre card, { $spell }.
event-card-played = { $mage } plays { $spell }.
event-card-discarded = { $mage } puts down { $spell }.
event-card-seen = { $mage } looks at a card of { $victim }.
event-card-seen-seen = You see that { $victim } holds { $spell }.
event-cards-swapped = { $mage } swaps a card with { $victim }.
event-cards-swapped-seen = { $mage } takes { $taken } from { $victim } and gives { $given } for it.
event-chain-announced = { $mage } aims { $spell } at { $target }: { $school }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $damage } damage.
event-spell-announced = { $mage } aims { $spell } at { $target }: { $damage } damage.
event-spell-cast = { $mage } casts { $spell }.
event-spell-spent = { $mage } puts down { $spell } without effect.
event-spell-countered = { $mage } counters { $countered } with { $spell }.
event-spell-cancelled = { $spell } is cancelled.
event-spell-turned = { $spell } turns on { $target }: { $damage } damage, aimed by { $mage }.
event-spell-paralyzed = { $mage } cancels the spell with Paralyze.
event-damage-guarded = { $mage } knows this magic: 1 damage less.
event-mage-hurt = { $mage } suffers { $damage ->
    [0] no
   *[other] { $damage }
} damage and has { $life ->
    [0] no
   *[other] { $life }
} life left.
event-life-regained = { $mage } regains { $gained ->
    [0] no
   *[other] { $gained }
} life and has { $life }.
event-order-reversed = The turn order reverses.
event-mage-bewitched = { $spell } lies on { $mage }.
event-mage-fell = { $mage } falls to zero life.
event-mage-reborn = { $mage } is reborn with { $life } life.
event-card-left-behind = { $mage } leaves { $spell } behind.
event-pile-renewed = No card is left and the leaders are tied at { $life } life: the played cards are shuffled into a new pile.
event-duel-ended = { $mage } wins the duel.
