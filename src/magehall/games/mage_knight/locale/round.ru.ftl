# Settings
setting-scenario = Сценарий
setting-scenario-first-reconnaissance = Первая разведка: найти город, от одного до четырёх игроков
setting-scenario-full-conquest = Завоевание: шесть раундов, от двух до четырёх игроков
setting-scenario-blitz-conquest = Молниеносное завоевание: четыре раунда, от двух до четырёх игроков
setting-scenario-solo-conquest = Одиночное завоевание: шесть раундов, один игрок
setting-city_level = Уровень городов
setting-city_level-null = Как в сценарии
setting-last_city_level = Уровень последнего открытого города
setting-last_city_level-null = Как в сценарии
setting-daylight = Первый раунд
setting-daylight-day = День; затем ночь и день по очереди
setting-daylight-night = Ночь; затем день и ночь по очереди
setting-daylight-darkness = Дни, пока не наступит вечная ночь
setting-rampaging = Бродячие враги
setting-rampaging-usual = Столько, сколько на жетонах
setting-rampaging-more = Больше: некоторые возвращаются после раунда, и вам не доверяют
setting-rampaging-even-more = Ещё больше: возвращаются все, и вам совсем не доверяют
setting-no_interactive_spells = Убрать заклинания, вредящие другим
setting-no_interactive_skills = Убрать навыки, вредящие другим
setting-friendly_mana = Золотой кубик не заменяет цвет, который есть в источнике
setting-random_tiles = Тайлы поворачиваются случайно
setting-random_cities = Города выбираются жребием
option-error-seats = { $scenario }: игроков должно быть от { $least } до { $most }.
option-error-levels = { $scenario }: уровень городов здесь не выбирают.
option-error-friendly-mana = Дружеская мана нужна только нескольким игрокам.
option-error-interactive = Играющие вместе или в одиночку и так обходятся без заклинаний и навыков, вредящих другим.

# Names
dummy-player = условный игрок
time-day = день
time-night = ночь
reward-fame = слава
reward-artifact = артефакты
reward-spell = заклинание
reward-advanced-action = улучшенное действие
reward-unit = отряд
reward-crystals = по кристаллу каждого цвета
reward-random-crystal = кристаллы по броску кубиков
reward-spell-or-artifact = заклинание или артефакт по броску кубика

# Questions
ask-hero = Выберите героя.
ask-tactic = Выберите тактику на этот раунд.
ask-banners = Какие знамёна снять перед перемешиванием?
ask-aside = В ход другого игрока вы можете:
ask-before-turn = Что вы сделаете перед ходом?
ask-turn = Что вы сделаете?
ask-concede = Ваш союзник готов признать победу других.
ask-protection = Убрать раны, полученные в этот ход?
ask-return = Вернуть карту в колоду?
ask-glade = Поляна избавляет от раны.
ask-reward = Какую награду взять сейчас?
ask-put-back = Какой артефакт вернуть?
ask-stack = Какой артефакт положить на колоду следующим?
ask-gain-card = Выберите карту из предложения.
ask-skill = Выберите навык.
ask-shed = Сбросить карты перед добором?
ask-shed-one = В этот ход вы не сыграли ни одной карты: какую сбросите?
ask-refill = Колода пуста. Применить тактику?

# Options
option-hero = Играть за героя: { $hero }
option-tactic = Взять: { $tactic }
option-take-off = Снять: { $banner } ({ $unit })
option-leave-banners = Оставить знамёна на месте
option-begin-turn = Начать ход
option-concede = Признать победу других
option-play-on = Играть дальше
option-announce-end = Объявить конец раунда
option-skip-turn = Пропустить ход
option-end-turn = Закончить ход
option-rest = { $wounds ->
     [0] Отдых: сбросить { $card }
    *[other] Отдых: сбросить { $card } и раны ({ $wounds })
    }
