# Строки карты
sheet-level = { $schools }, уровень { $level }
sheet-cost = Стоимость { $cost }
sheet-cost-reveal = Стоимость { $cost }, открытие { $reveal }
sheet-casting = { $speed ->
    [full] Полное заклинание
   *[quick] Быстрое заклинание
}, дистанция { $within }, цель: { $target }
sheet-life = Жизнь { $life }
sheet-armor = Броня { $armor }
sheet-channeling = Приток маны { $channeling }
sheet-traits = Свойства: { $traits }
sheet-worn = Место: { $slots }
sheet-edition-first = первые издания
sheet-edition-fourth = 4-е издание
