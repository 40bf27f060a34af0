# Слова клиента. У игр, ядра и сервера — свои.

## Везде
skip = К содержанию
close = Закрыть
cancel = Отмена
copy = Скопировать
copied = Скопировано
colon = :
loading = Минутку…
more = Показать ещё
try-again = Попробовать ещё раз
you = вы
settings = Настройки
set-language = Язык
set-theme = Освещение
set-theme-auto = Как в системе
set-theme-light = Дневной свет
set-theme-dark = При свечах
set-pace = Скорость движений
set-pace-slow = Медленно
set-pace-normal = Обычно
set-pace-fast = Быстро
set-pace-instant = Сразу
set-sound = Звуки
error-offline = Зал недоступен. Вы в сети?
error-status = Не получилось (ошибка { $status }).
error-unknown = Что-то пошло не так. Попробуйте ещё раз.
offline-action = Нет связи: ничего не отправлено.

## По залу
nav = Навигация по залу
nav-play = Играть
nav-learn = Учиться
nav-rules = Правила
nav-history = Мои партии
nav-about = О Magehall
nav-account = Профиль
title-start = Magehall: игры магов в вашем браузере
title-lobby = Вестибюль
title-table = Стол
title-replay = Запись партии
title-learn = Обучение
title-lesson = Урок
title-account = О вас
title-history = Мои партии
title-about = О Magehall
title-lost = Свеча погасла
lost = По этому адресу ничего нет.
lost-home = Вернуться в зал

## Начало
start-title = Зал магических дуэлей
start-lead = Садитесь за стол — с ботом или с другом. Стол знает правила, показывает, что можно сделать, и объясняет, почему нельзя.
play-now = Играть
play-now-hint = { $game } против бота. Без регистрации и установки.
starting = Зажигаем свечи…
play-friends = Играть с друзьями
play-bot = Играть с ботом
learn-first = Сначала научиться
start-games = Четыре стола
start-promises = На что можно рассчитывать
promise-rules-title = Каждое правило объяснено
promise-rules = У каждого выбора указано правило простыми словами: по-русски, по-французски или по-английски.
promise-fair-title = Жребий, который можно проверить
promise-fair = Каждое перемешивание определено до игры и доказуемо после неё — прямо в вашем браузере.
promise-open-title = Для всех
promise-open = Телефон или компьютер, мышь, клавиатура или экранный диктор; гостям всегда рады.

## Вестибюль
lobby-mine = Ваши столы
lobby-open = Ждут игроков
lobby-open-none = Сейчас никто не ждёт. Откройте стол — вдруг кто-нибудь подсядет.
lobby-running = Идёт игра: можно посмотреть
lobby-running-none = Открытых партий сейчас нет.
lobby-filter = Игра
lobby-all-games = Все игры
quick-bot = Сыграть с ботом
quick-person = Сыграть с кем-нибудь
new-table = Новый стол
verb-join = Сесть за стол
verb-rejoin = Продолжить
verb-enter = К столу
verb-watch = Смотреть
state-open = ждёт
state-playing = идёт игра
state-over = окончена
state-aborted = отменена
state-adjourned = перерыв
table-chairs = За столом
table-private = по приглашению
table-lesson = урок
chair-me = Я
chair-open = Свободное место
chair-free = свободно
chair-gone = бывший игрок
chair-bot = Бот: { $strength }
bot-random = новичок
bot-greedy = адепт
bot-search = магистр
bot-search-200 = магистр
bot-search-1000 = архимаг
clock-none = Без часов
clock-live = { $minutes } мин + { $increment } с за ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-of = Часы: { $name }
time-days = { $days } д { $hours } ч
seats-count = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
seat-number = Место { $number }
form-game = Игра
form-seats = Игроки
form-chairs = Кто где сидит
form-options = Как играем
form-clock = Часы
form-clock-live = Минуты с добавкой
form-clock-days = Дни на ход
form-minutes = Минут каждому
form-increment = Секунд за ход
form-days = Дней на ход
form-public = Открытый стол: любой может сесть или смотреть
form-delay = Зрители видят игру
form-take-a-chair = Займите одно из мест сами.
delay = { $seconds ->
    [0] сразу
    [30] через 30 секунд
    [120] через 2 минуты
    [600] через 10 минут
    [one] через { $seconds } секунду
    [few] через { $seconds } секунды
   *[many] через { $seconds } секунд
}
create-table = Открыть стол
create-start = Начать игру
setting-none = нет

