# Игры, которые готовятся
title-mage_knight = Mage Knight
about-mage_knight = Странствующий рыцарь, растущая колода и города, которые просто так не сдаются.
title-colors_of_magic = Colors of Magic
about-colors_of_magic = Волшебники меряют стол шагами, дюйм за дюймом.
