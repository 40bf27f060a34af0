# Названия
title = Mage Wars
# Стоит внутри предложения, там же, где название карты.
hidden-enchantment = скрытые чары
token-opened = открытые врата

# Режимы
mode-apprentice = Обучающий режим
mode-standard = Полная игра
mode-teams = Команды
mode-free_for_all = Каждый за себя
mode-not-for = «{ $mode }» — для { $fits } игроков, а не для { $seats }.
setting-mode = Битва
setting-mode-auto = По числу игроков
setting-mode-apprentice = Обучающий режим: малая арена, готовые книги, два игрока
setting-mode-standard = Полная игра: вся арена, два игрока
setting-mode-teams = Две команды по два игрока
setting-mode-free_for_all = Каждый за себя, три или четыре игрока
setting-edition = Текст карт
setting-edition-first = Первые тиражи
setting-edition-fourth = 4-е издание (11 карт иначе)

# Фазы раунда
phase-initiative = Инициатива
phase-reset = Обновление
phase-channel = Приток маны
phase-upkeep = Поддержка
phase-planning = Планирование
phase-deployment = Расстановка
phase-first-quickcast = Первое быстрое заклинание
phase-actions = Действия
phase-final-quickcast = Финальное быстрое заклинание

# Направления
way-north = на север
way-east = на восток
way-south = на юг
way-west = на запад

# Вопросы: перед битвой и в раунде
ask-mage = Выберите своего мага.
ask-upkeep-side = Инициатива у вас: чьи объекты первыми проходят фазу поддержки?
ask-upkeep-order = С вашими объектами происходит несколько событий: какое первым?
ask-upkeep-pay = { $what }: заплатить за поддержку?
ask-shield = Включить { ability-voltaric-shield }?
ask-link = { card-death-link }: сколько повреждений передать? Цель — { $what }.
ask-torment = { card-molochs-torment }: нанести повреждение? Цель — { $what }.
ask-prepare = Выберите заклинание для подготовки: { $number } из 2.
ask-prepare-helper = { $what }: выберите заклинание для подготовки.
ask-deploy = { $what }: сотворить подготовленное заклинание?
ask-quickcast = Использовать «быстрое заклинание»?
ask-activate = Активируйте существо.
ask-act = { $what }: что делать?
ask-empower = { $what }: заплатить за усиление?
ask-before-action = Дружественное существо готово действовать. Использовать сначала «быстрое заклинание» или способность?
ask-after-action = Действия существа окончены. Использовать «быстрое заклинание» или способность?

# Вопросы: чары
ask-reveal-phase-end = Фаза заканчивается. Открыть чары?
ask-reveal-activated = Существо активировано. Открыть чары?
ask-reveal-moved = Существо переместилось. Открыть чары?
ask-reveal-action-end = Фаза действия существа заканчивается. Открыть чары?
ask-reveal-attack-declared = Объявлена атака. Открыть чары?
ask-reveal-attack-avoided = Шаг уклонения пройден. Открыть чары?
ask-reveal-attack-rolled = Кубики атаки брошены. Открыть чары?
ask-reveal-attack-damage = Повреждения и эффекты атаки применены. Открыть чары?
ask-reveal-attack-strikes = Дополнительные удары позади. Открыть чары?
ask-reveal-attack-barrier = Шаг барьера шипов пройден. Открыть чары?
ask-reveal-attack-counterstrike = Шаг контратаки пройден. Открыть чары?
ask-reveal-attack-end = Атака окончена. Открыть чары?
ask-reveal-spell-cast = Сотворено заклинание. Открыть чары?
ask-reveal-spell-counter = Развеять заклинание уже нельзя. Открыть чары?
ask-reveal-spell-resolved = Заклинание подействовало. Открыть чары?
ask-pay-reveal = Чары «{ $spell }» нужно открыть сейчас. Заплатить за них?
ask-trap = Какая ловушка срабатывает первой?
ask-curseweaving = { ability-curseweaving }: вернуть проклятие?

# Вопросы: заклинания и объекты
ask-spell-choice = «{ $spell }»: сделайте выбор.
ask-cure = { $what }: какое состояние снять?
ask-zone = { $what }: в какую зону телепортировать?
ask-push = { $what }: в какую сторону толкнуть?
ask-gate = Появляется демон: через { card-gate-to-hell }?
ask-pet = { $what }: сделать Питомцем?
ask-bloodreaper = { $what }: сделать Кровавым жнецом?
ask-set-upon = { $what }: какого мага выбрать?
ask-slot = { $what }: какое место занять?
ask-bind = { $what }: какое заклинание привязать?
ask-sacrifice = Какое существо принести в жертву?
ask-temple-dice = { card-temple-of-light }: сколько ваших храмов учитывается?

# Вопросы: атаки
ask-defend = Атака! Цель — { $what }. Применить защиту?
ask-reroll = { card-temple-of-the-dawnbreaker }: повторить бросок?
ask-strike-again = Ударить ещё раз?
ask-counterstrike = Провести контратаку?
ask-next-target = Атаковать ещё одну цель?
ask-fury = { card-battle-fury }: атаковать ещё раз?
ask-zone-order = Кого атаковать следующим?

