bot-store-in-use = Файл { $path } уже обслуживает другой процесс. Двое не могут работать с одной базой: сначала остановите тот.
bot-store-newer = Файл { $path } записан более новой версией Slowtable (схема { $found }; эта знает до { $known }). Обновите Slowtable или укажите другой файл.
bot-store-old-sqlite = В этом Python SQLite { $found }; Slowtable нужен { $needed } или новее.
bot-store-unreadable = Файл { $path } нельзя использовать как базу данных: { $error }
bot-backup-done =
    { $games ->
        [one] Скопирована { $games } игра в { $path }.
        [few] Скопированы { $games } игры в { $path }.
       *[many] Скопировано { $games } игр в { $path }.
    }
bot-backup-nothing = По пути { $path } нет базы данных, копировать нечего.
bot-backup-itself = { $path } — это сама база. Укажите для копии другой файл.
bot-backup-failed = Не удалось записать копию в { $path }: { $error }
bot-refuse-cancelled = Эта игра отменена, ответы больше не принимаются.

bot-config-token = DISCORD_TOKEN не похож на токен бота. Скопируйте его ещё раз со страницы «Bot» вашего приложения или оставьте пустым, чтобы открыть локальную площадку.
bot-config-port = SLOWTABLE_PORT должен быть числом от 0 до 65535, а не «{ $port }».
bot-config-language = SLOWTABLE_LANGUAGE может быть en или ru, а не «{ $language }».
bot-config-host = SLOWTABLE_HOST — { $host }, и площадка станет видна с других машин. Если так и задумано, задайте ещё SLOWTABLE_ALLOW_REMOTE=yes.

bot-yes = да
bot-no = нет
bot-none = ничего
bot-number = { $number }
bot-rule = правило { $number }, его текст: `/rules { $number }`
bot-seat-automaton = автомат
bot-seat-simple = простой игрок { $number }
bot-seat-number = игрок { $number }

bot-turn = **{ $seats }** — { $question }
bot-turn-private = Ждём тайного выбора: **{ $seats }**.
bot-button-menu = Мой выбор
bot-button-undo = Отменить
bot-button-why = Почему нельзя?
bot-button-text = Текстом
bot-button-join = Сесть за стол
bot-button-leave = Встать
bot-button-start = Начать

bot-menu-choose = Выберите…
bot-menu-none = Ничего
bot-menu-pick = { $least ->
    [0] Выберите не больше { $most }
   *[other] Выберите от { $least } до { $most }
}
bot-menu-confirm = Подтвердить ({ $count })
bot-menu-number = Число от { $least } до { $most }
bot-menu-nothing = Сейчас вам нечего выбирать.
bot-menu-title = **{ $game }** · { $seat }
bot-menu-chosen = Ваш выбор пока: { $choice }. Его можно менять, пока не ответят все.
bot-page-back = ◀ Назад
bot-page-on = Дальше ▶
bot-why-nothing = Ничего не закрыто: всё, что вообще бывает, сейчас можно выбрать.
bot-dms-closed = Некоторые тайные вопросы не удалось доставить личным сообщением. Кнопка ниже или /menu откроет ваш так, что увидите его только вы.

bot-result-won = Общая победа!
bot-result-lost = Общее поражение.
bot-result-score = { $place }. { $seat }: { $points }

bot-lobby-title = **{ $game }** — кто играет?
bot-lobby-people = { $people } (игроков: от { $least } до { $most })
bot-lobby-empty = Здесь пока никто не сидит.
bot-started = Игра начинается.
bot-cancelled = Игра отменена.
bot-info = Игра { $number }: записей в журнале { $length }. Печать на кубиках: { $seal }
bot-played = Готово.
bot-undone = Ваш последний ответ отменён.
bot-log-empty = Пока ничего не произошло.
bot-mine-none = Вы не участвуете ни в одной игре.
bot-language-name = Русский
bot-language-set = Теперь по-русски.
bot-help = **Slowtable** — большие настольные игры без спешки.
    `/game new` открывает стол, **Сесть за стол** занимает место, **Начать** начинает.
    Отвечайте кнопками под сообщением хода, через `/menu` или одной строкой: `/play построить > инженер`.
    `/board` показывает стол, `/hand` — то, что видите только вы, `/undo` отменяет ваш последний ответ, `/log` рассказывает, что было, `/mine` перечисляет ваши игры, `/rules` объясняет правило.
bot-rules-hint = Текст правила: `/rules { $number }`
bot-rules-nothing = Такого правила не нашлось. Попробуйте номер, например 7.3, или другие слова.
bot-rules-more =
    { $count ->
        [one] Ещё { $count } правило: { $numbers }
        [few] Ещё { $count } правила: { $numbers }
       *[other] Ещё { $count } правил: { $numbers }
    }
bot-rules-which = Здесь не идёт никакая игра. Укажите её в поле «игра».
bot-rules-no-book = Свода правил для этой игры пока нет: { $game }.
bot-error = У нас что-то сломалось. Ничего не изменилось; попробуйте ещё раз.

