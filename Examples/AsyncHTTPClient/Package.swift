// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "prices",
  products: [.library(name: "Prices", targets: ["Prices"])],
  dependencies: [
    .package(name: "pliant", path: "../..", traits: [.defaults, "AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.100.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
  ],
  targets: [
    .target(
      name: "Prices",
      dependencies: [.product(name: "AsyncHTTPClient", package: "async-http-client")]
    ),
    .testTarget(
      name: "PricesTests",
      dependencies: [
        "Prices",
        .product(name: "Pliant", package: "pliant"),
        .product(name: "PliantTesting", package: "pliant"),
      ]
    ),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "PliantTesting", package: "pliant"),
      ]
    ),
  ],
  swiftLanguageModes: [Context.environment["MODE"] == "5" ? .v5 : .v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
