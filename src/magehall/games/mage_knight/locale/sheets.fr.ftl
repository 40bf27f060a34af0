# Les cartes que l’on consulte
sheet-copies = Exemplaires dans la boîte : { $count }
sheet-color = Son mana : { $color }
sheet-spell-strong = { $name }, pour du mana { $color } et noir :
sheet-kind-enemy = Ennemi, { $pile }
sheet-summoner-facts = Armure { $armor }, vaut { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} de renommée
