# The steps of script/test, and their dependencies. `make` runs as many at once as script/test allows. Steps that block
# others for longer come first. A step that needs a build names it here and builds nothing itself: script/build and
# Web/build do nothing if ROTARY_BUILT is set.
#
# script/concerned, which picks the steps for some files, sets the variables in capitals.

SHELL := script/step
.SHELLFLAGS = $@
.SUFFIXES:

CORNERS ?=
UNITS ?=
BROWSER ?= Tests/Browser --ignore Tests/Browser/others
OTHERS ?= Tests/Browser/others
DESKTOP ?= Tests/Desktop
WIDGETS ?= --filter RotaryGTKTests
VIEWS ?=

# A test that hangs ends its process after five minutes, with a traceback. The other tests then run in a new process.
PYTEST := .build-python/bin/python -m pytest -q --durations=20 -o faulthandler_timeout=300 \
  -o faulthandler_exit_on_timeout=true
TESTS := .build-all/debug/RotaryKitPackageTests.xctest --testing-library swift-testing

steps := style words scripts server embedded web corners-build build control-files portable consumer units dist api corners documents \
  snippets browser chromium costs
hosts := others apple-types apple widgets desktop examples snippets-apple snippets-gtk documents-apple docs api-apple
builds := web corners-build build apple-build
.PHONY: all hosts gtk quick $(steps) $(hosts) $(builds)

# The longest chains first: the build for the browsers, and then the unit tests.
all: web build browser units server corners embedded costs consumer documents chromium snippets dist portable style words scripts \
  control-files api
hosts: build web apple-build desktop others docs widgets examples apple-types apple snippets-apple snippets-gtk \
  documents-apple api-apple
gtk: widgets desktop examples snippets-gtk documents
quick: build style words units

export ROTARY_BUILT := 1
$(builds): export ROTARY_BUILT :=

web:
	Web/build --probe
build:
	script/build --build-tests
corners-build:
	Web/build --checked
apple-build:
	swift build --package-path Checks/Apple --build-tests

style:
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
words:
	script/words
	script/words --commits --max-count=20
scripts: build
	$(PYTEST) Tests/Scripts
control-files:
	script/control-files
embedded:
	script/embedded
portable: build
	script/portable
consumer: build
	script/consumer
units: build
	$(TESTS) --skip RotaryGTKTests $(UNITS)
server: build
	$(PYTEST) Tests/Server
dist: web build
	script/dist
	ROTARY_BUILT= script/dist --elements wheel
api: build
	script/api --check core
corners: corners-build build
	script/checked $(CORNERS)
documents: build
	script/documents
snippets: web build
	script/snippets core
browser: web build
	$(PYTEST) -n 2 --dist worksteal $(BROWSER)
chromium: web build
	command -v chromium-headless-shell >/dev/null || exit 0; CHROMIUM=$$(command -v chromium) $(PYTEST) -n 2 \
	  --dist worksteal Tests/Browser/test_{mouse,touch,keyboard,forms}.py
costs: web
	script/bench --check

# With loadgroup, xdist waits for ever for a worker that replaces another: github.com/pytest-dev/pytest-xdist/issues/1323.
others: web build
	$(PYTEST) -n 2 --dist loadgroup --max-worker-restart 0 $(OTHERS)
apple-types: apple-build
	script/apple
# One after another: some tests wait for real time, and others reset the simulated device that they share.
apple: apple-build
	swift test -q --no-parallel --package-path Checks/Apple --skip-build $(VIEWS)
widgets: build
	GSK_RENDERER=cairo G_DEBUG=fatal-criticals xvfb-run -a $(TESTS) $(WIDGETS)
desktop: build
	SCREENS=3 Tests/Desktop/run $(DESKTOP)
examples: build
	Examples/GTK/check {c,python}{,-menu,-people}
snippets-apple: web build apple-build
	script/snippets apple
snippets-gtk: web build
	script/snippets gtk
documents-apple: build apple-build
	script/documents apple
docs: build apple-build
	script/docs
api-apple: apple-build
	script/api --check apple
