# Что зал говорит об игре: начало, настройки, моменты для остановки
about = Два мага сходятся на арене, и у каждого — книга заклинаний, собранная им самим.
window-phase-end = Заканчивается фаза
window-activated = Существо активировано
window-moved = Существо переместилось
window-action-end = Заканчивается фаза действия существа
window-attack-declared = Атака: объявлена
window-attack-avoided = Атака: уклоняться поздно
window-attack-rolled = Атака: кубики брошены
window-attack-damage = Атака: повреждения и эффекты применены
window-attack-strikes = Атака: дополнительные удары позади
window-attack-barrier = Атака: барьер шипов позади
window-attack-counterstrike = Атака: контратака позади
window-attack-end = Атака: окончена
window-spell-cast = Заклинание: сотворено
window-spell-counter = Заклинание: развеивать поздно
window-spell-resolved = Заклинание: подействовало
window-before-action = «Быстрое заклинание» до действий дружественного существа
window-after-action = «Быстрое заклинание» после действий дружественного существа

# Мастерская
books-choice-mage = Маг
books-choice-element = Стихия мага
books-facet-kind = Тип
books-facet-kind-all = Все типы
books-facet-school = Школа
books-facet-school-all = Все школы
books-facet-level = Уровень
books-facet-level-all = Все уровни
books-facet-level-is = Уровень { $level }
books-only-mine = Доступны этому магу
books-barred = Закрыта для этого мага
books-shares = Очки по школам
books-note-trained = своя
books-note-opposed = не даётся
books-import-what = Вставьте код или список: строка с магом и по строке на каждую карту
books-sheet-columns = Копии, заклинание, школа и уровень, мана, очки магии.

# Главы правил
chapter-setup = Подготовка
chapter-damage = Урон
chapter-actions = Действия
chapter-card = Отдельные карты
chapter-casting = Сотворение заклинаний
chapter-combat = Бой
chapter-conditions = Состояния
chapter-guarding = Оборона
chapter-mages = Маги
chapter-movement = Движение
chapter-multiplayer = Втроём и вчетвером
chapter-round = Раунд
chapter-spellbooks = Книги заклинаний
chapter-spells = Заклинания
chapter-traits = Свойства
