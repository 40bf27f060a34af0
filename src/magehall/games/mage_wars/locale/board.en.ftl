# The board in the browser: the table and its parts
board-table = The table
board-arena = The arena
board-zone = Zone { $zone }
board-zone-holds = Zone { $zone }{ $count ->
    [0] : empty
   *[other] : { $what }
}
board-border = Border { $zone }
board-round = Round { $round }
board-phases = Phases of the round
board-turn = It is { $mage }’s turn
board-your-turn = Your turn
board-waiting = Waiting for the others
board-choosing = The mages are being chosen
board-apprentice = In the apprentice game every mage has 24 life and Channeling 10, whatever its card says, and its own abilities do not count.
board-over = The battle is over
board-mages = The mages
board-close = Close
board-empty = No cards here
board-back = Back
board-rule = What does the rule say?
board-pick-target = Choose a target: it is lit.
board-next-target = The N key goes from one to the next.
board-pick-page = Choose a spell from your book.
board-cannot = { $spell } cannot be cast now.

# Players
board-you = you
board-ally = your ally
board-initiative = Has the initiative
board-fallen = Fallen
board-cards = Prepared spells: { $prepared }, in the book: { $book }, discarded: { $discard }
board-prepared = Prepared spells: { $count }
board-prepared-word = Prepared spells
board-book-of = Spellbook of { $mage }: { $count }
board-discard-of = Discard pile of { $mage }: { $count }
board-worn = Equipment and enchantments

# Objects
board-object = { $what } of { $mage }, { $place }
board-attached = { $what } of { $mage }
board-carries = With { $what }
board-face-down = Enchantment, face down
board-known-down = { $spell }, face down
board-life = Life { $left } of { $life }
board-armor = Armor { $value }
board-armor-word = Armor
board-mana = Mana { $value }
board-mana-word = Mana
board-channeling = Channeling { $value }
board-assigned = { $spell } is prepared for it
board-assigned-secret = A spell is prepared for it
board-bound = { $spell } is bound to it
board-bound-secret = A spell is bound to it
board-ready = Ready to act
board-acted = Has acted
board-guards = On guard
board-quickcast = Quickcast ready
board-quickcast-used = Quickcast used

# The hand and the book
board-hand = Prepared spells
board-held-by = { $spell }, prepared for { $what }
board-book = Your spellbook
board-pages = Pages
board-all = All
board-find = Find a spell
board-nothing-found = No spell like that.
board-to-arena = Look at the arena
board-to-book = Back to the book

# What a creature or card may do; the target comes next
board-deed-move = Move …
board-deed-climb = Cross a wall …
board-deed-attack = { $attack } …
board-deed-cast = Cast { $spell } …
board-deed-bound = Cast { $spell } …
board-deed-invoke = { $ability } …
board-deed-use = { $ability } …
board-deed-choose = { $spell } …
board-deed-push = Push …
board-deed-teleport = Teleport …

# What is under way
board-attacks = { $what } attacks { $target }: { $attack }
board-casts = { $what } casts { $spell }
board-casts-at = { $what } casts { $spell } on { $target }
board-rolled = The dice
board-rolls = The last dice
board-die = Damage { $value }
board-die-blank = Blank
board-die-critical = Critical damage { $value }
board-effect-die = Effect die: { $value }
board-step-attack-declare = Declare
board-step-attack-avoid = Avoid
board-step-attack-roll = Roll dice
board-step-attack-damage = Damage
board-step-attack-strikes = More strikes
board-step-attack-barrier = Barrier
board-step-attack-counterstrike = Counterstrike
board-step-attack-end = End
board-step-cast-cast = Cast
board-step-cast-counter = Counter
board-step-cast-resolve = Resolve

# What is printed on cards
board-speed-quick = Quick action
board-speed-full = Full action
board-speed-free = Free
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-defense = { $uses ->
    [0] Defense { $value }+, against every attack
    [one] Defense { $value }+, once a round
   *[other] Defense { $value }+, { $uses } times a round
}
board-style-melee = Melee
board-style-ranged = Ranged
board-style-barrier = Damage barrier
board-style-passage = When passed
board-style-trap = Trap
board-style-special = Special
board-effect-push = Push
board-aim-zone = Zone
board-aim-border = Border
board-aim-object = Any object
board-aim-enchantment = Enchantment
board-aim-arena = The arena
board-aim-discard = Discard pile
board-is-friendly = friendly
board-not-friendly = enemy
board-is-living = living
board-not-living = nonliving
board-is-corporeal = corporeal
board-not-corporeal = incorporeal
board-is-hidden = face down
board-not-hidden = face up
