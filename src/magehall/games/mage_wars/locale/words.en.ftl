# Words of cards: what `magehall card` says of each, with its fields as arguments.
# Yes and no come as such; what a field does not say comes as “none”.

# Whom and what
word-kind-creature = creature
word-kind-conjuration = conjuration
word-kind-wall = wall
word-kind-enchantment = enchantment
word-kind-equipment = equipment
word-kind-incantation = incantation
word-kind-attack = attack spell
word-or = { $one } or { $two }
word-who = { $each ->
    [yes] { "each " }
   *[no] { "" }
}{ $other ->
    [yes] { "other " }
   *[no] { "" }
}{ $friendly ->
    [yes] { "friendly " }
    [no] { "enemy " }
   *[none] { "" }
}{ $living ->
    [yes] { "living " }
    [no] { "nonliving " }
   *[none] { "" }
}{ $corporeal ->
    [yes] { "corporeal " }
    [no] { "incorporeal " }
   *[none] { "" }
}{ $noun ->
    [mage] mage
    [object] object
   *[other] { $kinds }
}{ $subtypes ->
    [none] { "" }
   *[other] { " " }of the subtype { $subtypes }
}{ $mage ->
    [no] { " " }that is no mage
   *[other] { "" }
}
word-aim-zone = zone
word-aim-border = border
word-aim-object = { $who }
word-aim-enchantment = enchantment
word-aim-arena = the arena
word-aim-discard = { $who } in your discard pile
word-target = { $hidden ->
    [yes] { "hidden " }
    [no] { "revealed " }
   *[none] { "" }
}{ $aims }{ $mine ->
    [yes] { " " }of your side
    [no] { " " }of the other side
   *[none] { "" }
}{ $clear ->
    [yes] { " " }without enemy creatures
   *[no] { "" }
}{ $grounded ->
    [yes] , not Flying
   *[no] { "" }
}{ $containable ->
    [yes] , not Uncontainable
   *[no] { "" }
}{ $channeling ->
    [yes] { " " }that channels mana
   *[no] { "" }
}
word-spell-filter = { $living ->
    [yes] { "living " }
    [no] { "nonliving " }
   *[none] { "" }
}{ $corporeal ->
    [yes] { "corporeal " }
    [no] { "incorporeal " }
   *[none] { "" }
}{ $epic ->
    [yes] { "epic " }
    [no] { "non-epic " }
   *[none] { "" }
}{ $noun ->
    [spell] spell
   *[other] { $kinds }
}{ $subtypes ->
    [none] { "" }
   *[other] { " " }of the subtype { $subtypes }
}{ $schools ->
    [none] { "" }
   *[other] { " " }of the school { $schools }
}{ $highest_level ->
    [99] { "" }
   *[other] , level { $highest_level } at most
}

# When it resolves, or is revealed
word-dice = { $dice ->
    [one] { $dice } attack die
   *[other] { $dice } attack dice
}
word-heal = The target is healed by { $fixed ->
    [0] { word-dice }
   *[other] { $fixed } damage
}.
word-heal-zone = Each friendly living creature in the zone is healed by { word-dice }, rolled for each.
word-hurt = The target suffers { word-dice } of direct damage{ $drain ->
    [yes] , and the caster is healed by as much
   *[no] { "" }
}.
word-drain-mana = As much mana as { word-dice } show goes from the target to the caster.
word-bestow = { $traits ->
    [none] { "" }
   *[other] The target has { $traits } { $next_melee ->
        [yes] with its next melee attack{ $lasting ->
            [yes] , whenever that is
           *[no] { " " }this round
        }
       *[no] until the end of the round
    }.
}{ $another ->
    [yes] { " " }After the target’s next melee attack this round it may make another, quick one at once.
   *[no] { "" }
}
word-bestow-all = Each friendly creature of the subtype { $subtype } has { $traits } until the end of the round.
word-place = The target gets: { $marker }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}.
word-destroy-target = The target, or what was chosen on it, is destroyed{ $pinned ->
    [yes] ; meanwhile it can neither be revealed nor answer
   *[no] { "" }
}.
word-destroy-enchantments = All enchantments attached to the target are destroyed, hidden and revealed.
word-push-it = The target is pushed one zone in a direction of your choice{ $halts ->
    [yes] , but not through a wall with Passage Attacks unless you pay for it
   *[no] { "" }
}.
word-teleport-it = The target is teleported to the chosen zone.
word-strike = The attack of this card is made against the target.
word-remove-conditions = You may remove { $all ->
    [yes] conditions
   *[no] one condition
} from the target{ $harm ->
    [none] { "" }
   *[other] , only of the type { $harm }, and destroy such revealed enchantments
}, { $all ->
    [yes] each for its removal cost
   *[no] for its removal cost
}.
word-teleport-host = When you reveal it, you may teleport what it is attached to into any zone.
word-banish = The target leaves the arena for { $phases ->
    [one] { $phases } upkeep phase
   *[other] { $phases } upkeep phases
}, then comes back to the zone it left.{ $keeps_abilities ->
    [yes] { " " }Meanwhile its own abilities still affect it.
   *[no] { "" }
}
word-knock-down = The target is Incapacitated until it is next activated.
word-rouse = The target, which came into play this round, becomes active.
word-move-enchantment = The target moves to the chosen new target{ $steal ->
    [yes] , and you control it
   *[no] { "" }
}.
word-resurrect = The target comes back into play in the caster’s zone.
word-look = You look at the target, which stays hidden.
word-destroy-self = What has this ability is destroyed.
word-sacrifice-friend = You destroy a creature that you own and control: until the end of the round the target has Melee and Piercing, each by the level of that creature.
word-collect-mana = { $mana } mana is put on it.
word-open-gate = Once a match it opens: its attack strikes every creature without Flying { $reach ->
    [none] in the arena
    [one] up to { $reach } zone away
   *[other] up to { $reach } zones away
}.
word-rebind = Another spell is bound to it.
word-strike-by-temples = The attack of this card is made against the target, with a die more, and 1 more on the effect die, for each temple you control{ $paid ->
    [yes] { " " }and choose; each beyond the first costs you 1 mana
   *[no] { "" }
}.

