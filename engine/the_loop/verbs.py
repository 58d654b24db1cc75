"""What artifacts, abilities and Ultramachine cards do, as data (rules 14): one struct for each verb.

Places (`at`, `of`, `to`) are the Era selectors of rules 14.2.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Verb(Struct, frozen=True, tag_field="verb"):
    pass


class AddEnergy(Verb, frozen=True, tag="add_energy"):
    n: int
    at: str


class RemoveRift(Verb, frozen=True, tag="remove_rift"):
    at: str
    n: int = 1
    every: bool = False


class Push(Verb, frozen=True, tag="push"):
    n: int
    of: str
    steps: int = 1


class Pull(Verb, frozen=True, tag="pull"):
    n: int


class DestroyDuplicate(Verb, frozen=True, tag="destroy_duplicate"):
    at: str
    n: int = 1
    every: bool = False


class Move(Verb, frozen=True, tag="move"):
    steps: int = 0
    up_to: bool = False
    to: str = ""
    carry: int = 0
    carry_from: str = ""


class MoveAgent(Verb, frozen=True, tag="move_agent"):
    who: str
    steps: int = 0
    to: str = ""


class Swap(Verb, frozen=True, tag="swap"):
    pass


class Draw(Verb, frozen=True, tag="draw"):
    n: int
    who: str


class Discard(Verb, frozen=True, tag="discard"):
    n: int


class DestroyCard(Verb, frozen=True, tag="destroy_card"):
    zone: str
    n: int = 1
    every: bool = False
    at: str = ""


class MakeAvailable(Verb, frozen=True, tag="make_available"):
    n: int


class GainAvailable(Verb, frozen=True, tag="gain_available"):
    at: str
    to: str


class Ready(Verb, frozen=True, tag="ready"):
    n: int


class UseCard(Verb, frozen=True, tag="use_card"):
    zone: str
    at: str = ""


class LetUse(Verb, frozen=True, tag="let_use"):
    pass


class Equalize(Verb, frozen=True, tag="equalize"):
    what: str  # the kind of cube that changes
    at: str


class GenerateDuplicate(Verb, frozen=True, tag="generate_duplicate"):
    n: int


class Loop(Verb, frozen=True, tag="loop"):
    cost: int


class ModifyLoop(Verb, frozen=True, tag="modify_loop"):
    delta: int


class ChooseOne(Verb, frozen=True, tag="choose_one"):
    options: list[list[Effect]]


class May(Verb, frozen=True, tag="may"):
    do: list[Effect]


class If(Verb, frozen=True, tag="if"):
    cond: str
    do: list[Effect]


class Pay(Verb, frozen=True, tag="pay"):
    energy: int
    then: list[Effect]


class PlaceRift(Verb, frozen=True, tag="place_rift"):
    n: int
    at: str


class ExtraDrop(Verb, frozen=True, tag="extra_drop"):
    n: int


class RemoveEnergy(Verb, frozen=True, tag="remove_energy"):
    at: str
    n: int = 1
    every: bool = False


class FlipBattery(Verb, frozen=True, tag="flip_battery"):
    pass


class Exhaust(Verb, frozen=True, tag="exhaust"):
    n: int


class GatherDuplicate(Verb, frozen=True, tag="gather_duplicate"):
    n: int
    of: str
    to: str


class Forbid(Verb, frozen=True, tag="forbid"):
    what: str


class RiftCapacity(Verb, frozen=True, tag="rift_capacity"):
    delta: int


class ModifyLoopCost(Verb, frozen=True, tag="modify_loop_cost"):
    delta: int


Effect: TypeAlias = (
    AddEnergy
    | RemoveRift
    | Push
    | Pull
    | DestroyDuplicate
    | Move
    | MoveAgent
    | Swap
    | Draw
    | Discard
    | DestroyCard
    | MakeAvailable
    | GainAvailable
    | Ready
    | UseCard
    | LetUse
    | Equalize
    | GenerateDuplicate
    | Loop
    | ModifyLoop
    | ChooseOne
    | May
    | If
    | Pay
    | PlaceRift
    | ExtraDrop
    | RemoveEnergy
    | FlipBattery
    | Exhaust
    | GatherDuplicate
    | Forbid
    | RiftCapacity
    | ModifyLoopCost
)
