# Уроки: названия и то, что говорится на каждом шаге.

# 1. Первые шаги
lesson-first-steps-title = Первые шаги
lesson-first-steps-say-1 = На этом столе нет клеток: всё измеряют. Вы — { name-bastion-geomancer } с Движением 6. К югу, на 20,44, стоит камень, который приносит очко. Чтобы существо что-то сделало, его активируют. Активируйте своего мага.
lesson-first-steps-hint-1 = Активация — одно из трёх дел вашего хода; другие два — сотворить заклинание и спасовать.
lesson-first-steps-praise-1 = Активированное существо может один раз двигаться и совершить одно Действие, в любом порядке.
lesson-first-steps-say-2 = Камнем владеет тот, у кого больше существ в пределах дюйма от него. От вашего края до его края 5 дюймов. Идите туда: укажите место или введите его, например go 20,44.
lesson-first-steps-hint-2 = Координаты считаются в четвертях дюйма. Остановитесь не дальше дюйма от 20,44, от края до края; можно встать и на сам камень.
lesson-first-steps-praise-2 = Расстояния меряют от края до края подставок, и само число ещё годится.
lesson-first-steps-say-3 = Движение потрачено, осталось Действие. { name-ash-blade-pyromancer } виден, но сила вашего выстрела 3, а его Защита тоже 3: этого мало. Действие — право, а не обязанность.
lesson-first-steps-hint-3 = Силы выстрела должно быть больше, чем Защиты цели. Завершите активацию.
lesson-first-steps-praise-3 = Теперь ход другого игрока. Каждый делает по одному делу. Правила: turn.activation, move, table.distance

# 2. Держитесь подальше
lesson-engagement-title = Держитесь подальше
lesson-engagement-say-1 = У вашего существа «{ name-field-commander }» Движение 4 и выстрел 3. Ему нужен камень на 40,64, но близ пути, на 40,48, стоит враг «{ name-goblin-raider }». Активируйте командира.
lesson-engagement-hint-1 = Рядом с камнем «{ name-field-commander }». Маг далеко.
lesson-engagement-praise-1 = Он может двигаться и может стрелять.
lesson-engagement-say-2 = Кто подошёл к врагу на дюйм, тот в бою: движение тут же кончается. Дойдите до камня, не подходя так близко к гоблину.
lesson-engagement-hint-2 = Обойдите гоблина с юга. Около 37,57 до камня меньше дюйма, а до гоблина больше.
lesson-engagement-praise-2 = Никто его не остановил. Бой проверяют в каждый миг и нигде не записывают: шаг в сторону, и его нет.
lesson-engagement-say-3 = Осталось Действие, а Защита гоблина 1.
lesson-engagement-hint-3 = Сила 3 против Защиты 1 — попадание. У мага «{ name-ash-blade-pyromancer }» Защита 3, это слишком много.
lesson-engagement-praise-3 = Одно ранение, а жизнь у гоблина была одна. Стрелять можно и в бою. Правила: move.engaged, move.engage-stop, combat.ranged

# 3. Выход из боя
lesson-disengaging-title = Выход из боя
lesson-disengaging-say-1 = «{ name-stronghold-guardian }» в бою с врагом «{ name-orc-warrior }», а нужен он у камня на 32,40. Активируйте его.
lesson-disengaging-hint-1 = Активируйте существо «{ name-stronghold-guardian }».
lesson-disengaging-praise-1 = Он начал активацию в бою, поэтому обычного движения у него нет.
lesson-disengaging-say-2 = Он может ударить или выйти из боя. Того, кто выходит, сначала бьёт каждый враг, с которым он в бою. У орка ближний бой 4, у хранителя Защита 4, и карт ни у кого нет.
lesson-disengaging-hint-2 = 4 против 4 — ничья, а при ничьей ничего не происходит. Выходите из боя.
lesson-disengaging-praise-2 = Он рискует, и орк может один раз ударить даром.
lesson-disengaging-say-3 = Ничья: ничего не случилось. Теперь он двигается и должен закончить дальше дюйма от тех, кого оставил. Идите к камню.
lesson-disengaging-hint-3 = Камень на 32,40. Годится любое место в пределах дюйма от него.
lesson-disengaging-praise-3 = Бесплатные атаки — полные дуэли с картами. Подумайте дважды, прежде чем уходить с пустой рукой. Правила: move.engaged-start, move.disengage, combat.opportunity, combat.tie

