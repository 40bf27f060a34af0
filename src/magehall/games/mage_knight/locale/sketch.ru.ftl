# Места на карте
sketch-places = Места
sketch-semicolon = ;
sketch-level = уровень { $level }
sketch-ruins-hidden = рубашкой вверх, что внутри, не знает никто
sketch-face-down = { $count ->
    [one] { $count } жетон рубашкой вверх ({ $back })
    [few] { $count } жетона рубашкой вверх ({ $back })
   *[many] { $count } жетонов рубашкой вверх ({ $back })
}
sketch-defenders = { $count ->
    [one] { $count } защитник:
    [few] { $count } защитника:
   *[many] { $count } защитников:
}
sketch-shields = { $count ->
    [1] щит:
   *[other] щиты:
}
sketch-leader = правит:
sketch-city-twin = один город вместе с { $place }
sketch-city-friendly = друг всем
sketch-city-closed = ворота закрыты

# Карты и жетоны, которые видят все или только своя сторона
sketch-discard = Сброс
sketch-discarded-tokens = Сброшенные враги
sketch-chosen = { $count ->
    [1] Избранный
   *[other] Избранные
}
sketch-drafted = Отобранные карты вне колоды
sketch-spent = истощён

# В бою
sketch-site-fortifies = место укрепляет защитников
sketch-fortified-twice = укреплён дважды
sketch-no-units = отряды остаются снаружи
sketch-night-inside = внутри правила ночи
sketch-wounds-so-far = получено ран: { $wounds }, без сознания при { $endures }
sketch-knocked-out = герой без сознания
sketch-beyond = в этой фазе не достать
sketch-halved = { $points ->
    [one] { $points } сыгранное очко считается вполовину
    [few] { $points } сыгранных очка считаются вполовину
   *[many] { $points } сыгранных очков считаются вполовину
}
sketch-threat = без блока: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
sketch-deals = повреждения { $damage }, герою { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
