# Раунд
event-mage-chosen = { $mage } выбирает мага: { $what }.
event-round-began = Начинается раунд { $round }.
event-initiative-rolled = Бросок за инициативу: { $mage } — { $roll }.
event-initiative = Инициатива: { $mage }.
event-channeled = { $what }: приток маны — { $mana }.
event-prepared = { $mage }: { $count ->
    [0] ничего не подготовлено
    [one] подготовлено { $count } заклинание
    [few] подготовлено { $count } заклинания
   *[many] подготовлено { $count } заклинаний
}.
event-passed = { $mage } пасует.
event-quickcast = { $what } использует «быстрое заклинание».
event-activated = Активация: { $what }.
event-action-ended = { $what } заканчивает действовать.
event-battle-won = { $mage } побеждает в битве.
event-battle-won-together = { $mage } и { $mate } побеждают в битве.
event-battle-drawn = Битва заканчивается вничью.

# Мана
event-mana-paid = { $mage } тратит ману: { $mana }.
event-helper-paid = { $what }: своей маны потрачено — { $mana }.
event-reveal-paid = { $mage } платит за открытие чар (мана: { $mana }).
event-attack-paid = { $mage } платит за атаку (мана: { $mana }).
event-mana-gained = { $mage } получает ману: { $mana }.
event-mana-lost = { $mage } теряет ману: { $mana }.
event-mana-on-object = { $what }: мана +{ $mana }.

# Заклинания
event-spell-cast = { $target ->
    [arena] { $caster } творит заклинание: { $spell }.
   *[other] { $caster } творит заклинание: { $spell }, цель — { $target }.
}
event-spell-countered = Заклинание развеяно: { $spell }.
event-spell-jinxed = «{ card-jinx }» отменяет заклинание: { $mage } получает ману обратно ({ $mana }).
event-spell-reversed = { $mage } перехватывает заклинание, новая цель — { $target }.
event-spell-withdrawn = { $mage }: отказ от заклинания { $spell } до оплаты.
event-spell-cancelled = { $mage }: заклинание не может подействовать и развеивается.
event-spell-bound = { $what }: привязано заклинание.
event-ability-used = { $target ->
    [arena] { $what }: способность «{ $ability }».
   *[other] { $what }: способность «{ $ability }», цель — { $target }.
}
event-empowered = { $what } черпает силу в мане.
event-bestowed = { $what } получает усиление.
event-bestowed-all = { $mage } усиливает дружественных животных.
event-dice-thrown = На кубиках: обычные { $normal }, критические { $critical }, всего { $total }.

# Объекты
event-entered-play = Теперь в зоне { $zone }: { $what }.
event-wall-built = На границе { $border } встаёт { $what }.
event-attached = { $target }: теперь здесь { $what }.
event-equipped = { $target }: новое снаряжение — { $what }.
event-unequipped = Снято и возвращено в книгу: { $what }.
event-returned-to-book = Обратно в книгу заклинаний: { $what }.
event-destroyed = Уничтожено: { $what }.
event-ability-marker-returned = Жетон способности снова свободен: { $what }.
event-mage-died = { $mage } теряет своего мага.
event-gate-opened = Врата распахнуты: { $what }.
event-came-through-gate = Через врата в зону { $zone }: { $what }.

# Чары
event-enchantment-revealed = { $mage } открывает чары: { $what }.
event-enchantment-triggered = Срабатывают обязательные чары: { $what } ({ $mage }).
event-reveal-unpaid = Открытие не оплачено, эффекта нет: { $what }.
event-enchantment-faded = Чары рассеиваются без эффекта: { $what }.
event-enchantment-moved = { $what }: новая цель — { $target }.
event-looked = { $what } смотрит скрытые чары.
event-looked-seen = { $what } смотрит скрытые чары: { $spell }.

# Передвижение
event-moved = { $what } переходит в зону { $zone }.
event-pushed = { $what } от толчка отлетает в зону { $zone }.
event-bashed = { $what } с силой ударяется о стену.
event-teleported = { $what } телепортируется в зону { $zone }.
event-gassed = { $what } вдыхает ядовитый газ: в этом раунде только одно передвижение.
event-guards = { $what } встаёт в оборону.
event-guard-lost = { $what } больше не в обороне.
event-roused = { $what } может действовать уже сейчас.
event-knocked-down = { $what } падает наземь.

# Атаки
event-attack-declared = { $what }: атака ({ $attack }), цель — { $target }.
event-fear-rolled = «{ card-helm-of-fear }»: { $what } отступает, если выпадет 9 или больше; на кубике эффектов { $roll }.
event-daze-rolled = { $what } в Ступоре, нужно 7 или больше: на кубике эффектов { $roll }.
event-defense-rolled = { $what } защищается, нужно { $needed } или больше: на кубике эффектов { $roll }, итог — { $result }.
event-reroll-used = { $what }: бросок повторяется.
event-attack-avoided = { $target }: атака не попала.
event-attack-cancelled = Атака отменена.
event-attack-immune = { $target }: эта атака не действует.
event-extinguished = { $target }: пламя гаснет.
event-dice-rolled = { $effect ->
    [0] Кубики атаки, цель — { $target }: обычные повреждения { $normal }, критические { $critical }.
   *[other] Кубики атаки, цель — { $target }: обычные повреждения { $normal }, критические { $critical }; на кубике эффектов { $effect }.
}
event-shield-absorbed = { $what }: { ability-voltaric-shield } поглощает повреждения ({ $damage }).
event-effect-read = { $target }: итог кубика эффектов — { $result }.

# Повреждения, жизнь и состояния
event-damaged = { $what }: получено повреждений — { $damage }.
event-healed = { $what }: вылечено повреждений — { $damage }.
event-life-gained = { $what }: жизнь +{ $life }.
event-life-lost = { $what }: жизнь −{ $life }.
event-marker-placed = { $what }: появляется { $marker }{ $count ->
    [1] .
   *[other] {" "}(×{ $count }).
}
event-marker-removed = { $what }: снимается { $marker }{ $count ->
    [1] .
   *[other] {" "}(×{ $count }).
}
event-burn-rolled = { $what }: Горение; на кубике атаки обычные повреждения { $normal }, критические { $critical }.
event-escape-rolled = { $what }: бросок избавления, нужно 7 или больше, на кубике эффектов { $roll }.
event-discarded-unseen = { $mage }: в сброс лицом вверх — { $spell }.
event-helper-prepared = { $what }: подготовлено заклинание.
event-prepared-seen = { $mage } готовит заклинание: { $spell }.
event-helper-prepared-seen = { $what }: подготовлено заклинание — { $spell }.
