/// A way to compile forms.
struct Build {
  /// How the module `Subject` reaches the driver.
  enum Linkage: String, CaseIterable {
    case object, library
    case resilient = "evolving library"
  }

  var name: String
  var isOptimized = false
  /// Of both modules.
  var flags: [String] = []
  /// Of `Subject` alone.
  var subjectFlags: [String] = []
  /// Of the module that overrides, and declares some of the forms.
  var driverFlags: [String] = []
  var language = "6"

  static let upcoming = [
    "NonisolatedNonsendingByDefault", "ExistentialAny", "InternalImportsByDefault",
    "MemberImportVisibility", "InferIsolatedConformances", "ImmutableWeakCaptures",
  ]

  static let all: [Build] = {
    let single = ["-O", "-no-whole-module-optimization"]
    let whole = ["-O", "-whole-module-optimization"]
    let dynamic = ["-Xfrontend", "-enable-implicit-dynamic"]
    let features = upcoming.map { ["-enable-upcoming-feature", $0] }
    var builds = [
      Build(name: "debug"),
      Build(name: "-O", isOptimized: true, flags: single),
      Build(name: "whole module", isOptimized: true, flags: whole),
      Build(name: "optimized subject", subjectFlags: whole),
      Build(name: "implicit dynamic", subjectFlags: dynamic),
      Build(name: "implicit dynamic, -O", isOptimized: true, flags: whole, subjectFlags: dynamic),
      Build(name: "main actor", driverFlags: ["-default-isolation", "MainActor"]),
      Build(name: "Swift 5", language: "5"),
      Build(name: "Swift 5, -O", isOptimized: true, flags: whole, language: "5"),
    ]
    for (i, feature) in upcoming.enumerated() {
      let optimized = i % 2 == 1
      builds.append(
        Build(name: feature, isOptimized: optimized, flags: features[i] + (optimized ? whole : []))
      )
    }
    builds.append(Build(name: "all features", flags: features.flatMap { $0 }))
    builds.append(
      Build(name: "all features, -O", isOptimized: true, flags: whole + features.flatMap { $0 })
    )
    return builds
  }()

  var configuration: String { isOptimized ? "release" : "debug" }
}