## До начала
room-waiting = { $missing ->
    [one] Не хватает ещё { $missing } игрока.
    [few] Не хватает ещё { $missing } игроков.
   *[many] Не хватает ещё { $missing } игроков.
}
room-full = Все в сборе.
room-closed = Этот стол закрыли до начала игры.
room-ready = всё готово
room-not-ready = ещё готовится
room-i-am-ready = Всё готово
room-start = Начать
room-leave = Встать из-за стола
room-give = Кто на месте { $number }
room-invite = Пригласить
room-invite-public = Отправьте эту ссылку или подождите: стол виден в вестибюле.
room-invite-private = Сесть могут только те, у кого есть эта ссылка.
room-terms = Как играем
room-from-position = С заданной позиции
table-closed-door = Дверь закрыта
back-lobby = В вестибюль

## За столом
table-menu = Ещё
watching = Вы зритель
watching-late = Вы видите игру { $delay }
watching-soon = За этим столом зрители видят всё { $delay }. Пока смотреть нечего.
waiting = Минутку…
waiting-for = Ждём: { $names }
waiting-for-prompt = Ждём: { $names } — «{ $prompt }»
waiting-held = Ваш ответ принят. Ждём остальных.
seat-thinks = выбирает
seat-yours = ваш ход
seat-away = нет на месте
line-lost = Связь прервалась. Пробуем вернуться к столу…
line-closed = Стол закрыл соединение. Чтобы вернуться, обновите страницу.
board-failed = Не удалось нарисовать поле. Можно играть дальше по списку.
map-closer = Ближе
map-farther = Дальше
map-whole = Показать всю карту
view-in-words = Стол словами
panel-find = Найти вариант
like-number = № { $number }
panel-none = Таких вариантов нет.
panel-sending = отправляем…
announce-question = { $prompt } { $options ->
    [one] { $options } вариант.
    [few] { $options } варианта.
   *[many] { $options } вариантов.
}
why-not = Почему нельзя иначе?
why-nothing = Ничего не скрыто: всё, что можно выбрать, есть в списке.
reasons-ask = Почему?
reasons-ask-about = Почему такой ход? { $move }
reasons-title = { $name }, почему?
reasons-expected = Чего ожидал бот
reasons-weighed = Что взвешивал бот, от лучшего к худшему
reasons-chance = { $percent } % на победу
reasons-looks = { $looks ->
    [one] проверено в { $looks } мире, неотличимом от этого
    [few] проверено в { $looks } мирах, неотличимых от этого
   *[many] проверено в { $looks } мирах, неотличимых от этого
}
reasons-more-later = Остальные варианты бот назовёт после партии: они выдали бы скрытые карты.
reasons-later = Об этом ходе ничего нельзя рассказать до конца партии: это выдало бы скрытые карты.
reasons-none = У этого хода нет объяснения.
rule-of-prompt = Правило, по которому задан вопрос
option-harms = вредит вашей стороне
rule-of-option = Правило: { $option }
rule-named = Правило: { $rule }
rule-drawer = Правило
rule-ruling = Наше толкование:
rule-where = В правилах игры:
rule-house = наш собственный текст
rule-beside = { $rules ->
    [one] Ещё { $rules } правило этой главы
    [few] Ещё { $rules } правила этой главы
   *[many] Ещё { $rules } правил этой главы
}
rule-unknown = Правила { $rule } нет.
rule-open-all = Все правила в новой вкладке
side = Журнал и чат
log = Журнал
log-empty = Пока ничего не произошло.
chat = Чат
chat-empty = Сообщений пока нет.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-watching = Здесь говорят игроки; вы смотрите.
chat-more = Об этом сообщении ({ $name })
chat-mute = Скрыть сообщения этого человека
chat-unmute = Снова показывать всех
chat-report = Пожаловаться на сообщение
chat-report-why = Что с ним не так?
chat-report-send = Пожаловаться
chat-reported = Спасибо. Хозяева зала посмотрят.
chat-report-failed = Этого сообщения уже нет.
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
emotes = Без слов
emote-hello = Привет!
emote-well-played = Отличный ход!
emote-thanks = Спасибо!
emote-oops = Ой…
emote-hurry = Ваш ход?
emote-wow = Ого!
undo = Вернуть ход
undo-key = Клавиша: U или Ctrl+Z
undo-not-now = Этот ход нельзя вернуть без согласия остальных.
plan = План
plan-key = Попробуйте ходы, прежде чем их сделать. Клавиша: P
plan-not-now = Сейчас планировать нечего.
plan-already = Вы составляете план.
plan-title = Ваш план.
plan-secret = Пробы видите только вы. До розыгрыша ничего не считается.
plan-empty = Пока ничего не опробовано
plan-play-out = { $count ->
    [one] Разыграть { $count } ход
    [few] Разыграть { $count } хода
   *[many] Разыграть { $count } ходов
}
plan-drop = Отбросить
plan-over = Проба на этом кончается. Разыграйте её или верните ход.
plan-ended = План на этом кончается
plan-beyond = Это будет последний ход плана.
plan-lost = { $count ->
    [one] Партия изменилась: { $count } ход плана больше невозможен.
    [few] Партия изменилась: { $count } хода плана больше невозможны.
   *[many] Партия изменилась: { $count } ходов плана больше невозможны.
}
plan-line = По плану:
offer-undo-verb = Попросить вернуть ход
offer-draw-verb = Предложить ничью
offer-adjourn-verb = Предложить перерыв
offer-resume-verb = Продолжить партию
adjourn-verb = Сделать перерыв
offer-undo = { $name } просит вернуть ход.
offer-undo-mine = Вы просите вернуть ход.
offer-draw = { $name } предлагает ничью.
offer-draw-mine = Вы предлагаете ничью.
offer-adjourn = { $name } предлагает перерыв.
offer-adjourn-mine = Вы предлагаете перерыв.
offer-resume = { $name } предлагает продолжить.
offer-resume-mine = Вы предлагаете продолжить.
offer-replace = Бот «{ $name }» перестал отвечать. Посадить на его место другого?
offer-yes = Да
offer-no = Нет
offer-waiting = Ждём остальных.
offer-withdraw = Отозвать
offer-abort = { $name } предлагает отменить партию; поражение никому не засчитают.
offer-abort-mine = Вы предлагаете отменить партию; поражение никому не засчитают.
trouble-title = Правило дало сбой
trouble-undo = Вернуть ход по общему согласию
trouble-draw = Согласиться на ничью
trouble-abort = Отменить: никто не проиграл
trouble-read = Понятно
correct-title = Продолжить с исправленной позиции
correct-how = Сохраните позицию, в которой правило дало сбой, исправьте её вручную и загрузите. Откроется новый стол, все на своих местах; остальные соглашаются, садясь за него.
correct-download = Сохранить позицию
correct-upload = Загрузить исправленную
correct-too-large = Этот файл слишком велик для позиции.
resign = Сдаться
resign-sure = Сдаться? Партия будет считаться проигранной.
resign-sure-many = Сдаться? На вашем месте продолжит бот, а для вас партия будет считаться проигранной.
abort = Отменить партию
abort-sure = Отменить партию? Она не будет засчитана. Это можно сделать, только пока не все сходили по два раза.
keep-playing = Играть дальше
stops = Когда меня спрашивать?
stops-hint = В моменты, когда могла бы ответить скрытая карта.
stops-always = Всегда
stops-able = Когда я могу что-то сделать
stops-matters = Там, где это важно
stops-never = Никогда: пасовать за меня
stops-at = По отдельным моментам
stops-at-own = { $count ->
    [one] { $count } особый
    [few] { $count } особых
   *[many] { $count } особых
}
stops-at-hint = Моменты, в которые нужно иначе.
stops-at-moment = Момент
stops-at-as-above = Как выше
stops-at-always = Всегда
stops-at-never = Никогда
stops-at-reset = Везде как выше
winner = Победитель
score-sheet = Из чего сложился счёт
score-total = Итого
end-won = Вы победили!
end-lost = Вы проиграли.
end-draw = Ничья.
end-nobody = Никто не победил.
end-winners = { $count ->
    [one] Победа: { $names }.
    [few] Победители: { $names }.
   *[many] Победители: { $names }.
}
end-aborted = Партия отменена.
end-adjourned = В партии перерыв.
end-resigned = { $name } сдаётся.
end-flag = Время вышло: { $name }.
end-agreed = По общему согласию.
end-rematch = Сыграть ещё
end-rematch-join = Принять реванш
end-replay = Посмотреть запись
fair-title = Честный жребий
fair-before = До игры зал запечатал свою долю жребия — вот печать. Лишь после этого каждый игрок добавил свою, так что заранее знать карты и кубики не мог никто.
fair-mine = Вот что добавил ваш браузер, когда уже видел печать:
fair-later = Когда партия окончится, печать вскроется, и здесь можно будет проверить каждый бросок и каждое перемешивание.
fair-verify = Проверить все броски и перемешивания
fair-verify-short = Проверить жребий
fair-checking = Проверяем…
fair-holds = Жребий был честным.
fair-fits = Всё сходится — насколько может судить этот браузер.
fair-broken = Честность жребия не доказана: что-то не сходится.
fair-committed-first = Секрет подходит к печати, которую ваш браузер видел до того, как добавил свою долю.
fair-committed = Секрет подходит к печати, показанной этой странице.
fair-not-committed = Секрет не подходит к печати: его подменили.
fair-own-there = Доля вашего браузера вошла в зерно без изменений.
fair-own-changed = Доли вашего браузера в зерне нет: её изменили или выбросили.
fair-own-late = Доля вашего браузера опоздала, и в зерне нет ничего вашего. Зал добавил долю вместо вас.
fair-own-none = Этот браузер ничего не добавлял в зерно и не может сказать, знал ли зал жребий заранее.
fair-by-hall = Зал добавил долю в зерно вместо: { $names }.
fair-draws = Повторено из зерна в этом браузере, всё совпало: { $dice ->
    [one] { $dice } бросок
    [few] { $dice } броска
   *[many] { $dice } бросков
}, { $shuffles ->
    [one] { $shuffles } перемешивание
    [few] { $shuffles } перемешивания
   *[many] { $shuffles } перемешиваний
}.
fair-no-draws = В этой партии жребий не понадобился: ни бросков, ни перемешиваний.
fair-draw-wrong = Жребий номер { $number } не следует из зерна, или в файле партии он записан иначе.
fair-shown = { $count ->
    [one] { $count } кубик в журнале этой страницы показывает то, что выпало.
    [few] Все { $count } кубика в журнале этой страницы показывают то, что выпало, каждый на своём месте.
   *[many] Все { $count } кубиков в журнале этой страницы показывают то, что выпало, каждый на своём месте.
}
fair-shown-none = В журнале этой страницы нет кубиков: сравнивать было нечего.
fair-shown-wrong = Журнал этой страницы показывает кубики не так, как они выпали. Начиная с этого места: { $line }
fair-not-compared = Здесь не сравнивается, какие карты вышли из перемешивания и по правилам ли сделаны ходы. Это проверяет «magehall verify»: она заново проигрывает файл партии.
fair-scripted = { $count ->
    [one] { $count } результат задан начальной позицией.
    [few] { $count } результата заданы начальной позицией.
   *[many] { $count } результатов задано начальной позицией.
}
fair-server = Зал переиграл всю партию ход за ходом: сошлось всё, что решал жребий.
fair-server-fault = Переигрывая партию, зал обнаружил: { $fault }
fair-secret = Секрет:
fair-all-draws = Весь жребий по порядку ({ $count })
fair-insecure = Браузер проверяет это только по защищённому соединению (https). Файл партии всё равно можно проверить командой «magehall verify».
fair-download = Скачать файл партии

