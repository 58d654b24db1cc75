"""Answers to interactions: the first one within three seconds, edits and follow-ups within fifteen minutes."""

from __future__ import annotations

from aiohttp import web

from bot.playground import posting
from bot.playground.components import Components
from bot.playground.hub import Hub
from bot.playground.interaction import (
    CHOICES,
    DEFER_MESSAGE,
    DEFER_UPDATE,
    MESSAGE,
    MODAL,
    UPDATE,
    Interaction,
)  # fmt: skip
from bot.playground.limits import ACKNOWLEDGE_SECONDS, FOLLOW_UPS_WITHOUT_THE_BOT, check_choices
from bot.playground.posting import Body
from bot.playground.refusals import (
    Form,
    already_acknowledged,
    expired_token,
    too_many_follow_ups,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)  # fmt: skip
from bot.playground.requests import API, HUB, answer, nothing, reach, read_body, snowflake
from bot.playground.shapes import message_json, user_json
from bot.playground.world import EPHEMERAL, Json, Message

routes = web.RouteTableDef()
ONE_MESSAGE = API + "/webhooks/{app}/{token}/messages/{message}"


@routes.post(API + "/interactions/{id}/{token}/callback")
async def respond(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = await read_body(request)
    interaction = hub.interactions.get(snowflake(request, "id"))
    if interaction is None or interaction.token != request.match_info["token"]:
        raise unknown_interaction()
    reach(request, (interaction.user,))
    now = hub.world.clock()
    if interaction.acknowledged is not None:
        raise already_acknowledged()
    if now - interaction.created > ACKNOWLEDGE_SECONDS:
        raise unknown_interaction()
    kind = body.json.get("type", 0)
    if kind not in interaction.answers_allowed():
        form = Form()
        form.wrong(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", f"{kind} cannot answer this interaction")
        form.check()
    message = _carry_out(hub, interaction, kind, Body(body.json.get("data") or {}, body.files))
    interaction.acknowledged, interaction.answer = now, kind
    interaction.answered.set()
    if kind not in (DEFER_MESSAGE, DEFER_UPDATE):
        hub.done(interaction)
    if message:
        reach(request, hub.world.readers(message))
    return answer(_callback_json(hub, interaction, message)) if request.query.get("with_response") else nothing()


def _carry_out(hub: Hub, interaction: Interaction, kind: int, body: Body) -> Message | None:
    if kind == CHOICES:
        check_choices(body.json)
        interaction.choices = body.json.get("choices") or []
    elif kind == MODAL:
        form = Form()
        Components(form, posting.known_emojis(hub.world), ()).modal(body.json)
        form.check()
        interaction.modal = body.json
    elif kind in (DEFER_UPDATE, UPDATE):
        assert interaction.source is not None
        interaction.original = interaction.source
        if kind == UPDATE:
            return posting.edit(hub, interaction.source, body)
    else:
        interaction.original = _first_message(hub, interaction, kind, body)
        return interaction.original
    return None


def _first_message(hub: Hub, interaction: Interaction, kind: int, body: Body) -> Message:
    only_for = interaction.user if (body.json.get("flags") or 0) & EPHEMERAL else None
    channel = hub.world.data.channels[interaction.channel]
    about = _metadata(hub, interaction)
    if kind == MESSAGE:
        return posting.create(hub, channel, hub.world.data.bot.id, body, only_for=only_for, interaction=about)
    return posting.loading(hub, channel, about, only_for)


def _metadata(hub: Hub, interaction: Interaction) -> Json:
    user = user_json(hub.world.data.users[interaction.user])
    owners = {"1" if interaction.without_bot else "0": str(interaction.user)}
    about: Json = {
        "id": str(interaction.id), "type": interaction.kind, "user": user, "authorizing_integration_owners": owners,
    }  # fmt: skip
    return about | {"interacted_message_id": str(interaction.source.id)} if interaction.source else about


def _callback_json(hub: Hub, interaction: Interaction, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind, "channel_id": str(interaction.channel)}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(message.id), "response_message_loading": message.loading,
        "response_message_ephemeral": message.ephemeral,
    }  # fmt: skip
    return {
        "interaction": about,
        "resource": {"type": interaction.answer, "message": message_json(hub.world, message)},
    }


def _by_token(request: web.Request) -> Interaction:
    hub = request.app[HUB]
    token = request.match_info["token"]
    interaction = next((known for known in reversed(hub.interactions.values()) if known.token == token), None)
    if interaction is None or snowflake(request, "app") != hub.world.data.app or interaction.acknowledged is None:
        raise unknown_webhook()
    if interaction.expired(hub.world.clock()):
        raise expired_token()
    reach(request, (interaction.user,))
    return interaction


def _its_message(request: web.Request, interaction: Interaction) -> Message:
    wanted = request.match_info["message"]
    messages = request.app[HUB].world.data.messages
    own = [message for message in (interaction.original, *interaction.follow_ups) if message and message.id in messages]
    if wanted == "@original":
        own = [message for message in own if message is interaction.original]
    else:
        own = [message for message in own if str(message.id) == wanted]
    if not own:
        raise unknown_message()
    reach(request, request.app[HUB].world.readers(own[0]))
    return own[0]


@routes.post(API + "/webhooks/{app}/{token}")
async def follow_up(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = await read_body(request)
    interaction = _by_token(request)
    if interaction.original and interaction.original.loading:
        # The first follow-up to a deferred answer takes its place.
        message = posting.edit(hub, interaction.original, body)
    else:
        message = _another(hub, interaction, body)
    hub.done(interaction)
    reach(request, hub.world.readers(message))
    return answer(message_json(hub.world, message)) if request.query.get("wait") in ("1", "true") else nothing()


def _another(hub: Hub, interaction: Interaction, body: Body) -> Message:
    if interaction.without_bot and len(interaction.follow_ups) >= FOLLOW_UPS_WITHOUT_THE_BOT:
        raise too_many_follow_ups()
    only_for = interaction.user if (body.json.get("flags") or 0) & EPHEMERAL else None
    channel = hub.world.data.channels[interaction.channel]
    about = _metadata(hub, interaction)
    message = posting.create(hub, channel, hub.world.data.bot.id, body, only_for=only_for, interaction=about)
    interaction.follow_ups.append(message)
    return message


@routes.get(ONE_MESSAGE)
async def fetch(request: web.Request) -> web.Response:
    message = _its_message(request, _by_token(request))
    return answer(message_json(request.app[HUB].world, message))


@routes.patch(ONE_MESSAGE)
async def change(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    body = await read_body(request)
    interaction = _by_token(request)
    message = posting.edit(hub, _its_message(request, interaction), body)
    return answer(message_json(hub.world, message))


@routes.delete(ONE_MESSAGE)
async def remove(request: web.Request) -> web.Response:
    interaction = _by_token(request)
    posting.delete(request.app[HUB], _its_message(request, interaction))
    request.app[HUB].done(interaction)
    return nothing()
