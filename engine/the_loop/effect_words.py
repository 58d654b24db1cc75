"""What a card does, in words put together from its verbs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Text, say
from engine.the_loop import verbs as v
from engine.the_loop.verbs import Effect


def describe(effects: Sequence[Effect]) -> Text:
    """Its parts in their order, as one sentence."""
    *before, text = [_verb(effect) for effect in effects]
    for first in reversed(before):
        text = say("the_loop-verb-then", first=first, then=text)
    return text


def _place(selector: str) -> Text:
    return say(f"the_loop-at-{selector}")


def _verb(e: Effect) -> Text:
    return _cubes(e) or _duplicates(e) or _movement(e) or _cards(e) or _loops(e) or _blocks(e) or _machine(e)


def _cubes(e: Effect) -> Text | None:
    match e:
        case v.AddEnergy():
            return say("the_loop-verb-add_energy", n=e.n, at=_place(e.at))
        case v.RemoveRift(every=True):
            return say("the_loop-verb-remove_every_rift", at=_place(e.at))
        case v.RemoveRift():
            return say("the_loop-verb-remove_rift", n=e.n, at=_place(e.at))
        case v.Equalize(what="energy"):
            return say("the_loop-verb-equalize_energy", at=_place(e.at))
        case v.Equalize():
            return say("the_loop-verb-equalize_rift", at=_place(e.at))
    return None


def _duplicates(e: Effect) -> Text | None:
    match e:
        case v.Push():
            return say("the_loop-verb-push", n=e.n, at=_place(e.of), steps=e.steps)
        case v.Pull():
            return say("the_loop-verb-pull", n=e.n)
        case v.DestroyDuplicate(every=True):
            return say("the_loop-verb-destroy_every_duplicate", at=_place(e.at))
        case v.DestroyDuplicate():
            return say("the_loop-verb-destroy_duplicate", n=e.n, at=_place(e.at))
        case v.Swap():
            return say("the_loop-verb-swap")
        case v.GenerateDuplicate():
            return say("the_loop-verb-generate_duplicate", n=e.n)
    return None


def _movement(e: Effect) -> Text | None:
    match e:
        case v.Move():
            carry = say("the_loop-carry-vortex" if e.carry_from else "the_loop-carry") if e.carry else ""
            if e.to:
                return say("the_loop-verb-move_to", to=say(f"the_loop-to-{e.to}"), carry=carry)
            if e.up_to:
                return say("the_loop-verb-move_up_to", steps=e.steps, carry=carry)
            return say("the_loop-verb-move", steps=e.steps, carry=carry)
        case v.MoveAgent(who="each_agent"):
            return say("the_loop-verb-move_each_agent")
        case v.MoveAgent(to="self"):
            return say("the_loop-verb-fetch_agent")
        case v.MoveAgent():
            return say("the_loop-verb-move_agent", steps=e.steps)
    return None


def _cards(e: Effect) -> Text | None:
    match e:
        case v.Draw(who="each_agent"):
            return say("the_loop-verb-draw_each", n=e.n)
        case v.Draw():
            return say("the_loop-verb-draw", n=e.n)
        case v.Discard():
            return say("the_loop-verb-discard", n=e.n)
        case v.DestroyCard(zone="available"):
            return say("the_loop-verb-destroy_available", at=_place(e.at))
        case v.DestroyCard():
            return say("the_loop-verb-destroy_card", n=e.n)
        case v.MakeAvailable():
            return say("the_loop-verb-make_available", n=e.n)
        case v.GainAvailable():
            return say("the_loop-verb-gain_available", at=_place(e.at))
        case v.UseCard(zone="available"):
            return say("the_loop-verb-use_available", at=_place(e.at))
        case v.UseCard():
            return say("the_loop-verb-use_other_hand")
        case v.LetUse():
            return say("the_loop-verb-let_use")
    return None


def _loops(e: Effect) -> Text | None:
    match e:
        case v.Ready():
            return say("the_loop-verb-ready", n=e.n)
        case v.Loop():
            return say("the_loop-verb-loop", cost=e.cost)
        case v.ModifyLoop():
            return say("the_loop-verb-modify_loop", delta=-e.delta)
        case v.ModifyLoopCost():
            return say("the_loop-verb-modify_loop_cost", delta=e.delta)
    return None


def _blocks(e: Effect) -> Text | None:
    match e:
        case v.ChooseOne():
            return _either([describe(option) for option in e.options])
        case v.May():
            return say("the_loop-verb-may", do=describe(e.do))
        case v.If():
            return say("the_loop-verb-if", cond=say(f"the_loop-cond-{e.cond}"), do=describe(e.do))
        case v.Pay():
            return say("the_loop-verb-pay", energy=e.energy, then=describe(e.then))
    return None


def _either(options: Sequence[Text]) -> Text:
    *before, text = options
    for one in reversed(before):
        text = say("the_loop-verb-either", one=one, other=text)
    return text


def _machine(e: Effect) -> Text:
    """Ultramachine cards."""
    match e:
        case v.PlaceRift():
            return say("the_loop-verb-place_rift", n=e.n, at=_place(e.at))
        case v.ExtraDrop():
            return say("the_loop-verb-extra_drop", n=e.n)
        case v.RemoveEnergy(every=True):
            return say("the_loop-verb-remove_every_energy", at=_place(e.at))
        case v.RemoveEnergy():
            return say("the_loop-verb-remove_energy", n=e.n, at=_place(e.at))
        case v.FlipBattery():
            return say("the_loop-verb-flip_battery")
        case v.Exhaust():
            return say("the_loop-verb-exhaust", n=e.n)
        case v.GatherDuplicate():
            return say("the_loop-verb-gather_duplicate", n=e.n, at=_place(e.of))
        case v.Forbid(what="take_available"):
            return say("the_loop-verb-forbid_take")
        case v.Forbid():
            return say("the_loop-verb-forbid_destroy")
        case v.RiftCapacity():
            return say("the_loop-verb-rift_capacity", delta=-e.delta)
    raise AssertionError(e)
