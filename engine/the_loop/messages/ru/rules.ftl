the_loop-title = Петля
the_loop-note = Основные правила — как в коробке. Действие большинства карт, режимы 2–4 и уровни 2–3 придуманы нами: источника для них не нашлось.
the_loop-setting-mode = Режим
the_loop-setting-mode-sabotage = С.А.Б.О.Т.А.Ж.
the_loop-setting-mode-clones = К.Л.О.Н.Ы.
the_loop-setting-mode-centrifuges = Ц.Е.Н.Т.Р.И.Ф.У.Г.И.
the_loop-setting-mode-ultramachine = У.Л.Ь.Т.Р.А.М.А.Ш.И.Н.А.
the_loop-setting-level = Уровень сложности
the_loop-setting-agents = Агенты
the_loop-setting-agents-choose = выбирают игроки
the_loop-setting-agents-random = случайные
the_loop-setting-solo_agents = Сколько агентов у одиночного игрока
the_loop-setting-five_players = Вариант на пятерых
the_loop-refuse-solo_agents = «{ $setting }»: только для игры в одиночку.
the_loop-refuse-five = Впятером можно играть, только если включено: «{ $setting }».
the_loop-refuse-not_five = «{ $setting }»: нужно пять игроков.
the_loop-ask-agent_choice = Кем из агентов вы сыграете?
the_loop-ask-act = { $agent }: { $era }, доступно энергии: { $energy }. Что дальше?
the_loop-ask-energy_place = Куда добавить энергию?
the_loop-ask-rift_place = Где убрать дыры?
the_loop-ask-equalize_place = Какую эпоху уравнять?
the_loop-ask-dimension = Какое измерение зарядить ПЕТЛЁЙ?
the_loop-ask-exhaust = Какую карту разрядить?
the_loop-ask-push = Какого двойника оттолкнуть?
the_loop-ask-push_place = Куда оттолкнуть: { $duplicate }?
the_loop-ask-pull = Какого двойника притянуть?
the_loop-ask-destroy = Какого двойника уничтожить?
the_loop-ask-swap = Какого двойника поменять местами?
the_loop-ask-swap_with = С кем его поменять?
the_loop-ask-gather = Какого двойника стянуть к д-ру Фальшу?
the_loop-ask-move = Куда отправиться?
the_loop-ask-carry = Взять с собой двойника?
the_loop-ask-agent = Какого агента переместить?
the_loop-ask-agent_place = Куда переместить? ({ $agent })
the_loop-ask-discard = Что сбросить?
the_loop-ask-destroy_card = Какую карту с руки уничтожить?
the_loop-ask-gain = Какую доступную карту взять?
the_loop-ask-ready = Какие карты зарядить?
the_loop-ask-option = Что из этого?
the_loop-ask-may = Сделать это? { $effect }
the_loop-ask-borrow = Какую карту применить?
the_loop-ask-let_whom = Кому дать применить карту?
the_loop-ask-let_use = Можно применить карту ({ $agent }). Какую?
the_loop-ask-first_destroyed = Какой двойник считается уничтоженным первым?
the_loop-ask-reward = Взять награду ({ $era }): минус 1 дыра, плюс 1 энергия?
the_loop-ask-ultra_order = Какая карта Ультрамашины срабатывает следующей?
the_loop-ask-cancel = Какой выпавший куб отменить?
the_loop-ask-take = Взять карту из этой эпохи?
the_loop-ask-archive = Задание выполнено: { $mission }. Подтвердить его?
the_loop-ask-bonus = Какую премиальную карту отдать? ({ $agent })
the_loop-yes = Да
the_loop-no = Нет
the_loop-none = Ничего
the_loop-duplicate = Двойник { $number } (гибнет: { $era })
the_loop-supa = Супердвойник { $number } (гибнет: { $era })
the_loop-duplicate-at = { $duplicate }, сейчас: { $era }
the_loop-agent-at = { $agent }, сейчас: { $era }
the_loop-card-detail = { $dimension } · { $era } · { $effect }
the_loop-carry-option = { $duplicate }, оставить: { $era }
the_loop-group-cards = Карты
the_loop-group-moves = Перемещения
the_loop-group-loops = ПЕТЛЯ
the_loop-group-mode = Против д-ра Фальша
the_loop-act-stop = Закончить действия
the_loop-act-move = Перейти за 1 энергию: { $era }
the_loop-act-free = Перейти на батареях: { $era }
the_loop-act-loop = ПЕТЛЯ «{ $dimension }» за энергию: { $n }
the_loop-act-ability = Переместить другого агента
the_loop-act-shutdown = Остановить центрифугу за энергию: { $n }
the_loop-act-disarm = Обезвредить «{ $card }» за энергию: { $n }
the_loop-act-archive = Подтвердить
the_loop-no-exhausted = Эта карта разряжена.
the_loop-no-energy = В вашей эпохе нужно энергии: { $n }.
the_loop-no-battery = Вы не отдохнули: батареи разряжены.
the_loop-no-black_hole = ПЕТЛЯ не заряжает Чёрные Дыры.
the_loop-no-ability = Способность работает раз в ход.
the_loop-no-shutdown = В эпохе не должно быть ни дыр, ни двойников.
the_loop-no-disarm-no_rift = В эпохе не должно быть дыр.
the_loop-no-disarm-no_duplicate = В эпохе не должно быть двойников.
the_loop-no-take = Карты здесь стережёт карта Ультрамашины.
the_loop-log-start = { $title }: { $mode }, уровень { $level } («{ $level ->
        [1] Работник месяца
        [2] Агент года
        *[3] Легенда Агентства
    }»).
