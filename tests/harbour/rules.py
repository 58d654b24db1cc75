"""Harbour, the whole game.

H1 Captains: every seat secretly bids one card of its hand; all are shown together, the highest sails first.
H2 Weather: a die is rolled; on a 5 or 6 the storm rises. At storm 3 the game ends at once.
H3 Turns: each seat in sailing order takes two actions:
   H3.1 fish: pay 1 to 3 coins for as many fish;     H3.2 trade: discard 1 or 2 cards, draw as many;
   H3.3 raid: another seat gives a fish or, if it can, pays 2 coins;     H3.4 rest: gain 2 coins;
   H3.5 bottle: show the top card of the deck to all;     H3.6 chart: put the three tides in an order.
H4 Upkeep: everyone pays a fish or a coin, whoever has neither raises the storm.
H5 Watch: if the storm is up, the crew decides once for all: light the fire (the storm falls) or sleep.
H6 End: after the last round the most fish wins, then the most coins; or, with the goal "survive", all win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from engine.core import (
    AUTOMATON,
    HIDDEN,
    PERSON,
    Blocked,
    Config,
    Dice,
    Game,
    Line,
    Option,
    Play,
    Rule,
    Score,
    Setting,
    Text,
    Value,
    choose,
    cooperative,
    ranked,
    say,
    who,
)

CARDS = [f"c{n:02}" for n in range(1, 41)]
TIDES = ["ebb", "flood", "slack"]
STORM_LIMIT = 3


class State(Struct):
    rounds: int
    survive: bool
    deck: list[str]
    hands: list[list[str]]
    fish: list[int]
    coins: list[int]
    round: int = 1
    phase: str = "captains"
    order: list[int] = []
    turn: int = 0
    actions: int = 2
    storm: int = 0
    discard: list[str] = []
    tides: list[str] = field(default_factory=lambda: list(TIDES))


G = Play[State]


class Harbour(Game[State]):
    id = "harbour"
    rules = "1"
    state_type = State
    players = range(1, 5)
    settings = (
        Setting("goal", ("catch", "survive"), "catch"),
        Setting("rounds", (2, 3), 3),
        Setting("keeper", (False, True), False),
    )
    longest = 400

    def seats(self, players: int, settings: Mapping[str, Value]) -> tuple[str, ...]:
        return (PERSON,) * players + ((AUTOMATON,) if settings["keeper"] else ())

    def problems(self, config: Config) -> Iterator[Text]:
        if config.settings["goal"] == "catch" and len(config.seats) == 1:
            yield say("harbour-refuse-alone")

    def start(self, config: Config, dice: Dice) -> State:
        deck = list(CARDS)
        dice.shuffle(deck)
        seats = len(config.seats)
        hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
        survive = config.settings["goal"] == "survive"
        return State(int(config.settings["rounds"]), survive, deck, hands, [1] * seats, [2] * seats)

    def step(self, g: G) -> Rule[None]:
        return PHASES[g.state.phase](g)

    def view(self, state: State, seat: int | None) -> State:
        hands = [hand if owner == seat else [HIDDEN] * len(hand) for owner, hand in enumerate(state.hands)]
        return State(
            state.rounds, state.survive, [HIDDEN] * len(state.deck), hands, state.fish, state.coins, state.round,
            state.phase, state.order, state.turn, state.actions, state.storm, state.discard, state.tides,
        )  # fmt: skip

    def reshuffle(self, state: State, seat: int | None, dice: Dice) -> None:
        unknown = state.deck + [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
        dice.shuffle(unknown)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                hand[:] = [unknown.pop() for _ in hand]
        state.deck[:] = unknown

    def check(self, state: State) -> Iterator[str]:
        cards = state.deck + state.discard + [card for hand in state.hands for card in hand]
        if sorted(cards) != CARDS:
            yield "cards were lost or doubled"
        if min(state.fish + state.coins) < 0:
            yield "somebody has less than nothing"
        if sorted(state.tides) != sorted(TIDES):
            yield "the tides are not three"

    def next_up(self, view: State) -> int | None:
        after = view.order[view.turn + 1 :]
        return after[0] if view.phase == "turns" and after else None

    def evaluate(self, state: State, seat: int) -> float:
        return 3 * state.fish[seat] + state.coins[seat]


# --- H1


def captains(g: G) -> Rule[None]:
    s = g.state
    people = [seat for seat in g.seats if g.config.seats[seat] == PERSON]
    bids = yield from g.secretly(choose(seat, "captain", [card(c) for c in s.hands[seat]]) for seat in people)
    for seat, bid in bids.items():
        s.hands[seat].remove(str(bid))
        s.discard.append(str(bid))
        g.reveal(say("harbour-log-captain", seat=who(seat), card=card_name(str(bid))))
    s.order = sorted(people, key=lambda seat: str(bids[seat]), reverse=True)
    s.order += [seat for seat in g.seats if seat not in people]
    s.phase = "weather"


# --- H2


def weather(g: G) -> Rule[None]:
    die = g.roll([1, 2, 3, 4, 5, 6])
    g.log(say("harbour-log-weather", die=die))
    if die >= 5:
        raise_storm(g)
    g.state.phase, g.state.turn, g.state.actions = "turns", 0, 2
    yield from ()


def raise_storm(g: G) -> None:
    g.state.storm += 1
    if g.state.storm >= STORM_LIMIT:
        finish(g, say("harbour-end-storm"), survived=False)


# --- H3


def turns(g: G) -> Rule[None]:
    """One turn: the next checkpoint is the next seat's."""
    s = g.state
    seat = s.order[s.turn]
    if g.config.seats[seat] == AUTOMATON:
        s.coins[seat] += 1
    else:
        while s.actions:
            yield from action(g, seat)
            s.actions -= 1
    s.turn, s.actions = s.turn + 1, 2
    if s.turn == len(s.order):
        s.phase = "upkeep"


