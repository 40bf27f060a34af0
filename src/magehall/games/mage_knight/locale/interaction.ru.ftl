# Options
option-interact = Иметь дело с жителями ({ $site })
option-recruit = Нанять { $unit } за { $cost }
option-recruit-bonded = Нанять { $unit } за { $cost } узами верности
option-buy-healing = Купить очко лечения за { $cost }
option-buy-card = Выучить { $card } за { $cost }
option-buy-spell = Выучить { $card } за { $cost } и ману ({ $color })
option-buy-unseen = Выучить верхнюю карту вслепую за { $cost }
option-buy-artifact = Купить артефакт за { $cost }
option-buy-elite = Позвать в предложение элитный отряд за { $cost }
option-plunder = Разграбить деревню
option-altar = Отдать алтарю { $count } маны ({ $color })

# Refused
refused-nobody-here = Здесь никто не живёт.
refused-hero-here = На этой клетке другой герой.
refused-not-conquered = Это место не завоёвано.
refused-not-your-keep = Это не ваше.
refused-reputation-x = С такой репутацией с вами никто не имеет дела.
refused-in-combat-no-action = Вы в бою.
refused-interacting = Вы уже имеете с ними дело.
refused-action-over = Действие этого хода уже совершено.
refused-too-few-influence = Нужно влияния: { $cost }; у вас { $points }.
refused-wrong-site = Этот отряд здесь не нанимают.
refused-no-bond = Свободных уз верности нет.
refused-not-sold-here = Здесь этого не продают.
refused-pile-out = Больше не осталось.
refused-no-right = Ни одна карта не даёт так учиться.
refused-plunder-in-turn = Не в свой ход.
refused-no-village = Вы не в деревне.
refused-plundered-already = Вы уже грабили после своего прошлого хода.
refused-no-altar = Здесь нет алтаря.

# Happened
event-interaction-begun = { $hero } имеет дело с жителями ({ $site }); репутация и щиты: { $influence }.
event-healing-bought = { $hero } покупает очко лечения.
event-training-bought = { $hero } учит в монастыре: { $card }.
event-unseen-action-bought = { $hero } вслепую учит улучшенное действие.
event-artifact-bought = { $hero } покупает артефакт.
event-village-plundered = { $hero } грабит деревню на { $space }.
event-altar-served = { $hero } приносит дар алтарю на { $space }.
