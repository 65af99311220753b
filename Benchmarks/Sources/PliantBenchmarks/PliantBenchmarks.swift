import Foundation
import Pliant

/// Measures Pliant beside its neighbors; `make bench` runs it.
///
/// ```
/// PliantBenchmarks [--section NAME]... [--quick] [--json FILE] [--page FILE] [--readme FILE] [--plot FILE]
/// ```
@main
struct PliantBenchmarks {
  static func main() async throws {
    // Methods that are not dynamic are measured, too.
    OverridePolicy.current = .bestEffort
    let arguments = Array(CommandLine.arguments.dropFirst())
    try FirstUse.runIfAsked(arguments)
    try MemoryUse.runIfAsked(arguments)
    if arguments.first == "client" { return ConsoleClient.run(Array(arguments.dropFirst())) }
    if arguments.first == "lag" { return LagClient.run(Array(arguments.dropFirst())) }

    let options = try Options(arguments)
    let effort = options.isQuick ? Effort.quick : .full
    var report = Report(machine: describeMachine())
    for section in Section.allCases where options.sections.contains(section) {
      FileHandle.standardError.write(Data("measuring \(section.rawValue)\n".utf8))
      switch section {
      case .calls: report.rows += try measureCalls(effort)
      case .observing: report.rows += try measureObserving(effort)
      case .proxying: report.rows += try measureProxies(effort)
      case .logging: report.rows += measureLogging(effort)
      case .notifying: report.rows += measureNotifying(effort)
      case .lifetime: report.rows += measureLifetime(effort)
      case .growth: report.growth += try measureGrowth(effort) + measureUpkeep(effort)
      case .console:
        report.rows += try await measureConsole(effort)
        report.rows.append(try await measureLag(effort))
      case .compiling: report.rows += try measureCompiling(effort)
      case .fixtures: report.rows += try measureFixtures(effort)
      }
    }
    print(report.text)
    try options.write(report)
  }
}

enum Section: String, CaseIterable {
  case calls, observing, proxying, logging, notifying, lifetime, growth, console, compiling
  case fixtures
}

/// What the program was told.
private struct Options {
  private(set) var sections: Set<Section> = []
  private(set) var isQuick = false
  private var files: [String: String] = [:]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--quick": isQuick = true
      case "--section":
        guard let section = rest.popFirst().flatMap(Section.init) else { throw Misuse() }
        sections.insert(section)
      case "--json", "--page", "--readme", "--plot":
        guard let file = rest.popFirst() else { throw Misuse() }
        files[option] = file
      default: throw Misuse()
      }
    }
    if sections.isEmpty { sections = Set(Section.allCases) }
  }

  func write(_ report: Report) throws {
    if let file = files["--json"] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(report).write(to: URL(filePath: file))
    }
    let plot = files["--plot"]
    if let plot { try report.plot.write(toFile: plot, atomically: true, encoding: .utf8) }
    if let file = files["--page"] {
      let picture = plot.map { URL(filePath: $0).lastPathComponent }
      try replaceNumbers(inFile: file, with: report.page(plot: picture))
    }
    if let file = files["--readme"], let quotation = report.quotation {
      try replaceNumbers(inFile: file, with: quotation)
    }
  }
}

private struct Misuse: Error, CustomStringConvertible {
  var description: String {
    "usage: PliantBenchmarks [--section \(Section.allCases.map(\.rawValue).joined(separator: "|"))]... [--quick] "
      + "[--json FILE] [--page FILE] [--readme FILE] [--plot FILE]"
  }
}
