# Подготовка: силы, углы, кто начинает.
ask-force = Выберите свои силы: мага и три школы.
option-force = { $mage }: { $first }, { $second }, { $third }
ask-leave-out = В вашем кодексе одиннадцать карт: какая останется вне игры?
option-leave-out = Оставить вне игры: { $card }
ask-corner = Выберите угол для расстановки.
option-corner = Угол { $corner }
ask-servant = Ввести в игру Слугу бесплатно?
option-servant = Слуга: { $card }
option-no-servant = Без Слуги
ask-first = Вы расставились последним: кто начинает?
option-first = Начинает { $player }
option-error-forces = Сил указано { $forces }, а мест { $seats }.

# Почему нельзя
refused-no-such-mage = Такого мага нет.
refused-no-such-school = Такой школы нет.
refused-no-such-force = Это не маг с тремя школами.
refused-not-three-schools = В силах три школы.
refused-school-twice = Три школы должны быть разными.
refused-own-element-missing = Хотя бы одна школа должна быть стихии мага: { $element }.
refused-opposed-element = { $school }: стихия, противоположная стихии мага.
refused-choose-force-first = Сначала выбирают силы.
refused-not-in-codex = Этой карты нет в вашем кодексе.
refused-no-such-corner = Этот угол здесь не выбрать.
refused-no-servant = Это не ваш Слуга.
refused-no-such-player = Такого игрока нет.

# Стихии
element-fire = огонь
element-water = вода
element-earth = земля
element-air = воздух
element-arcane = тайная магия
