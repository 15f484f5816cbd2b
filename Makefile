# Everything runs inside .venv; stamps in it tell what is already installed.

SHELL := /bin/sh
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip --disable-pip-version-check --quiet
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
COMPLETE := import venv, ensurepip, sys; sys.exit(sys.version_info < (3, 11))
# The system's own Python first: distributions build it with optimisations that others often lack, and it plays a third faster.
PYTHONS := /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(shell for check in '$(COMPLETE)' '$(NEW_ENOUGH)'; do for p in $(PYTHONS); do \
	if "$$p" -c "$$check" >/dev/null 2>&1; then echo "$$p"; exit; fi; done; done)
UV ?= $(shell command -v uv 2>/dev/null)
LOCK = "$${UV:-uv}" pip compile pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet

# How many times what a test tries is tried by the long proofs.
PROOFS ?= 100

NPM = cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm
CLIENT = web/dist/.built
CLIENT_FILES := $(shell find web/src web/public web/index.html web/*.ts web/*.js src/edgewise/lang -type f 2>/dev/null)

.PHONY: help play terminal web wheel packages test prove bench audit pictures ladder lock clean

help:
	@echo "make play    set up what is needed, build the browser client, start Edgewise and open its page"
	@echo "make terminal  the same game in the terminal"
	@echo "make web     build the browser client only"
	@echo "make wheel   build the client and a wheel that has it, and serve from that wheel to see that it does"
	@echo "make packages  install a clean clone in every way that people do (pip, build, uvx, pipx), each into an empty environment"
	@echo "make test    set up what is needed, then lint, check the types and run all tests, the browser's too"
	@echo "make prove   run the long proofs of which make test tries a sample: thousands of games, kills, messages"
	@echo "make bench   set up .venv if needed, then run the benchmarks"
	@echo "make audit   look the locked dependencies up in the databases of known weaknesses"
	@echo "make pictures  draw the pictures of the documentation anew"
	@echo "make ladder  write the pages and pictures of the ladders anew from docs/ladders/*.json"
	@echo "make lock    write the lock files anew from pyproject.toml"
	@echo "make clean   remove .venv, caches and build output"

play: $(VENV)/.play $(CLIENT)
	@echo "==> Starting Edgewise (Ctrl-C ends it)"
	@$(VENV)/bin/edgewise serve $(SERVE)

web: $(CLIENT)

wheel: $(VENV)/.play $(CLIENT)
	@echo "==> Building a wheel in dist/"
	@rm -rf build dist
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build
	@echo "==> Serving from it in an environment of its own"
	@$(RUN) -m tests.packing.ways --wheel dist/*.whl

packages: $(VENV)/.made
	@$(PIP) install uv pipx
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(RUN) -m tests.packing.ways $(WAYS)

terminal: $(VENV)/.play
	@echo "==> Starting Dawnfall"
	@$(VENV)/bin/edgewise play dawnfall

test: $(VENV)/.play $(VENV)/.test $(CLIENT)
	@echo "==> Linting"
	@$(RUN) -m ruff check .
	@echo "==> Checking types"
	@$(RUN) -m mypy --strict
	@echo "==> Checking the client"
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) test --silent
	@echo "==> Running the tests"
	@$(RUN) -m pytest -q -n 2 --durations=25
	@echo "==> Rules proven by these tests"
	@$(VENV)/bin/edgewise rules dawnfall --coverage --last
	@$(VENV)/bin/edgewise rules the-edge --coverage --last
	@$(VENV)/bin/edgewise rules maelstrom --coverage --last
	@sh web/scripts/browser-tests.sh "$(CURDIR)/$(VENV)"

prove: $(VENV)/.play $(VENV)/.test
	@echo "==> Proving with $(PROOFS) times as many games, messages and kills as in a test"
	@$(RUN) -m pytest -q -n 2 --durations=25 -m proof --proofs $(PROOFS)

bench: $(VENV)/.play $(VENV)/.bench
	@ls benchmarks/[!_]*.py >/dev/null 2>&1 || { echo "There are no benchmarks in benchmarks/."; exit 1; }
	@for file in benchmarks/[!_]*.py; do echo "==> $$file"; $(RUN) "$$file" || exit 1; done

# Both answer from the network; where it does not let them, that is told and is a failure.
audit: $(VENV)/.made $(VENV)/.node
	@$(PIP) install pip-audit
	@status=0; for lock in requirements*.lock; do \
		echo "==> Looking up $$lock"; $(RUN) -m pip_audit --strict --require-hashes --disable-pip -r "$$lock" || status=1; done; \
	echo "==> Looking up web/package-lock.json"; ($(NPM) audit) || status=1; \
	if [ $$status -ne 0 ]; then echo "The audit found something, or a database did not answer: see above." >&2; fi; exit $$status

pictures: $(VENV)/.play
	@echo "==> Drawing docs/terminal.svg"
	@$(RUN) docs/pictures.py

ladder: $(VENV)/.play
	@echo "==> Drawing the ladders"
	@for results in docs/ladders/*.json; do $(VENV)/bin/edgewise ladder "$$results" || exit 1; done

$(VENV)/.made:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Edgewise needs Python 3.11 or newer, and none was found as python3." >&2; \
		echo "Install it (Debian, Ubuntu: sudo apt install python3 python3-venv) or name one: make PYTHON=/path/to/python3" >&2; \
		exit 1; fi
	@"$(PYTHON)" -c '$(NEW_ENOUGH)' || { \
		echo "Edgewise needs Python 3.11 or newer; $(PYTHON) is not. Name another one: make PYTHON=/path/to/python3" >&2; \
		exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is missing." >&2; \
		echo "Install it (Debian, Ubuntu: sudo apt install python3-venv) and run make again." >&2; \
		exit 1; }
	@echo "==> Making a virtual environment in $(VENV) with $(PYTHON)"
	@"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements.lock pyproject.toml
	@echo "==> Installing what Edgewise needs (requirements.lock)"
	@$(PIP) install --require-hashes -r requirements.lock
	@echo "==> Installing Edgewise itself from this folder"
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.made requirements-test.lock
	@echo "==> Installing what the tests need (requirements-test.lock)"
	@$(PIP) install --require-hashes -r requirements-test.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.made requirements-bench.lock
	@echo "==> Installing what the benchmarks need (requirements-bench.lock)"
	@$(PIP) install --require-hashes -r requirements-bench.lock
	@touch $@

$(VENV)/.node: $(VENV)/.made requirements-web.lock
	@echo "==> Installing Node.js into $(VENV) (requirements-web.lock)"
	@$(PIP) install --require-hashes -r requirements-web.lock
	@touch $@

web/node_modules/.installed: $(VENV)/.node web/package.json web/package-lock.json
	@echo "==> Installing what the client is built from (web/package-lock.json)"
	@$(RUN) -m packing.client --packages
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_FILES)
	@echo "==> Building the browser client"
	@$(RUN) -m packing.client

# The test, bench and web locks take the versions of requirements.lock, so one .venv serves all.
lock: $(VENV)/.made
	@UV="$(UV)"; \
	if [ -z "$$UV" ]; then echo "==> Installing uv into $(VENV)"; $(PIP) install uv; UV=$(VENV)/bin/uv; fi; \
	echo "==> Writing requirements.lock and those of the tests, the benchmarks and the client"; \
	$(LOCK) --upgrade -o requirements.lock && \
	$(LOCK) --upgrade --group test -c requirements.lock -o requirements-test.lock && \
	$(LOCK) --upgrade --group bench -c requirements.lock -o requirements-bench.lock && \
	$(LOCK) --upgrade --group web -c requirements.lock -o requirements-web.lock

clean:
	@echo "==> Removing $(VENV), caches and build output"
	@rm -rf $(VENV) web/node_modules web/dist LICENSE.third-party.txt .edgewise .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/*.egg-info
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
