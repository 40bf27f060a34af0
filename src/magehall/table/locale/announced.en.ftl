# Games in preparation
title-mage_knight = Mage Knight
about-mage_knight = A wandering knight, a deck that grows, and cities that will not fall easily.
title-colors_of_magic = Colors of Magic
about-colors_of_magic = Wizards measure their way across the table, inch by inch.
