"""The table before anything is asked: rules 2, 19.2 and 21.1."""

from __future__ import annotations

from collections.abc import Iterable

from engine.anachrony.data import (
    BOARD,
    BUILDINGS,
    CHRONOBOT,
    DOOMSDAY,
    ENDGAME_CARDS,
    EXPERIMENTS,
    MINE_CARDS,
    RECRUIT_CARDS,
    SETUP,
    SUPERPROJECTS,
    TIMELINE,
    TIMELINE_TILES,
    TYPES,
    WARP_TILES,
)
from engine.anachrony.state import Chronobot, Doomsday, Era, Player, State, Variants
from engine.core import AUTOMATON, Config, Dice


def new_game(config: Config, dice: Dice) -> State:
    settings = config.settings
    doomsday = bool(settings["doomsday"])
    variants = Variants(**{key: settings[key] for key in Variants.__struct_fields__})  # type: ignore[arg-type]
    superprojects = _shuffled(SUPERPROJECTS, dice)
    s = State(
        variants=variants,
        players=[Player() for _ in config.seats],
        timeline=_timeline(variants, superprojects, dice),
        impact_after=TIMELINE.impact_after_doomsday if doomsday else TIMELINE.impact_after,
        primary={type_: _shuffled([b.id for b in BUILDINGS.values() if b.type == type_], dice) for type_ in TYPES},
        secondary={type_: [] for type_ in TYPES},
        superprojects_removed=superprojects,
        recruit_deck=_shuffled(RECRUIT_CARDS, dice),
        mine_deck=_shuffled(MINE_CARDS, dice),
        breakthroughs=dict(BOARD.breakthroughs),
        capital_spaces=SETUP.capital_spaces[sum(seat != AUTOMATON for seat in config.seats)],
    )
    if doomsday:
        s.doomsday = _doomsday(s, dice)
    if AUTOMATON in config.seats:
        _add_chronobot(s, config.seats.index(AUTOMATON))
    else:
        _endgame(s, dice)
    s.banner = _first_player(s, str(settings["first_player"]), dice)
    s.order = turn_order(s)
    s.phase = "endgame_draft" if variants.endgame_draft else "paths"
    return s


def _shuffled(items: Iterable[str], dice: Dice) -> list[str]:
    shuffled = list(items)
    dice.shuffle(shuffled)
    return shuffled


def _timeline(variants: Variants, superprojects: list[str], dice: Dice) -> list[Era]:
    """Rules 2.4, 2.5; RND-23 for the fire side. Takes seven of the superprojects."""
    tiles = list(TIMELINE_TILES)
    if variants.alternate_timeline:
        dice.shuffle(tiles)
    eras = [Era(tile, superprojects.pop()) for tile in tiles[: TIMELINE.in_play]]
    eras[0].superproject_up = True
    return eras


def _doomsday(s: State, dice: Dice) -> Doomsday:
    """Rules 19.2."""
    level_1 = _shuffled([x.id for x in EXPERIMENTS.values() if x.level == 1], dice)
    level_2 = _shuffled([x.id for x in EXPERIMENTS.values() if x.level == 2], dice)
    for era in s.timeline:
        era.experiment = level_1.pop()
    s.timeline[0].experiment_up = True
    return Doomsday(DOOMSDAY.start, DOOMSDAY.start, level_2, level_1)


def _endgame(s: State, dice: Dice) -> None:
    """Rules 2.7; with the draft the cards stay undealt until it begins (22.3)."""
    cards = [card.id for card in ENDGAME_CARDS.values() if card.module == "base" or s.doomsday]
    dice.shuffle(cards)
    drawn = 0 if s.variants.endgame_draft else SETUP.endgame_cards
    s.endgame, s.endgame_undealt = cards[:drawn], cards[drawn:]


def _add_chronobot(s: State, seat: int) -> None:
    """Rules 21.1, 21.2."""
    starts = {position.start_token: position.id for position in CHRONOBOT.positions if position.start_token}
    s.chronobot = Chronobot(seat, [starts[token] for token in range(1, CHRONOBOT.tokens + 1)])
    s.players[seat] = Player(path="chronobot", warp=list(WARP_TILES)[: CHRONOBOT.warp_tiles])


def _first_player(s: State, setting: str, dice: Dice) -> int:
    """Rules 3.7, RND-5; the bot begins (21.1); with the asset draft seat order stands in for it (3.2)."""
    if s.chronobot:
        return s.chronobot.seat
    if s.variants.asset_draft:
        return 0
    if setting == "random":
        return dice.below(len(s.players))
    return int(setting.removeprefix("seat")) - 1


def turn_order(s: State) -> list[int]:
    """Clockwise from the holder of the banner (rules 4)."""
    seats = len(s.players)
    return [(s.banner + n) % seats for n in range(seats)]
