# Cards, hands, players and objectives in the browser.
cards-type-permanent = Permanent
cards-type-artifact = Artifact
cards-type-creature = Creature
cards-type-ephemeral = Ephemeral
cards-type-instant = Instant
cards-kind-mage = Mage
cards-kind-monster = Monster
cards-kind-token = Creature without a card
cards-kind-ingredient = Ingredient
cards-kind-artifact = Ingredient, artifact
cards-kind-once = Ingredient, used once
cards-cost = Cost { $cost }
cards-cost-now = Costs { $cost } now, { $printed } printed
cards-range = Range { $range ->
    [one] { $range } inch
   *[other] { $range } inches
}
cards-range-short = { $range }″
cards-size = Size { $size }
cards-initiative = Initiative { $value }
cards-if-won = Duel won: { $value } more damage
cards-if-lost = Duel lost: { $value } damage all the same
cards-if-won-more = Duel won: see the text
cards-graft = Graft
cards-spends = Tokens: { $most }
cards-spends-between = Tokens: { $least } to { $most }
cards-flow = Mana each turn: { $value }
cards-token = { $token }, at most { $most }
cards-shoots = Shoots { $range ->
    [one] { $range } inch
   *[other] { $range } inches
} far
cards-keyword-of = { $keyword } ({ $of })
cards-gasp-lift = neighbours fly
cards-rule = Rulings on this card
cards-rule-key = ? opens the rulings
cards-now = On the table now
cards-tapped = activated
cards-away = away from the table
cards-shielded = Shield { $number }
cards-burning = burning { $number }
cards-poisoned = venom { $number }
cards-marked = cinder mark
cards-copies = { $count } copies
cards-empty = No card lies here.

# Hand
cards-hand = Hand
cards-codex = Codex
cards-your-cards = Your cards
cards-hand-empty = No card in hand
cards-codex-empty = No codex card in hand
cards-shown = Shown
cards-to-choose = To choose from
cards-castable = { $count ->
    [0] nothing can be done with them now
    [one] one can be chosen
   *[other] { $count } can be chosen
}

# Players
cards-players = Players
cards-you = you
cards-mana = Mana { $mana }
cards-tokens = { $token }: { $tokens } of { $most }
cards-points = Points { $points } of { $most }
cards-hand-of = { $who }: cards in hand, { $count }
cards-deck-of = { $who }: cards in the grimoire, { $count }
cards-discard-of = { $who }: discard pile, cards: { $count }
cards-exile-of = { $who }: exiled, cards: { $count }
cards-known-of = { $who }: cards of the hand that you know, { $count } of { $all }
cards-passed = passed
cards-first = First player
cards-out = out of the game
cards-active = has the turn
cards-mage-dead = The mage is dead
cards-state = State: { $form }
cards-in-play = Permanents in play
cards-borne-by = on { $creature }
cards-ingredients = Ingredients
cards-ingredient-used = used

# Objectives
cards-goals = Objectives
cards-goals-major = Major
cards-goals-minor = Minor
cards-goals-none = All objectives are taken.
cards-goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-goal-copies = { $count } left
cards-goal-holder = { $who } holds it
cards-goal-checks = checks: { $done } of { $needed }
cards-goal-progress = { $done } of { $needed }
cards-goal-price = Pay { $mana } mana
cards-goal-mana = Gain { $mana } mana
cards-goal-after = Once { $goal } is done
cards-goal-gives = Gives { $ingredient }
cards-dark = Darkness: sight reaches 6 inches

# Choosing a force
cards-force-choose = Choose your force
cards-force-rule = How a force is made
cards-force-ready = Ready forces
cards-force-own = Build a force
cards-force-mage = 1. A mage
cards-force-schools = 2. Three schools, at least one of the mage’s element ({ $element })
cards-force-schools-first = 2. Three schools
cards-force-take = Take this force
cards-force-read = Read the cards
cards-force-hide = Hide the cards
cards-force-opposed = Closed: { $element } is opposed to { $mage }
cards-force-full = Three schools are chosen: take one out first
cards-force-missing = { $count ->
    [one] Choose one more school.
   *[other] Choose { $count } more schools.
}
cards-force-no-mage = Choose a mage first.
cards-force-count = { $count } cards
cards-force-codex = Codex of { $mage }
cards-force-leave-out = Your codex has a card too many: which one stays out?
cards-force-suggested = suggested
