// swift-tools-version: 6.3
import PackageDescription

// A program as a user would write it, run whole, stripped, and with the standard library linked in.
let package = Package(
  name: "end-to-end",
  products: [.library(name: "Plugin", type: .dynamic, targets: ["Plugin"])],
  dependencies: [
    .package(name: "pliant", path: "../.."),
    .package(name: "shared", path: "Shared"),
  ],
  targets: [
    .target(name: "Plugin", dependencies: [.product(name: "Shared", package: "shared")]),
    .executableTarget(
      name: "Probe",
      dependencies: [
        .product(name: "Pliant", package: "pliant"),
        .product(name: "Shared", package: "shared"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
