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