bot-refuse-stale = Игра уже ушла дальше. Вот что можно сделать сейчас.
bot-refuse-no-game = Эта игра идёт не здесь.
bot-refuse-no-game-here = В этом канале нет игры. Откройте её командой /game new.
bot-refuse-no-such-game = Такой игры нет. Выберите из списка.
bot-refuse-not-playing = Вы не сидите за этим столом.
bot-refuse-not-yours = Этот выбор делает другой игрок.
bot-refuse-command = Такая команда здесь неизвестна. Попробуйте /help.
bot-refuse-channel-busy = В этом канале уже идёт игра. Возьмите другой канал или ветку.
bot-refuse-lobbies = У вас уже { $most } открытых столов. Сначала начните или отмените один из них.
bot-refuse-games = На этом сервере уже { $most } игр — больше он не вместит.
bot-refuse-joined = Вы уже сидите здесь.
bot-refuse-full = Все места заняты.
bot-refuse-not-joined = Вы здесь не сидите.
bot-refuse-host = Это может только открывший игру или модератор.
bot-refuse-not-begun = Эта игра ещё не началась. Начните её командой /game start.
bot-refuse-begun = Эта игра уже началась.
bot-refuse-setting = Такой настройки или такого значения нет. Выберите из списков.
bot-refuse-seat = За этим столом мест: { $most }.
bot-refuse-language = Slowtable говорит по-английски и по-русски.
bot-refuse-typed-unknown = «{ $step }» не подходит ни к чему, что можно выбрать сейчас.
bot-refuse-typed-many = «{ $step }» может значить разное: { $options }.

bot-name-game = игра
bot-about-game = Открыть игру, сесть, начать
bot-name-game-new = новая
bot-about-game-new = Открыть стол в этом канале
bot-name-game-join = сесть
bot-about-game-join = Сесть за стол этого канала
bot-name-game-leave = встать
bot-about-game-leave = Встать из-за стола до начала игры
bot-name-game-start = начать
bot-about-game-start = Начать с теми, кто сидит за столом
bot-name-game-cancel = отменить
bot-about-game-cancel = Закончить игру без результата
bot-name-game-info = сведения
bot-about-game-info = Сведения об этой игре
bot-name-game-settings = настройки
bot-about-game-settings = Договориться о вариантах игры
bot-name-play = ход
bot-about-play = Ход одной строкой: один шаг или несколько через >
bot-name-menu = меню
bot-about-menu = Мой выбор сейчас, вижу только я
bot-name-undo = отмена
bot-about-undo = Отменить мой последний ответ
bot-name-board = поле
bot-about-board = Показать стол, игрока или поле текстом
bot-name-hand = рука
bot-about-hand = То, что вижу только я
bot-name-log = журнал
bot-about-log = Что произошло
bot-name-mine = мои
bot-about-mine = Все мои игры и где мой ход
bot-name-export = выгрузка
bot-about-export = Вся законченная игра файлом, который может проверить каждый
bot-name-language = язык
bot-about-language = Английский или русский, для меня или для канала
bot-name-rules = правила
bot-about-rules = Найти правило игры
bot-name-option-query = запрос
bot-about-option-query = Номер, например 7.3, или слова
bot-name-help = помощь
bot-about-help = Как здесь играть
bot-name-option-game = игра
bot-about-option-game = Какая игра
bot-name-option-thread = ветка
bot-about-option-thread = В отдельной ветке
bot-name-option-setting = настройка
bot-about-option-setting = Что настроить
bot-name-option-value = значение
bot-about-option-value = Какое значение
bot-name-option-line = строка
bot-about-option-line = Например: построить > инженер > лаборатория 403
bot-name-option-player = игрок
bot-about-option-player = Номер места
bot-name-option-text = текст
bot-about-option-text = Простым текстом
bot-name-option-since = с_моего_хода
bot-about-option-since = Только с моего последнего хода
bot-name-option-language = язык
bot-about-option-language = Английский или русский
bot-name-option-channel = канал
bot-about-option-channel = Для всех в этом канале
bot-config-token-refused = Discord не принял токен из DISCORD_TOKEN. Сбросьте его на странице «Bot» вашего приложения и скопируйте снова.
bot-reminder = { $people } — стол ждёт вас. Спешить некуда, просто напоминаем.
bot-button-agree = Согласен
bot-button-decline = Против
bot-vote-undo = **{ $seat }** просит отменить ответ, после которого кое-что стало известно.
bot-vote-replace = { $person } сядет на место **{ $seat }**.
bot-vote-simple = За **{ $seat }** будет ходить простой игрок.
bot-vote-called = Остальных спросили в канале.
bot-vote-waiting = Ещё не согласились: { $people }
bot-vote-done = Согласовано и сделано.
bot-vote-declined = Отклонено.
bot-refuse-vote-closed = Это уже решено.
bot-refuse-vote = Это решают только остальные за столом.
bot-refuse-zone = Такого часового пояса нет. Выберите из списка, например Europe/Moscow.
bot-refuse-quiet = Для тихих часов нужны и начало, и конец.
bot-refuse-person = Бот не может занять это место.
bot-name-remind = напоминания
bot-about-remind = Когда и как часто мне напоминать
bot-name-replace = замена
bot-about-replace = Место займёт другой человек или простой игрок, если остальные согласны
bot-name-abandon = покинуть
bot-about-abandon = Оставить игру простому игроку, если остальные согласны
bot-name-option-hours = часы
bot-about-option-hours = Через сколько часов напоминать; 0 — никогда
bot-name-option-from = тишина_с
bot-about-option-from = Тихо с этого часа моих суток
bot-name-option-to = тишина_до
bot-about-option-to = Тихо до этого часа
bot-name-option-zone = пояс
bot-about-option-zone = Мой часовой пояс, например Europe/Moscow
bot-name-option-away = отпуск_дней
bot-name-option-person = человек
bot-about-option-person = Кто сядет; никого — простой игрок
bot-config-unreachable = Discord недоступен: { $error }
