# Имена
virtual-name = Призрак
player-name = Гость
bot-name-1 = Базиль
bot-name-2 = Клио
bot-name-3 = Дориан
bot-name-4 = Мирабель
bot-name-5 = Рован
bot-name-6 = Селена

# Команды: что вводит человек
command-help = помощь
command-why = почему
command-hint = совет
command-table = стол
command-measure = линейка
command-log = журнал
command-rules = правила
command-undo = отмена
command-plan = план
command-save = сохранить
command-stops = паузы
command-lang = язык
command-quit = выход
usage-help = помощь
usage-why = почему [выбор]
usage-hint = совет
usage-table = стол
usage-measure = линейка 1A 2b
usage-log = журнал [строк]
usage-rules = правила [слово]
usage-undo = отмена
usage-plan = план [сыграть|бросить]
usage-save = сохранить [файл]
usage-stops = паузы да|нет
usage-lang = язык en|fr|ru
usage-quit = выход
help-choosing = Выбирайте номером, идентификатором или его началом; пустая строка снова покажет стол. Английские команды (help, undo…) тоже работают.
help-explain = объяснить варианты
help-explain-one = объяснить вариант 2 и привести правило; можно и слово, например название карты
help-help = этот список
help-why = что сейчас выбрать нельзя и почему
help-hint = что на вашем месте сделал бы бот и почему
help-table = снова показать стол
help-measure = линейка: между двумя существами по их знакам на карте или от существа до места вроде 40,32
help-log = что уже произошло
help-rules = правила; со словом — те, где оно есть
help-undo = вернуть последний ход, если это разрешено правилами
help-plan = попробовать ходы, которых никто не видит; «план сыграть» делает их, «план бросить» забывает
help-save = сохранить партию
help-stops = останавливаться ли там, где вы ничего не можете сделать
help-lang = другой язык
help-quit = уйти; партия сохранится

# Вопросы
prompt = 1–{ $last } ›
prompt-one = Enter ›
prompt-aside = { $last ->
    [1] 1
   *[other] 1–{ $last }
 }, Enter ›
unclear = «{ $typed }» подходит сразу нескольким: { $fits }. Введите больше букв или номер.
unknown = «{ $typed }» здесь ничего не значит: { $last ->
    [1] нажмите Enter
   *[other] введите номер от 1 до { $last }
}, ? для объяснений или «помощь».
lang-unknown = Языки: { $known }.
lang-now = Продолжаем по-русски.
log-empty = Пока ничего не произошло.
measure-unknown = Назовите две вещи: знаки на карте вроде 1A или место вроде 40,32.
remarked = { $text } ({ $remark })

# Объяснения
rule-line = § { $id }: { $text }
rule-place = Правила игры: { $where }
rule-ruling = Наше решение там, где правила молчат: { $where }
rule-house = Наш текст: напечатанная карта нам неизвестна
name-house = Наше название: напечатанное нам неизвестно
explain-option = { $number }. { $text }  [{ $id }, § { $rule }]
explain-more = ? и номер расскажут о варианте подробнее.
option-id = идентификатор: { $id }
why-allowed = Это сейчас можно выбрать: { $option }
why-more = { $ids } и ещё { $more }
why-nothing = Ничего не скрыто: всё, что можно выбрать, есть в списке.
why-line = { $id }: { $reason }
rules-chapters = Главы: { $chapters }. Введите «правила» и слово, например главу или карту.
rules-none = Ни одно правило не говорит о «{ $word }».
rules-more = … и ещё { $more }: magehall rules { $game } { $word }
hint-thinking = Обдумываю…
hint-choice = Бот выбрал бы: { $option }
hint-aside = Бот не стал бы вмешиваться.

# Игра
welcome = { $game }. За столом: { $seats }
welcome-help = Выбирайте номером; ? объясняет, «помощь» покажет все команды.
seated-person = { $name } (вы)
seated-bot = { $name } ({ $bot })
fair-start = Честность: зерно этой партии уже выбрано. Обязательство: { $commitment }
thinking = { $name } думает…
autosave-failed = Партию не удаётся хранить в { $folder } ({ $reason }): игра продолжается, но, если она вам дорога, сохраните её в другом месте.
undone = Ход возвращён.

