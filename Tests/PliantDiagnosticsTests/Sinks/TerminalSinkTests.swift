import Foundation
import Logging
import Pliant
import Testing

struct TerminalSinkTests {
  @Test func plainWhereNobodyLooks() throws {
    let pipe = Pipe()
    let sink = TerminalSink(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(!sink.isColored)
    let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [sink]) }
    logger.error("a\u{1B}[2J")
    sink.flushed()
    let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    #expect(text.hasSuffix("a\\u{1b}[2J\n"))
  }

  @Test func colored() throws {
    let pipe = Pipe()
    let sink = TerminalSink(descriptor: pipe.fileHandleForWriting.fileDescriptor, isColored: true)
    let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [sink]) }
    logger.error("no")
    sink.flushed()
    let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[31m") && text.hasSuffix("no\u{1B}[0m\n"))
  }

  @Test func aSlowReaderIsNotWaitedFor() throws {
    let pipe = Pipe()
    let sink = TerminalSink(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let logger = Logger(label: "App") { SinkLogHandler(label: $0, sinks: [sink]) }
    let done = DispatchSemaphore(value: 0)
    let long = String(repeating: "x", count: 1_000)
    for _ in 0..<5_000 { logger.info("\(long)") }
    // At most two buffers of a million bytes are on their way.
    #expect(sink.dropped > 2_500)
    let reader = pipe.fileHandleForReading
    let read = Thread {
      var text = Data()
      while true {
        let more = reader.availableData
        if more.isEmpty { break }
        text += more
      }
      // Also where no line follows.
      #expect(String(decoding: text.suffix(200), as: UTF8.self).contains("lines dropped"))
      done.signal()
    }
    read.start()
    sink.flushed()
    try pipe.fileHandleForWriting.close()
    done.wait()
  }
}
