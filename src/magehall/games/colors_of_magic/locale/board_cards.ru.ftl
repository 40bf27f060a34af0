# Карты, руки, игроки и цели в браузере.
cards-type-permanent = Постоянное
cards-type-artifact = Артефакт
cards-type-creature = Существо
cards-type-ephemeral = Мимолётное
cards-type-instant = Мгновенное
cards-kind-mage = Маг
cards-kind-monster = Чудовище
cards-kind-token = Существо без карты
cards-kind-ingredient = Ингредиент
cards-kind-artifact = Ингредиент, артефакт
cards-kind-once = Ингредиент, один раз
cards-cost = Стоимость { $cost }
cards-cost-now = Сейчас стоит { $cost }, напечатано { $printed }
cards-range = Дальность { $range } дюймов
cards-range-short = { $range }″
cards-size = Размер { $size }
cards-initiative = Инициатива { $value }
cards-if-won = Победа в поединке: урона больше на { $value }
cards-if-lost = Поражение в поединке: всё равно { $value } урона
cards-if-won-more = Победа в поединке: см. текст
cards-graft = Прививка
cards-spends = Жетоны: { $most }
cards-spends-between = Жетоны: от { $least } до { $most }
cards-flow = Маны за ход: { $value }
cards-token = { $token }, не больше { $most }
cards-shoots = Стреляет на { $range } дюймов
cards-keyword-of = { $keyword } ({ $of })
cards-gasp-lift = соседи летают
cards-rule = Решения об этой карте
cards-rule-key = ? открывает решения
cards-now = Сейчас на столе
cards-tapped = активировано
cards-away = не на столе
cards-shielded = щит { $number }
cards-burning = горит { $number }
cards-poisoned = яд { $number }
cards-marked = метка пепла
cards-copies = Копий: { $count }
cards-empty = Здесь нет карт.

# Рука
cards-hand = Рука
cards-codex = Кодекс
cards-your-cards = Ваши карты
cards-hand-empty = В руке нет карт
cards-codex-empty = В руке нет карт кодекса
cards-shown = Показано
cards-to-choose = На выбор
cards-castable = { $count ->
    [0] сейчас с ними нечего делать
    [one] можно выбрать { $count } карту
    [few] можно выбрать { $count } карты
   *[other] можно выбрать { $count } карт
}

# Игроки
cards-players = Игроки
cards-you = вы
cards-mana = Мана { $mana }
cards-tokens = { $token }: { $tokens } из { $most }
cards-points = Очки: { $points } из { $most }
cards-hand-of = { $who }: карт в руке { $count }
cards-deck-of = { $who }: карт в гримуаре { $count }
cards-discard-of = { $who }: сброс, карт { $count }
cards-exile-of = { $who }: изгнано, карт { $count }
cards-known-of = { $who }: карты руки, которые вы знаете, { $count } из { $all }
cards-passed = спасовал
cards-first = Первый игрок
cards-out = выбыл из игры
cards-active = его ход
cards-mage-dead = Маг мёртв
cards-state = Состояние: { $form }
cards-in-play = Постоянные в игре
cards-borne-by = на существе { $creature }
cards-ingredients = Ингредиенты
cards-ingredient-used = использован

# Цели
cards-goals = Цели
cards-goals-major = Главные
cards-goals-minor = Малые
cards-goals-none = Все цели взяты.
cards-goal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cards-goal-copies = осталось { $count }
cards-goal-holder = держит { $who }
cards-goal-checks = проверок: { $done } из { $needed }
cards-goal-progress = { $done } из { $needed }
cards-goal-price = Заплатить ману: { $mana }
cards-goal-mana = Получить ману: { $mana }
cards-goal-after = После цели «{ $goal }»
cards-goal-gives = Даёт: { $ingredient }
cards-dark = Темнота: видно на 6 дюймов

# Выбор силы
cards-force-choose = Выберите силу
cards-force-rule = Как составляется сила
cards-force-ready = Готовые силы
cards-force-own = Собрать силу
cards-force-mage = 1. Маг
cards-force-schools = 2. Три школы, хотя бы одна стихии мага ({ $element })
cards-force-schools-first = 2. Три школы
cards-force-take = Взять эту силу
cards-force-read = Прочесть карты
cards-force-hide = Скрыть карты
cards-force-opposed = Закрыта: { $element } — стихия, противоположная магу ({ $mage })
cards-force-full = Три школы уже выбраны: сначала уберите одну
cards-force-missing = { $count ->
    [one] Выберите ещё { $count } школу.
    [few] Выберите ещё { $count } школы.
   *[other] Выберите ещё { $count } школ.
}
cards-force-no-mage = Сначала выберите мага.
cards-force-count = Карт: { $count }
cards-force-codex = Кодекс: { $mage }
cards-force-leave-out = В вашем кодексе лишняя карта: какая останется вне игры?
cards-force-suggested = советуем
