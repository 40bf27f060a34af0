# What the hall says of this game: start page, settings, moments to be stopped at
about = A quick card duel for one to six: join spells into chains, turn them back, and be the last mage alive.
setting-mages = The mages are
setting-mages-choose = chosen by their players
setting-mages-deal = dealt by lot
setting-first_seat = Who begins
setting-first_seat-null = Drawn by lot
window-aimed = A spell is announced or turned
window-strikes = A spell is about to strike

# Chapters of the rules
chapter-setup = Setting up
chapter-turn = The turn
chapter-play = Playing a card
chapter-mage = The mages
chapter-common = Common spells
chapter-rare = Rare spells
chapter-merge = Merging
chapter-announce = Announcing
chapter-answer = Answering
chapter-damage = Damage
chapter-hand = The hand
chapter-hex = Hexes
chapter-eliminated = Elimination
chapter-end = The end
chapter-solo = Playing alone
chapter-two = With two players
