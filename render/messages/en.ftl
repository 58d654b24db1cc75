render-era = Era { $era } of { $eras }
render-over = The game is over
render-no-path = Choosing a path
render-phase-endgame_draft = Draft of endgame cards
render-phase-paths = Choice of paths
render-phase-leaders = Choice of leaders
render-phase-asset_draft = Draft of starting assets
render-phase-first_water = Water by turn order
render-type-power_plant = Power
render-type-factory = Factory
render-type-life_support = Life support
render-type-lab = Lab
render-path-leader = { $path } · { $leader }
render-secret-warp =
    { $count ->
        [0] Only you know this: you send no warp tile
       *[other] Only you know this: you send back
    }
render-secret-cards = Only you know these cards
render-active = Active
render-tired = Tired
render-warp-hand = Warp tiles in hand
render-breakthroughs = Breakthroughs
