/// What a function does besides returning.
struct Effects {
  let isAsync, isThrowing: Bool

  static let all = [(false, false), (false, true), (true, false), (true, true)].map(Effects.init)

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
  let name, parameter, place, isolation, result: String
  let sync, async, objects, actors: ClosedRange<Int>
  let rank: Int

  static let all = table.split(separator: "\n").dropFirst().map(Row.init)

  init(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      cell.split(separator: " ").joined(separator: " ")
    }
    (name, place, isolation) = (cells[0], cells[2], cells[8])
    parameter = cells[1].replacing("nonsending", with: "nonisolated(nonsending)")
    result = cells.count > 9 ? cells[9] : "O"
    // No function has 99 parameters.
    let ranges = cells[3...6].map { cell in
      let ends = cell.split(separator: "-").compactMap { Int($0) }
      return (ends.first ?? 99)...(ends.last ?? 99)
    }
    (sync, async, objects, actors) = (ranges[0], ranges[1], ranges[2], ranges[3])
    rank = Int(cells[7]) ?? 0
  }

  /// Whether the macro says what to write instead.
  var isRefused: Bool { name == "Unnamed" }

  /// What the parameter is, in a word.
  var kind: String { name.first == "#" ? "plain" : name.prefix { $0.isLetter }.lowercased() }

  /// Its places among so many parameters.
  func places(of count: Int) -> Set<Int> {
    switch place {
    case "all": [0]
    case "last": [count - 1]
    case "first": [0]
    default: Set(0..<count)
    }
  }
}

/// A form of functions: a row for one number of parameters, at one place, with effects.
struct Form {
  let row: Row
  let effects: Effects
  let count, rank: Int
  let name: String
  /// Its generic parameters.
  let generics: String
  /// Its parameters, the handle's, and those that an initializer consumes.
  let taken, given, owned: String

  var isolation: String { row.isolation.isEmpty ? "" : row.isolation + " " }
  /// Its type besides its parameters.
  var end: String { effects.typed + " -> O" }
  /// All its generic parameters after some.
  func all(_ first: String = "", error: String = "X: Error") -> String {
    list(first, generics, "O", effects.isThrowing ? error : "")
  }
  /// Whether it takes a closure that does not outlive the call.
  var isLent: Bool { row.parameter.hasSuffix("Z") }
  /// Whether the types of a handle are not those of the function.
  var differs: Bool { row.parameter.hasPrefix("sending") || isLent && effects.isAsync }
  /// Whether it may run in its caller's isolation or in none, which must be told apart.
  var isEither: Bool { effects.isAsync && isolation.isEmpty }

  init(_ row: Row, _ effects: Effects, _ count: Int, at place: Int) {
    (self.row, self.effects, self.count, rank) = (row, effects, count, row.rank + place)
    let name = row.name.replacing("@", with: "\(place)").replacing("#", with: "\(count)")
    self.name = effects.kind + name
    let (parameter, all) = (row.parameter, Array(letters(count).enumerated()))
    func put(_ parameter: String, others: String = "_") -> String {
      let puts = all.map {
        (row.place == "all" || $0.offset == place ? parameter : others, $0.element)
      }
      return list(puts.map { $0.replacing("_", with: $1).replacing("@owned", with: "__owned") })
    }
    let free = all.filter { parameter.contains("_") || $0.offset != place }.map(\.element)
    let isLending = parameter.hasSuffix("Z")
    let pack = parameter.contains("each P")
    var own = parameter.filter { "PQSZ".contains($0) }.map {
      pack && $0 == "P" ? "each P" : "\($0)"
    }
    if parameter.contains("(Y)") { own.append("Y: Error") }
    generics = list(free + own)
    let sent = effects.isAsync && isLending ? "@Sendable " : ""
    let kept = parameter.replacing("@autoclosure ", with: "").replacing("sending ", with: "")
    let inherits = kept.hasPrefix("nonisolated")
    let handed = inherits ? kept.replacing(") (", with: ") \(sent)(") : sent + kept
    (taken, given) = (put(parameter), put(kept == "_..." ? "[_]" : handed))
    owned = put(kept == "_" ? "@owned _" : parameter, others: "@owned _")
  }

  static let all = forms(of: Row.all)
  static let named = all.filter { !$0.row.isRefused }
  static let specialized = forms(
    of: specializations.split(separator: "\n").dropFirst().map(Row.init)
  )

  private static func forms(of rows: [Row]) -> [Form] {
    Effects.all.flatMap { effects in
      rows.flatMap { row in
        (effects.isAsync ? row.async : row.sync).filter { $0 < 99 }.flatMap { count in
          row.places(of: count).sorted().map { Form(row, effects, count, at: $0) }
        }
      }
    }
  }

  /// The type of what is passed.
  ///
  /// A function of the main actor's would be `Sendable` where it is named elsewhere.
  func passed(throwing error: String) -> String {
    let marks = error == "X" ? effects.typed : effects.marks
    guard !isolation.isEmpty else { return "(\(taken))\(marks) -> O" }
    let all = list(generics.replacing(": Error", with: ""), "O", effects.isThrowing ? error : "")
    return "\(name)<\(all)>"
  }
}

func letters(_ count: Int) -> [String] { "ABCDEFGHI".prefix(count).map { "\($0)" } }
func names(_ count: Int) -> [String] { letters(count).map { $0.lowercased() } }

/// Those that are not empty, with commas.
func list(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
func list(_ parts: String...) -> String { list(parts) }
