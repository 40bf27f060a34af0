# Что спрашивают, и кнопки с ответами
board-act-over = Партия окончена.
board-act-turn = Ходит { $hero }.
board-act-waiting = Ждём остальных.
board-act-cannot = { $thing }: не сейчас
board-act-no-reason = Сейчас с этим ничего не сделать.
board-act-rule = Правило
board-act-back = Назад
board-act-hint = Нажмите на карту, отряд, навык или подсвеченную клетку.
board-act-hint-choosing = Нажмите на то, что выбираете.
board-act-hint-combat = Нажмите на карту, отряд, навык или врага.
board-act-hint-damage = Рядом с каждым врагом выберите, кто примет его повреждения.
board-act-space = Клетка { $space }
board-act-pay-as = { $means }, как { $color }
board-act-basic = Обычный эффект
board-act-strong = Усиленный эффект
board-act-sideways-move = Боком: движение
board-act-sideways-influence = Боком: влияние
board-act-sideways-attack = Боком: атака
board-act-sideways-block = Боком: блок
board-act-rest = { $wounds ->
    [0] Отдых: сбросить её
    [one] Отдых: с { $wounds } раной
   *[other] Отдых: с { $wounds } ранами
}

# Бой
board-fight = Бой
board-phase-ranged = Дальний бой и осада
board-phase-block = Блок
board-phase-damage = Повреждения
board-phase-attack = Атака
board-fight-of = Сражается { $hero }
board-fight-walls = Защитники стоят за стенами
board-fight-no-units = Отряды остаются снаружи
board-fight-night = Внутри действуют правила ночи
board-fight-endures = Ран в этом бою: { $wounds }; на { $endures } герой теряет сознание
board-fight-wounds-so-far = Раны: { $wounds } из { $endures }
board-fight-knocked-out = Герой без сознания: на руке остались только раны
board-fight-defeated = Побеждены:
board-fight-played = Сыгранные очки
board-points-melee = атака
board-points-ranged = дальняя атака
board-points-siege = осадная атака
board-points-block = блок

# Враг
board-fight-armor = Броня { $armor }
board-fight-fame = Слава { $fame }
board-fight-attack-physical = Атака { $attack }
board-fight-attack-fire = Атака огнём { $attack }
board-fight-attack-ice = Атака льдом { $attack }
board-fight-attack-cold-fire = Атака холодным огнём { $attack }
board-fight-fortified = { $count ->
    [one] укреплён
   *[other] укреплён дважды
}
board-fight-summoned = призван
board-fight-hidden = За него бьётся монстр
board-fight-blocked = Заблокирован
board-fight-held = Не нападает
board-fight-dealt = Его повреждения нанесены
board-fight-beyond = До фазы атаки не достать
board-fight-attack-missing = Не хватает { $points }
board-fight-attack-enough = Хватает
board-fight-block-missing = Блок { $needed }: не хватает { $points }
board-fight-block-enough = Хватает на блок { $needed }
board-fight-block-halved = { $points ->
    [one] { $points } очко блока считается вполовину
    [few] { $points } очка блока считаются вполовину
   *[many] { $points } очков блока считаются вполовину
}
board-fight-threat = Без блока: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
board-fight-deals = Повреждения { $damage }: кто их примет?
board-fight-block = Заблокировать
board-fight-hero = Герой
board-fight-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
board-fight-poisoned = { $wounds ->
    [one] ещё { $wounds } в сброс
    [few] ещё { $wounds } в сброс
   *[many] ещё { $wounds } в сброс
}
board-fight-hand-lost = все карты, кроме ран, уходят в сброс
board-fight-destroyed = погибнет
board-fight-unhurt = без ран
board-fight-left = останется повреждений: { $damage }

# Атака до удара
board-fight-play = Сыграйте карты, отряды и навыки для атаки.
board-fight-choose = Выберите врага для удара.
board-fight-choose-several = Выберите врага для удара или сразу нескольких.
board-fight-sum-enough = { $points } из { $needed }: хватает
board-fight-sum-missing = { $points } из { $needed }: не хватает { $missing }
board-fight-one-beyond = { $enemy }: в этой фазе не достать
board-fight-halved = Сыгранных очков, что считаются вполовину: { $points }.
board-fight-spare = { $points ->
    [one] { $points } очко пропадёт.
    [few] { $points } очка пропадут.
   *[many] { $points } очков пропадут.
}
board-fight-strike = Ударить: { $enemies }

# Награды
board-reward = Награды
board-reward-common = Из общего предложения, с нижним улучшенным действием
board-reward-count = × { $count }
board-reward-gain = Взять
board-reward-skill = Освоить
board-reward-put-back = Вернуть
board-reward-stack = Положить сверху

# Бой между героями
board-duel-ranged = Первая фаза: дальние и осадные атаки
board-duel-melee = Вторая фаза: считается любая атака