# Варианты: перед битвой и в раунде
option-mage = Выбрать: { $mage }
option-upkeep-banish = { $what }: снять жетон изгнания
option-upkeep-regenerate = { $what }: регенерация
option-upkeep-pay = { $what }: поддержка
option-upkeep-shield = { $what }: { ability-voltaric-shield }
option-upkeep-burn = { $what }: Горение
option-upkeep-rot = { $what }: Гниение
option-upkeep-poison = { $what }: яд
option-upkeep-ghoul = { $what }: { card-ghoul-rot }
option-upkeep-link = { $what }: { card-death-link }
option-upkeep-torment = { $what }: { card-molochs-torment }
option-upkeep-side = Объекты игрока: { $mage }
option-in-order = Всё в указанном порядке
option-upkeep-paid = Заплатить и сохранить: { $what } (мана: { $mana })
option-upkeep-unpaid = Не платить и потерять: { $what }
option-shield-on = Включить щит (мана: { $mana })
option-shield-off = Обойтись без щита
option-link = { $damage ->
    [0] Не передавать повреждений, цель — { $what }
   *[other] Передать повреждения мага ({ $damage }), цель — { $what }
}
option-torment = Нанести 1 повреждение (мана: 1), цель — { $what }
option-no-torment = Не наносить повреждений
option-prepare = Подготовить: «{ $spell }»
option-prepare-no-more = Больше ничего не готовить
option-prepare-nothing = Ничего не готовить
option-not-deploy = Ничего не творить
option-keep-quickcast = Сохранить «быстрое заклинание»
option-activate = Активировать: { $what }
option-pass-turn = Пас
option-empower = Усилить: { $what } (мана: { $mana })
option-not-empower = Сберечь ману
option-let-pass = Ничего не делать

# Варианты: действия
option-move = Перейти в зону { $zone }
option-climb = Преодолеть стену и войти в зону { $zone } (полное действие)
option-attack = Атаковать: { $target } ({ $attack })
option-guard = Встать в оборону
option-finish = Завершить фазу действия
option-cast = { $target ->
    [arena] Сотворить: «{ $spell }» (мана: { $mana })
   *[other] Сотворить: «{ $spell }» (мана: { $mana }), цель — { $target }
}
option-cast-by = { $target ->
    [arena] { $what }: сотворить заклинание «{ $spell }» (мана: { $mana })
   *[other] { $what }: сотворить заклинание «{ $spell }» (мана: { $mana }), цель — { $target }
}
option-use = { $mana ->
    [0] { $what }: применить способность «{ $ability }»
   *[other] { $what }: применить способность «{ $ability }» (мана: { $mana })
}
option-use-on = { $mana ->
    [0] { $what }: применить способность «{ $ability }», цель — { $target }
   *[other] { $what }: применить способность «{ $ability }» (мана: { $mana }), цель — { $target }
}

# Варианты: чары
option-reveal = Открыть чары «{ $spell }» (мана: { $mana }), цель — { $target }
option-pay-reveal = Заплатить за чары «{ $spell }» (мана: { $mana })
option-refuse-reveal = Не платить и потерять чары «{ $spell }»
option-trap = Сначала — «{ $spell }»
option-take-back = Вернуть в книгу заклинаний: «{ $spell }»
option-no-curse = Ничего не возвращать

# Варианты: заклинания и объекты
option-choose = Выбрать: { $what } (мана: { $mana })
option-choose-zone = Выбрать зону { $zone }
option-teleport-to = Телепортировать в { $zone } (мана: { $mana })
option-push = Толкнуть { $way }
option-force-push = Толкнуть { $way } (мана: { $mana })
option-force-push-halted = Толкнуть { $way }, до стены (мана: { $mana })
option-cure = Снять: { $what } (мана: { $mana })
option-enough = Достаточно
option-withdraw = Отказаться от заклинания
option-one-wall = Только одна стена
option-second-wall = Вторая стена на границе { $border }
option-through-gate = Через { card-gate-to-hell }
option-stay-here = Там, где вызван
option-pet = Сделать Питомцем: { $what } (мана: { $price })
option-bloodreaper = Сделать Кровавым жнецом: { $what } (потеря жизни: { $price })
option-no-marker = Оставить как есть
option-set-upon = Выбрать мага: { $mage }
option-slot = Занять место: { $slot }
option-replace = Заменить: { $what }
option-replace-in = Заменить: { $what } ({ $slot })
option-bind = Привязать заклинание «{ $spell }»
option-bind-none = Ничего не привязывать
option-sacrifice = Принести в жертву: { $what }
option-temple-dice = { $count ->
    [one] { $count } кубик и +{ $count } к эффекту
    [few] { $count } кубика и +{ $count } к эффекту
   *[other] { $count } кубиков и +{ $count } к эффекту
 } (ещё маны: { $mana })

# Варианты: атаки
option-defend = Применить защиту ({ $value } или больше): { $defense }
option-no-defense = Не применять защиту
option-reroll-attack = Повторить бросок кубиков атаки
option-reroll-effect = Повторить бросок кубика эффектов
option-reroll-defense = Повторить бросок защиты
option-reroll-escape = Повторить бросок избавления
option-keep-roll = Оставить результат
option-strike-again = Ударить ещё раз
option-no-more-strikes = Больше не бить
option-no-counterstrike = Не отвечать контратакой
option-no-second-target = Больше никого не атаковать
option-no-fury = Больше не атаковать

# Итоги
result-last-standing = Побеждает последний маг, устоявший на ногах.
result-draw = Пали все маги: ничья.
result-too-long = За сто раундов никто не смог победить: ничья.
option-own-book = Играть своей книгой: { $mage }
