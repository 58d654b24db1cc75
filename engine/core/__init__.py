"""What every game stands on."""

from engine.core.ask import Ask, Blocked, Choice, Illegal, Kind, Mode, Option, RulesError, choose, number, pick, prompt
from engine.core.dice import Dice, commitment
from engine.core.game import AUTOMATON, HIDDEN, PERSON, Config, Game, Setting, Value
from engine.core.journal import Answer, Entry, Undo
from engine.core.play import Event, Play, Rule
from engine.core.result import Line, Result, Score, cooperative, ranked
from engine.core.table import Change, Snapshot, Table
from engine.core.text import Text, say, who

__all__ = [
    "AUTOMATON",
    "Answer",
    "Ask",
    "Blocked",
    "Change",
    "Choice",
    "Config",
    "Dice",
    "Entry",
    "Event",
    "Game",
    "HIDDEN",
    "Illegal",
    "Kind",
    "Line",
    "Mode",
    "Option",
    "PERSON",
    "Play",
    "Result",
    "Rule",
    "RulesError",
    "Score",
    "Setting",
    "Snapshot",
    "Table",
    "Text",
    "Undo",
    "Value",
    "choose",
    "commitment",
    "cooperative",
    "number",
    "pick",
    "prompt",
    "ranked",
    "say",
    "who",
]
