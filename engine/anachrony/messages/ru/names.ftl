anachrony-title = Анахронность

anachrony-worker-scientist = учёный
anachrony-worker-engineer = инженер
anachrony-worker-administrator = администратор
anachrony-worker-genius = гений
anachrony-worker-empty_suit = пустой экзокостюм
anachrony-worker-worker = любой работник
anachrony-with-scientist = силами учёного
anachrony-with-engineer = силами инженера
anachrony-with-administrator = силами администратора
anachrony-with-genius = силами гения
anachrony-with-empty_suit = пустым экзокостюмом Валериана

anachrony-asset-W = вода
anachrony-asset-T = титан
anachrony-asset-U = уран
anachrony-asset-G = золото
anachrony-asset-N = нейтроний
anachrony-asset-E = энергоядро
anachrony-asset-VP = победное очко
anachrony-asset-PX = жетон парадоксов
anachrony-asset-TUG = титан, уран или золото

anachrony-amount-W =
    { $count ->
        [one] { $count } вода
       *[other] { $count } воды
    }
anachrony-amount-T =
    { $count ->
        [one] { $count } титан
       *[other] { $count } титана
    }
anachrony-amount-U =
    { $count ->
        [one] { $count } уран
       *[other] { $count } урана
    }
anachrony-amount-G =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
anachrony-amount-N =
    { $count ->
        [one] { $count } нейтроний
       *[other] { $count } нейтрония
    }
anachrony-amount-E =
    { $count ->
        [one] { $count } энергоядро
        [few] { $count } энергоядра
       *[other] { $count } энергоядер
    }
anachrony-amount-VP = { $count } ПО
anachrony-amount-PX =
    { $count ->
        [one] { $count } жетон парадоксов
        [few] { $count } жетона парадоксов
       *[other] { $count } жетонов парадоксов
    }
anachrony-amount-TUG =
    { $count ->
        [one] { $count } титан, уран или золото
       *[other] { $count } титана, урана или золота
    }
anachrony-amount-scientist =
    { $count ->
        [one] { $count } учёный
       *[other] { $count } учёных
    }
anachrony-amount-engineer =
    { $count ->
        [one] { $count } инженер
        [few] { $count } инженера
       *[other] { $count } инженеров
    }
anachrony-amount-administrator =
    { $count ->
        [one] { $count } администратор
        [few] { $count } администратора
       *[other] { $count } администраторов
    }
anachrony-amount-genius =
    { $count ->
        [one] { $count } гений
        [few] { $count } гения
       *[other] { $count } гениев
    }
anachrony-amount-worker =
    { $count ->
        [one] { $count } любой работник
        [few] { $count } любых работника
       *[other] { $count } любых работников
    }
anachrony-amount-active-scientist =
    { $count ->
        [one] { $count } активный учёный
       *[other] { $count } активных учёных
    }
anachrony-amount-tired-scientist =
    { $count ->
        [one] { $count } уставший учёный
       *[other] { $count } уставших учёных
    }
anachrony-amount-active-engineer =
    { $count ->
        [one] { $count } активный инженер
        [few] { $count } активных инженера
       *[other] { $count } активных инженеров
    }
anachrony-amount-tired-engineer =
    { $count ->
        [one] { $count } уставший инженер
        [few] { $count } уставших инженера
       *[other] { $count } уставших инженеров
    }
anachrony-amount-active-administrator =
    { $count ->
        [one] { $count } активный администратор
        [few] { $count } активных администратора
       *[other] { $count } активных администраторов
    }
anachrony-amount-tired-administrator =
    { $count ->
        [one] { $count } уставший администратор
        [few] { $count } уставших администратора
       *[other] { $count } уставших администраторов
    }
anachrony-amount-active-genius =
    { $count ->
        [one] { $count } активный гений
        [few] { $count } активных гения
       *[other] { $count } активных гениев
    }
anachrony-amount-tired-genius =
    { $count ->
        [one] { $count } уставший гений
        [few] { $count } уставших гения
       *[other] { $count } уставших гениев
    }