option-recover = Медленное восстановление: показать руку и сбросить рану
option-throw-received = Убрать раны этого хода ({ $wounds })
option-keep-received = Оставить раны
option-return-card = Вернуть в колоду: { $card }
option-lay-off-card = Сбросить: { $card }
option-glade-hand = Убрать рану из руки
option-glade-discard = Убрать рану из сброса
option-glade-none = Ничего не убирать
option-reward = Взять награду: { $reward }
option-wait-for-level = Взять отряд, когда уровень даст жетон командования
option-put-back = Вернуть под колоду: { $card }
option-stack = Положить на колоду: { $card }
option-gain-card = Получить: { $card }
option-skill = Освоить: { $skill }
option-common-skill = Освоить из общего предложения: { $skill } (и нижнее улучшенное действие)
option-shed = Сбросить: { $card }
option-keep-hand = Оставить остальное и добрать
option-spare-tactic = Не применять тактику

# Reasons
refused-turn-not-begun = Ваш ход ещё не начался.
refused-no-such-hero = Такого героя нет.
refused-hero-taken = Этого героя взял другой игрок.
refused-tactic-taken = Эту тактику взял другой игрок.
refused-tactic-removed = Эта тактика уже использована в прошлом раунде и убрана из игры.
refused-tactic-of-other-time = У дня и ночи свои тактики.
refused-no-such-tactic = Такой тактики нет.
refused-not-before-turn = Перед ходом это не применяется.
refused-sparing-power-first = Sparing Power требует выбора перед ходом.
refused-no-cards-announce = Без карт в руке и колоде надо объявить конец раунда.
refused-no-cards-pass = Без карт в руке и колоде надо пропустить ход.
refused-announced-already = Конец раунда уже объявлен.
refused-has-cards = У вас ещё есть карты.
refused-must-announce = Вместо этого надо объявить конец раунда.
refused-rested-already = Вы уже отдохнули.
refused-acted-already = После действия не отдыхают.
refused-moved-already = В ход с перемещением не отдыхают.
refused-dealt-already = В ход, когда применено влияние, не отдыхают.
refused-rest-needs-card = Для отдыха нужна карта, не являющаяся раной.
refused-not-in-hand = Этой карты нет у вас в руке.
refused-not-so-many-wounds = Ран у вас в руке только { $wounds }.
refused-not-only-wounds = Медленное восстановление возможно, только если в руке одни раны.
refused-must-recover = С одними ранами в руке надо медленно восстанавливаться: каждый ход карту играют или сбрасывают.
refused-card-stays-played = Эта карта не возвращается в колоду.
refused-no-wound-there = Там нет ран.
refused-not-won = Этой награды нет.
refused-no-unit-won = Отряда среди наград нет.
refused-no-token-to-come = В этот ход жетона командования не будет.
refused-command-token-free = У вас есть свободный жетон командования.
refused-not-drawn = Вы не тянули этот артефакт.
refused-not-on-offer = Этой карты нет в предложении.
refused-monastery-card = Карты среди отрядов продают только монастыри.
refused-skill-not-there = Этого навыка нет среди доступных.
refused-own-common-skill = Из общего предложения берут только навыки других героев.
refused-wound-stays = Раны не сбрасывают.
refused-must-discard = В этот ход вы не сыграли ни одной карты: сбросьте одну.
refused-not-when-drawing = Эта тактика не применяется при доборе.

