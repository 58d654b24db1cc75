"""What is installed is what was locked: pinned, hashed, consistent, under licences that let others use the project."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")
PERMISSIVE = re.compile(
    r"MIT|BSD|Apache|APL 2|PSF|Python Software Foundation|HPND|ISC|Zlib|CC0|OFL|MPL-2\.0|Mozilla Public License 2"
)


def locked(name: str) -> dict[str, str]:
    """Each requirement with all of its lines."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return {line.split("==")[0].split()[0].lower(): line for line in lines}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_is_pinned_and_hashed(lock: str) -> None:
    found = locked(lock)
    assert len(found) > 10
    for name, line in found.items():
        assert re.match(rf"{re.escape(name)}==[0-9][^ ]* .*--hash=sha256:[0-9a-f]{{64}}", line, re.IGNORECASE), name
        assert "://" not in line, name


def test_every_dependency_of_the_project_is_locked() -> None:
    assert set(locked(LOCKS[0])) <= set(locked(LOCKS[1]))


@pytest.mark.parametrize("name", sorted(locked(LOCKS[0])))
def test_the_licence_of_what_is_shipped_is_permissive(name: str) -> None:
    about = metadata.metadata(name)
    classifiers = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    fields = [text[:60] for key in ("License-Expression", "License") for text in about.get_all(key) or []]
    said = " ".join([*fields, *classifiers])
    assert PERMISSIVE.search(said), said
    assert not re.search(r"\bA?GPL|GNU (Affero )?General", said), said


def test_what_is_installed_fits_together() -> None:
    command = [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
