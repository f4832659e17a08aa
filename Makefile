# Every command sets up what it needs by itself: scripts/setup.py makes .venv and says what it does.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench docs clean

play: ## play in the terminal
	@$(PYTHON) scripts/setup.py
	@$(BIN)/escarmouche play

test: ## run every test
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/pytest

check: ## style, types, imports, generated files
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/check.py

bench: ## measure speed, beside peers installed in an environment of their own
	@$(PYTHON) scripts/setup.py openspiel
	@$(BIN)/python scripts/bench.py

docs: ## write the generated pages of docs/
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/docs.py

clean: ## remove the environments
	rm -rf .venv .venv-bench
