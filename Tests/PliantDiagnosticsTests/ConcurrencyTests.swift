import Foundation
import Logging
import Pliant
import Testing

struct DiagnosticsConcurrencyTests {
  /// Fewer under Thread Sanitizer would show the same; a million take seconds.
  @Test func aStormLosesNothingUnaccounted() async throws {
    let lines = 250_000
    let memory = MemoryLog(lines: .init(records: 5_000, bytes: 2 << 20))
    let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [memory]) }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for n in 0..<lines {
            if n % 1_000 == 0 {
              logger.error("\(thread) \(n)")
            } else {
              logger.info("\(thread) \(n)")
            }
          }
        }
      }
      group.addTask {
        while memory.received < 4 * lines {
          #expect(memory.bytes <= 3 << 20)
          await Task.yield()
        }
      }
    }
    #expect(memory.received == 4 * lines)
    #expect(memory.received == memory.records.count + memory.dropped)
    #expect(memory.errors.count == 1_000)
    #expect(memory.bytes <= 3 << 20)
  }

  @Test func filesUnderAStorm() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("pliant-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: directory.appendingPathComponent("a.log"), mostFiles: 50)
    let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [sink]) }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { for n in 0..<2_500 { #log(thread, n, to: logger) } }
      }
    }
    sink.flushed()
    var written = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      let text = try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
      written += text.split(separator: "\n").count { $0.contains("filesUnderAStorm()") }
    }
    #expect(written + sink.dropped == 10_000)
    #expect(sink.failure == nil)
  }

  @Test func policiesAndFormatsFromManyThreads() async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for n in 0..<200 {
            #expect(throws: VerificationError.self) {
              try VerificationPolicy.with(.throw) { try #verify(n < 0) }
            }
            DiagnosticFormat.register(Local.self) { "\($0.n) of \(thread)" }
            #expect(DiagnosticFormat.string(for: Local(n: n)).hasPrefix("\(n) of "))
          }
        }
      }
    }
    DiagnosticFormat.unregister(Local.self)
  }
}

private struct Local { let n: Int }
