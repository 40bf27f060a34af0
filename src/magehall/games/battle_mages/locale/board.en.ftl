# The board in the browser: what a rare card says in short
card-fusion = Merges with any chain, or starts one of a type you declare.
card-shield = Cancels the spell aimed at you; its chain ends.
card-retaliate = Turns the spell aimed at you on whoever aimed it.
card-dodge = The spell aimed at you passes to the next mage.
card-heal = Regain 3 life, up to your starting life.
card-leech = 2 damage to the next mage; regain what it deals.
card-rebirth = When you fall: come back with 5 life.
card-paralyze = At any moment: cancel a spell aimed at any mage.
card-blind = The next mage plays a card at random.
card-deception = See a mage’s hand and swap one card.
card-fear = The next mage draws, suffers and plays nothing.
card-icy-hand = The next mage may only play the card just drawn.
card-mind-control = Aim the spell aimed at you at another mage.
card-rage = 3 damage to any one mage.
card-thunder = 2 damage to each neighbour.
card-tornado = Turn order reverses; 1 damage to the new next mage.
card-explosion = 2 damage to every other mage, 1 to you.
card-common = Starts a chain of { $school }, or goes on with one whose last card shows another spell.

# What kind of card it is
board-common = Common spell, { $school }
board-rare = Rare spell
board-house = House text: the printed card is not known to us
board-house-name = House name: the card’s own in English is not known to us
board-house-mage = House name: the mage’s own in English is not known to us
board-declared = declared as { $school }

# The table
board-table = The table
board-hand = Your hand
board-others-hand = Hand of { $mage }
board-card-down = face-down card
board-pile = Draw pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
board-pile-word = Pile
board-centre = Centre card: { $spell }
board-centre-empty = No centre card
board-centre-word = Centre
board-played = Played cards: { $cards }. Look through them.
board-played-word = Played
board-played-title = Played cards, newest first
board-clockwise = Turns go clockwise.
board-counterclockwise = Turns go counterclockwise.

# A mage
board-mage = { $mage }, { $school }: { $life } of { $full } life, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand
board-mage-turn = It is this mage’s turn.
board-mage-front = Last played: { $spell }.
board-mage-hex = { $spell } lies on the next turn.
board-mage-rebirth = Rebirth lies ready.
board-mage-out = { $mage }, { $school }: out of the duel
board-out = Out
board-school = Declare { $school }

# Spells in the air
board-chain = Chain of { $school }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, last { $spell }: { $damage } damage, from { $by } to { $at }
board-aimed = { $spell }: { $damage } damage, from { $by } to { $at }
board-cast = { $spell }, from { $by } to { $at }
board-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

# Choosing
board-pick-card = Pick a card, then say what to do with it.
board-pick-target = Choose a target.
board-pick-school = Declare a type.
board-back = Back
board-rule = Rule
board-cannot = { $spell } cannot be played now.
board-turn = { $mage } is to act.
board-setting-up = The mages are being chosen.
board-over = The duel is over.

# Choosing a mage
board-mage-bonus = Starts a chain of { $school } with 1 damage more.
board-mage-guard = Suffers 1 damage less from { $school }.
board-mage-taken = Taken by { $mage }
