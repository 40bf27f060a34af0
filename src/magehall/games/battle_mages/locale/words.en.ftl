# Words of rare spells: what `magehall card` says of each, with its fields as arguments.
word-when = { $when ->
    [on-turn] Used on your turn.
    [counter] Used on your turn, against a spell aimed at you.
    [any-moment] Used at any moment, against a spell aimed at anyone.
   *[eliminated] Used after your own elimination.
}
word-damage = { $amount } damage is aimed at { $at ->
    [next] the next mage
    [any] a mage of your choice
    [neighbours] each neighbour
   *[others] every other mage
}{ $leech ->
    [yes] ; you regain what it deals
   *[no] { "" }
}.
word-backlash = You suffer { $amount } damage at once.
word-regain = You regain { $life } life, never above the starting value.
word-reverse = The turn order reverses.
word-bewitch = { $hex ->
    [blind] In their next turn the next mage plays a card at random.
    [fear] In their next turn the next mage draws, suffers what is aimed at them, and plays nothing.
    [icy-hand] In their next turn the next mage may play only the card just drawn.
   *[none] Nothing happens to the next mage.
}
word-swap-cards = You look at a mage’s hand and swap one card with it.
word-merge = It merges with any common spell or Fusion; as a starting spell its type is declared.
word-cancel = The spell is cancelled{ $whole ->
    [yes] { " " }for all its targets
   *[no] { " " }and nothing goes on to the next mage
}.
word-turn-back = The spell turns on the mage who aimed it, who may answer at once.
word-pass-on = The spell passes unchanged to the next mage.
word-aim-anew = The spell is aimed at a mage of your choice instead.
word-come-back = You return to the duel with { $life } life.