# 4. По одному делу
lesson-passing-title = По одному делу
lesson-passing-say-1 = Игроки ходят по очереди, и за ход делают ровно одно дело. У вас три неактивированных существа. Пасовать сейчас незачем: спасовавший до конца фазы ничего не делает. «{ name-territorial-sentinel }» дойдёт до камня на 40,60.
lesson-passing-hint-1 = Активируйте существо «{ name-territorial-sentinel }».
lesson-passing-praise-1 = Одно существо за ход. Оно повёрнуто, и снова его активируют только на следующем ходу игры.
lesson-passing-say-2 = Подведите его к камню на дюйм.
lesson-passing-hint-2 = Камень на 40,60. Движения 3 хватает до 36,60.
lesson-passing-praise-2 = Камень ваш, пока никто не приведёт больше существ.
lesson-passing-say-3 = Бить некого. Способность существа «{ name-field-commander }» доступна в любой миг вашего хода, но сейчас она не нужна.
lesson-passing-hint-3 = Завершите активацию.
lesson-passing-praise-3 = Ход соперника.
lesson-passing-say-4 = Соперник спасовал и может творить только мгновенные заклинания. Вы продолжаете, пока сами не спасуете. «{ name-field-commander }» ещё не активирован.
lesson-passing-hint-4 = Активируйте существо «{ name-field-commander }». Если спасуете, фаза кончится.
lesson-passing-praise-4 = Кто рано пасует, оставляет поле другим. Зато кто ждёт, видит, что делают они. Правила: turn.activation-phase, turn.pass, turn.order

# 5. Мана и кровь
lesson-blood-pact-title = Мана и кровь
lesson-blood-pact-say-1 = У вас 3 маны. «{ name-incandescent-colossus }» стоит 5, а нужен он сейчас. Свести концы с концами можно двумя способами. Сотворите его.
lesson-blood-pact-hint-1 = «{ name-zone-control }» дешевле, но нужен вам колосс.
lesson-blood-pact-praise-1 = Цена 5, маны 3.
lesson-blood-pact-say-2 = Сбросив одну карту, можно удешевить заклинание на 1 — только одну карту и не ниже 1.
lesson-blood-pact-hint-2 = Без сброса прольются две капли крови вместо одной. Сбросьте «{ name-zone-control }».
lesson-blood-pact-praise-2 = Теперь цена 4. Не хватает одной маны.
lesson-blood-pact-say-3 = Недостающее платят кровью: 1 урона вашему существу за каждую ману. У существа «{ name-stronghold-guardian }» осталась 1 жизнь, у мага 10.
lesson-blood-pact-hint-3 = Кровь может убить. Маг без одного очка обойдётся.
lesson-blood-pact-praise-3 = Этот урон нельзя ни предотвратить, ни уменьшить. Маги вроде геоманта даже получают за него жетон.
lesson-blood-pact-say-4 = Существо появляется в пределах дальности карты, здесь 6 дюймов, на виду у творящего. Поставьте его в дюйме от камня на 36,36.
lesson-blood-pact-hint-4 = Около 36,36. Его подставка — полтора дюйма.
lesson-blood-pact-praise-4 = Маны остаётся не больше, чем даёт ваш маг, так что лишнее тратьте. Правила: spell.cost-order, spell.discard, spell.blood-pact, turn.mana

