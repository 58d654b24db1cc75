"""The printed figures: counts of rules 1, and what is marked as designed."""

from __future__ import annotations

from collections import Counter

from engine.the_loop import verbs as v
from engine.the_loop.data import (
    AGENTS,
    ARTIFACTS,
    BOARD,
    COMMON,
    DUPLICATES,
    ERAS,
    MISSIONS,
    MODES,
    SUPA,
    TOKENS,
    ULTRA,
    parts,
)
from engine.the_loop.effects import VERBS


def test_1_2_the_cards() -> None:
    assert (len(ARTIFACTS), len(COMMON), len(ULTRA), len(ERAS)) == (79, 49, 14, 7)
    assert Counter(ARTIFACTS[card].era for card in COMMON) == dict.fromkeys(ERAS, 7)
    for agent in AGENTS.values():
        assert len(agent.cards) == 6
        assert {ARTIFACTS[card].agent for card in agent.cards} == {agent.id}


def test_1_3_1_5_cubes_and_tokens() -> None:
    assert (BOARD.rifts, BOARD.energy, BOARD.perpetual, BOARD.vortex_tiles) == (30, 30, 5, 3)
    assert (len(DUPLICATES), len(SUPA), len(MISSIONS)) == (28, 7, 10)
    assert Counter(token.generation for token in DUPLICATES.values()) == dict.fromkeys(ERAS, 4)
    assert all(token.generation != token.destruction for token in TOKENS.values())


def test_14_4_ready_and_loop_stand_only_on_black_holes() -> None:
    for card in ARTIFACTS.values():
        if any(isinstance(part, v.Ready | v.Loop) for effect in card.effect for part in parts(effect)):
            assert card.dimension == BOARD.black_hole


def test_14_3_every_verb_of_the_data_is_carried_out_and_every_verb_is_used() -> None:
    effects = [effect for card in ARTIFACTS.values() for effect in card.effect]
    effects += [effect for card in ULTRA.values() for effect in card.effect]
    effects += [effect for agent in AGENTS.values() for effect in agent.ability]
    used = {type(part) for effect in effects for part in parts(effect)}
    passive = {v.Forbid, v.RiftCapacity}  # looked up where they matter
    assert used - passive == set(VERBS)


def test_0_1_what_is_designed_says_so() -> None:
    assert BOARD.designed == ["mega_rift_spaces", "outlet_weights", "setup.5"]
    assert [key for key, mode in MODES.items() if not mode.designed] == [("sabotage", 1)]
    printed = [card.id for card in ARTIFACTS.values() if "effect" not in card.designed]
    assert printed == ["mt1", "mt2", "vg1", "da1", "me1", "re1", "gl2"]
    assert all(card.designed for card in ULTRA.values())
    assert MISSIONS["m_faux_rift"].designed == []
    assert MISSIONS["m_each_loop"].designed == ["name", "needed"]
