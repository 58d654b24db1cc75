"""Around every request: who asks, what went wrong, what was answered, and a record of it all."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.playground.hub import Hub
from bot.playground.posting import Body
from bot.playground.refusals import Refusal, too_large, unauthorized
from bot.playground.traffic import Problem, Record
from bot.playground.world import Json

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HUB = web.AppKey("hub", Hub)
BODY = web.RequestKey("body", Body)
AUDIENCE = web.RequestKey("audience", tuple[int, ...])
API = "/api/v10"
MAX_REQUEST_BYTES = 105 * 1024 * 1024
OPEN_ROUTES = (f"{API}/interactions/", f"{API}/webhooks/", "/attachments/")


def answer(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), status=status, headers={"Content-Type": "application/json"})


def nothing() -> web.Response:
    return web.Response(status=204)


def reach(request: web.Request, audience: tuple[int, ...]) -> None:
    """Notes whom this request reaches."""
    request[AUDIENCE] = audience


def snowflake(request: web.Request, name: str) -> int:
    text = request.match_info[name]
    if not text.isdecimal():
        raise Refusal(400, 50035, "Invalid Form Body", {name: {"_errors": [
            {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{text}" is not snowflake.'}]}})  # fmt: skip
    return int(text)


async def read_body(request: web.Request) -> Body:
    """The request's JSON, whether sent alone or with files; read once and kept for the record."""
    if BODY not in request:
        try:
            request[BODY] = await _read(request)
        except web.HTTPRequestEntityTooLarge:
            raise too_large() from None
    return request[BODY]


async def _read(request: web.Request) -> Body:
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return Body(_decode(raw) if raw else {})
    body = Body()
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        field = re.fullmatch(r"files\[(\d+)\]", part.name or "")
        data = bytes(await part.read())
        if field:
            body.files[int(field[1])] = (part.filename or "file", data)
        elif part.name == "payload_json":
            body.json = _decode(data)
    return body


def _decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


@web.middleware
async def around(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.path == "/":
        return await handler(request)
    hub = request.app[HUB]
    what = f"{request.method} {request.path.removeprefix(API)}"
    hub.in_flight += 1
    hub.moves += 1
    try:
        return await hub.faults.around(what, lambda: _recorded(hub, what, request, handler))
    finally:
        hub.in_flight -= 1
        hub.moves += 1


async def _recorded(hub: Hub, what: str, request: web.Request, handler: Handler) -> web.Response:
    try:
        if not request.path.startswith(OPEN_ROUTES) and request.headers.get("Authorization") != f"Bot {hub.token}":
            raise unauthorized()
        response = await handler(request)
        assert isinstance(response, web.Response)
        if request.method != "GET":
            await hub.keep()
    except Refusal as refusal:
        response = _refused(hub, what, request, refusal)
    except web.HTTPNotFound:
        response = _refused(hub, what, request, Refusal(404, 0, "404: Not Found"))
    body = request.get(BODY, Body())
    payload: Json = body.json if isinstance(body.json, dict) else {"list": body.json}
    record = Record(what, payload, dict(body.files.values()), request.get(AUDIENCE, ()), response.status)
    if isinstance(response.body, bytes) and response.body[:1] == b"{":
        record.answer = msgspec.json.decode(response.body)
    hub.traffic.add(record)
    return response


def _refused(hub: Hub, what: str, request: web.Request, refusal: Refusal) -> web.Response:
    body = request.get(BODY, Body())
    hub.problems.append(Problem(what, refusal.status, refusal.code, refusal.message, refusal.errors, body.json))
    return answer(refusal.body(), refusal.status)
