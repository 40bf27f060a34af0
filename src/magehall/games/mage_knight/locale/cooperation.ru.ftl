# Совместные штурмы: вопросы, варианты, причины и журнал.

ask-shares = Сколько защитников достанется каждому? Каких именно, решит случай.
ask-consent = { $hero } зовёт вас на совместный штурм: { $city }. Вам { $count ->
    [one] достанется { $count } защитник
    [few] достанутся { $count } защитника
   *[other] достанутся { $count } защитников
}, цена — ваш следующий ход.
ask-march = Ваша часть штурма ({ $city }): вас { $count ->
    [one] ждёт { $count } защитник
    [few] ждут { $count } защитника
   *[other] ждут { $count } защитников
}. Войдите или останьтесь снаружи.

option-invite-1 = Штурмовать { $city } вместе: { $a }
option-invite-2 = Штурмовать { $city } вместе: { $a } и { $b }
option-invite-3 = Штурмовать { $city } вместе: { $a }, { $b } и { $c }
option-share-1 = Вы { $own }, { $a } { $for_a }
option-share-2 = Вы { $own }, { $a } { $for_a }, { $b } { $for_b }
option-share-3 = Вы { $own }, { $a } { $for_a }, { $b } { $for_b }, { $c } { $for_c }
option-consent-given = Участвовать и отдать следующий ход
option-consent-refused = Не участвовать
option-march = Войти в город на { $space }
option-hang-back = Остаться снаружи

refused-joint-no-city = Там рядом с вашим героем нет города с защитниками.
refused-joint-too-late = Конец объявлен: совместных штурмов больше нет.
refused-joint-no-guest = Позвать можно только героев рядом с городом, которым есть что отдать: следующий ход.
refused-joint-too-many = Каждому нужен защитник для боя, а их всего { $count }.
refused-joint-bad-shares = Каждому должен достаться хотя бы один защитник, всего их { $count }.
refused-joint-only-the-city = Двигаться можно только в город.
refused-joint-too-far = Нужно очков движения: { $needed }, а у вас { $points }.

event-joint-assault-proposed = { $hero } предлагает совместный штурм: { $city }, приглашено { $others }.
event-consent-given = Все согласны.
event-consent-refused = Отказ: { $hero }.
event-defenders-dealt = Защитники, кому: { $hero }, сколько: { $count }.
event-hero-hung-back = { $hero } остаётся снаружи.
