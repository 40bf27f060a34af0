# Ходы и активации.
ask-turn = Сотворите одно заклинание, активируйте одно существо или спасуйте до конца фазы.
option-activate = Активировать: { $creature }
option-pass-phase = Пас до конца фазы
ask-activation = Движение и Действие в любом порядке.
option-strike = Ударить: { $creature }
option-shoot = Выстрелить: { $creature }
option-disengage = { $creature }: выйти из боя
option-leap = { $creature }: прыгнуть через подставки, местность и бой
option-sweep = { $creature }: напрямик сквозь подставки
option-end-activation = Закончить активацию
option-raze = Разрушить маркер: { $card }
option-put-out = Потушить огонь
ask-volley = Ещё выстрел залпа по другой цели?
option-end-volley = Больше не стрелять
ask-action = Одно Действие сразу.
option-no-action = Без Действия
ask-carry = Взять кого-нибудь с собой?
option-carry = Нести: { $creature }
option-carry-nobody = Никого не нести
ask-upkeep = Заплатите за содержание или сбросьте карту.
option-keep = Заплатить за карту { $card }
option-let-go = Сбросить { $card }

# Свободные способности
option-use-healing = { $creature }: исцелить соседа
option-use-taunt = { $creature }: спровоцировать врага
option-use-teleport = { $creature }: телепорт, раз за игру
option-use-portal = { $creature }: пройти через портал
option-use-mount = Сесть верхом: { $creature }
option-use-dismount = Спешиться: { $creature }
ask-keyword-target = На какое существо?
option-healing = Исцелить: { $creature }
option-taunt = Спровоцировать: { $creature }
ability-portal = Портал
ability-mount = Посадка верхом
ability-dismount = Спешивание
ability-transport = Перевозка

# Почему нельзя
refused-not-your-creature = Это не ваше существо.
refused-creature-away = Его нет на столе.
refused-ridden = На нём едут: активируют только всадника.
refused-cannot-activate = Его нельзя активировать в этот ход.
refused-activated-already = Его уже активировали в этот ход.
refused-may-not-pass = Сначала надо активировать существо.
refused-next-creature = Следующим надо активировать: { $creature }.
refused-not-now = В свой ход творят заклинание, активируют существо или пасуют.
refused-not-in-activation = Во время активации это невозможно.
refused-began-engaged = Оно начало активацию в бою: может действовать или выйти из боя.
refused-acted-already = Его Действие потрачено.
refused-moved-already = Его движение потрачено.
refused-cannot-act = Оно не может совершать Действий.
refused-only-actions = Сейчас возможно только Действие.
refused-no-such-action = Такого Действия нет.
refused-only-shots = Залп состоит из дальних атак.
refused-shot-already = Каждому выстрелу залпа нужна другая цель.
refused-not-on-fire = Оно не горит.
refused-own-marker = Его разрушают только враги.
refused-marker-not-touched = Подставка не касается маркера.
refused-cannot-be-carried = С собой берут только своё соседнее существо размера 1.
refused-no-upkeep-now = За это сейчас не платят.
refused-nobody-to-heal = Рядом нет раненого союзника.
refused-nobody-to-taunt = Рядом нет врага.
refused-used-this-game = В этой игре это уже применяли.
refused-only-in-activation = Только во время активации существа.
refused-nowhere-to-go = Для него нет свободного места.
refused-not-in-reach = Это существо не подходит.
refused-riding-already = Ваш маг уже верхом.
refused-not-adjacent = Ваш маг стоит не рядом.
refused-not-riding = Ваш маг на нём не едет.
refused-only-after-move = Спешиваются после движения.

# События
event-fire-put-out = { $creature }: огонь потушен.
event-marker-destroyed = { $creature } разрушает маркер: { $card }.
event-creature-vanished = { $creature }: существо исчезает.
