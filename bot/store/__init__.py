"""What survives: SQLite behind a small interface."""

from bot.store.errors import CannotOpen, Repeated, Stale
from bot.store.rows import Bank, Clock, Deadline, Failing, GameRow, Message, Outgoing, Post, Seat, Status, Stored, Vote
from bot.store.store import Store
from bot.store.write import Write

__all__ = [
    "Bank",
    "CannotOpen",
    "Clock",
    "Deadline",
    "Failing",
    "GameRow",
    "Message",
    "Outgoing",
    "Post",
    "Repeated",
    "Seat",
    "Stale",
    "Status",
    "Store",
    "Stored",
    "Vote",
    "Write",
]
