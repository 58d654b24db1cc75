bot-duration = { $days ->
    [0] { $hours } h { $minutes } min
   *[other] { $days } d { $hours } h { $minutes } min
}
bot-clock-none = No clock: nobody is in a hurry.
bot-clock-rule = Clock: { $bank } for each player; every turn adds { $increment }.
bot-clock-runs = ⏳ { $seat }: the time runs out { $due }
bot-clock-out = ⏳ { $seat }: the time has run out
bot-clock-stands = { $seat }: { $left } left
bot-time-up = { $people }
    The time of **{ $seat }** has run out. You decide: wait, let the simple player move until { $seat } is back, name somebody else, or end the game.
bot-button-wait = Wait
bot-button-simple = Let the simple player move
bot-button-end = End the game
bot-button-back = I am back
bot-late-replace = Somebody else takes the seat…
bot-late-waiting = The table waits for **{ $seat }** a little longer: { $time } more.
bot-refuse-not-late = That player is in time again, so there is nothing to decide.
bot-back = Welcome back! The seat is yours again.
bot-next = You are next in **{ $game }**: { $place }
bot-remind-hours = { $hours ->
    [0] You are not reminded.
    [one] You are reminded after { $hours } hour, and then again as often.
   *[other] You are reminded after { $hours } hours, and then again as often.
}
bot-remind-quiet = Quiet from { $start }:00 to { $end }:00 ({ $zone }).
bot-remind-no-quiet = No quiet hours.
bot-remind-away = On holiday until { $until }: no reminders, and your clocks stand still.
bot-remind-next = You hear by direct message when you are next.
bot-remind-no-next = You do not hear when you are next.
bot-name-game-clock = clock
bot-about-game-clock = Agree on a clock: a bank of time, and what every turn adds
bot-name-option-bank = bank
bot-about-option-bank = Hours that each player has; 0 for no clock
bot-name-option-increment = increment
bot-about-option-increment = Hours that every turn adds
bot-about-option-away = Days of holidays without reminders and clocks; 0 when back
bot-name-option-next = next
bot-about-option-next = Tell me by direct message when I am next
