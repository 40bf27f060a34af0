# Карты, о которых спрашивают
sheet-element = Стихия: { $element }
sheet-copies = Экземпляров: { $count }
sheet-value = { $stat } { $value }