anachrony-amount-nothing = ничего

anachrony-type-power_plant = электростанция
anachrony-type-factory = завод
anachrony-type-life_support = система жизнеобеспечения
anachrony-type-lab = лаборатория
anachrony-phase-preparation = Этап подготовки
anachrony-phase-paradox = Этап парадоксов
anachrony-phase-power_up = Этап подзарядки
anachrony-phase-warp = Этап искривления времени
anachrony-phase-actions = Этап действий
anachrony-phase-clean_up = Этап конца эры
anachrony-word-anomaly = аномалия
anachrony-word-exosuit = экзокостюм
anachrony-word-warp_tile = жетон разрыва
anachrony-word-breakthrough = жетон научного открытия
anachrony-word-superproject = суперпроект
anachrony-word-timeline_tile = фрагмент хронологии
anachrony-word-impact_tile = фрагмент астероидного удара
anachrony-word-focus_marker = маркер фокуса
anachrony-word-hex_unavailable = ячейка недоступна
anachrony-word-motivated = воодушевление
anachrony-word-active_column = колонка активности
anachrony-word-tired_column = колонка усталости
anachrony-word-path_marker = маркер пути
anachrony-word-banner = герб

anachrony-building-101 = Электростанция 101
anachrony-building-101-text = Любой работник: фокус на 1 эру назад.
anachrony-building-102 = Электростанция 102
anachrony-building-102-text = Любой работник: фокус на 1–2 эры назад.
anachrony-building-103 = Электростанция 103
anachrony-building-103-text = Любой работник: фокус на 1–2 эры назад.
anachrony-building-104 = Электростанция 104
anachrony-building-104-text = Учёный: фокус на 1–2 эры назад.
anachrony-building-105 = Электростанция 105
anachrony-building-105-text = Любой работник: фокус на 1–3 эры назад.
anachrony-building-106 = Электростанция 106
anachrony-building-106-text = Любой работник: фокус на 1–3 эры назад.
anachrony-building-107 = Электростанция 107
anachrony-building-107-text = Любой работник, цена 1 уран: фокус на 1–3 эры назад; +1 ПО.
anachrony-building-108 = Электростанция 108
anachrony-building-108-text = Учёный (воодушевление): фокус на 1–2 эры назад.
anachrony-building-109 = Электростанция 109
anachrony-building-109-text = Учёный, цена 1 нейтроний: фокус на 1–3 эры назад; +2 ПО.
anachrony-building-110 = Электростанция 110
anachrony-building-110-text = Любой работник, цена 1 вода: фокус на 1–4 эры назад.
anachrony-building-111 = Электростанция 111
anachrony-building-111-text = Любой работник: фокус на 1–3 эры назад. При постройке: можно забрать 1 свой жетон разрыва с любого фрагмента (без сдвига маркера путешествий).
anachrony-building-112 = Электростанция 112
anachrony-building-112-text = Любой работник, цена x воды: фокус ровно на x эр назад; +1 ПО. Лаборатории 401/402 снижают плату за ту же дальность, но не ниже 1 воды.
anachrony-building-113 = Электростанция 113
anachrony-building-113-text = Любой работник, цена x титана, урана или золота (x не меньше 1): фокус на x эр назад; +x ПО. С лабораториями 401/402 можно уйти дальше x, но ПО начисляются только за уплаченное x.
anachrony-building-114 = Электростанция 114
anachrony-building-114-text = Учёный, цена 1 вода: фокус на 1–3 эры назад, затем ещё раз так же.
anachrony-building-115 = Электростанция 115
anachrony-building-115-text = Любой работник, цена 1 золото: фокус на 1–3 эры назад; +1 ПО.
anachrony-building-201 = Завод 201
anachrony-building-201-text = Любой работник (воодушевление): +2 титана.
anachrony-building-202 = Завод 202
anachrony-building-202-text = Любой работник, цена 1 вода: +3 титана.
anachrony-building-203 = Завод 203
anachrony-building-203-text = Любой работник (воодушевление), цена 1 вода: +1 титан, уран или золото на выбор.
anachrony-building-204 = Завод 204
anachrony-building-204-text = Любой работник (воодушевление): +1 золото.
anachrony-building-205 = Завод 205
anachrony-building-205-text = Любой работник, цена 1 вода: +2 золота.
anachrony-building-206 = Завод 206
anachrony-building-206-text = Любой работник (воодушевление): +1 уран.
anachrony-building-207 = Завод 207
anachrony-building-207-text = Любой работник, цена 1 вода: +2 урана.
anachrony-building-208 = Завод 208
anachrony-building-208-text = Любой работник, цена 1 золото + 1 вода: +1 нейтроний и +1 ПО.
anachrony-building-209 = Завод 209
anachrony-building-209-text = Любой работник, цена 1 уран + 1 вода: +1 нейтроний и +1 ПО.
anachrony-building-210 = Завод 210
anachrony-building-210-text = Инженер, цена 3 воды: +3 титана, урана или золота в любом сочетании либо +1 нейтроний.
anachrony-building-211 = Завод 211
anachrony-building-211-text = Инженер (воодушевление), цена 1 титан: +1 энергоядро.
anachrony-building-212 = Завод 212
anachrony-building-212-text = Инженер: +1 энергоядро.
anachrony-building-213 = Завод 213
anachrony-building-213-text = Инженер, цена 2 титана, урана или золота: +2 энергоядра.
anachrony-building-214 = Завод 214
anachrony-building-214-text = Инженер, цена 3 воды: +2 энергоядра.
anachrony-building-215 = Завод 215
anachrony-building-215-text = Свободное действие, цена 1 вода: +1 титан, уран или золото на выбор.
anachrony-building-301 = Система жизнеобеспечения 301
anachrony-building-301-text = Свободное действие: +1 вода. При постройке: +3 воды.
anachrony-building-302 = Система жизнеобеспечения 302
anachrony-building-302-text = Свободное действие: +1 вода. При постройке: +3 воды.
anachrony-building-303 = Система жизнеобеспечения 303
anachrony-building-303-text = Свободное действие: +2 воды.
anachrony-building-304 = Система жизнеобеспечения 304
anachrony-building-304-text = Свободное действие: +2 воды.
anachrony-building-305 = Система жизнеобеспечения 305
anachrony-building-305-text = Любой работник (воодушевление): +3 воды.
anachrony-building-306 = Система жизнеобеспечения 306
anachrony-building-306-text = Любой работник (воодушевление): +3 воды.
anachrony-building-307 = Система жизнеобеспечения 307
anachrony-building-307-text = Администратор: +5 воды.
anachrony-building-308 = Система жизнеобеспечения 308
anachrony-building-308-text = Администратор: +5 воды.
anachrony-building-309 = Система жизнеобеспечения 309
anachrony-building-309-text = Любой работник, цена 1 нейтроний: +8 воды.
anachrony-building-310 = Система жизнеобеспечения 310
anachrony-building-310-text = Любой работник (погибает при возвращении): +7 воды.
anachrony-building-311 = Система жизнеобеспечения 311
anachrony-building-311-text = Пассивно: цена снабжения в воде вдвое ниже (округление вверх). 311 и 312 вместе делят её дважды.
anachrony-building-312 = Система жизнеобеспечения 312
anachrony-building-312-text = Пассивно: цена снабжения в воде вдвое ниже (округление вверх). 311 и 312 вместе делят её дважды.
anachrony-building-313 = Система жизнеобеспечения 313
anachrony-building-313-text = Любой работник (воодушевление), цена 1 уран: +6 воды и +1 ПО.
anachrony-building-314 = Система жизнеобеспечения 314
anachrony-building-314-text = Любой работник (воодушевление), цена 1 золото: +6 воды и +1 ПО.
anachrony-building-315 = Система жизнеобеспечения 315
anachrony-building-315-text = При постройке: +8 воды.
anachrony-building-401 = Лаборатория 401
anachrony-building-401-text = Пассивно: дальность ваших электростанций +1.
anachrony-building-402 = Лаборатория 402
anachrony-building-402-text = Пассивно: дальность ваших электростанций +2.
anachrony-building-403 = Лаборатория 403
anachrony-building-403-text = Любой работник (воодушевление), цена 1 энергоядро: зарядить 1 экзокостюм.
anachrony-building-404 = Лаборатория 404
anachrony-building-404-text = Учёный: сбросить 1 свой жетон парадоксов.
anachrony-building-405 = Лаборатория 405
anachrony-building-405-text = Пассивно: аномалия наступает на 1 жетон парадоксов позже.
anachrony-building-406 = Лаборатория 406
anachrony-building-406-text = Пассивно: каждая ваша аномалия в конце игры стоит на 2 ПО больше (−1 вместо −3).
anachrony-building-407 = Лаборатория 407
anachrony-building-407-text = Учёный: забрать 1 свой жетон разрыва с ленты (без сдвига маркера путешествий).
anachrony-building-408 = Лаборатория 408
anachrony-building-408-text = Любой работник (администратор воодушевляется): все уставшие работники становятся активными.
anachrony-building-409 = Лаборатория 409
anachrony-building-409-text = Администратор (воодушевление), цена 2 воды: получить активного учёного или инженера.
anachrony-building-410 = Лаборатория 410
anachrony-building-410-text = Администратор (воодушевление), цена 2 воды: получить активного гения.
anachrony-building-411 = Лаборатория 411
anachrony-building-411-text = Пассивно: при исследовании можно заплатить 1 воду и выставить второй кубик вместо броска.
anachrony-building-412 = Лаборатория 412
anachrony-building-412-text = Любой работник, цена 1 титан, уран или золото: +2 ПО.
anachrony-building-413 = Лаборатория 413
anachrony-building-413-text = Любой работник: +1 вода и +1 ПО.
anachrony-building-414 = Лаборатория 414
anachrony-building-414-text = Свободное действие: +2 ПО и +1 жетон парадоксов.
anachrony-building-415 = Лаборатория 415
anachrony-building-415-text = Учёный (погибает при возвращении): +2 воды и +2 ПО.

