"""What tiles, cards and leaders do, as data: one struct for each verb, which one small function carries out."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

# Asset letters, "TUG" (any mix of the three), a worker type, or "worker" (of any type).
Cost: TypeAlias = dict[str, int]


class Verb(Struct, frozen=True, tag_field="verb"):
    pass


class Gain(Verb, frozen=True, tag="gain"):
    assets: dict[str, int]  # VP among them
    only: str = ""  # tile C4: "superproject"


class GainChoice(Verb, frozen=True, tag="gain_choice"):
    of: list[str]
    count: int


class Alternative(Struct, frozen=True):
    effects: list[Effect]
    cost: Cost = {}
    paradox: int = 0  # paradox tokens one must have


class ChooseOne(Verb, frozen=True, tag="choose_one"):
    options: list[Alternative]


class GainWorker(Verb, frozen=True, tag="gain_worker"):
    column: str
    types: list[str] = []  # none: the type that was placed


class TimeTravel(Verb, frozen=True, tag="time_travel"):
    range: int = 0
    times: int = 1
    labs: bool = True  # labs 401 and 402 reach further
    price: str = ""  # 112, 113: what the distance costs
    vp_each: int = 0  # 113: VP for each one paid


class RetrieveWarp(Verb, frozen=True, tag="retrieve_warp"):
    least: int
    most: int


class PowerUpExosuit(Verb, frozen=True, tag="power_up_exosuit"):
    pass


class DiscardParadox(Verb, frozen=True, tag="discard_paradox"):
    least: int
    most: int


class GainParadox(Verb, frozen=True, tag="gain_paradox"):
    count: int


class WakeTired(Verb, frozen=True, tag="wake_tired"):
    pass


class Morale(Verb, frozen=True, tag="morale"):
    delta: int


class CapitalAction(Verb, frozen=True, tag="capital_action"):
    actions: list[str]
    times: int = 1
    optional: bool = False
    worker: bool = True


class CopyWorkerSpace(Verb, frozen=True, tag="copy_worker_space"):
    pass


class Swap(Struct, frozen=True):
    pay: Cost
    get: Cost


class Exchange(Verb, frozen=True, tag="exchange"):
    options: list[Swap]
    unlimited: bool = False


class MainBoardPlacement(Verb, frozen=True, tag="main_board_placement"):
    pass


class OwnBoardPlacement(Verb, frozen=True, tag="own_board_placement"):
    pass


class EmptyExosuit(Verb, frozen=True, tag="empty_exosuit"):
    pass


class Passive(Verb, frozen=True, tag="passive"):
    key: str
    value: int = 0
    of: list[str] = []
    cost: Cost = {}


class ConstructDiscount(Verb, frozen=True, tag="construct_discount"):
    of: list[str]
    value: int


class VpBySpot(Verb, frozen=True, tag="vp_by_spot"):
    vp: list[int]


class ExtraAction(Verb, frozen=True, tag="extra_action"):
    action: str
    only: str = ""  # tile S3: "superproject"


class RepeatRecruitBonus(Verb, frozen=True, tag="repeat_recruit_bonus"):
    pass


class SetSecondDie(Verb, frozen=True, tag="set_second_die"):
    pass


class RecruitFromPool(Verb, frozen=True, tag="recruit_from_pool"):
    pass


class TakeFromMineArea(Verb, frozen=True, tag="take_from_mine_area"):
    excluded: list[str]
    cost: Cost = {}


class GainWarpAssetAgain(Verb, frozen=True, tag="gain_warp_asset_again"):
    pass


Effect: TypeAlias = (
    Gain
    | GainChoice
    | ChooseOne
    | GainWorker
    | TimeTravel
    | RetrieveWarp
    | PowerUpExosuit
    | DiscardParadox
    | GainParadox
    | WakeTired
    | Morale
    | CapitalAction
    | CopyWorkerSpace
    | Exchange
    | MainBoardPlacement
    | OwnBoardPlacement
    | EmptyExosuit
    | Passive
    | ConstructDiscount
    | VpBySpot
    | ExtraAction
    | RepeatRecruitBonus
    | SetSecondDie
    | RecruitFromPool
    | TakeFromMineArea
    | GainWarpAssetAgain
)
