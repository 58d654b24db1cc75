bot-store-in-use = Another process already serves { $path }. Two cannot serve one database: stop the other first.
bot-store-newer = { $path } was written by a newer Slowtable (schema { $found }; this one knows up to { $known }). Update Slowtable, or use another file.
bot-store-old-sqlite = This Python comes with SQLite { $found }; Slowtable needs { $needed } or newer.
bot-store-unreadable = Cannot use { $path } as the database: { $error }
bot-backup-done =
    { $games ->
        [one] Copied { $games } game to { $path }.
       *[other] Copied { $games } games to { $path }.
    }
bot-backup-nothing = There is no database at { $path } to copy.
bot-backup-itself = { $path } is the database itself. Choose another file for the copy.
bot-backup-failed = The copy could not be written to { $path }: { $error }
bot-refuse-cancelled = This game was cancelled, so nothing more can be answered.
