# Стол в браузере.
board-table = Стол Colors of Magic
board-place = Точка { $place }
board-monsters = Чудовища
board-turn = Ход { $turn } из { $limit }