the_loop-log-agent = { $seat } — { $agent }.
the_loop-log-turn = Ход { $turn }, цикл { $cycle }: { $agent }.
the_loop-log-faux_setup = Д-р Фальш уже побывал здесь: { $eras }.
the_loop-log-faux = Д-р Фальш прибывает: { $era }.
the_loop-log-generated = { $duplicate } появляется: { $era }.
the_loop-log-duplicate = { $duplicate } теперь здесь: { $era }.
the_loop-log-destroyed = { $duplicate } уничтожен: { $era }.
the_loop-log-available = Карта «{ $card }» доступна: { $era }.
the_loop-log-card_lost = Карта «{ $card }» сгинула в воронке: { $era }.
the_loop-log-drop = Машина роняет дыры: { $eras }.
the_loop-log-cancel = Выпавший куб отменён: { $era }.
the_loop-log-vortex = Открывается воронка: { $era }.
the_loop-log-mission = Открыто задание ({ $era }): { $mission } { $task } ({ $needed }).
the_loop-log-progress = Задание «{ $mission }»: { $done } из { $needed }.
the_loop-log-energy = Энергия +{ $n }: { $era }.
the_loop-log-energy_lost = Энергия −{ $n }: { $era }.
the_loop-log-rifts = Дыры −{ $n }: { $era }.
the_loop-log-move = { $agent } перемещается: { $era }.
the_loop-log-card = { $agent } применяет карту «{ $card }».
the_loop-log-borrow = { $agent } заимствует карту «{ $card }».
the_loop-log-draw = { $agent } берёт карту «{ $card }».
the_loop-log-discard = { $agent } сбрасывает карту «{ $card }».
the_loop-log-destroy_card = { $agent } уничтожает карту «{ $card }».
the_loop-log-ready = { $agent } заряжает карты: { $cards }.
the_loop-log-exhaust = { $agent } разряжает карты: { $cards }.
the_loop-log-cards_destroyed = Уничтожены карты: { $cards }.
the_loop-log-take = { $agent } забирает карту «{ $card }».
the_loop-log-loop = { $agent } делает ПЕТЛЮ «{ $dimension }» за энергию: { $cost }.
the_loop-log-ultra = Ультрамашина: взведена карта «{ $card }» ({ $era }).
the_loop-log-ultra_works = Срабатывает «{ $card }».
the_loop-log-disarm = Карта «{ $card }» обезврежена.
the_loop-log-shutdown = Центрифуга остановлена: { $era }.
the_loop-log-archive = Задание подтверждено: { $mission }
the_loop-log-bonus = Премия за явку: { $cards }.
the_loop-log-bonus_card = { $seat } отдаёт карту «{ $card }»: { $agent }.
the_loop-log-cycle = Начинается цикл { $cycle }.
the_loop-end-victory-sabotage = Четыре задания подтверждены: д-р Фальш сдаётся.
the_loop-end-victory-clones = Задания выполнены, супердвойники побеждены.
the_loop-end-victory-centrifuges = Задания выполнены, все центрифуги остановлены.
the_loop-end-victory-ultramachine = Задания выполнены, Ультрамашина обезврежена.
the_loop-end-second_vortex = В одной эпохе открылась вторая воронка.
the_loop-end-fourth_vortex = Открылась четвёртая воронка.
the_loop-end-cycles = Третий цикл закончился, и план д-ра Фальша удался.
the_loop-ability-mr_time = Раз в ход перемещает другого агента на одну эпоху.
the_loop-ability-time_prowler = В свой ход отменяет один куб, упавший в её эпохе или рядом.
the_loop-ability-cztwyzzek = Свободное перемещение ведёт в любую эпоху.
the_loop-ability-v_girl = Может отталкивать двойников на одну эпоху дальше.
the_loop-ability-eraser_404 = Начиная со второго двойника, уничтоженного за ход: там минус 1 дыра и плюс 1 энергия.
the_loop-at-self = в своей эпохе
the_loop-at-adjacent = в соседней эпохе
the_loop-at-each_adjacent = в каждой соседней эпохе
the_loop-at-any = в любой эпохе
the_loop-at-faux = в эпохе д-ра Фальша
the_loop-at-vortex = в эпохе с воронкой
the_loop-at-each_vortex = в каждой эпохе с воронкой
the_loop-at-each_agent = в каждой эпохе с агентами
the_loop-at-other_agent = в эпохе другого агента
the_loop-at-pushed_to = там, куда попал двойник
the_loop-at-card_era = в эпохе этой карты
the_loop-at-this_era = здесь
the_loop-at-next_of_this = в следующей эпохе
the_loop-at-each_adjacent_to_this = в каждой соседней эпохе
the_loop-carry = , можно с двойником
the_loop-carry-vortex = , из воронки можно с двойником
the_loop-cond-other_agent_here = если здесь другой агент
the_loop-cond-faux_here = если здесь д-р Фальш
the_loop-verb-add_energy = +{ $n } { $n ->
        [one] энергия
        *[other] энергии
    } { $at }
