# Бой между игроками: вопросы, варианты, причины и журнал.

ask-defence = { $rival } нападает на вас. Отдать следующий ход за полную защиту?
ask-duel-attack = Атакуйте (соперник: { $rival }) или не атакуйте.
ask-duel-block = { $rival } атакует: { $points }. Блокируйте, сколько хотите.
ask-spoils = Повреждений { $points }, соперник: { $rival }. На что их потратить?
ask-given-turn = Бой окончен: лечитесь, играйте особые эффекты, затем завершите ход.

option-duel = Напасть: { $rival }
option-defend-fully = Защищаться в полную силу и пропустить следующий ход
option-defend-partly = Защищаться только картами и отрядами и сохранить следующий ход
option-launch = Атаковать тем, что сыграно
option-launch-exposed = Атаковать только отряды вне стен, в том числе дальней атакой
option-let-be = Не атаковать
option-endure = Блокировать тем, что сыграно
option-hurt-hero = Ранить героя (повреждения { $price })
option-hurt-unit = Ранить: { $unit } (повреждения { $price })
option-steal = Украсть: { $artifact } (повреждения { $price })
option-drive = Вытеснить соперника на { $space } (повреждения { $price })
option-spare = Оставить остальное
option-stand-down = Завершить свою часть

defence-fully = в полную силу, ценой следующего хода
defence-partly = только картами и отрядами

refused-duel-nobody-here = Здесь нет соперника, на которого можно напасть.
refused-duel-forbidden = Конец объявлен, или цель достигнута: игроки больше не нападают друг на друга.
refused-duel-left-out = В этой партии игроки друг на друга не нападают.
refused-duel-ally = На того, кто играет на вашей стороне, не нападают.
refused-duel-face-down = Этот соперник уже отдал ход за защиту, снова на него не нападают.
refused-duel-no-points = Нет сыгранной атаки, которая сейчас считается.
refused-duel-none-exposed = Ни один отряд соперника, который можно ранить, не стоит вне стен.
refused-duel-behind-walls = Эта атака направлена только на отряды вне стен.
refused-duel-too-little = Повреждений { $points }, а нужно { $needed }.
refused-duel-no-such-unit = У соперника нет такого отряда.
refused-duel-melee-only = Это возможно только в ближнем бою.
refused-duel-out-of-reach = До такого артефакта не дотянуться.
refused-duel-not-safe = Соперник не смог бы там остаться.

event-duel-begun = { $hero } нападает: { $rival }.
event-defence-chosen = { $hero } защищается { $how }.
event-attack-launched = { $hero } атакует: { $points }.
event-attack-forgone = { $hero } не атакует.
event-attack-reduced = { $hero } блокирует { $block }; осталось повреждений: { $left }.
event-artifact-stolen = { $hero } крадёт: { $artifact }, у кого: { $rival }.
event-rival-driven = { $hero } вытесняет на { $space }: { $rival }.
event-melee-begun = Начинается ближний бой.
event-duel-ended = Поединок окончен: { $hero } и { $rival }.
