// swift-tools-version: 6.3
import PackageDescription

// Tests that fail, and a program without tests. KIND names the tests that are built.
let kind = Context.environment["KIND"] ?? "Both"
let package = Package(
  name: "checks",
  dependencies: [.package(name: "pliant", path: "../../../..")],
  targets: [
    .target(name: "Doubles", dependencies: [.product(name: "Pliant", package: "pliant")]),
    .executableTarget(
      name: "Alone",
      dependencies: ["Doubles", .product(name: "PliantTesting", package: "pliant")]
    ),
    .testTarget(
      name: "ChecksTests",
      dependencies: ["Doubles", .product(name: "PliantTesting", package: "pliant")],
      path: kind == "Both" ? "Kinds" : "Kinds/\(kind)"
    ),
  ]
)
