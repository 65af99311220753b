import Foundation
import Logging
import Pliant
import Testing

struct FileSinkTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("pliant-\(UUID().uuidString)")
  private var url: URL { directory.appendingPathComponent("deep/app.log") }

  private func logger(_ sink: any LogSink) -> Logger {
    Logger(label: "App") { SinkLogHandler(label: $0, level: .trace, sinks: [sink]) }
  }

  private func lines(_ name: String = "deep/app.log") throws -> [String] {
    try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  // Dev Kit 4.6#2, 4.6#3: opened lazily, a header per start, the form of a line
  @Test func opensLazilyWithAHeader() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: url)
    sink.flushed()
    #expect(!FileManager.default.fileExists(atPath: directory.path))
    logger(sink).warning("hello", metadata: ["b": "2", "a": "x y"])
    sink.flushed()
    let lines = try lines()
    #expect(lines.count == 3)
    #expect(lines[0] == String(repeating: "-", count: 80))
    #expect(lines[1].hasSuffix("[\(getpid())]: New log started"))
    #expect(
      lines[2].contains(
        /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} warning App\[\d+:[0-9a-f]+\]: hello a=x y b=2$/
      )
    )
    let again = FileSink(at: url)
    logger(again).info("more")
    again.flushed()
    #expect(try self.lines().count == 6)
  }

  @Test func rotates() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: url, largestFile: 2_000, mostFiles: 3)
    let logger = logger(sink)
    for n in 0..<200 { logger.info("line \(n) \(String(repeating: "x", count: 40))") }
    sink.flushed()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: directory.appendingPathComponent("deep").path
    )
    #expect(names.sorted() == ["app.1.log", "app.2.log", "app.log"])
    let kept = try ["deep/app.2.log", "deep/app.1.log", "deep/app.log"].flatMap { try lines($0) }
    let numbers = kept.compactMap {
      $0.split(separator: " ").drop { $0 != "line" }.dropFirst().first
    }
    .compactMap { Int($0) }
    #expect(numbers == Array((200 - numbers.count)..<200))
    for name in names {
      let path = directory.appendingPathComponent("deep/\(name)").path
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(size ?? .max <= 2_000)
    }
    #expect(sink.dropped == 0)
  }

  // Dev Kit 4.6#4: a write failure switches the file off, and logging goes on
  @Test func fullDisk() {
    let sink = FileSink(at: URL(fileURLWithPath: "/dev/full"))
    let memory = MemoryLog()
    let logger = Logger(label: "") { SinkLogHandler(label: $0, sinks: [sink, memory]) }
    logger.info("one")
    sink.flushed()
    logger.info("two")
    logger.error("three")
    sink.flushed()
    #expect(sink.failure == "write: No space left on device")
    #expect(sink.dropped == 3)
    #expect(memory.records.count == 3)
  }

  @Test func directoryThatIsTakenAway() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: url)
    logger(sink).info("one")
    sink.flushed()
    try FileManager.default.removeItem(at: directory)
    logger(sink).info("two")
    sink.flushed()
    let lines = try lines()
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix("Log continued: the file was taken away"))
    #expect(lines[2].hasSuffix("two"))
    #expect(sink.failure == nil)
  }

  @Test func directoryThatCannotBeMade() {
    let sink = FileSink(at: URL(fileURLWithPath: "/dev/null/app.log"))
    logger(sink).info("one")
    sink.flushed()
    #expect(sink.failure != nil)
    #expect(sink.dropped == 1)
  }

  @Test func linesCannotBeForged() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let sink = FileSink(at: url)
    let forged = "a\nb\r\u{1B}[31m\u{0}\u{85}\u{2028}\u{202E}\\n\tc"
    var logger = Logger(label: "A\nB") { SinkLogHandler(label: $0, sinks: [sink]) }
    logger[metadataKey: "k\n"] = "v\n"
    logger.info("\(forged)")
    sink.flushed()
    let lines = try lines()
    #expect(lines.count == 3)
    #expect(
      lines[2].hasSuffix(
        #"a\nb\r\u{1b}[31m\u{0}\u{85}\u{2028}\u{202e}\\n\tc k\n=v\n"#
      )
    )
    #expect(lines[2].contains(#"info A\nB["#))
  }
}
