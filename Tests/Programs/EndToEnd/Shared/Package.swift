// swift-tools-version: 6.3
import PackageDescription

// Libraries that are linked dynamically, by the program and by what it loads. `Shared` does without
// Foundation: a library that has it cannot be linked where the standard library is linked in.
let package = Package(
  name: "shared",
  products: [
    .library(name: "Clocks", type: .dynamic, targets: ["Clocks"]),
    .library(name: "Shared", type: .dynamic, targets: ["Shared"]),
  ],
  targets: [.target(name: "Clocks"), .target(name: "Shared")],
  swiftLanguageModes: [.v6]
)
