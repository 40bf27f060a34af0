# La table dans le navigateur.
board-table = La table de Colors of Magic
board-place = Point { $place }
board-monsters = Monstres
board-turn = Tour { $turn } sur { $limit }
