# Что считает исследование
study-entrants = Маги
study-parts = Школы
study-items = Карты
study-rounds = Ходы
study-use-cast = Сотворено
study-use-duel = В поединках
study-use-drawn = Взято
