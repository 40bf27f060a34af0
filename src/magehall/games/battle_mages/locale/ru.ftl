# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages]
title = Battle Mages
virtual-opponent = Виртуальный соперник
school-fire = Огонь
school-water = Вода
school-air = Воздух
school-earth = Земля
school-death = Смерть
school-poison = Яд
mage-fire = Ашка-Рел, маг огня
    .house = ours
mage-water = Нерит-Сул, маг воды
    .house = ours
mage-air = Сароша-Зар, маг воздуха
    .house = ours
mage-earth = Дромунд-Каар, маг земли
    .house = ours
mage-death = Велмора-Нок, маг смерти
    .house = ours
mage-poison = Иссит-Вей, маг яда
    .house = ours

# Questions
ask-mage = Выберите своего мага.
ask-virtual-mage = Выберите мага для виртуального соперника.
ask-draw = Возьмите карту.
ask-play = Сыграйте заклинание.
ask-which-spell = На какое заклинание вы отвечаете?
ask-discard = У вас на руке больше двух карт: сбросьте одну.
ask-take = Какую карту вы забираете?
ask-give = Какую карту вы отдаёте взамен?
ask-rebirth = У вас не осталось жизней.
ask-answer-retaliation = Заклинание обращено против вас: ответьте сейчас же или примите удар.
ask-paralyze-aimed = Объявлено заклинание.
ask-paralyze-strikes = Заклинание вот-вот ударит.

# Options
option-mage = Выбрать: { $mage }
option-draw-pile = Взять карту из колоды
option-draw-centre = Взять центральную карту: «{ $spell }»
option-start = Начать цепочку картой «{ $spell }»
option-start-fusion = Начать цепочку картой «Слияние», объявив тип: { $school }
option-merge = Слить карту «{ $spell }» с цепочкой
option-cast = Сотворить заклинание «{ $spell }»
option-cast-at = Сотворить заклинание «{ $spell }», цель — { $mage }
option-counter = Отразить картой «{ $spell }»
option-counter-at = Отразить картой «{ $spell }», новая цель заклинания — { $mage }
option-spend = Выложить карту «{ $spell }» без эффекта
option-answer = «{ $spell }» (урон { $damage }), направляет { $by }, цель — { $mage }
option-discard = Сбросить карту «{ $spell }»
option-take = Забрать карту «{ $spell }»
option-give = Отдать карту «{ $spell }»
option-rebirth = Сотворить «Возрождение» и вернуться
option-accept-elimination = Выйти из дуэли
option-suffer = Не отвечать и принять удар
option-let-it-be = Не вмешиваться
option-paralyze = Отменить заклинание картой «Паралич»

# Results
result-last-mage = Побеждает последний оставшийся в живых маг.
result-most-life = Карт для добора не осталось: побеждает тот, у кого больше всего жизней.
result-virtual = Побеждает виртуальный соперник.
