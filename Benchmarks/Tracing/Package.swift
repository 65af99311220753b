// swift-tools-version: 6.2
// Programs that know nothing of Pliant: `run` traces them.
import PackageDescription

let package = Package(
  name: "tracing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]
    ),
    .executableTarget(name: "Calls", swiftSettings: [.unsafeFlags(["-Ounchecked"])]),
  ]
)
