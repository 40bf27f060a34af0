# Words of cards, continued: prices, choices, what others have by a card, and attacks.

# What it costs, and what is chosen for it
word-whole-cost = Cost: what casting and revealing the target cost together
word-twofold-cost = Cost: what casting and revealing the target cost together, as it lies and once more on its new target
word-cost-of-chosen = Cost: that of the chosen equipment{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
word-cost-of-cures = Cost: that of removing all that was chosen
word-cost-to-return = Cost: that of the creature, and its level
word-level = Cost: the level of the target{ $hidden ->
    [0] { "" }
   *[other] , or { $hidden } where it is hidden
}
word-by-level = Cost by the level of the target, from 1 on: { $prices }
word-per-zone = Cost: { $mana } for each zone of the way, and at least { $mana }
word-through-wall = { $mana } more where the way leads through a wall with Passage Attacks{ $optional ->
    [yes] , if you want it to
   *[no] { "" }
}
word-ask = When it is cast you choose { $ask ->
    [equipment] a piece of equipment that the target wears
    [zone] a zone in range and in sight
    [direction] a direction
    [host] a new target for the enchantment
    [theft] a new target for the enchantment, which you take over
   *[cures] conditions and enchantments to remove
}.

# What others have by it
word-grant = { $to ->
    [self] It
    [host] What it is attached to
    [chosen] The chosen object
    [mage] The mage who controls it
    [zone] In its zone, { $who }
   *[arena] In the arena, { $who }
}{ $containable ->
    [yes] , unless Uncontainable
   *[no] { "" }
}: { $traits }{ $beside_mage ->
    [yes] , while it shares the zone of its controller’s mage
   *[no] { "" }
}{ $while_controlling ->
    [none] { "" }
   *[other] , while controlling an animal of the subtype { $while_controlling }
}.
word-lend = What it is attached to: { $defense }
word-defense = Defense { $value }+{ $melee ->
    [yes] { "" }
   *[no] { " " }against ranged attacks
}{ $ranged ->
    [yes] { "" }
   *[no] { " " }against melee attacks
}{ $flyers_only ->
    [yes] { " " }of flyers
   *[no] { "" }
}, { $uses ->
    [0] against every attack
    [1] once a round
   *[other] { $uses } times a round
}{ $unhampered ->
    [yes] , whatever hampers the creature
   *[no] { "" }
}.
word-casts = It casts: { $spells }{ $needs ->
    [0] { "" }
   *[other] , with { $needs } or more mana on it
}.
word-binds = May be bound to it: { $spells }.
word-discount = Once a round 1 mana less for: { $spells }{ $on_friendly_creature ->
    [yes] { " " }on a friendly creature
   *[no] { "" }
}{ $on_reveal ->
    [yes] ; for an enchantment when it is revealed
   *[no] { "" }
}.
word-ability = { $name } ({ $speed ->
    [quick] quick action
    [full] full action
   *[free] before or after a friendly creature’s action phase
}{ $spell ->
    [yes] , as casting a spell
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } mana
}{ $per_round ->
    [0] { "" }
    [1] , once a round
   *[other] , { $per_round } times a round
}{ $target ->
    [none] { "" }
   *[other] , target: { $target }, { $within ->
        [none] anywhere in the arena
       *[other] range { $within }
    }
}): { $does }

# Attacks
word-attack-bar = { $name } ({ $style ->
    [melee] melee
    [ranged] ranged
    [barrier] damage barrier
    [passage] when passed
    [trap] trap
   *[special] special
}{ $spell ->
    [yes] , spell
   *[no] { "" }
}{ $speed ->
    [quick] , quick action
    [full] , full action
    [free] , free
   *[none] { "" }
}{ $within ->
    [none] { "" }
   *[other] , range { $within }
}{ $zone ->
    [yes] , against all in a zone
   *[no] { "" }
}): { $dice ->
    [0] no dice of its own
    [one] { $dice } die
   *[other] { $dice } dice
}{ $harm ->
    [none] { "" }
   *[other] , { $harm }
}{ $traits ->
    [none] { "" }
   *[other] , { $traits }
}.{ $effects ->
    [none] { "" }
   *[other] { " " }{ $effects }.
}{ $bonuses ->
    [none] { "" }
   *[other] { " " }{ $bonuses }.
}{ $leaps ->
    [yes] { " " }As long as it does damage it leaps on to another target up to a zone away, a die weaker.
   *[no] { "" }
}{ $douses ->
    [yes] { " " }A burning target is put out instead of being hurt.
   *[no] { "" }
}
word-bonus = +{ $value } against { $creatures ->
    [yes] creatures that are
   *[no] what is
}: { $traits ->
    [none] { $schools }
   *[other] { $traits }{ $schools ->
        [none] { "" }
       *[other] , or of the school { $schools }
    }
}