## Запись
replay-of = Запись: { $game }
replay-eyes = Глазами
replay-eyes-mine = моими, как во время игры
replay-eyes-spectator = зрителя
replay-step = Момент партии
replay-at = { $step } из { $last }
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-set-up = Играть отсюда
replay-set-up-hint = Откроется новый стол с этого момента партии. Пока партия идёт, карты, которых вы не могли видеть, могут отличаться.
replay-share = Ссылка на этот момент
replay-share-hint = По этой ссылке любой увидит партию глазами зрителя: скрытые карты останутся скрытыми.
replay-share-later = Пока партия не окончена, ссылка открывается только тем, кому можно смотреть за этим столом.
replay-export = Скачать

## Обучение и правила
learn-lead = Короткие уроки за настоящим столом: каждый расставляет позицию и просит найти верный ход. Неверный ничего не меняет — только даёт подсказку.
learn-none = Для этой игры уроков пока нет.
learn-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
learn-finished = пройден
lesson-step = Шаг { $step } из { $steps }
lesson-wrong = Не совсем.
lesson-hint = Подсказка
lesson-done = Урок окончен. Отлично!
lesson-next = Дальше: { $title }
lesson-all = Все уроки
rules-of = Правила: { $game }
rules-lead = Все правила, за которыми следит стол, нашими словами и с указанием места в правилах игры.
rules-search = Искать в правилах
rules-found = { $found ->
    [0] Таких правил не нашлось.
    [one] { $found } правило
    [few] { $found } правила
   *[many] { $found } правил
}
rules-chapters = Главы
rules-link = Ссылка на правило { $rule }

