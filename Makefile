# What a person and CI run. `make check` before every commit.
.PHONY: build test quick test-all test-optimized test-coverage test-sanitized swift62 thunks soak fuzz forms packages unprepared matrix arm64 handles scale example example-async example-service lint gates slow docs check bench

build:
	swift build --build-tests

test:
	swift test

# With the tests that call the compiler, drive a browser, which needs chromium and chromium-driver, or try many forms.
test-all:
	PLIANT_TESTS=all swift test

# What to run between commits: the tests of what changed, and of what depends on it. SINCE names a commit.
SINCE = HEAD
quick: lint gates
	tests=$$(Scripts/gates --tests $(SINCE) | paste -sd '|'); \
	[ -z "$$tests" ] || PLIANT_TESTS=all swift test --filter "^($$tests)\."

# What is built beside `.build` takes the toolchain's swift-syntax: see the manifest.
BESIDE = PLIANT_SWIFT_SYNTAX=toolchain

# All tests but those of what is the same in every build.
IN_EVERY_BUILD = PLIANT_TESTS=all PLIANT_LEFT_OUT="BrowserTests DocumentationTests PliantMacrosTests"

# In release mode, as users build it, beside the debug build, so that neither throws the other away; and with what the
# others leave out. `TRAITS=Console,Digests,Telemetry` adds the digests, for which BoringSSL takes minutes. The page and the
# documentation are what `test` has seen.
test-optimized:
	$(IN_EVERY_BUILD) $(if $(TRAITS),TRAITS=$(TRAITS)) Scripts/optimized test --disable-testable-imports

# Beside the debug build, too, without the targets that have no such tests.
NOT_SANITIZED = PliantAttachTests PliantCommandTests PliantConveniencesTests PliantHooksTests \
  PliantImagesTests PliantLifetimeTests PliantListingTests PliantReloadTests PliantTelemetryTests PliantTracingTests
test-sanitized:
	$(BESIDE) PLIANT_LEFT_OUT="$(NOT_SANITIZED)" PLIANT_SANITIZER=thread swift test --scratch-path .build/sanitized \
	  -debug-info-format none \
	  --filter "ConcurrencyTests|FunctionOfCTests|EnvironmentTests|TestClock|Unprepared|seesTheOverlayAlone"

# As those do who count what their tests reach.
test-coverage:
	PLIANT_TESTS=all swift test --enable-code-coverage --scratch-path .build/coverage

# With Swift 6.2, Debian's, in a root of its own: downloads 1.3 GB once, into PLIANT_DEBIAN or ~/.cache. Needs root.
swift62:
	$(IN_EVERY_BUILD) Scripts/debian/inside swift test --scratch-path .build/arm64 \
	  $$(sed '/^#/d; s/.*/--skip &/' Scripts/debian/skipped)

# The C entries, register by register, on x86-64 and, in QEMU, on arm64. Installs QEMU where it is missing.
thunks:
	Tests/Programs/Thunks/run

THREADS = 4
SEED = 1

# Random operations against a model, for as long as a person wants: `make soak SECONDS=3600`; with DISTURBED=1 signals and
# children of the process call what is overridden, too.
soak: SECONDS = 600
soak:
	$(IN_EVERY_BUILD) Scripts/optimized build --product soak
	.build/optimized/release/soak --seed $(SEED) --threads $(THREADS) --seconds $(SECONDS) \
	  $(if $(DISTURBED),--disturbed)

# Applications' own tests: with doubles of Pliant alone, and with its changes in swift-async-algorithms. In both language
# modes; a warning is an error.
example:
	for mode in 5 6; do for example in HTTPClient SearchField; do \
	  MODE=$$mode $(BESIDE) swift test --package-path Examples/$$example --scratch-path .build/outside || exit; \
	done; done

