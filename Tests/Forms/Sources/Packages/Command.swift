import Building
import Foundation

@main
enum Command {
  static func main() throws {
    var names = Array(CommandLine.arguments.dropFirst())
    var page: String?
    if let at = names.firstIndex(of: "--page"), at + 1 < names.count {
      page = names[at + 1]
      names.removeSubrange(at...at + 1)
    }
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var rows: [Row] = []
    for package in Package.all where names.isEmpty || names.contains(package.name) {
      do {
        rows.append(try Row(of: Checkout(package, root: root)))
        say(Row.table(rows))
      } catch let failed as CommandFailed {
        say("\(package.name): \(failed.log.suffix(4_000))")
        exit(2)
      }
    }
    if let page { try Row.table(rows).write(toFile: page, atomically: true, encoding: .utf8) }
    exit(rows.allSatisfy(\.isGood) ? 0 : 1)
  }
}

/// What could be overridden of a package.
struct Row {
  private let name: String
  private let all: Int
  private let excluded: (generic: Int, stored: Int)
  private let counted: Int
  private let byHandle: Int
  /// With what takes its arguments as they come, since no handle can be written.
  private let atHook: Int
  private let called: Int
  private let tests: Int
  private let differing: [String]

  var isGood: Bool {
    differing.isEmpty && min(byHandle + atHook, called) * 100 >= counted * 95
  }

  init(of checkout: Checkout) throws {
    let package = checkout.package
    name = "\(package.name) \(package.version)"
    let declarations = try checkout.declarations()
    all = declarations.count
    excluded = (
      declarations.count { $0.reason?.contains(" is generic") ?? false },
      declarations.count { $0.reason?.contains(" is stored") ?? false }
    )
    let folder = checkout.folder.appending(path: ".build/wrapping")
    let wanted = declarations.filter(\.isCounted)
    counted = wanted.count
    let wrapping = try Wrapping(wanted, of: package, in: folder)
    try Self.build(wrapping, checkout)
    let plain = try checkout.runTests(.plain)
    let wrapped = try checkout.runTests(.wrapped)
    let removed = try checkout.runTests(.removed)
    tests = plain.tests.count
    differing =
      Self.differences(plain, wrapped, "wrapped") + Self.differences(plain, removed, "removed")
      + removed.notes.filter { $0.hasPrefix("called") }.map { "removed: \($0)" }
      + removed.notes.filter { $0.hasPrefix("differs") }
    byHandle = wrapped.notes.count { $0.hasPrefix("overridden ") }
    atHook = wrapped.notes.count { $0.hasPrefix("hook ") }
    let calls = (wrapped.notes + removed.notes).map { $0.split(separator: " ") }
      .filter { ["called", "reached"].contains($0.first) }
    let called = Set(calls.compactMap { Int($0[1]) })
    self.called = called.count
    for index in wanted.indices where !called.contains(index) {
      say("  \(wanted[index].title): not called")
    }
    for index in wanted.indices {
      guard !wrapped.notes.contains("overridden \(index)") else { continue }
      let refusal = wrapped.notes.first {
        $0.hasPrefix("refused \(index) ") && !$0.hasSuffix("\(index) ")
      }
      let left = wrapped.notes.first { $0.hasPrefix("left \(index) ") }
      let reason = refusal ?? wrapping.refusals[index] ?? "nothing can be written"
      say("  \(wanted[index].title): \(reason); \(left ?? "overridden at its hook")")
    }
    for line in differing { say("  \(line)") }
  }

  private typealias Run = (tests: [String: Bool], notes: [String])

  /// The tests that came out otherwise than before.
  private static func differences(_ plain: Run, _ other: Run, _ mode: String) -> [String] {
    guard other.notes.contains("wrapped") else { return ["\(mode): not all was wrapped"] }
    let tests = Set(plain.tests.keys).union(other.tests.keys).sorted()
    return tests.filter { plain.tests[$0] != other.tests[$0] }.map { "\(mode): \($0)" }
  }

  private static func build(_ wrapping: Wrapping, _ checkout: Checkout) throws {
    let count = wrapping.declarations.count
    for start in stride(from: 0, to: count, by: 100) {
      let batch = start..<min(start + 100, count)
      while true {
        try wrapping.write(batch)
        do {
          try checkout.check(wrapping.sources(batch))
          break
        } catch let failed as CommandFailed {
          guard wrapping.advance(past: failed.log, in: batch) else {
            let index = try crashing(in: batch, wrapping, checkout)
            guard wrapping.advance(at: index, "the compiler crashed") else { throw failed }
            continue
          }
        }
      }
      say("  \(checkout.package.name): \(batch.upperBound) of \(count) checked")
    }
    while true {
      do {
        let main = try wrapping.writeMain()
        return try checkout.link(wrapping.sources(0..<count) + [main.path, checkout.calls.path])
      } catch let failed as CommandFailed {
        guard wrapping.advance(past: failed.log, in: 0..<count) else { throw failed }
        try wrapping.write(0..<count)
      }
    }
  }

  /// The declaration that the compiler crashes at without naming it, found by halving.
  private static func crashing(
    in range: Range<Int>,
    _ wrapping: Wrapping,
    _ checkout: Checkout
  ) throws -> Int {
    var range = range
    while range.count > 1 {
      let half = range.lowerBound..<(range.lowerBound + range.count / 2)
      let isIn: Bool
      do {
        try checkout.check(wrapping.sources(half))
        isIn = false
      } catch is CommandFailed { isIn = true }
      range = isIn ? half : half.upperBound..<range.upperBound
    }
    return range.lowerBound
  }

  static func table(_ rows: [Row]) -> String {
    let head = """
      | package | declarations | generic | stored | the rest | overridden by a handle | at the hook alone | called | tests | that came out otherwise |
      |---|---|---|---|---|---|---|---|---|---|

      """
    return head
      + rows.map { row in
        let counts = [
          row.all, row.excluded.generic, row.excluded.stored, row.counted, row.byHandle,
          row.atHook, row.called, row.tests, row.differing.count,
        ]
        let cells = [row.name] + counts.map { "\($0)" }
        return "| " + cells.joined(separator: " | ") + " |\n"
      }.joined()
  }
}
