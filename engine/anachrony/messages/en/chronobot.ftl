anachrony-log-bot-die = { $seat } rolls { $token }: { $action }.
anachrony-log-bot-fails = { $seat } cannot do it and is compensated.
anachrony-log-bot-token = Token { $token } moves on to “{ $action }”.
anachrony-log-bot-space = { $seat } sends an exosuit: { $action }, space { $number }.
anachrony-log-bot-council = { $seat } sends an exosuit to the World Council: { $action }.
anachrony-log-bot-builds = { $seat } builds { $tile }.
anachrony-log-bot-recruits = { $seat } recruits: { $worker }.
anachrony-log-bot-shape = { $seat } rolls the shape die: { $shape }.
anachrony-log-bot-set = { $seat } hands in a set: { $things }.
anachrony-log-bot-time_travel = { $seat } travels in time and takes back a warp tile ({ $era }); the track is worth { $vp } VP now.
anachrony-log-bot-warp =
    { $count ->
        [0] { $seat } sends no warp tile.
        [one] { $seat } sends { $count } warp tile.
       *[other] { $seat } sends { $count } warp tiles.
    }
anachrony-log-bot-loses-warp = { $seat } takes back a warp tile ({ $era }).
anachrony-log-bot-anomaly =
    { $count ->
        [one] { $seat } has { $count } anomaly now.
       *[other] { $seat } has { $count } anomalies now.
    }
anachrony-log-bot-anomaly-removed = { $seat } removes an anomaly.
