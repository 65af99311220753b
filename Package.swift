// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// What the macros import of swift-syntax.
let syntaxModules = [
  "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftIfConfig", "SwiftParser",
  "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
]

/// Whether this package is built, rather than depended on.
let isRoot = "\(URL(filePath: Context.environment["PWD"] ?? "/").resolvingSymlinksInPath().path)/"
  .hasPrefix(Context.packageDirectory + "/")

/// The folder of the toolchain's own swift-syntax, whose interfaces compile in seconds.
///
/// Nil if there is none, as in Debian's, and for users, whose other macros it may not go with,
/// unless `PLIANT_SWIFT_SYNTAX` is `toolchain`.
let toolchainSyntax: String? = {
  guard Context.environment["PLIANT_SWIFT_SYNTAX"] ?? (isRoot ? "toolchain" : "") == "toolchain",
    // NB: `String(contentsOfFile:)` ends with the first page of what has no size.
    let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
    case let maps = String(decoding: data, as: UTF8.self),
    let end = maps.range(of: "/pm/ManifestAPI/libPackageDescription.so")?.lowerBound,
    let start = maps[..<end].lastIndex(of: " ")
  else { return nil }
  let host = maps[start..<end].dropFirst() + "/host"
  let files = syntaxModules.flatMap { ["\(host)/lib\($0).so", "\(host)/\($0).swiftmodule"] }
  return files.allSatisfy(FileManager.default.fileExists) ? String(host) : nil
}()

/// Whether the rows behind `+` are built: the tests that take longest, to build or to run.
let isWhole = Context.environment["PLIANT_TESTS"] == "all"
/// What another machine has not, and is not built there.
let left = (Context.environment["PLIANT_LEFT_OUT"] ?? "").split(separator: " ").map(String.init)

/// Targets, and what each imports, behind `?` on Linux alone: a Mac has CPliantElsewhere for CPliant.
let table = """
  CPliant CPliantAgent CPliantAttach CPliantClock CPliantElsewhere CPliantPage PliantMainActor:
  PliantBase: CPliantElsewhere ?CPliant
  PliantDoubles: ?CPliant PliantBase
  PliantImages: CPliant PliantBase
  PliantHooks: CPliant PliantBase PliantImages
  PliantListing: PliantBase PliantImages PliantHooks
  PliantLifetime PliantReload PliantTracing: CPliant PliantBase PliantImages PliantHooks
  PliantTelemetry: CPliant PliantBase PliantTracing Metrics Tracing
  PliantOverriding: CPliant PliantBase PliantDoubles PliantImages PliantHooks PliantLifetime \
    PliantMacros PliantMainActor
  PliantObserving: CPliant PliantBase PliantImages PliantHooks PliantLifetime PliantMacros
  PliantProxying: ?CPliant PliantBase PliantDoubles ?PliantImages ?PliantHooks ?PliantLifetime \
    PliantMacros
  PliantDiagnostics: ?CPliant PliantBase PliantMacros Logging
  PliantNotifying: ?CPliant PliantBase PliantMacros
  Pliant: PliantBase PliantDiagnostics PliantDoubles PliantHooks PliantLifetime PliantNotifying \
    PliantObserving PliantOverriding PliantProxying Logging
  PliantConveniences: Crypto
  PliantTasks: PliantAttach
  PliantTesting: CPliant PliantAttach PliantBase PliantDoubles PliantHooks PliantImages \
    PliantLifetime PliantObserving PliantOverriding PliantProxying PliantTasks \
    AsyncHTTPClient NIOCore NIOHTTP1 NIOPosix NIOSSL
  PliantMacros: \(toolchainSyntax == nil ? syntaxModules.joined(separator: " ") : "")
  PliantConsole: CPliant CPliantPage PliantAttach PliantBase PliantDiagnostics PliantHooks \
    PliantImages PliantLifetime PliantObserving PliantOverriding PliantTracing Logging FlyingSocks
  PliantAgent: PliantBase PliantConsole PliantReload PliantTracing
  PliantAttach: CPliantAttach PliantBase PliantImages
  PliantCommand: CPliantAttach PliantAgent PliantAttach PliantBase PliantConsole PliantHooks \
    PliantImages PliantListing PliantTracing ArgumentParser
  PliantDemo: Pliant PliantConsole Logging
  PliantTour: Pliant PliantTesting

  +BrowserTests: Pliant PliantBase PliantCommand PliantConsole PliantDemo ProgramRunner Logging
  +PliantAttachTests: CPliantAttach PliantAttach PliantBase ProgramRunner
  +PliantCommandTests: PliantCommand PliantDemo PliantTour ProgramRunner
  PliantConsoleTests: Pliant PliantBase PliantCommand PliantConsole PliantTesting
  PliantConveniencesTests: PliantConveniences
  PliantDiagnosticsTests: Pliant PliantTesting Logging
  PliantImagesTests: CPliant CShadowFixture PliantBase PliantImages
  PliantHooksTests: PliantImages PliantHooks
  +PliantListingTests: PliantImages PliantHooks PliantListing
  PliantLifetimeTests: DynamicFixture PlainFixture Pliant
  +PliantMacrosTests: DefaultFixture ModelFixture PlainFixture Pliant PliantListing ProgramRunner
  PliantObservingTests: DynamicFixture ModelFixture OptimizedFixture PlainFixture Pliant \
    PliantTesting ResilientFixture UncheckedFixture UnpreparedFixture
  PliantOverridingTests: CPliant CShadowFixture CTestRunner DefaultFixture DynamicFixture \
    ImplicitDynamicFixture OptimizedFixture PlainFixture Pliant PliantTesting ResilientFixture \
    ShadowFixture
  PliantProxyingTests: Pliant PliantTesting ProtocolFixture
  PliantReloadTests: PliantBase PliantConsole PliantOverriding PliantReload ProgramRunner ReloadFixture
  PliantTestingTests: CPliant DynamicFixture Pliant PliantAttach PliantBase PliantTasks \
    PliantTesting ProgramRunner
  PliantTelemetryTests: PliantTelemetry PliantTracing InMemoryTracing MetricsTestKit
  PliantTracingTests: CPliant CThrowFixture Pliant PliantTracing
  +FormsTests: DefaultFixture PlainFixture Pliant PliantHooks PliantTracing ProgramRunner
  +DocumentationTests: Pliant PliantConsole PliantConveniences PliantReload PliantTasks \
    PliantTesting PliantTracing ProgramRunner
  +FuzzingTests: PliantConsole PliantDiagnostics PliantImages PliantListing PliantObserving \
    PliantOverriding ProgramRunner
  +SoakTests: ProgramRunner soak

  CShadowFixture DefaultFixture DynamicFixture ImplicitDynamicFixture:
  PlainFixture ReloadFixture ShadowFixture CSoak CTestRunner CThrowFixture ProgramRunner:
  ResilientFixture UncheckedFixture UnpreparedFixture:
  ModelFixture PliantNotifyingTests ProtocolFixture SoakFixture: Pliant
  OptimizedFixture: UnpreparedFixture
  +SoakModel: CSoak Pliant PliantBase SoakFixture
  +soak: SoakModel ArgumentParser
  """

