# What a person and CI run. `make check` before every commit.
.PHONY: build test test-optimized test-sanitized example lint docs check bench matrix

build:
	swift build --build-tests

test:
	swift test

# In release mode, beside the debug build, so that neither throws the other away; and with the digests,
# which the others leave out. The page and the documentation are what `test` has seen.
test-optimized:
	swift test -c release --traits Digests --scratch-path .build/optimized \
	  --skip PageTests --skip DocumentationTests

# Without an index, which no editor will ask for: it takes a tenth of the time.
test-sanitized:
	swift test --sanitize=thread --scratch-path .build/sanitized --disable-index-store \
	  --filter ConcurrencyTests

# An application's own tests, with doubles of Pliant alone.
example:
	swift test --package-path Examples/HTTPClient --scratch-path .build/outside \
	  --disable-index-store

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks/Sources Examples

ROOMS = Pliant PliantConsole PliantConveniences PliantDiagnostics PliantLifetime PliantNotifying \
  PliantObserving PliantOverriding PliantProxying PliantTesting

# One archive of all rooms, so that their pages may link to each other.
docs:
	PLIANT_DOCS=1 swift package generate-documentation \
	  $(addprefix --target ,$(ROOMS)) --enable-experimental-combined-documentation \
	  --warnings-as-errors

check: lint test

bench:
	swift run -c release --package-path Benchmarks --scratch-path .build/benchmarks PliantBenchmarks

# One program, built in every way that users build programs, and run. It takes twenty minutes.
matrix:
	Tests/Matrix/run
