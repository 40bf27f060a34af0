# Cards
cards-kind-basic-action = Basic action
cards-kind-advanced-action = Advanced action
cards-kind-spell = Spell
cards-kind-artifact = Artifact
cards-kind-banner = Artifact, banner
cards-kind-wound = Wound
cards-kind-unit = Unit
cards-kind-elite = Elite unit
cards-kind-skill = Skill of { $hero }
cards-kind-tactic-day = Tactic of the day, { $number }
cards-kind-tactic-night = Tactic of the night, { $number }
cards-text-wound = It gives nothing and fills your hand. Healing or resting gets rid of it.
cards-as-banner = On a unit
cards-thrown-away = Used up
cards-resists-physical = resists physical attacks
cards-resists-fire = resists fire
cards-resists-ice = resists ice
cards-rule = What does the rule say?
cards-rule-key = ? shows the rule
cards-unit-facts = Level { $level }, cost { $cost }, armor { $armor }
cards-recruited-at = Recruited at: { $sites }
cards-enemy-facts = Armor { $armor }, attack { $attack } ({ $element }), worth { $fame } fame

# The hand
cards-hand = Your hand
cards-played = Played this turn
cards-played-by = Played by { $who }
cards-deck = Deck
cards-discard = Discard
cards-discard-of = Discard pile of { $who } ({ $count })
cards-deck-of = Deck of { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-hand-of = Hand of { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-empty = No cards here
cards-to-choose = To choose from
cards-no-hand = Your hand is empty.
cards-copies = { $count } alike

# Heroes
cards-heroes = Heroes
cards-no-hero = No hero yet
cards-turn = It is their turn
cards-your-turn = Your turn
cards-out = Out of the game
cards-chosen = Chosen one
cards-chosen-secret = Known only to your team
cards-level = Level { $level }
cards-armor = Armor { $value }
cards-hand-limit = Hand limit { $value }
cards-command = Command tokens: { $used } of { $value } in use
cards-fame = Fame { $fame }
cards-fame-next = Fame { $fame }; level { $level } begins at { $next }
cards-fame-track = Fame
cards-reputation = Reputation { $value }
cards-reputation-track = Reputation
cards-influence = Influence { $value } when dealing with people
cards-no-influence = Nobody deals with this hero
cards-crystals = Crystals
cards-crystals-of = { $color }: { $count } of 3 crystals
cards-mana = Mana
cards-mana-of = Mana token: { $color }
cards-endless = Endless this turn: { $color }
cards-stored = Die on the tactic: { $color }
cards-claimed = Claimed die: { $color }
cards-exploited = Mana Exploit spares: { $color }
cards-units = Units
cards-free-place = Free command token
cards-ready = ready
cards-spent = spent
cards-wounds = wounded ({ $count })
cards-with-banner = with { $banner }
cards-banner-down = { $banner }, turned down
cards-bonded = bound by loyalty
cards-skills = Skills
cards-skill-ready = ready
cards-skill-used-this-turn = used this turn
cards-skill-face-down = used this round
cards-skill-on-the-table = on the table
cards-tactic-down = used
cards-spared = Spared cards: { $count }
cards-dummy = Dummy player
cards-points = Not spent yet
cards-points-move = Move { $count }
cards-points-influence = Influence { $count }
cards-points-healing = Healing { $count }

# The Source
cards-source = The Source
cards-die = Die: { $color }
cards-die-idle-gold = Die: gold, of no use at night
cards-die-idle-black = Die: black, of no use by day
cards-dice-left = { $count ->
    [0] No die left for you this turn
    [one] { $count } die left for you this turn
   *[other] { $count } dice left for you this turn
  }
cards-dice-taken = In use

# Offers
cards-offers = Offers
cards-offer-units = Units
cards-offer-actions = Advanced actions
cards-offer-spells = Spells
cards-offer-monastery = Monasteries
cards-offer-skills = Common skills
cards-offer-deck = In the deck: { $count }
cards-offer-artifacts = Artifacts in the deck: { $count }
cards-offer-elite = Elite units in the deck: { $count }
cards-offer-none = Nothing on offer
cards-price = Costs { $cost } influence
cards-can-take = Available: { $count }

# Choosing
cards-choose-hero = Choose your hero
cards-choose-hero-waiting = The heroes are being chosen
cards-hero-chosen-by = { $who } plays { $hero }
cards-hero-cards = Only in its deck
cards-hero-deck = Sixteen basic actions, and ten skills to draw from
cards-hero-skills = Its skills
cards-choose-tactic = Choose a tactic
cards-choose-tactic-waiting = The tactics are being chosen
cards-tactic-order = The lowest number goes first
cards-tactic-taken = Taken by { $who }
cards-tactic-gone = Left the game
cards-choose-draft = The draft: keep one card
cards-draft-kept = Kept so far
cards-draft-waiting = The others choose
cards-draft-aside = Set aside in the draft