# Events
event-order-drawn = Первым героя выбирает { $first }.
event-hero-chosen = { $hero } играет за героя: { $name }.
event-dummy-chosen = Условный игрок — { $name }.
event-table-set = Всё готово к игре.
event-round-began = Начинается раунд { $round }: { $time }.
event-source-rolled = Брошены кубики источника ({ $count }).
event-offers-renewed = Предложения обновлены.
event-darkness-rolled = Кубики решили: { $time }.
event-tactic-taken = { $hero } берёт тактику: { $tactic }.
event-dummy-tactic = Условный игрок получает тактику: { $tactic }.
event-order-set = Раунд начинает { $first }.
event-banner-taken-off = { $hero } снимает с отряда: { $banner }.
event-hand-drawn = { $hero } перемешивает колоду и тянет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-tactics-removed = Тактики раунда убраны из игры.
event-dummy-turned-up = Условный игрок открывает карту: { $card }.
event-dummy-played = Условный игрок открывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-dummy-announced = Условный игрок объявляет конец раунда.
event-dummy-gained = Условный игрок получает карту { $card } и кристалл: { $color }.
event-turn-skipped = { $hero } пропускает ход, сделанный заранее.
event-round-ended = Раунд { $round } окончен.
event-end-is-near = Цель достигнута: у каждого последний ход.
event-quest-ended = Поход окончен.
event-turn-began = Ходит { $hero }.
event-end-announced = { $hero } объявляет конец раунда.
event-turn-passed = { $hero } без карт пропускает ход.
event-skill-returned = { $hero } забирает навык лицом вниз: { $skill }.
event-rested = { $hero } отдыхает. Сброшено: { $card }{ $wounds ->
    [0] .
    [one] {" "}и { $wounds } рана.
    [few] {" "}и { $wounds } раны.
   *[other] {" "}и { $wounds } ран.
}
event-recovered = { $hero } с одними ранами в руке сбрасывает одну.
event-dice-returned = В источник { $count ->
    [one] возвращается { $count } кубик
    [few] возвращаются { $count } кубика
   *[other] возвращаются { $count } кубиков
}.
event-card-returned = { $hero } возвращает в колоду: { $card }.
event-cards-taken-back = { $hero } забирает обратно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-crystals-refunded = { $hero } возвращает себе { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[other] { $count } кристаллов
}.
event-wounds-thrown-away = { $hero } избавляется от { $count ->
    [one] { $count } раны
    [few] { $count } ран
   *[other] { $count } ран
}.
event-artifact-drawn = { $hero } тянет артефакт.
event-artifact-drawn-seen = { $hero } тянет артефакт: { $card }.
event-artifact-kept = { $hero } оставляет артефакт.
event-artifact-kept-seen = { $hero } оставляет артефакт: { $card }.
event-level-reached = { $hero } достигает уровня { $level }.
event-skill-shown = { $hero } открывает навык: { $skill }.
event-skill-gained = { $hero } осваивает навык: { $skill }.
event-card-shed = { $hero } сбрасывает: { $card }.
event-turn-ended = Ход игрока { $hero } окончен.
event-extra-turn = { $hero } сразу получает ещё один ход.
event-conceded = { $hero } признаёт победу других.
event-concession-refused = { $hero } играет дальше.

# Results
result-most-fame = Побеждает тот, у кого больше славы.
result-mission-won = Задание выполнено.
result-mission-lost = Задание провалено.
score-fame = Слава
score-knowledge = Заклинания и улучшенные действия
score-title-knowledge = Звание: величайшие знания
score-loot = Артефакты и кристаллы
score-title-loot = Звание: богатейшая добыча
score-leader = Отряды
score-title-leader = Звание: лучший командир
score-conqueror = Крепости, башни магов и монастыри
score-title-conqueror = Звание: величайший завоеватель
score-adventurer = Места приключений
score-title-adventurer = Звание: лучший искатель приключений
score-beating = Раны
score-title-beating = Самый израненный
score-cities = Города
score-title-cities = Звание: величайший завоеватель городов
score-conquered-cities = Завоёванные города
score-all-cities = Завоёваны все города
score-rounds-left = Оставшиеся раунды
score-dummy-deck = Карты, оставшиеся у условного игрока
score-not-announced = Конец раунда не объявлен

# The draft
setting-draft = Отобрать до начала три улучшенных действия
ask-draft = Оставьте себе одну карту из набора.
ask-add-drafted = Какую из отобранных карт добавить в колоду?
option-draft = Оставить: { $card }
option-add-drafted = Добавить: { $card }
refused-not-in-pack = Этой карты нет в вашем наборе.
refused-not-drafted = Эту карту вы не отбирали.
refused-no-conceding = Здесь не сдаются: партия играется до конца.
refused-conceding-refused = Ваш союзник играет дальше.
refused-not-behind = Другие удерживают не больше вас.
event-pack-dealt = { $hero } получает карту на выбор.
event-pack-dealt-seen = { $hero } может выбрать: { $card }.
event-card-drafted = { $hero } оставляет карту.
event-card-drafted-seen = { $hero } оставляет: { $card }.
event-drafted-added = { $hero } добавляет отобранную карту.
event-drafted-added-seen = { $hero } добавляет: { $card }.
