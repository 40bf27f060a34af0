# Бой с врагами: вопросы, варианты, причины и журнал.

## Вопросы
ask-joining = Каких ещё бродячих врагов рядом вы вызываете на бой?
ask-ranged-phase = Дальние и осадные атаки: ударьте первыми или продолжайте.
ask-block-phase = Враги атакуют: блокируйте их по одному или продолжайте.
ask-damage-phase = Кому достаются повреждения?
ask-attack-phase = Ваша атака: бейте оставшихся врагов или завершите бой.

## Варианты
option-challenge = Вызвать на бой: { $enemy } на { $space }
option-challenge-2 = Вызвать на бой: { $a } и { $b }
option-challenge-many = Вызвать на бой сразу врагов: { $count }
option-challenge-nobody = Больше никого не вызывать
option-enter = Войти: { $site }
option-burn = Сжечь монастырь
option-strike-1 = Ударить: { $a }
option-strike-2 = Ударить: { $a } и { $b }
option-strike-3 = Ударить: { $a }, { $b } и { $c }
option-strike-4 = Ударить: { $a }, { $b }, { $c } и { $d }
option-strike-5 = Ударить: { $a }, { $b }, { $c }, { $d } и { $e }
option-strike-many = Ударить сразу врагов: { $count }
option-block = Блокировать: { $enemy }
option-convert-attack = Обратить неистраченное движение ({ $spent }) в атаку { $points }
option-convert-ranged = Обратить неистраченное движение ({ $spent }) в дальнюю атаку { $points }
option-convert-block = Обратить влияние ({ $spent }) в блок { $points }
option-cancel = Отменить атаку ({ $enemy }), истощив отряд: { $unit }
option-assign-unit = { $enemy }, повреждения { $damage }: принимает { $unit }
option-assign-hero = { $enemy }, повреждения { $damage }: герой получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
}
option-next-block = Перейти к фазе блока
option-next-damage = Перейти к фазе повреждений
option-next-end = Завершить бой

## Имена в предложениях
phase-ranged = дальние и осадные атаки
phase-block = блок
phase-damage = повреждения
phase-attack = атака
combat-assault = штурм
combat-provoked = потревоженные враги
combat-challenge = вызов
combat-inside = место приключений
combat-burning = поджог монастыря
combat-incantation = заклинание призыва
conquered-keep = крепость
conquered-mage-tower = башня мага
conquered-ruins = древние руины
conquered-dungeon = подземелье
conquered-tomb = гробница
conquered-monster-den = логово монстра
conquered-spawning-grounds = гнездовье монстров
conquered-monastery = монастырь
conquered-mine = шахта
city-red = красный город
city-blue = синий город
city-green = зелёный город
city-white = белый город
pile-green = зелёный
pile-brown = коричневый
pile-red = красный
pile-grey = серый
pile-violet = фиолетовый
pile-white = белый
converted-attack = атака
converted-ranged = дальняя атака
converted-block = блок

