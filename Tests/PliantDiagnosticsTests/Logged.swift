import Logging
import Pliant

/// Runs `body` with a logger of its own, and returns the lines that it logged.
func logged(at level: Logger.Level = .trace, _ body: () throws -> Void) rethrows -> [String] {
  let memory = MemoryLog()
  try withLogger(Logger(label: "test") { SinkLogHandler(label: $0, level: level, sinks: [memory]) })
  {
    _ in try body()
  }
  return memory.records.map(\.message)
}

/// The same for an asynchronous body.
func logged(
  at level: Logger.Level = .trace,
  _ body: () async throws -> Void
) async rethrows -> [String] {
  let memory = MemoryLog()
  try await withLogger(
    Logger(label: "test") { SinkLogHandler(label: $0, level: level, sinks: [memory]) }
  ) { _ in try await body() }
  return memory.records.map(\.message)
}
