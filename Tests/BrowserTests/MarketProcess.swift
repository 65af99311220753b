import Foundation
import PliantBase
import ProgramRunner

/// The demo, or another program that prints a console's address, and what it prints.
final class MarketProcess: Sendable {
  private let process = Process()
  private let output = Output()

  init(_ program: String = "demo", _ arguments: [String] = []) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    readText(of: pipe) { [output] in output.add($0) }
  }

  /// Not with a polite signal, to which a process that a task has started may be deaf.
  func end() { kill(process.processIdentifier, SIGKILL) }

  /// Stops it as a debugger does, and lets it go on.
  func pause() { kill(process.processIdentifier, SIGSTOP) }
  func resume() { kill(process.processIdentifier, SIGCONT) }

  /// The address that it prints first.
  func url() async throws -> URL? {
    // Others may have come behind it by now.
    for _ in 0..<3_000 where output.lines.isEmpty { try await Task.sleep(for: .milliseconds(100)) }
    let first = output.lines.first ?? ""
    return URL(string: String(first.dropFirst("console: ".count)))
  }

  /// Waits for a line that comes from now on, or is the first.
  func line(_ isWanted: (String) -> Bool) async throws -> Bool {
    var seen = max(output.lines.count - 1, 0)
    for _ in 0..<3_000 {
      let all = output.lines
      if all[min(seen, all.count)...].contains(where: isWanted) { return true }
      seen = all.count
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }
}

/// The lines that were received.
private final class Output: Sendable {
  private let state = Guarded((lines: [String](), rest: ""))

  var lines: [String] { state.withLock { $0.lines } }

  func add(_ text: String) {
    state.withLock { state in
      let parts = (state.rest + text).split(separator: "\n", omittingEmptySubsequences: false)
      state.lines += parts.dropLast().map(String.init)
      state.rest = parts.last.map(String.init) ?? ""
    }
  }
}
