// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pliant-benchmarks",
  dependencies: [
    .package(name: "pliant", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "BenchmarkFixture",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Pliant", package: "pliant"),
      ]
    ),
    .target(
      name: "DebugFixture",
      dependencies: [.product(name: "Pliant", package: "pliant")],
      swiftSettings: [.unsafeFlags(["-Onone"])]
    ),
    .executableTarget(
      name: "FixtureUses",
      dependencies: [.product(name: "PliantTesting", package: "pliant")]
    ),
    .target(name: "ManySymbols"),
    .executableTarget(
      name: "ManyHandles",
      dependencies: [
        "BenchmarkFixture",
        "ManySymbols",
        .product(name: "Pliant", package: "pliant"),
      ]
    ),
    .executableTarget(
      name: "PliantBenchmarks",
      dependencies: [
        "BenchmarkFixture",
        "DebugFixture",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Pliant", package: "pliant"),
        .product(name: "PliantConsole", package: "pliant"),
      ],
      swiftSettings: [.define("PLIANT_LOG_MIN_DEBUG")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