anachrony-superproject-welfare_society = Общество благоденствия
anachrony-superproject-welfare_society-text = Администратор, цена 1 вода: моральный дух +1.
anachrony-superproject-archive_of_the_eras = Архив времён
anachrony-superproject-archive_of_the_eras-text = Пассивно: в конце игры +1 ПО за каждое пройденное деление шкалы путешествий.
anachrony-superproject-continuum_stabilizer = Стабилизатор континуума
anachrony-superproject-continuum_stabilizer-text = При постройке: забрать до 3 своих жетонов разрыва с любых фрагментов без сдвига маркера.
anachrony-superproject-grand_reservoir = Великое водохранилище
anachrony-superproject-grand_reservoir-text = Пассивно: раз за ваш ход одно действие с платой водой стоит на 1 воду меньше (кроме торговли и вне этапа действий).
anachrony-superproject-anti_gravity_field = Поле контроля гравитации
anachrony-superproject-anti_gravity_field-text = Пассивно: каждое строительство дешевле на 1 титан, уран или золото по выбору.
anachrony-superproject-uranium_cores = Урановые энергоядра
anachrony-superproject-uranium_cores-text = Свободное действие: зарядить 1 экзокостюм.
anachrony-superproject-particle_collider = Ускоритель частиц
anachrony-superproject-particle_collider-text = Свободное действие: 2 титана, урана или золота на 1 нейтроний либо 1 нейтроний на 2 титана, урана или золота.
anachrony-superproject-temporal_tourism = Временной туризм
anachrony-superproject-temporal_tourism-text = Свободное действие: фокус на 1–3 эры назад.
anachrony-superproject-outback_conditioner = Возрождение пустошей
anachrony-superproject-outback_conditioner-text = Любой работник, цена 2 воды: обычное строительство, наём или исследование с ограничениями и бонусами этого работника.
anachrony-superproject-synthetic_endorphins = Синтетические эндорфины
anachrony-superproject-synthetic_endorphins-text = Пассивно: отрицательный моральный дух в конце даёт 0 ПО; принуждение на минимуме не отнимает работника.
anachrony-superproject-exocrawler = Экзовездеход
anachrony-superproject-exocrawler-text = Свободное действие: отправить активного работника в заряженном экзокостюме на ячейку поля и выполнить её действие.
anachrony-superproject-dark_matter_converter = Модулятор тёмной материи
anachrony-superproject-dark_matter_converter-text = Свободное действие, сбросить 1 работника (активного или уставшего): активный гений, 1 нейтроний или 1 энергоядро.
anachrony-superproject-tectonic_drill = Тектонический бур
anachrony-superproject-tectonic_drill-text = Пассивно: при добыче можно взять ещё 1 титан, уран или золото из общего запаса.
anachrony-superproject-rescue_pods = Спасательные капсулы
anachrony-superproject-rescue_pods-text = Пассивно: основное условие эвакуации считается выполненным, его ПО начисляются.
anachrony-superproject-neutronium_research_center = Центр исследования нейтрония
anachrony-superproject-neutronium_research_center-text = При постройке: можно провести 2 обычных исследования (без работника).
anachrony-superproject-the_ultimate_plan = Великий план
anachrony-superproject-the_ultimate_plan-text = Пассивно: в конце игры +3 ПО за каждый ваш суперпроект, включая этот.
anachrony-superproject-quantum_chameleon = Квантовый хамелеон
anachrony-superproject-quantum_chameleon-text = Гений: выполнить действие (ячейку работника) любой постройки или суперпроекта любого игрока; цена и правило возвращения — как у копируемого.
anachrony-superproject-cloning_vat = Камера клонирования
anachrony-superproject-cloning_vat-text = Любой работник: получить работника того же типа в колонку усталости.