# The same on swift-server's AsyncHTTPClient, with the package's trait for it, beside the others: BoringSSL takes minutes.
example-async:
	for mode in 5 6; do \
	  MODE=$$mode $(BESIDE) swift test --package-path Examples/AsyncHTTPClient --scratch-path .build/outside || exit; \
	done

# A server with Hummingbird and GRDB, which also take minutes; needs libsqlite3-dev.
example-service:
	$(BESIDE) swift test --package-path Examples/Service --scratch-path .build/service

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks/Sources Examples Scripts/Gates Scripts/Forms Scripts/Slow

# Fails if anything in Scripts/gates.txt has become more: lines, long functions, repeated code and others; or if a
# generated file is not what its generator writes now. Takes ten seconds.
gates:
	Scripts/gates
	Scripts/write-families --check

# Fails if the compiler needs more than 300 ms of the processor to type-check a function of a module that `make build` has
# built. Takes a minute.
slow:
	Scripts/swift-tool Slow

# One archive of all modules with documentation, so that their pages may link to each other.
docs:
	Scripts/optimized build
	Scripts/docs .build/optimized/release/Modules .build/docs

check: lint gates test-all

# What people write with handles, one use a file, in every language mode: two minutes a mode.
handles:
	Tests/Programs/Handles/run $(MODES)

# A million observed objects and ten thousand overridden methods, which takes minutes to build.
scale:
	Tests/Programs/Scale/run

# Prints the numbers, and writes them into the article of all numbers and into the README. Takes five minutes after
# its build, on a machine that does nothing else.
bench:
	for product in ManyHandles FixtureUses; do \
	  swift build -c release --package-path Benchmarks --scratch-path .build/benchmarks --product $$product || exit; \
	done
	swift run -c release --package-path Benchmarks --scratch-path .build/benchmarks PliantBenchmarks \
	  --page $(CURDIR)/Sources/Pliant/Documentation.docc/Articles/numbers.md \
	  --plot $(CURDIR)/Sources/Pliant/Documentation.docc/Resources/growth.svg \
	  --readme $(CURDIR)/README.md

# Everything that reads foreign bytes, each part for so many seconds. The first time it builds
# swift-syntax once more, in debug. Tests/Fuzzing/Tests replay what is in Tests/Fuzzing/Corpus.
fuzz: SECONDS = 60
fuzz:
	swift build --target PliantNotifying
	swift build --package-path Tests/Fuzzing --scratch-path .build/fuzzing --disable-index-store
	Tests/Fuzzing/run $(SECONDS)

# Declarations of random forms, each overridden in every way and compared: `make forms COUNT=10000 SEED=7`.
# PAGE names a file that the table is written to; with PLAIN=1 some declarations are not `dynamic`, and with GENERIC=1
# all are generic or members of generic types, and called with three types of which one is overridden; with MIXED=1 all of
# these, in both language modes.
forms: COUNT = 600
forms:
	Tests/Forms/run $(COUNT) $(SEED) $(if $(PLAIN),--plain) $(if $(GENERIC),--generic) $(if $(MIXED),--mixed) $(if $(PAGE),--page $(PAGE))

# Other people's packages, overridden whole beneath their own tests: eight minutes. PAGE is as above.
packages:
	Tests/Programs/Packages/run $(if $(PAGE),--page $(PAGE))

# Models of GRDB, Hummingbird and swift-mustache, observed as they are, and 2,000 generated properties in programs that
# are built in six ways: ten minutes.
unprepared: COUNT = 2000
unprepared:
	Tests/Programs/Unprepared/run
	PLIANT_TESTS=all PLIANT_PROPERTIES=$(COUNT) swift test --filter PropertyBuildsTests

# One program, built in every way that users build programs, and run. It takes twenty minutes.
matrix:
	Tests/Programs/Matrix/run

# All of it for arm64, by Debian's Swift and in QEMU, on an x86-64 machine; `Scripts/arm64 build tour` does some of it.
# Downloads 1.3 GB once, into PLIANT_DEBIAN or ~/.cache.
arm64:
	Scripts/arm64
