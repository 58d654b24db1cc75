anachrony-log-bot-die = { $seat } бросает кубик, выпало { $token }: { $action }.
anachrony-log-bot-fails = { $seat } не может этого сделать и получает компенсацию.
anachrony-log-bot-token = Жетон { $token } переходит дальше: «{ $action }».
anachrony-log-bot-space = { $seat } отправляет экзокостюм: { $action }, ячейка { $number }.
anachrony-log-bot-council = { $seat } отправляет экзокостюм во Всемирный совет: { $action }.
anachrony-log-bot-builds = { $seat } строит: { $tile }.
anachrony-log-bot-recruits = { $seat } нанимает: { $worker }.
anachrony-log-bot-shape = { $seat } бросает кубик с формами: { $shape }.
anachrony-log-bot-set = { $seat } сдаёт набор: { $things }.
anachrony-log-bot-time_travel = { $seat } путешествует во времени и забирает жетон разрыва ({ $era }); шкала теперь приносит { $vp } ПО.
anachrony-log-bot-warp =
    { $count ->
        [0] { $seat } не отправляет жетонов разрыва.
        [one] { $seat } отправляет { $count } жетон разрыва.
        [few] { $seat } отправляет { $count } жетона разрыва.
       *[other] { $seat } отправляет { $count } жетонов разрыва.
    }
anachrony-log-bot-loses-warp = { $seat } забирает жетон разрыва ({ $era }).
anachrony-log-bot-anomaly =
    { $count ->
        [one] { $seat }: теперь { $count } аномалия.
        [few] { $seat }: теперь { $count } аномалии.
       *[other] { $seat }: теперь { $count } аномалий.
    }
anachrony-log-bot-anomaly-removed = { $seat } устраняет аномалию.