// Where the folder of a target, its files or its settings differ from what its name implies.
let folders = [
  "CSoak": "Tests/Soak/System", "SoakModel": "Tests/Soak/Model", "soak": "Tests/Soak/Command",
  "SoakTests": "Tests/Soak/Tests", "FormsTests": "Tests/Forms/Tests",
  "FuzzingTests": "Tests/Fuzzing/Tests",
  "PliantDemo": "Examples/Demo/Sources", "PliantTour": "Examples/Tour/Sources",
  "CTestRunner": "Tests/Support/CTestRunner", "ProgramRunner": "Tests/Support/ProgramRunner",
]
let examples = isRoot ? ["Demo", "Tour"] : []  // Users have programs of these names.
let excluded = ["PliantConsole": ["web"], "PliantMacrosTests": ["Expansions", "Programs"]]
let settings: [String: [SwiftSetting]] = [
  "PliantMainActor": [.swiftLanguageMode(.v5)], "DefaultFixture": [.swiftLanguageMode(.v5)],
  "ImplicitDynamicFixture": [.unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"])],
  "OptimizedFixture": [.unsafeFlags(["-O"])],
  "ResilientFixture": [.unsafeFlags(["-enable-library-evolution"])],
  "UncheckedFixture": [.unsafeFlags(["-enforce-exclusivity=unchecked"])],
]
let upcoming = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
].map { SwiftSetting.enableUpcomingFeature($0) }

