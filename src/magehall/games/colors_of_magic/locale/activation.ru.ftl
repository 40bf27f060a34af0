# Что карты активации велят чудовищам.

# Куда идёт
move-target-nearest = ближайшее существо
move-target-nearest-enemy = ближайший враг
move-target-nearest-mage = ближайший маг
move-target-most-life = существо с наибольшей жизнью
move-target-most-wounded = самое раненое существо
move-target-least-wounded = наименее раненое существо
move-target-fastest = самое быстрое существо
move-target-slowest-in-reach = самое медленное существо, до которого достаёт
move-target-nearest-source = ближайшее существо с Источником
move-target-nearest-objective = ближайшая цель
move-target-nearest-unclaimed = ближайшая незанятая цель
move-target-centre = к центру
move-target-away-from-nearest = прочь от ближайшего существа
move-target-away-from-mage = прочь от ближайшего мага
move-target-stay = остаётся на месте

# Кого атакует
attack-target-nearest = ближайшее существо
attack-target-nearest-enemy = ближайший враг
attack-target-nearest-in-sight = ближайшее существо в видимости
attack-target-nearest-mage = ближайший маг
attack-target-mage-in-reach = маг, до которого достаёт
attack-target-in-reach = существо, до которого достаёт
attack-target-nearest-in-reach = ближайшее существо, до которого достаёт
attack-target-most-life-in-reach = существо с наибольшей жизнью, до которого достаёт
attack-target-most-life = существо с наибольшей жизнью
attack-target-least-life = существо с наименьшей жизнью
attack-target-most-wounded = самое раненое существо
attack-target-least-wounded = наименее раненое существо
attack-target-fastest = самое быстрое существо
attack-target-slowest-in-reach = самое медленное существо, до которого достаёт
attack-target-nearest-source = ближайшее существо с Источником
attack-target-nearest-to-objective = существо, ближайшее к цели
attack-target-no-attack = не может атаковать
