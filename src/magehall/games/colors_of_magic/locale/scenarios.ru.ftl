# Сценарии и цели. Два изданы, два — наши.

# Сразить великана
scenario-giant = Сразить великана
    .house = yes
scenario-text-giant = Великан грозит округе, у ног его снуют гоблины.
scenario-setup-giant = Великан стоит в центре, шесть гоблинов — на линии между углами, каждый равно далеко от обоих игроков; при трёх и четырёх игроках места тянут по жребию. Карты великана лежат стопкой: два ногтя, последней желчь; действует лишь верхняя.
objective-giant-nail = Ранить великана
    .house = yes
objective-text-giant-nail = Нанесите великану урон, пока сверху лежит ноготь: возьмите эту карту. Одна карта за каждый раз, сколько бы урона ни было.
objective-giant-bile = Убить великана
    .house = yes
objective-text-giant-bile = Уничтожьте великана: возьмите все его оставшиеся карты.
objective-goblin-grizelda-the-greedy = Убить Гризельду Жадину
    .house = yes
objective-text-goblin-grizelda-the-greedy = Уничтожьте Гризельду Жадину.
objective-goblin-pip-the-pest = Убить Пипа Занозу
    .house = yes
objective-text-goblin-pip-the-pest = Уничтожьте Пипа Занозу.
objective-goblin-zorp-the-rock-tosser = Убить Зорпа Камнемёта
    .house = yes
objective-text-goblin-zorp-the-rock-tosser = Уничтожьте Зорпа Камнемёта.
objective-goblin-fink-the-coward = Убить Финка Труса
    .house = yes
objective-text-goblin-fink-the-coward = Уничтожьте Финка Труса.
objective-goblin-mog-the-armored = Убить Мога Латника
    .house = yes
objective-text-goblin-mog-the-armored = Уничтожьте Мога Латника.
objective-goblin-gorb-the-belligerent = Убить Горба Задиру
    .house = yes
objective-text-goblin-gorb-the-belligerent = Уничтожьте Горба Задиру.

# Запретный ритуал
scenario-ritual = Запретный ритуал
    .house = yes
scenario-text-ritual = Древний ритуал близок к концу. Остановите его или обратите себе на пользу.
scenario-setup-ritual = Зона ритуала шириной 3 дюйма — в центре. Три камня маны: два на линии между углами, третий на одном из двух мест по выбору того, кто не начинает; при трёх и четырёх игроках три места из четырёх по жребию. Чудовищ нет.
objective-minor-power-aura = Малая аура силы
    .house = yes
objective-text-minor-power-aura = В фазе конца хода: контролируйте зону ритуала и заплатите 3 маны. Сразу получите 1 ману.
objective-major-power-aura = Великая аура силы
    .house = yes
objective-text-major-power-aura = В фазе конца хода: контролируйте зону ритуала сейчас и при проверке прошлого хода и заплатите 5 маны.
objective-mana-source = Источник маны
    .house = yes
objective-text-mana-source = В фазе конца хода: контролируйте камень маны. Возьмите одну из двух его карт и получите 1 ману. Со второй картой камень исчезает.

# Кузница углей
scenario-ember-forge = Кузница углей
scenario-text-ember-forge = Кузница остыла, и стражи никого к ней не подпускают. Кто разожжёт её, тот закончит начатое на наковальне.
scenario-setup-ember-forge = Наковальня шириной 3 дюйма — в центре, на ней Страж наковальни. Два Шлаковых громилы и два Беса золы стоят на линии между углами; Пёс мехов — на одном из двух мест по выбору того, кто не начинает. По бокам наковальни на любой карте две низкие стены. При трёх и четырёх игроках все места заданы.
objective-light-the-forge = Разжечь кузницу
objective-text-light-the-forge = Действие: Раздуть. Не связанное боем существо в дюйме от наковальни тратит Действие, а его игрок — 2 маны. Считаются все, не чаще раза за ход на игрока; кто раздует в третий раз, берёт карту.
objective-shape-the-hammer = Выковать молот
objective-text-shape-the-hammer = Когда кузница разожжена: контролируйте наковальню при двух проверках подряд. Проверка того же хода считается.
objective-slag-brute = Убить Шлакового громилу
objective-text-slag-brute = Уничтожьте Шлакового громилу.
objective-cinder-imp = Убить Беса золы
objective-text-cinder-imp = Уничтожьте Беса золы.
objective-bellows-hound = Убить Пса мехов
objective-text-bellows-hound = Уничтожьте Пса мехов.
objective-anvil-warden = Убить Стража наковальни
objective-text-anvil-warden = Уничтожьте Стража наковальни.
ability-stoke = Раздуть

# Ночь блуждающих огней
scenario-wisp-night = Ночь блуждающих огней
scenario-text-wisp-night = Над тёмным прудом пляшут огни, на берегах мерцают осколки, а в глубине что-то шевелится.
scenario-setup-wisp-night = Темнота: видимость 6 дюймов, кроме Ночного зрения. Центр занимает пруд. У одного существа каждого кодекса стоимостью до 3, по выбору игрока, есть Слуга. Шесть осколков по жребию лежат открыто на шести местах, два огонька — у пруда. В фазе чудовищ 3-го хода, прежде всего, в центре поднимается Утопленная королева, по бокам два Утопленника, каждый на ближайшем свободном месте.
objective-outlast-the-night = Пережить ночь
objective-text-outlast-the-night = С фазы конца 5-го хода: имейте на столе больше всех существ. Поровну: никто, проверка в следующий ход.
objective-drowned-queen = Убить Утопленную королеву
objective-text-drowned-queen = Уничтожьте Утопленную королеву.
objective-shard = Собрать осколок
objective-text-shard = Действие: Собрать. Не связанное боем существо в дюйме от осколка берёт его.
ability-gather = Собрать
