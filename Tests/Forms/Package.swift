// swift-tools-version: 6.2
import PackageDescription

// `run` builds the forms, `../Programs/Packages/run` the packages. `Kit` is compiled with the forms, in each
// of the builds; here it is checked only.
let package = Package(
  name: "forms",
  targets: [
    .executableTarget(name: "Forms", dependencies: ["Building"]),
    .executableTarget(name: "Packages", dependencies: ["Building"]),
    .target(name: "Building"),
    .target(name: "Kit"),
  ],
  swiftLanguageModes: [.v6]
)