## Причины
refused-combat-first = Сначала заканчивается бой.
refused-no-combat-now = Бой это единственное действие хода, после движения.
refused-no-combat-off-map = Вашего героя нет на карте.
refused-only-wounds = У кого на руке одни раны, тот медленно восстанавливается или сначала играет карту.
refused-no-combat-beside-hero = Никто не действует на клетке, где стоит другой герой.
refused-nobody-to-challenge = Там, рядом с вашим героем, нет бродячих врагов.
refused-nothing-to-enter = Здесь нет места с врагами, куда можно войти.
refused-site-conquered = Это место уже завоёвано.
refused-nobody-in-the-ruins = Эти руины никто не охраняет.
refused-nothing-to-burn = Здесь нет монастыря.
refused-burned-already = Этот монастырь уже сгорел.
refused-no-attack-phase = Атакуют в фазе дальних атак и в фазе атаки.
refused-monster-stands-in = Место занимает призванное чудовище: { $enemy }.
refused-no-such-foe = В этом бою до такого врага не достать.
refused-out-of-order = Назовите каждого один раз, в порядке списка.
refused-doubly-fortified = { $enemy }: двойное укрепление, до фазы атаки не достать.
refused-only-siege = { $enemy }: укрепление, в этой фазе считаются только осадные атаки.
refused-no-attack-points = Нет сыгранной атаки, которая здесь считается; нужно { $needed }.
refused-attack-resisted = Атака даёт { $points } из { $needed }, не хватает { $missing }: очки под сопротивлением ({ $halved }) считаются вполовину.
refused-attack-short = Атака даёт { $points } из { $needed }, не хватает { $missing }.
refused-no-block-phase = Блокируют в фазе блока.
refused-blocked-already = { $enemy }: уже заблокирован.
refused-summoner-attacks-not = { $enemy }: призывает и сам не атакует.
refused-attacks-not = { $enemy }: не атакует.
refused-no-block-points = Блок не сыгран; нужно { $needed }.
refused-block-inefficient = Блок даёт { $points } из { $needed }, не хватает { $missing }: неэффективные очки ({ $halved }) считаются вполовину.
refused-block-short = Блок даёт { $points } из { $needed }, не хватает { $missing }.
refused-no-such-points = Таких очков нет.
refused-not-in-this-phase = В этой фазе от таких очков нет пользы.
refused-not-convertible = В этом ходу никакой эффект этого не позволяет.
refused-too-few-points = На это осталось очков: { $points }.
refused-no-such-unit = У вас нет такого отряда.
refused-banner-cancels-nothing = У этого отряда нет знамени, отменяющего атаки.
refused-units-stay-outside = Сюда отряды за вами не идут.
refused-banner-unit-wounded = { $unit }: отряд ранен и сейчас не поможет.
refused-banner-unit-spent = { $unit }: отряд истощён.
refused-units-are-safe = В этом ходу отряды не получают повреждений.
refused-wounded-takes-none = { $unit }: отряд ранен и больше не принимает повреждений.
refused-unit-closed = { $unit }: отряд уже принял повреждения без раны и в этом бою больше не может.
refused-no-damage-phase = Повреждения распределяют в фазе повреждений.
refused-no-damage-of-that = Сейчас повреждения этого врага не распределяются.
refused-not-the-next-phase = Это не следующая фаза.

## Журнал
event-combat-begun = { $hero } вступает в бой: { $how }.
event-enemy-faced = В бой вступает враг: { $enemy }.
event-enemy-revealed = Появляется враг: { $enemy }.
event-nobody-drawn = Жетонов не осталось (цвет: { $pile }): никто не приходит.
event-monster-summoned = Призван монстр ({ $enemy }): { $monster }.
event-monster-gone = Монстр исчезает: { $monster }.
event-phase-begun = Фаза: { $phase }.
event-enemies-struck = { $hero } бьёт: атака { $points } против брони { $armor }, врагов: { $count }.
event-enemy-defeated = { $hero } побеждает: { $enemy }.
event-enemy-blocked = { $hero } блокирует: { $enemy }, блок { $points }.
event-attack-cancelled = { $hero } отменяет атаку ({ $unit }): { $enemy }.
event-enemy-held = В этом бою не нападает: { $enemy }.
event-enemy-weakened = Броня теперь { $armor }: { $enemy }.
event-fortification-lost = Больше не укреплён: { $enemy }.
event-resistance-lost = Сопротивление потеряно: { $enemy }.
event-points-converted = { $hero } обращает очки: { $into } { $points }.
event-damage-dealt = Враг наносит повреждения ({ $enemy }): { $damage }.
event-unit-unhurt = Отряд выдержал без ран: { $unit } ({ $hero }).
event-unit-wounded = Отряд ранен: { $unit } ({ $hero }), ран: { $wounds }.
event-unit-destroyed = Отряд парализован и уничтожен: { $unit } ({ $hero }).
event-hero-poisoned = Яд: ран в сброс { $count }, { $hero }.
event-hero-paralyzed = Паралич: { $hero } сбрасывает с руки всё, кроме ран.
event-site-conquered = { $hero } завоёвывает: { $site }.
event-shields-placed = { $hero } ставит щиты ({ $count }): { $city }.
event-city-conquered = Последний защитник пал: { $leader } во главе, { $city }.
event-withdrew = { $hero } отступает на клетку, откуда начался штурм.
event-enemies-remained = Враги остаются на месте: { $count }.
event-enemies-left = Враги, взятые для этого боя, сброшены: { $count }.
event-combat-ended = Бой окончен: { $hero }, побеждено врагов { $defeated }.

## Интерактивный бой
ask-set-die = Тайно выставьте кубик: белый, красный или синий поможет врагу.
option-set-die = Выставить кубик: { $color }
event-die-set = { $hero } тайно выставляет кубик.
event-die-shown = Скрытый кубик показывает: { $color }.
event-die-not-shown = Скрытый кубик не этого цвета: { $color }.
