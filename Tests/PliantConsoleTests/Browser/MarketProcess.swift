import Foundation
import PliantBase

/// `pliant console`, and what it prints.
final class MarketProcess: Sendable {
  private let process = Process()
  private let lines = Guarded<[String]>([])

  init() throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("pliant")
    process.arguments = ["console", "--seconds", "120"]
    let pipe = Pipe()
    process.standardOutput = pipe
    let rest = Guarded("")
    pipe.fileHandleForReading.readabilityHandler = { [lines] file in
      let text = String(decoding: file.availableData, as: UTF8.self)
      let whole = rest.withLock { rest in
        rest += text
        let parts = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        rest = parts.last ?? ""
        return Array(parts.dropLast())
      }
      lines.withLock { $0 += whole }
    }
    try process.run()
  }

  func end() { process.terminate() }

  /// The address that it prints first.
  func url() async throws -> URL? {
    _ = try await line { $0.hasPrefix("console: ") }
    let first = lines.withLock { $0.first } ?? ""
    return URL(string: String(first.dropFirst("console: ".count)))
  }

  /// Waits for a line that comes from now on, or is the first.
  func line(_ isWanted: (String) -> Bool) async throws -> Bool {
    var seen = max(lines.withLock { $0.count } - 1, 0)
    for _ in 0..<300 {
      let all = lines.withLock { $0 }
      if all[min(seen, all.count)...].contains(where: isWanted) { return true }
      seen = all.count
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }
}
