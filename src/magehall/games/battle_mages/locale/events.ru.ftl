# What happened.
event-mage-chosen = { $seat } — { $mage }. Жизней: { $life }.
event-card-dealt = { $mage } получает карту.
event-card-dealt-seen = Вы получаете карту «{ $spell }».
event-centre-turned-up = Новая центральная карта: «{ $spell }».
event-duel-began = { $mage } начинает дуэль.
event-turn-began = Ход: { $mage }.
event-card-drawn = { $mage } берёт карту из колоды.
event-card-drawn-seen = Вы берёте из колоды карту «{ $spell }».
event-centre-taken = { $mage } берёт центральную карту: «{ $spell }».
event-card-played = { $mage } играет карту «{ $spell }».
event-card-discarded = { $mage } сбрасывает карту «{ $spell }».
event-card-seen = { $mage } смотрит одну из карт, которые держит { $victim }.
event-card-seen-seen = Вы видите карту, которую держит { $victim }: «{ $spell }».
event-cards-swapped = { $mage } и { $victim } меняются картами: одна на одну.
event-cards-swapped-seen = { $mage } забирает карту «{ $taken }», { $victim } получает взамен карту «{ $given }».
event-chain-announced = { $mage } направляет заклинание «{ $spell }» ({ $school }, в цепочке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, урон { $damage }), цель — { $target }.
event-spell-announced = { $mage } направляет заклинание «{ $spell }» (урон { $damage }), цель — { $target }.
event-spell-cast = { $mage } творит заклинание «{ $spell }».
event-spell-spent = { $mage } выкладывает карту «{ $spell }» без эффекта.
event-spell-countered = { $mage } отражает заклинание «{ $countered }» картой «{ $spell }».
event-spell-cancelled = Заклинание «{ $spell }» отменено.
event-spell-turned = Заклинание «{ $spell }» (урон { $damage }) обращается против новой цели — { $target }; направляет { $mage }.
event-spell-paralyzed = { $mage } отменяет заклинание картой «Паралич».
event-damage-guarded = { $mage } знает эту магию: урон меньше на 1.
event-mage-hurt = { $mage } { $damage ->
    [0] не получает урона
   *[other] получает урон { $damage }
}, { $life ->
    [0] жизней не осталось
   *[other] осталось жизней: { $life }
}.
event-life-regained = { $mage } { $gained ->
    [0] не восстанавливает ни одной жизни
    [one] восстанавливает { $gained } жизнь
    [few] восстанавливает { $gained } жизни
   *[many] восстанавливает { $gained } жизней
}, всего жизней: { $life }.
event-order-reversed = Порядок ходов меняется на обратный.
event-mage-bewitched = { $mage } попадает под чары «{ $spell }».
event-mage-fell = { $mage } теряет последнюю жизнь.
event-mage-reborn = { $mage } возрождается, жизней: { $life }.
event-card-left-behind = { $mage } оставляет карту «{ $spell }».
event-pile-renewed = Карт не осталось, а у лидеров поровну жизней ({ $life }): сыгранные карты перемешиваются и становятся новой колодой.
event-duel-ended = { $mage } побеждает в дуэли.
