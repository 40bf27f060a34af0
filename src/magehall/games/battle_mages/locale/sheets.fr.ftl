# Les cartes que l’on consulte
sheet-copies = Exemplaires dans la boîte : { $count }
