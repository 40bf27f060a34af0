# То, что говорит людям сам сервер.
former-player = бывший игрок

error-refused = Это невозможно.
error-internal = Что-то пошло не так на нашей стороне; ничего не изменилось, и мы это записали.
error-malformed = Запрос не удалось прочитать.
error-not-found = Здесь ничего нет.
error-method-not-allowed = Здесь этого сделать нельзя.
error-forbidden = Это решать не вам.
error-foreign-origin = Этот запрос пришёл не со страницы этого зала.
error-header-missing = В запросе нет заголовка X-Magehall: 1.
error-too-large = Слишком много данных: принимается не больше { $limit } байт.
error-too-often = Слишком часто. Подождите, пожалуйста, { $seconds } с и попробуйте ещё раз.
error-crowded = Слишком много людей просят об этом одновременно. Попробуйте, пожалуйста, ещё раз через { $seconds } с.
error-session-ended = Ваш сеанс завершён. Пожалуйста, загрузите страницу заново.
error-account-needed = Для этого нужна учётная запись с паролем.

error-bad-options = Так игру подготовить нельзя: { $reason }
error-bad-position = Эту позицию нельзя расставить: { $reason }
error-no-such-game = Такой игры в этом зале нет.
error-no-such-text = Таких текстов нет.
error-no-such-lesson = Такого урока нет.

error-name-length = В имени должно быть от { $shortest } до { $longest } букв.
error-name-letters = Имя начинается с буквы и состоит из букв, цифр, пробелов, дефисов, точек и апострофов.
error-name-taken = Такое или очень похожее имя уже занято.
error-password-length = В пароле должно быть от { $shortest } до { $longest } знаков.
error-password-is-name = Пароль не должен совпадать с именем.
error-already-registered = У вас уже есть учётная запись.
error-login-failed = Неверное имя или пароль.
error-wrong-password = Пароль неверен.
error-no-such-session = Такого сеанса нет, или он уже завершён.

invalid-body = Запрос не удалось прочитать: ожидался правильный JSON с нужными полями.
invalid-missing = Не хватает поля «{ $field }».
invalid-unknown = Поле «{ $field }» здесь неизвестно.
invalid-too-short = Поле «{ $field }» слишком короткое; нужно не меньше { $bound }.
invalid-too-long = Поле «{ $field }» слишком длинное; принимается не больше { $bound }.
invalid-too-small = Значение «{ $field }» слишком мало; граница — { $bound }.
invalid-too-large = Значение «{ $field }» слишком велико; граница — { $bound }.
invalid-choice = Поле «{ $field }» может быть: { $bound }.
invalid-other = Поле «{ $field }» не такое, как ожидалось.
