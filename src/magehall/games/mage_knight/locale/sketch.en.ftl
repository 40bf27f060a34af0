# Places on the map
sketch-places = Places
sketch-semicolon = ;
sketch-level = level { $level }
sketch-ruins-hidden = face down, nobody knows what is inside
sketch-face-down = { $count ->
    [one] { $count } token face down ({ $back })
   *[other] { $count } tokens face down ({ $back })
}
sketch-defenders = { $count ->
    [one] { $count } defender:
   *[other] { $count } defenders:
}
sketch-shields = { $count ->
    [one] shield:
   *[other] shields:
}
sketch-leader = leader:
sketch-city-twin = one city with { $place }
sketch-city-friendly = a friend to everybody
sketch-city-closed = gates closed

# Cards and tokens that lie open, or that only the own side knows
sketch-discard = Discarded
sketch-discarded-tokens = Enemies discarded
sketch-chosen = { $count ->
    [one] The chosen one
   *[other] The chosen ones
}
sketch-drafted = Set aside in the draft
sketch-spent = spent

# In a combat
sketch-site-fortifies = the site fortifies its defenders
sketch-fortified-twice = fortified twice
sketch-no-units = units stay outside
sketch-night-inside = night rules inside
sketch-wounds-so-far = wounds so far: { $wounds }, knocked out at { $endures }
sketch-knocked-out = knocked out
sketch-beyond = out of reach in this phase
sketch-halved = { $points ->
    [one] { $points } point played counts half
   *[other] { $points } points played count half
}
sketch-threat = unblocked: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
sketch-deals = damage { $damage }, for the hero { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
