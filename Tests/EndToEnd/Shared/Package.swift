// swift-tools-version: 6.3
import PackageDescription

// A library that is linked dynamically, by the program and by what it loads.
let package = Package(
  name: "shared",
  products: [.library(name: "Shared", type: .dynamic, targets: ["Shared"])],
  targets: [.target(name: "Shared")],
  swiftLanguageModes: [.v6]
)
