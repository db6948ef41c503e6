# Everything one does with Rulebound starts here, on a machine with Python 3.11 (or newer) and make:
# `make play` plays, `make test` tests, `make help` lists the rest.
#
# .venv holds the locked dependencies and the package itself, built as a wheel and compiled where there is a
# C compiler. Tests run against that installed package, once uncompiled (RULEBOUND_PURE=1) and once compiled.
# What the wheel was made from is written down in build/inputs; whenever that changes, the wheel is built and
# installed again, so an old build is never the one that runs.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

PY ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
# The locks are whole, so nothing is looked for beside them: pip would take the newest of what another wants with an extra.
INSTALL_LOCKED := $(PIP_INSTALL) --no-deps --require-hashes
PYTEST := $(BIN)/pytest -n 2 --dist loadgroup
DESCRIBE := $(BIN)/python -c 'from rulebound import _build; print(_build.describe())'
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
IS_COMPILED := $(BIN)/python -c 'from rulebound import _build; raise SystemExit(not _build.compiled())'

## play: play now, in the browser
.PHONY: play
play: .venv/package
	$(BIN)/rulebound serve --open

## terminal: play now, in the terminal
.PHONY: terminal
terminal: .venv/package
	$(BIN)/rulebound play

## test: everything that must pass: style, types, layers, the client, then the whole suite uncompiled and compiled
.PHONY: test
test: check test-web test-pure test-compiled

## check: style, types and layers only
.PHONY: check
check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

## test-web: types and tests of the browser client by itself
.PHONY: test-web
test-web: web/node_modules/.package-lock.json
	@if [ -f $< ]; then set -ex; cd web; $(NODE) npm run check; $(NODE) npm test; fi

## test-pure: the whole suite uncompiled; what needs a browser is in the other half
.PHONY: test-pure
test-pure: .venv/dev .venv/package
	@RULEBOUND_PURE=1 $(DESCRIBE)
	RULEBOUND_PURE=1 $(PYTEST) -m "not soak and not compiled and not browser"

## coverage: which lines and branches the suite reaches; about half as fast as the suite itself
.PHONY: coverage
coverage: .venv/dev .venv/package
	RULEBOUND_PURE=1 $(PYTEST) -m "not soak and not compiled" --cov --cov-report=term

## test-compiled: the whole suite against the compiled modules
.PHONY: test-compiled
test-compiled: .venv/dev .venv/package browser-tools
	@$(DESCRIBE)
	@if $(IS_COMPILED); then set -x; $(PYTEST); else \
		echo "The package could not be compiled here (see the build's message); of this half only the browser is left."; \
		$(PYTEST) -m browser; fi

## soak: the long runs, Ray included; what needs torch runs where torch is installed
.PHONY: soak
soak: .venv/soak .venv/package
	$(PYTEST) -m soak

## bench: speed, beside the peers
.PHONY: bench
bench: .venv-bench/package
	.venv-bench/bin/python bench/peers.py

## strength: every bot against every other, for docs/bots.md; takes hours, and goes on where it was stopped
.PHONY: strength
strength: .venv/package
	$(BIN)/python -m rulebound.sim.strength --folder bench/strength --page docs/bots.md --jobs 2

## wheel: build the wheel into dist/
.PHONY: wheel
wheel: dist/.built

## cards: after a change of packs or card text, write their JSON, the schema and the pages of all cards anew
.PHONY: cards
cards: .venv/runtime
	PYTHONPATH=src $(BIN)/python -m rulebound.packs.build
	PYTHONPATH=src $(BIN)/python -m rulebound.packs.schema
	PYTHONPATH=src $(BIN)/python -m rulebound.texts.pages

## web: work on the browser client: install its tools, check it, test it, build it into web/dist
.PHONY: web
web: test-web
	cd web && $(NODE) npm run build