# When it is triggered
word-trigger = When { $trigger ->
    [attacked] its creature is attacked
    [targeted] its creature is the target of an enemy incantation or enchantment
    [casts-quick] its creature casts a quick spell
   *[entered] an enemy creature enters its zone
}: { $answer } Then it is destroyed.
word-avoid-attack = the attack is avoided, as by a Defense.
word-turn-attack = the attack strikes its attacker instead{ $takes_over ->
    [yes] , under your control
   *[no] { "" }
}.
word-counter-spell = the spell is countered.
word-send-back = the spell is countered and goes back into the spellbook, and its mana to whoever paid.
word-turn-spell = the spell comes back at its caster, under your control{ $anew ->
    [yes] ; you make its choices anew and pay what they cost more
   *[no] ; its choices stay as they were
}.
word-spring-trap = its attack strikes that creature.
word-carry-off = you teleport that creature, up to { $most ->
    [one] { $most } zone
   *[other] { $most } zones
} away.

# As long as it is in play
word-hurts = { $when ->
    [upkeep] In each upkeep phase
    [moves] With each move action
    [casts] With each spell that is cast
    [attacks] With its first attack of a round
   *[attacked] With the first melee attack of a round that each attacker makes
}: { $damage } direct damage{ $harm ->
    [none] { "" }
   *[other] { " " }({ $harm })
} to what it is attached to.
word-toll = { $when ->
    [upkeep] In each upkeep phase
    [moves] Before each move action of a creature that is no mage
    [casts] With each spell that is cast
    [attacks] With the first attack of a round of what it is attached to, Counterstrikes aside
   *[attacked] With the first melee attack of a round that each creature makes against what it is attached to{ $spares_counterstrikes ->
        [yes] , Counterstrikes aside
       *[no] { "" }
    }
}, the controller of the one who acts pays { $mana } mana, or it does not happen.
word-poisons = In each upkeep phase { $damage } direct poison damage to each { $spares_itself ->
    [yes] { "other " }
   *[no] { "" }
}living creature { $everywhere ->
    [yes] in the arena
   *[no] in its zone
}.
word-links-life = In each upkeep phase you may heal up to { $most } damage of your mage; what it is attached to suffers as much.
word-torments = In each upkeep phase you may pay { $mana } mana for each creature with a revealed enchantment of yours of the subtype { $subtype }: it suffers { $damage } direct damage.
word-frightens = When a living creature attacks what it is attached to in melee, Counterstrikes aside, it turns away on { $roll }+{ $melee_only ->
    [yes] { " " }and cannot attack it in melee for the rest of its action phase
   *[no] { "" }
}.
word-gives-away = Each creature has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} more in its first attack of a round against what it is attached to.
word-gone-with-counterstrike = It is destroyed after the first Counterstrike of what it is attached to.
word-rerolls = Once a round your side may have dice rolled again.
word-fed-by-wounds = 1 mana is put on it for each enemy creature that a friendly creature wounds, { $most } a round at most.
word-grows-in-wrath = Once a round, when an enemy creature destroys a friendly one, it gets a { token-wrath }, { $most } at most.
word-stifles = A living creature that enters its zone, or begins its action phase there, makes only one move action.
word-strikes-by-level = Who passes it is attacked as often as its level less one; from level 2 on passing takes a full action.
word-set-upon = When it comes into play you choose { $enemy ->
    [yes] an enemy mage
   *[no] a mage in sight, range { $within }
}.
word-fed-by-spells = { $mana } mana is put on it for each spell that the chosen mage casts.
word-gateway = Once it is open, creatures of the subtype { $subtype } that { $by_helpers ->
    [yes] you, your familiars or your spawnpoints summon
   *[no] your mage summons
} may come into play in its zone.
word-empowers = When you activate it you may pay { $mana } mana: it has { $traits } { $own_phase ->
    [yes] for its action phase
   *[no] until the end of the round
}.
word-offers-action = { $subtype ->
    [none] Your mage takes its special action.
   *[other] A friendly creature of the subtype { $subtype } takes its special action.
}
word-pays-back = When it is destroyed or countered, you get { $mana } mana.
word-one-use = It is destroyed once it has been revealed.
word-only-at-rest = It cannot be revealed during an attack, a spell or another action.
word-once-a-round = It is cast only once a round on the same creature.
