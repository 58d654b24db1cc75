anachrony-refuse-solo = «{ $setting }» не сочетается с Хроноботом.
anachrony-refuse-only-solo = «{ $setting }» — только для игр против Хронобота.
anachrony-refuse-planned = Запланированным экспериментам нужен «Судный день».
anachrony-refuse-first_player = На месте первого игрока никто не сидит.

anachrony-ask-path = Какой путь вы выбираете?
anachrony-ask-leader = Какого лидера вы выбираете?
anachrony-ask-power_up =
    { $water ->
        [0] Какие ячейки подзарядки занять?
        [1] Какие ячейки подзарядки занять? Каждая пустая даёт 1 воду.
       *[other] Какие ячейки подзарядки занять? Каждая пустая даёт { $water } воды.
    }
anachrony-ask-hydrocores = Обменять воду и энергоядра?
anachrony-ask-warp = Какие жетоны разрыва вы отправляете (до двух)?
anachrony-ask-turn = Что вы делаете?
anachrony-ask-pay = Чем вы платите?
anachrony-ask-gain = Что вы берёте?
anachrony-ask-mine = Какой ресурс взять из секции добычи?
anachrony-ask-drill = Какой ресурс поднимет тектонический бур?
anachrony-ask-force-lose = Какого работника вы теряете?
anachrony-ask-retrieve = Какие жетоны разрыва вы забираете?
anachrony-ask-anomaly-spot = Куда положить аномалию?
anachrony-ask-anomaly-cover = Что накроет аномалия?
anachrony-ask-anomaly-or_building = Наступает аномалия. Лишиться вместо неё постройки?

anachrony-group-main = Игровое поле
anachrony-group-own = Ваш планшет
anachrony-group-free = Свободные действия
anachrony-group-pass = Завершение
anachrony-do-purify = Очистка воды { $crew }
anachrony-do-mine = Добыча { $crew }, бонус: { $bonus }
anachrony-do-supply = Снабжение { $crew }
anachrony-free-supply = Снабжение
anachrony-free-force = Принуждение
anachrony-do-pass = Пас до конца эры
anachrony-decline = Ничего
anachrony-pay = { $cost }
anachrony-pay-reservoir = { $cost }, с Великим водохранилищем
anachrony-take = { $assets }
anachrony-charge = { $slot }: { $cost }
anachrony-charge-or = { $slot }: { $cost } или { $other }
anachrony-charge-free = { $slot }: бесплатно
anachrony-hydrocores-cores =
    { $cores ->
        [one] Получить { $cores } энергоядро за воду
        [few] Получить { $cores } энергоядра за воду
       *[other] Получить { $cores } энергоядер за воду
    }
anachrony-hydrocores-water =
    { $cores ->
        [one] Получить воду за { $cores } энергоядро
        [few] Получить воду за { $cores } энергоядра
       *[other] Получить воду за { $cores } энергоядер
    }
anachrony-warp-at = { $warp } ({ $era })
anachrony-suffer-anomaly = Принять аномалию
anachrony-suffer-loss = Потерять: { $building }

anachrony-no-occupied = Ячейка занята до конца эры.
anachrony-no-collapsed = Эта ячейка разрушена.
anachrony-no-exosuit = У вас нет заряженного экзокостюма.
anachrony-no-worker = У вас нет такого активного работника.
anachrony-no-used = В эту эру вы это уже делали.
anachrony-no-marker = У вас не осталось маркеров пути для свободных действий.
anachrony-no-mine = В секции добычи не осталось ресурсов.
anachrony-no-supply = Снабжение сейчас стоит: вода, { $cost }.
anachrony-no-power_up = Вы не можете оплатить все эти ячейки.
anachrony-no-warp-worker = Каждый работник из будущего стоит 1 воду.
anachrony-no-warp-exosuit = Для него нет экзокостюма или пустой ячейки подзарядки.

