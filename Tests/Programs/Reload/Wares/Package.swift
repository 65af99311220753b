// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Wares",
  products: [
    .library(name: "Wares", type: .dynamic, targets: ["Wares"]),
    // Is in the library, and in the program again.
    .library(name: "Labels", type: .static, targets: ["Labels"]),
  ],
  targets: [.target(name: "Wares", dependencies: ["Labels"]), .target(name: "Labels")]
)
