# Совместные штурмы: вопросы, варианты, причины и журнал.

ask-shares = Сколько защитников достанется каждому? Ваши первые.
ask-consent = Вас зовут на совместный штурм ценой следующего хода.
ask-march = Ваша часть штурма: войдите в город.

option-invite-1 = Штурмовать { $city } вместе: { $a }
option-invite-2 = Штурмовать { $city } вместе: { $a } и { $b }
option-invite-3 = Штурмовать { $city } вместе: { $a }, { $b } и { $c }
option-share = Разделить так: { $numbers }
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
