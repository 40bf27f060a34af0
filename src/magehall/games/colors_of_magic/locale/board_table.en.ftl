# The table in the browser.
board-table = The table of Colors of Magic
board-place = Place { $place }
board-monsters = Monsters
board-turn = Turn { $turn } of { $limit }
