render-era = Эра { $era } из { $eras }
render-over = Игра окончена
render-no-path = Выбирает путь
render-phase-endgame_draft = Драфт достижений
render-phase-paths = Выбор путей
render-phase-leaders = Выбор лидеров
render-phase-asset_draft = Драфт начальных активов
render-phase-first_water = Вода по порядку хода
render-type-power_plant = Энергия
render-type-factory = Завод
render-type-life_support = Жизнь
render-type-lab = Лаборатория
render-path-leader = { $path } · { $leader }
render-secret-warp =
    { $count ->
        [0] Это знаете только вы: без жетонов разрыва
       *[other] Это знаете только вы: ваш запрос в будущее
    }
render-secret-cards = Эти карты знаете только вы
render-active = Активные
render-tired = Уставшие
render-warp-hand = Жетоны разрыва на руках
render-breakthroughs = Научные открытия
