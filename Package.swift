// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// A module and what it imports.
func module(
  _ name: String,
  on dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude)
}

/// The tests of a module, beside whose sources theirs stand.
func tests(
  of name: String,
  on dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, exclude: exclude)
}

/// A module that tests override and observe.
func fixture(
  _ name: String,
  on dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Tests/Fixtures/" + name,
    swiftSettings: settings
  )
}

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let crypto = Target.Dependency.product(
  name: "Crypto",
  package: "swift-crypto",
  condition: .when(traits: ["Digests"])
)
let console = TargetDependencyCondition.when(traits: ["Console"])
let sockets = Target.Dependency.product(
  name: "FlyingSocks",
  package: "FlyingFox",
  condition: console
)
let arguments = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser",
  condition: console
)
let syntax = [
  "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIfConfig", "SwiftParser", "SwiftSyntax",
  "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
].map { Target.Dependency.product(name: $0, package: "swift-syntax") }

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
    // MARK: Modules
    module(
      "Pliant",
      on: [
        "PliantBase", "PliantDiagnostics", "PliantDoubles", "PliantJoints", "PliantLifetime",
        "PliantNotifying", "PliantObserving", "PliantOverriding", "PliantProxying", logging,
      ]
    ),
    module("CPliant"),
    module("PliantBase", on: ["CPliant"]),
    module("PliantImages", on: ["CPliant", "PliantBase"]),
    module("PliantJoints", on: ["CPliant", "PliantBase", "PliantImages"]),
    module("PliantListing", on: ["PliantImages", "PliantJoints"]),
    module("PliantLifetime", on: ["CPliant", "PliantBase", "PliantImages", "PliantJoints"]),
    module("PliantDoubles", on: ["CPliant", "PliantBase"]),
    .target(name: "PliantMainActor", swiftSettings: [.swiftLanguageMode(.v5)]),
    module(
      "PliantOverriding",
      on: [
        "CPliant", "PliantBase", "PliantDoubles", "PliantImages", "PliantJoints", "PliantLifetime",
        "PliantMacros", "PliantMainActor",
      ]
    ),
    module(
      "PliantObserving",
      on: [
        "CPliant", "PliantBase", "PliantImages", "PliantJoints", "PliantLifetime", "PliantMacros",
      ]
    ),
    module(
      "PliantProxying",
      on: [
        "CPliant", "PliantBase", "PliantDoubles", "PliantImages", "PliantJoints",
        "PliantLifetime", "PliantMacros",
      ]
    ),
    module("PliantDiagnostics", on: ["CPliant", "PliantBase", "PliantMacros", logging]),
    module("PliantNotifying", on: ["CPliant", "PliantBase", "PliantMacros"]),
    module("PliantConveniences", on: [crypto]),
    module(
      "PliantTesting",
      on: ["PliantBase", "PliantLifetime", "PliantObserving", "PliantOverriding", "PliantProxying"]
    ),
    .macro(name: "PliantMacros", dependencies: syntax),

    // MARK: Console and command
    module("CPliantPage"),
    module(
      "PliantConsole",
      on: [
        "CPliant", "CPliantPage", "PliantBase", "PliantDiagnostics", "PliantLifetime",
        "PliantObserving", "PliantOverriding", logging, sockets,
      ],
      exclude: ["web"]
    ),
    .executableTarget(
      name: "PliantCommand",
      dependencies: [
        "Pliant", "PliantBase", "PliantConsole", "PliantJoints", "PliantListing", arguments,
        logging,
      ]
    ),

    // MARK: Tests
    tests(of: "PliantCommand", on: ["PliantCommand", "ProgramRunner"]),
    tests(of: "PliantConsole", on: ["Pliant", "PliantBase", "PliantCommand", "PliantConsole"]),
    tests(of: "PliantConveniences", on: ["PliantConveniences"]),
    tests(of: "PliantDiagnostics", on: ["Pliant", "PliantTesting", logging]),
    tests(of: "PliantImages", on: ["PliantImages"]),
    tests(of: "PliantJoints", on: ["PliantImages", "PliantJoints"]),
    tests(of: "PliantListing", on: ["PliantImages", "PliantJoints", "PliantListing"]),
    tests(of: "PliantLifetime", on: ["DynamicFixture", "PlainFixture", "Pliant"]),
    tests(
      of: "PliantMacros",
      on: [
        "DefaultFixture", "ModelFixture", "PlainFixture", "Pliant", "PliantListing",
        "ProgramRunner",
      ],
      exclude: ["Expansions", "LeftOut.swift", "Mistakes.swift", "Misuse.swift", "Sixty.swift"]
    ),
    tests(of: "PliantNotifying", on: ["Pliant"]),
    tests(of: "PliantObserving", on: ["DynamicFixture", "ModelFixture", "PlainFixture", "Pliant"]),
    tests(
      of: "PliantOverriding",
      on: [
        "CPliant", "CShadowFixture", "DefaultFixture", "DynamicFixture", "ImplicitDynamicFixture",
        "OptimizedFixture", "PlainFixture", "Pliant", "PliantTesting", "ShadowFixture",
      ]
    ),
    tests(of: "PliantProxying", on: ["Pliant", "PliantTesting", "ProtocolFixture"]),
    tests(of: "PliantTesting", on: ["DynamicFixture", "Pliant", "PliantTesting"]),
    tests(
      of: "Documentation",
      on: ["Pliant", "PliantConsole", "PliantConveniences", "PliantTesting", "ProgramRunner"]
    ),
    tests(
      of: "Fuzzing",
      on: [
        "PliantConsole", "PliantDiagnostics", "PliantImages", "PliantListing", "PliantObserving",
        "PliantOverriding", "ProgramRunner",
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
      dependencies: ["SoakModel", arguments],
      path: "Tests/Soak/Command"
    ),
    tests(of: "Soak", on: ["ProgramRunner", "soak"]),

    // MARK: Fixtures
    .target(name: "ProgramRunner", path: "Tests/Support/ProgramRunner"),
    fixture("CShadowFixture"),
    fixture("DefaultFixture", settings: [.swiftLanguageMode(.v5)]),
    fixture("DynamicFixture"),
    fixture(
      "ImplicitDynamicFixture",
      settings: [.unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"])]
    ),
    fixture("ModelFixture", on: ["Pliant"]),
    fixture("OptimizedFixture", settings: [.unsafeFlags(["-O"])]),
    fixture("PlainFixture"),
    fixture("ProtocolFixture", on: ["Pliant"]),
    fixture("ShadowFixture"),
    fixture("SoakFixture", on: ["Pliant"]),
  ],
  swiftLanguageModes: [.v6]
)

if Context.environment["PLIANT_DOCS"] != nil {
  let docc = "https://github.com/swiftlang/swift-docc-plugin"
  package.dependencies.append(.package(url: docc, from: "1.5.0"))
  // The plugin turns every trait on and would build swift-crypto, which takes minutes.
  package.traits = package.traits.filter { $0.name != "Digests" }
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
