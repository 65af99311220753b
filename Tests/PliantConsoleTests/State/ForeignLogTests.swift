import Glibc
import Logging
import Pliant
import PliantConsole
import PliantDiagnostics
import Testing

/// Issue 64, part 3: the log of programs that were not prepared.
@Suite(.serialized) struct ForeignLogTests {
  #if DEBUG
  private struct Passing: LogHandler {
    var inner: any LogHandler
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { inner.log(event: event) }
  }

  /// Handlers as they were written before swift-log passed events: what is deprecated uses them,
  /// and is called through a protocol.
  @available(*, deprecated)
  private struct Old: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(
      level: Logger.Level,
      message: Logger.Message,
      metadata: Logger.Metadata?,
      source: String,
      file: String,
      function: String,
      line: UInt
    ) {}
  }

  private protocol Making { func make() -> any LogHandler }
  private struct MakingOld: Making {
    @available(*, deprecated)
    func make() -> any LogHandler { Old() }
  }
  #endif

  private func open() -> (log: MemoryLog, foreign: ForeignLog) {
    let log = MemoryLog()
    let foreign = ForeignLog(log)
    foreign.begin()
    return (log, foreign)
  }

  private func write(_ text: String, to file: Int32) {
    #expect(Glibc.write(file, text, text.utf8.count) == text.utf8.count)
  }

  private func found(_ text: String, in log: MemoryLog) -> [String] {
    log.records.filter { $0.message.contains(text) }.map { "\($0.label) \($0.level) \($0.message)" }
  }

  /// In a process of its own, where nobody else writes to its descriptors.
  @Test func outputIsShownAndStillWritten() async {
    await #expect(processExitsWith: .success) {
      let test = ForeignLogTests()
      let (log, foreign) = test.open()
      defer { foreign.end() }
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let before = dup(2)
      dup2(ends[1], 2)
      test.write("one fore", to: 2)
      test.write("ign line\nand another foreign line\n", to: 2)
      dup2(before, 2)
      test.write("a foreign line of output\n", to: 1)
      var bytes = [UInt8](repeating: 0, count: 1_000)
      let count = read(ends[0], &bytes, bytes.count)
      let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      #expect(text.contains("one foreign line\nand another foreign line\n"))
      for file in [before] + ends { close(file) }
      while test.found("a foreign line of", in: log).isEmpty { sched_yield() }
      #expect(
        test.found("foreign line", in: log) == [
          "stderr info one foreign line", "stderr info and another foreign line",
          "stdout info a foreign line of output",
        ]
      )
    }
  }

  /// The page lists what a person overrides, whatever its name is.
  @Test func aFunctionOfTheSameNameIsListed() async throws {
    final class Ledger { dynamic func write(_ text: String) {} }
    let console = try await DebugConsole.start(log: MemoryLog())
    let foreign = open().foreign
    let redefinition = try #callable(write(_:)).redefine { _ in }
    let method = try #method(Ledger.write(_:)).redefine { _, _ in }
    let found = try await ask("overridden", "{\"search\": \"write\"}", console)
    let hooks = (found["hooks"] as? [[String: Any]] ?? [])
      .compactMap { $0["declaration"] as? String }
      .filter { ["write", "write(_:)", "Ledger.write(_:)"].contains($0) }
    #expect(hooks.sorted() == ["Ledger.write(_:)", "write(_:)"])
    withExtendedLifetime((redefinition, method)) { foreign.end() }
    await console.stop()
  }

  /// Nobody reads what is more than there is room for, and no write waits for that.
  @Test func aStormIsNotWaitedFor() throws {
    let (log, foreign) = open()
    defer { foreign.end() }
    let (before, null) = (dup(1), Glibc.open("/dev/null", O_WRONLY))
    dup2(null, 1)
    for _ in 0..<4 { write(String(repeating: "s", count: 2 << 20) + "\n", to: 1) }
    dup2(before, 1)
    close(before)
    close(null)
    while found("bytes of the program's output are not shown", in: log).isEmpty { sched_yield() }
  }

  #if DEBUG
  @Test(arguments: [false, true]) func callsOfHandlersAreTold(passedOn: Bool) throws {
    let (log, foreign) = open()
    let old = (MakingOld() as any Making).make()
    let handler: any LogHandler = passedOn ? Passing(inner: old) : old
    let logger = Logger(label: "shop") { _ in handler }
    let text = "foreign \(passedOn)"
    let line = #line + 1
    logger.warning("\(text)", metadata: ["item": "bread", "prices": ["1", "2"]])
    logger.info("\(text) again")
    logger.info("\(text) again")
    while found(text, in: log).count < 3 { sched_yield() }
    let records = log.records.filter { $0.message.contains(text) }
    #expect(
      found(text, in: log) == [
        "\(passedOn ? "Passing" : "Old") warning \(text)",
        "\(passedOn ? "Passing" : "Old") info \(text) again",
        "\(passedOn ? "Passing" : "Old") info \(text) again",
      ]
    )
    let first = try #require(records.first)
    #expect(first.metadata == ["item": "bread", "prices": "[\"1\", \"2\"]"])
    #expect(first.line == line && first.function == "callsOfHandlersAreTold(passedOn:)")
    #expect(first.file == #fileID && first.source == "PliantConsoleTests")
    foreign.end()
    logger.error("\(text) at last")
    write("\(text) at last\n", to: 1)
    #expect(found("\(text) at last", in: log).isEmpty)
  }

  /// A handler's line tells the label and the logger's metadata, which no handler's call has.
  @Test func aPrintedLineIsShownOnce() throws {
    let (log, foreign) = open()
    defer { foreign.end() }
    var logger = Logger(label: "shop.cart") { StreamLogHandler.standardOutput(label: $0) }
    logger[metadataKey: "request"] = "7 of 9"
    logger.notice("a printed line", metadata: ["item": "a=b c"])
    logger.error("a printed line\nof two")
    let custom = Logger(label: "custom") { _ in Printing() }
    custom.warning("a printed line of a custom form")
    write("the last printed line\n", to: 1)
    while found("the last printed line", in: log).isEmpty { sched_yield() }
    #expect(
      found("printed line", in: log) == [
        "shop.cart notice a printed line", "shop.cart error a printed line\nof two",
        "Printing warning WARN a printed line of a custom form (x=1)",
        "stdout info the last printed line",
      ]
    )
    let record = try #require(log.records.first { $0.label == "shop.cart" })
    #expect(record.metadata == ["request": "7 of 9", "item": "a=b c"])
    #expect(record.function == "aPrintedLineIsShownOnce()")
    #expect(!log.records.contains { $0.message == "of two" })
  }

  private struct Printing: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
      let line = "WARN \(event.message) (x=1)\n"
      _ = Glibc.write(1, line, line.utf8.count)
    }
  }
  #endif
}

private dynamic func write(_ text: String) {}
