# The lines of a card
sheet-level = { $schools }, level { $level }
sheet-cost = Cost { $cost }
sheet-cost-reveal = Cost { $cost }, to reveal { $reveal }
sheet-casting = { $speed ->
    [full] Full spell
   *[quick] Quick spell
}, range { $within }, target: { $target }
sheet-life = Life { $life }
sheet-armor = Armor { $armor }
sheet-channeling = Channeling { $channeling }
sheet-traits = Traits: { $traits }
sheet-worn = Worn as: { $slots }
sheet-edition-first = first printings
sheet-edition-fourth = 4th edition
