# What the hall says of this game: start page, settings, moments to be stopped at
about = Two mages with spellbooks of their own choosing meet in the arena.
window-phase-end = A phase ends
window-activated = A creature is activated
window-moved = A creature has moved
window-action-end = An action phase ends
window-attack-declared = Attack: declared
window-attack-avoided = Attack: no more avoiding it
window-attack-rolled = Attack: dice rolled
window-attack-damage = Attack: damage and effects dealt
window-attack-strikes = Attack: additional strikes over
window-attack-barrier = Attack: damage barrier over
window-attack-counterstrike = Attack: counterstrike over
window-attack-end = Attack: over
window-spell-cast = Spell: cast
window-spell-counter = Spell: no more countering it
window-spell-resolved = Spell: resolved
window-before-action = Quickcast before a friendly creature acts
window-after-action = Quickcast after a friendly creature acted

# The deck builder
books-choice-mage = Mage
books-choice-element = Trained in the element
books-facet-kind = Type
books-facet-kind-all = All types
books-facet-school = School
books-facet-school-all = All schools
books-facet-level = Level
books-facet-level-all = All levels
books-facet-level-is = Level { $level }
books-only-mine = Allowed to this mage
books-barred = Closed to this mage
books-shares = Points by school
books-note-trained = trained
books-note-opposed = opposed
books-import-what = Paste a code, or a list with a line for the mage and one for each card
books-sheet-columns = Copies, spell, school and level, mana, spell points.

# Chapters of the rules
chapter-setup = Setting up
chapter-damage = Damage
chapter-actions = Actions
chapter-card = Single cards
chapter-casting = Casting
chapter-combat = Combat
chapter-conditions = Conditions
chapter-guarding = Guarding
chapter-mages = The mages
chapter-movement = Movement
chapter-multiplayer = With several players
chapter-round = The round
chapter-spellbooks = Spellbooks
chapter-spells = Spells
chapter-traits = Traits
