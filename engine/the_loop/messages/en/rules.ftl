the_loop-title = The LOOP
the_loop-note = The base rules are those of the box. Most card effects, modes 2 to 4 and levels 2 and 3 are our own design, since no source for them was found.
the_loop-setting-mode = Mode
the_loop-setting-mode-sabotage = S.A.B.O.T.A.G.E.
the_loop-setting-mode-clones = C.L.O.N.E.S.
the_loop-setting-mode-centrifuges = C.E.N.T.R.I.F.U.G.E.S.
the_loop-setting-mode-ultramachine = U.L.T.R.A.M.A.C.H.I.N.E.
the_loop-setting-level = Difficulty level
the_loop-setting-agents = Agents
the_loop-setting-agents-choose = chosen by the players
the_loop-setting-agents-random = drawn at random
the_loop-setting-solo_agents = Agents played by one person alone
the_loop-setting-five_players = Variant for five players
the_loop-refuse-solo_agents = “{ $setting }” is for one person alone.
the_loop-refuse-five = Five can play only with “{ $setting }” switched on.
the_loop-refuse-not_five = “{ $setting }” needs five players.
the_loop-ask-agent_choice = Which agent will you play?
the_loop-ask-act = { $agent } is in { $era } with { $energy } Energy to spend. What next?
the_loop-ask-energy_place = Where does the Energy go?
the_loop-ask-rift_place = Where do the Rifts disappear?
the_loop-ask-equalize_place = Which Era is evened out?
the_loop-ask-dimension = Which Dimension does the LOOP ready?
the_loop-ask-exhaust = Which card is exhausted?
the_loop-ask-push = Which Duplicate do you push?
the_loop-ask-push_place = Where does this one go: { $duplicate }?
the_loop-ask-pull = Which Duplicate do you pull here?
the_loop-ask-destroy = Which Duplicate do you destroy?
the_loop-ask-swap = Which Duplicate changes places?
the_loop-ask-swap_with = With which one?
the_loop-ask-gather = Which Duplicate is drawn to Dr Faux?
the_loop-ask-move = Where do you go?
the_loop-ask-carry = Do you carry a Duplicate along?
the_loop-ask-agent = Which agent moves?
the_loop-ask-agent_place = Where does { $agent } go?
the_loop-ask-discard = What do you discard?
the_loop-ask-destroy_card = Which card of your Hand is destroyed?
the_loop-ask-gain = Which available card do you take?
the_loop-ask-ready = Which cards become Ready?
the_loop-ask-option = Which of these?
the_loop-ask-may = Do you want this? { $effect }
the_loop-ask-borrow = Which card do you apply?
the_loop-ask-let_whom = Who may use a card?
the_loop-ask-let_use = { $agent } may use a card now. Which one?
the_loop-ask-first_destroyed = Which one counts as destroyed first?
the_loop-ask-reward = Take the reward in { $era }: one Rift less, one Energy more?
the_loop-ask-ultra_order = Which Ultramachine card works next?
the_loop-ask-cancel = Which fallen cube is cancelled?
the_loop-ask-take = Do you take a card from this Era?
the_loop-ask-archive = This mission is complete: { $mission }. Archive it?
the_loop-ask-bonus = Which bonus card does { $agent } get?
the_loop-yes = Yes
the_loop-no = No
the_loop-none = None
the_loop-duplicate = Duplicate { $number } (ends in { $era })
the_loop-supa = Supa Duplicate { $number } (ends in { $era })
the_loop-duplicate-at = { $duplicate }, now in { $era }
the_loop-agent-at = { $agent }, now in { $era }
the_loop-card-detail = { $dimension } · { $era } · { $effect }
the_loop-carry-option = { $duplicate }, left in { $era }
the_loop-group-cards = Cards
the_loop-group-moves = Moves
the_loop-group-loops = LOOP
the_loop-group-mode = Against Dr Faux
the_loop-act-stop = End the actions
the_loop-act-move = Go to { $era } for 1 Energy
the_loop-act-free = Go to { $era } on batteries
the_loop-act-loop = LOOP { $dimension } for { $n } Energy
the_loop-act-ability = Move another agent
the_loop-act-shutdown = Shut the centrifuge down for { $n } Energy
the_loop-act-disarm = Disarm { $card } for { $n } Energy
the_loop-act-archive = Archive it
the_loop-no-exhausted = This card is exhausted.
the_loop-no-energy = It takes { $n } Energy in your Era.
the_loop-no-battery = Your batteries are low.
the_loop-no-black_hole = A LOOP never readies Black Holes.
the_loop-no-ability = The ability works once per turn.
the_loop-no-shutdown = The Era must be free of Rifts and Duplicates.
the_loop-no-disarm-no_rift = The Era must be free of Rifts.
the_loop-no-disarm-no_duplicate = The Era must be free of Duplicates.
the_loop-no-take = An Ultramachine card guards the cards here.
the_loop-log-start = { $title }: { $mode }, level { $level } ({ $level ->
        [1] Employee of the Month
        [2] Agent of the Year
        *[3] Legend of the Agency
    }).
