# Settings
setting-scenario = The scenario
setting-scenario-first-reconnaissance = First Reconnaissance: find the city, one to four players
setting-scenario-full-conquest = Full Conquest: six rounds, two to four players
setting-scenario-blitz-conquest = Blitz Conquest: four rounds, two to four players
setting-scenario-solo-conquest = Solo Conquest: six rounds, one player
setting-city_level = Level of the cities
setting-city_level-null = As the scenario says
setting-last_city_level = Level of the city revealed last
setting-last_city_level-null = As the scenario says
setting-daylight = The first round
setting-daylight-day = A day; then night and day in turn
setting-daylight-night = A night; then day and night in turn
setting-daylight-darkness = Days, until night falls for good
setting-rampaging = Rampaging enemies
setting-rampaging-usual = As many as the tiles bring
setting-rampaging-more = More: some come back after each round, and people distrust you
setting-rampaging-even-more = Even more: all come back, and people distrust you deeply
setting-no_interactive_spells = Leave out spells that harm others
setting-no_interactive_skills = Leave out skills that harm others
setting-friendly_mana = Gold dice stand for no colour that the Source shows
setting-random_tiles = Tiles are turned by lot
setting-random_cities = Cities are drawn by lot
option-error-seats = { $scenario }: it takes { $least } to { $most } players.
option-error-levels = { $scenario }: its cities have no level of your choice.
option-error-friendly-mana = Friendly mana needs more than one player.
option-error-interactive = Who plays together or alone leaves out spells and skills that harm others anyway.

# Names
dummy-player = the dummy player
time-day = day
time-night = night
reward-fame = fame
reward-artifact = artifacts
reward-spell = a spell
reward-advanced-action = an advanced action
reward-unit = a unit
reward-crystals = a crystal of each colour
reward-random-crystal = crystals by the dice
reward-spell-or-artifact = a spell or an artifact by the die

# Questions
ask-hero = Choose your hero.
ask-tactic = Choose a tactic for this round.
ask-banners = Which banners do you take off before shuffling?
ask-aside = In the turn of another you may:
ask-before-turn = What do you do before your turn?
ask-turn = What do you do?
ask-concede = Your ally would admit that the others have won.
ask-protection = Throw away the wounds of this turn?
ask-return = Does the card go back into your deck?
ask-glade = The glade takes away a wound.
ask-reward = Which reward do you take next?
ask-put-back = Which artifact goes back?
ask-stack = Which artifact comes on your deck next?
ask-gain-card = Choose a card of the offer.
ask-skill = Choose a skill.
ask-shed = Discard cards before drawing?
ask-shed-one = You have played no card this turn: which one do you discard?
ask-refill = Your deck is empty. Use your tactic?

# Options
option-hero = Play { $hero }
option-tactic = Take { $tactic }
option-take-off = Take { $banner } off { $unit }
option-leave-banners = Leave the banners where they are
option-begin-turn = Begin the turn
option-concede = Admit that the others have won
option-play-on = Play on
option-announce-end = Announce the end of the round
option-skip-turn = Pass
option-end-turn = End the turn
option-rest = { $wounds ->
     [0] Rest: discard { $card }
     [one] Rest: discard { $card } and a wound
    *[other] Rest: discard { $card } and { $wounds } wounds
    }
option-recover = Slow recovery: show your hand and discard a wound
option-throw-received = Throw away the wounds of this turn ({ $wounds })
option-keep-received = Keep the wounds
option-return-card = Put { $card } back into the deck
option-lay-off-card = Discard { $card }
option-glade-hand = Throw away a wound of your hand
option-glade-discard = Throw away a wound of your discard pile
option-glade-none = Leave it
option-reward = Take your reward: { $reward }
option-wait-for-level = Take the unit when the level brings a command token
option-put-back = Put { $card } back under the deck
option-stack = Put { $card } on your deck
option-gain-card = Gain { $card }
option-skill = Learn { $skill }
option-common-skill = Learn { $skill } of the common offer, with the lowest advanced action
option-shed = Discard { $card }
option-keep-hand = Keep the rest and draw
option-spare-tactic = Leave the tactic unused

# Reasons
refused-turn-not-begun = Your turn has not begun.
refused-no-such-hero = There is no such hero.
refused-hero-taken = Another player has that hero.
refused-tactic-taken = Another player has that tactic.
refused-tactic-removed = That tactic was used in an earlier round and has left the game.
refused-tactic-of-other-time = Days and nights have tactics of their own.
refused-no-such-tactic = There is no such tactic.
refused-not-before-turn = That does not serve before a turn.
refused-sparing-power-first = Sparing Power asks for its choice before the turn.
refused-no-cards-announce = Without a card in hand and deck you must announce the end of the round.
refused-no-cards-pass = Without a card in hand and deck you must pass.
refused-announced-already = The end of the round was announced already.
refused-has-cards = You still have cards.
refused-must-announce = You must announce the end of the round instead.
refused-rested-already = You have rested already.
refused-acted-already = You cannot rest after an action.
refused-moved-already = You cannot rest in a turn in which you move.
refused-dealt-already = You cannot rest in a turn in which you use influence.
refused-rest-needs-card = Resting takes a card that is no wound.
refused-not-in-hand = That card is not in your hand.
refused-not-so-many-wounds = There { $wounds ->
    [one] is only { $wounds } wound
   *[other] are only { $wounds } wounds
} in your hand.
refused-not-only-wounds = Slow recovery is for a hand of nothing but wounds.
refused-must-recover = With only wounds in hand you must recover slowly: a card is played or discarded each turn.
refused-card-stays-played = That card does not go back into the deck.
refused-no-wound-there = There is no wound.
refused-not-won = You did not win that.
refused-no-unit-won = You have not won a unit.
refused-no-token-to-come = No command token is to come this turn.
refused-command-token-free = You have a command token to spare.
refused-not-drawn = You did not draw that artifact.
refused-not-on-offer = That card is not on offer.
refused-monastery-card = Cards among the units are sold in monasteries only.
refused-skill-not-there = That skill is not to be had.
refused-own-common-skill = From the common offer you may take skills of other heroes only.
refused-wound-stays = Wounds are not discarded.
refused-must-discard = You have played no card this turn: discard one.
refused-not-when-drawing = That tactic does not serve while drawing.

