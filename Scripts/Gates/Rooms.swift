import Foundation

/// The lines by hand of modules, one or several, beside the budget that the design gives them.
func rooms(_ files: [SourceFile]) -> [Figure] {
  let budgets = [
    ("CPliant", 10_800), ("PliantTesting", 6_700), ("PliantOverriding", 5_800),
    ("PliantMacros", 5_900), ("PliantHooks", 5_150), ("PliantConsole", 4_900),
    ("PliantObserving", 4_450), ("PliantImages", 4_350), ("PliantTracing", 4_300),
    ("PliantReload", 3_050), ("PliantDiagnostics", 2_200), ("PliantProxying", 1_900),
    ("PliantCommand", 1_400), ("PliantDoubles", 1_700), ("PliantConveniences", 1_300),
    ("PliantListing", 1_050), ("PliantAttach+CPliantAttach+PliantTasks", 2_200),
    ("PliantLifetime+PliantNotifying+PliantTelemetry+PliantBase", 2_150),
    ("PliantAgent+CPliantAgent", 500), ("CPliantPage+CPliantElsewhere+Pliant", 310),
    ("CPliantClock", 400),
  ]
  return budgets.map { room, budget in
    let modules = room.split(separator: "+").map(String.init)
    return Figure(room, budget: budget, of: files.filter { modules.contains($0.module) })
  }
}

/// The commits that raised a limit together with what needed it, since this gate came.
func raisedLimits(in file: String) throws -> [Place] {
  func lines(_ command: String) throws -> [String] {
    try shell(command).split(separator: "\n").map(String.init)
  }
  let first = try lines("git log --diff-filter=A --format=%H -- Scripts/Gates/Rooms.swift").last
  guard let first else { return [] }
  return try lines("git log --format=%H \(first)..HEAD -- \(file)").filter { commit in
    func limits(_ sign: Character, _ diff: [String]) -> [Substring: Int] {
      let rows = diff.filter { $0.first == sign }.map { $0.dropFirst().split(separator: " ") }
      return rows.reduce(into: [:]) { if $1.count == 2 { $0[$1[0]] = Int($1[1]) } }
    }
    let diff = try lines("git show --format= --unified=0 \(commit) -- \(file)")
    let before = limits("-", diff)
    let isRaised = limits("+", diff).contains { name, count in
      before[name].map { $0 < count } ?? false
    }
    return try isRaised && lines("git show --format= --name-only \(commit)").count > 1
  }.map { Place(file, nil, "raised in \($0.prefix(8)) with other changes") }
}
