# Les cartes que l’on consulte
sheet-element = Élément : { $element }
sheet-copies = Exemplaires : { $count }
sheet-value = { $stat } { $value }
