# Поле в браузере: что говорит редкая карта, вкратце
card-fusion = Сливается с любой цепочкой или начинает новую объявленного типа.
card-shield = Отменяет направленное на вас заклинание; цепочка обрывается.
card-retaliate = Обращает направленное на вас заклинание против направившего.
card-dodge = Направленное на вас заклинание переходит к следующему магу.
card-heal = Восстановите 3 жизни, но не больше, чем было в начале.
card-leech = 2 урона следующему магу; верните себе столько же.
card-rebirth = Когда вы пали: вернитесь с 5 жизнями.
card-paralyze = В любой момент: отмените заклинание против любого мага.
card-blind = Следующий маг играет случайную карту.
card-deception = Посмотрите руку мага и обменяйте одну карту.
card-fear = Следующий маг берёт карту, получает урон и ничего не играет.
card-icy-hand = Следующий маг может сыграть только ту карту, которую взял.
card-mind-control = Направьте нацеленное на вас заклинание на другого мага.
card-rage = 3 урона любому магу.
card-thunder = 2 урона каждому соседу.
card-tornado = Порядок ходов обратный; 1 урон новому следующему магу.
card-explosion = 2 урона всем другим магам и 1 вам.
card-common = Начинает цепочку типа «{ $school }» или продолжает ту, на последней карте которой другое заклинание.

# Что это за карта
board-common = Обычное заклинание, { $school }
board-rare = Редкое заклинание
board-house = Текст зала: напечатанная карта нам неизвестна
board-house-name = Название зала: русское название карты нам неизвестно
board-house-mage = Название зала: русское имя мага нам неизвестно
board-declared = объявленный тип: { $school }

# Стол
board-table = Стол
board-hand = Ваша рука
board-others-hand = Карты на руке: { $mage }
board-card-down = карта рубашкой вверх
board-pile = Колода: { $cards ->
    [0] пуста
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-pile-word = Колода
board-centre = Центральная карта: { $spell }
board-centre-empty = Центральной карты нет
board-centre-word = Центр
board-played = Сыграно карт: { $cards }. Просмотреть их.
board-played-word = Сыграны
board-played-title = Сыгранные карты, сначала последние
board-clockwise = Ход переходит по часовой стрелке.
board-counterclockwise = Ход переходит против часовой стрелки.

# Маг
board-mage = { $mage }, { $school }: жизней { $life } из { $full }, на руке { $cards ->
    [0] нет карт
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-mage-turn = Сейчас ход этого мага.
board-mage-front = Последняя сыгранная карта: { $spell }.
board-mage-hex = На следующем ходу лежат чары «{ $spell }».
board-mage-rebirth = «Возрождение» наготове.
board-mage-out = { $mage }, { $school }: вне дуэли
board-out = Вне дуэли
board-school = Объявить тип: { $school }

# Заклинания в воздухе
board-chain = Цепочка типа «{ $school }», { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, последняя — { $spell }: урон { $damage }, от кого: { $by }, цель: { $at }
board-aimed = { $spell }: урон { $damage }, от кого: { $by }, цель: { $at }
board-cast = { $spell }, от кого: { $by }, цель: { $at }
board-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}

# Выбор
board-pick-card = Выберите карту, затем что с ней сделать.
board-pick-target = Выберите цель.
board-pick-school = Объявите тип.
board-back = Назад
board-rule = Правило
board-cannot = Карту «{ $spell }» сейчас сыграть нельзя.
board-turn = Действует { $mage }.
board-setting-up = Маги выбираются.
board-over = Дуэль окончена.

# Выбор мага
board-mage-bonus = Урон больше на 1, когда начинает цепочку типа «{ $school }».
board-mage-guard = Урон от заклинаний типа «{ $school }» меньше на 1.
board-mage-taken = Занят: { $mage }
