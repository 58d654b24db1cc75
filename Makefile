# Every target sets itself up: all that is needed is Python 3.11+ and make.
PYTHON ?= python3
PY := .venv/bin/python
GAMES ?= 200

.PHONY: run test lint bench fuzz drill lock clean

run: .venv/run.stamp
	$(PY) -m bot

test: .venv/dev.stamp
	$(PY) -m pytest -n auto

lint: .venv/dev.stamp
	$(PY) -m ruff check .
	$(PY) -m mypy

bench: .venv/dev.stamp
	$(PY) -m bench

fuzz: .venv/dev.stamp
	$(PY) -m engine fuzz all --games $(GAMES)

drill: .venv/run.stamp
	$(PY) -m bot.drill --game tests.harbour --kills 200

# The locked versions are renewed by this target only.
lock: .venv/dev.stamp
	$(PY) -m pip install -q pip-tools
	$(PY) -m piptools compile -q --upgrade --strip-extras --generate-hashes --no-emit-index-url --no-emit-find-links --no-header -o requirements.lock pyproject.toml
	$(PY) -m piptools compile -q --upgrade --strip-extras --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --extra dev --extra bench -o requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv

.venv/python.stamp:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Slowtable needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	touch $@

.venv/run.stamp: .venv/python.stamp requirements.lock
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

.venv/dev.stamp: .venv/python.stamp requirements-dev.lock
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ .venv/run.stamp
