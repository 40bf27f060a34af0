# Options
option-interact = Deal with the people here ({ $site })
option-recruit = Recruit { $unit } for { $cost }
option-recruit-bonded = Recruit { $unit } for { $cost } by Bonds of Loyalty
option-buy-healing = Buy a healing point for { $cost }
option-buy-card = Learn { $card } for { $cost }
option-buy-spell = Learn { $card } for { $cost } and a mana ({ $color })
option-buy-unseen = Learn the unseen top card for { $cost }
option-buy-artifact = Buy an artifact for { $cost }
option-buy-elite = Call an elite unit into the offer for { $cost }
option-plunder = Plunder the village
option-altar = Give the altar { $count } mana ({ $color })

# Refused
refused-nobody-here = Nobody lives here.
refused-hero-here = Another hero is on this space.
refused-not-conquered = This site is not conquered.
refused-not-your-keep = This is not yours.
refused-reputation-x = With such a reputation nobody deals with you.
refused-in-combat-no-action = You are in combat.
refused-interacting = You deal with them already.
refused-action-over = Your action of this turn is over.
refused-too-few-influence = That costs { $cost } influence; you have { $points }.
refused-wrong-site = That unit is not recruited here.
refused-no-bond = No bond of loyalty is free.
refused-not-sold-here = Nobody sells that here.
refused-pile-out = There are none left.
refused-no-right = No card lets you learn so.
refused-plunder-in-turn = Not in your own turn.
refused-no-village = You are in no village.
refused-plundered-already = You plundered since your last turn.
refused-no-altar = There is no altar here.

# Happened
event-interaction-begun = { $hero } deals with the people ({ $site }); reputation and shields: { $influence }.
event-healing-bought = { $hero } buys a healing point.
event-training-bought = { $hero } learns { $card } in the monastery.
event-unseen-action-bought = { $hero } learns an unseen advanced action.
event-artifact-bought = { $hero } buys an artifact.
event-village-plundered = { $hero } plunders the village at { $space }.
event-altar-served = { $hero } serves the altar at { $space }.