# План
plan-word-play = сыграть
plan-word-drop = бросить
plan-began = Вы планируете: выбранное лишь пробуется, и никто этого не видит. «отмена» возвращает последний ход, «план» показывает все ходы, «план сыграть» делает их, «план бросить» забывает.
plan-banner = Только план{ $moves ->
    [0] {""}
    [one] {" "}из { $moves } хода
   *[other] {" "}из { $moves } ходов
}, никому не виден
plan-happening = в плане:
plan-over = { $next ->
    [end] На этом партия закончилась бы.
    [luck] Дальше нужен бросок, добор или откроется скрытое.
   *[others] Здесь могут ответить другие.
} Больше ничего нельзя попробовать: «план сыграть» делает ходы, «отмена» возвращает последний, «план бросить» забывает их.
plan-last = «{ $option }» завершает план без пробы: «план сыграть» сделает и этот ход, «отмена» уберёт из плана, «план бросить» забудет план.
plan-empty = Пока ничего не запланировано.
plan-never = В этой игре пробовать нечего: каждый ход сразу требует броска или добора либо даёт ответить другим.
plan-not-now = Здесь планировать нечего: план возможен там, где выбираете вы один, а не там, где вместе с вами могут ответить другие.
plan-unknown = Введите просто «план», «план сыграть» или «план бросить».
plan-dropped = План забыт; ничего из него не произошло.
plan-played = План сыгран.

# Игра
saved = Сохранено: { $file }
save-failed = Не сохранено, { $file }: { $reason }
stops-on = да
stops-off = нет
stops-unknown = Введите «паузы да» или «паузы нет».
stops-now-on = Вас спросят каждый раз, когда вы могли бы вмешаться.
stops-now-off = Моменты, когда можно только не вмешиваться, проходят сами.
won = Победа, { $name }!
winners = { $count ->
    [one] Побеждает { $names }.
   *[other] Побеждают { $names }.
}
score = { $name } { $score }
scores = Итоговый счёт: { $scores }
fair-end = Честность: каждое перемешивание следует из зерна, выбранного до игры: { $commitment }
fair-check = Честность: каждое перемешивание следует из зерна, выбранного до игры. Проверить: magehall verify { $file } --commitment { $commitment }
offer-save = Сохранить партию? Имя файла или Enter, если нет ›
goodbye = До встречи.
goodbye-saved = До встречи. Партия хранится в { $file }; продолжить: magehall play --resume

# Повтор партии
replay-title = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
replay-keys = Enter: следующий ход. -: назад. Номер: к этому ходу. q: выйти.
replay-prompt = Ход { $number } из { $moves } ›
replay-open = Здесь партия была сохранена; она не окончена.

# Уроки
lesson-number = Урок { $number } из { $lessons }
lesson-title = { $title }
lesson-wrong = Так можно, но есть ход лучше, чем: { $option }. Попробуйте ещё раз.
lesson-done = Урок пройден.
lesson-goes-on = Игра продолжается: доиграйте её или выйдите командой «выход».
lesson-next = Enter — следующий урок, что-нибудь другое — выйти ›
lessons-done = Теперь играйте: magehall play { $game }
lessons-left = До встречи. Продолжить: magehall learn { $game }

# Зал
game-seats = мест: от { $first } до { $last }
coverage = { $game }: правил с кодом и проверкой { $whole } из { $rules }: { $percent } %
coverage-not-done = ещё не сделано
coverage-no-code = код его не называет
coverage-no-test = ни одна проверка его не доказывает
texts-good = { $domain }: всё хорошо ({ $counts }; замечаний: { $problems })
texts-bad = { $domain }: замечаний: { $problems } ({ $counts })
proof-holds = Доказано: { $file } — партия { $game }, сыгранная именно так: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $draws ->
    [one] { $draws } жребий
    [few] { $draws } жребия
   *[many] { $draws } жребиев
}.
proof-fails = Не доказано: { $file }: { $fault }
proof-unreadable = Не доказано: { $file } не читается как партия: { $fault }
proof-commitment = Обязательство
proof-hash = Итоговое состояние
proof-no-commitment = Сравните обязательство с тем, что было показано до игры, или передайте его через --commitment.
proof-no-contribution = Если вы знаете, что добавили к зерну, передайте это через --contribution МЕСТО=ТЕКСТ.
duel-so-far = Сыграно партий: { $done } из { $games }. { $standings }
like-number = № { $number }
harms-own = { $text } (! вредит вашей стороне)
