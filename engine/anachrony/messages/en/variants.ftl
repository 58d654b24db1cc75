anachrony-refuse-first_player-draft = The starting asset draft decides who begins.
anachrony-refuse-first_player-solo = The Chronobot always begins.

anachrony-ask-draft-endgame =
    { $count ->
        [one] Which endgame card do you keep?
       *[other] Which { $count } endgame cards do you keep?
    }
anachrony-ask-draft-asset = Which starting assets do you keep? The other cards go to your right neighbour.
anachrony-ask-warp-first = Which warp tile do you lay first?

anachrony-log-draft-hand = You choose from: { $cards }.
anachrony-log-draft-endgame = { $seat } puts into play: { $cards }.
anachrony-log-draft-added = Added to the endgame cards: { $card }.
anachrony-log-draft-assets = { $seat } has drafted: { $cards }.
anachrony-log-fire = { $seat }, slot { $slot } of the timeline: { $effect }.