the_loop-log-agent = { $seat } plays { $agent }.
the_loop-log-turn = Turn { $turn }, cycle { $cycle }: { $agent }.
the_loop-log-faux_setup = Dr Faux has been in: { $eras }.
the_loop-log-faux = Dr Faux arrives in { $era }.
the_loop-log-generated = { $duplicate } appears in { $era }.
the_loop-log-duplicate = { $duplicate } is now in { $era }.
the_loop-log-destroyed = { $duplicate } is destroyed in { $era }.
the_loop-log-available = { $card } is available in { $era }.
the_loop-log-card_lost = { $card } is lost in the Vortex of { $era }.
the_loop-log-drop = The Machine drops Rifts on: { $eras }.
the_loop-log-cancel = The cube over { $era } is cancelled.
the_loop-log-vortex = { $era } becomes a Vortex.
the_loop-log-mission = A mission is revealed in { $era }: { $mission } { $task } ({ $needed }).
the_loop-log-progress = Mission { $mission } { $done } of { $needed }.
the_loop-log-energy = +{ $n } Energy in { $era }.
the_loop-log-energy_lost = −{ $n } Energy in { $era }.
the_loop-log-rifts = −{ $n } { $n ->
        [one] Rift
        *[other] Rifts
    } in { $era }.
the_loop-log-move = { $agent } goes to { $era }.
the_loop-log-card = { $agent } uses { $card }.
the_loop-log-borrow = { $agent } borrows { $card }.
the_loop-log-draw = { $agent } draws { $card }.
the_loop-log-discard = { $agent } discards { $card }.
the_loop-log-destroy_card = { $agent } destroys { $card }.
the_loop-log-ready = { $agent } readies { $cards }.
the_loop-log-exhaust = { $agent } exhausts { $cards }.
the_loop-log-cards_destroyed = Destroyed: { $cards }.
the_loop-log-take = { $agent } takes { $card }.
the_loop-log-loop = { $agent } does a LOOP of { $dimension } for { $cost } Energy.
the_loop-log-ultra = Ultramachine: { $card } is armed in { $era }.
the_loop-log-ultra_works = { $card } works.
the_loop-log-disarm = { $card } is disarmed.
the_loop-log-shutdown = The centrifuge in { $era } stands still.
the_loop-log-archive = Mission archived: { $mission }
the_loop-log-bonus = Attendance bonus: { $cards }.
the_loop-log-bonus_card = { $seat } gives { $card } to { $agent }.
the_loop-log-cycle = Cycle { $cycle } begins.
the_loop-end-victory-sabotage = Four missions are archived: Dr Faux gives up.
the_loop-end-victory-clones = The missions are done and the Supa Duplicates beaten.
the_loop-end-victory-centrifuges = The missions are done and all centrifuges stand still.
the_loop-end-victory-ultramachine = The missions are done and the Ultramachine is disarmed.
the_loop-end-second_vortex = A second Vortex opened on the same Era.
the_loop-end-fourth_vortex = A fourth Vortex opened.
the_loop-end-cycles = The third cycle is over and the plan of Dr Faux succeeds.
the_loop-ability-mr_time = Once per turn moves another agent by one Era.
the_loop-ability-time_prowler = Cancels one cube that falls in or beside her Era in her turn.
the_loop-ability-cztwyzzek = The free move leads to any Era.
the_loop-ability-v_girl = Pushes Duplicates one Era further if she likes.
the_loop-ability-eraser_404 = From the second Duplicate destroyed in his turn on: one Rift less and one Energy more there.
the_loop-at-self = on your Era
the_loop-at-adjacent = on an adjacent Era
the_loop-at-each_adjacent = on each adjacent Era
the_loop-at-any = on any Era
the_loop-at-faux = on Dr Faux’s Era
the_loop-at-vortex = on an Era with a Vortex
the_loop-at-each_vortex = on each Era with a Vortex
the_loop-at-each_agent = on each Era with an agent
the_loop-at-other_agent = on another agent’s Era
the_loop-at-pushed_to = where the Duplicate went
the_loop-at-card_era = on that card’s Era
the_loop-at-this_era = here
the_loop-at-next_of_this = on the next Era
the_loop-at-each_adjacent_to_this = on each adjacent Era
the_loop-carry = , maybe with a Duplicate
the_loop-carry-vortex = , out of a Vortex maybe with a Duplicate
the_loop-cond-other_agent_here = with another agent here
the_loop-cond-faux_here = with Dr Faux here
the_loop-verb-add_energy = +{ $n } Energy { $at }
the_loop-verb-remove_rift = −{ $n } { $n ->
        [one] Rift
        *[other] Rifts
    } { $at }
