# Что зал говорит об игре: начало, настройки, моменты для остановки
about = Быстрая карточная дуэль на 1–6 игроков: сливайте заклинания в цепочки, отражайте чужие и останьтесь последним магом в живых.
setting-mages = Магов
setting-mages-choose = выбирают сами игроки
setting-mages-deal = раздают жребием
setting-first_seat = Кто начинает
setting-first_seat-null = По жребию
window-aimed = Заклинание объявлено или перенаправлено
window-strikes = Заклинание вот-вот ударит

# Главы правил
chapter-setup = Подготовка
chapter-turn = Ход
chapter-play = Как сыграть карту
chapter-mage = Маги
chapter-common = Обычные заклинания
chapter-rare = Редкие заклинания
chapter-merge = Слияние
chapter-announce = Объявление
chapter-answer = Ответ
chapter-damage = Урон
chapter-hand = Рука
chapter-hex = Чары
chapter-eliminated = Выбывание
chapter-end = Конец игры
chapter-solo = Игра в одиночку
chapter-two = Вдвоём
