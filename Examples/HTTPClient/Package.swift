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
  ]
)
