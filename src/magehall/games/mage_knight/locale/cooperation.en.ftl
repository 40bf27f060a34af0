# Cooperative assaults: questions, options, reasons and the log.

ask-shares = How many defenders does each of you fight? Which ones, chance decides.
ask-consent = { $hero } invites you to assault { $city }: you fight { $count ->
    [one] one defender
   *[other] { $count } defenders
} and give your next turn.
ask-march = Your part of the assault on { $city }: { $count ->
    [one] one defender awaits
   *[other] { $count } defenders await
} you. Move in, or stay outside.

option-invite-1 = Assault { $city } together with { $a }
option-invite-2 = Assault { $city } together with { $a } and { $b }
option-invite-3 = Assault { $city } together with { $a }, { $b } and { $c }
option-share-1 = You fight { $own }, { $a } { $for_a }
option-share-2 = You fight { $own }, { $a } { $for_a }, { $b } { $for_b }
option-share-3 = You fight { $own }, { $a } { $for_a }, { $b } { $for_b }, { $c } { $for_c }
option-consent-given = Take part, and give your next turn
option-consent-refused = Do not take part
option-march = March into the city at { $space }
option-hang-back = Stay outside

refused-joint-no-city = No defended city lies next to your hero there.
refused-joint-too-late = The end is announced: nobody assaults a city together any more.
refused-joint-no-guest = Only heroes next to the city who still have a turn to give can be invited.
refused-joint-too-many = Everyone must have a defender to fight, and there are { $count }.
refused-joint-bad-shares = The shares must give everyone at least one of the { $count } defenders.
refused-joint-only-the-city = The only move is that into the city.
refused-joint-too-far = That takes { $needed } move points, and you have { $points }.

event-joint-assault-proposed = { $hero } proposes a cooperative assault on { $city }; invited: { $others }.
event-consent-given = All agree.
event-consent-refused = { $hero } does not agree.
event-defenders-dealt = Defenders dealt to { $hero }: { $count }.
event-hero-hung-back = { $hero } stays outside.
