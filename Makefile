# What a person and CI run. `make check` before every commit.
.PHONY: build test test-optimized test-sanitized thunks example lint docs check bench

build:
	swift build --build-tests

test:
	swift test

# In release mode, beside the debug build, so that neither throws the other away; and with the digests,
# which the others leave out, and CI too: BoringSSL takes minutes. The page and the documentation are what
# `test` has seen.
TRAITS = --traits Digests
test-optimized:
	swift test -c release $(TRAITS) --scratch-path .build/optimized \
	  --skip PageTests --skip DocumentationTests

# Beside the debug build, too. In `SANITIZED=.build` it takes that one's place, and needs not build
# swift-syntax once more.
SANITIZED = .build/sanitized
test-sanitized:
	PLIANT_SANITIZER=thread swift test --scratch-path $(SANITIZED) --filter ConcurrencyTests

# The C entries, register by register, on x86-64 and, in QEMU, on arm64. Installs QEMU where it is missing.
thunks:
	Tests/Thunks/run

# An application's own tests, with doubles of Pliant alone.
example:
	swift test --package-path Examples/HTTPClient --scratch-path .build/outside

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