/// The target of this name, or the product of another package, with the trait that it needs.
func dependency(_ name: String) -> Target.Dependency {
  func product(of package: String, trait: String? = nil) -> Target.Dependency {
    .product(name: name, package: package, condition: trait.flatMap { .when(traits: [$0]) })
  }
  func target(_ name: String, on platforms: [Platform]) -> Target.Dependency {
    .byName(name: name, condition: .when(platforms: platforms))
  }
  return switch name {
  case "AsyncHTTPClient": product(of: "async-http-client", trait: name)
  case "ArgumentParser": product(of: "swift-argument-parser", trait: "Console")
  case "Crypto": product(of: "swift-crypto", trait: "Digests")
  case "FlyingSocks": product(of: "FlyingFox", trait: "Console")
  case "InMemoryTracing", "Tracing": product(of: "swift-distributed-tracing", trait: "Telemetry")
  case "Logging": product(of: "swift-log")
  case "Metrics", "MetricsTestKit": product(of: "swift-metrics", trait: "Telemetry")
  case "NIOSSL": product(of: "swift-nio-ssl", trait: "AsyncHTTPClient")
  case _ where name.hasPrefix("NIO"): product(of: "swift-nio", trait: "AsyncHTTPClient")
  case "SwiftCompilerPluginMessageHandling": .product(name: "_" + name, package: "swift-syntax")
  case _ where name.hasPrefix("Swift"): product(of: "swift-syntax")
  case _ where name.hasPrefix("?"): target(String(name.dropFirst()), on: [.linux])
  case "CPliantElsewhere": target(name, on: left.contains("CPliant") ? [.linux] : [.macOS])
  default: .byName(name: name, condition: name == "CPliantPage" ? .when(traits: ["Console"]) : nil)
  }
}

func target(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  let target: Target =
    switch name {
    case "PliantMacros": .macro(name: name, dependencies: dependencies)
    case "PliantCommand", "PliantDemo", "PliantTour", "soak":
      .executableTarget(name: name, dependencies: dependencies)
    case _ where name.hasSuffix("Tests"): .testTarget(name: name, dependencies: dependencies)
    default: .target(name: name, dependencies: dependencies)
    }
  target.path = folders[name] ?? (name.hasSuffix("Fixture") ? "Tests/Fixtures/" + name : nil)
  target.exclude = excluded[name] ?? []
  target.swiftSettings = settings[name] ?? []
  if let toolchainSyntax, target.type == .macro {
    target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
    target.linkerSettings = [
      .unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])
    ]
  }
  if isRoot { target.swiftSettings? += [.treatAllWarnings(as: .error)] }
  // Macros run in the compiler, which has no sanitizer, and so are not built again for one.
  if let sanitizer = Context.environment["PLIANT_SANITIZER"], target.type != .macro {
    target.cSettings = [.unsafeFlags(["-fsanitize=\(sanitizer)"])]
    target.swiftSettings? += [.unsafeFlags(["-sanitize=\(sanitizer)"])]
    target.linkerSettings = [.unsafeFlags(["-sanitize=\(sanitizer)"])]
  }
  // Users' modules have the compiler's settings, and so have some of those that tests override.
  if !["DefaultFixture", "ReloadFixture"].contains(name) { target.swiftSettings? += upcoming }
  return target
}

let package = Package(
  name: "pliant",
  platforms: [.macOS(.v15)],  // for the macros, on a Mac that builds for Linux
  products: [
    "Pliant", "PliantConsole", "PliantConveniences", "PliantDiagnostics", "PliantNotifying",
    "PliantReload", "PliantTasks", "PliantTelemetry", "PliantTesting", "PliantTracing",
  ]
  .map { .library(name: $0, targets: [$0]) } + [
    .library(name: "PliantProxying", targets: ["PliantProxying", "PliantDoubles"]),
    // `pliant console`, `reload` and `trace` have programs load the first, `pliant run` the second.
    .library(name: "PliantAgent", type: .dynamic, targets: ["CPliantAgent", "PliantAgent"]),
    .library(name: "PliantClock", type: .dynamic, targets: ["CPliantClock"]),
    .executable(name: "pliant", targets: ["PliantCommand"]),
  ] + examples.map { .executable(name: $0.lowercased(), targets: ["Pliant\($0)"]) },
  traits: [
    .default(enabledTraits: ["Console"]),
    .trait(name: "Console", description: "The console in the browser, and the command `pliant`."),
    .trait(name: "AsyncHTTPClient", description: "AsyncHTTPClient answered by `.network`, too."),
    .trait(name: "Telemetry", description: "Spans and metrics of recorded calls."),
    .trait(
      name: "Digests",
      description: "Digests of text and data by swift-crypto, which takes minutes to build."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: table.split(separator: "\n").filter { isWhole || !$0.hasPrefix("+") }.flatMap { row in
    let sides = row.drop { $0 == "+" }.split(separator: ":").map {
      $0.split(separator: " ").map(String.init).filter { !left.contains($0.filter(\.isLetter)) }
    }
    return sides[0].map { target($0, on: sides.dropFirst().joined().map(dependency)) }
  }
)

if toolchainSyntax == nil {
  let url = "https://github.com/swiftlang/swift-syntax"
  package.dependencies.append(.package(url: url, "602.0.0"..<"604.0.0"))
}
