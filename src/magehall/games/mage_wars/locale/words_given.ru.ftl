# Слова карт, продолжение: цены, выбор, что от карты получают другие, и атаки.

# Сколько стоит и что выбирается
word-whole-cost = Стоимость: сотворение и открытие цели вместе
word-twofold-cost = Стоимость: сотворение и открытие цели вместе, как она лежит и ещё раз на новой цели
word-cost-of-chosen = Стоимость: как у выбранного снаряжения{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}
word-cost-of-cures = Стоимость: снятие всего, что выбрано
word-cost-to-return = Стоимость: как у существа, и его уровень
word-level = Стоимость: уровень цели{ $hidden ->
    [0] { "" }
   *[other] , или { $hidden }, если она скрыта
}
word-by-level = Стоимость по уровню цели, начиная с 1: { $prices }
word-per-zone = Стоимость: { $mana } за каждую зону расстояния, но не меньше { $mana }
word-through-wall = Ещё { $mana }, если путь ведёт сквозь стену с Атакой при проходе{ $optional ->
    [yes] { " " }и вы этого хотите
   *[no] { "" }
}
word-ask = При сотворении вы выбираете { $ask ->
    [equipment] предмет снаряжения, который носит цель
    [zone] зону в пределах дистанции и на линии видимости
    [direction] направление
    [host] новую цель для чар
    [theft] новую цель для чар, которые переходят под ваш контроль
   *[cures] состояния и чары, которые снимаются
}.

# Что от неё получают другие
word-grant = { $to ->
    [self] Само существо
    [host] То, к чему присоединена карта
    [chosen] Выбранный объект
    [mage] Маг, который контролирует карту
    [zone] В этой зоне { $who }
   *[arena] На арене { $who }
}{ $containable ->
    [yes] , если не бесформенное
   *[no] { "" }
}: { $traits }{ $beside_mage ->
    [yes] , пока оно в одной зоне с контролирующим его магом
   *[no] { "" }
}{ $while_controlling ->
    [none] { "" }
   *[other] , пока он контролирует животное подтипа «{ $while_controlling }»
}.
word-lend = То, к чему присоединена карта: { $defense }
word-defense = Защита { $value }+{ $melee ->
    [yes] { "" }
   *[no] { " " }от дальних атак
}{ $ranged ->
    [yes] { "" }
   *[no] { " " }от ближних атак
}{ $flyers_only ->
    [yes] { " " }летающих
   *[no] { "" }
}, { $uses ->
    [0] от каждой атаки
    [1] раз в раунд
    [few] { $uses } раза в раунд
   *[other] { $uses } раз в раунд
}{ $unhampered ->
    [yes] , что бы ни мешало существу
   *[no] { "" }
}.
word-casts = Творит: { $spells }{ $needs ->
    [0] { "" }
   *[other] , если на карте не меньше { $needs } маны
}.
word-binds = Можно привязать: { $spells }.
word-discount = Раз в раунд на 1 ману дешевле: { $spells }{ $on_friendly_creature ->
    [yes] { " " }на дружественном существе
   *[no] { "" }
}{ $on_reveal ->
    [yes] ; для чар — при открытии
   *[no] { "" }
}.
word-ability = { $name } ({ $speed ->
    [quick] быстрое действие
    [full] полное действие
   *[free] до или после фазы действия дружественного существа
}{ $spell ->
    [yes] , как заклинание
   *[no] { "" }
}{ $cost ->
    [0] { "" }
    [one] , { $cost } мана
   *[other] , { $cost } маны
}{ $per_round ->
    [0] { "" }
    [1] , раз в раунд
    [few] , { $per_round } раза в раунд
   *[other] , { $per_round } раз в раунд
}{ $target ->
    [none] { "" }
   *[other] , цель: { $target }, { $within ->
        [none] где угодно на арене
       *[other] дистанция { $within }
    }
}): { $does }

# Атаки
word-attack-bar = { $name } ({ $style ->
    [melee] ближняя
    [ranged] дальняя
    [barrier] барьер шипов
    [passage] при проходе
    [trap] ловушка
   *[special] особая
}{ $spell ->
    [yes] , заклинание
   *[no] { "" }
}{ $speed ->
    [quick] , быстрое действие
    [full] , полное действие
    [free] , не требует действия
   *[none] { "" }
}{ $within ->
    [none] { "" }
   *[other] , дистанция { $within }
}{ $zone ->
    [yes] , по всем в зоне
   *[no] { "" }
}): { $dice ->
    [0] без своих кубиков
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}{ $harm ->
    [none] { "" }
   *[other] , { $harm }
}{ $traits ->
    [none] { "" }
   *[other] , { $traits }
}.{ $effects ->
    [none] { "" }
   *[other] { " " }{ $effects }.
}{ $bonuses ->
    [none] { "" }
   *[other] { " " }{ $bonuses }.
}{ $leaps ->
    [yes] { " " }Пока она ранит, она перескакивает на другую цель не дальше одной зоны, на кубик слабее.
   *[no] { "" }
}{ $douses ->
    [yes] { " " }Горящая цель не ранится, а гаснет.
   *[no] { "" }
}
word-bonus = +{ $value } против { $creatures ->
    [yes] существ
   *[no] целей
}: { $traits ->
    [none] { $schools }
   *[other] { $traits }{ $schools ->
        [none] { "" }
       *[other] , или школы «{ $schools }»
    }
}
