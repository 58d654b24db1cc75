anachrony-ask-travel = Which past era do you travel to, and what do you send back there?
anachrony-ask-travel-price = Which past era do you travel to?
anachrony-ask-travel-repay = What do you send back to { $era }?
anachrony-travel = To { $era }
anachrony-travel-repay = To { $era }, sending back: { $warp }
anachrony-travel-price = To { $era } for { $cost }
anachrony-repay = Send back: { $warp }
anachrony-no-past = There is no past era to travel to.
anachrony-no-travel-price = You cannot pay for any distance.
anachrony-log-travel = { $seat } travels to { $era }.
anachrony-log-repay = { $seat } sends back: { $warp }. Time travel is worth { $vp } VP now.

anachrony-ask-recruit = Whom do you recruit?
anachrony-ask-recruit-bonus = Which recruit bonus do you take a second time?
anachrony-recruit = { $worker } ({ $bonus })
anachrony-no-recruit-pool = Nobody is left in the recruit pool.
anachrony-no-recruit-genius = An engineer cannot recruit a genius, and nobody else is left.
anachrony-no-space-water = You do not have the water that the space costs.

anachrony-ask-research = Which die do you set? The other one is rolled.
anachrony-ask-research-reroll = No token is left for { $shape } and { $icon }. Which die do you roll again?
anachrony-ask-research-icon = The dice let you choose the icon. Which token do you take?
anachrony-set-shape = Shape: { $shape }, roll the icon
anachrony-set-icon = Icon: { $icon }, roll the shape
anachrony-set-both = { $token }, nothing to roll (for { $cost })
anachrony-any-icon = any icon
anachrony-no-research-tokens = No breakthrough token is left.
anachrony-log-research-roll = { $seat } rolls the { $die }: { $face }.

anachrony-ask-council = Which capital action do you copy?
anachrony-council-banner = Only become the first player
anachrony-do-council-left = World Council { $crew }: first player, for 2 water
anachrony-do-council-right = World Council { $crew }, for 1 water
anachrony-no-council-free = The action still has a free space of its own.
anachrony-no-council-nothing = There is no full capital action that this worker could copy.
anachrony-log-council = { $seat } copies the action “{ $action }”.
anachrony-log-banner = { $seat } takes the banner and will be the first player of the next era.

anachrony-do-evacuate = Evacuate { $crew }
anachrony-no-evacuation-early = Evacuation begins after the Impact.
anachrony-no-evacuation-once = You have evacuated already.
anachrony-no-evacuation = The condition is not met: { $condition }.
anachrony-log-evacuation = { $seat } evacuates the capital: “{ $condition }”.

anachrony-free-haulani = Patriarch Haulani: one more worker goes onto the own board
anachrony-free-caratacus = Shepherd Caratacus: meddle with time

anachrony-no-blocked-slot = The slot has been unavailable since the Impact.
anachrony-no-slot-price = You cannot pay for this slot.

anachrony-log-standings = After { $era }: { $standings }.
anachrony-standing = { $seat } { $vp } VP
anachrony-log-untangle = { $seat } sends back in the end: { $warps }.
anachrony-log-endgame = { $card }: { $seats } ({ $vp } VP).
anachrony-score-ultimate_plan = The Ultimate Plan
anachrony-score-archive = Archive of the Eras
anachrony-score-warps = Warp tiles left on the timeline