# 6. На расстоянии и на виду
lesson-casting-title = На расстоянии и на виду
lesson-casting-say-1 = «{ name-incinerate }» наносит 4 урона вражескому существу в пределах 12 дюймов и на виду у творящего. «{ name-orc-chieftain }» стоит на 66,52 за стеной. Сейчас целью мог бы стать только враг «{ name-ash-hound }». С чего начать?
lesson-casting-hint-1 = Заклинание не поворачивает мага, но сначала надо обойти стену. Активируйте его и двигайтесь.
lesson-casting-praise-1 = Дальность и обзор меряют от творящего.
lesson-casting-say-2 = Хватит одной свободной линии от любой точки вашей подставки до любой точки другой. Встаньте так, чтобы видеть вождя.
lesson-casting-hint-2 = Обойдите стену с севера, около 45,42, или с юга.
lesson-casting-praise-2 = Свои существа никогда не закрывают обзор. Чужие закрывают.
lesson-casting-say-3 = Можно выстрелить, но сила 3 не больше Защиты 3, а у всех врагов она 3. Заклинание — не Действие: на него уходит отдельный ход.
lesson-casting-hint-3 = Завершите активацию. Заклинание — на следующем ходу.
lesson-casting-praise-3 = Посмотрим, что сделает соперник.
lesson-casting-say-4 = Соперник спасовал. У вас 4 маны.
lesson-casting-hint-4 = Сотворите «{ name-incinerate }».
lesson-casting-praise-4 = Теперь предлагаются все цели на расстоянии и на виду.
lesson-casting-say-5 = Целей две: «{ name-orc-chieftain }» с 3 жизнями и «{ name-ash-hound }» с 2.
lesson-casting-hint-5 = 4 урона для пса многовато, а сильными остальных делает вождь.
lesson-casting-praise-5 = Сгорел. От заклинаний укрытие не спасает. Правила: spell.caster, spell.range, table.sight, spell.targets

# 7. Подкрепление
lesson-summoning-title = Подкрепление
lesson-summoning-say-1 = «{ name-territorial-sentinel }» стоит 2 маны, и у вас 2. Существо, вступившее в игру, можно активировать на том же ходу игры.
lesson-summoning-hint-1 = Сотворите «{ name-territorial-sentinel }».
lesson-summoning-praise-1 = Он появится в 6 дюймах от мага.
lesson-summoning-say-2 = Враг «{ name-goblin-raider }» стоит на 40,28. Появиться можно и вплотную к врагу. Поставьте стража туда, откуда он ударит: в пределах дюйма от гоблина.
lesson-summoning-hint-2 = Около 40,24. В ближнем бою достают на столько дюймов, каков размер существа: на 1.
lesson-summoning-praise-2 = Они в бою. Появление — не движение: ничто его не остановило, и никто не ударил.
lesson-summoning-say-3 = Соперник спасовал. Страж полон сил.
lesson-summoning-hint-3 = Активируйте стража.
lesson-summoning-praise-3 = Новичкам отдыха нет.
lesson-summoning-say-4 = Ближний бой 3 против Защиты 1, и карт ни у кого нет.
lesson-summoning-hint-4 = Бейте.
lesson-summoning-praise-4 = Гоблина не стало, прежде чем он что-то сделал. Правила: spell.summoning, turn.same-turn, combat.reach

# 8. Дуэль
lesson-duel-title = Дуэль
lesson-duel-say-1 = Каждая атака ближнего боя — дуэль карт. «{ name-territorial-sentinel }» с ближним боем 3 стоит рядом с врагом «{ name-orc-warrior }»: Защита 2, осталась одна жизнь. Активируйте стража.
lesson-duel-hint-1 = «{ name-iron-hide }» — заклинание, но сегодня оно ценнее в дуэли.
lesson-duel-praise-1 = Нападающий: ближний бой и карты. Защитник: Защита и карты. Побеждает большая сумма.
lesson-duel-say-2 = Объявите атаку. Начинает защитник, потом карты кладут по очереди рубашкой вверх.
lesson-duel-hint-2 = Ударьте орка.
lesson-duel-praise-2 = Атака объявлена.
lesson-duel-say-3 = Соперник положил одну карту рубашкой вверх, других у него нет. В этих школах нет карт с инициативой больше 5, значит, у орка не больше 7. У вас 3. «{ name-zone-control }» добавит 2, «{ name-iron-hide }» — 7.
lesson-duel-hint-3 = 3 и 7 — это 10, больше 7, что бы там ни лежало.
lesson-duel-praise-3 = Десять. Достаточно.
lesson-duel-say-4 = Сопернику нечем ответить. Можно положить и «{ name-zone-control }».
lesson-duel-hint-4 = Все карты дуэли сбрасывают, кто бы ни победил. Спасуйте и сохраните свою.
lesson-duel-praise-4 = Двое спасовали подряд: карты открыты, и победитель нанёс 1 урона. Карты — ваш меч и щит, тратьте их поменьше. Правила: combat.duel, combat.initiative, combat.duel-effects

