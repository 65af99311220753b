// swift-tools-version: 6.3
import PackageDescription

// The fuzzer: our modules with coverage and the address sanitizer, and swift-syntax without. A
// package of its own, so that no user of Pliant gets it; its folder `Pliant` is a link to Sources.
let instrumented: [SwiftSetting] = [
  // Optimized, for what is tried a million times, but with the checks of a debug build, which find
  // what reads outside of a buffer.
  .unsafeFlags(["-O", "-assert-config", "Debug", "-sanitize=fuzzer,address"]),
  // The macros are expanded by the plugin that `make fuzz` builds first.
  .unsafeFlags([
    "-suppress-warnings", "-load-plugin-executable",
    "\(Context.packageDirectory)/../../.build/debug/PliantMacros-tool#PliantMacros",
  ]),
]

let package = Package(
  name: "pliant",
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "CFuzzer", "PliantConsole", "PliantImages", "PliantListing", "PliantMacros",
        "PliantObserving", "PliantOverriding",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "_SwiftCompilerPluginMessageHandling", package: "swift-syntax"),
      ],
      // gold stops at what the debugger is told of these.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]
    ),

    .target(
      name: "CPliant",
      cSettings: [.unsafeFlags(["-O1", "-fsanitize=fuzzer-no-link,address"])]
    ),
    .target(name: "CPliantPage"),
    .target(name: "PliantBase", dependencies: ["CPliant"]),
    .target(
      name: "PliantConsole",
      dependencies: [
        "CPliant", "CPliantPage", "PliantBase", "PliantDiagnostics", "PliantHooks", "PliantImages",
        "PliantLifetime", "PliantObserving", "PliantOverriding", "PliantTracing",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["web"],
      swiftSettings: [.define("Console")]  // as the trait of that name does
    ),
    .target(
      name: "PliantDiagnostics",
      dependencies: ["CPliant", "PliantBase", .product(name: "Logging", package: "swift-log")]
    ),
    .target(name: "PliantDoubles", dependencies: ["CPliant", "PliantBase"]),
    .target(name: "PliantImages", dependencies: ["CPliant", "PliantBase"]),
    .target(name: "PliantHooks", dependencies: ["CPliant", "PliantBase", "PliantImages"]),
    .target(
      name: "PliantLifetime",
      dependencies: ["CPliant", "PliantBase", "PliantImages", "PliantHooks"]
    ),
    .target(name: "PliantListing", dependencies: ["PliantImages", "PliantHooks"]),
    // A library here, and no plugin: the fuzzer is the compiler that asks it.
    .target(
      name: "PliantMacros",
      dependencies: [
        .product(name: "_SwiftCompilerPluginMessageHandling", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "plugin_main"])
      ]
    ),
    .target(
      name: "PliantObserving",
      dependencies: ["CPliant", "PliantBase", "PliantImages", "PliantHooks", "PliantLifetime"]
    ),
    .target(
      name: "PliantTracing",
      dependencies: ["CPliant", "PliantBase", "PliantImages", "PliantHooks"]
    ),
    .target(name: "PliantMainActor", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "PliantOverriding",
      dependencies: [
        "CPliant", "PliantBase", "PliantDoubles", "PliantImages", "PliantHooks", "PliantLifetime",
        "PliantMainActor",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

let upcoming = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
].map { SwiftSetting.enableUpcomingFeature($0) }
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + upcoming + instrumented
  if target.name.contains("Pliant") { target.path = "Pliant/\(target.name)" }
}
