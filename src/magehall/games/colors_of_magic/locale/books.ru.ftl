# Силы, собранные дома.
book-title-ready = { $mage }, готовая сила { $number }
book-field-name = название
book-field-mage = маг
book-field-school = школа
book-no-mage = Мага «{ $mage }» нет. Выберите одного из десяти.
book-no-school = Школы «{ $school }» нет. Выберите из пятнадцати.
book-many-schools = Здесь больше трёх школ. Уберите лишние.
book-bad-name = Название слишком длинное или содержит странные знаки. Напишите не больше { $most } обычных знаков.
book-build-choice = У силы есть маг и три школы, другого выбора нет.
book-text-too-long = Это слишком длинно для силы: больше { $most } знаков. Вставьте только код или список.
book-code-version = Этот код записан другой версией. Попросите новый или обновите Magehall.
book-code-damaged = Код повреждён или обрезан. Скопируйте его целиком.
book-list-unknown = Строка { $line }: «{ $value }» — не маг и не школа.
book-list-one-mage = У силы один маг. Напишите строку вроде «маг: ash-prophet».
