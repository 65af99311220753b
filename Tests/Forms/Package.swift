// swift-tools-version: 6.3
import PackageDescription

// `run` builds it. `Kit` is compiled with the forms, in each of the builds; here it is checked only.
let package = Package(
  name: "forms",
  targets: [
    .executableTarget(name: "Forms"),
    .target(name: "Kit"),
  ],
  swiftLanguageModes: [.v6]
)
