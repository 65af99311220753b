import Building
import Foundation

/// The files that wrap a package's declarations by the first handle that compiles.
final class Wrapping {
  let declarations: [Declaration]
  private let candidates: [[[HandleSource.Candidate]]]
  /// Which group of candidates is tried; behind the last where none compiles.
  private var current: [Int]
  /// What the compiler said of each declaration's last candidate.
  private(set) var refusals: [Int: String] = [:]
  private let imports: String
  private let folder: URL

  init(_ declarations: [Declaration], of package: Package, in folder: URL) throws {
    self.declarations = declarations
    self.folder = folder
    candidates = declarations.map { HandleSource($0).candidates }
    current = declarations.map { _ in 0 }
    imports =
      "import Foundation\nimport Notes\nimport Pliant\n"
      + (package.types.map { "import \($0)\n" } ?? "")
      + package.modules.map { "@testable import \($0)\n" }.joined()
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let aliases = package.ambiguous.map { "typealias \($0) = \(package.modules[0]).\($0)\n" }
      .joined()
    try (imports + aliases).write(to: self.aliases, atomically: true, encoding: .utf8)
  }

  private var aliases: URL { folder.appending(path: "Aliases.swift") }

  private func file(_ index: Int) -> URL { folder.appending(path: "Wrap\(index).swift") }

  private func isBuilt(_ index: Int) -> Bool { current[index] < candidates[index].count }

  /// Writes what is tried of each declaration.
  func write(_ indices: Range<Int>) throws {
    for index in indices {
      guard isBuilt(index) else {
        try? FileManager.default.removeItem(at: file(index))
        continue
      }
      let all = candidates[index][current[index]]
      let functions = all.enumerated().map { number, candidate in
        """
        func wrap\(index)_\(number)() throws -> Redefinition {
          let handle = \(candidate.handle)
          return try handle.redefine(around: { original in \(wrapper(index, candidate)) })
        }
        """
      }
      let list = all.indices.map { "wrap\(index)_\($0)" }.joined(separator: ", ")
      let text =
        imports + functions.joined(separator: "\n")
        + "\nlet all\(index): [() throws -> Redefinition] = [\(list)]\n"
      try text.write(to: file(index), atomically: true, encoding: .utf8)
    }
  }

  /// Calls the original with its own arguments, and notes that.
  private func wrapper(_ index: Int, _ candidate: HandleSource.Candidate) -> String {
    let spelling = Spelling(declarations[index])
    let names = candidate.isInout.indices.map { "a\($0)" }
    let arguments = zip(names, candidate.isInout).map { $1 ? "&" + $0 : $0 }
    let effects = spelling.failure.map { (spelling.isAsync ? "async " : "") + "throws\($0) " } ?? ""
    let head =
      names.isEmpty && effects.isEmpty ? "" : "(\(names.joined(separator: ", "))) \(effects)in "
    let call = "\(spelling.marks)original(\(arguments.joined(separator: ", ")))"
    return "{ \(head)note_call(\(index)); return \(call) }"
  }

  /// Goes on to the next candidate of what a log is about; false if it is about none.
  func advance(past log: String, in indices: Range<Int>) -> Bool {
    var blamed: [Int: String] = [:]
    var reason: String?
    for line in log.split(separator: "\n") {
      if let error = line.firstRange(of: "error: ") { reason = String(line[error.upperBound...]) }
      for match in line.matches(of: #/Wrap([0-9]+)_?\.?swift/#) {
        guard let index = Int(match.1), indices.contains(index), blamed[index] == nil else {
          continue
        }
        if let reason { blamed[index] = reason }
      }
    }
    if blamed.isEmpty {
      // A crash: the innermost step that names a file.
      let steps = log.split(separator: "\n").filter { $0.prefixMatch(of: #/[0-9]+\.\t/#) != nil }
      for step in steps.reversed() where !step.contains("Program arguments") {
        guard let match = step.firstMatch(of: #/Wrap([0-9]+)_?\.?swift/#), let index = Int(match.1)
        else { continue }
        blamed[index] = "the compiler crashed"
        break
      }
    }
    return blamed.reduce(false) { advance(at: $1.key, $1.value) || $0 }
  }

  /// Goes on to a declaration's next candidate; false if all have been tried.
  func advance(at index: Int, _ reason: String) -> Bool {
    guard isBuilt(index) else { return false }
    current[index] += 1
    // The last that is tried is for actors alone.
    if !reason.hasPrefix("'isolated'") { refusals[index] = reason }
    return true
  }

  /// What starts all, but for `wrapAll`.
  private static let start = """
    import Foundation
    import Notes
    import Pliant
    private var kept: [Redefinition] = []
    private func note_wrap(_ index: Int, _ symbol: String, _ all: [() throws -> Redefinition]) {
      var text = ""
      for make in all {
        do {
          kept.append(try make())
          return note_line("overridden \\(index)")
        } catch {
          text = "\\(error)"
        }
      }
      note_line("refused \\(index) \\(text)")
      if let why = note_hook(index, symbol) {
        note_line("left \\(index) \\(String(cString: why))")
      } else {
        note_line("hook \\(index)")
      }
    }
    private final class Told: @unchecked Sendable { var lines: [String] = [] }
    private func told() -> [String] {
      let told = Told()
      let ended = DispatchSemaphore(value: 0)
      Task.detached {
        do {
          try await calls { told.lines.append("\\($0)") }
        } catch { told.lines.append("\\(error)") }
        ended.signal()
      }
      ended.wait()
      return told.lines
    }
    @_cdecl("packages_wrap") func wrap() { wrapAll() }
    @_cdecl("packages_wrap_once") func wrapOnce() {
      let plain = told()
      wrapAll()
      let wrapped = told()
      note_calls("reached")
      for redefinition in kept { redefinition.stop() }
      kept = []
      hooks_restore()
      let removed = told()
      for (name, lines) in [("wrapped", wrapped), ("removed", removed)] where lines != plain {
        note_line("differs \\(name): \\(lines.difference(from: plain))")
      }
    }

    """

  /// Writes what starts all.
  func writeMain() throws -> URL {
    let calls = declarations.indices.map { index in
      let all = isBuilt(index) ? "all\(index)" : "[]"
      return "  note_wrap(\(index), \"\(declarations[index].symbol)\", \(all))"
    }
    .joined(separator: "\n")
    let text = Self.start + "private func wrapAll() {\n\(calls)\n}\n"
    let file = folder.appending(path: "Main.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  func sources(_ indices: Range<Int>) -> [String] {
    [aliases.path] + indices.filter(isBuilt).map { file($0).path }
  }
}
