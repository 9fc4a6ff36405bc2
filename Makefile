# Presumes Python 3.11 or later with venv, and git. Everything else comes into .venv and web/node_modules.
PYTHON ?= python3.11 python3.12 python3.13 python3.14 python3
PORT ?=
BROWSER ?= yes
COMPILE ?= yes
TESTS ?=
KIND ?=
SEED ?=
LOAD ?=
GAME ?=
ABUSE ?=
MESSAGES ?= messages.html

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal simulate learn openspiel postgres train weights puzzles wheel test vitest campaigns slowest check quick lint lint-python lint-web format sbom audit bench load abuse outages clauses messages web dev docs docs-serve picture locks clean
MAKEFLAGS += --no-print-directory
# Where it is set, each of the many processes of a test run compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python --require-hashes

# Machine code of games; its progress is printed on standard error.
COMPILED = $(if $(filter no,$(COMPILE)),true,$(BIN)/monopolista compile)
# All Node packages first: a test that installed what others miss would take the folder away from beneath them.
READY = $(BIN)/python tools/build_web.py dev-packages && $(BIN)/python tools/build_web.py pack && $(BIN)/python -m tests.browser.chromium
# Where a few tests are named, what they call is compiled when they call it.
KERNELS = $(if $(TESTS)$(filter unit process browser,$(KIND)),true,$(BIN)/python -m tests.kernels)
PYTEST = $(BIN)/pytest --numprocesses=auto --dist=worksteal $(if $(KIND),-m $(KIND)) $(TESTS)
SPHINX = $(BIN)/python -m sphinx -d .doctrees
# The rules clause by clause, golden games, the layout of the package, the language files, targets and commands.
QUICK = tests/engine/test_chance.py tests/games/*/clauses tests/games/*/battery/test_golden.py tests/text tests/commands tests/test_house.py

help:  ## List the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: .venv/.build  ## Play in the browser; PORT=8000 picks the port, BROWSER=no opens none
	@$(MAKE) --jobs=2 .venv/.protocol .venv/.node
	@$(BIN)/python tools/build_web.py build
	@$(BIN)/monopolista play $(if $(PORT),--port $(PORT)) $(if $(filter no,$(BROWSER)),--no-browser)

terminal: .venv/.terminal  ## Install what monopolista terminal needs

simulate: .venv/.simulate  ## Install what monopolista simulate, compare, sweep and tournament need, and compile the games; COMPILE=no leaves that to the first run
	@$(COMPILED)

learn: .venv/.learn  ## Install what the environments of monopolista.learn need, and compile the games; COMPILE=no leaves that to the first environment
	@$(COMPILED) $(if $(filter no,$(COMPILE)),,--only environments)

openspiel: .venv/.openspiel  ## Install what games for OpenSpiel need

postgres: .venv/.postgres  ## Install what a PostgreSQL database needs

train: .venv/.train  ## Install what training needs, with a build of torch that the lock lists, from the index of pip

weights: .venv/.train  ## Fit the network for the odds of winning again, GAME=deal for the card game; FIT="--tables 500 --alike 2000 --rounds 1" is short
	@$(BIN)/python -m training $(or $(GAME),classic) $(FIT)

puzzles: .venv/.simulate  ## Search for positions in which one answer is clearly the best
	@$(BIN)/python -m training.puzzles $(FIND)

test: .venv/.dev  ## Run all tests and a sample of each campaign; KIND=unit runs one kind, TESTS="tests/engine -k stream" some, SEED=1 repeats a sample
	@$(READY)
	@$(KERNELS)
	@$(PYTEST) $(if $(SEED),--campaign-seed=$(SEED))

vitest: .venv/.dev  ## Run only the unit tests of the browser client
	@$(BIN)/python tools/build_web.py test

campaigns: .venv/.dev  ## Run the campaigns in full: thousands of games, every screen in every size, many kills, the wheel; SEED=1 draws others
	@$(READY)
	@NUMBA_OPT=3 $(KERNELS)
	@NUMBA_OPT=3 $(BIN)/pytest --numprocesses=auto --dist=worksteal -m campaign --campaigns $(if $(SEED),--campaign-seed=$(SEED)) $(TESTS)

