# Стол в браузере.
board-table = Стол Colors of Magic
board-map = Стол, вид сверху
board-ground = Поле
board-ground-placing = Поле: стрелки ведут от точки к точке, с Shift — на дюйм; Enter подтверждает
board-place = Точка { $place }
board-cost = { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
   *[other] { $inches } дюймов
}
board-inches = { $inches }″
board-outside = Точка { $place }: не достать
board-confirm-go = Идти сюда
board-confirm-place = Сюда
board-confirm-aim = Целиться сюда
board-monsters = Чудовища
board-away = Вне стола
board-away-banished = В изгнании
board-away-carried = Её несут
board-turn = Ход { $turn } из { $limit }
board-turn-endless = Ход { $turn }
board-phases = Фазы хода
board-phase-collect = Сбор
board-phase-activation = Активация
board-phase-monsters = Чудовища
board-phase-end = Конец
board-your-turn = Ваш ход
board-turn-of = Действует { $player }
board-ruler = Линейка
board-ruler-hint = Два касания или один росчерк: расстояние от края до края
board-ruler-length = { $inches } дюйма от края до края

# Что на нём стоит
board-creature = { $name }, { $owner }, в точке { $place }
board-creature-life = Жизнь { $left } из { $life }
board-creature-values = Движение { $movement }, Защита { $defense }, ближний бой { $melee }, дальний бой { $ranged }
board-creature-tapped = Уже активировано
board-marker = { $name } в точке { $place }
board-marker-held = Под контролем: { $player }
board-zone = { $name } игрока { $player } в точке { $place }, поперечник в дюймах: { $inches }

# Обозначения
board-legend = Обозначения
board-terrain-forest = Лес
board-terrain-does-forest = Трудная местность; лёгкое укрытие
board-terrain-ruin = Руины
board-terrain-does-ruin = Лёгкое укрытие
board-terrain-low-wall = Низкая стена
board-terrain-does-low-wall = Трудная, вертикальная местность; лёгкое укрытие
board-terrain-hill = Холм
board-terrain-does-hill = Трудная, вертикальная местность; закрывает обзор
board-terrain-wall = Стена
board-terrain-does-wall = Непроходима; закрывает обзор
board-terrain-rock = Скала
board-terrain-does-rock = Непроходима; закрывает обзор
board-terrain-pond = Пруд
board-terrain-does-pond = Вода: трудная местность
board-dark = Существо видит не дальше кольца вокруг него
board-sees = видит на { $inches }″
board-halo = Бой
board-halo-does = Дюйм вокруг врага: кто войдёт, оказывается в бою
board-reach = Досягаемость
board-reach-does = Как далеко бьёт существо: его размер в дюймах
