core-seat = Место { $seat }

core-learned-dice = были брошены кубики

core-log-undo = { $seat }: последний ответ взят назад.
core-log-amended = С начала этого хода правила исправлены, и последние ответы больше не подходят. Пожалуйста, ответьте ещё раз.
core-log-amended-secret = Правила исправлены, и ваш тайный ответ больше не подходит. Пожалуйста, ответьте ещё раз.

core-refuse-over = Эта партия окончена.
core-refuse-not-asked = Сейчас вас ни о чём не спрашивают.
core-refuse-unknown = Такого варианта нет.
core-refuse-number = Выберите число от { $least } до { $most }.
core-refuse-count =
    { $least ->
        [0] Выберите не больше { $most }, без повторов.
       *[other] Выберите от { $least } до { $most }, без повторов.
    }
core-refuse-players = В эту игру играют от { $least } до { $most } человек.
core-refuse-setting = Настройки «{ $setting }» нет.
core-refuse-setting-value = Возможные значения «{ $setting }»: { $values }.
core-refuse-undo-nothing = Вам нечего брать назад.
core-refuse-undo-answered = После этого уже был ответ ({ $seat }). Нужно согласие всех остальных.
core-refuse-undo-pending = Кто-то уже ответил на следующий вопрос. Нужно согласие всех остальных.
core-refuse-undo-learned = С тех пор кое-что стало известно ({ $what }). Нужно согласие всех остальных.
