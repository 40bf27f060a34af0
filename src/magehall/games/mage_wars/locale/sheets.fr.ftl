# Les lignes d’une carte
sheet-level = { $schools }, niveau { $level }
sheet-cost = Coût { $cost }
sheet-cost-reveal = Coût { $cost }, révélation { $reveal }
sheet-casting = { $speed ->
    [full] Sort complexe
   *[quick] Sort rapide
}, portée { $within }, cible : { $target }
sheet-life = Vie { $life }
sheet-armor = Armure { $armor }
sheet-channeling = Focalisation { $channeling }
sheet-traits = Traits : { $traits }
sheet-worn = Porté : { $slots }
sheet-edition-first = premières éditions
sheet-edition-fourth = 4ᵉ édition