anachrony-leader-haulani = Патриарх Гаулани
anachrony-leader-haulani-ability = Вдохновляющая харизма
anachrony-leader-haulani-text = Свободное действие: поместить активного работника на ячейку своего планшета и выполнить действие.
anachrony-leader-zaida = Матриарх Зайда
anachrony-leader-zaida-ability = Спасительная благодать
anachrony-leader-zaida-text = Конец эры, шаг A: за 2 воды нанять одного из оставшихся в секции найма работников без бонуса.
anachrony-leader-wolfe = Капитан Вульф
anachrony-leader-wolfe-ability = Гидроядра
anachrony-leader-wolfe-text = Этап подзарядки: менять 2 воды на 1 энергоядро и обратно сколько угодно раз.
anachrony-leader-samira = Охотница за сокровищами Самира
anachrony-leader-samira-ability = Охота за сокровищами
anachrony-leader-samira-text = Конец эры: забрать один оставшийся ресурс секции добычи, кроме нейтрония, затем за 2 воды ещё один.
anachrony-leader-valerian = Покровитель Валериан
anachrony-leader-valerian-ability = Экзокостюм с ИИ
anachrony-leader-valerian-text = Свободное действие: в этот ход можно поставить на поле пустой заряженный экзокостюм, он считается с учёным внутри. Дополнительного действия не даёт.
anachrony-leader-cornella = Библиотекарь Корнелла
anachrony-leader-cornella-ability = Тщательное исследование
anachrony-leader-cornella-text = При исследовании можно заплатить 1 воду и выставить второй кубик вместо броска.
anachrony-leader-caratacus = Пастырь Каратакус
anachrony-leader-caratacus-ability = Нити времени
anachrony-leader-caratacus-text = Свободное действие, одно из двух: взять 2 воды и жетон парадоксов либо заплатить 2 воды и сбросить жетон парадоксов.
anachrony-leader-amena = Амена, высшая из ходящих под солнцем
anachrony-leader-amena-ability = Укреплённые экзокостюмы
anachrony-leader-amena-text = При астероидном ударе её ячейки подзарядки не закрываются.

