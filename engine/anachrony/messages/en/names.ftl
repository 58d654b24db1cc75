anachrony-title = Anachrony

anachrony-worker-scientist = scientist
anachrony-worker-engineer = engineer
anachrony-worker-administrator = administrator
anachrony-worker-genius = genius
anachrony-worker-empty_suit = empty exosuit
anachrony-worker-worker = worker of any type
anachrony-with-scientist = with a scientist
anachrony-with-engineer = with an engineer
anachrony-with-administrator = with an administrator
anachrony-with-genius = with a genius
anachrony-with-empty_suit = with Valerian’s empty exosuit

anachrony-asset-W = water
anachrony-asset-T = titanium
anachrony-asset-U = uranium
anachrony-asset-G = gold
anachrony-asset-N = neutronium
anachrony-asset-E = energy core
anachrony-asset-VP = victory point
anachrony-asset-PX = paradox token
anachrony-asset-TUG = titanium, uranium or gold

anachrony-amount-W = { $count } water
anachrony-amount-T = { $count } titanium
anachrony-amount-U = { $count } uranium
anachrony-amount-G = { $count } gold
anachrony-amount-N = { $count } neutronium
anachrony-amount-E =
    { $count ->
        [one] { $count } energy core
       *[other] { $count } energy cores
    }
anachrony-amount-VP = { $count } VP
anachrony-amount-PX =
    { $count ->
        [one] { $count } paradox token
       *[other] { $count } paradox tokens
    }
anachrony-amount-TUG = { $count } titanium, uranium or gold
anachrony-amount-scientist =
    { $count ->
        [one] { $count } scientist
       *[other] { $count } scientists
    }
