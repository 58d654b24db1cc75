harbour-title = Гавань
harbour-refuse-alone = Чтобы ловить больше всех, нужен хотя бы один соперник.

harbour-ask-captain = Какая карта станет капитаном?
harbour-ask-action = Что вы делаете?
harbour-ask-nets = Сколько сетей забросить? Монет: { $coins }.
harbour-ask-trade = Какие карты обменять?
harbour-ask-raid = На кого напасть?
harbour-ask-ransom = { $raider } нападает на вас. Что отдать?
harbour-ask-chart = Какой прилив следующий?
harbour-ask-upkeep = Чем платите за гавань?
harbour-ask-watch = Шторм усилился. Зажечь огонь?

harbour-group-sea = В море
harbour-card = Капитан { $number }
harbour-action-fish = Рыбачить
harbour-action-trade = Обменять карты
harbour-action-raid = Напасть
harbour-action-rest = Отдохнуть
harbour-action-bottle = Открыть бутылку
harbour-action-chart = Начертить приливы
harbour-no-fish = Сеть стоит монету, а у вас нет ни одной.
harbour-no-trade = Нужна карта для обмена и две карты в колоде.
harbour-no-raid = Больше ни у кого нечего взять.
harbour-no-bottle = Колода пуста.
harbour-tide-ebb = Отлив
harbour-tide-flood = Прилив
harbour-tide-slack = Стоячая вода
harbour-pay-fish = рыбу
harbour-pay-coins =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
harbour-watch-light = Зажечь огонь
harbour-watch-sleep = Спать

harbour-log-captain = { $seat }: капитан этого рейса — { $card }.
harbour-log-weather = Кубик погоды: { $die }.
harbour-log-fish = { $seat }: улов { $fish }.
harbour-log-trade = { $seat }: отдано { $given }.
harbour-log-drawn = Вы взяли: { $drawn }.
harbour-log-hand = Ваша рука: { $hand }.
harbour-log-raid = { $seat } нападает ({ $victim }) и получает { $paid }.
harbour-log-rest = { $seat } отдыхает.
harbour-log-bottle = { $seat } открывает бутылку: { $card }.
harbour-log-chart = { $seat } чертит приливы.
harbour-log-light = { $seat } зажигает огонь.
harbour-log-sleep = { $seat }: команда спит.

harbour-score-fish = Рыба
harbour-end-storm = На гавань обрушился шторм.
harbour-end-rounds = Сезон окончен.
harbour-end-deck = Не осталось ни одного капитана.
