# Every command sets up what it needs by itself: scripts/setup.py makes .venv and says what it does.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench bench-server bench-opponents bench-lab soak siege docs pictures studies clean

play: ## open the table in the browser: http://127.0.0.1:8000
	@$(PYTHON) scripts/setup.py web page print
	@$(BIN)/python scripts/build_web.py && $(BIN)/escarmouche serve

# Three at a time, since many wait for a browser; those of one file stay together, because they share a server, a browser or code just compiled.
test: ## run every test
	@$(PYTHON) scripts/setup.py dev && $(PYTHON) scripts/chromium.py
	@$(BIN)/python scripts/build_web.py test && $(BIN)/pytest --numprocesses=3 --dist=loadfile --durations=15 --durations-min=10

check: ## style, types, imports, generated files
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/check.py

bench: ## measure speed, of the odds too, beside peers installed in an environment of their own
	@$(PYTHON) scripts/setup.py openspiel
	@$(BIN)/python scripts/bench.py

bench-server: ## measure the server under load (500 games, 1000 sockets, 1000 moves a second) beside boardgame.io
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python benchmarks/server.py --peer

bench-opponents: ## measure each level against the one below, and the strongest against OpenSpiel's
	@$(PYTHON) scripts/setup.py openspiel
	@$(BIN)/python benchmarks/levels.py && $(BIN)/python benchmarks/strength.py
	@$(BIN)/python benchmarks/strength.py dragons:baby dragons:equal --strongest
	@$(BIN)/python benchmarks/strength.py --seconds 0.5

bench-lab: ## measure the laboratory on one core, two cores and Ray, and a million games with report
	@$(PYTHON) scripts/setup.py lab ray
	@$(BIN)/python benchmarks/lab.py

soak: ## kill the server 200 times under load, spoil its database and clock (`scripts/soak.py --kills 1000` for more), and read texts that are almost positions
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/soak.py
	@$(BIN)/python scripts/battles.py --battles 10000 --referee 200

siege: ## attack a server on this machine while innocent games go on, and measure what they notice
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/siege.py

docs: ## write the generated pages of docs/ and the types of the page, then the documentation site
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/docs.py && $(BIN)/python scripts/wire_types.py && $(BIN)/python scripts/translations.py
	@$(BIN)/python scripts/build_web.py # positions in the pages open on a table beside them
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet && echo artefacts/docs/index.html

pictures: ## take the pictures of docs/ from the page and the terminal
	@$(PYTHON) scripts/setup.py dev && $(PYTHON) scripts/chromium.py
	@$(BIN)/python scripts/build_web.py && $(BIN)/python scripts/screenshots.py && $(BIN)/python scripts/pictures.py

studies: ## play the studies of docs/studies/ again and write their figures (an hour or more)
	@$(PYTHON) scripts/setup.py dev
	@$(BIN)/python scripts/studies.py --workers 2

clean: ## remove the environments
	rm -rf .venv .venv-bench web/node_modules src/escarmouche/server/static
