# Les jeux en préparation
title-mage_knight = Mage Knight
about-mage_knight = Un chevalier errant, un paquet de cartes qui grandit et des cités qui ne tombent pas facilement.
title-colors_of_magic = Colors of Magic
about-colors_of_magic = Des magiciens arpentent la table, pouce après pouce.
