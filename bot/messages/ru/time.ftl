bot-duration = { $days ->
    [0] { $hours } ч { $minutes } мин
   *[other] { $days } д { $hours } ч { $minutes } мин
}
bot-clock-none = Без часов: никто никуда не спешит.
bot-clock-rule = Часы: { $bank } каждому игроку, за каждый ход прибавляется { $increment }.
bot-clock-runs = ⏳ { $seat }: время истекает { $due }
bot-clock-out = ⏳ { $seat }: время истекло
bot-clock-stands = { $seat }: осталось { $left }
bot-time-up = { $people }
    Время игрока **{ $seat }** истекло. Решать вам: подождать, дать простому игроку ходить, пока { $seat } не вернётся, назвать замену или закончить игру.
bot-button-wait = Подождать
bot-button-simple = Пусть ходит простой игрок
bot-button-end = Закончить игру
bot-button-back = Я здесь
bot-late-replace = Место займёт кто-то другой…
bot-late-waiting = Стол ещё подождёт игрока **{ $seat }**: { $time }.
bot-refuse-not-late = Этот игрок уже не опаздывает, решать нечего.
bot-back = С возвращением! Место снова ваше.
bot-next = Следующий ход — ваш: **{ $game }**, { $place }
bot-remind-hours = { $hours ->
    [0] Напоминания выключены.
    [one] Напоминание придёт через { $hours } час и потом так же часто.
    [few] Напоминание придёт через { $hours } часа и потом так же часто.
   *[other] Напоминание придёт через { $hours } часов и потом так же часто.
}
bot-remind-quiet = Тихие часы: с { $start }:00 до { $end }:00 ({ $zone }).
bot-remind-no-quiet = Тихих часов нет.
bot-remind-away = Отпуск до { $until }: без напоминаний, ваши часы стоят.
bot-remind-next = Когда ваш ход следующий, придёт личное сообщение.
bot-remind-no-next = О том, что ваш ход следующий, не сообщается.
bot-name-game-clock = часы
bot-about-game-clock = Договориться о часах: запас времени и прибавка за каждый ход
bot-name-option-bank = запас
bot-about-option-bank = Сколько часов у каждого игрока; 0 — без часов
bot-name-option-increment = прибавка
bot-about-option-increment = Сколько часов прибавляет каждый ход
bot-about-option-away = Дни отпуска без напоминаний и часов; 0 — я вернулся
bot-name-option-next = следующий
bot-about-option-next = Сообщать лично, когда мой ход следующий
