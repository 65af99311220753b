/// Which forms a compiler's log is about.
struct Blame {
  var forms: [Int: (part: Verdict.Part, reason: String)] = [:]
  /// Those whose types a crash names, where it names no file.
  var suspects: Set<Int> = []

  init(log: String) {
    let lines = log.split(separator: "\n").map(String.init)
    var blocks: [[String]] = []
    for line in lines {
      if line.contains("compile command failed due to signal") { continue }
      if line.contains(": error: ") || line.hasPrefix("error: ") {
        blocks.append([line])
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].append(line)
      }
    }
    for block in blocks {
      guard let (part, form) = block.lazy.compactMap(Self.file).first else { continue }
      let reason = block[0].split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? ""
      add(form, part, reason)
    }
    if forms.isEmpty { addCrash(lines) }
  }

  /// Whether one of the forms is to blame.
  func names(_ all: [Form]) -> Bool { all.contains { forms[$0.index] != nil } }

  private mutating func add(_ form: Int, _ part: Verdict.Part, _ reason: String) {
    if let known = forms[form], known.part.order <= part.order { return }
    forms[form] = (part, reason)
  }

  /// What the compiler was at when it crashed.
  private mutating func addCrash(_ lines: [String]) {
    let steps = lines.filter { line in
      line.prefixMatch(of: #/[0-9]+\.\t/#) != nil && !line.contains("Program arguments")
    }
    // The innermost is the most telling.
    for step in steps.reversed() {
      guard let (part, form) = Self.file(step) else { continue }
      let reason = step.drop { $0 != "\t" }.dropFirst()
        .replacing(#/ at \[?.*/#, with: "").replacing(#/"[^"]*"/#, with: "'…'")
      let assertion = steps.first { $0.contains("Assertion failed") }?.drop { $0 != "A" } ?? ""
      add(form, part, "compiler crashed: \(reason) \(assertion)")
      return
    }
    let types = steps.flatMap { $0.matches(of: #/[STU]([0-9]+)x/#) }
    suspects = Set(types.compactMap { Int($0.1) })
  }

  /// Handles are the only macros, and some are made where they are used.
  private static func isOfMacro(_ line: String) -> Bool {
    line.contains("__swiftmacro") || line.contains("macro '") || line.contains("in macro expansion")
  }

  /// The first file of a form that a line names.
  private static func file(_ line: String) -> (Verdict.Part, Int)? {
    guard
      let match = line.firstMatch(
        of: #/(Subject|Call|Handle|Override|Namesake)_?([0-9]+)_?\.?swift/#
      ),
      let form = Int(match.2)
    else { return nil }
    switch match.1 {
    case "Subject", "Call", "Namesake": return (.declaration, form)
    case "Override" where !isOfMacro(line): return (.use, form)
    default: return (.handle, form)
    }
  }
}

extension Verdict.Part {
  /// What fails first makes the others fail.
  var order: Int { self == .declaration ? 0 : self == .handle ? 1 : 2 }
}