# 9. В обороне
lesson-defending-title = В обороне
lesson-defending-say-1 = «{ name-territorial-sentinel }» повёрнут и стоит рядом с врагом «{ name-orc-warrior }». Магу делать нечего, а карты вот-вот понадобятся. Пас кончает ваши действия, но не оборону.
lesson-defending-hint-1 = «{ name-iron-hide }» и «{ name-shard-golem }» ценнее в грядущей дуэли. Спасуйте.
lesson-defending-praise-1 = А вот и орк.
lesson-defending-say-2 = У орка 4, у стража Защита 3: вы уступаете, и вы начинаете. Спасовавший может сыграть потом, пока не спасует и другой. У соперника одна карта. Положит ли он её, если вы ничего не сделаете? Для победы она ему не нужна. Посмотрите, что он сделает.
lesson-defending-hint-2 = Спасуйте. Если спасует и он, вы потеряете одну жизнь из двух; если положит карту, её у него больше нет.
lesson-defending-praise-2 = Он хотел наверняка.
lesson-defending-say-3 = Последняя его карта на столе. Больше 5 у него не бывает, значит, у него не больше 9. «{ name-iron-hide }» добавит 7 к вашим 3.
lesson-defending-hint-3 = 10 больше 9. «{ name-shard-golem }» сам по себе добавит 2.
lesson-defending-praise-3 = Вы пасовали, но снова можете класть карты.
lesson-defending-say-4 = Вы побеждаете. Считаются усиления победителя, а «{ name-shard-golem }» говорит: на 2 урона больше. У орка 2 жизни. Карты кодекса кладут так же, как другие.
lesson-defending-hint-4 = Один урон оставит орка в живых. Положите «{ name-shard-golem }».
lesson-defending-praise-4 = 1 и 2 — это 3, одним ударом. Какие усиления считать, решают победа и поражение, а не роли. Правила: combat.duel, combat.duel-effects, combat.blow

# 10. Чистая линия
lesson-shooting-title = Чистая линия
lesson-shooting-say-1 = У существа «{ name-field-commander }» выстрел 3, у врага «{ name-orc-warrior }» Защита 2 и одна жизнь. Выстрел — не дуэль: силы должно быть больше, чем Защиты. Активируйте командира.
lesson-shooting-hint-1 = Активируйте существо «{ name-field-commander }».
lesson-shooting-praise-1 = Дальность не ограничена.
lesson-shooting-say-2 = Между ними лес. Каждое лёгкое укрытие на лучшей линии отнимает 1 силы: 2 против 2 — промах. Найдите место с чистой линией.
lesson-shooting-hint-2 = Северный край леса — на 44. Идите севернее, к 39,43 или около того.
lesson-shooting-praise-2 = Берут лучшую линию, а она лес не пересекает.
lesson-shooting-say-3 = 3 против 2.
lesson-shooting-hint-3 = Стреляйте в орка.
lesson-shooting-praise-3 = Строго больше — значит, попали. В летающих попасть легче на 1, а сами они стреляют без линии. Правила: combat.ranged, combat.cover, keyword.flying

# 11. Тем временем
lesson-instants-title = Тем временем
lesson-instants-say-1 = У вас 2 маны и «{ name-reactive-plating }», мгновенное заклинание: ответ на атаку по вашему существу. Магу делать нечего. Пас не мешает творить мгновенные.
lesson-instants-hint-1 = Спасуйте и посмотрите, что сделает { name-ash-blade-pyromancer }.
lesson-instants-praise-1 = Пусть приходит.
lesson-instants-say-2 = Он стреляет: цель — «{ name-field-commander }», Защита 2 и одна жизнь. Он активен, говорит первым и сотворил «{ name-battle-fury }»: сила 3 станет 5. Заклинание ждёт в стеке, а от выстрела карты дуэли не спасают.
lesson-instants-hint-2 = «{ name-reactive-plating }» даёт 3 Защиты. 5 не больше 5.
lesson-instants-praise-2 = Ваше легло в стек последним и разрешается первым, потом ярость: 5 против 5, и выстрел ничего не делает. Так же работает и контрзаклинание. Правила: spell.instants, stack, stack.order, stack.resolve, turn.pass

