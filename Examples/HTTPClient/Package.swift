// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "http-client",
  products: [.library(name: "HTTPClient", targets: ["HTTPClient"])],
  dependencies: [.package(name: "pliant", path: "../..")],
  targets: [
    .target(name: "HTTPClient"),
    .testTarget(
      name: "HTTPClientTests",
      dependencies: [
        "HTTPClient",
        .product(name: "Pliant", package: "pliant"),
        .product(name: "PliantTesting", package: "pliant"),
      ]
    ),
  ],
  swiftLanguageModes: [Context.environment["MODE"] == "5" ? .v5 : .v6]
)

// So that tests may call async methods of objects that are not Sendable from within closures.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .treatAllWarnings(as: .error),
  ]
}
