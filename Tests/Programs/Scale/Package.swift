// swift-tools-version: 6.3
import PackageDescription

// A program that is too large and too slow for each run of the tests: `make scale`.
let package = Package(
  name: "scale",
  dependencies: [.package(name: "pliant", path: "../../..")],
  targets: [
    .target(name: "CScale"),
    // Written by `generate`.
    .target(name: "ManyMethods", dependencies: [.product(name: "Pliant", package: "pliant")]),
    .executableTarget(
      name: "Scale",
      dependencies: ["CScale", "ManyMethods", .product(name: "Pliant", package: "pliant")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