anachrony-amount-engineer =
    { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
anachrony-amount-administrator =
    { $count ->
        [one] { $count } administrator
       *[other] { $count } administrators
    }
anachrony-amount-genius =
    { $count ->
        [one] { $count } genius
       *[other] { $count } geniuses
    }
anachrony-amount-worker =
    { $count ->
        [one] { $count } worker of any type
       *[other] { $count } workers of any type
    }
anachrony-amount-active-scientist =
    { $count ->
        [one] { $count } active scientist
       *[other] { $count } active scientists
    }
anachrony-amount-tired-scientist =
    { $count ->
        [one] { $count } tired scientist
       *[other] { $count } tired scientists
    }
anachrony-amount-active-engineer =
    { $count ->
        [one] { $count } active engineer
       *[other] { $count } active engineers
    }
anachrony-amount-tired-engineer =
    { $count ->
        [one] { $count } tired engineer
       *[other] { $count } tired engineers
    }
anachrony-amount-active-administrator =
    { $count ->
        [one] { $count } active administrator
       *[other] { $count } active administrators
    }
anachrony-amount-tired-administrator =
    { $count ->
        [one] { $count } tired administrator
       *[other] { $count } tired administrators
    }
anachrony-amount-active-genius =
    { $count ->
        [one] { $count } active genius
       *[other] { $count } active geniuses
    }
anachrony-amount-tired-genius =
    { $count ->
        [one] { $count } tired genius
       *[other] { $count } tired geniuses
    }
anachrony-amount-nothing = nothing

anachrony-type-power_plant = power plant
anachrony-type-factory = factory
anachrony-type-life_support = life support
anachrony-type-lab = lab
anachrony-phase-preparation = Preparation
anachrony-phase-paradox = Paradox
anachrony-phase-power_up = Power Up
anachrony-phase-warp = Warp
anachrony-phase-actions = Action Rounds
anachrony-phase-clean_up = Clean Up
anachrony-word-anomaly = anomaly
anachrony-word-exosuit = exosuit
anachrony-word-warp_tile = warp tile
anachrony-word-breakthrough = breakthrough
anachrony-word-superproject = superproject
anachrony-word-timeline_tile = timeline tile
anachrony-word-impact_tile = impact tile
anachrony-word-focus_marker = focus marker
anachrony-word-hex_unavailable = hex unavailable
anachrony-word-motivated = motivated
anachrony-word-active_column = active column
anachrony-word-tired_column = tired column
anachrony-word-path_marker = path marker
anachrony-word-banner = banner

anachrony-building-101 = Power Plant 101
anachrony-building-101-text = Any worker: time travel, range 1.
anachrony-building-102 = Power Plant 102
anachrony-building-102-text = Any worker: time travel, range 2.
anachrony-building-103 = Power Plant 103
anachrony-building-103-text = Any worker: time travel, range 2.
anachrony-building-104 = Power Plant 104
anachrony-building-104-text = Scientist: time travel, range 2.
anachrony-building-105 = Power Plant 105
anachrony-building-105-text = Any worker: time travel, range 3.
anachrony-building-106 = Power Plant 106
anachrony-building-106-text = Any worker: time travel, range 3.
anachrony-building-107 = Power Plant 107
anachrony-building-107-text = Any worker, pay 1 uranium: time travel, range 3; +1 VP.
anachrony-building-108 = Power Plant 108
anachrony-building-108-text = Scientist (motivated): time travel, range 2.
anachrony-building-109 = Power Plant 109
anachrony-building-109-text = Scientist, pay 1 neutronium: time travel, range 3; +2 VP.
anachrony-building-110 = Power Plant 110
anachrony-building-110-text = Any worker, pay 1 water: time travel, range 4.
anachrony-building-111 = Power Plant 111
anachrony-building-111-text = Any worker: time travel, range 3. When built: may take back 1 own warp tile from any timeline tile (no track step).
anachrony-building-112 = Power Plant 112
anachrony-building-112-text = Any worker, pay x water: time travel to the tile exactly x eras back; +1 VP. Labs 401/402 let you pay less for the same distance, never less than 1 water.
anachrony-building-113 = Power Plant 113
anachrony-building-113-text = Any worker, pay x titanium, uranium or gold (x at least 1): time travel to the tile x eras back; +x VP. Labs 401/402 may carry the focus further than x, the VP stay equal to the x paid.
anachrony-building-114 = Power Plant 114
anachrony-building-114-text = Scientist, pay 1 water: time travel, range 3, then a second time travel, range 3.
anachrony-building-115 = Power Plant 115
anachrony-building-115-text = Any worker, pay 1 gold: time travel, range 3; +1 VP.
anachrony-building-201 = Factory 201
anachrony-building-201-text = Any worker (motivated): gain 2 titanium.
anachrony-building-202 = Factory 202
anachrony-building-202-text = Any worker, pay 1 water: gain 3 titanium.
anachrony-building-203 = Factory 203
anachrony-building-203-text = Any worker (motivated), pay 1 water: gain 1 titanium, uranium or gold.
anachrony-building-204 = Factory 204
anachrony-building-204-text = Any worker (motivated): gain 1 gold.
anachrony-building-205 = Factory 205
anachrony-building-205-text = Any worker, pay 1 water: gain 2 gold.
anachrony-building-206 = Factory 206
anachrony-building-206-text = Any worker (motivated): gain 1 uranium.
anachrony-building-207 = Factory 207
anachrony-building-207-text = Any worker, pay 1 water: gain 2 uranium.
anachrony-building-208 = Factory 208
anachrony-building-208-text = Any worker, pay 1 gold + 1 water: gain 1 neutronium and 1 VP.
anachrony-building-209 = Factory 209
anachrony-building-209-text = Any worker, pay 1 uranium + 1 water: gain 1 neutronium and 1 VP.
anachrony-building-210 = Factory 210
anachrony-building-210-text = Engineer, pay 3 water: gain 3 titanium, uranium or gold in any mix, or 1 neutronium.
anachrony-building-211 = Factory 211
anachrony-building-211-text = Engineer (motivated), pay 1 titanium: gain 1 energy core.
anachrony-building-212 = Factory 212
anachrony-building-212-text = Engineer: gain 1 energy core.
anachrony-building-213 = Factory 213
anachrony-building-213-text = Engineer, pay 2 titanium, uranium or gold: gain 2 energy cores.
anachrony-building-214 = Factory 214
anachrony-building-214-text = Engineer, pay 3 water: gain 2 energy cores.
anachrony-building-215 = Factory 215
anachrony-building-215-text = Free action, pay 1 water: gain 1 titanium, uranium or gold.
anachrony-building-301 = Life Support 301
anachrony-building-301-text = Free action: gain 1 water. When built: gain 3 water.
anachrony-building-302 = Life Support 302
anachrony-building-302-text = Free action: gain 1 water. When built: gain 3 water.
anachrony-building-303 = Life Support 303
anachrony-building-303-text = Free action: gain 2 water.
anachrony-building-304 = Life Support 304
anachrony-building-304-text = Free action: gain 2 water.
anachrony-building-305 = Life Support 305
anachrony-building-305-text = Any worker (motivated): gain 3 water.
anachrony-building-306 = Life Support 306
anachrony-building-306-text = Any worker (motivated): gain 3 water.
anachrony-building-307 = Life Support 307
anachrony-building-307-text = Administrator: gain 5 water.
anachrony-building-308 = Life Support 308
anachrony-building-308-text = Administrator: gain 5 water.
anachrony-building-309 = Life Support 309
anachrony-building-309-text = Any worker, pay 1 neutronium: gain 8 water.
anachrony-building-310 = Life Support 310
anachrony-building-310-text = Any worker (dies when retrieved): gain 7 water.
anachrony-building-311 = Life Support 311
anachrony-building-311-text = Passive: your Supply action costs half its water, rounded up. 311 and 312 together halve twice.
anachrony-building-312 = Life Support 312
anachrony-building-312-text = Passive: your Supply action costs half its water, rounded up. 311 and 312 together halve twice.
anachrony-building-313 = Life Support 313
anachrony-building-313-text = Any worker (motivated), pay 1 uranium: gain 6 water and 1 VP.
anachrony-building-314 = Life Support 314
anachrony-building-314-text = Any worker (motivated), pay 1 gold: gain 6 water and 1 VP.
anachrony-building-315 = Life Support 315
anachrony-building-315-text = When built: gain 8 water.
anachrony-building-401 = Lab 401
anachrony-building-401-text = Passive: your power plants have range +1.
anachrony-building-402 = Lab 402
anachrony-building-402-text = Passive: your power plants have range +2.
anachrony-building-403 = Lab 403
anachrony-building-403-text = Any worker (motivated), pay 1 energy core: power up 1 exosuit.
anachrony-building-404 = Lab 404
anachrony-building-404-text = Scientist: return 1 of your paradox tokens to the supply.
anachrony-building-405 = Lab 405
anachrony-building-405-text = Passive: an anomaly strikes you one paradox token later.
anachrony-building-406 = Lab 406
anachrony-building-406-text = Passive: each of your anomalies is worth 2 VP more at the end of the game (-1 instead of -3).
anachrony-building-407 = Lab 407
anachrony-building-407-text = Scientist: take back 1 own warp tile from any timeline tile (no track step).
anachrony-building-408 = Lab 408
anachrony-building-408-text = Any worker (an administrator is motivated): move all your tired workers to the Active column.
anachrony-building-409 = Lab 409
anachrony-building-409-text = Administrator (motivated), pay 2 water: gain a scientist or an engineer, active.
anachrony-building-410 = Lab 410
anachrony-building-410-text = Administrator (motivated), pay 2 water: gain a genius, active.
anachrony-building-411 = Lab 411
anachrony-building-411-text = Passive: when you take a Research action you may pay 1 water to set the second die instead of rolling it.
anachrony-building-412 = Lab 412
anachrony-building-412-text = Any worker, pay 1 titanium, uranium or gold: gain 2 VP.
anachrony-building-413 = Lab 413
anachrony-building-413-text = Any worker: gain 1 water and 1 VP.
anachrony-building-414 = Lab 414
anachrony-building-414-text = Free action: gain 2 VP and 1 paradox token.
anachrony-building-415 = Lab 415
anachrony-building-415-text = Scientist (dies when retrieved): gain 2 water and 2 VP.

anachrony-superproject-welfare_society = Welfare Society
anachrony-superproject-welfare_society-text = Administrator, pay 1 water: morale +1.
anachrony-superproject-archive_of_the_eras = Archive of the Eras
anachrony-superproject-archive_of_the_eras-text = Passive: +1 VP at game end for each step made on the time travel track.
anachrony-superproject-continuum_stabilizer = Continuum Stabilizer
anachrony-superproject-continuum_stabilizer-text = When built: take back up to 3 own warp tiles from any timeline tiles, no track step.
anachrony-superproject-grand_reservoir = Grand Reservoir
anachrony-superproject-grand_reservoir-text = Passive: once per turn of yours one action that costs water costs 1 water less (not trade, not outside the action phase).
anachrony-superproject-anti_gravity_field = Anti-Gravity Field
anachrony-superproject-anti_gravity_field-text = Passive: each construction costs 1 titanium, uranium or gold less, your choice.
anachrony-superproject-uranium_cores = Uranium Cores
anachrony-superproject-uranium_cores-text = Free action: power up 1 exosuit.
anachrony-superproject-particle_collider = Particle Collider
anachrony-superproject-particle_collider-text = Free action: swap 2 titanium, uranium or gold for 1 neutronium, or 1 neutronium for 2 titanium, uranium or gold.
anachrony-superproject-temporal_tourism = Temporal Tourism
anachrony-superproject-temporal_tourism-text = Free action: time travel, range 3.
anachrony-superproject-outback_conditioner = Outback Conditioner
anachrony-superproject-outback_conditioner-text = Any worker, pay 2 water: take a standard Construct, Recruit or Research action with that worker's restrictions and bonuses.
anachrony-superproject-synthetic_endorphins = Synthetic Endorphins
anachrony-superproject-synthetic_endorphins-text = Passive: negative morale scores 0 at game end; Force at the lowest morale step costs no worker.
anachrony-superproject-exocrawler = Exocrawler
anachrony-superproject-exocrawler-text = Free action: place an active worker in a powered exosuit on a main-board space and take that action.
anachrony-superproject-dark_matter_converter = Dark Matter Converter
anachrony-superproject-dark_matter_converter-text = Free action, lose 1 worker (active or tired): gain a genius (active), 1 neutronium or 1 energy core.
anachrony-superproject-tectonic_drill = Tectonic Drill
anachrony-superproject-tectonic_drill-text = Passive: each Mine action may also take 1 titanium, uranium or gold from the general supply.
anachrony-superproject-rescue_pods = Rescue Pods
anachrony-superproject-rescue_pods-text = Passive: your base evacuation condition counts as met; its base VP are scored.
anachrony-superproject-neutronium_research_center = Neutronium Research Center
anachrony-superproject-neutronium_research_center-text = When built: may take 2 standard Research actions (no worker).
anachrony-superproject-the_ultimate_plan = The Ultimate Plan
anachrony-superproject-the_ultimate_plan-text = Passive: +3 VP at game end for each superproject you own, this one included.
anachrony-superproject-quantum_chameleon = Quantum Chameleon
anachrony-superproject-quantum_chameleon-text = Genius: perform the worker action of any building or superproject of any player; pay its cost, its return rule applies.
anachrony-superproject-cloning_vat = Cloning Vat
anachrony-superproject-cloning_vat-text = Any worker: gain a worker of the same type in the Tired column.

anachrony-leader-haulani = Patriarch Haulani
anachrony-leader-haulani-ability = Inspiring Charisma
anachrony-leader-haulani-text = Free action: place an active worker on a worker space of the own player board and take that action.
anachrony-leader-zaida = Matriarch Zaida
anachrony-leader-zaida-ability = Saving Grace
anachrony-leader-zaida-text = Clean-up step A: may pay 2 water to take one worker left in the recruit pool, without the recruit bonus.
anachrony-leader-wolfe = Captain Wolfe
anachrony-leader-wolfe-ability = Hydrocores
anachrony-leader-wolfe-text = Power-up phase: swap 2 water and 1 energy core either way, any number of times.
anachrony-leader-samira = Treasure Hunter Samira
anachrony-leader-samira-ability = Treasure Hunt
anachrony-leader-samira-text = Clean-up phase: may take one leftover resource of the mine area except neutronium, then may pay 2 water for one more.
anachrony-leader-valerian = Patron Valerian
anachrony-leader-valerian-ability = AI Exosuit
anachrony-leader-valerian-text = Free action: the main-board placement of this turn may be made with a powered exosuit without a worker; it counts as holding a scientist. No extra action.
anachrony-leader-cornella = Librarian Cornella
anachrony-leader-cornella-ability = Thorough Research
anachrony-leader-cornella-text = When researching, may pay 1 water to set the second die instead of rolling it.
anachrony-leader-caratacus = Shepherd Caratacus
anachrony-leader-caratacus-ability = Meddle with Time
anachrony-leader-caratacus-text = Free action, one of: gain 2 water and a paradox token; or pay 2 water and discard a paradox token.
anachrony-leader-amena = High Sunwalker Amena
anachrony-leader-amena-ability = Hardened Exosuits
anachrony-leader-amena-text = At the Impact no Hex Unavailable tiles are put on her charging slots.

anachrony-path-harmony = Path of Harmony
anachrony-path-dominance = Path of Dominance
anachrony-path-progress = Path of Progress
anachrony-path-salvation = Path of Salvation
anachrony-path-chronobot = Chronobot

anachrony-evacuation-welfare_and_prosperity = Welfare and Prosperity
anachrony-evacuation-welfare_and_prosperity-text = 3 life supports; 3 VP for each genius with 1 gold; base 2 VP
anachrony-evacuation-natures_resurgence = Nature's Resurgence
anachrony-evacuation-natures_resurgence-text = 6 occupied building spots; 3 VP for each building with an administrator; base 2 VP
anachrony-evacuation-industrial_revolution = Industrial Revolution
anachrony-evacuation-industrial_revolution-text = 3 factories; 2 VP for each engineer with 1 titanium; base 5 VP
anachrony-evacuation-the_power_of_unity = The Power of Unity
anachrony-evacuation-the_power_of_unity-text = morale at the right end; 1 VP for each worker; base 3 VP
anachrony-evacuation-technological_superiority = Technological Superiority
anachrony-evacuation-technological_superiority-text = 3 labs; 2 VP for each scientist with a breakthrough; base 5 VP
anachrony-evacuation-the_apex_of_humanity = The Apex of Humanity
anachrony-evacuation-the_apex_of_humanity-text = 8 water; 4 VP for each superproject; base 3 VP
anachrony-evacuation-overwhelming_power = Overwhelming Power
anachrony-evacuation-overwhelming_power-text = 3 power plants; 3 VP for each neutronium; base 3 VP
anachrony-evacuation-masters_of_time = Masters of Time
anachrony-evacuation-masters_of_time-text = 2 anomalies; 2 VP for each unused warp tile with 1 uranium; base 6 VP

anachrony-experiment-timeline_protection_doctrine = Timeline Protection Doctrine
anachrony-experiment-timeline_protection_doctrine-text = 6 unused warp tiles; take a paradox token.
anachrony-experiment-examine_temporal_distortion = Examine Temporal Distortion
anachrony-experiment-examine_temporal_distortion-text = A time travel breakthrough; pay 1 titanium, uranium or gold.
anachrony-experiment-ai_research = AI Research
anachrony-experiment-ai_research-text = A technology breakthrough; pay 1 titanium, uranium or gold.
anachrony-experiment-quantum_mechanics = Quantum Mechanics
anachrony-experiment-quantum_mechanics-text = A lab and a factory; pay 2 water.
anachrony-experiment-interstellar_missile_system = Interstellar Missile System
anachrony-experiment-interstellar_missile_system-text = A warfare breakthrough; pay 1 titanium, uranium or gold.
anachrony-experiment-reverse_water_gas_shift = Reverse Water-Gas Shift
anachrony-experiment-reverse_water_gas_shift-text = A lab and a life support; pay 2 water.
anachrony-experiment-hydro_plant_upgrades = Hydro Plant Upgrades
anachrony-experiment-hydro_plant_upgrades-text = A power plant and a life support; pay 2 water.
anachrony-experiment-life_support_improvements = Life Support Improvements
anachrony-experiment-life_support_improvements-text = A society breakthrough; pay 1 titanium, uranium or gold.
anachrony-experiment-technological_singularity = Technological Singularity
anachrony-experiment-technological_singularity-text = A power plant and a factory; pay 2 water.
anachrony-experiment-resistant_genotype = Resistant Genotype
anachrony-experiment-resistant_genotype-text = A genetics breakthrough; pay 1 titanium, uranium or gold.
anachrony-experiment-austerity_measures = Austerity Measures
anachrony-experiment-austerity_measures-text = Morale worth 0 VP or more; lose 1 morale.
anachrony-experiment-pocket_universe = Pocket Universe
anachrony-experiment-pocket_universe-text = An anomaly; take 2 paradox tokens.
anachrony-experiment-outback_mapping = Outback Mapping
anachrony-experiment-outback_mapping-text = 3 powered exosuits on your board; pay 1 energy core.
anachrony-experiment-caste_system = Caste System
anachrony-experiment-caste_system-text = A worker of each of the four types; lose any worker and 2 water.
anachrony-experiment-hive_mind = Hive Mind
anachrony-experiment-hive_mind-text = 8 workers; pay 1 gold and 2 water.
anachrony-experiment-colony_coordination_protocol = Colony Coordination Protocol
anachrony-experiment-colony_coordination_protocol-text = 5 buildings; lose an administrator.
anachrony-experiment-irrigation_systems = Irrigation Systems
anachrony-experiment-irrigation_systems-text = 10 water; pay 4 water.
anachrony-experiment-alien_studies = Alien Studies
anachrony-experiment-alien_studies-text = 3 breakthroughs; spend one of them.
anachrony-experiment-fortunate_accident = Fortunate Accident
anachrony-experiment-fortunate_accident-text = A superproject; lose a genius.
anachrony-experiment-augmented_time_rifts = Augmented Time Rifts
anachrony-experiment-augmented_time_rifts-text = 4 steps on the time travel track; pay 1 uranium and 2 water.

anachrony-collapsing-C1 = Construct cost -1 titanium, uranium or gold
anachrony-collapsing-C2 = Construct cost -1 neutronium
anachrony-collapsing-C3 = Building on spot 1/2/3: +1/2/3 VP
anachrony-collapsing-C4 = Superproject: +2 VP
anachrony-collapsing-C5 = May construct once more
anachrony-collapsing-R1 = Recruit bonus twice
anachrony-collapsing-R2 = Power up 1 exosuit
anachrony-collapsing-R3 = Morale +1
anachrony-collapsing-R4 = All tired workers become active
anachrony-collapsing-R5 = May recruit once more
anachrony-collapsing-S1 = May set the second die too
anachrony-collapsing-S2 = +2 VP
anachrony-collapsing-S3 = Then may construct a superproject
anachrony-collapsing-S4 = May discard up to 2 paradox tokens
anachrony-collapsing-S5 = May research once more

anachrony-endgame-workers = Most Workers
anachrony-endgame-water = Most Water
anachrony-endgame-breakthroughs = Most Breakthroughs
anachrony-endgame-occupied_spots = Most Occupied Building Spots
anachrony-endgame-morale = Highest Morale
anachrony-endgame-range = Highest Time Travel Range Sum
anachrony-endgame-superprojects = Most Superprojects
anachrony-endgame-time_travel = Most Successful Time Travels
anachrony-endgame-experiments = Most Completed Experiments

anachrony-warp-neutronium = 1 neutronium
anachrony-warp-uranium = 1 uranium
anachrony-warp-titanium = 1 titanium
anachrony-warp-gold = 1 gold
anachrony-warp-water = 2 water
anachrony-warp-administrator = administrator
anachrony-warp-engineer = engineer
anachrony-warp-scientist = scientist
anachrony-warp-exosuit = powered exosuit

anachrony-shape-circle = circle
anachrony-shape-triangle = triangle
anachrony-shape-square = square
anachrony-icon-genetics = genetics
anachrony-icon-society = society
anachrony-icon-technology = technology
anachrony-icon-time_travel = time travel
anachrony-icon-warfare = warfare
anachrony-breakthrough = { $shape } of { $icon }
anachrony-die-paradox = paradox die
anachrony-die-research_shape = shape die
anachrony-die-research_icon = icon die
anachrony-die-trajectory = trajectory die
anachrony-die-chronobot = chronobot die

anachrony-fire-morale_up = Inspiring Message
anachrony-fire-vp = Glorious Future
anachrony-fire-double = Parallel Timeline
anachrony-fire-paradox_down = Stable Time Rift
anachrony-fire-morale_down = Grim Message
anachrony-fire-paradox_up = Collapsing Time Rift
anachrony-tracker-save_earth = Save Earth
anachrony-tracker-seal_fate = Seal Fate
anachrony-position-A1 = Construct a power plant
anachrony-position-A2 = Time travel
anachrony-position-A3 = Remove an anomaly
anachrony-position-B1 = Supply, or recruit without enough water
anachrony-position-B2 = Construct a lab
anachrony-position-B3 = Research
anachrony-position-B4 = Mine resources
anachrony-position-C4 = Take 2 water
anachrony-position-C3 = Construct a life support
anachrony-position-C2 = Recruit without the bonus
anachrony-position-C1 = Construct a factory
anachrony-position-D1 = Take 2 water
anachrony-position-D2 = 1 VP; after the Impact a superproject

anachrony-action-construct = Construct
anachrony-action-recruit = Recruit
anachrony-action-research = Research
anachrony-action-council = World Council
anachrony-action-mine = Mine Resource
anachrony-action-purify = Purify Water
anachrony-action-trade = Trade with Nomads
anachrony-action-evacuate = Evacuation
anachrony-action-experiment = Experiment
anachrony-action-supply = Supply
anachrony-action-force = Force Workers
anachrony-action-anomaly = Remove an Anomaly

anachrony-slot-TL = top left
anachrony-slot-TM = top middle
anachrony-slot-TR = top right
anachrony-slot-BL = bottom left
anachrony-slot-BM = bottom middle
anachrony-slot-BR = bottom right
anachrony-spot = { $type }, spot { $column }
anachrony-era = era { $era }
anachrony-starting_asset = starting asset { $number }: { $assets }
anachrony-random_breakthrough = a random breakthrough

anachrony-setting-side = Player board side
anachrony-setting-doomsday = Doomsday module
anachrony-setting-difficulty = Chronobot difficulty
anachrony-setting-alternate_timeline = Alternate timeline
anachrony-setting-asset_draft = Starting asset draft
anachrony-setting-endgame_draft = Endgame condition draft
anachrony-setting-predictable_paradoxes = Predictable paradoxes
anachrony-setting-simultaneous_power_up = Simultaneous power up
anachrony-setting-planned_experiments = Planned experiments
anachrony-setting-random_paths = Random paths
anachrony-setting-mine_takes_slot_bonus = Chronobot mines two cubes
anachrony-setting-minimum_actions_before_phase_ends = Chronobot’s fewest actions in an era
anachrony-setting-first_player = First player
anachrony-setting-side-A = A, alike for everyone
anachrony-setting-side-B = B, different for each path
anachrony-setting-difficulty-beginner = Beginner
anachrony-setting-difficulty-normal = Normal
anachrony-setting-difficulty-expert = Expert
anachrony-setting-first_player-random = random
anachrony-setting-first_player-seat1 = seat 1
anachrony-setting-first_player-seat2 = seat 2
anachrony-setting-first_player-seat3 = seat 3
anachrony-setting-first_player-seat4 = seat 4
