# Стол в терминале.
sketch-name = { $player }
sketch-turn = Ход { $turn } из { $limit }
sketch-first = первый:
sketch-dark = Темнота
sketch-points = очки { $points }
sketch-mana = мана { $mana }
sketch-tokens = жетоны { $tokens }/{ $most }
sketch-in-hand = рука { $hand }
sketch-deck = гримуар { $deck }
sketch-discard = сброс { $discard }
sketch-exile = изгнание { $exile }
sketch-passed = пас
sketch-out = вне игры
sketch-values = ♥ жизнь  → Движение  ◊ Защита  ⚔ ближний  ➶ дальний  ! инициатива
sketch-away = нет
sketch-shield = щит { $number }
sketch-burns = горение { $number }
sketch-venom = яд { $number }
sketch-marked = метка пепла
sketch-engaged = в бою: { $foes }
sketch-permanents = В игре
sketch-goals = Задачи
sketch-stack = Стек, сверху то, что разрешится первым
sketch-duel = { $base } и рубашкой вверх: { $cards }
sketch-duel-open = { $base } + { $more } = { $total }
sketch-codex = Кодекс
sketch-hand = Ваша рука

# Что стоит знать о выборе и что показывает линейка.
invite-force = Можно ввести и любой другой дозволенный отряд: force bastion-geomancer citadel-builders+deep-roots+stone-skin. Слова force и school после слова «правила» скажут, что есть.
invite-place = Можно ввести и любое другое место: { $verb } 40,32 в четвертях дюйма или { $verb } 10″ 8″ в дюймах. Слово «почему» перед ним скажет, что мешает.
remark-go = { $whole },{ $part }″
remark-go-engaged = { $whole },{ $part }″, в бою: { $creature }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}
remark-strike = { $sign }, { $power } против { $defense }
remark-shot = { $sign }, сила { $power } против Защиты { $defense }
remark-shot-short = { $sign }, сила { $power } против Защиты { $defense }: мало
remark-creature = { $sign } на { $place }
remark-boost = при победе урона больше на { $damage }
measure-sight = { $first } — { $second }: { $whole },{ $part }″ от края до края, на виду.
measure-cover = { $first } — { $second }: { $whole },{ $part }″ от края до края, на виду за лёгким укрытием ({ $cover }).
measure-blocked = { $first } — { $second }: { $whole },{ $part }″ от края до края, не видно.
measure-place = { $creature } — { $place }: { $whole },{ $part }″ от края.
