// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pliant-benchmarks",
  dependencies: [.package(name: "pliant", path: "..")],
  targets: [
    .target(name: "BenchmarkFixture"),
    .executableTarget(
      name: "PliantBenchmarks",
      dependencies: ["BenchmarkFixture", .product(name: "Pliant", package: "pliant")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