# 12. Трудная местность
lesson-rough-ground-title = Трудная местность
lesson-rough-ground-say-1 = Существу «{ name-field-commander }» нужен камень на 44,48. Путь преграждает лес шириной в дюйм, и он стоит вдвое. Движения 4 не хватает. Но раз в ход он даёт 2 Движения существу в 6 дюймах. Это не Действие и делается прежде всего остального.
lesson-rough-ground-hint-1 = Сначала его способность. После движения будет поздно.
lesson-rough-ground-praise-1 = Способности «раз в ход» не тратят ни движения, ни Действия.
lesson-rough-ground-say-2 = Кому? «{ name-territorial-sentinel }» повёрнут.
lesson-rough-ground-hint-2 = Он может помочь и себе.
lesson-rough-ground-praise-2 = Движение 6.
lesson-rough-ground-say-3 = А теперь — единственное дело этого хода.
lesson-rough-ground-hint-3 = Активируйте существо «{ name-field-commander }».
lesson-rough-ground-praise-3 = Показанная область уже учитывает лес.
lesson-rough-ground-say-4 = К камню.
lesson-rough-ground-hint-4 = Около 42,48.
lesson-rough-ground-praise-4 = Сквозь стены и скалы не пройти; пруд и низкая стена стоят вдвое, как лес. Правила: move.difficult, move.impassable, turn.free-abilities, table.terrain

# 13. Ключевые слова
lesson-keywords-title = Ключевые слова
lesson-keywords-say-1 = У этого существа, «{ name-territorial-sentinel }», два ключевых слова: Исцеление 2 и Полёт. Рядом «{ name-stronghold-guardian }» с двумя ранениями. Исцеление — раз в ход, и это не Действие.
lesson-keywords-hint-1 = Исцелите, прежде чем что-то активировать.
lesson-keywords-praise-1 = Два ранения исцелены. Выше максимума не исцелить.
lesson-keywords-say-2 = Камень на 38,48, за скалой.
lesson-keywords-hint-2 = «{ name-territorial-sentinel }» летает, хранителю пришлось бы обходить.
lesson-keywords-praise-2 = Летающие в движении не замечают местности.
lesson-keywords-say-3 = Значит, через скалу.
lesson-keywords-hint-3 = В дюйме от 38,48, например на 36,48. Закончить движение в скале нельзя.
lesson-keywords-praise-3 = Местности летающие не замечают, но существ замечают: их останавливают, как всех. У каждого ключевого слова своё правило; введите его после слова «правила» или коснитесь. Правила: keyword.healing, keyword.flying, damage.heal

# 14. Очки
lesson-objectives-title = Очки
lesson-objectives-say-1 = Побеждают шесть очков. Посередине круг ритуала. В дюйме от него одно ваше существо и одно чужое: он спорный. Кто это изменит?
lesson-objectives-hint-1 = «{ name-field-commander }» повёрнут. Активируйте существо «{ name-territorial-sentinel }».
lesson-objectives-praise-1 = Повёрнутые существа тоже считаются.
lesson-objectives-say-2 = Подведите его на дюйм к кругу с центром 44,48 и радиусом полтора дюйма.
lesson-objectives-hint-2 = Где-нибудь около 44,54.
lesson-objectives-praise-2 = Двое против одного. Нужно больше, чем у каждого другого игрока; монстры не считаются.
lesson-objectives-say-3 = На задачи смотрят только в конечной фазе.
lesson-objectives-hint-3 = Завершите активацию.
lesson-objectives-praise-3 = Соперник ещё может прийти.
lesson-objectives-say-4 = Соперник спасовал. Больше делать нечего, а мана понадобится: у вас 4.
lesson-objectives-hint-4 = Спасуйте. Фаза кончается, когда спасовали все.
lesson-objectives-praise-4 = Монстров здесь нет, и наступает конечная фаза.
lesson-objectives-say-5 = Кто владеет кругом, может заплатить 3 маны: задача «{ objective-minor-power-aura }», 2 очка.
lesson-objectives-hint-5 = Победу приносят очки, а мана придёт на следующем ходу. Платите.
lesson-objectives-praise-5 = Два очка и ингредиент. Большая аура требует владеть кругом две конечные фазы подряд и 5 маны, за 3 очка. Правила: objectives.control, objectives.paid, objectives.order, victory.points

