# make play: set up and start the table.     make test: set up and run every test.
# make check: format, lint, types, layers.     make bench: measure, beside the peers.
# make docs: the documentation as a site.      make coverage: what the tests run.      make release-check: try a release.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CLIENT := $(BIN)/python hatch_build.py
ARGS ?=

.PHONY: play test test-rules test-web test-browser test-train check screenshots types bench docs notebooks coverage release-check format lock clean

play: .venv/.play
	@$(CLIENT)
	@$(BIN)/oneleft serve --host 0.0.0.0 --open $(ARGS)

test: test-rules test-web test-browser

# Compiled code checks its indices here; elsewhere it does not, for speed.
test-rules: .venv/.dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(ARGS)

test-web: .venv/.dev
	$(BIN)/python tools/client_rounds.py web/test/rounds.json
	$(BIN)/python tools/client_fixtures.py web/test
	$(CLIENT) npm run --silent test

# Processes of their own, each with its servers and its browser: Playwright leaves an event loop running.
test-browser: .venv/.dev
	@$(BIN)/python -m tools.chromium
	@$(CLIENT)
	$(BIN)/python -m pytest -q -n 2 --dist worksteal tests/browser $(ARGS)

# With PyTorch and Ray, some gigabytes: in an environment of their own. Elsewhere these tests are skipped.
test-train: .train-venv/.ok
	.train-venv/bin/python -m pytest -q tests/train $(ARGS)

check: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests bench tools examples hatch_build.py
	$(BIN)/lint-imports
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/client_fixtures.py web/test
	$(CLIENT) npm run --silent check

# Pictures of every screen, light and dark, phone and desktop, in test-results/screens.
screenshots: .venv/.dev
	@$(BIN)/python -m tools.chromium
	@$(CLIENT)
	$(BIN)/python -m tools.screenshots $(ARGS)

# What the browser knows of the server: the types of the messages, and their bounds and choices.
types: .venv/.dev
	$(BIN)/python tools/wire_types.py

bench: .bench-venv/.ok .venv/.play
	.bench-venv/bin/python -m bench $(ARGS)

# A site in site/, to be read from there or put anywhere; every warning is an error, and no network is needed.
docs: .docs-venv/.ok
	NO_MKDOCS_2_WARNING=1 .docs-venv/bin/python -m mkdocs build --quiet --strict
	.docs-venv/bin/python -m tools.check_site site

# The notebooks of the documentation with their outputs as they are now; `make test` sees that they are.
notebooks: .venv/.dev
	$(BIN)/python -m tools.notebooks

# Lines and branches that the Python tests run, in all their processes: a table, and pages in test-results/coverage/html.
# Compiled functions run without Python's knowledge: what counts of the rules is what runs interpreted.
coverage: .venv/.dev
	rm -rf test-results/coverage
	mkdir -p test-results/coverage
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m coverage run -m pytest -q -n 2 --dist worksteal $(ARGS)
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage html --quiet
	$(BIN)/python -m coverage report

# Builds a wheel and a source distribution, looks at them and tries them in empty environments; uploads nothing.
release-check:
	$(PYTHON) tools/release.py $(ARGS)

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(CLIENT) npm run --silent format

# Pins without registry hosts; run after changing dependencies in pyproject.toml.
lock: .venv/.dev
	$(PIP) uv
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate --extra dev pyproject.toml -o requirements-dev.txt
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate --extra train --extra cluster pyproject.toml \
		-o requirements-train.txt
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate --extra docs pyproject.toml -o requirements-docs.txt

clean:
	rm -rf .venv .bench-venv .train-venv .docs-venv dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache test-results \
		web/node_modules src/oneleft/server/static

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "OneLeft needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up in .venv (once, a minute or so) ..."
	@$(PYTHON) -m venv .venv

.venv/.play: pyproject.toml requirements.txt | .venv/bin/python
	@$(PIP) -r requirements.txt
	@$(PIP) --no-deps -e .
	@touch $@

.venv/.dev: .venv/.play requirements-dev.txt
	@$(PIP) -r requirements-dev.txt
	@touch $@

.bench-venv/.ok: pyproject.toml requirements.txt bench/requirements.txt
	@echo "Setting up the benchmark and its peers in .bench-venv (once, some minutes) ..."
	@$(PYTHON) -m venv .bench-venv
	@.bench-venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.txt -r bench/requirements.txt
	@.bench-venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

.docs-venv/.ok: requirements-docs.txt
	@echo "Setting up the documentation in .docs-venv (once, a minute or so) ..."
	@$(PYTHON) -m venv .docs-venv
	@.docs-venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-docs.txt
	@touch $@

.train-venv/.ok: pyproject.toml requirements-train.txt
	@echo "Setting up training in .train-venv (once, some minutes) ..."
	@$(PYTHON) -m venv .train-venv
	@.train-venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-train.txt pytest
	@.train-venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@
