/// What the compiler takes for a use of a macro, and the machine code that it makes of it.
func measureCompiling(_ effort: Effort) throws -> [Row] {
  let rounds = effort.rounds > 50 ? 3 : 1
  return [try measureHandleTime(rounds)]
    + (try Subject.allCases.flatMap { try measure($0, rounds: rounds) })
}

/// A file of 60 handles, and one of as many closures; the imports are in it, too.
private func measureHandleTime(_ rounds: Int) throws -> Row {
  let (handles, closures) = (
    try Compilation(Subject.handle.text(60)), try Compilation(Subject.handle.neighborText(60))
  )
  defer { for compilation in [handles, closures] { compilation.remove() } }
  let times = try (0..<rounds).map { _ in (try handles.time() / 60, try closures.time() / 60) }
  return Row(
    section: "compiling",
    what: "compiler's time for a handle, of 60 in a file",
    unit: .milliseconds,
    value: Quartiles(times.map(\.0)),
    neighbor: "a closure",
    neighborValue: Quartiles(times.map(\.1)),
    ratio: Quartiles(times.map { $0.0 / $0.1 }),
    goal: .atMost(30)
  )
}

/// Two files of either side, one with twice as many uses: the difference is what the uses cost.
private func measure(_ subject: Subject, rounds: Int) throws -> [Row] {
  let count = 30
  let files = try [
    subject.text(count), subject.text(2 * count), subject.neighborText(count),
    subject.neighborText(2 * count),
  ].map { try Compilation($0) }
  defer { for file in files { file.remove() } }
  func differences(_ measure: (Compilation) throws -> Double) throws -> (Double, Double) {
    let all = try files.map(measure)
    return ((all[1] - all[0]) / Double(count), (all[3] - all[2]) / Double(count))
  }
  let efforts = try (0..<rounds).map { _ in try differences { try $0.effort() } }
  let sizes = try [differences { try $0.bytesOfCode() }]
  func row(_ what: String, _ unit: Unit, _ values: [(Double, Double)]) -> Row {
    Row(
      section: "compiling",
      what: what,
      unit: unit,
      value: Quartiles(values.map(\.0)),
      neighbor: subject.neighbor,
      neighborValue: Quartiles(values.map(\.1)),
      ratio: Quartiles(values.map { $0.0 / $0.1 })
    )
  }
  let unit: Unit = Compilation.countsInstructions ? .millionInstructions : .milliseconds
  return [
    row("compiler's work for one more \(subject.rawValue)", unit, efforts),
    row("machine code of one more \(subject.rawValue)", .bytes, sizes),
  ]
}

/// What is compiled.
private enum Subject: String, CaseIterable {
  case handle
  case log = "#log of two values"
  case requirement = "@Proxied requirement"
  case property = "@Observed property"

  var neighbor: String {
    switch self {
    case .handle: "a closure"
    case .log: "swift-log with two metadata"
    case .requirement: "a requirement, forwarded by hand"
    case .property: "a plain property"
    }
  }

  func text(_ count: Int) -> String {
    switch self {
    case .handle: Self.handles(count) { "#method(Subject.method\($0)(_:))" }
    case .log:
      Self.functions(count) { "#log(.info, text, number &+ \($0))" }
    case .requirement:
      "import Pliant\n@Proxied public protocol Subject: AnyObject {\n\(Self.requirements(count))}\n"
    case .property: Self.properties(count, "@Observed public var")
    }
  }

  func neighborText(_ count: Int) -> String {
    switch self {
    case .handle: Self.handles(count) { "{ (s: Subject, n: Int) in s.method\($0)(n) }" }
    case .log:
      Self.functions(count) {
        "Logger.current.info(\"text \\(text), number \\(number &+ \($0))\", "
          + "metadata: [\"text\": \"\\(text)\", \"number\": \"\\(number &+ \($0))\"])"
      }
    case .requirement:
      "public protocol Subject: AnyObject {\n\(Self.requirements(count))}\n"
        + "public final class Forwarding: Subject {\n  weak var implementer: (any Subject)?\n"
        + Self.lines(count) { number in
          "  public func method\(number)(_ n: Int) -> Int "
            + "{ implementer?.method\(number)(n) ?? 0 }"
        } + "}\n"
    case .property: Self.properties(count, "public var")
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static func handles(_ count: Int, _ expression: (Int) -> String) -> String {
    "import Pliant\npublic final class Subject {\n"
      + lines(count) { "  public dynamic func method\($0)(_ n: Int) -> Int { n &+ \($0) }" } + "}\n"
      + "@inline(never) func use<Value>(_ value: Value) {}\npublic func all() {\n"
      + lines(count) { "use(\(expression($0)))" } + "}\n"
  }

  private static func functions(_ count: Int, _ body: (Int) -> String) -> String {
    "import Pliant\n"
      + lines(count) { "public func f\($0)(_ text: String, _ number: Int) { \(body($0)) }" }
  }

  private static func requirements(_ count: Int) -> String {
    lines(count) { "  func method\($0)(_ n: Int) -> Int" }
  }

  private static func properties(_ count: Int, _ declaration: String) -> String {
    "import Pliant\npublic final class Subject {\n"
      + lines(count) { "  \(declaration) property\($0) = \($0)" } + "  public init() {}\n}\n"
  }
}