the_loop-verb-remove_every_rift = no more Rifts { $at }
the_loop-verb-equalize_energy = Energy up to the number of Rifts { $at }
the_loop-verb-equalize_rift = Rifts down to the number of Energy { $at }
the_loop-verb-push = push { $n } { $n ->
        [one] Duplicate
        *[other] Duplicates
    } { $at }{ $steps ->
        [one] { "" }
        *[other] { " " }by up to { $steps } Eras
    }
the_loop-verb-pull = pull { $n } { $n ->
        [one] Duplicate
        *[other] Duplicates
    } from beside you
the_loop-verb-destroy_duplicate = destroy { $n } { $n ->
        [one] Duplicate
        *[other] Duplicates
    } { $at }
the_loop-verb-destroy_every_duplicate = destroy all Duplicates { $at }
the_loop-verb-swap = two Duplicates change places
the_loop-verb-generate_duplicate = new Duplicates: { $n }
the_loop-verb-move = move exactly { $steps } { $steps ->
        [one] Era
        *[other] Eras
    }{ $carry }
the_loop-verb-move_up_to = move up to { $steps } Eras{ $carry }
the_loop-verb-move_to = move to { $to }{ $carry }
the_loop-verb-move_each_agent = each agent may move by one Era
the_loop-verb-fetch_agent = bring another agent to you
the_loop-verb-move_agent = move another agent by { $steps ->
        [one] one Era
        *[other] { $steps } Eras
    }
the_loop-verb-draw = draw { $n } { $n ->
        [one] card
        *[other] cards
    }
the_loop-verb-draw_each = each agent draws { $n } { $n ->
        [one] card
        *[other] cards
    }
the_loop-verb-discard = discard { $n } { $n ->
        [one] card
        *[other] cards
    }
the_loop-verb-destroy_available = destroy the cards available { $at }
the_loop-verb-destroy_card = destroy { $n } { $n ->
        [one] card
        *[other] cards
    } of your Hand
the_loop-verb-make_available = new available cards: { $n }
the_loop-verb-gain_available = take a card available { $at } into your Hand
the_loop-verb-use_available = apply a card available { $at }
the_loop-verb-use_other_hand = apply a card from another Hand
the_loop-verb-let_use = another agent may use a card
the_loop-verb-ready = ready up to { $n } cards
the_loop-verb-loop = LOOP for { $cost } Energy
the_loop-verb-modify_loop = the next LOOP is { $delta } cheaper
the_loop-verb-modify_loop_cost = LOOPs are { $delta } dearer this turn
the_loop-verb-may = you may: { $do }
the_loop-verb-if = { $cond }: { $do }
the_loop-verb-pay = for { $energy } Energy: { $then }
the_loop-verb-place_rift = +{ $n } { $n ->
        [one] Rift
        *[other] Rifts
    } { $at }
the_loop-verb-extra_drop = +{ $n } { $n ->
        [one] cube
        *[other] cubes
    } to drop
the_loop-verb-remove_energy = −{ $n } Energy { $at }
the_loop-verb-remove_every_energy = no more Energy { $at }
the_loop-verb-flip_battery = batteries go low
the_loop-verb-exhaust = exhaust { $n } { $n ->
        [one] card
        *[other] cards
    }
the_loop-verb-gather_duplicate = draw { $n } { $n ->
        [one] Duplicate
        *[other] Duplicates
    } { $at } to here
the_loop-verb-forbid_take = no card can be taken here
the_loop-verb-forbid_destroy = no effect destroys Duplicates here
the_loop-verb-rift_capacity = { $delta } Rift { $delta ->
        [one] space
        *[other] spaces
    } fewer
the_loop-to-any = any Era
the_loop-to-faux = Dr Faux’s Era
the_loop-verb-either = { $one } or { $other }
the_loop-verb-then = { $first }; { $then }