def action(g: G, seat: int) -> Rule[None]:
    options = [Option(key, say(f"harbour-action-{key}"), say("harbour-group-sea")) for key in possible(g.state, seat)]
    chosen = yield from g.choose(seat, "action", options, why_not=lambda: impossible(g.state, seat))
    yield from ACTIONS[chosen](g, seat)


def possible(s: State, seat: int) -> list[str]:
    blocked = {b.id for b in impossible(s, seat)}
    return [key for key in ACTIONS if key not in blocked]


def impossible(s: State, seat: int) -> list[Blocked]:
    def no(key: str, rule: str) -> Blocked:
        return Blocked(key, say(f"harbour-action-{key}"), say(f"harbour-no-{key}"), rule)

    found = []
    if not s.coins[seat]:
        found.append(no("fish", "H3.1"))
    if not s.hands[seat] or len(s.deck) < 2:
        found.append(no("trade", "H3.2"))
    if not raidable(s, seat):
        found.append(no("raid", "H3.3"))
    if not s.deck:
        found.append(no("bottle", "H3.5"))
    return found


def fish(g: G, seat: int) -> Rule[None]:
    coins = g.state.coins
    nets = yield from g.number(seat, "nets", 1, min(3, coins[seat]), args={"coins": coins[seat]})
    coins[seat] -= nets
    g.state.fish[seat] += nets
    g.log(say("harbour-log-fish", seat=who(seat), fish=nets))


def trade(g: G, seat: int) -> Rule[None]:
    s = g.state
    hand = s.hands[seat]
    given = yield from g.pick(seat, "trade", [card(c) for c in hand], 1, 2, private=True)
    given.sort()  # the order of a hand is nobody's business
    for one in given:
        hand.remove(one)
    s.discard += given
    drawn = [s.deck.pop() for _ in given]
    hand += drawn
    g.log(say("harbour-log-trade", seat=who(seat), given=[card_name(c) for c in given]))
    g.reveal(say("harbour-log-drawn", drawn=[card_name(c) for c in drawn]), to=[seat])


def raidable(s: State, seat: int) -> list[int]:
    return [other for other in s.order if other != seat and (s.fish[other] or s.coins[other] >= 2)]


