// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Wares",
  products: [.library(name: "Wares", type: .dynamic, targets: ["Wares"])],
  targets: [.target(name: "Wares")]
)
