# Поле в браузере: стол и его части
board-table = Стол
board-arena = Арена
board-zone = Зона { $zone }
board-zone-holds = Зона { $zone }{ $count ->
    [0] : пусто
   *[other] : { $what }
}
board-border = Граница { $zone }
board-round = Раунд { $round }
board-phases = Фазы раунда
board-turn = Ходит { $mage }
board-your-turn = Ваш ход
board-waiting = Ждём остальных
board-choosing = Маги выбираются
board-apprentice = В обучающем режиме у каждого мага 24 жизни и приток маны 10, что бы ни говорила карта, а собственные способности не действуют.
board-over = Битва окончена
board-mages = Маги
board-close = Закрыть
board-empty = Здесь нет карт
board-back = Назад
board-rule = Что говорит правило?
board-pick-target = Выберите цель: она подсвечена.
board-next-target = Клавиша N переходит к следующей.
board-pick-page = Выберите заклинание из книги.
board-cannot = { $spell }: сейчас сотворить нельзя.

# Игроки
board-you = вы
board-ally = ваш союзник
board-initiative = Владеет инициативой
board-fallen = Маг пал
board-cards = Подготовлено: { $prepared }, в книге: { $book }, в сбросе: { $discard }
board-prepared = Подготовлено заклинаний: { $count }
board-prepared-word = Подготовленные заклинания
board-book-of = Книга заклинаний, { $mage }: { $count }
board-discard-of = Сброс, { $mage }: { $count }
board-worn = Снаряжение и чары

# Объекты
board-object = { $what } ({ $mage }), { $place }
board-attached = { $what } ({ $mage })
board-carries = Присоединено: { $what }
board-face-down = Чары лицом вниз
board-known-down = { $spell }, лицом вниз
board-life = Жизнь { $left } из { $life }
board-armor = Броня { $value }
board-armor-word = Броня
board-mana = Мана { $value }
board-mana-word = Мана
board-channeling = Приток маны { $value }
board-assigned = Подготовлено заклинание: { $spell }
board-assigned-secret = Подготовлено заклинание
board-bound = Привязано заклинание: { $spell }
board-bound-secret = Привязано заклинание
board-ready = Существо активно
board-acted = Существо неактивно
board-guards = В обороне
board-quickcast = «Быстрое заклинание» доступно
board-quickcast-used = «Быстрое заклинание» использовано

# Рука и книга
board-hand = Подготовленные заклинания
board-held-by = { $spell }, подготовлено для: { $what }
board-book = Ваша книга заклинаний
board-pages = Страницы
board-all = Все
board-find = Найти заклинание
board-nothing-found = Такого заклинания нет.
board-to-arena = Посмотреть на арену
board-to-book = Назад к книге

# Что может сделать существо или карта; цель выбирается потом
board-deed-move = Передвинуться…
board-deed-climb = Преодолеть стену…
board-deed-attack = { $attack }…
board-deed-cast = Сотворить: { $spell }…
board-deed-bound = Сотворить: { $spell }…
board-deed-invoke = { $ability }…
board-deed-use = { $ability }…
board-deed-choose = { $spell }…
board-deed-push = Толкнуть…
board-deed-teleport = Телепортировать…

# Что происходит
board-attacks = { $what } атакует: { $target } ({ $attack })
board-casts = { $what } творит: { $spell }
board-casts-at = { $what } творит: { $spell }, цель — { $target }
board-rolled = Кубики
board-rolls = Последние броски
board-die = Повреждения: { $value }
board-die-blank = Пустая грань
board-die-critical = Критические повреждения: { $value }
board-effect-die = Кубик эффектов: { $value }
board-step-attack-declare = Объяв{ "\u00AD" }ление
board-step-attack-avoid = Уклонение
board-step-attack-roll = Бросок
board-step-attack-damage = Повреж{ "\u00AD" }дения
board-step-attack-strikes = Ещё удары
board-step-attack-barrier = Барьер
board-step-attack-counterstrike = Контр{ "\u00AD" }атака
board-step-attack-end = Конец
board-step-cast-cast = Сотворение
board-step-cast-counter = Развеивание
board-step-cast-resolve = Эффекты

# Что напечатано на картах
board-speed-quick = Быстрое действие
board-speed-full = Полное действие
board-speed-free = Не требует действия
board-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
board-defense = { $uses ->
    [0] Защита { $value }+ от каждой атаки
    [1] Защита { $value }+, раз в раунд
    [few] Защита { $value }+, { $uses } раза в раунд
   *[many] Защита { $value }+, { $uses } раз в раунд
}
board-style-melee = Ближняя
board-style-ranged = Дальняя
board-style-barrier = Барьер шипов
board-style-passage = При проходе
board-style-trap = Ловушка
board-style-special = Особая
board-effect-push = Толчок
board-aim-zone = Зона
board-aim-border = Граница
board-aim-object = Любой объект
board-aim-enchantment = Чары
board-aim-arena = Арена
board-aim-discard = Сброс
board-is-friendly = дружественная цель
board-not-friendly = вражеская цель
board-is-living = живая цель
board-not-living = неживая цель
board-is-corporeal = материальная цель
board-not-corporeal = бестелесная цель
board-is-hidden = лицом вниз
board-not-hidden = лицом вверх