anachrony-path-harmony = Путь Гармонии
anachrony-path-dominance = Путь Превосходства
anachrony-path-progress = Путь Прогресса
anachrony-path-salvation = Путь Спасения
anachrony-path-chronobot = Хронобот

anachrony-evacuation-welfare_and_prosperity = Благополучие и процветание
anachrony-evacuation-welfare_and_prosperity-text = 3 системы жизнеобеспечения; 3 ПО за каждого гения с 1 золотом; основа 2 ПО
anachrony-evacuation-natures_resurgence = Возрождение природы
anachrony-evacuation-natures_resurgence-text = 6 занятых строительных мест; 3 ПО за каждую постройку с администратором; основа 2 ПО
anachrony-evacuation-industrial_revolution = Промышленная революция
anachrony-evacuation-industrial_revolution-text = 3 завода; 2 ПО за каждого инженера с 1 титаном; основа 5 ПО
anachrony-evacuation-the_power_of_unity = Сила единства
anachrony-evacuation-the_power_of_unity-text = моральный дух на правом краю; 1 ПО за каждого работника; основа 3 ПО
anachrony-evacuation-technological_superiority = Технологическое превосходство
anachrony-evacuation-technological_superiority-text = 3 лаборатории; 2 ПО за каждого учёного с открытием; основа 5 ПО
anachrony-evacuation-the_apex_of_humanity = Вершина гуманизма
anachrony-evacuation-the_apex_of_humanity-text = 8 воды; 4 ПО за каждый суперпроект; основа 3 ПО
anachrony-evacuation-overwhelming_power = Подавляющая мощь
anachrony-evacuation-overwhelming_power-text = 3 электростанции; 3 ПО за каждый нейтроний; основа 3 ПО
anachrony-evacuation-masters_of_time = Властители времени
anachrony-evacuation-masters_of_time-text = 2 аномалии; 2 ПО за каждый свободный жетон разрыва с 1 ураном; основа 6 ПО

