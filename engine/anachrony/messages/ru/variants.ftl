anachrony-refuse-first_player-draft = Кто ходит первым, решает драфт начальных активов.
anachrony-refuse-first_player-solo = Хронобот всегда ходит первым.

anachrony-ask-draft-endgame =
    { $count ->
        [one] Какое достижение оставить?
       *[other] Какие достижения оставить ({ $count })?
    }
anachrony-ask-draft-asset = Какие начальные активы оставить? Остальные карты уйдут соседу справа.
anachrony-ask-warp-first = Какой жетон разрыва выложить первым?

anachrony-log-draft-hand = Можно выбрать из: { $cards }.
anachrony-log-draft-endgame = { $seat } вводит в игру: { $cards }.
anachrony-log-draft-added = К достижениям добавлено: { $card }.
anachrony-log-draft-assets = { $seat } собирает: { $cards }.
anachrony-log-fire = { $seat }, ячейка { $slot } хронологии: { $effect }.
