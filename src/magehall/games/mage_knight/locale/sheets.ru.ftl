# Карты, о которых спрашивают
sheet-copies = Экземпляров в коробке: { $count }
sheet-color = Её мана: { $color }
sheet-spell-strong = { $name }, нужна { $color } и чёрная мана:
sheet-kind-enemy = Враг, { $pile }
sheet-summoner-facts = Броня { $armor }, слава за победу: { $fame }
