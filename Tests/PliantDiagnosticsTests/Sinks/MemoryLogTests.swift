import Foundation
import Logging
import Pliant
import Testing

struct MemoryLogTests {
  private func logger(_ memory: MemoryLog) -> Logger {
    Logger(label: "App") { SinkLogHandler(label: $0, level: .trace, sinks: [memory]) }
  }

  @Test func keepsTheNewest() {
    let memory = MemoryLog(lines: .init(records: 3, bytes: 1 << 20))
    let logger = logger(memory)
    logger.error("e")
    for n in 0..<5 { logger.info("\(n)") }
    #expect(memory.records.map(\.message) == ["e", "2", "3", "4"])
    #expect(memory.errors.map(\.message) == ["e"])
    #expect(memory.received == 6 && memory.dropped == 2 && memory.cleared == 0)
    memory.clear()
    #expect(memory.records.isEmpty && memory.bytes == 0)
    #expect(memory.received == 6 && memory.dropped == 2 && memory.cleared == 4)
  }

  @Test func boundedByBytes() {
    let memory = MemoryLog(lines: .init(records: 1_000, bytes: 10_000))
    let logger = logger(memory)
    for n in 0..<100 { logger.info("\(n) \(String(repeating: "x", count: 1_000))") }
    #expect(memory.bytes <= 10_000)
    #expect(memory.records.last?.message.hasPrefix("99 ") == true)
    logger.info("\(String(repeating: "x", count: 20_000))")
    #expect(memory.records.last?.message.hasPrefix("99 ") == true)
    #expect(memory.received == memory.records.count + memory.dropped)
  }
}
