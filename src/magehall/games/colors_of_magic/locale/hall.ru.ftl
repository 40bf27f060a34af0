# Что зал говорит об этой игре
title = Colors of Magic
about = Маги и их существа спорят за цели на столе без клеток: измеряйте, колдуйте и решайте поединки карта за картой. От двух до четырёх игроков.

# Настройки партии
setting-scenario = Сценарий
setting-scenario-giant = { scenario-giant }: ранить его, добить или охотиться на его гоблинов
setting-scenario-ritual = { scenario-ritual }: удержать круг и собрать всё, что он требует
setting-scenario-ember-forge = { scenario-ember-forge }: разбудить кузницу и её артефакты
setting-scenario-wisp-night = { scenario-wisp-night }: поймать свет в темноте
setting-map = Карта
setting-map-birch-rows = { map-birch-rows }
setting-map-broken-keep = { map-broken-keep }
setting-map-two-hills = { map-two-hills }
setting-map-still-waters = { map-still-waters }
setting-map-drawn = { map-drawn }
setting-turn_limit = Через столько ходов побеждает большинство очков (0: никогда)
setting-ranged_duel = Дальние атаки тоже поединки
setting-token_to_first_passer = Кто спасовал первым, начинает следующий ход
setting-move_as_action = Существо может двигаться ещё раз вместо Действия
setting-forces = Силы, о которых условились заранее

# Главы правил
chapter-activation = Карты активации
chapter-card = Отдельные карты
chapter-cards = Карты и стопки
chapter-combat = Бой
chapter-concepts = Понятия
chapter-damage = Урон
chapter-force = Силы
chapter-ingredient = Отдельные ингредиенты
chapter-keyword = Отдельные ключевые слова
chapter-keywords = Ключевые слова
chapter-mage = Отдельные маги
chapter-monster = Отдельные чудовища
chapter-monsters = Чудовища
chapter-move = Движение
chapter-objective = Отдельные цели
chapter-objectives = Цели
chapter-scenario = Сценарии
chapter-school = Школы
chapter-seats = Игроки
chapter-setup = Подготовка
chapter-spell = Заклинания
chapter-stack = Стек
chapter-table = Стол
chapter-turn = Ход
chapter-victory = Победа
chapter-windows = Мгновенные заклинания

# Мастерская сил
books-choice-mage = Маг
books-choice-school-1 = Первая школа
books-choice-school-2 = Вторая школа
books-choice-school-3 = Третья школа
books-points = Школ: { $points } из { $limit }
books-shares = Школы по стихиям
books-note-own = своя стихия мага
books-note-opposed = противоположна магу
books-barred = Закрыта для этого мага: противоположная стихия
books-side-cards = Школы
books-side-book = Сила
books-only-mine = Открытые этому магу
books-empty = Выберите три школы: их карты и кодекс мага составляют силу.
books-import-what = Вставьте код или список: строка для мага и по строке для каждой школы
books-sheet-columns = Копии, карта, тип, стоимость, инициатива.
