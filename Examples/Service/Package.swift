// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "service",
  products: [.library(name: "Service", targets: ["Service"])],
  dependencies: [
    .package(name: "pliant", path: "../.."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git",
      exact: "2.28.1",
      traits: []
    ),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "Service",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
    .testTarget(
      name: "ServiceTests",
      dependencies: [
        "Service",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Pliant", package: "pliant"),
        .product(name: "PliantTesting", package: "pliant"),
      ]
    ),
  ],
  swiftLanguageModes: [Context.environment["MODE"] == "5" ? .v5 : .v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