the_loop-verb-remove_rift = −{ $n } { $n ->
        [one] дыра
        [few] дыры
        *[other] дыр
    } { $at }
the_loop-verb-remove_every_rift = убрать все дыры { $at }
the_loop-verb-equalize_energy = добавить энергию { $at }, пока её не станет столько же, сколько дыр
the_loop-verb-equalize_rift = убрать дыры { $at }, пока их не станет столько же, сколько энергии
the_loop-verb-push = оттолкнуть { $n } { $n ->
        [one] двойника
        *[other] двойников
    } { $at }{ $steps ->
        [one] { "" }
        *[other] { " " }не дальше чем на { $steps } эпохи
    }
the_loop-verb-pull = притянуть { $n } { $n ->
        [one] соседнего двойника
        *[other] соседних двойников
    }
the_loop-verb-destroy_duplicate = уничтожить { $n } { $n ->
        [one] двойника
        *[other] двойников
    } { $at }
the_loop-verb-destroy_every_duplicate = уничтожить всех двойников { $at }
the_loop-verb-swap = поменять местами двух двойников
the_loop-verb-generate_duplicate = новые двойники: { $n }
the_loop-verb-move = перейти ровно на { $steps } { $steps ->
        [one] эпоху
        [few] эпохи
        *[other] эпох
    }{ $carry }
the_loop-verb-move_up_to = перейти не дальше чем на { $steps } { $steps ->
        [one] эпоху
        [few] эпохи
        *[other] эпох
    }{ $carry }
the_loop-verb-move_to = переместиться { $to }{ $carry }
the_loop-verb-move_each_agent = каждого агента можно переместить на одну эпоху
the_loop-verb-fetch_agent = переместить к себе другого агента
the_loop-verb-move_agent = переместить другого агента на { $steps } { $steps ->
        [one] эпоху
        [few] эпохи
        *[other] эпох
    }
the_loop-verb-draw = взять { $n } { $n ->
        [one] карту
        [few] карты
        *[other] карт
    }
the_loop-verb-draw_each = каждый агент берёт { $n } { $n ->
        [one] карту
        [few] карты
        *[other] карт
    }
the_loop-verb-discard = сбросить { $n } { $n ->
        [one] карту
        [few] карты
        *[other] карт
    }
the_loop-verb-destroy_available = уничтожить карты, доступные { $at }
the_loop-verb-destroy_card = уничтожить { $n } { $n ->
        [one] карту
        [few] карты
        *[other] карт
    } с руки
the_loop-verb-make_available = новые доступные карты: { $n }
the_loop-verb-gain_available = взять на руку карту, доступную { $at }
the_loop-verb-use_available = применить карту, доступную { $at }
the_loop-verb-use_other_hand = применить карту с чужой руки
the_loop-verb-let_use = другой агент может применить карту
the_loop-verb-ready = зарядить карты, не больше { $n }
the_loop-verb-loop = ПЕТЛЯ за энергию: { $cost }
the_loop-verb-modify_loop = следующая ПЕТЛЯ дешевле на { $delta }
the_loop-verb-modify_loop_cost = ПЕТЛИ в этот ход дороже на { $delta }
the_loop-verb-may = можно: { $do }
the_loop-verb-if = { $cond }: { $do }
the_loop-verb-pay = за энергию ({ $energy }): { $then }
the_loop-verb-place_rift = +{ $n } { $n ->
        [one] дыра
        [few] дыры
        *[other] дыр
    } { $at }
the_loop-verb-extra_drop = выпадает кубов больше на { $n }
the_loop-verb-remove_energy = −{ $n } { $n ->
        [one] энергия
        *[other] энергии
    } { $at }
the_loop-verb-remove_every_energy = убрать всю энергию { $at }
the_loop-verb-flip_battery = батареи разряжаются
the_loop-verb-exhaust = разрядить { $n } { $n ->
        [one] карту
        [few] карты
        *[other] карт
    }
the_loop-verb-gather_duplicate = стянуть сюда двойников, стоящих { $at }: по { $n }
the_loop-verb-forbid_take = карты отсюда брать нельзя
the_loop-verb-forbid_destroy = эффекты не уничтожают здесь двойников
the_loop-verb-rift_capacity = мест для дыр меньше на { $delta }
the_loop-to-any = в любую эпоху
the_loop-to-faux = в эпоху д-ра Фальша
the_loop-verb-either = { $one } или { $other }
the_loop-verb-then = { $first }; { $then }
