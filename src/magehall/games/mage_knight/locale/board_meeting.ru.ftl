# Поле: бои нескольких игроков.
board-meet-attacks = { $hero } нападает, соперник: { $rival }
board-meet-fully = { $hero } защищается в полную силу ценой следующего хода.
board-meet-partly = { $hero } защищается только картами и отрядами.

# Поединок: что происходит, для зрителей и для вас
board-meet-choose = { $hero } выбирает защиту.
board-meet-choose-you = Выберите защиту.
board-meet-attack = { $hero } может атаковать: пока { $points }.
board-meet-attack-you = Ваша атака пока: { $points }
board-meet-block = { $hero } может блокировать { $points }: пока блок { $block }, осталось бы { $left }.
board-meet-block-you = Против { $points } ваш блок { $block }: осталось бы повреждений { $left }.
board-meet-spend = { $hero } тратит повреждения: { $points }, соперник: { $rival }.
board-meet-spend-you = Вам тратить повреждения: { $points }, соперник: { $rival }.

# Поединок: что дальше
board-meet-after-choose = Дальше: первым издали атакует { $hero }, потом по очереди; затем ближний бой.
board-meet-after-attack = Дальше: { $rival } может блокировать и атаковать в ответ.
board-meet-after-pass-ranged = { $rival } не атакует: без атаки сейчас начнётся ближний бой.
board-meet-after-pass-melee = { $rival } не атакует: без атаки сейчас поединок окончен.
board-meet-after-block-ranged = Дальше: { $rival } тратит остаток на раны.
board-meet-after-block-melee = Дальше: { $rival } тратит остаток на раны, артефакты или на то, чтобы прогнать героя ({ $hero }).
board-meet-after-spend = Дальше: { $rival } может атаковать.

# Совместный штурм
board-meet-joint = Совместный штурм: { $city }
board-meet-share = { $count ->
    [one] { $count } защитник
    [few] { $count } защитника
   *[other] { $count } защитников
}
board-meet-part-proposes = предлагает
board-meet-part-asked = отвечает
board-meet-part-waits = позже
board-meet-part-fights = сейчас
board-meet-part-done = готово
board-meet-sharing = { $hero } делит защитников; затем спросят всех приглашённых.
board-meet-asking = Должны согласиться все приглашённые. Если откажется один, ничего не было.
board-meet-marching = { $hero } входит и сражается со своей долей, выпавшей по жребию; остальные за ним по одному.
board-meet-left = { $count ->
    [one] Ещё стоит { $count } защитник
    [few] Ещё стоят { $count } защитника
   *[other] Ещё стоят { $count } защитников
}: тогда в конце всем придётся отступить.
board-meet-refused = Штурма не будет; ход продолжается.
board-act-hint-duel = Нажмите на карту, отряд или умение.
board-act-asked = Решает { $hero }.