# Events
event-order-drawn = { $first } chooses a hero first.
event-hero-chosen = { $hero } plays { $name }.
event-dummy-chosen = { $name } is the dummy player.
event-table-set = The table is set.
event-round-began = Round { $round } begins: { $time }.
event-source-rolled = The Source is rolled ({ $count } dice).
event-offers-renewed = The offers are renewed.
event-darkness-rolled = The dice bring: { $time }.
event-tactic-taken = { $hero } takes { $tactic }.
event-dummy-tactic = The dummy player gets { $tactic }.
event-order-set = { $first } goes first this round.
event-banner-taken-off = { $hero } takes { $banner } off a unit.
event-hand-drawn = { $hero } shuffles and draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-tactics-removed = The tactics of the round leave the game.
event-dummy-turned-up = The dummy player turns up { $card }.
event-dummy-played = The dummy player turns up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dummy-announced = The dummy player announces the end of the round.
event-dummy-gained = The dummy player gains { $card } and a crystal: { $color }.
event-turn-skipped = { $hero } skips the turn taken in advance.
event-round-ended = Round { $round } ends.
event-end-is-near = The aim is reached: everyone has one last turn.
event-quest-ended = The quest is over.
event-turn-began = The turn of { $hero } begins.
event-end-announced = { $hero } announces the end of the round.
event-turn-passed = { $hero } has no cards and passes.
event-skill-returned = { $hero } takes { $skill } back face down.
event-rested = { $hero } rests and discards { $card }{ $wounds ->
    [0] .
    [one] {" "}and { $wounds } wound.
   *[other] {" "}and { $wounds } wounds.
}
event-recovered = { $hero } has only wounds in hand and discards one.
event-dice-returned = { $count ->
    [one] { $count } die goes
   *[other] { $count } dice go
} back to the Source.
event-card-returned = { $hero } puts { $card } back into the deck.
event-cards-taken-back = { $hero } takes back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-crystals-refunded = { $hero } gets back { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}.
event-wounds-thrown-away = { $hero } is rid of { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}.
event-artifact-drawn = { $hero } draws an artifact.
event-artifact-drawn-seen = { $hero } draws { $card }.
event-artifact-kept = { $hero } keeps an artifact.
event-artifact-kept-seen = { $hero } keeps { $card }.
event-level-reached = { $hero } reaches level { $level }.
event-skill-shown = { $hero } turns up { $skill }.
event-skill-gained = { $hero } learns { $skill }.
event-card-shed = { $hero } discards { $card }.
event-turn-ended = The turn of { $hero } is over.
event-extra-turn = { $hero } has another turn at once.
event-conceded = { $hero } admits that the others have won.
event-concession-refused = { $hero } plays on.

# Results
result-most-fame = The most fame wins.
result-mission-won = The mission is accomplished.
result-mission-lost = The mission has failed.
score-fame = Fame
score-knowledge = Spells and advanced actions
score-title-knowledge = Title: the greatest knowledge
score-loot = Artifacts and crystals
score-title-loot = Title: the greatest loot
score-leader = Units
score-title-leader = Title: the greatest leader
score-conqueror = Keeps, mage towers and monasteries
score-title-conqueror = Title: the greatest conqueror
score-adventurer = Adventure sites
score-title-adventurer = Title: the greatest adventurer
score-beating = Wounds
score-title-beating = The most beaten
score-cities = Cities
score-title-cities = Title: the greatest city conqueror
score-conquered-cities = Conquered cities
score-all-cities = All cities conquered
score-rounds-left = Rounds left
score-dummy-deck = Cards left to the dummy player
score-not-announced = The end of the round not announced

# The draft
setting-draft = Draft three advanced actions before the start
ask-draft = Keep one card of the pack.
ask-add-drafted = Which card of the draft joins your deck?
option-draft = Keep { $card }
option-add-drafted = Add { $card }
refused-not-in-pack = That card is not in your pack.
refused-not-drafted = You did not draft that card.
refused-no-conceding = Nobody gives up here: the match is played to its end.
refused-conceding-refused = Your ally plays on.
refused-not-behind = The others do not hold more than you.
event-pack-dealt = { $hero } gets a card to choose from.
event-pack-dealt-seen = { $hero } may choose { $card }.
event-card-drafted = { $hero } keeps a card.
event-card-drafted-seen = { $hero } keeps { $card }.
event-drafted-added = { $hero } adds a card of the draft.
event-drafted-added-seen = { $hero } adds { $card }.
