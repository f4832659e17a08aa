# Every command sets up what it needs by itself: scripts/setup.py makes .venv and says what it does.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench bench-server soak docs clean

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

bench-server: ## measure the server under load: 500 games, 1000 sockets, 1000 moves a second
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python benchmarks/server.py

soak: ## kill the server 200 times under load and check that no acknowledged move is lost
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/soak.py

docs: ## write the generated pages of docs/
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/docs.py

clean: ## remove the environments
	rm -rf .venv .venv-bench