## О вас
account-guest = Вы здесь гость, { $name }. Гостям можно всё; учётная запись нужна, только чтобы ничего не потерять.
account-member = Добро пожаловать, { $name }.
account-name = Ваше имя
account-rename = Сменить
account-renamed = Имя изменено.
account-register = Сохранить этого гостя
account-register-why = С паролем ваше имя и ваши партии останутся с вами на любом устройстве.
account-register-verb = Создать учётную запись
account-registered = Учётная запись готова.
account-login = Уже есть учётная запись?
account-login-why = Партии этого гостя перейдут в неё.
account-login-verb = Войти
account-logged-in = Вы вошли.
account-password = Ваш пароль
account-password-why = Все сеансы, кроме этого, будут завершены.
account-password-verb = Сменить пароль
account-password-changed = Пароль изменён.
account-sessions = Где вы вошли
session-browser = { $browser }, { $system }
session-unknown = Неизвестный браузер
session-current = Этот браузер
session-begun = Вход: { $moment }
session-seen = Последнее действие: { $moment }
session-end = Завершить
session-end-which = Завершить сеанс: { $which }
session-ended = Сеанс завершён.
sessions-end = Завершить все остальные
sessions-ended = Все остальные сеансы завершены.
account-leave = Уйти
account-logout = Выйти
account-logout-everywhere = Выйти на всех устройствах
account-logged-out = Вы вышли и снова стали гостем.
account-delete = Удалить меня
account-delete-sure = Ваше имя, настройки и учётная запись будут удалены навсегда. Оконченные партии останутся, но без вашего имени.
account-deleted = Вас больше нет в зале. Теперь здесь новый гость.
field-name = Имя
field-password = Пароль
field-password-old = Нынешний пароль
field-password-new = Новый пароль
field-password-hint = Не меньше восьми знаков. Лучше всего — целая фраза.
history-list = Оконченные
history-none = Вы ещё не закончили ни одной партии.
history-won = победа
history-lost = поражение
history-drawn = без победителя
history-imported = из файла
stats = Как идут дела
stats-won = побед
stats-count = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}: побед { $won }, ничьих { $drawn }
import = Открыть файл
import-hint = Файл партии станет записью, файл позиции — столом.
import-choose = Выбрать файл