slowest: .venv/.dev  ## Compare the times of the tests in the last two runs; RUNS="old.json new.json" compares others
	@$(BIN)/python -m tests.plugins.durations $(RUNS)

check: .venv/.dev  ## Run the checks that a change most likely breaks, within a minute
	@$(MAKE) --jobs=3 --output-sync=target quick lint-python lint-web

quick: .venv/.dev
	@$(BIN)/pytest --quiet -m unit $(QUICK)

lint: lint-python lint-web  ## Check style, types and imports; a warning is an error

lint-python: .venv/.dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pyright --warnings

lint-web: .venv/.dev
	@$(BIN)/python tools/build_web.py check

format: .venv/.dev  ## Format the code, and apply the fixes of the linters
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/python tools/build_web.py format

sbom: .venv/.dev  ## Write bills of materials into sbom/: CycloneDX for each extra, and licences.md
	@$(BIN)/python tools/build_web.py build
	@$(BIN)/python -m tools.sbom sbom

audit: .venv/.dev  ## Look up known advisories for all pinned packages; Error 1 means one was found, Error 69 that no database answered
	@$(BIN)/python -m tools.audit

bench: .venv/.dev  ## Measure the engine, plain and compiled, the bots, and a server with many tables
	@$(BIN)/python -m bench

load: .venv/.dev  ## Measure a server with many tables; LOAD="--tables 100 --moves 50" measures one load
	@$(BIN)/python -m bench.load.load $(LOAD)

abuse: .venv/.dev  ## Attack a server with abusive clients while simulated players use it; ABUSE="--messages 30000 --requests 10000" is short
	@$(BIN)/python -m bench.load.abuse_load $(ABUSE)

outages: .venv/.dev  ## Kill two servers and their database in turn while simulated players use them; OUTAGES="--tables 20 --kills 10" is short
	@$(BIN)/python -m bench.load.chaos $(OUTAGES)

clauses: .venv/.dev  ## Show which tests prove which clause in which edition
	@$(BIN)/python -m tests.clauses.proofs

messages: .venv/.dev  ## Write every interface message in all languages, and where it is used, into messages.html; MESSAGES=messages.csv for a spreadsheet
	@$(BIN)/python -m tools.messages $(MESSAGES)

web: .venv/.play  ## Build the browser client if its sources changed
	@$(BIN)/python tools/build_web.py build

wheel: .venv/.play  ## Build the wheel into dist/ (docs/how-to/install.md)
	@rm -rf dist
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

dev: .venv/.play  ## Serve web/ with live reload, while make play runs
	@$(BIN)/python tools/build_web.py dev

docs: .venv/.docs  ## Build the documentation into site/, and check every link; without a network, only those within the site
	@$(SPHINX) -W --keep-going --fresh-env --write-all --quiet docs site
	@$(BIN)/python -m tools.site_links site .doctrees

docs-serve: .venv/.docs  ## Serve the documentation, and build it again when a file changes; PORT=8001 picks the port
	@PYTHONUNBUFFERED=1 $(BIN)/sphinx-autobuild --port $(or $(PORT),8001) --watch src/monopolista --watch tools/sphinxext -d .doctrees docs site

picture: .venv/.dev  ## Take the pictures of the documentation again, with the browser of the tests
	@$(BIN)/python tools/build_web.py build
	@$(BIN)/python -m tests.browser.chromium
	@PICTURES=docs/pictures $(BIN)/pytest --quiet --campaigns tests/browser/test_picture.py
	@$(BIN)/python -m tests.terminal.pictures

clean:  ## Remove the files of set-up and builds
	rm -rf .venv web/node_modules tests/browser/node_modules src/monopolista/web_dist dist sbom site .doctrees

# Set-up: each stamp is as old as the lock files it installed.
.venv/.uv: locks/uv.txt
	@echo "Setting up .venv …"
	@for python in $(PYTHON) none; do \
		! $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || break; \
	done; \
	[ $$python != none ] || { echo "monopolista needs Python 3.11 or later, with venv" >&2; exit 1; }; \
	$$python -m venv --clear --without-pip .venv
	@$(BIN)/python tools/install_uv.py
	@touch $@

