// swift-tools-version: 6.3
import PackageDescription

// Programs as users would write them, run whole, stripped, and with the standard library linked in;
// and programs that need a process or libraries of their own.
let package = Package(
  name: "end-to-end",
  products: [
    .library(name: "Closing", type: .dynamic, targets: ["Closing"]),
    .library(name: "Plugin", type: .dynamic, targets: ["Plugin"]),
    .library(name: "Replacing", type: .dynamic, targets: ["Replacing"]),
    .library(name: "SecondCopy", type: .dynamic, targets: ["SecondCopy"]),
  ],
  dependencies: [
    .package(name: "pliant", path: "../../.."),
    .package(name: "shared", path: "Shared"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // MARK: Probe
    .target(name: "Plugin", dependencies: [.product(name: "Shared", package: "shared")]),
    .executableTarget(
      name: "Probe",
      dependencies: [
        .product(name: "Pliant", package: "pliant"),
        .product(name: "Shared", package: "shared"),
      ]
    ),

    // MARK: Debuggers
    .executableTarget(
      name: "Debugged",
      dependencies: [.product(name: "Pliant", package: "pliant")]
    ),

    // MARK: Interplay
    .target(name: "Closing", dependencies: [.product(name: "Shared", package: "shared")]),
    .executableTarget(
      name: "Interplay",
      dependencies: [
        .product(name: "Pliant", package: "pliant"),
        .product(name: "Shared", package: "shared"),
      ]
    ),
    .target(name: "Replacing", dependencies: [.product(name: "Shared", package: "shared")]),
    .target(
      name: "SecondCopy",
      dependencies: [
        .product(name: "Pliant", package: "pliant"),
        .product(name: "Shared", package: "shared"),
      ]
    ),

    // MARK: Faults
    .target(name: "FaultInjection"),
    .executableTarget(
      name: "Faults",
      dependencies: [
        "FaultInjection",
        .product(name: "Clocks", package: "shared"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Pliant", package: "pliant"),
        .product(name: "Shared", package: "shared"),
      ],
      // Full RELRO: the import tables are read-only, and so every write to them asks `mprotect`.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// As users' modules are: among them each language mode, and isolation to the main actor by default.
let modes: [String: [SwiftSetting]] = [
  "Closing": [.swiftLanguageMode(.v5)],
  "Debugged": [.defaultIsolation(MainActor.self)],
  "Plugin": [.swiftLanguageMode(.v5)],
  "Replacing": [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
  "SecondCopy": [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
]
for target in package.targets { target.swiftSettings = modes[target.name] }