# 15. Монстры
lesson-monsters-title = Монстры
lesson-monsters-say-1 = { name-goblin-grizelda-the-greedy } ничья. Кто её уничтожит, возьмёт её карту: очко. У неё одна жизнь и Защита 10.
lesson-monsters-hint-1 = Активируйте существо «{ name-territorial-sentinel }».
lesson-monsters-praise-1 = В фазе монстров она действовала бы по карте колоды активации.
lesson-monsters-say-2 = Ближний бой 3 против Защиты 10. Безнадёжно? У вас две карты, а монстр играет ровно одну.
lesson-monsters-hint-2 = Ударьте её.
lesson-monsters-praise-2 = Её карта взята сразу и лежит рубашкой вверх.
lesson-monsters-say-3 = «{ name-reactive-plating }» добавит 9, «{ name-iron-hide }» — 7. Её карта добавит самое большее 7, всего не больше 17.
lesson-monsters-hint-3 = Понадобятся обе. Начните с большей.
lesson-monsters-praise-3 = Двенадцать.
lesson-monsters-say-4 = Хватит ли этого против 10 и неизвестной карты?
lesson-monsters-hint-4 = 12 меньше 17. С картой «{ name-iron-hide }» будет 19.
lesson-monsters-praise-4 = Гризельды больше нет: очко и мана из её сумки. Монстры заставляют тратить карты, и другие это замечают. Правила: monsters, monsters.duels, monsters.kills, objectives.monsters

# 16. Сборы
lesson-building-a-force-title = Сборы
lesson-building-a-force-say-1 = Отряд — это маг и три школы по десять карт. Хотя бы одна школа — стихии мага, и ни одной противоположной: огонь против воды, земля против воздуха. Тайная магия открыта всем. Вам нужен маг земли с огненными шарами школы «{ name-grand-barbecue }» за крепкими стенами.
lesson-building-a-force-hint-1 = { name-bastion-geomancer }: «{ name-citadel-builders }», «{ name-grand-barbecue }» и «{ name-stone-skin }». Собрать можно и любой другой дозволенный отряд.
lesson-building-a-force-praise-1 = Тридцать карт тасуют в гримуар. Десять карт кодекса у вас в руке с самого начала.
lesson-building-a-force-say-2 = Соперник, { name-gust-aeromancer }, встал в противоположном углу. Ваш маг стоит целиком в своём углу, 6 на 6 дюймов. Поставьте его как можно ближе к середине.
lesson-building-a-force-hint-2 = Угол вашего квадрата, обращённый к центру: 74,74.
lesson-building-a-force-praise-2 = Маг тоже существо: он двигается, стреляет и дерётся.
lesson-building-a-force-say-3 = Вы встали последним, вам и решать, кто начинает. Гоблины ждут на полпути.
lesson-building-a-force-hint-3 = Кто начинает, тот первым доберётся до гоблинов. Начните сами.
lesson-building-a-force-praise-3 = Жетон переходит в конце каждого хода: на следующем начнёт другой. Правила: force.schools, force.opposition, force.codex, setup.deploy, setup.first-player

