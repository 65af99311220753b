// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "search-field",
  products: [.library(name: "SearchField", targets: ["SearchField"])],
  dependencies: [
    .package(name: "pliant", path: "../.."),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "SearchField",
      dependencies: [
        .product(name: "Pliant", package: "pliant"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
      ]
    ),
    .testTarget(
      name: "SearchFieldTests",
      dependencies: ["SearchField", .product(name: "PliantTesting", package: "pliant")]
    ),
  ],
  swiftLanguageModes: [Context.environment["MODE"] == "5" ? .v5 : .v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