anachrony-experiment-timeline_protection_doctrine = Доктрина защиты хронологии
anachrony-experiment-timeline_protection_doctrine-text = 6 свободных жетонов разрыва; взять жетон парадоксов.
anachrony-experiment-examine_temporal_distortion = Изучение временных искажений
anachrony-experiment-examine_temporal_distortion-text = Открытие «путешествия во времени»; цена 1 титан, уран или золото.
anachrony-experiment-ai_research = Исследование ИИ
anachrony-experiment-ai_research-text = Открытие «технология»; цена 1 титан, уран или золото.
anachrony-experiment-quantum_mechanics = Квантовая механика
anachrony-experiment-quantum_mechanics-text = Лаборатория и завод; цена 2 воды.
anachrony-experiment-interstellar_missile_system = Межзвёздная ракетная система
anachrony-experiment-interstellar_missile_system-text = Открытие «военное дело»; цена 1 титан, уран или золото.
anachrony-experiment-reverse_water_gas_shift = Преобразование «вода — газ»
anachrony-experiment-reverse_water_gas_shift-text = Лаборатория и система жизнеобеспечения; цена 2 воды.
anachrony-experiment-hydro_plant_upgrades = Улучшение гидроэлектростанций
anachrony-experiment-hydro_plant_upgrades-text = Электростанция и система жизнеобеспечения; цена 2 воды.
anachrony-experiment-life_support_improvements = Улучшение жизнеобеспечения
anachrony-experiment-life_support_improvements-text = Открытие «общество»; цена 1 титан, уран или золото.
anachrony-experiment-technological_singularity = Управляемая сингулярность
anachrony-experiment-technological_singularity-text = Электростанция и завод; цена 2 воды.
anachrony-experiment-resistant_genotype = Устойчивый генотип
anachrony-experiment-resistant_genotype-text = Открытие «генетика»; цена 1 титан, уран или золото.
anachrony-experiment-austerity_measures = Жёсткая экономия
anachrony-experiment-austerity_measures-text = Моральный дух не хуже 0 ПО; моральный дух −1.
anachrony-experiment-pocket_universe = Карманная вселенная
anachrony-experiment-pocket_universe-text = Есть аномалия; взять 2 жетона парадоксов.
anachrony-experiment-outback_mapping = Картографирование пустошей
anachrony-experiment-outback_mapping-text = 3 заряженных экзокостюма на планшете; цена 1 энергоядро.
anachrony-experiment-caste_system = Кастовая система
anachrony-experiment-caste_system-text = Работник каждого из четырёх типов; цена: любой работник и 2 воды.
anachrony-experiment-hive_mind = Коллективный разум
anachrony-experiment-hive_mind-text = 8 работников; цена 1 золото и 2 воды.
anachrony-experiment-colony_coordination_protocol = Межколониальная координация
anachrony-experiment-colony_coordination_protocol-text = 5 построек; цена: администратор.
anachrony-experiment-irrigation_systems = Система ирригации
anachrony-experiment-irrigation_systems-text = 10 воды; цена 4 воды.
anachrony-experiment-alien_studies = Технологии пришельцев
anachrony-experiment-alien_studies-text = 3 открытия; цена: одно открытие.
anachrony-experiment-fortunate_accident = Удачная авария
anachrony-experiment-fortunate_accident-text = Суперпроект; цена: гений.
anachrony-experiment-augmented_time_rifts = Усиленные временные разломы
anachrony-experiment-augmented_time_rifts-text = 4 деления шкалы путешествий; цена 1 уран и 2 воды.

