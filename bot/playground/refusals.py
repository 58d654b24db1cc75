"""How Discord says no: a status, a number, a sentence, and where in the form the mistakes are."""

from __future__ import annotations

from bot.playground.world import Json

Path = tuple[str | int, ...]


class Refusal(Exception):
    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}".strip())
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def unknown(what: str, code: int) -> Refusal:
    return Refusal(404, code, f"Unknown {what}")


def unknown_channel() -> Refusal:
    return unknown("Channel", 10003)


def unknown_message() -> Refusal:
    return unknown("Message", 10008)


def unknown_user() -> Refusal:
    return unknown("User", 10013)


def unknown_guild() -> Refusal:
    return unknown("Guild", 10004)


def unknown_interaction() -> Refusal:
    return unknown("interaction", 10062)


def unknown_webhook() -> Refusal:
    return unknown("Webhook", 10015)


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def expired_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def too_many_follow_ups() -> Refusal:
    return Refusal(400, 40094, "This interaction has hit the maximum number of follow up messages")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def closed_dms() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def other_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def thread_exists() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")


class Form:
    """Collects all mistakes of one request body, then refuses them together."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: object, low: int, high: int) -> bool:
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not low <= len(value) <= high:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            return True
        return False

    def count(self, path: Path, value: object, low: int, high: int) -> bool:
        if not isinstance(value, list):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        elif not low <= len(value) <= high:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            return True
        return False

    def within(self, path: Path, value: object, low: int, high: int) -> bool:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
            return False
        return True

    def check(self) -> None:
        if self.errors:
            raise Refusal(400, 50035, "Invalid Form Body", self.errors)
