// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../FlyingFox")],
  targets: [.executableTarget(name: "Shop", dependencies: ["FlyingFox"])]
)
