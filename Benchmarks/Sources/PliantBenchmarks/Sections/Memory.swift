import BenchmarkFixture
import Foundation
import Glibc
import Pliant

/// In processes of their own.
func measureMemory(_ effort: Effort) throws -> [Row] {
  try MemoryUse.allCases.map { use in
    Row(
      section: "observing",
      what: "an observation of 1,000,000, \(use.name)",
      unit: .bytes,
      value: try use.numbers(effort.rounds > 50 ? 3 : 1),
      goal: .atMost(256)
    )
  }
}

/// What a process does first and only; it begins a million observations and keeps them.
enum MemoryUse: String, OwnProcess {
  case manyObjects = "--bytes"
  case fewObjects = "--bytes-of-few-objects"

  var name: String {
    switch self {
    case .manyObjects: "one on each object"
    case .fewObjects: "1,000 on each object"
    }
  }

  private var objectCount: Int {
    switch self {
    case .manyObjects: 1_000_000
    case .fewObjects: 1_000
    }
  }

  func measure() throws -> Double {
    let tally = Tally()
    let objects = (0..<objectCount).map { _ in Leaf() }
    // Room for the tokens, and what the first observation of a property needs, is there beforehand.
    var tokens = [KeyPathObservation?](repeating: nil, count: 1_000_000)
    let other = Leaf()
    let first = try observe(other, \.value) { tally.count &+= 1 }
    let before = try residentBytes()
    for index in tokens.indices {
      tokens[index] = try observe(objects[index % objects.count], \.value) { tally.count &+= 1 }
    }
    let after = try residentBytes()
    objects[0].value = 1
    precondition(tally.count == tokens.count / objects.count)
    kept = (objects, tokens, other, first)
    return Double(after - before) / Double(tokens.count)
  }
}

/// The process ends with what it measured; giving a million objects back would take longer than all before.
nonisolated(unsafe) private var kept: Any?  // SAFETY: written once, by the process's only thread

/// The memory of this process that is in use.
///
/// Swift's Glibc has nothing of `<malloc.h>`, so that `mallinfo2` cannot be asked.
private func residentBytes() throws -> Int {
  // What was freed is handed back, or what comes next would be put there unseen.
  typealias Trim = @convention(c) (Int) -> CInt
  if let symbol = dlsym(nil, "malloc_trim") {
    // SAFETY: this is how `<malloc.h>` declares it.
    let trim = unsafeBitCast(symbol, to: Trim.self)
    _ = trim(0)
  }
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }) ?? ""
  let words = line.split(separator: " ")
  guard words.count > 1, let kilobytes = Int(words[1]) else {
    preconditionFailure("/proc/self/status tells no VmRSS")
  }
  return kilobytes * 1_024
}
