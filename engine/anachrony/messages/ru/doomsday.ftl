anachrony-ask-tracker = Изменить траекторию астероида?
anachrony-ask-experiment-breakthrough = Какое открытие отдать на «Технологии пришельцев»?

anachrony-do-experiment = Эксперимент { $crew }
anachrony-tracker-move = Передвинуть «{ $tracker }» на деление { $slot } (+{ $vp } ПО)
anachrony-tracker-stay = Оставить «{ $tracker }» на месте

anachrony-no-experiment = У эры в вашем фокусе нет эксперимента.
anachrony-no-experiment-condition = Условие эксперимента «{ $experiment }» не выполнено: { $wants }
anachrony-no-experiment-cost = Эксперимент «{ $experiment }» нечем оплатить: { $wants }

anachrony-log-experiment-shown = Новый эксперимент ({ $era }): «{ $experiment }». { $text }
anachrony-log-experiment-next = Следующий эксперимент второго уровня: «{ $experiment }».
anachrony-log-experiment = { $seat } завершает эксперимент «{ $experiment }».
anachrony-log-tracker = { $seat } передвигает «{ $tracker }» на деление { $slot }.
anachrony-log-fate-sealed = Участь Земли решена: астероид уже ничто не остановит.
anachrony-log-trajectory =
    { $move ->
        [later] Кубики траектории: { $faces }, вместе со шкалой { $sum }. Астероид замедляется: столкновение в конце эры { $era }.
        [sooner] Кубики траектории: { $faces }, вместе со шкалой { $sum }. Астероид приближается: столкновение в конце эры { $era }.
       *[same] Кубики траектории: { $faces }, вместе со шкалой { $sum }. Столкновение по-прежнему в конце эры { $era }.
    }
anachrony-trajectory-plus = +
anachrony-trajectory-minus = −
anachrony-trajectory-blank = пусто

anachrony-end-saved = Земля спасена: астероид пролетает мимо.