## browser-tools: what the browser tests need: a Chromium by the system's package manager, and axe-core by npm
.PHONY: browser-tools
browser-tools: web/node_modules/.package-lock.json
	@for name in $(CHROMIUM_NAMES); do if command -v $$name > /dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk && exit 0; fi; \
	echo "There is no Chromium here and none can be installed (that needs apt-get and root)," \
		"so the browser tests are left out."

CHROMIUM_NAMES := chromium chromium-browser google-chrome

## format: put the source into its one format
.PHONY: format
format: .venv/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

## lock: choose the newest versions and write requirements/*.txt
.PHONY: lock
lock:
	$(PY) -m venv build/lock
	build/lock/bin/python $(PIP_INSTALL) uv
	$(LOCK) pyproject.toml $(TESTED) --group dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --constraint requirements/dev.txt --output-file requirements/runtime.txt
	$(LOCK) --constraint requirements/dev.txt --group build --output-file requirements/build.txt
	$(LOCK) pyproject.toml --constraint requirements/dev.txt --extra bench --output-file requirements/bench.txt
	$(LOCK) pyproject.toml --constraint requirements/dev.txt --extra ray --output-file requirements/soak.txt

LOCK := build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-header \
	--python-version 3.11 --upgrade
TESTED := --extra envs --extra openspiel --extra sim

## clean: remove whatever was built or installed here
.PHONY: clean
clean:
	rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

## help: this list
.PHONY: help
help:
	@sed -n 's/^## //p' Makefile

# From here on: files that say how far an installation has come.

.PHONY: python
python:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Rulebound needs Python 3.11 or newer; name it with: make PY=/path/to/python3.11"; exit 1; }

.venv/made: | python
	$(PY) -m venv .venv
	@touch $@

.venv/runtime: requirements/runtime.txt requirements/build.txt .venv/made
	$(BIN)/python $(INSTALL_LOCKED) -r requirements/runtime.txt -r requirements/build.txt
	@touch $@

.venv/dev: requirements/dev.txt .venv/runtime
	$(BIN)/python $(INSTALL_LOCKED) -r requirements/dev.txt
	@touch $@

.venv/soak: requirements/soak.txt .venv/dev
	$(BIN)/python $(INSTALL_LOCKED) -r requirements/soak.txt
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | .venv/runtime
	cd web && $(NODE) npm ci && touch node_modules/.package-lock.json || \
		echo "npm cannot install the client's tools here, so its own tests and axe-core's look are left out."

# A list of all files that the wheel is made from, with their checksums; touched only when it has changed.
.PHONY: always
build/inputs: always
	@mkdir -p build
	@{ find src $(wildcard scenarios) $(wildcard web) -name node_modules -prune -o -path web/dist -prune -o \
			-type f ! -name '*.pyc' -print0 | sort -z | xargs -0 cksum; \
		cksum pyproject.toml hatch_build.py; \
		echo "$$RULEBOUND_PURE $$RULEBOUND_COMPILE $$RULEBOUND_CLIENT $$CC $$(command -v cc) $$(command -v gcc)"; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

dist/.built: build/inputs .venv/runtime
	rm -rf dist
	$(BIN)/python -m hatchling build --target wheel --directory dist
	@touch $@

.venv/package: dist/.built .venv/runtime
	$(BIN)/python $(PIP_INSTALL) --no-deps --force-reinstall dist/*.whl
	@touch $@

.venv-bench/made: requirements/bench.txt requirements/runtime.txt | python
	$(PY) -m venv .venv-bench
	.venv-bench/bin/python $(INSTALL_LOCKED) -r requirements/bench.txt || { \
		echo "The peers cannot be installed here; Rulebound is measured alone."; \
		.venv-bench/bin/python $(INSTALL_LOCKED) -r requirements/runtime.txt; }
	@touch $@

.venv-bench/package: dist/.built .venv-bench/made
	.venv-bench/bin/python $(PIP_INSTALL) --no-deps --force-reinstall dist/*.whl
	@touch $@
