# What the hall says of this game
title = Colors of Magic
about = Mages and their creatures fight over objectives on a table without squares: measure, cast, and duel card by card. Two to four players.

# Settings of a match
setting-scenario = The scenario
setting-scenario-giant = { scenario-giant }: wound it, kill it, or hunt its goblins
setting-scenario-ritual = { scenario-ritual }: hold the circle, gather what it needs
setting-scenario-ember-forge = { scenario-ember-forge }: wake the forge and its artifacts
setting-scenario-wisp-night = { scenario-wisp-night }: lights to catch in the dark
setting-map = The map
setting-map-birch-rows = { map-birch-rows }
setting-map-broken-keep = { map-broken-keep }
setting-map-two-hills = { map-two-hills }
setting-map-still-waters = { map-still-waters }
setting-map-drawn = { map-drawn }
setting-turn_limit = Most points win after so many turns (0: never)
setting-ranged_duel = Ranged attacks are duels too
setting-token_to_first_passer = Who passes first begins the next turn
setting-move_as_action = A creature may move again instead of its Action
setting-forces = Forces agreed on beforehand

# Chapters of the rules
chapter-activation = Activation cards
chapter-card = Single cards
chapter-cards = Cards and piles
chapter-combat = Combat
chapter-concepts = Concepts
chapter-damage = Damage
chapter-force = Forces
chapter-ingredient = Single ingredients
chapter-keyword = Single keywords
chapter-keywords = Keywords
chapter-mage = Single mages
chapter-monster = Single monsters
chapter-monsters = Monsters
chapter-move = Movement
chapter-objective = Single objectives
chapter-objectives = Objectives
chapter-scenario = Scenarios
chapter-school = Schools
chapter-seats = Players
chapter-setup = Setting up
chapter-spell = Spells
chapter-stack = The stack
chapter-table = The table
chapter-turn = The turn
chapter-victory = Victory
chapter-windows = Instants

# The builder of forces
books-choice-mage = Mage
books-choice-school-1 = First school
books-choice-school-2 = Second school
books-choice-school-3 = Third school
books-points = { $points } of { $limit } schools
books-shares = Schools by element
books-note-own = the mage’s own
books-note-opposed = opposed to the mage
books-barred = Closed to this mage: opposed element
books-side-cards = The schools
books-side-book = The force
books-only-mine = Open to this mage
books-empty = Choose three schools: their cards and the mage’s codex make the force.
books-import-what = Paste a code, or a list with a line for the mage and one for each school
books-sheet-columns = Copies, card, type, cost, initiative.
