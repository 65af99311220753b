// swift-tools-version: 6.2
import PackageDescription

// Models of other people's packages, observed as they are: `run` compares what this program prints.
let package = Package(
  name: "unprepared",
  dependencies: [
    .package(name: "pliant", path: "../../..", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    .executableTarget(
      name: "Observed",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "Pliant", package: "pliant"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