anachrony-collapsing-C1 = Строительство дешевле на 1 титан, уран или золото
anachrony-collapsing-C2 = Строительство дешевле на 1 нейтроний
anachrony-collapsing-C3 = Постройка на месте 1/2/3: +1/2/3 ПО
anachrony-collapsing-C4 = Суперпроект: +2 ПО
anachrony-collapsing-C5 = Можно строить ещё раз
anachrony-collapsing-R1 = Бонус найма дважды
anachrony-collapsing-R2 = Зарядить 1 экзокостюм
anachrony-collapsing-R3 = Моральный дух +1
anachrony-collapsing-R4 = Уставшие становятся активными
anachrony-collapsing-R5 = Можно нанять ещё раз
anachrony-collapsing-S1 = Можно выставить и второй кубик
anachrony-collapsing-S2 = +2 ПО
anachrony-collapsing-S3 = Затем можно построить суперпроект
anachrony-collapsing-S4 = Можно сбросить до 2 жетонов парадоксов
anachrony-collapsing-S5 = Можно исследовать ещё раз

anachrony-endgame-workers = Больше всего работников
anachrony-endgame-water = Больше всего воды
anachrony-endgame-breakthroughs = Больше всего научных открытий
anachrony-endgame-occupied_spots = Больше всего занятых строительных мест
anachrony-endgame-morale = Наивысший моральный дух
anachrony-endgame-range = Наибольшая суммарная дальность
anachrony-endgame-superprojects = Больше всего суперпроектов
anachrony-endgame-time_travel = Больше всего путешествий во времени
anachrony-endgame-experiments = Больше всего экспериментов

anachrony-warp-neutronium = 1 нейтроний
anachrony-warp-uranium = 1 уран
anachrony-warp-titanium = 1 титан
anachrony-warp-gold = 1 золото
anachrony-warp-water = 2 воды
anachrony-warp-administrator = администратор
anachrony-warp-engineer = инженер
anachrony-warp-scientist = учёный
anachrony-warp-exosuit = заряженный экзокостюм

