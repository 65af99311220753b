// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "pliant",
  products: [
    .library(name: "Pliant", targets: ["Pliant"]),
    .library(name: "PliantConsole", targets: ["PliantConsole"]),
    .library(name: "PliantConveniences", targets: ["PliantConveniences"]),
    .library(name: "PliantDiagnostics", targets: ["PliantDiagnostics"]),
    .library(name: "PliantProxying", targets: ["PliantProxying", "PliantDoubles"]),
    .library(name: "PliantTesting", targets: ["PliantTesting"]),
    .executable(name: "pliant", targets: ["PliantCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Console"]),
    .trait(
      name: "Console",
      description:
        "The console in the browser and the command `pliant`, by FlyingFox and swift-argument-parser."
    ),
    .trait(
      name: "Digests",
      description: "Digests of text and data by swift-crypto, which takes minutes to build.",
      // Who names this trait alone had the console before it was one.
      enabledTraits: ["Console"]
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: [
    // MARK: Pliant
    .target(
      name: "Pliant",
      dependencies: [
        "PliantBase", "PliantDiagnostics", "PliantDoubles", "PliantJoints", "PliantLifetime",
        "PliantNotifying", "PliantObserving", "PliantOverriding", "PliantProxying",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),

    // MARK: PliantBase
    .target(name: "CPliant"),
    .target(name: "PliantBase", dependencies: ["CPliant"]),

    // MARK: PliantCommand
    .executableTarget(
      name: "PliantCommand",
      dependencies: [
        "Pliant", "PliantBase", "PliantConsole", "PliantJoints",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Console"])
        ),
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .testTarget(name: "PliantCommandTests", dependencies: ["PliantCommand"]),

    // MARK: PliantConsole
    .target(name: "CPliantPage"),
    .target(
      name: "PliantConsole",
      dependencies: [
        "CPliant", "CPliantPage", "PliantBase", "PliantDiagnostics", "PliantLifetime",
        "PliantObserving",
        "PliantOverriding",
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Console"])),
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["web"]
    ),
    .testTarget(
      name: "PliantConsoleTests",
      dependencies: ["Pliant", "PliantBase", "PliantCommand", "PliantConsole"]
    ),

    // MARK: PliantConveniences
    .target(
      name: "PliantConveniences",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Digests"]))
      ]
    ),
    .testTarget(name: "PliantConveniencesTests", dependencies: ["PliantConveniences"]),

    // MARK: PliantDiagnostics
    .target(
      name: "PliantDiagnostics",
      dependencies: [
        "CPliant", "PliantBase", "PliantMacros",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .testTarget(
      name: "PliantDiagnosticsTests",
      dependencies: [
        "Pliant", "PliantTesting",
        .product(name: "Logging", package: "swift-log"),
      ]
    ),

    // MARK: PliantDoubles
    .target(name: "PliantDoubles", dependencies: ["CPliant", "PliantBase"]),

    // MARK: PliantImages
    .target(name: "PliantImages", dependencies: ["CPliant", "PliantBase"]),
    .testTarget(name: "PliantImagesTests", dependencies: ["PliantImages"]),

    // MARK: PliantJoints
    .target(name: "PliantJoints", dependencies: ["CPliant", "PliantBase", "PliantImages"]),
    .testTarget(name: "PliantJointsTests", dependencies: ["PliantImages", "PliantJoints"]),

    // MARK: PliantLifetime
    .target(
      name: "PliantLifetime",
      dependencies: ["CPliant", "PliantBase", "PliantImages", "PliantJoints"]
    ),
    .testTarget(
      name: "PliantLifetimeTests",
      dependencies: ["DynamicFixture", "PlainFixture", "Pliant"]
    ),

    // MARK: PliantMacros
    .macro(
      name: "PliantMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),

    .testTarget(
      name: "PliantMacrosTests",
      dependencies: [
        "CompilerFixture", "DefaultFixture", "ModelFixture", "PlainFixture", "Pliant",
        "PliantJoints",
      ],
      exclude: [
        "Expansions", "LeftOut.swift", "LeftOutWrong.swift", "Mistakes.swift", "Misuse.swift",
        "Sixty.swift",
      ]
    ),

    // MARK: PliantMainActor
    .target(name: "PliantMainActor", swiftSettings: [.swiftLanguageMode(.v5)]),

    // MARK: PliantNotifying
    .target(name: "PliantNotifying", dependencies: ["CPliant", "PliantBase", "PliantMacros"]),
    .testTarget(name: "PliantNotifyingTests", dependencies: ["Pliant"]),

    // MARK: PliantObserving
    .target(
      name: "PliantObserving",
      dependencies: [
        "CPliant", "PliantBase", "PliantImages", "PliantJoints", "PliantLifetime", "PliantMacros",
      ]
    ),
    .testTarget(
      name: "PliantObservingTests",
      dependencies: ["DynamicFixture", "ModelFixture", "PlainFixture", "Pliant"]
    ),

    // MARK: PliantOverriding
    .target(
      name: "PliantOverriding",
      dependencies: [
        "CPliant", "PliantBase", "PliantDoubles", "PliantImages", "PliantJoints", "PliantLifetime",
        "PliantMacros", "PliantMainActor",
      ]
    ),
    .testTarget(
      name: "PliantOverridingTests",
      dependencies: [
        "CPliant", "CShadowFixture", "DefaultFixture", "DynamicFixture", "ImplicitDynamicFixture",
        "OptimizedFixture", "PlainFixture", "Pliant", "PliantTesting", "ShadowFixture",
      ]
    ),

    // MARK: PliantProxying
    .target(
      name: "PliantProxying",
      dependencies: [
        "PliantBase", "PliantDoubles", "PliantImages", "PliantJoints", "PliantLifetime",
        "PliantMacros",
      ]
    ),
    .testTarget(
      name: "PliantProxyingTests",
      dependencies: ["Pliant", "PliantTesting", "ProtocolFixture"]
    ),

    // MARK: PliantTesting
    .target(
      name: "PliantTesting",
      dependencies: [
        "PliantBase", "PliantDoubles", "PliantLifetime", "PliantObserving", "PliantOverriding",
        "PliantProxying",
      ]
    ),
    .testTarget(
      name: "PliantTestingTests",
      dependencies: ["DynamicFixture", "Pliant", "PliantTesting"]
    ),

    // MARK: Documentation
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CompilerFixture", "Pliant", "PliantConsole", "PliantConveniences", "PliantTesting",
      ]
    ),

    // MARK: Soak
    .target(name: "CSoak", path: "Tests/Soak/System"),
    .target(
      name: "SoakModel",
      dependencies: ["CSoak", "Pliant", "PliantBase", "SoakFixture"],
      path: "Tests/Soak/Model"
    ),
    .executableTarget(
      name: "soak",
      dependencies: [
        "SoakModel",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Console"])
        ),
      ],
      path: "Tests/Soak/Command"
    ),
    .testTarget(name: "SoakTests", dependencies: ["soak"], path: "Tests/Soak/Tests"),
    // MARK: Fuzzing
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "CompilerFixture", "PliantConsole", "PliantDiagnostics", "PliantImages", "PliantJoints",
        "PliantObserving", "PliantOverriding",
      ]
    ),

    // MARK: Fixtures
    .target(name: "CShadowFixture", path: "Tests/Fixtures/CShadowFixture"),
    .target(name: "CompilerFixture", path: "Tests/Fixtures/CompilerFixture"),
    .target(
      name: "DefaultFixture",
      path: "Tests/Fixtures/DefaultFixture",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(name: "DynamicFixture", path: "Tests/Fixtures/DynamicFixture"),
    .target(
      name: "ImplicitDynamicFixture",
      path: "Tests/Fixtures/ImplicitDynamicFixture",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"])]
    ),
    .target(
      name: "ModelFixture",
      dependencies: ["Pliant"],
      path: "Tests/Fixtures/ModelFixture"
    ),
    .target(
      name: "OptimizedFixture",
      path: "Tests/Fixtures/OptimizedFixture",
      swiftSettings: [.unsafeFlags(["-O"])]
    ),
    .target(name: "PlainFixture", path: "Tests/Fixtures/PlainFixture"),
    .target(
      name: "ProtocolFixture",
      dependencies: ["Pliant"],
      path: "Tests/Fixtures/ProtocolFixture"
    ),
    .target(name: "ShadowFixture", path: "Tests/Fixtures/ShadowFixture"),
    .target(
      name: "SoakFixture",
      dependencies: ["Pliant"],
      path: "Tests/Fixtures/SoakFixture"
    ),
  ],
  swiftLanguageModes: [.v6]
)

if Context.environment["PLIANT_DOCS"] != nil {
  let docc = "https://github.com/swiftlang/swift-docc-plugin"
  package.dependencies.append(.package(url: docc, from: "1.5.0"))
  // The plugin turns every trait on and would build swift-crypto, which takes minutes.
  package.traits = []
  package.targets.first { $0.name == "PliantConveniences" }?.dependencies = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return location.hasSuffix("swift-crypto")
  }
}

// Pliant under a sanitizer. The macros run in the compiler and stay as they are, and so are not built
// again.
if let sanitizer = Context.environment["PLIANT_SANITIZER"] {
  for target in package.targets where target.type != .macro {
    target.cSettings =
      (target.cSettings ?? []) + [.unsafeFlags(["-fsanitize=\(sanitizer)"])]
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=\(sanitizer)"])]
    target.linkerSettings =
      (target.linkerSettings ?? []) + [.unsafeFlags(["-sanitize=\(sanitizer)"])]
  }
}

let upcoming = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
].map { SwiftSetting.enableUpcomingFeature($0) }
// What users build has the compiler's settings, and so has one module of those that tests bend.
for target in package.targets where target.name != "DefaultFixture" {
  target.swiftSettings = (target.swiftSettings ?? []) + upcoming
}
