# Что эффекты спрашивают, предлагают и отклоняют.

# Вопросы
ask-place = Куда поставить?
ask-aim = В какую сторону?
ask-rearrange = Какое существо переставить?
ask-granted-attack = Кого оно атакует?
ask-retarget = Кто новая цель?
ask-extra-target = Ещё одна цель?
ask-redirect-which = Какое из ваших существ больше не цель?
ask-tap-other = Какое другое существо считается активированным?
ask-foretell = Будет ли это существо активировано в этом ходу?
ask-form = Какое состояние?
ask-opponent = Какой противник?
ask-discard = Какую карту вы сбрасываете?
ask-reveal = Какая карта лежит открыто?
ask-order = Какая карта следующая сверху?
ask-bury = Верхнюю карту — вниз?
ask-exchange-give = Какую карту с руки вы отдаёте?
ask-exchange-take = Какую карту из сброса вы берёте обратно?
ask-from-discard = Какую карту из вашего сброса?
ask-may-from-discard = Какую карту из вашего сброса, если нужна?
ask-swap = Поменять их местами?

# Варианты
option-put = { $what }: на { $place }
option-push = { $creature }: { $inches }″ к { $place }
option-push-all = Всех: { $inches }″ к { $place }
option-no-push = Не двигать
option-swap = Поменять местами
option-foretell-yes = Да: его нужно активировать, прежде чем пасовать
option-foretell-no = Нет: в этом ходу его нельзя активировать
option-form = Состояние: { $form }
option-bury = { $card } — вниз
option-keep-on-top = { $card } остаётся сверху
option-granted-strike = { $attacker } атакует в ближнем бою: { $target }
option-granted-shot = { $attacker } стреляет: { $target }

# Причины
refused-must-be-put = Ему нужно место.
refused-nearer-place = Есть свободное место ближе к тому, откуда оно исчезло.
refused-outside-corner = Подставка должна целиком лежать в углу.
refused-not-on-ash = Оно должно касаться выжженной земли или облака пепла.
refused-too-near = В 10 дюймах от этого места есть враг.
refused-no-grave = Там в этом ходу не уничтожено подходящее существо.
refused-must-push = Толчок идёт на всё расстояние, меньше выбрать нельзя.
refused-aim-is-given = Направление задано, выбирается только расстояние.
refused-no-direction = Это не задаёт направления.
refused-whole-distance = Такое расстояние выбрать нельзя.
refused-immovable = Чужие эффекты его не двигают.
refused-does-not-fit-there = Одно из двух не помещается на месте другого.
refused-same-base = У них одна подставка.
refused-in-stasis = Оно в стазисе.
refused-only-melee = Дана только атака ближнего боя.
refused-must-attack = Оно атакует, если может.

# Состояния
form-liquid = жидкое
form-solid = твёрдое
form-gaseous = газообразное

# События
event-card-seen = { $player } смотрит карту ({ $other }).
event-card-seen-seen = { $player } смотрит карту ({ $other }): { $card }.
event-top-ordered = { $player } кладёт карты на верх гримуара ({ $other }) в любом порядке, карт: { $count }.
event-card-buried = { $player } кладёт верхнюю карту гримуара вниз.
event-card-taken-back = { $player } берёт обратно из сброса: { $card }.
event-marker-moved = { $marker }: теперь на { $place }.
event-spell-redirected = { $card }: новая цель — { $target }.
