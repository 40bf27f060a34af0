# Names; `.house` marks those that are ours in this language, because the sheet does not print them. [names.mages] [names.cards]
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
spell-ember-lance = Раскалённое копьё
    .house = ours
spell-flame-wheel = Пламенное колесо
    .house = ours
spell-cinder-rain = Пепельный дождь
    .house = ours
spell-tide-whip = Хлыст прилива
    .house = ours
spell-drowning-grasp = Хватка утопленника
    .house = ours
spell-hail-volley = Залп града
    .house = ours
spell-poisoned-blade = Отравленный клинок
    .house = ours
spell-gale-cutter = Секущий шквал
    .house = ours
spell-falling-sky = Рухнувшее небо
    .house = ours
spell-stone-hand = Каменная длань
    .house = ours
spell-rock-projectile = Каменный снаряд
    .house = ours
spell-rockfall = Камнепад
    .house = ours
spell-grave-chill = Могильный холод
    .house = ours
spell-bone-splinter = Осколок кости
    .house = ours
spell-soul-tithe = Десятина душ
    .house = ours
spell-venom-dart = Ядовитый дротик
    .house = ours
spell-spore-cloud = Облако спор
    .house = ours
spell-serpent-kiss = Змеиный поцелуй
    .house = ours
spell-fusion = Слияние
    .house = ours
spell-shield = Щит
    .house = ours
spell-retaliate = Возмездие
    .house = ours
spell-dodge = Уклонение
    .house = ours
spell-heal = Исцеление
    .house = ours
spell-leech = Пиявка
    .house = ours
spell-rebirth = Возрождение
    .house = ours
spell-paralyze = Паралич
    .house = ours
spell-blind = Ослепление
    .house = ours
spell-deception = Обман
    .house = ours
spell-fear = Страх
    .house = ours
spell-icy-hand = Ледяная рука
    .house = ours
spell-mind-control = Контроль разума
    .house = ours
spell-rage = Ярость
    .house = ours
spell-thunder = Гром
    .house = ours
spell-tornado = Смерч
    .house = ours
spell-explosion = Взрыв
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

# Refusals
refused-nothing-aimed = На вас не направлено ни одно заклинание: отражать нечего.
refused-nothing-in-the-air = В воздухе нет ни одного заклинания: отменять нечего.
refused-alive = «Возрождение» можно применить только после собственного выбывания.
refused-no-hand = Ни у кого из других магов нет карты для обмена.
refused-must-merge = Карта, подходящая к направленной на вас цепочке, сливается с ней; начать сейчас собственную цепочку она не может.
refused-no-chain = На вас не направлена ни одна цепочка: сливать не с чем.
refused-other-type = Направленная на вас цепочка — другого типа.
refused-same-image = На последней карте цепочки то же самое заклинание: на карте для слияния должно быть другое.
refused-has-common = Пока вы можете сыграть обычное заклинание, редкие без эффекта не выкладываются.
refused-blind = «Ослепление» уже выбрало карту этого хода: сыграть можно только её.
refused-icy-hand = Под «Ледяной рукой» можно сыграть только что взятую карту — и никакую другую.
refused-useful = Эту карту сейчас можно применить: без эффекта она не выкладывается.
refused-mage-taken = Этот маг уже занят.
refused-draw-first = Сначала возьмите карту, потом сыграете одну.
refused-no-pile = Колода пуста: берите центральную карту.
refused-no-centre = Центральной карты нет: берите карту из колоды.
refused-only-paralyze = Сейчас не время играть карты: применить можно только «Паралич».
refused-not-at-once = На обращённое против вас заклинание отвечают «Щитом», «Уклонением» или «Возмездием» либо принимают удар.
refused-no-healing = Выбывший маг ничего не восстанавливает: ни «Исцеление», ни «Пиявка» уже не помогут.
refused-out = У вас не осталось жизней: применить можно только «Возрождение».
refused-drawn = Карту этого хода вы уже взяли.
refused-not-held = Этой карты у вас на руке нет: «{ $spell }».
refused-not-theirs = { $mage }: этой карты на руке нет — «{ $spell }».
refused-no-cast = «{ $spell }» годится только для ответа на заклинание в воздухе.
refused-no-merge = Сливаются только обычные заклинания и «Слияние», но не эта карта: «{ $spell }».
refused-no-counter = Эта карта ничего не отражает: «{ $spell }».
refused-no-spend = Без эффекта выкладывают только редкие заклинания, а это обычное: «{ $spell }».
refused-no-aim = Для этой карты цель не выбирают: «{ $spell }».
refused-yourself = «{ $spell }» нельзя направить на себя.
refused-mage-out = { $mage }: этот маг выбыл из дуэли.
refused-bare = { $mage }: нет карты для обмена.

