"""The whole table in words, for those who hear it instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.anachrony import questions as q
from engine.anachrony import words as w
from engine.anachrony.data import (
    ASSETS,
    BOARD,
    DOOMSDAY,
    ENDGAME_CARDS,
    FIRE_EFFECTS,
    SETUP,
    SUPERPROJECTS,
    TILES,
    TIMELINE_TILES,
    TYPES,
    WORKERS,
)
from engine.anachrony.state import Era, State
from engine.core import HIDDEN, Text, say, who
from engine.core.language import Names
from render.anachrony import text_player
from render.anachrony.endgame import leaders
from render.anachrony.scene import points, visitors, worker_at
from render.generic import waited_for
from render.words import Words


def board(s: State, locale: str, names: Names, turn: Iterable[int], seat: int | None) -> str:
    """Everything of a view. `seat` says whose view it is."""
    words = Words("engine.anachrony", locale, names)
    parts: list[Iterable[str]] = [_head(s, words, sorted(turn)), _timeline(s, words), _main_board(s, words)]
    parts += [_stacks(s, words), _supplies(s, words)]
    parts += [text_player.lines(s, words, owner) for owner in s.order or range(len(s.players))]
    return "\n\n".join("\n".join(lines) for lines in parts)


def _head(s: State, words: Words, turn: Sequence[int]) -> Iterator[str]:
    yield words(say("render-era", era=s.era, eras=SETUP.eras)) + ". " + words(phase(s)) + "."
    yield waited_for(turn, words)
    yield words(say("render-text-order", seats=[who(seat) for seat in s.order], banner=who(s.banner)))
    if s.order and s.turn < len(s.order):
        yield words(say("render-text-step", seat=who(s.order[s.turn])))
    if s.main_action:
        yield words(say("render-text-main_action"))
    yield words(say("render-text-variants", variants=_variants(s)))


def phase(s: State) -> Text:
    opening = ("endgame_draft", "paths", "leaders", "asset_draft", "first_water")
    return say(f"render-phase-{s.phase}") if s.phase in opening else say(f"anachrony-phase-{s.phase}")


def _variants(s: State) -> list[Text]:
    side = say(f"anachrony-setting-side-{s.variants.side}")
    found = [say("render-text-setting", name=say("anachrony-setting-side"), value=side)]
    if s.chronobot:
        found.append(say(f"anachrony-setting-difficulty-{s.variants.difficulty}"))
    if least := s.variants.minimum_actions_before_phase_ends:
        name = say("anachrony-setting-minimum_actions_before_phase_ends")
        found.append(say("render-text-setting", name=name, value=least))
    on = (key for key in s.variants.__struct_fields__ if getattr(s.variants, key) is True)
    return found + [say(f"anachrony-setting-{key}") for key in on]


# --- timeline


def _timeline(s: State, words: Words) -> Iterator[str]:
    yield words(say("render-text-timeline"))
    for number, era in enumerate(s.timeline, 1):
        yield "– " + words(w.era(number)).capitalize() + ": " + "; ".join(words(part) for part in _era(s, number, era))
        if number == s.impact_after:
            yield "– " + words(say("render-text-impact-done" if s.impact else "render-text-impact-here"))
    if s.doomsday:
        yield words(say("render-text-doomsday", save=s.doomsday.save_earth, seal=s.doomsday.seal_fate))
        yield from ("– " + words(_doomsday_slot(n)) for n in range(len(DOOMSDAY.slots)))


def _doomsday_slot(n: int) -> Text:
    slot = DOOMSDAY.slots[n]
    points_ = [say("render-text-path-vp", path=w.path(path), vp=vp) for path, vp in slot.vp.items()]
    return say(
        "render-text-doomsday-slot", slot=slot.slot, sign=slot.trajectory, points=points_ or [w.amount("nothing", 0)]
    )


def _era(s: State, number: int, era: Era) -> Iterator[Text]:
    if not era.superproject:
        yield say("render-text-superproject-gone")
    elif era.superproject == HIDDEN:
        yield say("render-text-superproject-hidden")
    else:
        yield _superproject(era.superproject)
    focused = [who(seat) for seat, p in enumerate(s.players) if p.focus == number and not q.is_bot(s, seat)]
    if focused:
        yield say("render-text-focus", seats=focused)
    for one in era.warps:
        yield say("render-text-warp", seat=who(one.seat), warp=w.warp(one.tile), slot=one.slot)
    if s.variants.alternate_timeline:
        fire = TIMELINE_TILES[era.tile].fire
        yield from (
            say("render-text-fire", slot=n, fire=w.fire(id_)) for n, id_ in enumerate(fire, 1) if id_ in FIRE_EFFECTS
        )
    if era.experiment == HIDDEN:
        yield say("render-text-experiment-hidden")
    elif era.experiment:
        yield say("render-text-experiment", name=w.experiment(era.experiment), text=w.experiment_text(era.experiment))


def _superproject(id_: str) -> Text:
    it = SUPERPROJECTS[id_]
    options = [say("render-text-together", parts=[w.breakthrough(kind) for kind in one]) for one in it.breakthroughs]
    wanted = options[0] if len(options) == 1 else say("render-text-either", one=options[0], other=options[1])
    return say(
        "render-text-superproject",
        name=w.superproject(id_),
        vp=it.vp,
        price=[w.amount(what, count) for what, count in it.price.items()],
        breakthroughs=wanted,
        text=w.tile_text(id_),
    )


# --- main board


def _main_board(s: State, words: Words) -> Iterator[str]:
    yield words(say("render-text-board"))
    for action in ("construct", "recruit", "research"):
        spaces = [_space(s, space, _capital_note(s, space, n)) for n, space in enumerate(q.capital_spaces(s, action))]
        yield "– " + words(say("render-text-action", action=w.action(action), spaces=spaces))
    council = [_space(s, f"council:{one.id}", _costs(one.cost)) for one in BOARD.council]
    yield "– " + words(say("render-text-action", action=w.action("council"), spaces=council))
    mine = [_space(s, f"mine:{n + 1}", _mine_note(s, n)) for n in range(len(BOARD.mine.bonus))]
    yield "– " + words(say("render-text-action", action=w.action("mine"), spaces=mine))
    yield "– " + words(say("render-text-mine", cubes=[w.asset(cube) for cube in s.mine_pool] or _nothing()))
    for action in ["purify", "trade", *(["experiment"] if s.doomsday else [])]:
        here = [say("render-text-visitor", seat=who(seat)) for seat in visitors(s, action)]
        yield "– " + words(say("render-text-action", action=w.action(action), spaces=here or _nothing()))
    key = "render-text-evacuation" if s.impact else "render-text-evacuation-shut"
    gone = [who(seat) for seat in s.evacuated] or _nothing()
    yield "– " + words(say(key, seats=gone, penalty=q.penalty_circle(s)))
    pool = [w.amount(type_, s.recruit_pool.get(type_, 0)) for type_ in WORKERS if s.recruit_pool.get(type_, 0)]
    yield "– " + words(say("render-text-recruit", workers=pool or _nothing()))


def _nothing() -> list[Text]:
    return [w.amount("nothing", 0)]


def _costs(cost: dict[str, int]) -> Text:
    return say("render-text-cost", cost=[w.amount(what, count) for what, count in cost.items()] or _nothing())


def _capital_note(s: State, space: str, n: int) -> Text:
    tile = q.collapsing_tile(s, space)
    return w.collapsing(tile) if tile else _costs({"W": BOARD.capital_water[n]} if BOARD.capital_water[n] else {})


def _mine_note(s: State, n: int) -> Text:
    cube = s.mine_bonus[n] if n < len(s.mine_bonus) else ""
    return say("render-text-bonus", cube=w.asset(cube) if cube else w.amount("nothing", 0))


def _space(s: State, space: str, note: Text) -> Text:
    if space in s.occupied:
        seat = s.occupied[space]
        worker = worker_at(s.players[seat], space)
        if worker:
            return say("render-text-taken-by", seat=who(seat), worker=w.crew(worker), note=note)
        return say("render-text-taken", seat=who(seat), note=note)
    return say("render-text-flipped" if space in s.flipped else "render-text-free", note=note)


# --- stacks and supplies


def _stacks(s: State, words: Words) -> Iterator[str]:
    yield words(say("render-text-stacks"))
    for type_ in TYPES:
        primary, secondary = s.primary[type_], s.secondary[type_]
        known = [building(tile) for tile in primary[:-1] if tile != HIDDEN]
        yield "– " + words.capital(
            say(
                "render-text-stack",
                type=w.building_type(type_),
                top=building(primary[-1]) if primary else w.amount("nothing", 0),
                left=len(primary),
                bottom=known or _nothing(),
                second=[building(tile) for tile in reversed(secondary)] or _nothing(),
            )
        )


def building(tile: str) -> Text:
    return say("render-text-building", name=w.tile(tile), vp=TILES[tile].vp, text=w.tile_text(tile))


def _supplies(s: State, words: Words) -> Iterator[str]:
    for card in s.endgame:
        ahead = [who(seat) for seat in leaders(s, card)] or _nothing()
        yield words(say("render-text-endgame", name=w.endgame(card), vp=ENDGAME_CARDS[card].vp, seats=ahead))
    left = [say("render-text-count", what=w.breakthrough(kind), count=n) for kind, n in s.breakthroughs.items() if n]
    yield words(say("render-text-breakthroughs", left=left or _nothing()))
    yield words(say("render-text-anomalies", count=s.anomalies))
    yield words(
        say(
            "render-text-decks",
            recruit=len(s.recruit_deck),
            recruited=len(s.recruit_discard),
            mine=len(s.mine_deck),
            mined=len(s.mine_discard),
            superprojects=len(s.superprojects_removed),
            endgame=len(s.endgame_undealt),
            assets=len(s.assets_undealt),
        )
    )
    if s.doomsday:
        shown = [w.experiment(card) for card in s.doomsday.deck if card != HIDDEN]
        yield words(
            say(
                "render-text-doomsday-decks",
                deck=len(s.doomsday.deck),
                removed=len(s.doomsday.removed),
                shown=shown or _nothing(),
            )
        )


# --- the short version


def alt(s: State, locale: str, names: Names, turn: Iterable[int]) -> str:
    """Era, phase, whose turn, points and assets of each: what one sees at a glance."""
    words = Words("engine.anachrony", locale, names)
    seats = sorted(turn)
    parts = [words(say("render-era", era=s.era, eras=SETUP.eras)) + ", " + words(phase(s)), waited_for(seats, words)]
    if s.impact:
        parts.append(words(say("render-text-impact-done")))
    totals = {seat: points(s, seat, over=not seats) for seat in range(len(s.players))}
    for seat in sorted(totals, key=lambda seat: -totals[seat]):
        p = s.players[seat]
        if p.path:
            assets = [w.amount(asset, p.assets[asset]) for asset in ASSETS if p.assets[asset]] or _nothing()
            parts.append(words(say("render-alt-seat", seat=who(seat), vp=totals[seat], assets=assets)))
    return ". ".join(parts) + "."


def player_alt(s: State, words: Words, seat: int) -> str:
    return ". ".join(text_player.lines(s, words, seat))
