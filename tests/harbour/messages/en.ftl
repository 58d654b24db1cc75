harbour-title = Harbour
harbour-refuse-alone = Fishing for the best catch needs somebody to beat.

harbour-ask-captain = Which card is your captain?
harbour-ask-action = What do you do?
harbour-ask-nets = How many nets do you cast? You have { $coins } coins.
harbour-ask-trade = Which cards do you trade?
harbour-ask-raid = Whom do you raid?
harbour-ask-ransom = { $raider } raids you. What do you give?
harbour-ask-chart = Which tide comes next?
harbour-ask-upkeep = What do you pay for the harbour?
harbour-ask-watch = The storm is up. Does the crew light the fire?

harbour-group-sea = At sea
harbour-card = Captain { $number }
harbour-action-fish = Fish
harbour-action-trade = Trade cards
harbour-action-raid = Raid somebody
harbour-action-rest = Rest
harbour-action-bottle = Open a bottle
harbour-action-chart = Chart the tides
harbour-no-fish = Nets cost a coin each, and you have none.
harbour-no-trade = You need a card to give and the deck needs two to draw.
harbour-no-raid = Nobody else has anything to take.
harbour-no-bottle = The deck is empty.
harbour-tide-ebb = Ebb
harbour-tide-flood = Flood
harbour-tide-slack = Slack water
harbour-pay-fish = a fish
harbour-pay-coins =
    { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
harbour-watch-light = Light the fire
harbour-watch-sleep = Sleep

harbour-log-captain = { $seat } sails under { $card }.
harbour-log-weather = The weather die shows { $die }.
harbour-log-fish = { $seat } catches { $fish } fish.
harbour-log-trade = { $seat } trades { $given } away.
harbour-log-drawn = You drew { $drawn }.
harbour-log-hand = Your hand: { $hand }.
harbour-log-raid = { $seat } raids { $victim } and gets { $paid }.
harbour-log-rest = { $seat } rests.
harbour-log-bottle = { $seat } opens a bottle: { $card }.
harbour-log-chart = { $seat } charts the tides.
harbour-log-light = { $seat } lights the fire.
harbour-log-sleep = { $seat } lets the crew sleep.

harbour-score-fish = Fish
harbour-end-storm = The storm broke over the harbour.
harbour-end-rounds = The season is over.
harbour-end-deck = No captain is left to sail.
