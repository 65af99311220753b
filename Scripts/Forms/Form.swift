/// What a function does besides returning.
struct Effects {
  let isAsync, isThrowing: Bool

  static let all = [false, true].flatMap { isAsync in
    [false, true].map { Effects(isAsync: isAsync, isThrowing: $0) }
  }

  var kind: String {
    let name = (isAsync ? "Async" : "") + (isThrowing ? "Throwing" : "")
    return name.isEmpty ? "Plain" : name
  }
  /// As a function's type has them.
  var marks: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
  var typed: String { marks + (isThrowing ? "(X)" : "") }
  /// As a call has them.
  var call: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}

/// A row of the table.
struct Row {
  let name, parameter, places, isolation: String
  let sync, async: ClosedRange<Int>?
  let rank, actors, objects: Int

  init(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    (name, places) = (cells[0], cells[2])
    parameter = cells[1].replacing("inheriting", with: "nonisolated(nonsending)")
    (sync, async) = (range(cells[3]), range(cells[4]))
    isolation = cells[5].isEmpty ? "" : cells[5] + " "
    (rank, actors, objects) = (Int(cells[6]) ?? 0, Int(cells[7]) ?? -1, Int(cells[8]) ?? -1)
  }

  func takes(_ place: Int, of count: Int, _ effects: Effects) -> Bool {
    guard (effects.isAsync ? async : sync)?.contains(count) == true else { return false }
    switch places {
    case "all": return place == 0
    case "last": return place == count - 1
    case "ends": return place == 0 || place == count - 1
    default: return true
    }
  }
}

/// `1-3` of the table.
private func range(_ cell: String) -> ClosedRange<Int>? {
  guard let first = cell.first?.wholeNumberValue, let last = cell.last?.wholeNumberValue else {
    return nil
  }
  return first...last
}

/// A form of functions: a row for one number of parameters, at one place, with effects.
struct Form {
  let row: Row
  let effects: Effects
  let name: String
  /// Its generic parameters.
  let generics: String
  /// Its parameters.
  let taken: [String]
  /// The handle's.
  let given: String

  var isolation: String { row.isolation }
  /// The generic parameter for what it throws.
  var failure: String { effects.isThrowing ? "X: Error" : "" }
  var isVariadic: Bool { row.parameter == "_..." }
  var isInout: Bool { row.parameter == "inout _" }
  /// Whether it takes a closure that does not outlive the call.
  var isLent: Bool { row.parameter.hasSuffix("Z") }
  /// Whether the types of a handle are not those of the function.
  var differs: Bool { row.parameter == "sending _" || isLent && effects.isAsync }
  /// Whether it may run in its caller's isolation or in none, which must be told apart.
  var isEither: Bool { effects.isAsync && isolation.isEmpty }

  init(_ row: Row, _ effects: Effects, at place: Int, of count: Int) {
    (self.row, self.effects) = (row, effects)
    name =
      effects.kind + row.name.replacing("@", with: "\(place)").replacing("#", with: "\(count)")
    let own = row.parameter.filter { "PQSZ".contains($0) }.map { "\($0)" }
    let rest = letters(count).enumerated().filter { own.isEmpty || $0.offset != place }
    generics = list(rest.map(\.element) + own + (row.parameter.contains("(Y)") ? ["Y: Error"] : []))
    func put(_ parameter: String) -> [String] {
      letters(count).enumerated().map { index, letter in
        index == place || row.places == "all" ? parameter.replacing("_", with: letter) : letter
      }
    }
    taken = put(row.parameter)
    var kept = row.parameter.replacing("@autoclosure ", with: "").replacing("sending ", with: "")
    if kept == "_..." { kept = "[_]" }
    if effects.isAsync, !own.isEmpty {
      kept =
        kept.contains("(nonsending) ")
        ? kept.replacing("(nonsending) ", with: "(nonsending) @Sendable ") : "@Sendable " + kept
    }
    given = list(put(kept))
  }

  /// Those of rows that begin alike for each number of parameters, then the next.
  static let all = {
    let groups = table.split(separator: "\n\n").map { $0.split(separator: "\n").map(Row.init) }
    return Effects.all.flatMap { effects in
      [groups[..<1], groups[1...]].flatMap { groups in
        (0...9).flatMap { count in
          groups.flatMap { rows in
            (0..<max(count, 1)).flatMap { place in
              rows.filter { $0.takes(place, of: count, effects) }
                .map { Form($0, effects, at: place, of: count) }
            }
          }
        }
      }
    }
  }()

  /// The type of what is passed: a function of the main actor's would be `Sendable` where it is
  /// named elsewhere.
  func passed(throwing error: String) -> String {
    let error = effects.isThrowing ? error : ""
    guard !isolation.isEmpty else {
      return "(\(list(taken)))\(error == "X" ? effects.typed : effects.marks) -> O"
    }
    return "\(name)<\(list(generics.replacing(": Error", with: ""), "O", error))>"
  }
}

func letters(_ count: Int) -> [String] { "ABCDEFGHI".prefix(count).map { "\($0)" } }
func names(_ count: Int) -> [String] { "abcdefghi".prefix(count).map { "\($0)" } }

/// Those that are not empty, with commas.
func list(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
func list(_ parts: String...) -> String { list(parts) }
