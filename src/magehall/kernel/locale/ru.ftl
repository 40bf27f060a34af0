seat = Место { $number }
option-pass = Пас
refused-over = Партия окончена.
refused-no-seat = Такого места нет; мест в этой партии: { $seats }.
refused-not-asked = Сейчас решаете не вы.
refused-not-offered = Сейчас такого выбора нет.
refused-undo = Вернуть ход нельзя: с тех пор что-то открылось, решил бросок или пришёл ответ, либо последний ход был не ваш.
