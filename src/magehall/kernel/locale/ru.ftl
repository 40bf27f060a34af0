seat = Место { $number }
option-pass = Пас
refused-over = Партия окончена.
refused-no-seat = Такого места нет; мест в этой партии: { $seats }.
refused-not-asked = Сейчас решаете не вы.
refused-not-offered = Сейчас такого выбора нет.
refused-undo = Отменить нельзя: с тех пор что-то открыто, брошено или отвечено, либо последний ход был не ваш.
