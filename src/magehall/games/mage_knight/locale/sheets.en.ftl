# Cards that are looked up
sheet-copies = Copies in the box: { $count }
sheet-color = Its mana: { $color }
sheet-spell-strong = { $name }, for { $color } and black mana:
sheet-kind-enemy = Enemy, { $pile }
sheet-summoner-facts = Armor { $armor }, worth { $fame } fame
