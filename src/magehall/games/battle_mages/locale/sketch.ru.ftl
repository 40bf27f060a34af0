# Стол в терминале
sketch-name = { $mage }
sketch-pile = Колода
sketch-centre = Центр
sketch-no-card = пусто
sketch-clockwise = Ход идёт вниз ↓
sketch-counterclockwise = Ход идёт вверх ↑
sketch-rare = редкое
sketch-out = вне дуэли
sketch-hexed = под чарами «{ $spell }»
sketch-rebirth-ready = «Возрождение» наготове
sketch-known = вы знаете:
sketch-air = В воздухе
sketch-now = Прямо сейчас
sketch-chain = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
sketch-damage = урон { $damage }
sketch-hand = Ваша рука
