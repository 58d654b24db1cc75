anachrony-ask-tracker = Do you change the course of the asteroid?
anachrony-ask-experiment-breakthrough = Which breakthrough do you give to the Alien Studies?

anachrony-do-experiment = Experiment { $crew }
anachrony-tracker-move = Move “{ $tracker }” to slot { $slot } (+{ $vp } VP)
anachrony-tracker-stay = Leave “{ $tracker }” where it is

anachrony-no-experiment = No experiment lies under the tile in your focus.
anachrony-no-experiment-condition = The condition of “{ $experiment }” does not hold: { $wants }
anachrony-no-experiment-cost = You cannot pay for “{ $experiment }”: { $wants }

anachrony-log-experiment-shown = The experiment of { $era }: { $experiment }. { $text }
anachrony-log-experiment-next = The next level-2 experiment: { $experiment }.
anachrony-log-experiment = { $seat } completes the experiment “{ $experiment }”.
anachrony-log-tracker = { $seat } moves “{ $tracker }” to slot { $slot }.
anachrony-log-fate-sealed = The fate of the Earth is sealed: nothing stops the asteroid now.
anachrony-log-trajectory =
    { $move ->
        [later] The trajectory dice: { $faces }, together with the track { $sum }. The asteroid slows down and is due at the end of era { $era }.
        [sooner] The trajectory dice: { $faces }, together with the track { $sum }. The asteroid comes closer and is due at the end of era { $era }.
       *[same] The trajectory dice: { $faces }, together with the track { $sum }. The asteroid is still due at the end of era { $era }.
    }
anachrony-trajectory-plus = +
anachrony-trajectory-minus = −
anachrony-trajectory-blank = blank

anachrony-end-saved = The Earth is saved: the asteroid flies past.
