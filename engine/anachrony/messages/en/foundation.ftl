anachrony-refuse-solo = “{ $setting }” does not go with the Chronobot.
anachrony-refuse-only-solo = “{ $setting }” is only for games against the Chronobot.
anachrony-refuse-planned = Planned experiments need the Doomsday module.
anachrony-refuse-first_player = Nobody sits on the seat that should begin.

anachrony-ask-path = Which path do you take?
anachrony-ask-leader = Which leader do you choose?
anachrony-ask-power_up =
    { $water ->
        [0] Which charging slots do you fill?
       *[other] Which charging slots do you fill? Each empty one gives { $water } water.
    }
anachrony-ask-hydrocores = Do you exchange water and energy cores?
anachrony-ask-warp = Which warp tiles do you send (up to two)?
anachrony-ask-turn = What do you do?
anachrony-ask-pay = How do you pay?
anachrony-ask-gain = What do you take?
anachrony-ask-mine = Which cube do you take from the pool?
anachrony-ask-drill = Which cube does the Tectonic Drill bring up?
anachrony-ask-force-lose = Which worker do you lose?
anachrony-ask-retrieve = Which warp tiles do you take back?
anachrony-ask-anomaly-spot = Where do you put the anomaly?
anachrony-ask-anomaly-cover = What does the anomaly cover?
anachrony-ask-anomaly-or_building = An anomaly would strike. Do you give up a building instead?

anachrony-group-main = Main board
anachrony-group-own = Your board
anachrony-group-free = Free actions
anachrony-group-pass = End
anachrony-do-purify = Purify water { $crew }
anachrony-do-mine = Mine { $crew }, plus { $bonus }
anachrony-do-supply = Supply { $crew }
anachrony-free-supply = Supply
anachrony-free-force = Force workers
anachrony-do-pass = Pass for this era
anachrony-decline = Nothing
anachrony-pay = { $cost }
anachrony-pay-reservoir = { $cost }, with the Grand Reservoir
anachrony-take = { $assets }
anachrony-charge = { $slot }: { $cost }
anachrony-charge-or = { $slot }: { $cost } or { $other }
anachrony-charge-free = { $slot }: free of charge
anachrony-hydrocores-cores =
    { $cores ->
        [one] Make { $cores } energy core from water
       *[other] Make { $cores } energy cores from water
    }
anachrony-hydrocores-water =
    { $cores ->
        [one] Make water from { $cores } energy core
       *[other] Make water from { $cores } energy cores
    }
anachrony-warp-at = { $warp } ({ $era })
anachrony-suffer-anomaly = Take the anomaly
anachrony-suffer-loss = Lose { $building }

anachrony-no-occupied = The space is taken until the end of the era.
anachrony-no-collapsed = The space has collapsed.
anachrony-no-exosuit = You have no powered exosuit.
anachrony-no-worker = You have no such active worker.
anachrony-no-used = You have done this already in this era.
anachrony-no-marker = You have no path marker left for free actions.
anachrony-no-mine = No cube is left in the mine.
anachrony-no-supply = Supply costs { $cost } water now.
anachrony-no-power_up = You cannot pay for all of these slots.
anachrony-no-warp-worker = Every worker from the future costs 1 water.
anachrony-no-warp-exosuit = You have no exosuit or no empty charging slot left for it.

anachrony-log-era = Era { $era } begins.
anachrony-log-path = { $seat } takes the { $path }.
anachrony-log-condition = { $seat }: evacuation by “{ $condition }”.
anachrony-log-leader = { $seat } is led by { $leader }.
anachrony-log-first = { $seat } is the first player.
anachrony-log-superproject = The superproject of { $era }: { $superproject }.
anachrony-log-buildings = New on top: { $buildings }.
anachrony-log-recruits = In the recruit pool: { $workers }.
anachrony-log-mine = In the mine: { $cubes }.
anachrony-log-power_up =
    { $count ->
        [0] { $seat } powers up no exosuit.
        [one] { $seat } powers up { $count } exosuit.
       *[other] { $seat } powers up { $count } exosuits.
    }
anachrony-log-hydrocores-cores = { $seat } turns { $water } into { $cores }.
anachrony-log-hydrocores-water = { $seat } turns { $cores } into { $water }.
anachrony-log-warp = { $seat } receives from the future: { $warps }.
anachrony-log-warp-none = { $seat } receives nothing from the future.
anachrony-log-place = { $seat }: { $action }.
anachrony-log-free = { $seat }, as a free action: { $action }.
anachrony-log-pass = { $seat } passes.
anachrony-log-pay = { $seat } pays { $cost }.
anachrony-log-reservoir = { $seat } saves 1 water with the Grand Reservoir.
anachrony-log-gain = { $seat } gains { $assets }.
anachrony-log-worker = { $seat } gains { $worker }.
anachrony-log-lose-worker = { $seat } loses { $worker }.
anachrony-log-wake =
    { $count ->
        [one] { $seat } wakes { $count } worker.
       *[other] { $seat } wakes { $count } workers.
    }
anachrony-log-breakthrough = { $seat } makes a breakthrough: { $token }.
anachrony-log-breakthrough-spent = { $seat } uses a breakthrough: { $token }.
anachrony-log-powered = { $seat } has one more powered exosuit.
anachrony-log-morale = { $seat }: morale is worth { $vp } VP now.
anachrony-log-paradox-roll = { $seat } rolls the paradox die: { $count }.
anachrony-log-paradox =
    { $count ->
        [one] { $seat } takes { $count } paradox token and has { $total }.
       *[other] { $seat } takes { $count } paradox tokens and has { $total }.
    }
anachrony-log-paradox-discard =
    { $count ->
        [one] { $seat } discards { $count } paradox token.
       *[other] { $seat } discards { $count } paradox tokens.
    }
anachrony-log-anomaly = An anomaly strikes { $seat }.
anachrony-log-anomaly-placed = { $seat } has an anomaly now: { $spot }.
anachrony-log-building-lost = { $seat } gives up { $building }.
anachrony-log-retrieve = { $seat } takes a warp tile back from { $era }: { $warp }.
anachrony-log-impact = The asteroid strikes. The capital collapses.
anachrony-log-collapsing = { $action }: { $tiles }.

anachrony-score-buildings = Buildings
anachrony-score-superprojects = Superprojects
anachrony-score-anomalies = Anomalies
anachrony-score-time_travel = Time travel
anachrony-score-morale = Morale
anachrony-score-tokens = Victory point tokens
anachrony-score-breakthroughs = Breakthroughs
anachrony-end-eras = The seventh era is over.
anachrony-end-collapse = The capital has collapsed.
