# The table in a terminal
sketch-name = { $mage }
sketch-pile = Pile
sketch-centre = Centre
sketch-no-card = empty
sketch-clockwise = Turns go down ↓
sketch-counterclockwise = Turns go up ↑
sketch-rare = rare
sketch-out = out of the duel
sketch-hexed = under { $spell }
sketch-rebirth-ready = Rebirth lies ready
sketch-known = you know:
sketch-air = In the air
sketch-now = At this moment
sketch-chain = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
sketch-damage = { $damage } damage
sketch-hand = Your hand
