# Сценарии и варианты: настройки, вопросы, выборы, причины и журнал.

# Бои между игроками и вместе
setting-duels = Игроки могут нападать друг на друга
setting-duels-usual = Как в сценарии
setting-duels-allowed = Да
setting-duels-forbidden = Нет
setting-joint_assaults = Соперники могут вместе штурмовать город
option-error-duels = Кто играет вместе или один, не нападает на игроков.
option-error-joint-assaults = Здесь никто не может вместе штурмовать город.
refused-must-attack = Вы стоите там же, где { $rival }: нападайте или идите дальше.
refused-joint-not-agreed = Вы не договаривались о совместных штурмах.

# Сценарии
setting-scenario-full-cooperation = Сотрудничество: шесть раундов против игры, от одного до трёх игроков
setting-scenario-blitz-cooperation = Молниеносное сотрудничество: четыре раунда против игры, от одного до трёх игроков
setting-scenario-mines-liberation = Освобождение шахт: четыре раунда, освободить шахты
setting-scenario-druid-nights = Ночи друидов: четыре раунда, призывы за отмеченные поляны
setting-scenario-dungeon-lords = Повелители подземелий: пять раундов, захватить подземелья и гробницы
setting-scenario-conquer-and-hold = Завоевать и удержать: крепости и башни, вчетвером командами
setting-scenario-one-to-return = Вернётся один: четыре раунда, в конце стоять на портале
setting-teams = Две команды: сидящие напротив играют вместе
setting-epic = Эпическая игра: три дня и три ночи
setting-contested_glades = На поляне мало щитов: можно занять место чужого
setting-open_map = Все тайлы открыты с начала
setting-lowest_counts = В каждом разряде считается худший из вас

# Карта
setting-shape = Форма карты
setting-shape-usual = Как в сценарии
setting-shape-narrow = Узкая
setting-shape-open = Открытая
setting-shape-open-4 = Открытая, четыре ряда
setting-shape-open-3 = Открытая, три ряда
setting-countryside_tiles = Сельские тайлы
setting-countryside_tiles-null = Как в сценарии
setting-city_tiles = Тайлы с городом
setting-city_tiles-null = Как в сценарии
setting-core_tiles = Главные тайлы без города
setting-core_tiles-null = Как в сценарии
setting-megapolis = Уровень последнего города как Мегаполиса
setting-megapolis-null = Без Мегаполиса
setting-two_megapolises = Два последних города — Мегаполисы

# Варианты игры
setting-interactive_combat = Интерактивный бой: предыдущий игрок может помочь одиночному врагу
setting-auction = Героев разыгрывают на торгах за славу
setting-upgrades = После ночей действие можно заменить улучшенным

# Что не сочетается
option-error-teams = { $scenario }: для двух команд нужны четыре игрока, и не в каждом сценарии они есть.
option-error-epic = { $scenario }: более долгой игры в нём нет.
option-error-contested-glades = { $scenario }: за поляны здесь никто не спорит.
option-error-open-map = { $scenario }: у жетонов нет заданных мест, которые можно открыть.
option-error-lowest-counts = { $scenario }: это для нескольких игроков, играющих вместе.
option-error-darkness = { $scenario }: здесь считают дни и ночи, они должны чередоваться.
option-error-map = { $scenario }: карта здесь задана.
option-error-city-tiles = { $scenario }: единственный город здесь задан.
option-error-core-tiles = { $scenario }: столько главных тайлов для него нет.
option-error-two-megapolises = Для двух Мегаполисов нужны уровень и два города.
option-error-megapolis = Цветов городов четыре: для этих городов и половин мало.
option-error-interactive-combat = Врагу помогают только соперники.
option-error-auction = В одиночку торговаться не с кем.

# Задания
option-chant = Призвать монстров за отмеченные поляны
option-mark = Отметить поляну; движение окончено
option-mark-instead = Отметить поляну вместо { $rival }; движение окончено
refused-glade-ends-move = Вы отметили поляну: движение окончено.
refused-no-glade-here = Здесь нет поляны, которую можно отметить.
refused-marked-already = Ваш щит уже лежит на этой поляне.
refused-shields-there = Щиты на этой поляне этого не позволяют.
refused-no-incantation-now = Монстров призывают ночью и только ради друидов.
refused-chanted-already = Этой ночью вы уже призывали.
refused-no-glade-marked = Ни на одной поляне нет вашего щита.
refused-people-live-here = В обитаемом месте монстров не призывают.
event-glade-marked = { $hero } отмечает поляну { $space }.
event-incantation-made = { $hero } призывает монстров: { $count }.
event-hero-left-behind = Портал закрывается, и { $hero } выбывает.
event-chosen-drawn = Жребий тайно называет избранного команды.
event-chosen-drawn-seen = { $chosen } — избранный вашей команды.
event-chosen-revealed = { $chosen } — избранный своей команды.

# Подсчёт
score-mines = Освобождённые шахты
score-title-mines = Великий освободитель
score-title-dungeons = Лучший покоритель подземелий
score-holdings = Крепости и башни
score-portal = На портале
score-each-leads = Каждый глава города
result-returned = Стоявший на портале возвращается и побеждает.
result-nobody-returned = Никто не возвращается, и никто не побеждает.
result-most-held = Победил удержавший больше всех.
result-held-alike = Поровну: никто не побеждает.
result-conceded = Другие признали это.

# Сотрудничество
ask-remove-tactic = Какая из ваших тактик покидает игру?
option-remove-tactic = Убрать: { $tactic }
refused-tactic-not-used = Никто из вас не использовал эту тактику.
event-tactic-removed = Тактика покидает игру: { $tactic }.

# Торги
ask-bid = Предложите ли вы славу за этого героя?
option-bid = Предложить славу: { $fame }
option-no-bid = Уступить этого героя
refused-bid-too-low = Здесь предлагают от { $least } до { $most }.
event-hero-named = { $hero } хочет играть за { $name }.
event-bid-made = { $hero } предлагает славу: { $fame }.

# Улучшения
ask-upgrade = Заменить действие одним из открытых?
option-upgrade = Заменить: { $old } → { $new }
option-keep-actions = Ничего не заменять
refused-not-revealed = Эта карта не открыта.
refused-not-your-action = У вас нет такого действия.
refused-actions-differ = У них нет ни общего цвета, ни общего знака.
event-upgrade-shown = Открыта карта: { $card }.
event-card-upgraded = { $hero } меняет карту: { $old } → { $new }.