## О зале
footer-unofficial = Magehall — неофициальный проект любителей. Он не создан и не одобрен авторами или издателями игр и не показывает ни их текстов, ни их картинок.
footer-icons = Значки:
about-what = Magehall — зал с четырьмя столами для тех, у кого есть эти игры и кто их любит: чтобы играть, когда друзья далеко, учиться и пробовать новое.
about-unofficial-title = Неофициально
about-unofficial = Battle Mages, Mage Wars, Mage Knight и Colors of Magic, их названия, правила, тексты и картинки принадлежат их владельцам. Magehall не создан, не одобрен и не поддерживается ими, не приносит дохода и не заменяет коробок с играми.
about-words = Magehall берёт из игр только факты: названия, числа и порядок игры. Каждая фраза и каждый рисунок здесь — наши.
about-fair = До игры зал запечатывает свою долю жребия, браузер каждого игрока добавляет свою, а после партии любой может проверить каждое перемешивание — даже без наших программ.
about-licences = Лицензии
about-code = Код и тексты Magehall: лицензия MIT.
about-icons = Значки:
about-libraries = Библиотеки:

## Свои книги
nav-books = Книги
title-books = Книги заклинаний
books-of = Книги заклинаний: { $game }
books-none-here = В этой игре своих книг не приносят.
books-workshop = Мастерская
books-open = Открыть книгу
books-save = Сохранить
books-save-new = Сохранить как новую
books-share = Поделиться
books-print = Печать
books-new = Новая книга
books-name = Название книги
books-unnamed = Книга без названия
books-points = Очки: { $points } из { $limit }
books-size = { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}
books-legal = Можно играть
books-flaws = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
books-unsaved = Изменения не сохранены
books-kept = Сохранена
books-not-kept = Нет среди ваших книг
books-sides = Что показать
books-side-cards = Все карты
books-side-book = Книга
books-search = Найти карты
books-only-in-book = В книге
books-only-mine = Доступны этой книге
books-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
books-nothing-found = Таких карт нет.
books-add = Добавить: { $name }
books-price = { $points ->
    [one] { $points } очко за копию
    [few] { $points } очка за копию
   *[many] { $points } очков за копию
}
books-barred = Недоступна этой книге
books-copies-of = { $name }: в книге { $copies }
books-fewer = На одну меньше: { $name }
books-more = На одну больше: { $name }
books-shares = На что идут очки
books-sets-free = Можно выбрать ещё: { $count }.
books-sets-full = Всё выбрано. Уберите одно, чтобы выбрать другое.
books-read = Прочесть карты
books-read-it = Прочесть карты: { $name }
books-read-close = Закрыть
books-empty = Книга пуста. Возьмите карты из библиотеки или откройте книгу из коробки.
books-mine = Мои книги
books-none-kept = Вы ещё не сохранили ни одной книги.
books-box = Книги из коробки
books-import = Из кода или списка
books-import-what = Вставьте код или список карт
books-import-verb = Загрузить
books-opened = Открыта: { $name }
books-saved = Сохранена: { $name }
books-rename = Переименовать
books-rename-it = Переименовать: { $name }
books-duplicate = Создать копию
books-duplicate-it = Создать копию: { $name }
books-delete = Удалить
books-delete-it = Удалить: { $name }
books-delete-sure = Удалить насовсем?
books-put-away = Изменения не сохранены
books-put-away-sure = Изменения в открытой книге не сохранены. Всё равно убрать её?
books-put-away-yes = Продолжить без сохранения
books-share-hint = По ссылке или коду эту книгу можно открыть в её нынешнем виде. Сохранённая копия остаётся вашей.
books-link = Ссылка
books-code = Код
books-list = Список
books-copy-list = Скопировать список
books-sheet-columns = Копии, карта, очки.
books-play-own = Сыграть своей книгой
books-none-ready = У вас нет сохранённой книги, которой можно играть.
books-unfit = Книг, которыми играть ещё нельзя: { $count }.
books-build = Собрать книгу
