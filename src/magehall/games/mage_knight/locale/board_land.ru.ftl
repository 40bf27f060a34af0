# Стол
board-table = Стол
board-to-land = Посмотреть на карту
board-to-combat = Вернуться к бою

# Карта
land-map = Страна
land-space = { $terrain } ({ $place })
land-site = { $site }, { $terrain } ({ $place })
land-city = { $city }, уровень { $level } ({ $place })
land-city-red = Красный город
land-city-blue = Синий город
land-city-green = Зелёный город
land-city-white = Белый город
land-mine-red = Шахта красных кристаллов
land-mine-blue = Шахта синих кристаллов
land-mine-green = Шахта зелёных кристаллов
land-mine-white = Шахта белых кристаллов
land-fog = Неразведано ({ $place }). Дальше: { $kind }
land-legend = Сколько стоит движение
land-cost = Стоит { $cost } { $cost ->
    [one] очко движения
    [few] очка движения
   *[many] очков движения
    }
land-closed = Войти нельзя
land-reach = Можно дойти за { $cost }
land-reach-stops = Можно дойти за { $cost }; там путь кончается боем
land-you = Вы здесь
land-hero = Здесь { $who }
land-shields = Щиты: { $who }
land-leader = Городом правит { $who }
land-city-friendly = Друг всем
land-city-closed = Ворота закрыты
land-rampaging = Бродячий враг: он держит клетку и нападает на проходящих мимо
land-face-down = Скрыт: { $back }
land-enemy = { $name }: броня { $armor }, атака { $attack } ({ $element })
land-summoner = { $name }: броня { $armor }, для атаки призывает монстра
land-ruins-hidden = Что внутри, пока не знает никто

# Что дают места
land-does-village = Здесь набирают отряды, лечатся за 3 влияния; между ходами деревню можно разграбить
land-does-monastery = Здесь набирают отряды, лечатся за 2 влияния, учат действие за 6; или сжигают ради артефакта
land-does-keep = Войти сюда — значит штурмовать. Владелец набирает здесь отряды и держит рядом больше карт
land-does-keep-won = Владелец набирает здесь отряды и держит здесь и рядом больше карт
land-does-mage-tower = Войти сюда — значит штурмовать. Кто возьмёт её, получит заклинание
land-does-mage-tower-won = Здесь набирают отряды или покупают заклинание за 7 влияния и ману его цвета
land-does-city = Войти сюда — значит штурмовать весь гарнизон
land-does-city-won = Здесь набирают отряды и покупают то, что предлагает город
land-does-ruins = Вход — ваше действие: сразиться с теми, кого показывает жетон, или принести ману к алтарю
land-does-ruins-won = Здесь больше ничего нет
land-does-dungeon = Вход — ваше действие, без отрядов и как ночью: коричневый враг; заклинание или артефакт
land-does-dungeon-won = Сюда можно войти ещё раз ради одной славы, без отрядов и как ночью: коричневый враг
land-does-tomb = Вход — ваше действие, без отрядов и как ночью: красный враг; заклинание и артефакт
land-does-tomb-won = Сюда можно войти ещё раз ради одной славы, без отрядов и как ночью: красный враг
land-does-monster-den = Вход — ваше действие: коричневый враг; два кристалла по кубикам
land-does-monster-den-won = Здесь больше ничего нет
land-does-spawning-grounds = Вход — ваше действие: два коричневых врага; артефакт и три кристалла по кубикам
land-does-spawning-grounds-won = Здесь больше ничего нет
land-does-mine = Закончите здесь ход и получите кристалл её цвета
land-does-glade = Начните здесь ход и получите золотую ману (ночью чёрную); закончите его и выбросьте рану
land-does-portal = Сюда приходят герои

# Календарь
calendar-round = Раунд { $round } из { $rounds }, { $time }
calendar-order = Порядок раунда
calendar-turn = ходит
calendar-done = уже сходил
calendar-announced = { $who } объявил конец раунда
calendar-ending = Последние ходы
