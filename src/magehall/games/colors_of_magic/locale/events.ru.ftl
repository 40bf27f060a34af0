# Что говорит журнал.

# Подготовка
event-force-chosen = { $player }: { $mage }; школы: { $first }, { $second }, { $third }.
event-card-left-out = { $player }: вне игры остаётся { $card }.
event-corner-taken = { $player }: угол { $corner }.
event-first-player-named = Начинает { $player }.

# Карты и мана
event-card-drawn = { $player } берёт карту.
event-card-drawn-seen = { $player } берёт карту: { $card }.
event-deck-reshuffled = { $player } тасует сброс в новый гримуар.
event-card-discarded = { $player } сбрасывает: { $card }.
event-card-shown = { $player }: { $card } открыта до конца хода.
event-mana-gained = { $player }: мана +{ $mana }.
event-mana-lost = { $player }: мана −{ $mana }.
event-tokens-gained = { $player }: жетоны +{ $tokens }.
event-blood-paid = { $player }: { $creature } платит кровью за 1 ману.

# Ходы
event-turn-began = Ход { $number }. Первым ходит { $player }.
event-player-passed = { $player } пасует.
event-creature-activated = { $player }: активация — { $creature }.
event-ability-used = { $player }: { $creature } применяет «{ $ability }».

# Заклинания
event-spell-cast = { $player } творит: { $card }, мана { $mana }.
event-spell-failed = { $card }: без эффекта, цель исчезла или недосягаема.
event-spell-countered = { $card } ({ $player }): заклинание отменено.
event-permanent-gone = { $player }: { $card } уходит из игры.
event-creature-summoned = { $player }: { $creature } входит в игру на { $place }.
event-form-taken = { $player } принимает состояние: { $form }.

# Перемещения
event-creature-moved = { $creature } идёт на { $place }.
event-creature-pushed = { $creature }: сдвиг на { $place }.
event-creature-put = { $creature } теперь на { $place }.
event-push-stopped = { $creature }: на пути преграда.

# Бой
event-attack-declared = { $attacker } атакует. Цель: { $target }.
event-shot-declared = { $attacker } стреляет. Цель: { $target }.
event-attack-failed = Атака не удалась: { $attacker }.
event-target-changed = Атака ({ $attacker }) обращается на другую цель: { $target }.
event-duel-card-laid = { $player } кладёт карту лицом вниз.
event-duel-card-shown = { $player } открывает: { $card } (инициатива { $initiative }).
event-duel-won = Дуэль: побеждает { $winner }, проигрывает { $loser }, { $more } : { $less }.
event-duel-tied = Ничья, по { $total }: ничего не происходит.
event-shot-compared = Сила { $power } против Защиты { $defense }.
event-damage-taken = { $creature }: урон { $damage }.
event-damage-reduced = { $creature }: удержано { $damage }.
event-damage-prevented = { $creature }: предотвращён урон { $damage }.
event-shield-lost = { $creature }: щит принимает { $damage }.
event-creature-healed = { $creature }: лечение { $healed }.
event-creature-marked = { $creature }: метка пепла.
event-creature-ignited = { $creature } горит: урон { $damage } в конце следующей активации.
event-creature-poisoned = { $creature }: яд отнимает { $value } у следующего движения или атаки.
event-creature-held = { $creature } в этом ходу не двигается.
event-creature-frightened = { $creature }: страх отнимает { $value } у атак этой активации.
event-creature-taunted = Следующая атака { $creature } — только на { $taunter }, если можно.
event-creature-died = Гибель: { $creature }.
event-creature-banished = { $creature } на время покидает стол.
event-creature-back = { $creature } снова на столе: { $place }.

# Задачи и чудовища
event-goal-taken = { $player } получает: { $goal }, очки +{ $points }.
event-monster-card-drawn = { $creature }: карта активации { $card }.
event-player-out = { $player } без существ и выбывает.
event-match-decided = { $reason }
