core-seat = Seat { $seat }

core-learned-dice = dice were rolled

core-log-undo = { $seat } took the last answer back.
core-log-amended = The rules have been corrected since this turn began, and its latest answers no longer fit. Please answer again.
core-log-amended-secret = The rules have been corrected and your secret answer no longer fits. Please answer again.

core-refuse-over = This game is over.
core-refuse-not-asked = You are not being asked anything right now.
core-refuse-unknown = That is not one of the choices.
core-refuse-number = Please choose a number from { $least } to { $most }.
core-refuse-count =
    { $least ->
        [0] Please choose at most { $most } different ones.
       *[other] Please choose { $least } to { $most } different ones.
    }
core-refuse-players = This game is for { $least } to { $most } players.
core-refuse-setting = There is no setting called “{ $setting }”.
core-refuse-setting-value = “{ $setting }” can be one of: { $values }.
core-refuse-undo-nothing = There is nothing of yours to take back.
core-refuse-undo-answered = { $seat } has answered since. Everybody else would have to agree.
core-refuse-undo-pending = Somebody has already answered the next question. Everybody else would have to agree.
core-refuse-undo-learned = Something became known since ({ $what }). Everybody else would have to agree.
