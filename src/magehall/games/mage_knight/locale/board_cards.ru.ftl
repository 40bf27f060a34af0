# Карты
cards-kind-basic-action = Базовое действие
cards-kind-advanced-action = Улучшенное действие
cards-kind-spell = Заклинание
cards-kind-artifact = Артефакт
cards-kind-banner = Артефакт, знамя
cards-kind-wound = Рана
cards-kind-unit = Отряд
cards-kind-elite = Элитный отряд
cards-kind-skill = Навык героя { $hero }
cards-kind-tactic-day = Дневная тактика, { $number }
cards-kind-tactic-night = Ночная тактика, { $number }
cards-text-wound = Ничего не даёт и занимает место в руке. От неё избавляет лечение или отдых.
cards-as-banner = На отряде
cards-thrown-away = С потерей карты
cards-resists-physical = устойчив к физическим атакам
cards-resists-fire = устойчив к огню
cards-resists-ice = устойчив ко льду
cards-rule = Что говорит правило?
cards-rule-key = ? — показать правило
cards-unit-facts = Уровень { $level }, цена { $cost }, броня { $armor }
cards-recruited-at = Где нанять: { $sites }
cards-enemy-facts = Броня { $armor }, атака { $attack } ({ $element }), слава за победу: { $fame }

# Рука
cards-hand = Ваша рука
cards-played = Сыграно в этот ход
cards-played-by = Сыграл: { $who }
cards-deck = Колода
cards-discard = Сброс
cards-discard-of = Сброс: { $who } ({ $count })
cards-deck-of = Колода, { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
cards-hand-of = Рука, { $who }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }
cards-empty = Здесь нет карт
cards-to-choose = На выбор
cards-no-hand = Ваша рука пуста.
cards-copies = одинаковых: { $count }

# Герои
cards-heroes = Герои
cards-no-hero = Герой ещё не выбран
cards-turn = Сейчас ходит
cards-your-turn = Ваш ход
cards-out = Вне игры
cards-chosen = Избранный
cards-chosen-secret = Знает только ваша команда
cards-level = Уровень { $level }
cards-armor = Броня { $value }
cards-hand-limit = Предел руки { $value }
cards-command = Жетоны командования: занято { $used } из { $value }
cards-fame = Слава { $fame }
cards-fame-next = Слава { $fame }; уровень { $level } начинается с { $next }
cards-fame-track = Слава
cards-reputation = Репутация { $value }
cards-reputation-track = Репутация
cards-influence = Влияние { $value } при общении
cards-no-influence = С этим героем никто не имеет дела
cards-crystals = Кристаллы
cards-crystals-of = { $color }: кристаллов { $count } из 3
cards-mana = Мана
cards-mana-of = Жетон маны: { $color }
cards-endless = Без конца в этот ход: { $color }
cards-stored = Кубик на тактике: { $color }
cards-claimed = Присвоенный кубик: { $color }
cards-exploited = Нетронутый цвет: { $color }
cards-units = Отряды
cards-free-place = Свободный жетон командования
cards-ready = готов
cards-spent = использован
cards-wounds = ранен ({ $count })
cards-with-banner = несёт: { $banner }
cards-banner-down = { $banner }, перевёрнуто
cards-bonded = связан верностью
cards-skills = Навыки
cards-skill-ready = готов
cards-skill-used-this-turn = использован в этот ход
cards-skill-face-down = использован в этом раунде
cards-skill-on-the-table = лежит на столе
cards-tactic-down = использована
cards-spared = Отложено карт: { $count }
cards-dummy = Условный игрок
cards-points = Ещё не потрачено
cards-points-move = Движение { $count }
cards-points-influence = Влияние { $count }
cards-points-healing = Лечение { $count }

# Источник
cards-source = Источник
cards-die = Кубик: { $color }
cards-die-idle-gold = Кубик: золотой, ночью бесполезен
cards-die-idle-black = Кубик: чёрный, днём бесполезен
cards-dice-left = { $count ->
    [0] В этот ход кубиков для вас больше нет
    [one] В этот ход вам доступен ещё { $count } кубик
    [few] В этот ход вам доступны ещё { $count } кубика
   *[other] В этот ход вам доступно ещё { $count } кубиков
  }
cards-dice-taken = В деле

# Предложения
cards-offers = Предложения
cards-offer-units = Отряды
cards-offer-actions = Улучшенные действия
cards-offer-spells = Заклинания
cards-offer-monastery = Монастыри
cards-offer-skills = Общие навыки
cards-offer-deck = В колоде: { $count }
cards-offer-artifacts = Артефактов в колоде: { $count }
cards-offer-elite = Элитных отрядов в колоде: { $count }
cards-offer-none = Ничего не предлагается
cards-price = Стоит { $cost } влияния
cards-can-take = Доступно: { $count }

# Выбор
cards-choose-hero = Выберите героя
cards-choose-hero-waiting = Игроки выбирают героев
cards-hero-chosen-by = { $who }: { $hero }
cards-hero-cards = Только в его колоде
cards-hero-deck = Шестнадцать базовых действий и десять навыков
cards-hero-skills = Навыки героя
cards-choose-tactic = Выберите тактику
cards-choose-tactic-waiting = Игроки выбирают тактику
cards-tactic-order = Меньшее число ходит раньше
cards-tactic-taken = Взята: { $who }
cards-tactic-gone = Вышла из игры
cards-choose-draft = Выбор карт: оставьте одну
cards-draft-kept = Оставлены
cards-draft-waiting = Остальные выбирают
cards-draft-aside = Отобранные карты вне колоды