def raid(g: G, seat: int) -> Rule[None]:
    s = g.state
    victims = [Option(f"seat{other}", who(other)) for other in raidable(s, seat)]
    victim = int((yield from g.choose(seat, "raid", victims)).removeprefix("seat"))
    ransom = [Option("fish", say("harbour-pay-fish"))] if s.fish[victim] else []
    if s.coins[victim] >= 2:
        ransom.append(Option("coins", say("harbour-pay-coins", coins=2)))
    if g.config.seats[victim] == AUTOMATON:
        paid = ransom[-1].id
    else:
        paid = yield from g.choose(victim, "ransom", ransom, args={"raider": who(seat)})
    store, amount = (s.fish, 1) if paid == "fish" else (s.coins, 2)
    store[victim] -= amount
    store[seat] += amount
    g.log(say("harbour-log-raid", seat=who(seat), victim=who(victim), paid=say(f"harbour-pay-{paid}", coins=2)))


def rest(g: G, seat: int) -> Rule[None]:
    g.state.coins[seat] += 2
    g.log(say("harbour-log-rest", seat=who(seat)))
    yield from ()


def bottle(g: G, seat: int) -> Rule[None]:
    """The top card goes under the deck again, but everybody has seen it."""
    shown = g.state.deck.pop()
    g.state.discard.append(shown)
    g.reveal(say("harbour-log-bottle", seat=who(seat), card=card_name(shown)))
    yield from ()


def chart(g: G, seat: int) -> Rule[None]:
    tides = [Option(tide, say(f"harbour-tide-{tide}")) for tide in TIDES]
    g.state.tides = yield from g.order(seat, "chart", tides)
    g.log(say("harbour-log-chart", seat=who(seat)))


# --- H4


def upkeep(g: G) -> Rule[None]:
    s = g.state
    payers = [seat for seat in g.seats if s.fish[seat] or s.coins[seat]]
    paid = yield from g.parallel(choose(seat, "upkeep", payments(g, seat)) for seat in payers)
    for seat in g.seats:
        if seat not in payers:
            raise_storm(g)
            continue
        store = s.fish if paid[seat] == "fish" else s.coins
        store[seat] -= 1
    s.phase = "watch"


def payments(g: G, seat: int) -> list[Option]:
    found = [Option("coins", say("harbour-pay-coins", coins=1))] if g.state.coins[seat] else []
    if g.state.fish[seat] and not (found and g.config.seats[seat] == AUTOMATON):
        found.append(Option("fish", say("harbour-pay-fish")))
    return found


# --- H5


def watch(g: G) -> Rule[None]:
    s = g.state
    if s.storm:
        options = [Option("light", say("harbour-watch-light")), Option("sleep", say("harbour-watch-sleep"))]
        crew = [seat for seat in g.seats if g.config.seats[seat] == PERSON]
        seat, decided = yield from g.first(choose(seat, "watch", options) for seat in crew)
        if decided == "light":
            s.storm -= 1
        g.log(say(f"harbour-log-{decided}", seat=who(seat)))
    if s.round == s.rounds:
        finish(g, say("harbour-end-rounds"), survived=True)
    for hand in s.hands:
        while s.deck and len(hand) < 4:
            hand.append(s.deck.pop())
    for seat in g.seats:
        g.reveal(say("harbour-log-hand", hand=[card_name(c) for c in s.hands[seat]]), to=[seat])
    s.round, s.phase = s.round + 1, "captains"
    if not all(s.hands):
        finish(g, say("harbour-end-deck"), survived=True)


# --- H6


def finish(g: G, reason: Text, survived: bool) -> None:
    s = g.state
    if s.survive:
        g.end(cooperative(survived, reason))
    scores = [
        Score(seat, [Line(say("harbour-score-fish"), s.fish[seat])], tie_breaks=[s.coins[seat]]) for seat in g.seats
    ]
    g.end(ranked(reason, scores))


def card(card_id: str) -> Option:
    return Option(card_id, card_name(card_id))


def card_name(card_id: str) -> Text:
    return say("harbour-card", number=int(card_id.removeprefix("c")))


ACTIONS = {"fish": fish, "trade": trade, "raid": raid, "rest": rest, "bottle": bottle, "chart": chart}
PHASES = {"captains": captains, "weather": weather, "turns": turns, "upkeep": upkeep, "watch": watch}
GAME = Harbour()
