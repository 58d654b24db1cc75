"""What players receive, with its line in the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement

from engine.anachrony import anomaly, words
from engine.anachrony import questions as q
from engine.anachrony.data import WORKERS
from engine.anachrony.payment import mix_id
from engine.anachrony.state import G, Player
from engine.core import Option, Rule, say, who


def gain(g: G, seat: int, assets: Mapping[str, int]) -> None:
    """Assets and VP tokens from the general supply."""
    p = g.state.players[seat]
    for what, n in assets.items():
        if what == "VP":
            p.vp += n
        else:
            p.assets[what] += n
    if any(assets.values()):
        g.log(say("anachrony-log-gain", seat=who(seat), assets=words.assets(assets)))


def gain_vp(g: G, seat: int, vp: int) -> None:
    gain(g, seat, {"VP": vp})


def gain_choice(g: G, seat: int, of: Sequence[str], count: int) -> Rule[dict[str, int]]:
    """So many cubes, each any of the given ones (DP-0)."""
    ways = [{what: some.count(what) for what in of} for some in combinations_with_replacement(of, count)]
    return (yield from gain_one_of(g, seat, ways))


def gain_one_of(g: G, seat: int, ways: Sequence[Mapping[str, int]]) -> Rule[dict[str, int]]:
    by_id = {mix_id(way): dict(way) for way in ways}
    options = [Option(id_, say("anachrony-take", assets=words.assets(way))) for id_, way in by_id.items()]
    chosen = by_id[(yield from g.choose(seat, "gain", options))]
    gain(g, seat, chosen)
    return chosen


def gain_worker(g: G, seat: int, type_: str, column: str = "active") -> None:
    p = g.state.players[seat]
    (p.active if column == "active" else p.tired)[type_] += 1
    g.log(say("anachrony-log-worker", seat=who(seat), worker=words.amount(f"{column}-{type_}", 1)))


def lose_worker(g: G, seat: int, key: str) -> Rule[None]:
    """An active or tired worker of choice goes to the general supply; nothing if there is none."""
    p = g.state.players[seat]
    owned = [(column, type_) for column in ("tired", "active") for type_ in WORKERS if getattr(p, column)[type_]]
    if not owned:
        return
    options = [Option(f"{column}-{type_}", words.amount(f"{column}-{type_}", 1)) for column, type_ in owned]
    column, type_ = (yield from g.choose(seat, key, options)).split("-")
    getattr(p, column)[type_] -= 1
    g.log(say("anachrony-log-lose-worker", seat=who(seat), worker=words.amount(f"{column}-{type_}", 1)))


def wake_tired(g: G, seat: int) -> None:
    p = g.state.players[seat]
    woken = sum(p.tired.values())
    for type_, n in p.tired.items():
        p.active[type_] += n
        p.tired[type_] = 0
    if woken:
        g.log(say("anachrony-log-wake", seat=who(seat), count=woken))


def gain_breakthrough(g: G, seat: int, kind: str) -> None:
    """The token must be in the supply."""
    s = g.state
    p = s.players[seat]
    s.breakthroughs[kind] -= 1
    p.breakthroughs[kind] = p.breakthroughs.get(kind, 0) + 1
    g.log(say("anachrony-log-breakthrough", seat=who(seat), token=words.breakthrough(kind)))


def spend_breakthrough(g: G, seat: int, kind: str) -> None:
    s = g.state
    p = s.players[seat]
    s.breakthroughs[kind] += 1
    p.breakthroughs[kind] -= 1
    if not p.breakthroughs[kind]:
        del p.breakthroughs[kind]
    g.log(say("anachrony-log-breakthrough-spent", seat=who(seat), token=words.breakthrough(kind)))


def random_breakthrough(g: G, seat: int) -> None:
    """RND-4: uniform over the tokens in the supply."""
    kind = g.roll([kind for kind, n in g.state.breakthroughs.items() for _ in range(n)])
    gain_breakthrough(g, seat, kind)


def power_up_exosuit(g: G, seat: int) -> bool:
    """Rules 12.8. The slot makes no difference (DP-20), so a free one is taken; False: there was none, or no suit."""
    p = g.state.players[seat]
    if not q.can_power_up(p):
        return False
    _charge(p, p.powered.index(False))
    g.log(say("anachrony-log-powered", seat=who(seat)))
    return True


def _charge(p: Player, slot: int) -> None:
    p.exosuits -= 1
    p.powered[slot] = True


def discharge(p: Player) -> None:
    """One powered exosuit leaves its slot; which one makes no difference (7.1.4)."""
    p.powered[len(p.powered) - 1 - p.powered[::-1].index(True)] = False


def move_morale(g: G, seat: int, steps: int) -> None:
    """As far as the track goes; what Supply and Force do beyond its ends is theirs (7.11, 7.12)."""
    p = g.state.players[seat]
    before = p.morale
    p.morale = min(max(p.morale + steps, 0), len(q.board(g.state, seat).morale_vp) - 1)
    if p.morale != before:
        vp = q.board(g.state, seat).morale_vp[p.morale]
        g.log(say("anachrony-log-morale", seat=who(seat), vp=vp))


def gain_paradox(g: G, seat: int, count: int) -> Rule[None]:
    """Outside the paradox phase an anomaly strikes at once (9.2)."""
    take_paradox(g, seat, count)
    if g.state.players[seat].paradox >= q.paradox_limit(g.state, seat):
        yield from anomaly.strike(g, seat)


def take_paradox(g: G, seat: int, count: int) -> None:
    p = g.state.players[seat]
    p.paradox += count
    if count:
        g.log(say("anachrony-log-paradox", seat=who(seat), count=count, total=p.paradox))


def discard_paradox(g: G, seat: int, count: int) -> None:
    p = g.state.players[seat]
    count = min(count, p.paradox)
    p.paradox -= count
    if count:
        g.log(say("anachrony-log-paradox-discard", seat=who(seat), count=count))