# 17. Первая стычка
lesson-first-skirmish-title = Первая стычка
lesson-first-skirmish-say-1 = Ваша первая партия: «{ scenario-ritual }», шесть ходов, победа за шесть очков. Камни стоят на 76,20, 64,32 и 20,76, круг посередине. У вас 4 маны. «{ name-field-commander }» стоит всего 1 и сам себя ускоряет.
lesson-first-skirmish-hint-1 = Сотворите «{ name-field-commander }».
lesson-first-skirmish-praise-1 = Осталось три маны.
lesson-first-skirmish-say-2 = Он появляется в 6 дюймах от мага. Восточный камень на 76,20 будет его. Поставьте его как можно восточнее.
lesson-first-skirmish-hint-2 = Дальше всего 50,20.
lesson-first-skirmish-praise-2 = Ответ соперника — «{ name-goblin-raider }».
lesson-first-skirmish-say-3 = От его края до края камня пять с половиной дюймов. Движения 4 мало, но раз в ход он даёт ещё 2, и это ничего не стоит.
lesson-first-skirmish-hint-3 = Используйте способность до активации.
lesson-first-skirmish-praise-3 = Движение 6 на этот ход.
lesson-first-skirmish-say-4 = Он появился на этом ходу и может действовать сразу.
lesson-first-skirmish-hint-4 = Активируйте существо «{ name-field-commander }».
lesson-first-skirmish-praise-4 = Вперёд.
lesson-first-skirmish-say-5 = К восточному камню.
lesson-first-skirmish-hint-5 = В дюйме от 76,20, например на 74,20.
lesson-first-skirmish-praise-5 = В конечной фазе это очко, если никто не придёт.
lesson-first-skirmish-say-6 = Гоблин на 56,56 виден сквозь лес: сила 3 без 1 за укрытие против Защиты 1.
lesson-first-skirmish-hint-6 = 2 больше 1. Стреляйте в гоблина.
lesson-first-skirmish-praise-6 = Его нет, и маны соперника, что на него ушла, тоже. Теперь приближается сам { name-ash-blade-pyromancer }.
lesson-first-skirmish-say-7 = Ваш маг ещё не активирован. Призывают рядом с ним, пусть подойдёт.
lesson-first-skirmish-hint-7 = Активируйте мага.
lesson-first-skirmish-praise-7 = Движение 6.
lesson-first-skirmish-say-8 = Подойдите к среднему камню на 64,32 так, чтобы призвать туда, но не попасть врагу в руки.
lesson-first-skirmish-hint-8 = Около 38,37. Тогда до камня меньше 6 дюймов.
lesson-first-skirmish-praise-8 = Достаточно.
lesson-first-skirmish-say-9 = Ваш выстрел силой 3 не ранит врага: у мага «{ name-ash-blade-pyromancer }» Защита 3.
lesson-first-skirmish-hint-9 = Завершите активацию.
lesson-first-skirmish-praise-9 = Соперник пасует. Остаток фазы ваш.
lesson-first-skirmish-say-10 = Три маны. «{ name-territorial-sentinel }» стоит 2.
lesson-first-skirmish-hint-10 = Сотворите «{ name-territorial-sentinel }».
lesson-first-skirmish-praise-10 = Можно сбросить карту и заплатить на 1 меньше.
lesson-first-skirmish-say-11 = Когда близки дуэли, карта дороже одной маны, а заплатить сполна вы можете.
lesson-first-skirmish-hint-11 = Заплатите 2 маны.
lesson-first-skirmish-praise-11 = Осталась одна мана.
lesson-first-skirmish-say-12 = Поставьте его в дюйме от среднего камня на 64,32.
lesson-first-skirmish-hint-12 = На само 64,32 или рядом.
lesson-first-skirmish-praise-12 = Два камня ваши.
lesson-first-skirmish-say-13 = Больше делать нечего: последнюю ману сберегите, страж стоит где надо.
lesson-first-skirmish-hint-13 = Спасуйте. Наступит конечная фаза.
lesson-first-skirmish-praise-13 = Два очка, две маны и новый ход: все собрали ману и по три карты, а соперник начал его картой «{ name-orc-warrior }».
lesson-first-skirmish-say-14 = Перед вами орк с ближним боем 4. Пригодилось бы крепкое существо; осталось взять четыре очка.
lesson-first-skirmish-hint-14 = У существа «{ name-stronghold-guardian }» Защита 4, и при равенстве у камня верх за ним. Сотворите его.
lesson-first-skirmish-praise-14 = Дальше партия ваша. Держите камни, следите за кругом и берегите карты для дуэлей. Правила: turn.phases, objectives.collect, turn.token, victory
