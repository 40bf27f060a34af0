# Cards that are looked up
sheet-element = Element: { $element }
sheet-copies = Copies: { $count }
sheet-value = { $stat } { $value }