# What happened
event-mage-chosen = { $seat } — { $mage }. Жизней: { $life }.
event-card-dealt = { $mage } получает карту.
event-card-dealt-seen = Вы получаете карту «{ $spell }».
event-centre-turned-up = Новая центральная карта: «{ $spell }».
event-duel-began = { $mage } начинает дуэль.
event-turn-began = Ход: { $mage }.
event-card-drawn = { $mage } берёт карту из колоды.
event-card-drawn-seen = Вы берёте из колоды карту «{ $spell }».
event-centre-taken = { $mage } берёт центральную карту: «{ $spell }».
event-card-played = { $mage } играет карту «{ $spell }».
event-card-discarded = { $mage } сбрасывает карту «{ $spell }».
event-card-seen = { $mage } смотрит одну из карт, которые держит { $victim }.
event-card-seen-seen = Вы видите карту, которую держит { $victim }: «{ $spell }».
event-cards-swapped = { $mage } и { $victim } меняются картами: одна на одну.
event-cards-swapped-seen = { $mage } забирает карту «{ $taken }», { $victim } получает взамен карту «{ $given }».
event-chain-announced = { $mage } направляет заклинание «{ $spell }» ({ $school }, в цепочке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, урон { $damage }), цель — { $target }.
event-spell-announced = { $mage } направляет заклинание «{ $spell }» (урон { $damage }), цель — { $target }.
event-spell-cast = { $mage } творит заклинание «{ $spell }».
event-spell-spent = { $mage } выкладывает карту «{ $spell }» без эффекта.
event-spell-countered = { $mage } отражает заклинание «{ $countered }» картой «{ $spell }».
event-spell-cancelled = Заклинание «{ $spell }» отменено.
event-spell-turned = Заклинание «{ $spell }» (урон { $damage }) обращается против новой цели — { $target }; направляет { $mage }.
event-spell-paralyzed = { $mage } отменяет заклинание картой «Паралич».
event-damage-guarded = { $mage } знает эту магию: урон меньше на 1.
event-mage-hurt = { $mage } { $damage ->
    [0] не получает урона
   *[other] получает урон { $damage }
}, { $life ->
    [0] жизней не осталось
   *[other] осталось жизней: { $life }
}.
event-life-regained = { $mage } { $gained ->
    [0] не восстанавливает ни одной жизни
    [one] восстанавливает { $gained } жизнь
    [few] восстанавливает { $gained } жизни
   *[many] восстанавливает { $gained } жизней
}, всего жизней: { $life }.
event-order-reversed = Порядок ходов меняется на обратный.
event-mage-bewitched = { $mage } попадает под чары «{ $spell }».
event-mage-fell = { $mage } теряет последнюю жизнь.
event-mage-reborn = { $mage } возрождается, жизней: { $life }.
event-card-left-behind = { $mage } оставляет карту «{ $spell }».
event-pile-renewed = Карт не осталось, а у лидеров поровну жизней ({ $life }): сыгранные карты перемешиваются и становятся новой колодой.
event-duel-ended = { $mage } побеждает в дуэли.

# Results
result-last-mage = Побеждает последний оставшийся в живых маг.
result-most-life = Карт для добора не осталось: побеждает тот, у кого больше всего жизней.
result-virtual = Побеждает виртуальный соперник.
