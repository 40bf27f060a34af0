# Вопросы, ответы и названия из правил.

# Вопросы
ask-ability = Применить эту способность?
ask-blood = Маны не хватает: какое существо заплатит кровью?
ask-branch = Выберите эффект.
ask-brand = Метка пепла вместо всего урона?
ask-caster = Кто творит заклинание?
ask-cheaper = Удешевить заклинание?
ask-deflect = Отвести выстрел в другое существо по жребию?
ask-duel = Положите карту в дуэль лицом вниз или пасуйте.
ask-free-attack = Существо выходит из боя: кто его ударит?
ask-go = Куда идти?
ask-graft = Привить карту к заклинанию?
ask-instant = Сыграть мгновенное заклинание?
ask-pick = Выберите существо.
ask-target = Выберите цель.
ask-tokens = Сколько жетонов?

# Ответы
option-ability = { $source }: { $ability }
option-aim = К точке { $place }
option-bleed = Кровь: { $creature } (останется жизни: { $left })
option-card = Карта: { $card }
option-cast = Сотворить: { $card } (цена { $mana })
option-cast-discarded = Сотворить из сброса: { $card } (цена { $mana })
option-caster = Творит: { $creature }
option-cheapen = Сбросить { $card }: цена станет { $mana }
option-decline = Нет
option-deflect = Отвести выстрел
option-duel-card = Положить: { $card } (инициатива { $initiative })
option-duel-pass = Пас: без карты
option-enough = Достаточно
option-free-attack = Ударить: { $creature }
option-go = { $creature }: к { $place }
option-graft = Привить { $card } (цена выше на { $mana })
option-ingredient = Применить: { $ingredient }
option-no-free-attack = Отпустить
option-no-graft = Без прививки
option-pass-window = Пас: без ответа
option-pay = Заплатить: мана { $mana }
option-pay-blood = { $mana ->
    [0] Заплатить: кровь { $blood }
   *[other] Заплатить: мана { $mana }, кровь { $blood }
}
option-pick = Выбрать: { $what }
option-place = Место { $place }
option-player = Игрок: { $player }
option-spend = Жетоны: { $tokens }
option-stats = Обменять: { $first } и { $second }
option-stay = Остаться на месте
branch-brand = Пометить пеплом вместо урона

# Показатели
stat-life = Жизнь
stat-movement = Движение
stat-defense = Защита
stat-melee = Ближний бой
stat-ranged = Дальний бой
stat-attack = Атака
stat-initiative = Инициатива

# Фазы
phase-set-up = Подготовка
phase-collect = Фаза сбора
phase-activation = Фаза активации
phase-monsters = Фаза чудовищ
phase-end = Фаза конца хода

# Зоны, метки и местность
name-zone-scorched = Выжженная земля
name-zone-flow = Поток
name-zone-spring = Родник
name-zone-stasis = Зона стазиса
name-zone-null = Нулевая зона
name-zone-eye = Око бури
name-zone-cyclone = Циклон
name-zone-cloud = Облако
name-zone-necrotic = Некротическая зона
name-marker-geyser = Гейзер
name-marker-portal = Портал
name-marker-territory = Территория
name-marker-ritual = Метка ритуала
name-marker-stone = Стоячий камень
name-marker-anvil = Наковальня
name-marker-shard = Осколок
name-terrain-forest = Лес
name-terrain-ruin = Руины
name-terrain-low-wall = Низкая стена
name-terrain-hill = Холм
name-terrain-wall = Стена
name-terrain-rock = Скала
name-terrain-pond = Пруд

# Как кончается партия
result-last-standing = Существа остались лишь у одного игрока.
result-points = Набрано шесть очков.
result-most-points = Партия окончена: побеждает большее число очков.
result-nobody-left = Существ не осталось ни у кого: ничья.
sheet-points = Победные очки
monsters = Чудовища