anachrony-shape-circle = круг
anachrony-shape-triangle = треугольник
anachrony-shape-square = квадрат
anachrony-icon-genetics = генетика
anachrony-icon-society = общество
anachrony-icon-technology = технология
anachrony-icon-time_travel = путешествия во времени
anachrony-icon-warfare = военное дело
anachrony-breakthrough = { $shape } «{ $icon }»
anachrony-die-paradox = кубик парадоксов
anachrony-die-research_shape = кубик с формами
anachrony-die-research_icon = кубик с символами
anachrony-die-trajectory = кубик траектории
anachrony-die-chronobot = кубик Хронобота

anachrony-fire-morale_up = Вдохновляющее сообщение
anachrony-fire-vp = Славное будущее
anachrony-fire-double = Параллельная хронология
anachrony-fire-paradox_down = Стабильный разлом
anachrony-fire-morale_down = Мрачное сообщение
anachrony-fire-paradox_up = Неустойчивый разлом
anachrony-tracker-save_earth = Спасти Землю
anachrony-tracker-seal_fate = Предрешить судьбу
anachrony-position-A1 = Построить электростанцию
anachrony-position-A2 = Путешествие во времени
anachrony-position-A3 = Устранить аномалию
anachrony-position-B1 = Снабжение либо наём
anachrony-position-B2 = Построить лабораторию
anachrony-position-B3 = Исследование
anachrony-position-B4 = Добыча ресурсов
anachrony-position-C4 = Взять 2 воды
anachrony-position-C3 = Построить систему жизнеобеспечения
anachrony-position-C2 = Наём без бонуса
anachrony-position-C1 = Построить завод
anachrony-position-D1 = Взять 2 воды
anachrony-position-D2 = До удара 1 ПО, после — суперпроект

anachrony-action-construct = Строительство
anachrony-action-recruit = Наём
anachrony-action-research = Исследование
anachrony-action-council = Всемирный совет
anachrony-action-mine = Добыча ресурсов
anachrony-action-purify = Очистка воды
anachrony-action-trade = Торговля с кочевниками
anachrony-action-evacuate = Эвакуация
anachrony-action-experiment = Проведение эксперимента
anachrony-action-supply = Снабжение
anachrony-action-force = Принуждение
anachrony-action-anomaly = Устранение аномалии

anachrony-slot-TL = верхняя левая
anachrony-slot-TM = верхняя средняя
anachrony-slot-TR = верхняя правая
anachrony-slot-BL = нижняя левая
anachrony-slot-BM = нижняя средняя
anachrony-slot-BR = нижняя правая
anachrony-spot = { $type }, участок { $column }
anachrony-era = эра { $era }
anachrony-starting_asset = начальный актив { $number }: { $assets }
anachrony-random_breakthrough = случайное открытие

anachrony-setting-side = Сторона планшетов
anachrony-setting-doomsday = Дополнение «Судный день»
anachrony-setting-difficulty = Сложность Хронобота
anachrony-setting-alternate_timeline = Иная хронология
anachrony-setting-asset_draft = Драфт начальных активов
anachrony-setting-endgame_draft = Драфт достижений
anachrony-setting-predictable_paradoxes = Предсказуемые парадоксы
anachrony-setting-simultaneous_power_up = Одновременная подзарядка
anachrony-setting-planned_experiments = Запланированные эксперименты
anachrony-setting-random_paths = Случайные пути
anachrony-setting-mine_takes_slot_bonus = Хронобот добывает по два ресурса
anachrony-setting-minimum_actions_before_phase_ends = Минимум действий Хронобота за эру
anachrony-setting-first_player = Первый игрок
anachrony-setting-side-A = A, одинаковые у всех
anachrony-setting-side-B = B, свои у каждого пути
anachrony-setting-difficulty-beginner = Новичок
anachrony-setting-difficulty-normal = Обычная
anachrony-setting-difficulty-expert = Эксперт
anachrony-setting-first_player-random = случайный
anachrony-setting-first_player-seat1 = место 1
anachrony-setting-first_player-seat2 = место 2
anachrony-setting-first_player-seat3 = место 3
anachrony-setting-first_player-seat4 = место 4
