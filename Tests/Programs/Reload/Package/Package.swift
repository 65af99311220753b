// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Serve",
  dependencies: [.package(path: "../Wares")],
  targets: [
    // Needs no swift-syntax, which takes minutes to build.
    .macro(name: "Marks"),
    .target(name: "CShelf"),
    .target(
      name: "Pages",
      dependencies: [
        "CShelf", "Marks", .product(name: "Wares", package: "Wares"),
        .product(name: "Labels", package: "Wares"),
      ],
      swiftSettings: [.unsafeFlags(["@options"])]
    ),
    .executableTarget(name: "Serve", dependencies: ["Pages"]),
  ]
)
