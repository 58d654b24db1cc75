anachrony-ask-travel = В какую прошлую эру вы отправляетесь и что туда возвращаете?
anachrony-ask-travel-price = В какую прошлую эру вы отправляетесь?
anachrony-ask-travel-repay = Что вы возвращаете ({ $era })?
anachrony-travel = { $era }
anachrony-travel-repay = { $era }, вернуть: { $warp }
anachrony-travel-price = { $era }, цена: { $cost }
anachrony-repay = Вернуть: { $warp }
anachrony-no-past = Прошлых эр, куда можно отправиться, нет.
anachrony-no-travel-price = Вы не можете оплатить ни одно расстояние.
anachrony-log-travel = { $seat } отправляется в прошлое: { $era }.
anachrony-log-repay = { $seat } возвращает: { $warp }. Путешествия во времени теперь стоят { $vp } ПО.

anachrony-ask-recruit = Кого вы нанимаете?
anachrony-ask-recruit-bonus = Какой бонус найма вы получаете второй раз?
anachrony-recruit = { $worker } ({ $bonus })
anachrony-no-recruit-pool = В секции найма никого не осталось.
anachrony-no-recruit-genius = Инженер не может нанять гения, а больше никого не осталось.
anachrony-no-space-water = У вас нет воды, которую стоит ячейка.

anachrony-ask-research = Какой кубик вы выставляете? Второй будет брошен.
anachrony-ask-research-reroll = Жетонов больше нет: { $shape }, { $icon }. Какой кубик перебросить?
anachrony-ask-research-icon = Символ можно выбрать. Какой жетон вы берёте?
anachrony-set-shape = Форма: { $shape }, бросить символ
anachrony-set-icon = Символ: { $icon }, бросить форму
anachrony-set-both = { $token }, без броска (цена: { $cost })
anachrony-any-icon = любой символ
anachrony-no-research-tokens = Жетонов научных открытий не осталось.
anachrony-log-research-roll = { $seat } бросает { $die }: { $face }.

anachrony-ask-council = Какое действие столицы вы копируете?
anachrony-council-banner = Только стать первым игроком
anachrony-do-council-left = Всемирный совет { $crew }: первый игрок, 2 воды
anachrony-do-council-right = Всемирный совет { $crew }, 1 вода
anachrony-no-council-free = У этого действия ещё есть свободная ячейка.
anachrony-no-council-nothing = Нет занятого действия столицы, которое мог бы скопировать этот работник.
anachrony-log-council = { $seat } копирует действие «{ $action }».
anachrony-log-banner = { $seat } забирает герб и в следующей эре ходит первым.

anachrony-do-evacuate = Эвакуация { $crew }
anachrony-no-evacuation-early = Эвакуация начинается после астероидного удара.
anachrony-no-evacuation-once = Вы уже эвакуировались.
anachrony-no-evacuation = Условие не выполнено: { $condition }.
anachrony-log-evacuation = { $seat } проводит эвакуацию: «{ $condition }».

anachrony-free-haulani = Патриарх Гаулани: ещё один работник на свой планшет
anachrony-free-caratacus = Пастырь Каратакус: вмешаться в ход времени

anachrony-no-blocked-slot = После удара эта ячейка недоступна.
anachrony-no-slot-price = Вы не можете оплатить эту ячейку.

anachrony-log-standings = Счёт ({ $era }): { $standings }.
anachrony-standing = { $seat } — { $vp } ПО
anachrony-log-untangle = { $seat } в конце возвращает: { $warps }.
anachrony-log-endgame = { $card }: { $seats } ({ $vp } ПО).
anachrony-score-ultimate_plan = Великий план
anachrony-score-archive = Архив времён
anachrony-score-warps = Жетоны разрыва, оставшиеся в хронологии