anachrony-log-era = Начинается эра { $era }.
anachrony-log-path = { $seat }: { $path }.
anachrony-log-condition = { $seat }: условие эвакуации — «{ $condition }».
anachrony-log-leader = { $seat }: лидер — { $leader }.
anachrony-log-first = Первый игрок — { $seat }.
anachrony-log-superproject = Открыт суперпроект ({ $era }): { $superproject }.
anachrony-log-buildings = Сверху теперь: { $buildings }.
anachrony-log-recruits = В секции найма: { $workers }.
anachrony-log-mine = В секции добычи: { $cubes }.
anachrony-log-power_up =
    { $count ->
        [0] { $seat } не заряжает экзокостюмы.
        [one] { $seat } заряжает { $count } экзокостюм.
        [few] { $seat } заряжает { $count } экзокостюма.
       *[other] { $seat } заряжает { $count } экзокостюмов.
    }
anachrony-log-hydrocores-cores = { $seat } совершает обмен: { $water } → { $cores }.
anachrony-log-hydrocores-water = { $seat } совершает обмен: { $cores } → { $water }.
anachrony-log-warp = { $seat } получает из будущего: { $warps }.
anachrony-log-warp-none = { $seat } ничего не получает из будущего.
anachrony-log-place = { $seat }: { $action }.
anachrony-log-free = { $seat }, свободное действие: { $action }.
anachrony-log-pass = { $seat } пасует.
anachrony-log-pay = { $seat } платит: { $cost }.
anachrony-log-reservoir = { $seat } экономит 1 воду благодаря Великому водохранилищу.
anachrony-log-gain = { $seat } получает: { $assets }.
anachrony-log-worker = { $seat } получает: { $worker }.
anachrony-log-lose-worker = { $seat } теряет: { $worker }.
anachrony-log-wake =
    { $count ->
        [one] { $seat } пробуждает { $count } работника.
       *[other] { $seat } пробуждает { $count } работников.
    }
anachrony-log-breakthrough = { $seat } совершает открытие: { $token }.
anachrony-log-breakthrough-spent = { $seat } использует открытие: { $token }.
anachrony-log-powered = { $seat } заряжает ещё один экзокостюм.
anachrony-log-morale = { $seat }: моральный дух теперь стоит { $vp } ПО.
anachrony-log-paradox-roll = { $seat } бросает кубик парадоксов: { $count }.
anachrony-log-paradox =
    { $count ->
        [one] { $seat } берёт { $count } жетон парадоксов, всего { $total }.
        [few] { $seat } берёт { $count } жетона парадоксов, всего { $total }.
       *[other] { $seat } берёт { $count } жетонов парадоксов, всего { $total }.
    }
anachrony-log-paradox-discard =
    { $count ->
        [one] { $seat } сбрасывает { $count } жетон парадоксов.
        [few] { $seat } сбрасывает { $count } жетона парадоксов.
       *[other] { $seat } сбрасывает { $count } жетонов парадоксов.
    }
anachrony-log-anomaly = { $seat }: наступает аномалия.
anachrony-log-anomaly-placed = { $seat }: аномалия лежит здесь — { $spot }.
anachrony-log-building-lost = { $seat } теряет постройку: { $building }.
anachrony-log-retrieve = { $seat } забирает жетон разрыва ({ $era }): { $warp }.
anachrony-log-impact = Астероидный удар. Столица рушится.
anachrony-log-collapsing = { $action }: { $tiles }.

anachrony-score-buildings = Постройки
anachrony-score-superprojects = Суперпроекты
anachrony-score-anomalies = Аномалии
anachrony-score-time_travel = Путешествия во времени
anachrony-score-morale = Моральный дух
anachrony-score-tokens = Жетоны победных очков
anachrony-score-breakthroughs = Научные открытия
anachrony-end-eras = Седьмая эра окончена.
anachrony-end-collapse = Столица разрушена.
