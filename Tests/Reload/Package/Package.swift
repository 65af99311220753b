// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Serve",
  targets: [
    .target(name: "Pages"),
    .executableTarget(name: "Serve", dependencies: ["Pages"]),
  ]
)