.venv/.build: .venv/.uv locks/build.txt
	@$(INSTALL) -r locks/build.txt
	@touch $@

# Node packages are fetched while Python packages are installed.
.venv/.node: .venv/.build web/package-lock.json
	@$(BIN)/python tools/build_web.py packages
	@touch $@

.venv/.protocol: .venv/.play
	@$(BIN)/python tools/build_web.py protocol
	@touch $@

.venv/.play: .venv/.build locks/play.txt pyproject.toml
	@echo "Installing what the game needs …"
	@$(INSTALL) -r locks/play.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.terminal: .venv/.play locks/terminal.txt
	@echo "Installing what the terminal needs …"
	@$(INSTALL) -r locks/terminal.txt
	@touch $@

.venv/.simulate: .venv/.play locks/simulate.txt
	@echo "Installing what simulations need …"
	@$(INSTALL) -r locks/simulate.txt
	@touch $@

.venv/.learn: .venv/.play locks/learn.txt
	@echo "Installing what environments to learn in need …"
	@$(INSTALL) -r locks/learn.txt
	@touch $@

.venv/.openspiel: .venv/.play locks/openspiel.txt
	@echo "Installing what games for OpenSpiel need …"
	@$(INSTALL) -r locks/openspiel.txt
	@touch $@

.venv/.postgres: .venv/.play locks/postgres.txt
	@echo "Installing what a PostgreSQL database needs …"
	@$(INSTALL) -r locks/postgres.txt
	@touch $@

# By pip, which knows where to look for the build of torch for this machine; uv does not. Of the builds that are found,
# one that the lock has a hash of is taken, and what that one wants besides is installed where it wants it.
.venv/.train: .venv/.play locks/train.txt locks/cards.txt
	@echo "Installing what training needs …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r locks/train.txt
	@if { $(BIN)/pip check || true; } | grep '^torch .* not installed' > /dev/null; then $(INSTALL) --no-deps -r locks/cards.txt; fi
	@touch $@

.venv/.docs: .venv/.play locks/docs.txt
	@echo "Installing what the documentation needs …"
	@$(INSTALL) -r locks/docs.txt
	@touch $@

.venv/.dev: .venv/.play locks/dev.txt
	@echo "Installing what the tests need …"
	@$(INSTALL) -r locks/dev.txt
	@touch $@

# pyproject.toml is the source; dev.txt leads, so that all locks agree. UPGRADE=--upgrade takes newer versions.
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
	--custom-compile-command "make locks" $(UPGRADE)
# What is proved and measured here; what an agent is trained with is large, and has locks of its own.
PROVED := simulate cluster learn openspiel postgres terminal
# torch has one build for processors and several for graphics cards; only those want these, and all that these want.
CARDS := cuda-bindings cuda-toolkit nvidia-cudnn-cu13 nvidia-cusparselt-cu13 nvidia-nccl-cu13 nvidia-nvshmem-cu13 triton

# A hash that was added by hand, of a build of torch that is not on the index, stays as long as its version does.
locks: .venv/.uv  ## Pin the versions of all packages that pyproject.toml requires
	$(COMPILE) --group uv -o locks/uv.txt
	$(COMPILE) pyproject.toml --extra docs --group build --group dev -o locks/dev.txt
	$(COMPILE) pyproject.toml --constraints locks/dev.txt -o locks/play.txt
	for extra in $(PROVED); do \
		$(COMPILE) pyproject.toml --extra $$extra --constraints locks/dev.txt -o locks/$$extra.txt; \
	done
	$(COMPILE) pyproject.toml --extra train --constraints locks/dev.txt -o locks/cards.txt
	$(COMPILE) pyproject.toml --extra train --constraints locks/cards.txt --excludes <(printf '%s\n' $(CARDS)) -o locks/train.txt
	$(COMPILE) pyproject.toml --extra docs --constraints locks/dev.txt -o locks/docs.txt
	$(COMPILE) --group build --constraints locks/dev.txt -o locks/build.txt
	$(INSTALL) -r locks/build.txt
	$(BIN)/python tools/build_web.py lock
